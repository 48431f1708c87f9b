"""Opens tables in a private panel: a game, then seats, robots and options, then the table.

Nothing is kept between clicks. The id of each control holds every choice, so a panel still works after a restart.
"""

import dataclasses
from collections.abc import Sequence
from typing import Any

from bot.clocks.paces import DEFAULT
from bot.core.caller import Caller, Spot
from bot.core.controls.ids import NOTHING, OpeningId, small_number
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post
from bot.core.text.translator import Translator, translator
from bot.features.learn.help import length_lines
from bot.features.lobby.draft import Draft, drafted, proposed
from bot.features.lobby.views import draft_view, games_view, more_view, page_of
from bot.features.turn.panel import Panel
from bot.i18n import Catalogues
from bot.store.people.opened import Opened
from bot.store.rows import ANYONE, Filters
from bot.tables.errors import NoSuchTitle
from bot.tables.learning.first_games import FirstGames
from bot.tables.robots import Robots
from bot.tables.service import Tables
from rules import registry
from rules.core.errors import Refusal
from rules.core.game import GameDef
from rules.core.text import msg

ROBOTS_WITHIN_S = 8.0
"""Seconds that the answer waits for robots that move first."""
LEARN = "learn"
"""The operation that opens a member's first game, with lessons."""
OPENS = frozenset({"open", "start", "fill"})
"""The operations that open a table."""


class Opening:
    def __init__(
        self,
        tables: Tables,
        catalogues: Catalogues,
        pictures: Pictures,
        panel: Panel,
        robots: Robots,
        first_games: FirstGames,
    ) -> None:
        self._first_games = first_games
        self._tables = tables
        self._catalogues = catalogues
        self._pictures = pictures
        self._panel = panel
        self._robots = robots

    async def games(self, caller: Caller, *, seats: int = 0) -> Post:
        """Ask the caller which game to play, and show every cover."""
        text = self._text(caller)
        titles = registry.title_keys()
        files = await self._pictures.covers(titles, text)
        return Post(text.words("ui.opening.which"), files, games_view(titles, seats, text))

    async def click(
        self,
        caller: Caller,
        clicked: OpeningId,
        values: Sequence[str],
        *,
        pace: str = DEFAULT,
        filters: Filters = ANYONE,
        last: Opened | None = None,
    ) -> Post:
        """Show the panel after a click that opens no table yet.

        The server proposes `pace` and `filters`; `last` is the caller's last table of the title.

        Raises:
            Refusal: outdated or no_such_title.
        """
        if clicked.op == "games" or (clicked.op == "new" and clicked.title == NOTHING):
            return await self.games(caller)
        value = values[0] if values else ""
        match clicked.op:
            case "game" | "new":
                draft = proposed(_game(clicked), clicked.seats, pace, filters, last)
                return await self._shown(caller, draft)
            case "draft":
                return await self._shown(caller, self._draft(clicked))
            case "more":
                return await self._more(caller, self._draft(clicked), clicked.arg)
            case "setseats":
                draft = self._draft(clicked).with_seats(small_number(value))
                return await self._shown(caller, draft)
            case "setrobots":
                robots, _, level = value.partition("-")
                draft = self._draft(clicked).with_robots(small_number(robots), small_number(level))
                return await self._shown(caller, draft)
            case "setpace":
                draft = self._draft(clicked).with_pace(small_number(value))
                return await self._shown(caller, draft)
            case "setoption":
                draft = self._draft(clicked).with_option(clicked.arg, small_number(value))
                return await self._more(caller, draft, page_of(draft, "setoption", clicked.arg))
            case "setterm":
                draft = self._draft(clicked).with_term(clicked.arg, small_number(value))
                return await self._more(caller, draft, page_of(draft, "setterm", clicked.arg))
            case "setwho":
                draft = self._draft(clicked).with_filter(clicked.arg, small_number(value))
                return await self._more(caller, draft, page_of(draft, "setwho", clicked.arg))
            case _:
                raise Refusal("ui.outdated")

    async def open(self, caller: Caller, clicked: OpeningId, spot: Spot) -> Post:
        """Open the table; if a robot has every other seat, start it and show its first question.

        Raises:
            Refusal: outdated, no_such_title, too_many, or options that conflict.
        """
        draft = self._draft(clicked)
        if clicked.op == "fill":
            draft = dataclasses.replace(draft, robots=draft.seats - 1)
        done = await self._tables.open(
            caller.actor,
            title=draft.game.key,
            guild_id=spot.guild_id,
            channel_id=spot.channel_id,
            language=spot.language,
            seats=draft.seats,
            options=draft.options,
            robots=(draft.level,) * draft.robots,
            start=draft.is_full,
            pace=draft.pace,
            who=draft.filters,
            rated=draft.is_rated,
        )
        table = done.position.table
        if draft.is_full:
            await self._robots.settle(table.id, ROBOTS_WITHIN_S)
            try:
                return await self._panel.open(caller, table.id)
            except Refusal:
                # The robots that move first take longer than `ROBOTS_WITHIN_S`.
                return Post(self._text(caller).words("ui.done.start"))
        return Post(self._text(caller).words("ui.done.open", place=f"<#{table.channel_id}>"))

    async def learn(self, caller: Caller, title: str, spot: Spot) -> Post:
        """Open the caller's first game of a title, or show it where they left it.

        Raises:
            Refusal: no_such_title, learn.none or banned.
        """
        table_id = await self._first_games.open(
            caller.actor,
            title=title,
            guild_id=spot.guild_id,
            channel_id=spot.channel_id,
            language=spot.language,
        )
        await self._robots.settle(table_id, ROBOTS_WITHIN_S)
        return await self._panel.open(caller, table_id)

    async def _shown(self, caller: Caller, draft: Draft) -> Post:
        text = self._text(caller)
        key, seats = draft.game.key, draft.game.seats
        title, tagline = msg(f"{key}.title"), msg(f"{key}.tagline")
        low, high = min(seats), max(seats)
        head = (
            text.words("ui.opening.head", title=title, low=low, high=high)
            if low < high
            else text.words("ui.opening.head_exactly", title=title, seats=low)
        )
        content = "\n".join((head, text.say(tagline), *length_lines(draft.game, text)))
        return Post(content, await self._pictures.cover(key, text), draft_view(draft, text))

    async def _more(self, caller: Caller, draft: Draft, page: int) -> Post:
        text = self._text(caller)
        words = text.words("ui.opening.options")
        return Post(words, view=more_view(draft, page, text))

    def _draft(self, clicked: OpeningId) -> Draft:
        return drafted(_game(clicked), clicked)

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def _game(clicked: OpeningId) -> GameDef[Any, Any]:
    if clicked.title not in registry.title_keys():
        raise NoSuchTitle(clicked.title)
    return registry.load(clicked.title)
