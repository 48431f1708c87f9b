"""The table that a member is about to open. Pure functions; a draft travels in the ids of its controls."""

from dataclasses import dataclass, replace
from string import ascii_letters, ascii_lowercase, digits
from typing import Any

from msgspec import structs

from bot.clocks.paces import DEFAULT, NO_CLOCK, OPTIONS, PRESETS, Pace, read_pace
from bot.core.controls.ids import MAX_ID, MOST_OPENING_OPTIONS, NOTHING, OpeningId
from bot.core.controls.things import Things, things_of
from bot.store.people.opened import Opened
from bot.store.rows import ANYONE, Filters
from bot.tables.conduct.filters import RELIABILITIES
from rules.core.errors import MalformedMove, Refusal
from rules.core.game import GameDef, RobotLevel
from rules.core.options import OptionSpec

_CHOICES = digits + ascii_lowercase
"""Digits for an option's choice in an id, each standing for a place among the choices."""
_DIGITS = digits + ascii_letters
_THING_DIGITS = 2
_OTHER_CHARS = 38
"""The most characters of an `OpeningId` beside the title, its options and the things that were picked."""
HINT_CHOICES = (None, True, False)
FILTERS: tuple[tuple[object, ...], ...] = (
    RELIABILITIES,
    *((True, False),) * 3,
    HINT_CHOICES,
    (False, True),
)
"""Choices of the panel, in this order: the minimum of reliability, newcomers, ratings, talk, hints, by invitation."""
RELIABILITY, NEWCOMERS, RATED, TALK, HINTS, PRIVATE = range(6)
PACES = (*PRESETS, NO_CLOCK)
"""The paces that the panel offers."""
OFFERED_LEVELS = (RobotLevel.NORMAL, RobotLevel.EASY, RobotLevel.EXPERT)
"""The levels of robots that the panel offers."""
_LIKED_SEATS = 2
"""The proposed number of seats, if the title allows it: one opponent."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Every choice made in the panel. The title allows such a table, unless its options conflict."""

    game: GameDef[Any, Any]
    seats: int
    robots: int = 0
    level: RobotLevel = RobotLevel.NORMAL
    chosen: tuple[int, ...] = ()
    """The place of the choice for each of `options_of`."""
    pace: str = DEFAULT
    """A text for `read_pace`. A table with one member has no clock in spite of it."""

    filters: Filters = ANYONE
    is_rated: bool = True
    listed: str = ""
    """The value of the option whose things are picked in menus; empty for its default."""

    @property
    def is_full(self) -> bool:
        """Return whether robots have all seats except the opener's."""
        return self.robots == self.seats - 1

    @property
    def options(self) -> dict[str, str]:
        specs = options_of(self.game)
        chosen = zip(specs, self.chosen, strict=True)
        options = {spec.name: spec.offered[at] for spec, at in chosen}
        things = listed_of(self.game)
        return options | ({things.spec.name: self.listed} if things and self.listed else {})

    def shown_options(self) -> tuple[int, ...]:
        """Return the places of the options that matter for these seats and the other options."""
        options = {spec.name: spec.default for spec in self.game.options} | self.options
        return tuple(
            place
            for place, spec in enumerate(options_of(self.game))
            if spec.matters(self.seats, options)
        )

    @property
    def clock(self) -> Pace | None:
        """Return the pace of the table; None if it has no clock, as with one member."""
        return None if self.is_full else read_pace(self.pace)

    def with_pace(self, place: int) -> "Draft":
        """Return the draft with another pace, given by its place in `PACES`.

        Raises:
            Refusal: outdated, if there is no such pace.
        """
        if place >= len(PACES):
            raise Refusal("ui.outdated")
        return replace(self, pace=PACES[place])

    def with_term(self, place: int, choice: int) -> "Draft":
        """Return the draft with another choice of an option of the pace; both are given by their places.

        Raises:
            Refusal: outdated, if there is no clock, or no such option or choice.
        """
        clock = read_pace(self.pace)
        if clock is None or place >= len(TERMS) or choice >= len(TERMS[place].words):
            raise Refusal("ui.outdated")
        term = TERMS[place]
        return replace(self, pace=read_pace_text(f"{clock.text} {term.name}={term.words[choice]}"))

    def with_filter(self, place: int, choice: int) -> "Draft":
        """Return the draft with another choice of one of `FILTERS`; both are given by their places.

        Raises:
            Refusal: outdated, if there is no such choice.
        """
        if place >= len(FILTERS) or choice >= len(FILTERS[place]):
            raise Refusal("ui.outdated")
        if place == HINTS:
            # A table that allows hints by choice is not rated.
            hints = HINT_CHOICES[choice]
            chosen = structs.replace(self.filters, hints=hints)
            return replace(self, filters=chosen, is_rated=self.is_rated and not hints)
        if place == RATED:
            hints = None if choice == 0 and self.filters.hints else self.filters.hints
            chosen = structs.replace(self.filters, hints=hints)
            return replace(self, filters=chosen, is_rated=choice == 0)
        if place == TALK:
            return replace(self, filters=structs.replace(self.filters, quiet=choice == 1))
        if place == PRIVATE:
            return replace(self, filters=structs.replace(self.filters, private=choice == 1))
        least, newcomers = self.filters.reliability, self.filters.newcomers
        if place == RELIABILITY:
            least = RELIABILITIES[choice]
        else:
            newcomers = choice == 0
        changed = structs.replace(self.filters, reliability=least, newcomers=newcomers)
        return replace(self, filters=changed)

    def filter_choice(self, place: int) -> int:
        """Return the place of the present choice; for reliability, of the highest offered one up to the minimum."""
        if place == RELIABILITY:
            return sum(each <= self.filters.reliability for each in RELIABILITIES) - 1
        if place == HINTS:
            return HINT_CHOICES.index(self.filters.hints)
        if place == PRIVATE:
            return int(self.filters.private)
        is_first = (self.filters.newcomers, self.is_rated, not self.filters.quiet)
        return int(not is_first[place - NEWCOMERS])

    def with_seats(self, seats: int) -> "Draft":
        """Return the draft with another number of seats. Robots that no longer fit are dropped.

        Raises:
            Refusal: outdated, if the title does not allow this number.
        """
        if seats not in self.game.seats:
            raise Refusal("ui.outdated")
        return replace(self, seats=seats, robots=min(self.robots, seats - 1))

    def with_robots(self, robots: int, level: int) -> "Draft":
        """Return the draft with another number and level of robots.

        Raises:
            Refusal: outdated, if there are too few seats, or no such level.
        """
        if robots >= self.seats or level not in list(RobotLevel):
            raise Refusal("ui.outdated")
        return replace(self, robots=robots, level=RobotLevel(level))

    def with_option(self, place: int, choice: int) -> "Draft":
        """Return the draft with another choice of an option; both are given by their places.

        Raises:
            Refusal: outdated, if there is no such option or choice.
        """
        specs = options_of(self.game)
        if place >= len(specs) or choice >= len(specs[place].offered):
            raise Refusal("ui.outdated")
        chosen = (*self.chosen[:place], choice, *self.chosen[place + 1 :])
        return replace(self, chosen=chosen)

    def with_listed(self, value: str) -> "Draft":
        """Return the draft with another value of the option whose things are picked in menus."""
        return replace(self, listed=value)

    def id_of(self, op: str, arg: int = 0) -> str:
        picks = "".join(_CHOICES[choice] for choice in self.chosen)
        return OpeningId(
            op,
            self.game.key,
            self.seats,
            self.robots,
            self.level,
            picks or NOTHING,
            arg,
            _pace_code(self.pace),
            "".join(str(self.filter_choice(place)) for place in range(len(FILTERS))),
            _listed_code(self),
        ).write()


@dataclass(frozen=True, slots=True)
class Term:
    """An option of a pace, such as the choice whether weekends count."""

    name: str
    field: str
    words: tuple[str, ...]

    def chosen(self, pace: Pace) -> int:
        """Return the place of the pace's choice."""
        values = OPTIONS[self.name][1]
        return next(
            at for at, word in enumerate(self.words) if values[word] == getattr(pace, self.field)
        )


TERMS = tuple(Term(name, field, tuple(values)) for name, (field, values) in OPTIONS.items())
"""The options of paces, in the order in which an id holds them."""


def read_pace_text(text: str) -> str:
    """Return a pace in the form in which it is stored."""
    pace = read_pace(text)
    return NO_CLOCK if pace is None else pace.text


def _pace_code(text: str) -> str:
    pace = read_pace(text)
    if pace is None:
        return str(PACES.index(NO_CLOCK))
    return f"{PACES.index(pace.key)}{''.join(str(term.chosen(pace)) for term in TERMS)}"


def _with_pace_code(draft: Draft, code: str) -> Draft:
    if not code:
        return draft
    draft = draft.with_pace(int(code[0]))
    for place, choice in enumerate(code[1:]):
        draft = draft.with_term(place, int(choice))
    return draft


def listed_of(game: GameDef[Any, Any]) -> Things | None:
    """Return the option whose things are picked in menus; None if it has none, or if an id cannot hold them."""
    things = things_of(game)
    if things is None:
        return None
    held = len(game.key) + len(options_of(game)) + _THING_DIGITS * things.own.most
    fits = held <= MAX_ID - _OTHER_CHARS and len(things.own.things) <= len(_DIGITS) ** _THING_DIGITS
    return things if fits else None


def _listed_code(draft: Draft) -> str:
    things = listed_of(draft.game)
    if things is None or not draft.listed:
        return ""
    places = {thing: place for place, thing in enumerate(things.own.things)}
    tens = (divmod(places[each], len(_DIGITS)) for each in things.listed(draft.listed))
    return "".join(_DIGITS[high] + _DIGITS[low] for high, low in tens)


def _with_listed_code(draft: Draft, code: str) -> Draft:
    """Raise `Refusal` (ui.outdated) if the title has changed since."""
    things = listed_of(draft.game)
    if not code:
        return draft
    pairs = zip(code[::2], code[1::2], strict=False)
    places = [_DIGITS.index(high) * len(_DIGITS) + _DIGITS.index(low) for high, low in pairs]
    if things is None or max(places) >= len(things.own.things):
        raise Refusal("ui.outdated")
    known = list(things.own.things)
    try:
        return draft.with_listed(things.spec.read(",".join(known[place] for place in places)))
    except MalformedMove:
        raise Refusal("ui.outdated") from None


def options_of(game: GameDef[Any, Any]) -> tuple[OptionSpec, ...]:
    """Return the options that the panel offers: as many as an id can hold."""
    offered = [spec for spec in game.options if 1 < len(spec.offered) <= len(_CHOICES)]
    return tuple(offered[:MOST_OPENING_OPTIONS])


def proposed(
    game: GameDef[Any, Any],
    seats: int = 0,
    pace: str = DEFAULT,
    filters: Filters = ANYONE,
    last: Opened | None = None,
) -> Draft:
    """Return the first draft: one opponent, or `seats` if the title allows that, and each option's default.

    The server proposes `pace` and `filters`. If the member has opened such a table before, the `last` one replaces:

    - the number of seats, unless `seats` is given and allowed
    - the robots
    - the pace, unless robots had all other seats
    """
    liked = _LIKED_SEATS if _LIKED_SEATS in game.seats else game.seats[0]
    chosen = tuple(
        spec.choices.index(spec.default) if spec.default in spec.choices else 0
        for spec in options_of(game)
    )
    draft = Draft(game, liked, chosen=chosen, pace=pace, filters=filters)
    if last is not None and last.seats in game.seats:
        level = last.level if last.level in OFFERED_LEVELS else RobotLevel.NORMAL
        draft = draft.with_seats(last.seats).with_robots(min(last.robots, last.seats - 1), level)
        if not draft.is_full:
            draft = replace(draft, pace=_offered_pace(last.pace) or pace)
    return draft.with_seats(seats) if seats in game.seats else draft


def _offered_pace(text: str) -> str | None:
    """Return the pace, with any of its options, if the panel offers it; None otherwise."""
    pace = read_pace(text)
    if pace is None:
        return NO_CLOCK
    return pace.text if pace.key in PRESETS else None


def drafted(game: GameDef[Any, Any], clicked: OpeningId) -> Draft:
    """Return the draft that an id holds.

    Raises:
        Refusal: outdated, if the title has changed since.
    """
    picks = "" if clicked.picks == NOTHING else clicked.picks
    if len(picks) != len(options_of(game)):
        raise Refusal("ui.outdated")
    draft = proposed(game).with_seats(clicked.seats).with_robots(clicked.robots, clicked.level)
    for place, pick in enumerate(picks):
        draft = draft.with_option(place, _CHOICES.index(pick))
    for place, choice in enumerate(clicked.who):
        draft = draft.with_filter(place, int(choice))
    return _with_listed_code(_with_pace_code(draft, clicked.pace), clicked.things)
