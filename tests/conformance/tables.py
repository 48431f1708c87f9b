"""Tables played at random, and what the checks need beside them."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from bot.i18n import Catalogue
from render.core.painter import Painter
from rules.core import engine
from rules.core.errors import MalformedMove, Refusal
from rules.core.game import GameDef, Move, Setup
from rules.core.record import Record, entry
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg, Say

Game: TypeAlias = GameDef[Any, Any]
Viewer: TypeAlias = Seat | None

GAMES = int(os.environ.get("TURNPOST_GAMES", "1"))
"""Tables for each set-up. With more than one, every check looks through every seat's eyes; with none, the first set-up
of a title is the only one."""

NAMES = ("김하늘", "Alessandra", "Tom", "미나", "Zoë", "Ugo")


@dataclass(frozen=True)
class Around:
    """What a title is told and painted with."""

    source: str
    """Where another process finds the title: ``module:name``."""
    catalogues: Sequence[Catalogue]
    painter: Painter[Any]

    def say(self, language: str) -> Say:
        catalogue = next(each for each in self.catalogues if each.language == language)
        return catalogue.sayer(NAMES.__getitem__)

    def words(self, text: Msg) -> Iterator[tuple[str, str]]:
        """Each language with the text in it."""
        for catalogue in self.catalogues:
            yield catalogue.language, catalogue.say(text, NAMES.__getitem__)


@dataclass(frozen=True)
class Turn:
    """One move of a table: the state it was made in and the step that came of it."""

    number: int
    state: Any
    seat: Seat
    move: Move
    step: engine.Step[Any]


@dataclass(frozen=True)
class Position:
    """A state met at a table, after so many moves."""

    number: int
    state: Any


@dataclass(frozen=True)
class PlayedTable:
    game: Game
    around: Around
    setup: Setup
    start: engine.Step[Any]
    turns: tuple[Turn, ...]
    trouble: Exception | None
    """What kept the table from going on."""

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
        """The spectator and one seat, the next one after each move; every viewer in a release run."""
        return self.viewers if GAMES > 1 else (None, number % self.setup.seats)

    @property
    def record(self) -> Record:
        entries = tuple(entry(self.game, turn.seat, turn.move) for turn in self.turns)
        return Record(self.game.key, self.game.rules_version, self.setup, "00", entries)

    def sampled(self, count: int) -> tuple[Position, ...]:
        """Some positions, of as many different menus as there are, the last one among them."""
        by_menu: dict[tuple[str, ...], list[Position]] = {}
        for position in self.positions:
            by_menu.setdefault(_menu(self.game, position.state), []).append(position)
        groups = [_spread(group, count) for group in by_menu.values()]
        picked = {self.positions[-1].number: self.positions[-1]}
        for place in range(count):
            for group in groups:
                if place < len(group) and len(picked) < count:
                    picked[group[place].number] = group[place]
        return tuple(picked[number] for number in sorted(picked))

    def sampled_turns(self, count: int) -> tuple[Turn, ...]:
        """Some turns, of as many different verbs as there are."""
        by_verb: dict[str, list[Turn]] = {}
        for turn in self.turns:
            by_verb.setdefault(type(turn.move).__name__, []).append(turn)
        share = max(1, count // max(1, len(by_verb)))
        return tuple(turn for group in by_verb.values() for turn in _spread(group, share)[:share])

    def at(self, number: int) -> str:
        """Where a message says something went wrong."""
        setup = self.setup
        return (
            f"{self.game.key}, {setup.seats} seats, {setup.options}, seed {setup.seed}, "
            f"after {number} moves"
        )

    def chance(self, number: int) -> Rng:
        """Chance for a check at a position: the same every time."""
        return Rng(self.setup.seed * 1_000_003 + number)


def _menu(game: Game, state: Any) -> tuple[str, ...]:
    seats = game.waiting_for(state)
    verbs = {verb.name for seat in seats for verb in engine.verbs_on_menu(game, state, seat)}
    return (*sorted(verbs), str(len(seats)))


def _spread(items: list[Any], count: int) -> list[Any]:
    """Up to `count` of the items, evenly spread, the first among them."""
    step = max(1, -(-len(items) // count))
    return items[::step]


MANY_SETUPS = 24


def setups(game: Game, games: int) -> Iterator[Setup]:
    """Every number of seats, with every choice of every option once, so many times each.

    One time through a title with many choices, each but the first comes at one number of seats, which take turns. What
    the title refuses to set up is left out.
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
    """Play at random, now and then with a greedy robot's move, until it is over or cannot go on."""
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
        return game.robot(state, seat, 2, chance)
    return engine.sample_move(game, state, seat, chance)


def redealt(table: PlayedTable, position: Position, viewer: Viewer, salt: int = 0) -> Any:
    """Another world that the viewer cannot tell from this one."""
    chance = table.chance(position.number)
    chance.word ^= (salt << 8) + (0 if viewer is None else viewer + 1)
    return table.game.redeal(position.state, viewer, chance)


def refusal(game: Game, state: Any, seat: Seat, move: Move) -> Refusal | None:
    """How the move is refused, if it is."""
    try:
        engine.check(game, state, seat, move)
    except Refusal as refused:
        return refused
    return None


def is_legal(game: Game, state: Any, seat: Seat, move: Move) -> bool:
    return refusal(game, state, seat, move) is None
