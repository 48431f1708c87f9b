"""Playouts: tables played on in place, for robots that think ahead and for benchmarks.

`engine.play` copies the state, checks the move and reports its events. A playout does none of this: it owns one state
and changes it, trusts every move that it is given, and drops its events. It reaches the states that `engine.play`
reaches with the same moves, and `sample` draws the moves that `engine.sample_move` draws; the conformance suite plays
both side by side.
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from rules.core import engine
from rules.core.copying import copy_state
from rules.core.errors import InvariantBroken
from rules.core.game import GameDef, HasRng, Move, Outcome, Setup, Verb
from rules.core.log import Silence
from rules.core.rng import Rng
from rules.core.seats import Seat

S = TypeVar("S", bound=HasRng)
V = TypeVar("V")


class Playout(Generic[S, V]):
    """A table that one caller plays on alone, to see where it leads."""

    __slots__ = (
        "_acting",
        "_advance",
        "_ask",
        "_by_move",
        "_by_name",
        "_known",
        "_log",
        "_menus",
        "game",
        "state",
    )

    def __init__(self, game: GameDef[S, V], state: S) -> None:
        """From a copy of this state."""
        self._begin(game, copy_state(state))

    @classmethod
    def start(cls, game: GameDef[S, V], setup: Setup) -> "Playout[S, V]":
        """From the start of a table.

        Raises:
            MalformedMove: see `engine.start`.
        """
        playout = cls.__new__(cls)
        draft = engine.new(game, setup)
        game.advance(draft, Silence())
        playout._begin(game, draft)
        return playout

    def _begin(self, game: GameDef[S, V], draft: S) -> None:
        self.game = game
        self.state: S = game.in_place.keep(draft)
        """Only moves may change it, and it changes with every move."""
        self._log = Silence()
        self._advance = game.advance
        self._ask = game.in_place.acting or game.waiting_for
        self._by_move = {verb.move: verb for verb in game.verbs}
        self._by_name = {verb.name: verb for verb in game.verbs}
        self._acting: Sequence[Seat] | None = None
        self._known: dict[tuple[str, ...], tuple[Verb[S, Any], ...]] = {}
        self._menus: dict[Seat, tuple[Verb[S, Any], ...]] = {}

    @property
    def acting(self) -> Sequence[Seat]:
        """Return the seats that must act; none once the table is over."""
        if self._acting is None:
            self._acting = tuple(self._ask(self.state))
        return self._acting

    def menu(self, seat: Seat) -> tuple[Verb[S, Any], ...]:
        """The verbs of a seat that must act."""
        found = self._menus.get(seat)
        if found is None:
            ask = self.game.in_place.menu
            if ask is None:
                found = tuple(
                    [verb for verb in self.game.verbs if verb.available(self.state, seat)]
                )
            else:
                names = ask(self.state, seat)
                found = self._known.get(names)
                if found is None:
                    found = self._known[names] = tuple(self._by_name[name] for name in names)
            self._menus[seat] = found
        return found

    def sample(self, seat: Seat, rng: Rng) -> Move:
        """A legal move of a seat that must act; the one that `engine.sample_move` draws with the same numbers.

        Raises:
            InvariantBroken: the seat has no move.
        """
        menu = self.menu(seat)
        if not menu:
            raise InvariantBroken(f"{self.game.key}: seat {seat} has no move")
        return engine.sample_of(self.game, rng.pick(menu), self.state, seat, rng)

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move, which must be legal: it is not checked."""
        self._acting = None
        self._menus.clear()
        self._by_move[type(move)].apply(self.state, seat, move, self._log)
        self._advance(self.state, self._log)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def fork(self) -> "Playout[S, V]":
        """Another playout from the same position."""
        return Playout(self.game, self.state)
