"""The tables about tournaments. Times are UTC milliseconds, points are in 1/3600."""

from typing import Any, Final

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from bot.store.declaring import columns
from bot.store.declaring.columns import BIG, BY_KEY, STRICT, number

metadata = columns.metadata

_NO: Final = text("0")


def _tournament(*, primary_key: bool = False) -> Column[Any]:
    to = ForeignKey("tournaments.id")
    return Column("tournament_id", BIG, to, primary_key=primary_key, nullable=False)


# `plan` and `settings` are the organiser's choices. Every change raises `version`: a decision made from an older
# version is void. `apart_salt` is never published.
tournaments = Table(
    "tournaments",
    metadata,
    number("tournaments"),
    Column("guild_id", BIG, nullable=False),
    Column("channel_id", BIG, nullable=False),
    Column("organiser_id", BIG, nullable=False),
    Column("language", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("fingerprint", Text),
    Column("version", Integer, nullable=False),
    Column("algorithm", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("draw", LargeBinary),
    Column("put_off", Integer, nullable=False, server_default=_NO),
    Column("checkin_ms", BIG),
    Column("league_id", BIG, ForeignKey("tournaments.id")),
    Column("season", Integer),
    Column("next_id", BIG),
    Column("former", Text, nullable=False, server_default=text("'[]'")),
    Column("marks", Text, nullable=False, server_default=text("'[]'")),
    Column("starts_ms", BIG, nullable=False),
    Column("paused_ms", BIG),
    Column("paused_for_ms", BIG, nullable=False, server_default=_NO),
    Column("closing_ms", BIG),
    Column("ended_ms", BIG),
    Column("created_ms", BIG, nullable=False),
    *columns.message("announce"),
    *columns.message("standings"),
    Column("about", Text, nullable=False, server_default=text("''")),
    Column("prizes", Text, nullable=False, server_default=text("''")),
    Column("entry_code", Text, nullable=False, server_default=text("''")),
    Column("apart_salt", LargeBinary),
    Column("held_role", BIG),
    Column("event_id", BIG),
    Column("event_shows", Text),
    CheckConstraint(
        "status IN ('draft', 'open', 'checkin', 'running', 'closing', 'finished', 'cancelled')",
        name="tournaments_status_check",
    ),
    Index("tournaments_by_guild", "guild_id", "status"),
    **STRICT,
)
_LIVE = tournaments.c.status.in_(("open", "checkin", "running", "closing"))
Index("tournaments_live", tournaments.c.status, sqlite_where=_LIVE, postgresql_where=_LIVE)
_HOLDS = tournaments.c.held_role.is_not(None)
Index(
    "tournaments_with_role",
    *(tournaments.c.guild_id, tournaments.c.held_role),
    sqlite_where=_HOLDS,
    postgresql_where=_HOLDS,
)

# Several tournaments of a server that earn points by place; `settings` of a tournament names its circuit.
circuits = Table(
    "circuits",
    metadata,
    number("circuits"),
    Column("guild_id", BIG, nullable=False),
    Column("language", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("points", Text, nullable=False),
    Column("best", Integer, nullable=False),
    Column("created_ms", BIG, nullable=False),
    Column("ended_ms", BIG),
    Index("circuits_by_guild", "guild_id"),
    **STRICT,
)

# Members who decide disputes. Organisers among them have all rights of the tournament's first organiser.
referees = Table(
    "referees",
    metadata,
    _tournament(primary_key=True),
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("is_organiser", Integer, nullable=False, server_default=_NO),
    **BY_KEY,
)

# Members whom the organiser has invited. Only organisers read the list.
invited = Table(
    "invited",
    metadata,
    _tournament(primary_key=True),
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    **BY_KEY,
)

# Members whom the organisers keep apart in draws, the smaller number first. Only organisers read the list.
kept_apart = Table(
    "kept_apart",
    metadata,
    _tournament(primary_key=True),
    Column("first_id", BIG, primary_key=True, autoincrement=False),
    Column("second_id", BIG, primary_key=True, autoincrement=False),
    **BY_KEY,
)

# Teams of entrants. Their members founded and named them.
teams = Table(
    "teams",
    metadata,
    _tournament(primary_key=True),
    Column("no", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    **BY_KEY,
)

# Entrants. `no` is the place in the order of signing up, `place` the one at the end of the tournament.
entrants = Table(
    "entrants",
    metadata,
    _tournament(primary_key=True),
    Column("no", Integer, primary_key=True, autoincrement=False),
    Column("member_id", BIG, nullable=False),
    Column("name", Text, nullable=False),
    Column("team_no", Integer),
    Column("kind", Text, nullable=False),
    Column("rank", Integer, nullable=False, server_default=_NO),
    Column("entered_ms", BIG, nullable=False),
    Column("checked_in_ms", BIG),
    Column("from_round", Integer, nullable=False, server_default=text("1")),
    Column("dropped_round", Integer),
    Column("from_stage", Integer, nullable=False, server_default=text("1")),
    Column("dropped_stage", Integer, nullable=False, server_default=text("1")),
    Column("is_kept", Integer, nullable=False, server_default=_NO),
    Column("place", Integer),
    Column("board", Integer, nullable=False, server_default=_NO),
    CheckConstraint("kind IN ('entrant', 'bench', 'substitute')", name="entrants_kind_check"),
    UniqueConstraint("tournament_id", "member_id", name="entrants_once"),
    Index("entrants_by_member", "member_id"),
    **BY_KEY,
)

stages = Table(
    "stages",
    metadata,
    number("stages"),
    _tournament(),
    Column("number", Integer, nullable=False),
    Column("format", Text, nullable=False),
    Column("field", Text, nullable=False),
    Column("groups", Text, nullable=False),
    Column("rounds_wanted", Integer, nullable=False),
    Column("begun_ms", BIG, nullable=False),
    Column("is_over", Integer, nullable=False, server_default=_NO),
    UniqueConstraint("tournament_id", "number", name="stages_once"),
    **STRICT,
)

# Rounds that have been paired. A round that was undone keeps its row, and the next attempt has another seed. `secret`
# has the members whom the draw kept apart, for organisers.
rounds = Table(
    "rounds",
    metadata,
    number("rounds"),
    Column("stage_id", BIG, ForeignKey("stages.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("certificate", LargeBinary),
    Column("altered", Integer, nullable=False, server_default=_NO),
    Column("paired_ms", BIG, nullable=False),
    Column("ended_ms", BIG),
    *columns.message(),
    Column("secret", Text),
    CheckConstraint("status IN ('playing', 'done', 'undone')", name="rounds_status_check"),
    UniqueConstraint("stage_id", "number", "attempt", name="rounds_once"),
    **STRICT,
)
_VALID = rounds.c.status != "undone"
Index(
    "rounds_one_valid",
    rounds.c.stage_id,
    rounds.c.number,
    unique=True,
    sqlite_where=_VALID,
    postgresql_where=_VALID,
)

# Seed, salt and options that several tables share.
deals = Table(
    "deals",
    metadata,
    number("deals"),
    _tournament(),
    Column("number", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("due_ms", BIG, nullable=False),
    Column("opened_ms", BIG),
    UniqueConstraint("tournament_id", "number", name="deals_once"),
    **STRICT,
)

# The seed of a pod's table is made with the pod, not when the table is opened.
pods = Table(
    "pods",
    metadata,
    number("pods"),
    Column("round_id", BIG, ForeignKey("rounds.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("deal_id", BIG, ForeignKey("deals.id")),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("table_id", BIG, ForeignKey("tables.id"), unique=True),
    Column("opened_ms", BIG),
    Column("group_no", Integer, nullable=False, server_default=_NO),
    Column("due_ms", BIG),
    Column("is_extended", Integer, nullable=False, server_default=_NO),
    Column("extended", Integer, nullable=False, server_default=_NO),
    Column("ended", Text),
    Column("result", Text),
    Column("rests", Text, nullable=False, server_default=text("'[]'")),
    Column("scored_ms", BIG),
    CheckConstraint(
        "ended IN ('finished', 'adjudicated', 'void', 'walkover')", name="pods_ended_check"
    ),
    UniqueConstraint("round_id", "number", name="pods_once"),
    **STRICT,
)

pod_seats = Table(
    "pod_seats",
    metadata,
    Column("pod_id", BIG, ForeignKey("pods.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("round_id", BIG, ForeignKey("rounds.id"), nullable=False),
    Column("no", Integer, nullable=False),
    Column("ready_ms", BIG),
    Column("since_ms", BIG),
    UniqueConstraint("round_id", "no", name="pod_seats_once"),
    **BY_KEY,
)

byes = Table(
    "byes",
    metadata,
    Column("round_id", BIG, ForeignKey("rounds.id"), primary_key=True),
    Column("no", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("points", Integer, nullable=False),
    CheckConstraint(
        "kind IN ('allocated', 'requested', 'zero', 'walkover')", name="byes_kind_check"
    ),
    **BY_KEY,
)

# Wishes of entrants about a round: to rest, or, in heats and ladders, to play.
wishes = Table(
    "wishes",
    metadata,
    _tournament(primary_key=True),
    Column("stage", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("no", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    CheckConstraint("kind IN ('bye', 'play')", name="wishes_kind_check"),
    **BY_KEY,
)

# Substitutes who have been asked to take a seat.
calls = Table(
    "calls",
    metadata,
    Column("pod_id", BIG, ForeignKey("pods.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("no", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BIG, primary_key=True, autoincrement=False),
    **BY_KEY,
)

# The reason for which a seat counts as not played on: `no` sat there; `has_moved` tells whether with a move made.
faults = Table(
    "faults",
    metadata,
    Column("pod_id", BIG, ForeignKey("pods.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("no", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("at_ms", BIG, nullable=False),
    Column("has_moved", Integer, nullable=False),
    CheckConstraint(
        "kind IN ('no_show', 'timed_out', 'gave_up', 'excused', 'loss')", name="faults_kind_check"
    ),
    **BY_KEY,
)

# Decisions of referees; one that takes another back names it.
rulings = Table(
    "rulings",
    metadata,
    number("rulings"),
    _tournament(),
    Column("pod_id", BIG, ForeignKey("pods.id")),
    Column("kind", Text, nullable=False),
    Column("before", Text, nullable=False),
    Column("after", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("by_id", BIG, nullable=False),
    Column("undoes_id", BIG, ForeignKey("rulings.id"), unique=True),
    Column("at_ms", BIG, nullable=False),
    Column("is_private", Integer, nullable=False, server_default=_NO),
    Index("rulings_by_tournament", "tournament_id"),
    **STRICT,
)

disputes = Table(
    "disputes",
    metadata,
    number("disputes"),
    _tournament(),
    Column("pod_id", BIG, ForeignKey("pods.id"), nullable=False),
    Column("member_id", BIG, nullable=False),
    Column("text", Text, nullable=False),
    Column("at_ms", BIG, nullable=False),
    Column("ruling_id", BIG, ForeignKey("rulings.id")),
    Index("disputes_by_tournament", "tournament_id"),
    **STRICT,
)

# Reminders that were sent and must not be sent again.
reminders = Table(
    "reminders",
    metadata,
    _tournament(primary_key=True),
    Column("cause", Text, primary_key=True),
    Column("at_ms", BIG, nullable=False),
    **BY_KEY,
)
