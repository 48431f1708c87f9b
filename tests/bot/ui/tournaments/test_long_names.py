"""Posts about many people with long names, each letter of which has to be escaped, fit into messages."""

import dataclasses

import pytest

from bot.core.commands.limits import check_post
from bot.core.text.translator import Translator, translator
from bot.features.tournament.posts.announcing import entrants_post
from bot.features.tournament.posts.calls import Call, call_posts, dispute_post
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES
from bot.tables.names import visible
from bot.tournaments.model import Held
from rules.contest.director.held import Place
from rules.core.text import Typed
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall
from tests.catalogues import catalogue_of

__all__ = ["hall"]

MANY = 64
LONG = "_" * 30


@pytest.fixture
async def full(hall: Hall) -> Held:
    held = await hall.announced()
    for number in range(MANY):
        actor = dataclasses.replace(
            hall.by(FIRST_MEMBER + number), name=Typed(f"{LONG}{number:02}")
        )
        held = await hall.tournaments.sign_up(held.id, actor)
    return held


def texts() -> list[Translator]:
    return [translator(catalogue_of(language), None) for language in LANGUAGES]


async def test_a_list_of_entrants_shows_as_many_as_it_has_room_for(full: Held) -> None:
    for text in texts():
        post = entrants_post(Shown(full), text)
        assert check_post(post) == ()
        assert post.content.count(" · ") > MANY // 4
        assert post.content.endswith(" · …")


async def test_all_members_are_called_although_names_are_long(full: Held) -> None:
    nos = tuple(each.no for each in full.stored.entrants)
    wanted = [each.member_id for each in full.stored.entrants[::16]]
    for text in texts():
        posts = call_posts(Shown(full), Call("checkin", nos, 1_800_000_000_000), text, wanted)
        assert [check_post(post) for post in posts] == [()] * len(posts)
        everything = "".join(post.content for post in posts)
        named = [each for each in full.stored.entrants if each.member_id not in wanted]
        assert all(f"{visible(each.name)[-2:]}**" in everything for each in named)
        assert [member for post in posts for member in post.mentions] == wanted


async def test_a_dispute_that_is_all_markdown_reaches_the_referee(full: Held) -> None:
    for text in texts():
        post = dispute_post(
            Shown(full), Place(1, 1, 0), Typed("Ann"), Typed("*" * 1000), 10**18, text
        )
        assert check_post(post) == ()
