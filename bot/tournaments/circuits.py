"""Circuits: opened and ended by organisers, and their standings."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.store import outbox
from bot.store.contest import circuits
from bot.store.contest.circuits import Counted
from bot.store.contest.rows import CircuitRow
from bot.store.database import Connection
from bot.tables.names import visible
from bot.tournaments import notices
from bot.tournaments.changing import Context
from bot.tournaments.creating import MOST_LETTERS
from bot.tournaments.errors import TournamentRefusal
from rules.contest.scores.circuits import (
    MOST_PLACES,
    MOST_POINTS,
    CircuitStanding,
    are_points,
    circuit_standings,
)
from rules.core.text import Typed

USUAL: Final = "10-7-5-3-2-1"
"""The points that the text box proposes."""
MOST_OPEN: Final = 10
"""Circuits of a server that are open."""
MOST_SHOWN: Final = 25
MOST_BEST: Final = 99


@dataclass(frozen=True, slots=True)
class Circuit:
    """A circuit with its tournaments that have ended, in their order."""

    row: CircuitRow
    counted: Sequence[Counted]

    @property
    def standings(self) -> tuple[CircuitStanding, ...]:
        places = [{one.member_id: one.place for one in each.placed} for each in self.counted]
        of_teams = [at for at, each in enumerate(self.counted) if each.is_of_teams]
        return circuit_standings(places, self.row.points, self.row.best, of_teams)

    @property
    def names(self) -> dict[int, Typed]:
        """Return the latest name of each person."""
        return {one.member_id: one.name for each in self.counted for one in each.placed}


class Circuits:
    def __init__(self, context: Context) -> None:
        self._context = context

    async def open(
        self, guild_id: int, language: str, name: Typed, points: str, best: str
    ) -> Circuit:
        """Open a circuit with an organiser's name, points and number of results that count.

        The caller checks that the member may hold tournaments in this server.

        Raises:
            TournamentRefusal: no_name, circuit_points, no_such_number, circuit_exists or too_many_circuits.
        """
        called = visible(name).strip()
        if not 1 <= len(called) <= MOST_LETTERS:
            raise TournamentRefusal("no_name")
        row = CircuitRow(
            id=0,
            guild_id=guild_id,
            language=language,
            name=Typed(called),
            points=_read_points(points),
            best=_read_best(best),
            created_ms=self._context.now_ms(),
        )

        def keep(conn: Connection) -> int:
            known = circuits.open_in(conn, guild_id)
            if any(visible(each.name).casefold() == called.casefold() for each in known):
                raise TournamentRefusal("circuit_exists", name=row.name)
            if len(known) >= MOST_OPEN:
                raise TournamentRefusal("too_many_circuits", most=MOST_OPEN)
            return circuits.create(conn, row)

        return await self.show(guild_id, await self._context.database.write(keep))

    async def end(self, guild_id: int, circuit_id: int) -> Circuit:
        """End a circuit. The final table is posted where its last tournament was.

        Raises:
            TournamentRefusal: no_circuit or circuit_over.
        """
        known = await self.show(guild_id, circuit_id)
        now = self._context.now_ms()

        def keep(conn: Connection) -> None:
            if not circuits.end(conn, circuit_id, now):
                raise TournamentRefusal("circuit_over")
            if known.counted:
                last = notices.circuit(known.counted[-1].id, circuit_id)
                outbox.put(conn, last, now=now / 1000)

        await self._context.database.write(keep)
        return await self.show(guild_id, circuit_id)

    async def show(self, guild_id: int, circuit_id: int) -> Circuit:
        """Return a circuit of a server as it stands.

        Raises:
            TournamentRefusal: no_circuit.
        """

        def read(conn: Connection) -> Circuit | None:
            row = circuits.get(conn, guild_id, circuit_id)
            return None if row is None else Circuit(row, circuits.counted(conn, row))

        found = await self._context.database.read(read)
        if found is None:
            raise TournamentRefusal("no_circuit")
        return found

    async def in_guild(self, guild_id: int) -> list[CircuitRow]:
        """Return the circuits of a server, the open ones first."""
        return await self._context.database.read(
            partial(circuits.of_guild, guild_id=guild_id, most=MOST_SHOWN)
        )


def _read_points(written: str) -> tuple[int, ...]:
    points = tuple(int(each) for each in re.findall(r"[0-9]{1,5}", written))
    if not are_points(points):
        raise TournamentRefusal("circuit_points", most=MOST_POINTS, places=MOST_PLACES)
    return points


def _read_best(written: str) -> int:
    said = written.strip()
    if not said:
        return 0
    if not (said.isascii() and said.isdecimal() and len(said) < 4 and int(said) <= MOST_BEST):
        raise TournamentRefusal("no_such_number", text=Typed(said[:20]), least=1, most=MOST_BEST)
    return int(said)
