"""The start of a live table: all members say *I'm here* within five minutes (specification of hosting, 1.1)."""

from collections.abc import Sequence
from functools import partial

from bot.store import tables as stored
from bot.store.database import Database
from bot.store.people.ballots import Ballot
from bot.store.rows import Secrets
from bot.tables import lobby
from bot.tables.absence import ballots
from bot.tables.absence.ballots import BallotKind
from bot.tables.absence.voting import Effect, Voting
from bot.tables.model import Actor, Change, Done, Position
from bot.tables.service import Tables


class Gathering:
    """Starts tables; registers itself with the ballots that it opens."""

    def __init__(self, database: Database, tables: Tables, voting: Voting) -> None:
        self._database = database
        self._tables = tables
        self._voting = voting
        voting.on_with(BallotKind.HERE, self._starting)

    async def start(self, table_id: int, actor: Actor) -> Done:
        """Start a table, or at a live one ask the others whether they are here too.

        Raises:
            TableRefusal: no_such_table, ended, not_in_lobby, not_seated or empty_seats.
        """
        if not lobby.must_gather(await self._tables.position(table_id)):
            return await self._tables.start(table_id, actor)

        async def decide(at: Position) -> Change:
            lobby.assert_may_start(at, actor)
            now = self._tables.now_ms()
            held = await self._voting.of(table_id)
            running = ballots.open_one(held, BallotKind.HERE)
            if running is None:
                is_seated = at.seat_of(actor.member_id) is not None
                ballot = ballots.opened(
                    at, held, BallotKind.HERE, actor if is_seated else None, now
                )
            else:
                ballot = ballots.voiced(at, running, actor, ballots.HERE)
            return await self._voting.step(at, ballot, held, now)

        return await self._tables.changes.change(table_id, actor, decide)

    async def _starting(self, at: Position, ballot: Ballot) -> Effect:
        secrets = await self._database.read(lambda conn: stored.secrets(conn, at.table.id))
        assert secrets is not None
        return partial(_started, secrets)


def _started(
    secrets: Secrets, at: Position, ballot: Ballot, held: Sequence[Ballot], now_ms: int
) -> Change:
    """Start the table if all members are here and none has left meanwhile."""
    if ballot.outcome != ballots.YES or any(row.is_free for row in at.seats):
        return Change(at.table, at.seats, at.state)
    return lobby.started(at, secrets)
