"""Seats that another member may take, their posts, and a member's claims at a table."""

from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, delete, select

from bot.store import schema
from bot.store.declaring import people
from bot.store.declaring.columns import its, upsert
from bot.store.declaring.posted import Posted
from bot.store.people.ballots import opened_seats, times_voted_out
from bot.store.values import Rows
from rules.core.seats import Seat

_offers, _posts, _conceded = people.offers, people.offer_posts, people.conceded
_bench, _tables = people.bench, schema.tables

OFTEN = 2
"""A member who was voted out this often does not come back."""

MOST_LISTED = 20
"""The most seats on offer that are listed for a member."""


class Offer(Struct, frozen=True):
    """A seat that another member may take."""

    seat: Seat
    opened_ms: int
    public_ms: int | None = None
    """The moment since which it is open to all; None while members of the bench are asked one by one."""
    asked_id: int | None = None
    """The member of the bench who is asked now."""
    passed: tuple[int, ...] = ()
    """Members of the bench that were asked before."""

    def is_for(self, member_id: int) -> bool:
        """Return whether this member may take the seat now."""
        return self.public_ms is not None or self.asked_id == member_id


class Claim(Struct, frozen=True):
    """The seats that a table offers to a member, and the reasons that keep them out."""

    is_barred: bool = False
    """The others have voted them out twice."""
    has_conceded: bool = False
    offered: tuple[Seat, ...] = ()
    """Seats that are offered to this member, also those that are kept for another until they are taken."""
    allowed: frozenset[tuple[Seat, int | None]] = frozenset()
    """Seats that the players have opened for others, each with the member who had left it."""


_ROWS = Rows(_offers, Offer)
_OF_TABLE = _ROWS.all.where(_offers.c.table_id == bindparam("of_table")).order_by(_offers.c.seat)
_PUT = upsert(_offers, "public_ms", "asked_id", "passed")
_DROP = delete(_offers).where(its(_offers, table_id="of_table", seat="of_seat"))
_DROP_ALL = delete(_offers).where(_offers.c.table_id == bindparam("of_table"))
_POST = select(_posts.c.channel_id, _posts.c.message_id).where(
    _posts.c.table_id == bindparam("of_table")
)
_NOTE = upsert(_posts, "channel_id", "message_id")
_FORGET = delete(_posts).where(_posts.c.table_id == bindparam("of_table"))
_CONCEDE = upsert(_conceded)
_ON_BENCH = (
    select(_offers.c.table_id, _offers.c.seat)
    .join(_tables, _tables.c.id == _offers.c.table_id)
    .join(_bench, _bench.c.guild_id == _tables.c.guild_id)
    .where(
        _bench.c.member_id == bindparam("of_member"),
        _offers.c.public_ms.is_not(None) | (_offers.c.asked_id == bindparam("of_member")),
    )
    .order_by(_offers.c.opened_ms.desc(), _offers.c.table_id, _offers.c.seat)
    .limit(MOST_LISTED)
)
_HAS_CONCEDED = select(_conceded.c.member_id).where(
    its(_conceded, table_id="of_table", member_id="of_member")
)


def of_table(conn: Connection, table_id: int) -> tuple[Offer, ...]:
    """Return the seats of a table that are on offer, in order."""
    return tuple(_ROWS.several(conn, _OF_TABLE, of_table=table_id))


def on_bench(conn: Connection, member_id: int) -> list[tuple[int, Seat]]:
    """Return the newest seats on offer, with their tables, that a member could take as one of the bench."""
    rows = conn.execute(_ON_BENCH, {"of_member": member_id})
    return [(row.table_id, row.seat) for row in rows]


def put(conn: Connection, table_id: int, offer: Offer) -> None:
    conn.execute(_PUT, _ROWS.row(offer, table_id=table_id))


def drop(conn: Connection, table_id: int, seat: Seat) -> None:
    """Withdraw the offer of a seat, if there is one."""
    conn.execute(_DROP, {"of_table": table_id, "of_seat": seat})


def drop_all(conn: Connection, table_id: int) -> None:
    conn.execute(_DROP_ALL, {"of_table": table_id})


def post_of(conn: Connection, table_id: int) -> Posted | None:
    """Return the message in which a table's seats are offered."""
    row = conn.execute(_POST, {"of_table": table_id}).one_or_none()
    return None if row is None else Posted(row.channel_id, row.message_id)


def note_post(conn: Connection, table_id: int, posted: Posted) -> None:
    conn.execute(_NOTE, {"table_id": table_id} | structs.asdict(posted))


def forget_post(conn: Connection, table_id: int) -> None:
    conn.execute(_FORGET, {"of_table": table_id})


def concede(conn: Connection, table_id: int, member_id: int) -> None:
    """Note that the member gave their seat up for good."""
    conn.execute(_CONCEDE, {"table_id": table_id, "member_id": member_id})


def claim(conn: Connection, table_id: int, member_id: int) -> Claim:
    """Return a member's claims to seats of a table."""
    facts = {"of_table": table_id, "of_member": member_id}
    return Claim(
        is_barred=times_voted_out(conn, table_id, member_id) >= OFTEN,
        has_conceded=conn.execute(_HAS_CONCEDED, facts).one_or_none() is not None,
        offered=tuple(each.seat for each in of_table(conn, table_id) if each.is_for(member_id)),
        allowed=opened_seats(conn, table_id),
    )
