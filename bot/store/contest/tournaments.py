"""Tournaments: created, read as a whole, and changed only from their newest version."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct, json
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Table,
    bindparam,
    func,
    insert,
    select,
    update,
)

from bot.store import schema
from bot.store.contest import circuits, rows
from bot.store.contest.rows import Stored, TournamentRow
from bot.store.declaring import contest
from bot.store.declaring.columns import its, upsert
from bot.store.rows import Secrets
from bot.store.sharing.shards import ALL, Served, Shards
from bot.store.values import Rows, added, secret_columns, secrets_of
from rules.contest.director.snapshot import Status

R = TypeVar("R", bound=Struct)

_rows = contest.tournaments
_OWN = Rows(_rows, TournamentRow)
_THIS: Final[BindParameter[int]] = bindparam("of")
LIVE: Final = ("open", "checkin", "running", "closing")

_CREATE = insert(_rows)
_GET = _OWN.all.where(_rows.c.id == _THIS)
_SECRETS = select(_rows.c.seed, _rows.c.salt).where(_rows.c.id == _THIS)
_LIVE = Served.by(
    select(_rows.c.id, _rows.c.version).where(_rows.c.status.in_(LIVE)).order_by(_rows.c.id),
    _rows.c.guild_id,
)
_OF_GUILD = (
    select(_rows.c.id)
    .where(_rows.c.guild_id == bindparam("guild"))
    .order_by(_rows.c.created_ms.desc(), _rows.c.id.desc())
    .limit(bindparam("most"))
)
_NOT_OVER = ("draft", *LIVE)
_COUNT = select(func.count()).where(
    _rows.c.guild_id == bindparam("guild"), _rows.c.status.in_(LIVE)
)
_DRAFTS = (
    select(_rows.c.id)
    .where(
        _rows.c.guild_id == bindparam("guild"),
        _rows.c.organiser_id == bindparam("organiser"),
        _rows.c.status == Status.DRAFT.value,
    )
    .order_by(_rows.c.id.desc())
)
_SERVERS = select(_rows.c.guild_id).where(_rows.c.status.in_(_NOT_OVER)).distinct()
_IN_CHANNEL = select(_rows.c.id).where(
    _rows.c.channel_id == bindparam("channel"), _rows.c.status.in_(LIVE)
)
_SETTINGS = select(_rows.c.id, _rows.c.settings).where(
    _rows.c.guild_id == bindparam("guild"), _rows.c.status.in_(_NOT_OVER)
)
_OF_MEMBER = (
    select(_rows.c.id)
    .join(contest.entrants, contest.entrants.c.tournament_id == _rows.c.id)
    .where(contest.entrants.c.member_id == bindparam("member"), _rows.c.status.in_(LIVE))
    .order_by(_rows.c.id)
)
_RUNNING_OF_MEMBER = select(func.count()).select_from(
    _OF_MEMBER.where(contest.entrants.c.kind == "entrant").order_by(None).subquery()
)
_SEASON_BEFORE = select(_rows.c.id).where(_rows.c.next_id == bindparam("following"))
_OF_TABLE = select(schema.tables.c.tournament_id).where(schema.tables.c.id == bindparam("table"))
_IN_PLAY = (
    select(func.count())
    .select_from(schema.tables)
    .where(
        schema.tables.c.guild_id == bindparam("guild"),
        schema.tables.c.tournament_id.is_not(None),
        schema.tables.c.status == "playing",
    )
)
_SEATED = (
    select(func.count())
    .select_from(schema.tables)
    .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
    .where(
        schema.seats.c.member_id == bindparam("member"),
        schema.tables.c.tournament_id.is_not(None),
        schema.tables.c.status == "playing",
    )
)
_BUSY = select(_RUNNING_OF_MEMBER.scalar_subquery(), _SEATED.scalar_subquery())
_TOUCH = update(_rows).where(its(_rows, id="of", version="known"))
_NOTE = update(_rows).where(_rows.c.id == bindparam("of"))
_REMIND = upsert(contest.reminders)


class StaleTournament(Exception):
    """The tournament has changed since it was read."""


def create(conn: Connection, row: TournamentRow, secrets: Secrets) -> int:
    """Store a new tournament (its `id` is ignored); returns its number."""
    return added(conn, _CREATE, _OWN.row(row, "id", **secret_columns(secrets)))


def touch(conn: Connection, tournament_id: int, version: int, **changes: Any) -> None:
    """Raise the version, and change columns: the first statement of every transaction that changes a tournament.

    Raises:
        StaleTournament: it has another version by now, so the decision may no longer be right.
    """
    values = _OWN.plain(changes) | {"version": version + 1}
    done = conn.execute(_TOUCH.values(values), {"of": tournament_id, "known": version})
    if done.rowcount != 1:
        raise StaleTournament(tournament_id)


def note(conn: Connection, tournament_id: int, **changes: Any) -> None:
    """Store columns on which no decision depends, such as the place of a post, under any version."""
    conn.execute(_NOTE.values(_OWN.plain(changes)), {"of": tournament_id})


def get(conn: Connection, tournament_id: int) -> TournamentRow | None:
    return _OWN.one(conn, _GET, of=tournament_id)


def secrets(conn: Connection, tournament_id: int) -> Secrets:
    return secrets_of(conn.execute(_SECRETS, {"of": tournament_id}).one())


def live(conn: Connection, shards: Shards = ALL) -> dict[int, int]:
    """Return tournaments that have been announced and are not over, in order of their numbers, with their versions."""
    return {row.id: row.version for row in _LIVE.run(conn, shards)}


def of_guild(conn: Connection, guild_id: int, most: int) -> list[int]:
    """Return the newest tournaments of a server."""
    return list(conn.execute(_OF_GUILD, {"guild": guild_id, "most": most}).scalars())


def of_member(conn: Connection, member_id: int) -> list[int]:
    """Return tournaments that are not over for which a member has signed up."""
    return list(conn.execute(_OF_MEMBER, {"member": member_id}).scalars())


def season_before(conn: Connection, tournament_id: int) -> int | None:
    """Return the season after which this one follows."""
    return conn.execute(_SEASON_BEFORE, {"following": tournament_id}).scalar_one_or_none()


def of_table(conn: Connection, table_id: int) -> int | None:
    """Return the tournament that a table belongs to."""
    return conn.execute(_OF_TABLE, {"table": table_id}).scalar_one_or_none()


def live_in(conn: Connection, guild_id: int) -> int:
    """Count the announced tournaments of a server that are not over."""
    return int(conn.execute(_COUNT, {"guild": guild_id}).scalar_one())


def discard_drafts(
    conn: Connection, guild_id: int, organiser_id: int, now_ms: int, most: int
) -> None:
    """Discard an organiser's oldest drafts in a server beyond the newest `most`."""
    facts = {"guild": guild_id, "organiser": organiser_id}
    for each in list(conn.execute(_DRAFTS, facts).scalars())[most:]:
        note(conn, each, status=Status.CANCELLED, ended_ms=now_ms)


def busy(conn: Connection, member_id: int) -> tuple[int, int]:
    """Count the open tournaments in which a member is an entrant, and their tables at which the member plays."""
    entered, seated = conn.execute(_BUSY, {"member": member_id}).one()
    return int(entered), int(seated)


def tables_in_play(conn: Connection, guild_id: int) -> int:
    """Count the tables of tournaments in play in a server."""
    return int(conn.execute(_IN_PLAY, {"guild": guild_id}).scalar_one())


def servers(conn: Connection) -> frozenset[int]:
    """Return the servers that have tournaments which are not over."""
    return frozenset(conn.execute(_SERVERS).scalars())


def in_channel(conn: Connection, channel_id: int) -> list[int]:
    """Return the open tournaments that are held in a channel."""
    return list(conn.execute(_IN_CHANNEL, {"channel": channel_id}).scalars())


def roles_asked_for(conn: Connection, guild_id: int) -> dict[int, int]:
    """Return the roles that tournaments of a server which are not over ask for, by the tournaments' numbers."""
    rows_ = conn.execute(_SETTINGS, {"guild": guild_id})
    asked = {row.id: json.decode(row.settings, type=rows.Settings).eligible for row in rows_}
    return {number: each.role_id for number, each in asked.items() if each.role_id is not None}


def remind(conn: Connection, tournament_id: int, cause: str, at_ms: int) -> None:
    """Record that a reminder was sent."""
    conn.execute(_REMIND, {"tournament_id": tournament_id, "cause": cause, "at_ms": at_ms})


Part = Callable[[Connection, int], tuple[R, ...]]


def _part(table: Table, kind: type[R], its: ColumnElement[bool], *order: str) -> Part[R]:
    """Return a function that reads the rows of one tournament as values of a kind."""
    rows = Rows(table, kind)
    query = rows.all.where(its).order_by(*(table.c[name] for name in order))
    return lambda conn, tournament_id: tuple(rows.several(conn, query, of=tournament_id))


def _is_its(table: Table) -> ColumnElement[bool]:
    return table.c.tournament_id == _THIS


_stages, _rounds, _pods = contest.stages, contest.rounds, contest.pods
_ROUNDS_OF = (
    select(_rounds.c.id)
    .join(_stages, _stages.c.id == _rounds.c.stage_id)
    .where(_is_its(_stages), _rounds.c.status != "undone")
)
_IN_ROUNDS = _pods.c.round_id.in_(_ROUNDS_OF)
_PODS_OF = select(_pods.c.id).where(_IN_ROUNDS)
_entrants = _part(contest.entrants, rows.EntrantRow, _is_its(contest.entrants), "no")
_teams = _part(contest.teams, rows.TeamRow, _is_its(contest.teams), "no")
_stages_of = _part(_stages, rows.StageRow, _is_its(_stages), "number")
_rounds_of = _part(_rounds, rows.RoundRow, _rounds.c.id.in_(_ROUNDS_OF), "id")
_deals = _part(contest.deals, rows.DealRow, _is_its(contest.deals), "number")
_POD_ROWS = Rows(_pods, rows.PodRow)
_PODS = (
    _POD_ROWS.all.add_columns(schema.tables.c.status.label("table_status"))
    .outerjoin(schema.tables, schema.tables.c.id == _pods.c.table_id)
    .where(_IN_ROUNDS)
    .order_by(_pods.c.round_id, _pods.c.number)
)
_seats = _part(
    contest.pod_seats,
    rows.PodSeatRow,
    contest.pod_seats.c.round_id.in_(_ROUNDS_OF),
    *("pod_id", "seat"),
)
_byes = _part(contest.byes, rows.ByeRow, contest.byes.c.round_id.in_(_ROUNDS_OF), "round_id", "no")
_faults = _part(
    contest.faults,
    rows.FaultRow,
    contest.faults.c.pod_id.in_(_PODS_OF),
    *("pod_id", "at_ms", "seat"),
)
_calls = _part(
    contest.calls, rows.CallRow, contest.calls.c.pod_id.in_(_PODS_OF), "pod_id", "at_ms", "no"
)
_wishes = _part(contest.wishes, rows.RequestRow, _is_its(contest.wishes), "stage", "number", "no")
_rulings = _part(contest.rulings, rows.RulingRow, _is_its(contest.rulings), "id")
_disputes = _part(contest.disputes, rows.DisputeRow, _is_its(contest.disputes), "id")
_REFEREES = (
    select(contest.referees.c.member_id, contest.referees.c.is_organiser)
    .where(_is_its(contest.referees))
    .order_by(contest.referees.c.member_id)
)
_INVITED = (
    select(contest.invited.c.member_id)
    .where(_is_its(contest.invited))
    .order_by(contest.invited.c.member_id)
)
_REMINDED = select(contest.reminders.c.cause).where(_is_its(contest.reminders))
_moves = schema.moves
_MOVED = (
    select(_moves.c.table_id, _moves.c.seat, _moves.c.member_id)
    .distinct()
    .where(
        _moves.c.kind == "move",
        _moves.c.member_id.is_not(None),
        _moves.c.table_id.in_(
            select(_pods.c.table_id).where(_IN_ROUNDS, _pods.c.scored_ms.is_(None))
        ),
    )
)


def load(conn: Connection, tournament_id: int) -> Stored | None:
    """Return all rows about a tournament, as of one moment."""
    row = get(conn, tournament_id)
    if row is None:
        return None
    deciding = conn.execute(_REFEREES, {"of": tournament_id}).all()
    has_circuits = row.status is Status.DRAFT or row.settings.circuit_id is not None
    return Stored(
        tournament=row,
        referees=tuple(each.member_id for each in deciding),
        organisers=tuple(each.member_id for each in deciding if each.is_organiser),
        invited=tuple(conn.execute(_INVITED, {"of": tournament_id}).scalars()),
        entrants=_entrants(conn, tournament_id),
        teams=_teams(conn, tournament_id) if row.plan.team_size else (),
        stages=_stages_of(conn, tournament_id),
        rounds=_rounds_of(conn, tournament_id),
        deals=_deals(conn, tournament_id),
        pods=tuple(_POD_ROWS.several(conn, _PODS, of=tournament_id)),
        seats=_seats(conn, tournament_id),
        byes=_byes(conn, tournament_id),
        faults=_faults(conn, tournament_id),
        calls=_calls(conn, tournament_id),
        wishes=_wishes(conn, tournament_id),
        reminded=frozenset(conn.execute(_REMINDED, {"of": tournament_id}).scalars()),
        rulings=_rulings(conn, tournament_id),
        disputes=_disputes(conn, tournament_id),
        moved=frozenset(tuple(line) for line in conn.execute(_MOVED, {"of": tournament_id})),
        circuits=circuits.offered(conn, row.guild_id, row.settings) if has_circuits else (),
    )


def put_referees(
    conn: Connection,
    tournament_id: int,
    members: Sequence[int],
    organisers: Collection[int] = (),
) -> None:
    """Replace the referees of a tournament; those among `organisers` have all rights."""
    mine = contest.referees.delete().where(_is_its(contest.referees))
    conn.execute(mine, {"of": tournament_id})
    lines = [
        {"tournament_id": tournament_id, "member_id": each, "is_organiser": int(each in organisers)}
        for each in members
    ]
    if lines:
        conn.execute(contest.referees.insert(), lines)


def put_invited(conn: Connection, tournament_id: int, members: Collection[int]) -> None:
    """Replace the members whom the organiser has invited."""
    mine = contest.invited.delete().where(_is_its(contest.invited))
    conn.execute(mine, {"of": tournament_id})
    if lines := [{"tournament_id": tournament_id, "member_id": each} for each in members]:
        conn.execute(contest.invited.insert(), lines)


def forget_reminders(conn: Connection, tournament_id: int, prefix: str) -> None:
    """Forget that reminders whose cause begins with `prefix` were sent, so that they are sent again."""
    its = contest.reminders.c.cause.startswith(prefix, autoescape=True)
    mine = contest.reminders.delete().where(_is_its(contest.reminders), its)
    conn.execute(mine, {"of": tournament_id})
