"""Replays a log of moves from its seed: each entry by the rules that made it, which its hash tells (ADR 44 and 58)."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.store.rows import MoveKind, MoveRow, Secrets
from bot.tables.beginnings import begun
from bot.tables.history import chain
from bot.tables.model import Position
from rules.core import engine
from rules.core.codec import decode_move, forms
from rules.core.game import GameDef
from rules.core.versions import candidates, options_at, raised

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Held:
    """A state, and the rules that hold it."""

    rules: GameDef[Any, Any]
    state: Any


@dataclass(frozen=True, slots=True)
class Followed:
    """A log that led where its hashes say."""

    state: Any
    """The last state, as the table's rules hold it."""
    versions: tuple[int, ...]
    """The rules that made each entry; in the log some bear the number of later ones (`GameDef.stored_as`)."""


def followed(at: Position, secrets: Secrets, rows: Sequence[MoveRow]) -> Followed | None:
    """Replay the first entries of a log; return None if no installed rules lead from hash to hash.

    Several rules may have had the number of its entries. Then the table began with the newest of them if those made all
    of the log. Else it began with the oldest that fit, and went up once.
    """
    found = _followed(at, secrets, rows, by_number=True)
    if found is None and is_ambiguous(at, rows):
        found = _followed(at, secrets, rows, by_number=False)
    return found


def is_ambiguous(at: Position, rows: Sequence[MoveRow]) -> bool:
    """Return whether several rules have had the number of an entry."""
    numbers = {row.rules_version for row in rows}
    return any(len(candidates(at.game, number)) > 1 for number in numbers)


def versions_of(at: Position, secrets: Secrets, rows: Sequence[MoveRow]) -> tuple[int, ...]:
    """Return the version that made each entry. Entries that cannot be replayed keep their number."""
    numbers = tuple(row.rules_version for row in rows)
    if not is_ambiguous(at, rows):
        return numbers
    first = Follower(at, secrets).add(rows[0], by_number=False)
    if first is None or first.rules_version == numbers[0]:
        # No older rules made the set-up, so none made what came after it.
        return numbers
    found = followed(at, secrets, rows)
    return numbers if found is None else found.versions


def _followed(
    at: Position, secrets: Secrets, rows: Sequence[MoveRow], *, by_number: bool
) -> Followed | None:
    follower = Follower(at, secrets)
    versions = []
    for row in rows:
        rules = follower.add(row, by_number=by_number)
        if rules is None:
            return None
        versions.append(rules.rules_version)
    last = follower.last
    return Followed(held_by(at, at.game, last.state, last.rules), tuple(versions))


class Follower:
    """Replays one entry after another."""

    def __init__(self, at: Position, secrets: Secrets) -> None:
        self._at = at
        self._secrets = secrets
        self._held: list[Held] = []
        self._hash = chain.START
        self._version: int | None = None

    @property
    def last(self) -> Held:
        return self._held[-1]

    def add(self, row: MoveRow, *, by_number: bool) -> GameDef[Any, Any] | None:
        """Apply an entry by the rules that lead to its hash, and return them; None if none do.

        Args:
            by_number: only the rules that have the number themselves.
        """
        for rules in self._candidates(row, by_number=by_number):
            try:
                held = self._after(rules, row)
                fits = any(
                    chain.link(self._hash, row, form) == row.hash
                    for form in forms(rules, held[-1].state)
                )
            except Exception as error:
                # These moves may never have been played, so the rules may fail in any way.
                _log.info(
                    "Table %d: entry %d cannot be replayed by version %d of the rules: %r",
                    self._at.table.id,
                    row.seq,
                    rules.rules_version,
                    error,
                )
                continue
            if fits:
                self._held, self._hash, self._version = held, row.hash, rules.rules_version
                return rules
        return None

    def _candidates(self, row: MoveRow, *, by_number: bool) -> tuple[GameDef[Any, Any], ...]:
        """Return the rules that may have made an entry, never older ones than made the entry before."""
        return tuple(
            rules
            for rules in candidates(self._at.game, row.rules_version)
            if self._version is None or rules.rules_version >= self._version
            if not by_number or rules.rules_version == row.rules_version
        )

    def _after(self, rules: GameDef[Any, Any], row: MoveRow) -> list[Held]:
        """Return the states so far with an entry applied."""
        held = list(self._held)
        match row.kind:
            case MoveKind.START:
                options = options_at(rules, self._at.game, self._at.table.options)
                seats, first = len(self._at.seats), self._at.table.first_seat
                held.append(Held(rules, begun(rules, seats, options, self._secrets, first).state))
            case MoveKind.MOVE:
                assert row.seat is not None
                assert row.move is not None
                move = decode_move(rules, row.move)
                held.append(Held(rules, engine.play(rules, self._now(rules), row.seat, move).state))
            case MoveKind.LEAVE:
                assert row.seat is not None
                held.append(Held(rules, engine.leave(rules, self._now(rules), row.seat).state))
            case MoveKind.UNDO:
                held.pop()
                held[-1] = Held(rules, self._lifted(rules, held[-1]))
            case MoveKind.SEAT:
                held[-1] = Held(rules, self._now(rules))
        return held

    def _now(self, rules: GameDef[Any, Any]) -> Any:
        return self._lifted(rules, self._held[-1])

    def _lifted(self, rules: GameDef[Any, Any], held: Held) -> Any:
        return held_by(self._at, rules, held.state, held.rules)


def held_by(at: Position, rules: GameDef[Any, Any], state: Any, earlier: GameDef[Any, Any]) -> Any:
    """Return a state of a table as the same or later rules hold it."""
    return raised(rules, state, earlier, newest=at.game, options=at.table.options)
