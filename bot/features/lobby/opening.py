"""Opens tables in a private panel: a game, then seats, robots and options, then the table.

Nothing is kept between clicks. The id of each control holds every choice, so a panel still works after a restart.
"""

import dataclasses
from collections.abc import Sequence
from typing import Any

from bot.clocks.paces import DEFAULT
from bot.core.caller import Caller, Spot
from bot.core.controls.ids import NOTHING, OpeningId, small_number
from bot.core.controls.things import A_PAGE
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.posts.rated_lines import off_key
from bot.core.text.lines import SMALL
from bot.core.text.translator import Translator, translator
from bot.features.learn.help import length_lines
from bot.features.lobby.draft import Draft, drafted, proposed
from bot.features.lobby.listing import listed_value, picked_in, things_page
from bot.features.lobby.views import draft_view, games_view, more_view, page_of
from bot.features.turn.panel import Panel
from bot.ratings.standard import may_be_rated
from bot.store.people.opened import Opened
from bot.store.rows import ANYONE, Filters
from bot.tables.errors import NoSuchTitle
from rules import registry
from rules.core.errors import Refusal
from rules.core.game import GameDef
from rules.core.text import msg

ROBOTS_WITHIN_S = 8.0
"""Seconds that the answer waits for robots that move first."""
LISTED_WITHIN_S = 5.0
"""Seconds that the first question waits for the table's post, so that it stands below it."""
LEARN = "learn"
"""The operation that opens a member's first game, with lessons."""
OPENS = frozenset({"open", "start", "fill"})
"""The operations that open a table."""


class Opening:
    def __init__(self, core: Core, panel: Panel) -> None:
        self._first_games, self._tables = core.first_games, core.tables
        self._catalogues, self._pictures, self._robots = core.catalogues, core.pictures, core.robots
        self._panel = panel

    async def games(self, caller: Caller, *, seats: int = 0) -> Post:
        """Ask the caller which game to play, and show all in one picture."""
        text = self._text(caller)
        titles = registry.title_keys()
        games = [registry.load(title) for title in titles]
        files = await self._pictures.menu(games, text)
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
            MalformedMove: too many things are picked for an option.
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
            case "things":
                return self._things(caller, self._draft(clicked), clicked.arg)
            case "setthing":
                return self._picked(caller, self._draft(clicked), clicked.arg, values)
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
                question = await self._panel.open(caller, table.id)
            except Refusal:
                # The robots that move first take longer than `ROBOTS_WITHIN_S`.
                return Post(self._text(caller).words("ui.done.start"))
            # The table's post would push an edited message off the screen.
            await self._tables.posts.until_listed(table.id, LISTED_WITHIN_S)
            return dataclasses.replace(question, instead=self._text(caller).words("ui.done.start"))
        return Post(self._text(caller).words("ui.done.open", place=f"<#{table.channel_id}>"))

    def is_private(self, clicked: OpeningId) -> bool:
        """Return whether the table would be by invitation.

        Raises:
            Refusal: outdated or no_such_title.
        """
        return self._draft(clicked).filters.private

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
        lines = (*length_lines(draft.game, text), *_rated_lines(draft, text))
        content = "\n".join((head, text.say(tagline), *lines))
        return Post(content, await self._pictures.cover(key, text), draft_view(draft, text))

    async def _more(self, caller: Caller, draft: Draft, page: int) -> Post:
        text = self._text(caller)
        words = text.words("ui.opening.options")
        return Post(words, view=more_view(draft, page, text))

    def _things(self, caller: Caller, draft: Draft, page: int) -> Post:
        words, view = things_page(draft, page, self._text(caller))
        return Post(words, view=view)

    def _picked(self, caller: Caller, draft: Draft, place: int, values: Sequence[str]) -> Post:
        found, menus = picked_in(draft, self._text(caller))
        if place >= len(menus):
            raise Refusal("ui.outdated")
        value = found.picked(listed_value(draft, found), menus[place], values)
        return self._things(caller, draft.with_listed(value), place // A_PAGE)

    def _draft(self, clicked: OpeningId) -> Draft:
        return drafted(_game(clicked), clicked)

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def _rated_lines(draft: Draft, text: Translator) -> list[str]:
    """Return whether and how the table will count for ratings, in small type; empty with one seat."""
    if draft.seats == 1:
        return []
    options = {spec.name: spec.default for spec in draft.game.options} | draft.options
    if not draft.is_rated or not may_be_rated(draft.game, draft.seats, options):
        key = off_key(draft.game, draft.seats, options)
    else:
        key = "practice" if draft.robots else "either"
    return [f"{SMALL}{text.words(f'rating.lobby.{key}')}"]


def _game(clicked: OpeningId) -> GameDef[Any, Any]:
    if clicked.title not in registry.title_keys():
        raise NoSuchTitle(clicked.title)
    return registry.load(clicked.title)
