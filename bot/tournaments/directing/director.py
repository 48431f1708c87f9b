"""Carries out the due duties of tournaments, from sign-up to podium, without human help.

A duty that has been carried out is not due any more. So after a failure, a restart, or a concurrent change, the next
look finds the remaining duties (ADR 24).
"""

import logging
from contextlib import suppress
from typing import Final

from bot import meters
from bot.rounds import LONGEST_WAIT_S, Rounds, longest_wait_s
from bot.store.contest import tournaments
from bot.store.contest.tournaments import StaleTournament
from bot.store.errors import Unreachable
from bot.tournaments.changing import Changes
from bot.tournaments.directing.duties import Duties
from bot.tournaments.directing.quiet import Quiet
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.tables import TablesOfPods
from rules.contest.director.duties import OpenTable, Wait
from rules.contest.director.next_duty import next_duty

_log = logging.getLogger(__name__)

AGAIN_S: Final = 60.0
"""First pause before a failed tournament is tried again; each further pause is twice as long."""
MOST_AGAIN_S: Final = 3600.0
MOST_TABLES: Final = 256
"""Tables of tournaments that are played in one server at a time; more wait until others have ended."""
AT_ONCE: Final = 50
"""Duties of one tournament that are carried out before the next one has its turn."""


class Director:
    """Call `wake` when a tournament has changed, `look_at` when a table has, `look_at_all` when the change is unknown.

    An idle tournament is not read again until it or one of its tables changes (`Quiet`).
    """

    def __init__(self, changes: Changes, pods: TablesOfPods) -> None:
        self._changes = changes
        self._world = changes.world
        self._pods = pods
        self.duties = Duties(changes, pods)
        self._rounds = Rounds("tournaments")
        self._quiet = Quiet()
        self._failed: dict[int, tuple[float, float]] = {}
        """Per tournament the end and the length of its present pause after a failure, in seconds."""

    def wake(self, tournament_id: int) -> None:
        """Handle a change of a tournament."""
        self._quiet.stir(tournament_id)
        self._rounds.wake()

    def look_at(self, table_id: int) -> None:
        """Handle a change of a table, which may be the end of a table of a tournament."""
        if self._quiet.stir_table(table_id):
            self._rounds.wake()

    def look_at_all(self) -> None:
        """Handle any change: read all tournaments again."""
        self._quiet.stir_all()
        self._rounds.wake()

    async def run(self) -> None:
        """Carry out due duties until cancelled."""
        await self._rounds.run(self.look, longest_wait_s(self._world.database.is_shared))

    def close(self) -> None:
        self.duties.close()

    async def look(self) -> float:
        """Carry out all due duties; return the seconds until the next look."""
        pause = LONGEST_WAIT_S
        await self._pods.sweep()
        shards = self._world.database.shards
        live = await self._world.database.read(lambda conn: tournaments.live(conn, shards))
        self._quiet.keep_only(live)
        for tournament_id in live:
            now = self._world.now()
            if quiet_s := self._quiet.seconds(tournament_id, now):
                pause = min(pause, quiet_s)
                continue
            until, _ = self._failed.get(tournament_id, (0.0, 0.0))
            if now < until:
                pause = min(pause, until - now)
                continue
            pause = min(pause, await self._tended(tournament_id))
        return max(0.0, pause)

    async def _tended(self, tournament_id: int) -> float:
        """Carry out the due duties of one tournament; return the seconds until its next look.

        After a failure, retry later.
        """
        try:
            pause = await self._carried_out(tournament_id)
        except Unreachable:
            raise
        except Exception:
            _, before = self._failed.get(tournament_id, (0.0, AGAIN_S / 2))
            pause = min(MOST_AGAIN_S, before * 2)
            self._failed[tournament_id] = self._world.now() + pause, pause
            meters.stalled("tournament")
            _log.exception(
                "A duty of tournament %d failed because of a bug; trying again in %.0f s. Please report it.",
                tournament_id,
                pause,
            )
            return pause
        self._failed.pop(tournament_id, None)
        return pause

    async def _carried_out(self, tournament_id: int) -> float:
        for _ in range(AT_ONCE):
            async with self._changes.alone(tournament_id):
                pause = await self._next(tournament_id)
            if pause is not None:
                return pause
        return 0.0

    async def _next(self, tournament_id: int) -> float | None:
        """Carry out the next duty and return None; if none is due yet, return the seconds until one is."""
        self._quiet.reading(tournament_id)
        held = await self._changes.held(tournament_id)
        now = self._world.now_ms()
        duty = next_duty(held.snapshot, now)
        if isinstance(duty, Wait):
            pause = LONGEST_WAIT_S if duty.until_ms is None else (duty.until_ms - now) / 1000
            return pause if self._quiet.nothing_due(held, now / 1000, pause) else 0.0
        if isinstance(duty, OpenTable) and await self._is_full(held):
            return AGAIN_S
        # Another process may be faster. Then another duty may be due.
        with suppress(StaleTournament, TournamentRefusal):
            await self.duties.carry_out(held, duty)
        return None

    async def _is_full(self, held: Held) -> bool:
        guild_id = held.row.guild_id
        in_play = await self._world.database.read(
            lambda conn: tournaments.tables_in_play(conn, guild_id)
        )
        return in_play >= MOST_TABLES
