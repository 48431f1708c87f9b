"""Tables played at random, and the tools of the checks."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar
from zlib import crc32

from bot.i18n import Catalogue
from render.core.painter import Painter
from rules.core import engine
from rules.core.errors import MalformedMove, Refusal
from rules.core.game import GameDef, Move, RobotLevel, Setup
from rules.core.record import Record, entry
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg, Say
from tests.scale import RELEASE

T = TypeVar("T")

Game: TypeAlias = GameDef[Any, Any]
Viewer: TypeAlias = Seat | None

LONG = 40
"""A usual run checks only part of a table with more moves than this. A release run checks everything."""
EVERY = 4
"""Of a long table, a check of every position or turn looks at one in this many."""
SHARE = 2
"""A check of picked positions looks at one in this many of them."""
WORLDS_KEPT = 256
"""The checks of a table follow each other and look at the same worlds; these are determinized once."""

NAMES = ("김하늘", "Alessandra", "Tom", "미나", "Zoë", "Ugo")


@dataclass(frozen=True)
class Around:
    """The catalogues, pictures and recorded tables of a title."""

    source: str
    """The title's ``module:name``, for another process."""
    catalogues: Sequence[Catalogue]
    painter: Painter[Any]
    texts: Mapping[str, Mapping[str, str]]
    """The sources of the title's own texts, by language and by file."""
    golden: Path
    """The folder of the title's golden tables; it need not exist."""

    def say(self, language: str) -> Say:
        catalogue = next(each for each in self.catalogues if each.language == language)
        return catalogue.sayer(NAMES.__getitem__)

    def words(self, text: Msg) -> Iterator[tuple[str, str]]:
        """The text in each language."""
        for catalogue in self.catalogues:
            yield catalogue.language, catalogue.say(text, NAMES.__getitem__)


@dataclass(frozen=True)
class Turn:
    """One move of a table: the state before it, and its step."""

    number: int
    state: Any
    seat: Seat
    move: Move
    step: engine.Step[Any]


@dataclass(frozen=True)
class Position:
    """A state of a table, with the number of moves before it."""

    number: int
    state: Any


@dataclass(frozen=True, eq=False)
class PlayedTable:
    game: Game
    around: Around
    setup: Setup
    start: engine.Step[Any]
    turns: tuple[Turn, ...]
    trouble: Exception | None
    """The error that kept the table from continuing."""

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        met = [self.start.state, *(turn.step.state for turn in self.turns)]
        return tuple(Position(number, state) for number, state in enumerate(met))

    @property
    def steps(self) -> tuple[engine.Step[Any], ...]:
        return (self.start, *(turn.step for turn in self.turns))

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *range(self.setup.seats))

    def viewers_at(self, number: int) -> tuple[Viewer, ...]:
        """The spectator and one seat, which changes with each move; every viewer in a release run."""
        return self.viewers if RELEASE else (None, number % self.setup.seats)

    @property
    def in_part(self) -> bool:
        """Return true if this table is too long for a usual run to check all of it."""
        return not RELEASE and len(self.turns) > LONG

    @cached_property
    def place(self) -> int:
        """A number that differs between the tables of a title and is the same in every run."""
        return crc32(self.at(0).encode())

    def some(self, items: Sequence[T], why: str) -> Sequence[T]:
        """All items; of a long table some and the last one. Which ones depends on the table and on `why`."""
        if not self.in_part:
            return items
        first = crc32(why.encode(), self.place) % EVERY
        last = len(items) - 1
        return [item for n, item in enumerate(items) if n % EVERY == first or n == last]

    @property
    def record(self) -> Record:
        entries = tuple(entry(self.game, turn.seat, turn.move) for turn in self.turns)
        return Record(self.game.key, self.game.rules_version, self.setup, "00", entries)

    def sampled(self, count: int) -> tuple[Position, ...]:
        """Some positions with as many different menus as possible, including the last position."""
        if self.in_part:
            # Which menus come first differs from table to table.
            return self.picked(-(-count // SHARE), self.place)
        return self.picked(count)

    def picked(self, count: int, first: int = 0) -> tuple[Position, ...]:
        """Like `sampled`, but `count` positions however long the table is. `first` is the menu to begin with."""
        groups = [_spread(group, count) for group in self._by_menu.values()]
        first %= len(groups)
        groups = groups[first:] + groups[:first]
        picked = {self.positions[-1].number: self.positions[-1]}
        for place in range(count):
            for group in groups:
                if place < len(group) and len(picked) < count:
                    picked[group[place].number] = group[place]
        return tuple(picked[number] for number in sorted(picked))

    @cached_property
    def _by_menu(self) -> dict[tuple[str, ...], list[Position]]:
        """Return the positions by their menus. Most checks pick from them."""
        by_menu: dict[tuple[str, ...], list[Position]] = {}
        for position in self.positions:
            by_menu.setdefault(_menu(self.game, position.state), []).append(position)
        return by_menu

    def sampled_turns(self, count: int) -> tuple[Turn, ...]:
        """Some turns with as many different verbs as possible."""
        by_verb: dict[str, list[Turn]] = {}
        for turn in self.turns:
            by_verb.setdefault(type(turn.move).__name__, []).append(turn)
        share = max(1, count // max(1, len(by_verb)))
        return tuple(turn for group in by_verb.values() for turn in _spread(group, share)[:share])

    def at(self, number: int) -> str:
        """The place of a failure, for messages."""
        setup = self.setup
        return (
            f"{self.game.key}, {setup.seats} seats, {setup.options}, seed {setup.seed}, "
            f"after {number} moves"
        )

    def chance(self, number: int) -> Rng:
        """Random numbers for a check at a position, the same in every run."""
        return Rng(self.setup.seed * 1_000_003 + number)


def _menu(game: Game, state: Any) -> tuple[str, ...]:
    seats = game.waiting_for(state)
    verbs = {verb.name for seat in seats for verb in engine.verbs_on_menu(game, state, seat)}
    return (*sorted(verbs), str(len(seats)))


def _spread(items: list[Any], count: int) -> list[Any]:
    """Up to `count` evenly spread items, including the first."""
    step = max(1, -(-len(items) // count))
    return items[::step]


MANY_SETUPS = 24


def setups(game: Game, games: int) -> Iterator[Setup]:
    """Every number of seats with every choice of every option, each `games` times.

    With one table per setup of a title with many choices, each choice but the first is played at only one number of
    seats; the numbers take turns. Setups that the title refuses are left out.
    """
    if games == 0:
        yield next(setups(game, 1))
        return
    first = {spec.name: spec.choices[0] for spec in game.options}
    chosen = [first]
    chosen.extend(
        first | {spec.name: choice} for spec in game.options for choice in spec.choices[1:]
    )
    chosen.extend(
        first | {spec.name: spec.own.example} for spec in game.options if spec.own is not None
    )
    is_long = games == 1 and len(chosen) * len(game.seats) > MANY_SETUPS
    for number, options in enumerate(chosen):
        possible = [seats for seats in game.seats if _can_start(game, Setup(seats, options, 0))]
        if is_long and number > 0:
            possible = possible[number % len(possible) :][:1]
        for seats in possible:
            yield from (Setup(seats, options, seed) for seed in range(games))


def _can_start(game: Game, setup: Setup) -> bool:
    try:
        engine.start(game, setup)
    except MalformedMove:
        return False
    return True


def play_table(game: Game, setup: Setup, around: Around) -> PlayedTable:
    """Play at random, with an occasional move by a greedy robot, until the table ends or fails."""
    chance = Rng(setup.seed ^ 0x5EED)
    start = engine.start(game, setup)
    turns: list[Turn] = []
    state = start.state
    trouble: Exception | None = None
    while game.outcome(state) is None and len(turns) <= game.most_moves:
        seat = chance.pick(sorted(game.waiting_for(state)))
        try:
            move = _some_move(game, state, seat, chance)
            step = engine.play(game, state, seat, move)
        except Exception as error:
            trouble = error
            break
        turns.append(Turn(len(turns), state, seat, move, step))
        state = step.state
    return PlayedTable(game, around, setup, start, tuple(turns), trouble)


def _some_move(game: Game, state: Any, seat: Seat, chance: Rng) -> Move:
    if chance.below(3) == 0:
        return game.robot(state, seat, RobotLevel.NORMAL, chance)
    return engine.sample_move(game, state, seat, chance)


def determinized(table: PlayedTable, position: Position, viewer: Viewer, salt: int = 0) -> Any:
    """Another world that the viewer cannot tell from this one."""
    return _world(table, position.number, viewer, salt)


@lru_cache(maxsize=WORLDS_KEPT)
def _world(table: PlayedTable, number: int, viewer: Viewer, salt: int) -> Any:
    chance = table.chance(number)
    chance.word ^= (salt << 8) + (0 if viewer is None else viewer + 1)
    return table.game.determinize(table.positions[number].state, viewer, chance)


def refusal(game: Game, state: Any, seat: Seat, move: Move) -> Refusal | None:
    """Return the refusal of the move; None if it is legal."""
    try:
        engine.check(game, state, seat, move)
    except Refusal as refused:
        return refused
    return None


def is_legal(game: Game, state: Any, seat: Seat, move: Move) -> bool:
    return refusal(game, state, seat, move) is None
