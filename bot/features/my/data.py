"""``/my data``: figures of the data stored about a member, its export as a file, and its confirmed deletion."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import MyId
from bot.core.controls.items import GREY, RED, button_of, view_of
from bot.core.controls.modal import OPEN_FOR_S
from bot.core.core import Core
from bot.core.posts.post import Post, PostFile
from bot.core.servers.reach import Unreached
from bot.core.text.translator import Translator, translator
from bot.store.people.posted import Place
from bot.tables.privacy.privacy import Privacy
from rules.core.errors import Refusal

EXPORT: Final = "data_export"
ASK: Final = "data_ask"
KEEP: Final = "data_keep"
SURE: Final = "data_sure"
"""The operation of the button that opens the box, and of the box."""
OPS: Final = frozenset({EXPORT, ASK, KEEP})
WORD: Final = "word"
_FILE: Final = "turnpost.json"


MOST_PLACES: Final = 10
"""Maximum number of unreachable places that are named."""
Reach = Callable[[Sequence[Place]], Awaitable[Unreached]]


class DataPanel:
    def __init__(self, core: Core, privacy: Privacy, reach: Reach) -> None:
        """Create the panel; `reach` finds the places in which posts can no longer be edited."""
        self._catalogues = core.catalogues
        self._privacy = privacy
        self._reach = reach

    async def panel(self, caller: Caller) -> Post:
        """Return the amount of stored data, with buttons to export and to delete it."""
        text = self._text(caller)
        kept = await self._privacy.figures(caller.member_id)
        lines = [
            text.words("data.head", seats=kept.seats, moves=kept.moves, pings=kept.pings),
            text.words("data.copies"),
        ]
        view = view_of(
            button_of(MyId(EXPORT), text.words("data.button.export"), GREY),
            button_of(MyId(ASK), text.words("data.button.delete"), RED),
        )
        return Post("\n".join(lines), view=view)

    async def click(self, caller: Caller, clicked: MyId) -> Post:
        """Return the panel after a click on one of its buttons.

        Raises:
            Refusal: ui.outdated.
        """
        match clicked.op:
            case "data_export":
                text = self._text(caller)
                data = await self._privacy.export(caller.member_id)
                return Post(text.words("data.file"), (PostFile(_FILE, data, ""),))
            case "data_ask":
                return await self._ask(caller)
            case "data_keep":
                return await self.panel(caller)
            case _:
                raise Refusal("ui.outdated")

    async def _ask(self, caller: Caller) -> Post:
        text = self._text(caller)
        kept = await self._privacy.figures(caller.member_id)
        view = view_of(
            button_of(MyId(SURE), text.words("data.button.sure"), RED),
            button_of(MyId(KEEP), text.words("data.button.keep"), GREY),
        )
        asked = text.words("data.ask", seats=kept.open_seats)
        left = await self._reach(await self._privacy.places(caller.member_id))
        return Post("\n".join((asked, *_left_lines(left, text))), view=view)

    async def delete(self, caller: Caller, typed: str) -> Post:
        """Delete all data of the caller, if they typed the word of confirmation.

        Raises:
            Refusal: data.not_typed.
        """
        text = self._text(caller)
        word = text.words("data.word")
        if typed.strip().casefold() != word.casefold():
            raise Refusal("data.not_typed", word=word)
        await self._privacy.delete(caller.actor)
        return Post(text.words("data.deleted"))

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def _left_lines(left: Unreached, text: Translator) -> list[str]:
    """Return the lines about posts that cannot be edited; empty if all can be."""
    places = " ".join(f"<#{each}>" for each in left.shut[:MOST_PLACES])
    places += " …" * (len(left.shut) > MOST_PLACES)
    lines: list[str] = []
    if left.servers:
        lines.append(text.words("data.left_servers", servers=left.servers, tables=left.tables))
    if left.deleted:
        lines.append(text.words("data.left_deleted", count=left.deleted))
    if left.shut:
        lines.append(text.words("data.left_shut", places=places))
    if left.direct:
        lines.append(text.words("data.left_direct", count=left.direct))
    return [text.words("data.left_head"), *(f"- {each}" for each in lines)] if lines else []


def word_modal(text: Translator, modal_id: MyId) -> discord.ui.Modal:
    """Return the text box in which a member confirms the deletion by typing a word."""
    modal = discord.ui.Modal(
        title=text.words("data.title"), timeout=OPEN_FOR_S, custom_id=modal_id.write()
    )
    modal.add_item(
        discord.ui.Label(
            text=text.words("data.type", word=text.words("data.word")),
            component=discord.ui.TextInput(custom_id=WORD, max_length=20),
        )
    )
    return modal
