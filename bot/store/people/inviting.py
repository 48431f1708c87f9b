"""The inviter of a member to a table."""

from sqlalchemy import Connection

from bot.store.finding import invitations
from bot.store.people import audit, handovers
from bot.store.people.handovers import MODERATORS
from bot.store.rows import TableRow

_LOOKED_AT = 20
_SEAT = "seat"
"""The act of a moderator who offers a seat."""


def inviter(conn: Connection, table: TableRow, member_id: int) -> int:
    """Return the member who gave another their seat or invited them, or else the host of the table or tournament."""
    given = [handovers.get(conn, table.id, seat) for seat in range(table.seat_count)]
    mine = [each.from_id for each in given if each is not None and each.to_id == member_id]
    for from_id in mine:
        if from_id != MODERATORS:
            return from_id
    deeds = audit.page(conn, table.guild_id, first=0, most=_LOOKED_AT, table_id=table.id)
    for deed in deeds:
        if mine and deed.what == _SEAT and deed.subject_id == member_id and deed.actor_id:
            return deed.actor_id
    asked = invitations.latest(conn, table.id, member_id)
    return table.opener_id if asked is None else asked.by_id
