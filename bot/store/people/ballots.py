"""Ballots of tables: their subject, and every voice."""

from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, func, select, update

from bot.store.declaring import people
from bot.store.declaring.columns import its, upsert
from bot.store.declaring.posted import Posted
from bot.store.values import Rows
from rules.core.seats import Seat

_ballots, _voices = people.ballots, people.voices


class Voice(Struct, frozen=True):
    """The vote of a member, as long as the ballot is open."""

    member_id: int
    choice: str


class Ballot(Struct, frozen=True):
    """A decision that the members of a table take together."""

    number: int
    """Counted from 1 at each table."""
    kind: str
    by_id: int | None
    """The member who asked for it; None if a deadline did."""
    opened_ms: int
    closes_ms: int
    seat: Seat | None = None
    """The seat that it is about."""
    subject_id: int | None = None
    """The member who had that seat; they have no voice."""
    asked_seq: int = -1
    """The question that this seat had then; if it has another one, there is nothing left to decide."""
    until_ms: int | None = None
    """The end of the pause that it is about."""
    posted: Posted | None = None
    outcome: str | None = None
    """The decision; None as long as it is open."""
    voices: tuple[Voice, ...] = ()
    """Voices in the order of the members' numbers, which hides the order of voting."""

    def of(self, choice: str) -> int:
        """Count the voices for a choice."""
        return sum(voice.choice == choice for voice in self.voices)


_ROWS, _VOICE_ROWS = Rows(_ballots, Ballot), Rows(_voices, Voice)
_OF_TABLE = _ROWS.all.where(_ballots.c.table_id == bindparam("of_table")).order_by(
    _ballots.c.number
)
_VOICES = (
    select(_voices.c.number, _voices.c.member_id, _voices.c.choice)
    .where(_voices.c.table_id == bindparam("of_table"))
    .order_by(_voices.c.number, _voices.c.member_id)
)
_CARRIED_AGAINST = (
    select(func.count())
    .select_from(_ballots)
    .where(
        its(_ballots, table_id="of_table", subject_id="subject"),
        _ballots.c.kind == "kick",
        _ballots.c.outcome == "yes",
    )
)
_PUT = upsert(
    _ballots, *(set(_ballots.c.keys()) - {"table_id", "number", "channel_id", "message_id"})
)
_PUT_VOICE = upsert(_voices, "choice")
_NOTE = update(_ballots).where(its(_ballots, table_id="of_table", number="of_number"))

_OPENED = select(_ballots.c.seat, _ballots.c.subject_id).where(
    _ballots.c.table_id == bindparam("of_table"),
    _ballots.c.kind.in_(("kick", "open")),
    _ballots.c.outcome == "yes",
)


def of_table(conn: Connection, table_id: int) -> tuple[Ballot, ...]:
    """Return all ballots of a table, the oldest first."""
    voices: dict[int, list[Voice]] = {}
    for row in conn.execute(_VOICES, {"of_table": table_id}):
        voices.setdefault(row.number, []).append(Voice(row.member_id, row.choice))
    return tuple(
        _ROWS.read(row, voices=tuple(voices.get(row.number, ())))
        for row in conn.execute(_OF_TABLE, {"of_table": table_id})
    )


def times_voted_out(conn: Connection, table_id: int, member_id: int) -> int:
    """Count the votes that have given a member's seat to a robot."""
    found = conn.execute(_CARRIED_AGAINST, {"of_table": table_id, "subject": member_id})
    return int(found.scalar_one())


def opened_seats(conn: Connection, table_id: int) -> frozenset[tuple[Seat, int | None]]:
    """Return the seats that a vote has taken from a member, or opened after that member left, with the member."""
    rows = conn.execute(_OPENED, {"of_table": table_id}).tuples()
    return frozenset((seat, subject_id) for seat, subject_id in rows if seat is not None)


def put(conn: Connection, table_id: int, ballot: Ballot) -> None:
    """Store a new or changed ballot with its voices. The place of its post stays."""
    conn.execute(_PUT, _ROWS.row(ballot, "voices", "posted", table_id=table_id))
    _VOICE_ROWS.put(conn, _PUT_VOICE, ballot.voices, table_id=table_id, number=ballot.number)


def note(conn: Connection, table_id: int, number: int, posted: Posted) -> None:
    """Remember the message of a ballot."""
    its = {"of_table": table_id, "of_number": number}
    conn.execute(_NOTE.values(structs.asdict(posted)), its)
