"""Places of posts that may name a member: channels, threads and direct messages (specification of hosting, 7.5).

Most posts are not remembered one by one, so a deletion searches the places in which they were made.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, Connection, or_, select

from bot.i18n import language_of
from bot.store import schema
from bot.store.declaring import contest, finding, moderation, people
from bot.store.people.personal import COLUMNS

_AT_ONCE: Final = 500
"""Most numbers in one statement."""
_CHANNEL: Final = re.compile(r"<#(\d{1,20})>")
_tables, _pings, _members = schema.tables, schema.pings, schema.members
_tournaments, _entrants = contest.tournaments, contest.entrants


class Place(Struct, frozen=True):
    """A channel, a thread or a channel of direct messages in which posts may name a member."""

    guild_id: int
    """0 for direct messages."""
    channel_id: int
    language: str = ""
    """The language of its posts; empty if the server decides."""
    since_s: int = 0
    """No post that names the member is older, in seconds since 1970."""
    tables: tuple[int, ...] = ()
    """Tables of the member that were posted there."""
    tournaments: tuple[int, ...] = ()
    """Tournaments of the member that were announced there."""
    is_closed: bool = False
    """Its member refuses direct messages, as far as is known."""


def of_member(conn: Connection, member_id: int, channels: Collection[str]) -> tuple[Place, ...]:
    """Return places of posts that may name a member; `channels` are the settings with channels for posts."""
    known: set[int] = set()
    acted: set[int] = set()
    for name, column in COLUMNS:
        own = schema.metadata.tables[name]
        its = own.c[column] == member_id
        if "table_id" in own.c:
            its &= own.c.table_id.is_not(None)
            known |= set(conn.execute(select(own.c.table_id).where(its).distinct()).scalars())
        elif name == "tables":
            known |= set(conn.execute(select(own.c.id).where(its)).scalars())
        if name in ("audit", "bans", "seekers"):
            acted |= set(conn.execute(select(own.c.guild_id).where(its).distinct()).scalars())
    found = _Found(channels)
    _add_tables(found, conn, known)
    _add_tournaments(found, conn, _tournaments_of(conn, member_id))
    _add_direct(found, conn, {member_id, *_asked_by(conn, member_id)})
    for guild_id in acted:
        found.since.setdefault(guild_id, 0)
    _add_channels(found, conn)
    return found.places()


def of_server(conn: Connection, guild_id: int, channels: Collection[str]) -> tuple[Place, ...]:
    """Return the places of posts that may name members of a server; direct messages are not among them."""
    found = _Found(channels, is_direct=False)
    _add_tables(
        found,
        conn,
        set(conn.execute(select(_tables.c.id).where(_tables.c.guild_id == guild_id)).scalars()),
    )
    here = select(_tournaments.c.id).where(_tournaments.c.guild_id == guild_id)
    _add_tournaments(found, conn, set(conn.execute(here).scalars()))
    found.since.setdefault(guild_id, 0)
    _add_channels(found, conn)
    return found.places()


class _Found:
    """Places by their channel."""

    def __init__(self, channels: Collection[str], *, is_direct: bool = True) -> None:
        self.channels = channels
        self.is_direct = is_direct
        self.by_channel: dict[int, Place] = {}
        self.since: dict[int, int] = {}
        """The servers, each with the moment of the first post there that may concern the member."""

    def places(self) -> tuple[Place, ...]:
        return tuple(self.by_channel[each] for each in sorted(self.by_channel))

    def add(
        self,
        guild_id: int,
        channel_id: int | None,
        language: str,
        since_s: int,
        table_id: int = 0,
        tournament_id: int = 0,
    ) -> None:
        if not channel_id:
            return
        old = self.by_channel.get(channel_id, Place(guild_id, channel_id, language, since_s))
        self.by_channel[channel_id] = structs.replace(
            old,
            language=old.language or language,
            since_s=min(old.since_s, since_s),
            tables=_with(old.tables, table_id),
            tournaments=_with(old.tournaments, tournament_id),
        )
        if guild_id:
            self.since[guild_id] = min(self.since.get(guild_id, since_s), since_s)


def _add_tables(found: _Found, conn: Connection, table_ids: Collection[int]) -> None:
    """Add the places where tables were posted, also before they moved, and direct messages about them."""
    direct: set[int] = set()
    rows = _in(conn, _tables, _tables.c.id, table_ids)
    of = {row.id: row for row in rows}
    for row in rows:
        places = (row.channel_id, row.thread_id, row.talk_id)
        # These are the places of the posts, even if the table has moved.
        for channel_id in (*places, row.lobby_channel_id, row.board_channel_id):
            found.add(row.guild_id, channel_id, row.language, row.opened_at, row.id)
    asked = (people.ballots, people.handovers, people.offer_posts)
    for own in (*asked, finding.invitations, finding.matches, _pings):
        for row in _in(conn, own, own.c.table_id, table_ids):
            if own is not _pings or row.place == "thread":
                at = of[row.table_id]
                found.add(at.guild_id, row.channel_id, at.language, at.opened_at, at.id)
            if own in (finding.invitations, _pings):
                direct.add(row.member_id)
    moved = moderation.audit
    for row in _in(conn, moved, moved.c.table_id, table_ids):
        if row.what == "move":
            at = of[row.table_id]
            for channel_id in _CHANNEL.findall(f"{row.before} {row.after}"):
                found.add(at.guild_id, int(channel_id), at.language, at.opened_at, at.id)
    for own in (schema.sittings, schema.seats, people.watchers):
        direct |= {row.member_id for row in _in(conn, own, own.c.table_id, table_ids)}
    since_s = min((row.opened_at for row in rows), default=0)
    _add_direct(found, conn, direct, *table_ids, since_s=since_s)


def _add_tournaments(found: _Found, conn: Connection, tournament_ids: Collection[int]) -> None:
    direct: set[int] = set()
    for row in _in(conn, _tournaments, _tournaments.c.id, tournament_ids):
        for channel_id in (row.channel_id, row.announce_channel_id, row.standings_channel_id):
            found.add(row.guild_id, channel_id, row.language, 0, tournament_id=row.id)
        direct.add(row.organiser_id)
    own = contest.referees
    direct |= {row.member_id for row in _in(conn, own, own.c.tournament_id, tournament_ids)}
    _add_direct(found, conn, direct)


def _add_direct(
    found: _Found,
    conn: Connection,
    member_ids: Iterable[int | None],
    *table_ids: int,
    since_s: int = 0,
) -> None:
    """Add the channels of direct messages with members."""
    if not found.is_direct:
        return
    wanted = {each for each in member_ids if each is not None}
    for row in _in(conn, _members, _members.c.id, wanted):
        if row.direct_id is None:
            continue
        old = found.by_channel.get(row.direct_id)
        known = () if old is None else old.tables
        first_s = since_s if old is None else min(since_s, old.since_s)
        language = row.language or language_of(row.locale or "")
        both = tuple(sorted({*known, *table_ids}))
        found.by_channel[row.direct_id] = Place(
            *(0, row.direct_id, language, first_s, both),
            is_closed=row.direct_closed_ms is not None,
        )


def _add_channels(found: _Found, conn: Connection) -> None:
    """Add the channels that the servers have chosen for public posts, now or before."""
    chosen, boards = schema.guild_settings, finding.lobby_boards
    wanted = list(found.since)
    for row in _in(conn, chosen, chosen.c.guild_id, wanted):
        if row.name in found.channels and row.value.isdecimal():
            found.add(row.guild_id, int(row.value), "", found.since[row.guild_id])
    for row in _in(conn, boards, boards.c.guild_id, wanted):
        found.add(row.guild_id, row.channel_id, "", found.since[row.guild_id])
    done = moderation.audit
    for row in _in(conn, done, done.c.guild_id, wanted, done.c.what == "set"):
        # Chosen once, and perhaps not any more.
        if row.before in found.channels and row.after.isdecimal():
            found.add(row.guild_id, int(row.after), "", found.since[row.guild_id])


def _tournaments_of(conn: Connection, member_id: int) -> set[int]:
    found: set[int] = set()
    for own, columns in (
        (_tournaments, ("organiser_id",)),
        (_entrants, ("member_id",)),
        (contest.rulings, ("by_id",)),
        (contest.referees, ("member_id",)),
        (contest.disputes, ("member_id",)),
    ):
        number = own.c.id if own is _tournaments else own.c.tournament_id
        its = or_(*(own.c[column] == member_id for column in columns))
        found |= set(conn.execute(select(number).where(its).distinct()).scalars())
    return found


def _asked_by(conn: Connection, member_id: int) -> set[int]:
    """Return members whom a member has invited, or offered their seat."""
    own = people.handovers
    asked = set(conn.execute(select(own.c.to_id).where(own.c.from_id == member_id)).scalars())
    invited = finding.invitations
    by = select(invited.c.member_id).where(invited.c.by_id == member_id)
    return asked | set(conn.execute(by).scalars())


def _in(
    conn: Connection,
    own: Any,
    column: ColumnElement[int],
    wanted: Collection[int],
    *further: ColumnElement[bool],
) -> list[Any]:
    return list(_rows(conn, own, column, wanted, *further))


def _rows(
    conn: Connection,
    own: Any,
    column: ColumnElement[int],
    wanted: Collection[int],
    *further: ColumnElement[bool],
) -> Iterator[Any]:
    numbers = sorted(wanted)
    for start in range(0, len(numbers), _AT_ONCE):
        some = numbers[start : start + _AT_ONCE]
        yield from conn.execute(select(own).where(column.in_(some), *further))


def _with(numbers: tuple[int, ...], more: int) -> tuple[int, ...]:
    return tuple(sorted({*numbers, more})) if more else numbers
