"""All tables of the database, declared once, those about people at tables in `declaring.people`.

All statements of this package are built from these declarations.

The migrations lead to this schema, and a test compares the two. Discord's IDs need 64 bits. On SQLite the tables are
strict, so that both engines refuse a value of the wrong type.
"""

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    and_,
    or_,
    text,
)

from bot.store.declaring import columns, contest, finding, moderation, people, ratings

metadata = people.metadata
assert moderation.metadata is finding.metadata is contest.metadata is metadata
assert ratings.metadata is metadata
BIG, REAL = columns.BIG, columns.REAL
_STRICT, _BY_KEY, _table_id = columns.STRICT, columns.BY_KEY, columns.table_id

tables = Table(
    "tables",
    metadata,
    columns.number("tables"),
    Column("title", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("guild_id", BIG, nullable=False),
    Column("channel_id", BIG, nullable=False),
    Column("thread_id", BIG),
    *columns.message("lobby"),
    *columns.message("board"),
    Column("opener_id", BIG, nullable=False),
    Column("status", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("told_seq", Integer, nullable=False),
    Column("asks", Text, nullable=False),
    Column("votes", Text, nullable=False),
    Column("state", LargeBinary),
    Column("hash", LargeBinary),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("opened_at", BIG, nullable=False),
    Column("touched_at", BIG, nullable=False),
    Column("ended_at", BIG),
    Column("language", Text, nullable=False, server_default=text("'en'")),
    Column("started_at", BIG),
    Column("rematch_id", BIG, ForeignKey("tables.id")),
    Column("seal", LargeBinary),
    Column("turn_seq", Integer, nullable=False, server_default=text("-1")),
    Column("acting_id", BIG),
    Column("board_from_seq", Integer, nullable=False, server_default=text("0")),
    Column("board_seq", Integer, nullable=False, server_default=text("-1")),
    Column("pace", Text, nullable=False, server_default=text("'none'")),
    Column("clocks", Text, nullable=False, server_default=text("'[]'")),
    Column("due_ms", BIG),
    Column("pauses", Text, nullable=False, server_default=text("'[]'")),
    Column("filters", Text, nullable=False, server_default=text("'{}'")),
    Column("moves_before", Integer),
    Column("tournament_id", BIG),
    Column("is_sealed", Integer, nullable=False, server_default=text("0")),
    Column("is_rated", Integer, nullable=False, server_default=text("0")),
    Column("talk_id", BIG),
    Column("first_seat", Integer),
    Column("name", Text, nullable=False, server_default=text("''")),
    CheckConstraint("status IN ('lobby', 'playing', 'finished', 'cancelled')"),
    Index("tables_by_thread", "thread_id"),
    Index("tables_by_channel", "channel_id"),
    Index("tables_by_status", "status"),
    **_STRICT,
)
_DUE = tables.c.due_ms.is_not(None)
Index("tables_by_due", tables.c.due_ms, sqlite_where=_DUE, postgresql_where=_DUE)

# First games with lessons: only their learner sees them, and they belong to no tournament.
IS_FIRST_GAME = and_(tables.c.is_sealed != 0, tables.c.tournament_id.is_(None))
IS_NO_FIRST_GAME = or_(tables.c.is_sealed == 0, tables.c.tournament_id.is_not(None))

# The records from which tables go on, and the states to which they lead. Rows are never changed.
records_before = Table(
    "records_before",
    metadata,
    _table_id(primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
    **_BY_KEY,
)

seats = Table(
    "seats",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("member_id", BIG),
    Column("robot_level", Integer),
    Column("away_id", BIG),
    Column("name", Text, nullable=False),
    Column("is_lent", Integer, nullable=False, server_default=text("0")),
    **_BY_KEY,
)
Index(
    "seats_by_member",
    seats.c.member_id,
    sqlite_where=seats.c.member_id.is_not(None),
    postgresql_where=seats.c.member_id.is_not(None),
)

# Holders of each seat of a table in play, and the entry of the log from which they have it. Rows are never changed.
sittings = Table(
    "sittings",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Integer, primary_key=True),
    Column("member_id", BIG),
    Column("name", Text, nullable=False),
    **_BY_KEY,
)

# Everything that ever happened at a table; the set-up is entry 0. Rows are never changed.
moves = Table(
    "moves",
    metadata,
    _table_id(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("move", LargeBinary),
    Column("events", LargeBinary, nullable=False),
    Column("member_id", BIG),
    Column("hash", LargeBinary, nullable=False),
    Column("at", BIG, nullable=False),
    Column("state_hash", LargeBinary),
    CheckConstraint("kind IN ('start', 'move', 'undo', 'leave', 'seat')", name="moves_kind_check"),
    CheckConstraint("(seat IS NULL) = (kind = 'start')"),
    CheckConstraint("(move IS NULL) = (kind <> 'move')"),
    **_BY_KEY,
)

# Turns on a clock that have ended, with their cost to the seat.
turns = Table(
    "turns",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("member_id", BIG),
    Column("from_ms", BIG, nullable=False),
    Column("to_ms", BIG, nullable=False),
    Column("charged_ms", BIG, nullable=False),
    Column("before_ms", BIG, nullable=False),
    Column("after_ms", BIG, nullable=False),
    Column("ended_by", Text, nullable=False),
    CheckConstraint("ended_by IN ('move', 'other', 'zero', 'leave')"),
    **_BY_KEY,
)

# Members' hours of sleep, from a moment on; a version is never changed.
hours = Table(
    "hours",
    metadata,
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("valid_from_ms", BIG, primary_key=True, autoincrement=False),
    Column("zone", Text, nullable=False),
    Column("sleep_from_min", Integer, nullable=False),
    Column("sleep_to_min", Integer, nullable=False),
    **_BY_KEY,
)

# Stretches in which a member's clocks stand because they say so, or because they had next to no time left.
vacations = Table(
    "vacations",
    metadata,
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("from_ms", BIG, primary_key=True, autoincrement=False),
    Column("to_ms", BIG, nullable=False),
    Column("days", Integer, nullable=False),
    Column("is_automatic", Integer, nullable=False),
    **_BY_KEY,
)

# Stretches during which the bot could not serve any server.
gaps = Table(
    "gaps",
    metadata,
    Column("from_ms", BIG, primary_key=True, autoincrement=False),
    Column("to_ms", BIG, nullable=False),
    **_BY_KEY,
)

# Stretches during which no process served the servers of a shard, for a number of shards.
shard_gaps = Table(
    "shard_gaps",
    metadata,
    Column("shard_count", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("from_ms", BIG, primary_key=True, autoincrement=False),
    Column("to_ms", BIG, nullable=False),
    **_BY_KEY,
)

# Timers apart from clocks. `attempts` counts the failures to handle them; `guild_id` is the server of a timer, or 0.
dues = Table(
    "dues",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("at_ms", BIG, nullable=False),
    Column("attempts", Integer, nullable=False, server_default=text("0")),
    Column("guild_id", BIG, nullable=False, server_default=text("0")),
    Index("dues_by_time", "at_ms"),
    **_BY_KEY,
)

# Interactions that were carried out, so that one that is delivered again changes nothing. They concerned a table or a
# tournament.
interactions = Table(
    "interactions",
    metadata,
    Column("id", BIG, primary_key=True, autoincrement=False),
    Column("table_id", BIG, ForeignKey("tables.id")),
    Column("seq", Integer, nullable=False),
    Column("at", BIG, nullable=False),
    Column("tournament_id", BIG),
    **_STRICT,
)

# The states that moves can be taken back to, for as long as they can be.
undo_states = Table(
    "undo_states",
    metadata,
    _table_id(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
    **_BY_KEY,
)

# Notices that are still to be posted; one without a table or a tournament is for one member. IDs are never reused,
# because posts are recognised by them.
outbox = Table(
    "outbox",
    metadata,
    Column("id", BIG, primary_key=True),
    Column("table_id", BIG, ForeignKey("tables.id")),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("coalesce_key", Text),
    Column("due_at", REAL, nullable=False),
    Column("attempts", Integer, nullable=False, server_default=text("0")),
    Column("claimed_at", REAL),
    Column("sent_at", REAL),
    *columns.message(),
    Column("error", Text),
    Column("tournament_id", BIG),
    Column("guild_id", BIG, nullable=False, server_default=text("0")),
    sqlite_autoincrement=True,
    **_STRICT,
)
_UNSENT = outbox.c.sent_at.is_(None) & outbox.c.error.is_(None)
Index(
    "outbox_open",
    outbox.c.target,
    outbox.c.id,
    sqlite_where=_UNSENT,
    postgresql_where=_UNSENT,
)

guilds = Table(
    "guilds",
    metadata,
    Column("id", BIG, primary_key=True, autoincrement=False),
    Column("language", Text, nullable=False),
    **_STRICT,
)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BIG, primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    **_BY_KEY,
)

members = Table(
    "members",
    metadata,
    Column("id", BIG, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("notices", Text, nullable=False, server_default=text("'{}'")),
    Column("locale", Text),
    Column("direct_id", BIG),
    Column("direct_closed_ms", BIG),
    Column("is_hidden", Integer, nullable=False, server_default=text("0")),
    Column("is_unrated", Integer, nullable=False, server_default=text("0")),
    Column("is_light", Integer, nullable=False, server_default=text("0")),
    **_STRICT,
)

# Messages to members: the member, the turn, the step of the ladder, the place, and Discord's answer.
pings = Table(
    "pings",
    metadata,
    Column("outbox_id", BIG, primary_key=True, autoincrement=False),
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("table_id", BIG, ForeignKey("tables.id")),
    Column("seat", Integer),
    Column("turn", Integer),
    Column("rung", Text, nullable=False),
    Column("place", Text, nullable=False),
    *columns.message(),
    Column("at_ms", BIG, nullable=False),
    Column("error", Text),
    Column("gone", Integer, nullable=False, server_default=text("0")),
    CheckConstraint("place IN ('thread', 'direct')"),
    Index("pings_by_member", "member_id", "at_ms"),
    **_BY_KEY,
)
_ARRIVED = pings.c.table_id.is_not(None) & pings.c.error.is_(None)
Index(
    "pings_once",
    pings.c.table_id,
    pings.c.seat,
    pings.c.turn,
    pings.c.rung,
    unique=True,
    sqlite_where=_ARRIVED,
    postgresql_where=_ARRIVED,
)

# Tables that a member has muted.
muted = Table(
    "muted",
    metadata,
    _table_id(primary_key=True),
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    **_BY_KEY,
)

nudges = Table(
    "nudges",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("at_ms", BIG, primary_key=True, autoincrement=False),
    **_BY_KEY,
)

facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    **_BY_KEY,
)
