"""The replayed log of a table: the ends of its turns, and the state after any of its entries."""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.store.rows import MoveKind, MoveRow, Secrets
from bot.tables.beginnings import begun
from bot.tables.history import chain
from bot.tables.history.following import held_by
from bot.tables.history.records import decode_events
from bot.tables.model import Position
from rules.core import engine
from rules.core.codec import decode_move, decode_state, encode_state, forms
from rules.core.errors import InvariantBroken, Refusal
from rules.core.game import GameDef
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import Msg
from rules.core.versions import candidates, options_at, rules_at

EVERY = 16
"""A state is stored after this many entries."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The end of a turn: a stop for looking back."""

    seq: int
    """The entry that ended the turn."""
    seat: Seat | None
    """Seat of its last entry; None for the set-up."""
    landmark: Msg | None = None
    """The event of the turn by which people find it again."""


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat's last turn and all that has followed it."""

    rows: tuple[MoveRow, ...]
    """The entries that stand, oldest first."""
    states: tuple[Any, ...]
    """The state before each entry."""
    has_ended: bool
    """True if the turn is over."""
    is_revealed: bool
    """True if a seat has learned something hidden since its beginning, or choices were made at the same time."""


class Tape:
    """Grows with its table by `add`. Moves that were taken back are not on it.

    Each entry is played by the rules of its time, and states are in the form of the table's rules. If the rules of an
    entry are not installed, there are no states, and every entry is a stop.
    """

    def __init__(self, at: Position, secrets: Secrets) -> None:
        self._game: GameDef[Any, Any] = at.game
        self._rules = self._game
        """Rules of the newest state."""
        self._begun = partial(_begun, at, secrets)
        self._lift = partial(held_by, at)
        self._rows: list[MoveRow] = []
        self._kept: dict[int, bytes] = {}
        """Encoded states, by the place of the entry in `_rows` that led to them."""
        self._state: Any = None
        self._stops: list[Stop] = []
        self.last_seq = -1
        self.last_hash = chain.START
        self.has_states = True

    @property
    def stops(self) -> tuple[Stop, ...]:
        """Return the ends of turns, the set-up first; and the last entry, whether or not it ended a turn."""
        if not self._rows or self._stops[-1].seq == self._rows[-1].seq:
            return tuple(self._stops)
        last = self._rows[-1]
        return (*self._stops, Stop(last.seq, last.seat, self._landmark(self._stops[-1].seq)))

    def add(self, row: MoveRow) -> None:
        """Add the next entry of the log.

        Raises:
            Refusal, InvariantBroken: the entry does not fit the ones before it.
        """
        rules = self._made_by(row) if self.has_states else None
        if rules is None:
            self.has_states = False
        if rules is not None:
            self._play(rules, replace(row, rules_version=rules.rules_version))
        elif row.kind is MoveKind.UNDO:
            self._forget_last()
        else:
            self._rows.append(row)
            self._stop_here(row)
        self.last_seq, self.last_hash = row.seq, row.hash

    def ends_in(self, state: Any) -> bool:
        """Return whether the last entry leads to this state."""
        if not self.has_states:
            return True
        last = self._lift(self._game, self._state, self._rules)
        return encode_state(last) == encode_state(state)

    def state_after(self, seq: int) -> Any:
        """Return the state after the last entry up to number `seq`."""
        place = bisect_right(self._rows, seq, key=_number) - 1
        return self._lift(self._game, self._state_at(place), self._rules_of(self._rows[place]))

    def made_by(self, member_id: int) -> tuple[MoveRow, ...]:
        """Return the moves that a member made, also ahead, and did not take back."""
        return tuple(
            row for row in self._rows if row.kind is MoveKind.MOVE and row.member_id == member_id
        )

    def passed(self, seat: Seat) -> Passed | None:
        """Return a seat's last turn and all that has followed.

        None without a turn, or if other rules than the table's have made an entry of it.
        """
        own = [place for place, row in enumerate(self._rows) if _is_move_of(row, seat)]
        if not own or not self.has_states:
            return None
        first, ends = own[-1], {stop.seq for stop in self._stops}
        has_ended = self._rows[-1].seq != self._rows[first].seq or self._rows[-1].seq in ends
        while (before := self._rows[first - 1]).seq not in ends and _is_move_of(before, seat):
            first -= 1
        rows, game = self._rows[first:], self._game
        if any(row.rules_version != game.rules_version for row in self._rows[first - 1 :]):
            return None
        state, states, is_revealed = self._state_at(first - 1), [], False
        for row in rows:
            states.append(state)
            if row.kind is MoveKind.MOVE and row.seat is not None and row.move is not None:
                is_alone = len(game.waiting_for(state)) == 1
                step = engine.play(game, state, row.seat, decode_move(game, row.move))
                told = any(event.only_to for event in step.events)
                is_revealed = is_revealed or step.revealed or told or not is_alone
                state = step.state
            else:
                state = _step(game, self._begun, state, row)
        return Passed(tuple(rows), tuple(states), has_ended, is_revealed)

    def events(self, after: int, until: int) -> tuple[tuple[int, Event], ...]:
        """Return the events between two entries, with the numbers of the entries, oldest first."""
        first = bisect_right(self._rows, after, key=_number)
        end = bisect_right(self._rows, until, key=_number)
        return tuple(
            (row.seq, event) for row in self._rows[first:end] for event in decode_events(row.events)
        )

    def _made_by(self, row: MoveRow) -> GameDef[Any, Any] | None:
        """Return the rules that made the next entry; its hash decides if several had its number.

        None if not installed.
        """
        found = candidates(self._game, row.rules_version)
        if self._rows:
            now = self._rules.rules_version
            found = tuple(each for each in found if each.rules_version >= now)
        if row.kind is MoveKind.UNDO or len(found) < 2:
            return found[-1] if found else None
        for rules in found:
            try:
                state = self._state
                if state is not None:
                    state = self._lift(rules, state, self._rules)
                state = _step(rules, self._begun, state, row)
            except (Refusal, InvariantBroken):
                continue
            if any(
                chain.link(self.last_hash, row, form) == row.hash for form in forms(rules, state)
            ):
                return rules
        return found[-1]

    def _play(self, rules: GameDef[Any, Any], row: MoveRow) -> None:
        if row.kind is MoveKind.UNDO:
            self._forget_last()
            self._state = self._state_at(len(self._rows) - 1)
            self._rules = self._rules_of(self._rows[-1])
            return
        before = None
        if self._state is not None:
            self._state = self._lift(rules, self._state, self._rules)
            before = rules.turn(self._state)
        self._rows.append(row)
        self._rules = rules
        self._state = _step(rules, self._begun, self._state, row)
        if (len(self._rows) - 1) % EVERY == 0:
            self._kept[len(self._rows) - 1] = encode_state(self._state)
        if rules.outcome(self._state) is not None or rules.turn(self._state) != before:
            self._stop_here(row)

    def _state_at(self, place: int) -> Any:
        """Return the state after the entry at a place, as the rules of that entry hold it."""
        from_place = max(each for each in self._kept if each <= place)
        rules = self._rules_of(self._rows[from_place])
        state = decode_state(rules, self._kept[from_place], rules.rules_version)
        for row in self._rows[from_place + 1 : place + 1]:
            earlier, rules = rules, self._rules_of(row)
            state = self._lift(rules, state, earlier)
            state = _step(rules, self._begun, state, row)
        return state

    def _rules_of(self, row: MoveRow) -> GameDef[Any, Any]:
        rules = rules_at(self._game, row.rules_version)
        assert rules is not None
        return rules

    def _forget_last(self) -> None:
        """Remove the last move, which was taken back. Changes of members since then stay."""
        place = max(each for each, row in enumerate(self._rows) if row.kind is MoveKind.MOVE)
        seq = self._rows[place].seq
        del self._rows[place]
        self._kept = {each: state for each, state in self._kept.items() if each < place}
        self._stops = [stop for stop in self._stops if stop.seq < seq]

    def _stop_here(self, row: MoveRow) -> None:
        before = self._stops[-1].seq if self._stops else -1
        self._stops.append(Stop(row.seq, row.seat, self._landmark(before)))

    def _landmark(self, after: int) -> Msg | None:
        """Return the last event after an entry that is a landmark of the title, and public."""
        if not self._game.landmarks:
            return None
        found = [
            event.msg
            for _, event in self.events(after, self._rows[-1].seq)
            if event.msg.key in self._game.landmarks and event.is_for(None)
        ]
        return found[-1] if found else None


def _begun(at: Position, secrets: Secrets, rules: GameDef[Any, Any]) -> engine.Step[Any]:
    options = options_at(rules, at.game, at.table.options)
    return begun(rules, len(at.seats), options, secrets, at.table.first_seat)


def _is_move_of(row: MoveRow, seat: Seat) -> bool:
    return row.kind is MoveKind.MOVE and row.seat == seat


def _number(row: MoveRow) -> int:
    return row.seq


def _step(
    game: GameDef[Any, Any],
    begin: Callable[[GameDef[Any, Any]], engine.Step[Any]],
    state: Any,
    row: MoveRow,
) -> Any:
    match row.kind:
        case MoveKind.START:
            return begin(game).state
        case MoveKind.MOVE:
            assert row.seat is not None
            assert row.move is not None
            return engine.play(game, state, row.seat, decode_move(game, row.move)).state
        case MoveKind.LEAVE:
            assert row.seat is not None
            return engine.leave(game, state, row.seat).state
        case _:
            return state
