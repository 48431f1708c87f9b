"""Carries out the due duties of tournaments, from sign-up to podium, without human help.

A duty that has been carried out is not due any more. So after a failure, a restart, or a concurrent change, the next
look finds the remaining duties (ADR 24).
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot import meters
from bot.rounds import LONGEST_WAIT_S, Retries, Rounds
from bot.store.contest import tournaments
from bot.store.contest.tournaments import StaleTournament
from bot.tournaments.changing import TournamentChanges
from bot.tournaments.directing.executor import DutyExecutor
from bot.tournaments.directing.quiet import Quiet
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.tables import TablesOfPods
from rules.contest.director.duties import Duty, OpenTable, Wait
from rules.contest.director.next_duty import next_duty, tables_to_open

AGAIN_S: Final = 60.0
"""First pause before a failed tournament is tried again."""
MOST_AGAIN_S: Final = 3600.0
MOST_TABLES: Final = 256
"""Tables of tournaments that are played in one server at a time; more wait until others have ended."""
AT_ONCE: Final = 50
"""DutyExecutor of one tournament that are carried out before the next one has its turn."""


class Director:
    """Call `wake` when a tournament has changed, `look_at` when a table has, `look_at_all` when the change is unknown.

    An idle tournament is not read again until it or one of its tables changes (`Quiet`).
    """

    def __init__(self, changes: TournamentChanges, pods: TablesOfPods) -> None:
        self._changes = changes
        self._context = changes.context
        self._pods = pods
        self.duties = DutyExecutor(changes, pods)
        self._rounds = Rounds("tournaments")
        self._quiet = Quiet()
        self._tended = Retries[int](
            "tournament {}",
            AGAIN_S,
            MOST_AGAIN_S,
            self._context.now,
            on_bug=partial(meters.stalled, "tournament"),
        )

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
        await self._rounds.run(self.look, is_shared=self._context.database.is_shared)

    def close(self) -> None:
        self.duties.close()

    async def look(self) -> float:
        """Carry out all due duties; return the seconds until the next look."""
        await self._pods.sweep()
        shards = self._context.database.shards
        live = await self._context.database.read(lambda conn: tournaments.live(conn, shards))
        self._quiet.keep_only(live)
        waits = ((each, self._quiet.seconds(each, self._context.now())) for each in live)
        return await self._tended.each(waits, self._carried_out)

    async def _carried_out(self, tournament_id: int) -> float:
        """Carry out up to `AT_ONCE` due duties; return the seconds until the next one."""
        duties: Sequence[Duty] = ()
        for _ in range(AT_ONCE):
            async with self._changes.alone(tournament_id):
                if not duties:
                    self._quiet.reading(tournament_id)
                    held = await self._changes.held(tournament_id)
                    now = self._context.now_ms()
                    duty = next_duty(held.snapshot, now)
                    if isinstance(duty, Wait):
                        until_ms = duty.until_ms
                        pause = LONGEST_WAIT_S if until_ms is None else (until_ms - now) / 1000
                        return pause if self._quiet.nothing_due(held, now / 1000, pause) else 0.0
                    is_table = isinstance(duty, OpenTable)
                    duties = await self._tables_to_open(held, now) if is_table else [duty]
                    if not duties:
                        return AGAIN_S
                try:
                    await self.duties.carry_out(held, duties[0])
                    held, duties = held.next_version(), duties[1:]
                except (StaleTournament, TournamentRefusal):
                    # A member or another process was faster. Then another duty may be due.
                    duties = ()
        return 0.0

    async def _tables_to_open(self, held: Held, now_ms: int) -> list[OpenTable]:
        """Return the tables that are due to open and for which the server has room."""
        guild_id = held.row.guild_id
        in_play = await self._context.database.read(
            lambda conn: tournaments.tables_in_play(conn, guild_id)
        )
        return tables_to_open(held.snapshot, now_ms)[: max(0, MOST_TABLES - in_play)]
