"""Reports to the organisers of a server about opponents that meet too often. The bot has no penalties (9.6)."""

from itertools import combinations
from typing import Final

from bot.store import outbox
from bot.store.database import Connection
from bot.store.people import audit
from bot.store.people.audit import Deed
from bot.store.ratings import meetings
from bot.store.rows import Notice, NoticeKind, TableRow
from rules.contest.ratings.counting import Field
from rules.contest.ratings.meetings import LATELY, meet_too_often, shared
from rules.contest.ratings.model import DAY_S

QUIET_S: Final = 30 * DAY_S
"""The same pair is not named again for this long."""


def note(conn: Connection, table: TableRow, field: Field) -> None:
    """Write into the server's log the pairs at a rated table that meet at most of their tables.

    Tables of tournaments and those with robots are no reason: there, members did not choose to meet.
    """
    members = [who for who in field.who if who > 0]
    if not field.is_limited or len(members) < 2 or table.guild_id == 0:
        return
    seen = meetings.lately(conn, members, LATELY)
    for one, two in combinations(members, 2):
        if not meet_too_often(seen[one], seen[two]):
            continue
        if meetings.is_told(conn, table.guild_id, (one, two), (field.ended_at - QUIET_S) * 1000):
            continue
        deed = Deed(
            table.guild_id,
            field.ended_at * 1000,
            one,
            meetings.FLAG,
            subject_id=two,
            before=str(shared(seen[one], seen[two])),
            after=str(LATELY),
        )
        told = Notice(
            None, NoticeKind.AUDIT, {"deed": audit.put(conn, deed)}, guild_id=table.guild_id
        )
        outbox.put(conn, told, now=field.ended_at)
