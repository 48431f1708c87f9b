"""Pre-moves and auto-answers at golden tables are legal where they are used.

Of a golden table everything is known beforehand, so that each move is followed from where it was given to where its
seat is asked, and each rule until it ends, with `bot.tables.planning` deciding and the rules being asked again.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot.store.people.aheads import Ahead
from bot.store.rows import MoveKind, Status
from bot.tables.model import Change, LogEntry, Position
from bot.tables.planning.deciding import Misfit, Use, decided, over, planned, ruled
from rules import registry
from rules.core import engine
from rules.core.errors import Refusal
from rules.core.game import GameDef, Verb, standing_named, verb_of
from rules.core.record import decode_record, replay
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.bot.tables.drawn import MEMBERS, at
from tests.conformance.filling import filled
from tests.golden import FOLDER
from tests.scale import sized

pytestmark = pytest.mark.release

GIVEN: Final = sized(300, 5000)
"""Moves and rules that are given ahead."""

_NAMES: Final = tuple(MEMBERS)
"""The members at these tables, in the order of seats; there are no more."""
_LONGEST_WAIT: Final = 60
"""Entries for which something given ahead waits here."""
_AT_ONCE: Final = 200
"""Given ahead at one golden table before the next is taken."""
OF_MOVES: Final = ("made", "dropped")
OF_RULES: Final = ("answered", "ended", "left open")
"""The fates of a rule: an answer, its end before one, or neither for long."""

Outcome = tuple[str, str]
"""The fate of a move or rule, with its faults."""


def test_what_is_given_ahead_is_used_only_where_it_is_legal() -> None:
    found = Counter[str]()
    wrong = list[str]()
    for key in registry.GAME_KEYS:
        for outcome, fault in given_ahead(key, -(-GIVEN // len(registry.GAME_KEYS))):
            found[outcome] += 1
            wrong += [f"{key}: {fault}"] if fault else []
    assert wrong == []
    assert all(found[outcome] for outcome in (*OF_MOVES, *OF_RULES))


def given_ahead(key: str, many: int) -> Iterator[Outcome]:
    """The fates of so many pre-moves and auto-answers in a title."""
    rng, made = Random(many), 0
    files = sorted((FOLDER / key).glob("*.json"))
    each = max(_AT_ONCE, -(-many // len(files)))
    rng.shuffle(files)
    while made < many:
        before = made
        for file in files:
            played = Played(file)
            if played.seats > len(_NAMES):
                continue
            for outcome in played.given(rng, min(each, many - made)):
                made += 1
                yield outcome
        assert made > before, f"nothing can be given ahead in {key}"


@dataclass
class Played:
    """A golden table."""

    file: Path
    _at: dict[int, Position] = field(default_factory=dict)

    @cached_property
    def game(self) -> GameDef[Any, Any]:
        return registry.load(self.file.parent.name)

    @cached_property
    def states(self) -> list[Any]:
        steps = replay(self.game, decode_record(self.file.read_bytes()))
        return [step.state for step in steps]

    @cached_property
    def seats(self) -> int:
        return len(self.game.view(self.states[0], None).seats)

    @cached_property
    def waiting(self) -> list[frozenset[Seat]]:
        """The seats that each state waits for."""
        return [frozenset(self.game.waiting_for(state)) for state in self.states]

    def at(self, seq: int) -> Position:
        """The table with one of its states, every question of which has just come up."""
        if seq not in self._at:
            names = " ".join(_NAMES[: self.seats])
            asks, state = (seq,) * self.seats, self.states[seq]
            self._at[seq] = at(
                names, Status.PLAYING, game=self.game, state=state, seq=seq, asks=asks
            )
        return self._at[seq]

    def given(self, rng: Random, many: int) -> Iterator[Outcome]:
        """Return the fates of so many moves and rules, or of fewer if little can be given ahead here."""
        made = 0
        for _ in range(20 * many):
            if made == many:
                return
            seq, seat = rng.randrange(len(self.states)), rng.randrange(self.seats)
            for outcome in self._from(seq, seat, Rng(rng.getrandbits(63))):
                if made < many:
                    made += 1
                    yield outcome

    def _from(self, seq: int, seat: Seat, chance: Rng) -> Iterator[Outcome]:
        """Return all moves and rules that may be given at a moment, once each."""
        for verb, supposed in engine.aheads_on_menu(self.game, self.states[seq], seat):
            if (moved := self._move(seq, seat, verb, supposed, chance)) is not None:
                yield moved
        for rule in self.game.standing:
            if rule.offered(self.states[seq], seat):
                yield self._rule(seq, seat, rule.name)

    def _later(self, seq: int) -> range:
        return range(seq + 1, min(len(self.states), seq + _LONGEST_WAIT))

    def _move(
        self, seq: int, seat: Seat, verb: Verb[Any, Any], supposed: Any, chance: Rng
    ) -> Outcome | None:
        """Return the fate of one move; None if its seat is not asked for long."""
        asked = next((each for each in self._later(seq) if seat in self.waiting[each]), None)
        if asked is None:
            return None
        move = filled(verb, supposed, seat, chance, f"{self.file} {seq}")
        row = planned(self.at(seq), seat, MEMBERS[_NAMES[seat]], move)
        for between in range(seq, asked):
            if decided(self.at(between), seat, (row,)) is not None:
                return "used", f"{verb.name} is used at {between}, and its seat is asked at {asked}"
        found = decided(self.at(asked), seat, (row,))
        fits = self._is_legal(asked, seat, move) and self._leans_alike(seq, asked, seat, move)
        if isinstance(found, Use):
            is_it = found.move == move and fits and not found.held
            return "made", "" if is_it else f"{move} is made at {asked} and does not fit"
        if isinstance(found, Misfit):
            is_so = not fits and bool(found.why.key)
            return "dropped", "" if is_so else f"{move} is dropped at {asked}"
        return "forgotten", f"{move} is neither made nor dropped at {asked}"

    def _rule(self, seq: int, seat: Seat, name: str) -> Outcome:
        """Return the fate of a rule: its first answer, its end before that, or neither."""
        row = ruled(self.at(seq), seat, MEMBERS[_NAMES[seat]], name)
        rule = standing_named(self.game, name)
        assert rule is not None
        for each in self._later(seq):
            ends = rule.ends(self.states[each - 1], self.states[each], seat)
            if (over(self.at(each - 1), self._step(each), row) is None) is not ends:
                return "forgotten", f"{name} given at {seq} at {each}: its end is another"
            if ends:
                return "ended", ""
            found = decided(self.at(each), seat, (row,))
            if found is None:
                answers = seat in self.waiting[each] and rule.answer(self.states[each], seat)
                if answers:
                    return "forgotten", f"{name} given at {seq} leaves out {answers} at {each}"
                continue
            return "answered", self._fault(found, row, each, seat)
        return "left open", ""

    def _fault(self, found: Use | Misfit, row: Ahead, seq: int, seat: Seat) -> str:
        """Return the fault of a rule's answer."""
        rule = standing_named(self.game, row.name)
        if not isinstance(found, Use) or rule is None:
            return f"{row.name} does not answer at {seq} and says why"
        if seat not in self.waiting[seq]:
            return f"{row.name} answers at {seq}, where its seat is not asked"
        if not self._is_legal(seq, seat, found.move) or found.held != rule.tells:
            return f"{row.name} makes {found.move} at {seq}"
        return ""

    def _step(self, seq: int) -> Change:
        """The change that led to a state, made by another seat."""
        after = self.at(seq)
        entry = LogEntry(MoveKind.MOVE, None, None, ())
        return Change(after.table, after.seats, after.state, entry=entry)

    def _is_legal(self, seq: int, seat: Seat, move: Any) -> bool:
        try:
            engine.check(self.game, self.states[seq], seat, move)
        except Refusal:
            return False
        return True

    def _leans_alike(self, before: int, after: int, seat: Seat, move: Any) -> bool:
        verb = verb_of(self.game, move)
        assert verb is not None
        assert verb.ahead is not None
        leans = verb.ahead.leans_on
        return bool(leans(self.states[before], seat, move) == leans(self.states[after], seat, move))
