"""A member's tables: those that wait for the member, others in play, lobbies, offers, and damaged ones."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

import discord
from discord import ButtonStyle

from bot.core.controls.ids import NOTHING, MyId, OpeningId, TableId
from bot.core.controls.items import BUTTON_CHARS, Component, button_of
from bot.core.posts.clock_lines import due_lines
from bot.core.posts.layout import Box, Entry, Item, Lines, Part, Row, layout_post
from bot.core.posts.post import Post
from bot.core.servers.presence import Server
from bot.core.text.lines import cut
from bot.core.text.links import link
from bot.core.text.translator import Translator
from bot.features.look.digest_posts import TABLES_A_PAGE, Waiting
from bot.store.rows import Status
from bot.tables.model import Position
from bot.tables.names import table_title
from render.core.palette import ACCENT, HAIR
from rules.core.seats import Seat
from rules.core.text import SeatName, typed

MOST_PLAYED = 5
"""Most waiting tables with a button for the turn beside them."""
Texts = Callable[[Position | None], Translator]
"""Function that returns the reader's translator, which names the seats of a table."""


def table_list(
    waiting: Sequence[Waiting],
    others: Sequence[Position],
    broken: Sequence[int],
    texts: Texts,
    page: int = 0,
    *,
    servers: Mapping[int, Server] = MappingProxyType({}),
    offered: Sequence[tuple[Position, Seat]] = (),
) -> Post:
    """Return a page of the reader's tables, with a frame each for the groups.

    The groups are tables that wait for the reader, others in play, lobbies, offers and damaged tables. A page beyond
    the last is the last. `servers` holds the servers to name, by number. Tables in servers that the reader cannot
    enter have no link.
    """
    text = texts(None)
    played = [at for at in others if at.table.status is not Status.LOBBY]
    lobbies = [at for at in others if at.table.status is Status.LOBBY]
    calls: Sequence[Callable[[], Part]] = [
        partial(
            _waiting,
            each,
            texts,
            servers.get(each.at.table.guild_id),
            is_played=place < MOST_PLAYED,
        )
        for place, each in enumerate(waiting)
    ]
    rest = [partial(_other, at, texts, servers.get(at.table.guild_id)) for at in played]
    open_ones = [partial(_other, at, texts, servers.get(at.table.guild_id)) for at in lobbies]
    free = [
        partial(_offered, at, seat, texts, servers.get(at.table.guild_id)) for at, seat in offered
    ]
    lost = [partial(_lost, each, text) for each in broken]
    count = sum(len(each) for each in (calls, rest, open_ones, free, lost))
    pages = max(1, -(-count // TABLES_A_PAGE))
    page = min(page, pages - 1)
    boxes: list[Box | Part] = []
    if not waiting and page == 0:
        boxes.append(Box([Entry(text.words("ui.list.nothing_waits"), _opens(text))], ACCENT))
    before = 0
    for key, section, colour in (
        ("ui.list.waiting", calls, ACCENT),
        ("ui.list.others", rest, HAIR),
        ("ui.list.lobbies", open_ones, HAIR),
        ("ui.list.offered", free, HAIR),
        (None, lost, HAIR),
    ):
        first = max(0, page * TABLES_A_PAGE - before)
        here = section[first : max(0, (page + 1) * TABLES_A_PAGE - before)]
        before += len(section)
        if here:
            head = [] if key is None else [Lines(text.words(key, count=len(section)))]
            boxes.append(Box([*head, *(build() for build in here)], colour))
    if pages > 1:
        boxes.append(Row(_turning(page, pages, text)))
    return layout_post(*boxes)


def _waiting(each: Waiting, texts: Texts, server: Server | None, *, is_played: bool) -> Part:
    own = texts(each.at)
    more = [own.say(each.at.waiting()[each.seat])]
    more += due_lines({} if each.shown is None else {each.seat: each.shown}, own)
    return _entry(each.at, more, own, server, is_played=is_played)


def _other(at: Position, texts: Texts, server: Server | None) -> Part:
    return _entry(at, [], texts(at), server, is_played=False)


def _offered(at: Position, seat: Seat, texts: Texts, server: Server | None) -> Part:
    text = texts(at)
    said = text.words("ui.list.offered_seat", place=str(seat + 1), all=len(at.seats))
    return _entry(at, [said], text, server, is_played=False)


def _lost(number: int, text: Translator) -> Part:
    return Lines(text.words("ui.list.broken", number=str(number)))


def _turning(page: int, pages: int, text: Translator) -> list[Item]:
    """Return the buttons that turn the page."""
    buttons: list[Item] = []
    for key, to in (("ui.button.back", page - 1), ("ui.button.forth", page + 1)):
        # The ids of two buttons must differ, even if one of them is disabled.
        buttons.append(
            button_of(
                MyId("tables", str(to) if 0 <= to < pages else f"{page}."),
                text.words(key),
                disabled=not 0 <= to < pages,
            )
        )
    return buttons


def _entry(
    at: Position, more: Sequence[str], text: Translator, server: Server | None, *, is_played: bool
) -> Part:
    """Return a table's entry with a link; with `is_played`, its title is the link, and a button leads to the turn.

    `server` is given for a table outside the reader's present server, and is named.
    """
    facts: dict[str, Any] = {"title": table_title(at.table), "number": str(at.table.id)}
    address = link(at.table)
    here, there = "ui.list.table", "ui.list.table_in"
    if is_played and (server is None or server.is_open):
        here, there = "ui.list.table_linked", "ui.list.table_in_linked"
        facts["link"] = address
    if server is not None and server.name:
        lines = [text.words(there, server=typed(server.name), **facts)]
    else:
        lines = [text.words(here, **facts)]
    if at.table.status is Status.LOBBY:
        lines.append(text.words("ui.list.lobby"))
    elif at.waiting() and not more:
        others = tuple(SeatName(seat) for seat in sorted(at.waiting()))
        lines.append(text.words("ui.list.playing", others=others))
    if server is not None and not server.is_open:
        return Lines("\n".join((*lines, *more)))
    if is_played:
        return Entry(
            "\n".join((*lines, *more)),
            button_of(
                TableId("turn", at.table.id, max(at.table.seq, 0)),
                text.words("ui.button.turn"),
                ButtonStyle.success,
            ),
        )
    go: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        label=cut(text.words("ui.button.go"), BUTTON_CHARS), url=address
    )
    return Entry("\n".join((*lines, *more)), go, instead=address)


def _opens(text: Translator) -> Component:
    return button_of(OpeningId("games", NOTHING), text.words("ui.button.open"), ButtonStyle.success)
