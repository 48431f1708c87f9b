"""Takes a member out of every tournament (specification of hosting, 7.5); what was played, and what it came to, stays.

A number that means nothing elsewhere takes the member's place, a new one for each tournament. The draw can still be
worked out from the marks of those who played (`rules.contest.pairing.certificate.mark_of`), which name nobody.
"""

import secrets
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import BindParameter, Connection, Table, bindparam, delete, select, union, update

from bot.store import schema
from bot.store.declaring import contest
from bot.store.people.personal import blanked

_BITS: Final = 52
_tournaments, _entrants, _rulings = contest.tournaments, contest.entrants, contest.rulings
_disputes, _outbox = contest.disputes, schema.outbox
_member: BindParameter[int] = bindparam("member")
_KNOWN = union(
    select(_tournaments.c.id).where(_tournaments.c.organiser_id == _member),
    select(_entrants.c.tournament_id).where(_entrants.c.member_id == _member),
    select(_rulings.c.tournament_id).where(_rulings.c.by_id == _member),
    select(contest.referees.c.tournament_id).where(contest.referees.c.member_id == _member),
    select(_disputes.c.tournament_id).where(_disputes.c.member_id == _member),
)
_NAMES = select(_entrants.c.name).where(_entrants.c.member_id == _member)


def names_of(conn: Connection, member_id: int) -> set[str]:
    """The names under which tournaments know a member."""
    return set(conn.execute(_NAMES, {"member": member_id}).scalars()) - {""}


def erase(conn: Connection, member_id: int, names: Collection[str]) -> None:
    """Let nothing in a tournament lead to a member; the rows that are theirs alone are deleted elsewhere."""
    for tournament_id in list(conn.execute(_KNOWN, {"member": member_id}).scalars()):
        stand_in = -1 - secrets.randbits(_BITS)
        own = _tournaments.c.id == tournament_id
        conn.execute(update(_tournaments).where(own).values(version=_tournaments.c.version + 1))
        organised = (own, _tournaments.c.organiser_id == member_id)
        conn.execute(update(_tournaments).where(*organised).values(organiser_id=stand_in))
        entered = (_entrants.c.tournament_id == tournament_id, _entrants.c.member_id == member_id)
        conn.execute(update(_entrants).where(*entered).values(member_id=stand_in, name=""))
        ruled = (_rulings.c.tournament_id == tournament_id, _rulings.c.by_id == member_id)
        conn.execute(update(_rulings).where(*ruled).values(by_id=stand_in))
        number, instead = str(member_id), str(stand_in)
        for row in _of(conn, _rulings, tournament_id):
            values = {
                "reason": blanked(row.reason, names, number),
                "before": row.before.replace(number, instead),
                "after": row.after.replace(number, instead),
            }
            conn.execute(update(_rulings).where(_rulings.c.id == row.id).values(values))
        for row in _of(conn, _disputes, tournament_id):
            words = blanked(row.text, names, number)
            conn.execute(update(_disputes).where(_disputes.c.id == row.id).values(text=words))
        for row in _of(conn, _outbox, tournament_id):
            if number.encode() in row.payload:
                conn.execute(delete(_outbox).where(_outbox.c.id == row.id))


def _of(conn: Connection, table: Table, tournament_id: int) -> list[Any]:
    return list(conn.execute(select(table).where(table.c.tournament_id == tournament_id)))
