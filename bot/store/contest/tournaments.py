"""Tournaments: created, read as a whole, and changed only from their newest version."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct, json, structs
from sqlalchemy import (
    BindParameter,
    Connection,
    Select,
    Table,
    bindparam,
    func,
    insert,
    select,
    update,
)

from bot.store import schema
from bot.store.contest import rows
from bot.store.contest.rows import Stored, TournamentRow
from bot.store.declaring import contest, posted
from bot.store.rows import Secrets
from bot.store.sharing.shards import ALL, Served, Shards
from bot.store.upsert import Upsert

R = TypeVar("R", bound=Struct)

_rows = contest.tournaments
_JSON: Final = ("settings", "plan", "former", "marks")
_THIS: Final[BindParameter[int]] = bindparam("of")
_MESSAGES: Final = ("announce", "standings")
_NAMES: Final = posted.names(TournamentRow.__struct_fields__, *_MESSAGES)
LIVE: Final = ("open", "checkin", "running", "closing")

_CREATE = insert(_rows)
_GET = select(*(_rows.c[name] for name in _NAMES)).where(_rows.c.id == _THIS)
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
    _rows.c.guild_id == bindparam("guild"), _rows.c.status.in_(_NOT_OVER)
)
_SERVERS = select(_rows.c.guild_id).where(_rows.c.status.in_(_NOT_OVER)).distinct()
_IN_CHANNEL = select(_rows.c.id).where(
    _rows.c.channel_id == bindparam("channel"), _rows.c.status.in_(LIVE)
)
_SETTINGS = select(_rows.c.id, _rows.c.settings).where(
    _rows.c.guild_id == bindparam("guild"), _rows.c.status.in_(_NOT_OVER)
)
_COUNT_OWN = _COUNT.where(_rows.c.organiser_id == bindparam("organiser"))
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
_TOUCH = update(_rows).where(_rows.c.id == bindparam("of"), _rows.c.version == bindparam("known"))
_NOTE = update(_rows).where(_rows.c.id == bindparam("of"))
_REMIND = Upsert(contest.reminders)


class StaleTournament(Exception):
    """The tournament has changed since it was read."""


def create(conn: Connection, row: TournamentRow, secrets: Secrets) -> int:
    """Store a new tournament (its `id` is ignored); returns its number."""
    plain = _plain(structs.asdict(row))
    del plain["id"]
    plain |= {"seed": secrets.seed.to_bytes(8, "big"), "salt": secrets.salt}
    key = conn.execute(_CREATE, plain).inserted_primary_key
    assert key is not None
    return int(key[0])


def touch(conn: Connection, tournament_id: int, version: int, **changes: Any) -> None:
    """Raise the version, and change columns: the first statement of every transaction that changes a tournament.

    Raises:
        StaleTournament: it has another version by now, so the decision may no longer be right.
    """
    values = _plain(changes) | {"version": version + 1}
    done = conn.execute(_TOUCH.values(values), {"of": tournament_id, "known": version})
    if done.rowcount != 1:
        raise StaleTournament(tournament_id)


def note(conn: Connection, tournament_id: int, **changes: Any) -> None:
    """Store columns on which no decision depends, such as the place of a post, under any version."""
    conn.execute(_NOTE.values(_plain(changes)), {"of": tournament_id})


def get(conn: Connection, tournament_id: int) -> TournamentRow | None:
    row = conn.execute(_GET, {"of": tournament_id}).one_or_none()
    if row is None:
        return None
    return read(posted.together(row._mapping, *_MESSAGES), TournamentRow, *_JSON)


def secrets(conn: Connection, tournament_id: int) -> Secrets:
    row = conn.execute(_SECRETS, {"of": tournament_id}).one()
    return Secrets(int.from_bytes(row.seed, "big"), row.salt)


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


def not_over(conn: Connection, guild_id: int, organiser_id: int) -> tuple[int, int]:
    """Count the open tournaments of a server, and those of them that are this organiser's."""
    facts = {"guild": guild_id, "organiser": organiser_id}
    return (
        conn.execute(_COUNT, {"guild": guild_id}).scalar_one(),
        conn.execute(_COUNT_OWN, facts).scalar_one(),
    )


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
    _REMIND.run(conn, {"tournament_id": tournament_id, "cause": cause, "at_ms": at_ms})


def _own(table: Table, kind: type[Struct]) -> Select[Any]:
    """Return a query for the rows of one tournament as values of a kind."""
    names = posted.names(kind.__struct_fields__, "posted")
    return select(*(table.c[name] for name in names if name in table.c))


_stages, _rounds, _pods = contest.stages, contest.rounds, contest.pods
_OF = contest.entrants.c.tournament_id == _THIS
_ROUNDS_OF = (
    select(_rounds.c.id)
    .join(_stages, _stages.c.id == _rounds.c.stage_id)
    .where(_stages.c.tournament_id == _THIS, _rounds.c.status != "undone")
)
_PODS_OF = select(_pods.c.id).where(_pods.c.round_id.in_(_ROUNDS_OF))
_ENTRANTS = _own(contest.entrants, rows.EntrantRow).where(_OF).order_by(contest.entrants.c.no)
_STAGES = (
    _own(_stages, rows.StageRow).where(_stages.c.tournament_id == _THIS).order_by(_stages.c.number)
)
_ROUNDS = _own(_rounds, rows.RoundRow).where(_rounds.c.id.in_(_ROUNDS_OF)).order_by(_rounds.c.id)
_DEALS = (
    _own(contest.deals, rows.DealRow)
    .where(contest.deals.c.tournament_id == _THIS)
    .order_by(contest.deals.c.number)
)
_PODS = (
    _own(_pods, rows.PodRow)
    .add_columns(schema.tables.c.status.label("table_status"))
    .outerjoin(schema.tables, schema.tables.c.id == _pods.c.table_id)
    .where(_pods.c.round_id.in_(_ROUNDS_OF))
    .order_by(_pods.c.round_id, _pods.c.number)
)
_SEATS = (
    _own(contest.pod_seats, rows.PodSeatRow)
    .where(contest.pod_seats.c.round_id.in_(_ROUNDS_OF))
    .order_by(contest.pod_seats.c.pod_id, contest.pod_seats.c.seat)
)
_BYES = (
    _own(contest.byes, rows.ByeRow)
    .where(contest.byes.c.round_id.in_(_ROUNDS_OF))
    .order_by(contest.byes.c.round_id, contest.byes.c.no)
)
_FAULTS = (
    _own(contest.faults, rows.FaultRow)
    .where(contest.faults.c.pod_id.in_(_PODS_OF))
    .order_by(contest.faults.c.pod_id, contest.faults.c.at_ms, contest.faults.c.seat)
)
_CALLS = (
    _own(contest.calls, rows.CallRow)
    .where(contest.calls.c.pod_id.in_(_PODS_OF))
    .order_by(contest.calls.c.pod_id, contest.calls.c.at_ms, contest.calls.c.no)
)
_WISHES = (
    _own(contest.wishes, rows.WishRow)
    .where(contest.wishes.c.tournament_id == _THIS)
    .order_by(contest.wishes.c.stage, contest.wishes.c.number, contest.wishes.c.no)
)
_RULINGS = (
    _own(contest.rulings, rows.RulingRow)
    .where(contest.rulings.c.tournament_id == _THIS)
    .order_by(contest.rulings.c.id)
)
_DISPUTES = (
    _own(contest.disputes, rows.DisputeRow)
    .where(contest.disputes.c.tournament_id == _THIS)
    .order_by(contest.disputes.c.id)
)
_REFEREES = (
    select(contest.referees.c.member_id)
    .where(contest.referees.c.tournament_id == _THIS)
    .order_by(contest.referees.c.member_id)
)
_REMINDED = select(contest.reminders.c.cause).where(contest.reminders.c.tournament_id == _THIS)
_moves = schema.moves
_MOVED = (
    select(_moves.c.table_id, _moves.c.seat, _moves.c.member_id)
    .distinct()
    .where(
        _moves.c.kind == "move",
        _moves.c.member_id.is_not(None),
        _moves.c.table_id.in_(
            select(_pods.c.table_id).where(
                _pods.c.round_id.in_(_ROUNDS_OF), _pods.c.scored_ms.is_(None)
            )
        ),
    )
)


def load(conn: Connection, tournament_id: int) -> Stored | None:
    """Return all rows about a tournament, as of one moment."""
    row = get(conn, tournament_id)
    if row is None:
        return None

    def found(query: Select[Any], kind: type[R], *encoded: str) -> tuple[R, ...]:
        lines = conn.execute(query, {"of": tournament_id}).mappings()
        return tuple(read(dict(line), kind, *encoded) for line in lines)

    return Stored(
        tournament=row,
        referees=tuple(conn.execute(_REFEREES, {"of": tournament_id}).scalars()),
        entrants=found(_ENTRANTS, rows.EntrantRow),
        stages=found(_STAGES, rows.StageRow, "field", "groups"),
        rounds=tuple(
            read(posted.together(line, "posted"), rows.RoundRow)
            for line in conn.execute(_ROUNDS, {"of": tournament_id}).mappings()
        ),
        deals=found(_DEALS, rows.DealRow, "options"),
        pods=found(_PODS, rows.PodRow, "result", "rests"),
        seats=found(_SEATS, rows.PodSeatRow),
        byes=found(_BYES, rows.ByeRow),
        faults=found(_FAULTS, rows.FaultRow),
        calls=found(_CALLS, rows.CallRow),
        wishes=found(_WISHES, rows.WishRow),
        reminded=frozenset(conn.execute(_REMINDED, {"of": tournament_id}).scalars()),
        rulings=found(_RULINGS, rows.RulingRow),
        disputes=found(_DISPUTES, rows.DisputeRow),
        moved=frozenset(tuple(line) for line in conn.execute(_MOVED, {"of": tournament_id})),
    )


def read(plain: dict[str, Any], kind: type[R], *encoded: str) -> R:
    """Return a row as a value; the named columns hold JSON."""
    own = {str(name): value for name, value in plain.items()}
    own |= {name: json.decode(own[name]) for name in encoded if own[name] is not None}
    return msgspec.convert(own, kind, strict=False)


def put_referees(conn: Connection, tournament_id: int, members: Sequence[int]) -> None:
    """Replace the referees of a tournament."""
    mine = contest.referees.c.tournament_id == bindparam("of")
    conn.execute(contest.referees.delete().where(mine), {"of": tournament_id})
    lines = [{"tournament_id": tournament_id, "member_id": each} for each in members]
    if lines:
        conn.execute(contest.referees.insert(), lines)


def _plain(values: dict[str, Any]) -> dict[str, Any]:
    coded = {name: json.encode(values[name]).decode() for name in _JSON if name in values}
    return posted.apart(values, *_MESSAGES) | coded
