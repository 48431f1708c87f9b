"""Commands that private answers name are links that members can press, in every language."""

import re
from importlib.resources import files
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.client import TurnpostBot
from bot.core.commands.tree import CatalogueTranslator, payload_of
from bot.core.posts.layout import Box, Lines, layout_post
from bot.core.posts.post import Post
from bot.core.replies import send_error, show
from bot.core.text.links import Mentions
from bot.i18n import LANGUAGES, Catalogues
from tests.catalogues import catalogue_of

_NAMED = re.compile(r"`/([^`]*\{ cmd-[^`]*)`")
_TERM = re.compile(r"\{ (cmd-[a-z_-]+) \}")
Json = dict[str, Any]


@pytest.fixture
async def mentions(loaded: TurnpostBot, catalogues: Catalogues) -> Mentions:
    await loaded.tree.set_translator(CatalogueTranslator(catalogues))
    payload, known = await payload_of(loaded.tree), Mentions()
    known.learn(payload, {each["name"]: 1000 + at for at, each in enumerate(payload)})
    return known


def commands(language: str) -> set[str]:
    """Every command that a text names in a language, as its readers see it."""
    folder = files("bot") / "locale" / language
    words = catalogue_of(language).words
    return {
        _TERM.sub(lambda term: words(term[1].replace("-", ".")), found)
        for file in folder.iterdir()
        for found in _NAMED.findall(file.read_text("utf-8"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_command_that_a_text_names_becomes_a_link(mentions: Mentions, language: str) -> None:
    named = commands(language)
    assert len(named) > 30
    for each in named:
        assert mentions.linked(f"`/{each}`").startswith("</"), each


class _Response:
    type = discord.InteractionResponseType.deferred_channel_message

    def is_done(self) -> bool:
        return True


async def shown(mentions: Mentions, post: Post | str) -> Json:
    """The answer of an interaction, from a post or as an error."""
    sent: list[Json] = []

    async def edit(**fields: Any) -> Any:
        sent.append(fields)
        return SimpleNamespace(attachments=[])

    interaction = SimpleNamespace(
        client=SimpleNamespace(core=SimpleNamespace(mentions=mentions)),
        edit_original_response=edit,
        message=None,
        response=_Response(),
    )
    if isinstance(post, str):
        await send_error(cast(Any, interaction), post)
    else:
        await show(cast(Any, interaction), post)
    return sent[-1]


async def test_every_private_answer_links_the_commands_that_it_names(mentions: Mentions) -> None:
    for language in LANGUAGES:
        path = " ".join(
            catalogue_of(language).words(f"cmd.{each}") for each in ("table", "table.take")
        )
        text = f"**Full.** `/{path}`, `/{path} seat:2`"
        linked = mentions.linked(text)
        assert re.findall("`/", linked) == []
        assert (await shown(mentions, Post(text)))["content"] == linked
        assert (await shown(mentions, text))["content"] == linked
        view = (await shown(mentions, layout_post(Box([Lines(text)]))))["view"]
        assert linked in str(view.to_components())
        long = f"{text} {'x' * (2000 - len(text) - 1)}"
        assert (await shown(mentions, Post(long)))["content"] == long
