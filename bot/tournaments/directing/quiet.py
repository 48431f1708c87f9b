"""Moments until which tournaments have no duties, so that a move at one table does not cause a read of all of them.

Nothing here is stored: it is found out anew after a restart.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.tournaments.model import Held

LONGEST_S: Final = 60.0
"""Longest time without a new read of a tournament: members' hours, and time by itself, change its duties."""


@dataclass(frozen=True, slots=True)
class _Known:
    version: int
    until: float
    """In seconds since 1970."""
    tables: frozenset[int]


@dataclass(slots=True)
class _Reading:
    """Changes since a read of a tournament began."""

    tables: set[int] = field(default_factory=set)
    """Changed tables of any tournament; the read shows which of them belong to this one."""
    is_stale: bool = False


class Quiet:
    def __init__(self) -> None:
        self._known: dict[int, _Known] = {}
        self._reading: dict[int, _Reading] = {}

    def stir(self, tournament_id: int) -> None:
        """Forget that a tournament has no duties."""
        self._known.pop(tournament_id, None)
        if (reading := self._reading.get(tournament_id)) is not None:
            reading.is_stale = True

    def stir_all(self) -> None:
        for tournament_id in {*self._known, *self._reading}:
            self.stir(tournament_id)

    def stir_table(self, table_id: int) -> bool:
        """Forget that the tournament of a table has no duties; return whether one was known."""
        for reading in self._reading.values():
            reading.tables.add(table_id)
        found = [each for each, known in self._known.items() if table_id in known.tables]
        for tournament_id in found:
            self.stir(tournament_id)
        return bool(found)

    def keep_only(self, live: Mapping[int, int]) -> None:
        """Forget tournaments that are over, or have another version than the one that was read.

        No read may be in progress.
        """
        self._reading.clear()
        self._known = {
            each: known for each, known in self._known.items() if live.get(each) == known.version
        }

    def seconds(self, tournament_id: int, now: float) -> float:
        """Return the seconds for which a tournament has no duties; 0 if that is not known."""
        known = self._known.get(tournament_id)
        return 0.0 if known is None else max(0.0, known.until - now)

    def reading(self, tournament_id: int) -> None:
        """Begin to read a tournament: the read may miss changes that come after this call."""
        self._known.pop(tournament_id, None)
        self._reading[tournament_id] = _Reading()

    def nothing_due(self, held: Held, now: float, pause_s: float) -> bool:
        """Note that a tournament that was read has no duties. Return whether that still holds: it may have changed."""
        reading = self._reading.pop(held.id, _Reading(is_stale=True))
        tables = frozenset(each.table_id for each in held.stored.pods if each.table_id is not None)
        if reading.is_stale or not reading.tables.isdisjoint(tables):
            return False
        self._known[held.id] = _Known(held.row.version, now + min(pause_s, LONGEST_S), tables)
        return True
