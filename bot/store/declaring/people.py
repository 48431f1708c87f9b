"""The tables about people at tables: ballots, ways out of a seat, the bench, and looks at tables."""

from sqlalchemy import CheckConstraint, Column, Index, Integer, LargeBinary, Table, Text, text

from bot.store.declaring import columns
from bot.store.declaring.columns import BIG, BY_KEY, table_id

metadata = columns.metadata

# Ballots of the members of a table. `subject_id` has no voice.
ballots = Table(
    "ballots",
    metadata,
    table_id(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("subject_id", BIG),
    Column("by_id", BIG),
    Column("asked_seq", Integer, nullable=False),
    Column("opened_ms", BIG, nullable=False),
    Column("closes_ms", BIG, nullable=False),
    Column("until_ms", BIG),
    *columns.message(),
    Column("outcome", Text),
    **BY_KEY,
)
_UNDECIDED = ballots.c.outcome.is_(None)
Index(
    "ballots_open",
    ballots.c.table_id,
    ballots.c.kind,
    unique=True,
    sqlite_where=_UNDECIDED,
    postgresql_where=_UNDECIDED,
)

voices = Table(
    "voices",
    metadata,
    table_id(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("member_id", BIG, primary_key=True),
    Column("choice", Text, nullable=False),
    **BY_KEY,
)

# The end of each member's time in a seat, on a table with a clock.
conduct = Table(
    "conduct",
    metadata,
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("member_id", BIG, nullable=False),
    Column("what", Text, nullable=False),
    Column("at_ms", BIG, nullable=False),
    Column("is_excused", Integer, nullable=False, server_default=text("0")),
    Index("conduct_by_member", "member_id"),
    **BY_KEY,
)

# Number of turns that a member answered on a day, by the time that they took.
turn_days = Table(
    "turn_days",
    metadata,
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True),
    Column("within_ms", BIG, primary_key=True, autoincrement=False),
    Column("in_time", Integer, nullable=False),
    Column("late", Integer, nullable=False),
    Index("turn_days_by_day", "day"),
    **BY_KEY,
)

# Results of finished tables for the members who had seats there: one row per seat and member.
results = Table(
    "results",
    metadata,
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("member_id", BIG),
    Column("stood", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("share", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("gave_up_s", BIG),
    Column("has_robot_seat", Integer, nullable=False),
    Column("is_casual", Integer, nullable=False),
    CheckConstraint("stood IN ('player', 'substitute', 'handed', 'gave_up')"),
    Index("results_by_member", "member_id"),
    **BY_KEY,
)

# Seats on offer to other members. `asked_id` is the only member asked; from `public_ms` on the offer is open to all.
offers = Table(
    "offers",
    metadata,
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("opened_ms", BIG, nullable=False),
    Column("public_ms", BIG),
    Column("asked_id", BIG),
    Column("passed", Text, nullable=False),
    **BY_KEY,
)

# Members who watch a table and get a message when it has ended.
watchers = Table(
    "watchers",
    metadata,
    table_id(primary_key=True),
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    **BY_KEY,
)

# The posts with the offered seats of a table.
offer_posts = Table(
    "offer_posts",
    metadata,
    table_id(primary_key=True),
    *columns.message(nullable=False),
    **BY_KEY,
)

# Seats that a member gives to another, at their consent.
handovers = Table(
    "handovers",
    metadata,
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("from_id", BIG, nullable=False),
    Column("to_id", BIG, nullable=False),
    Column("until_ms", BIG, nullable=False),
    Column("is_open", Integer, nullable=False),
    *columns.message(),
    **BY_KEY,
)

# Members who gave a seat up for good.
conceded = Table(
    "conceded",
    metadata,
    table_id(primary_key=True),
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    **BY_KEY,
)

# Members who are asked first when a seat is offered in a server: for which titles and paces, all if there are none.
bench = Table(
    "bench",
    metadata,
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("guild_id", BIG, primary_key=True, autoincrement=False),
    Column("titles", Text, nullable=False),
    Column("paces", Text, nullable=False),
    **BY_KEY,
)

# The last entry of a table's log that a member has seen, and the moment.
seen = Table(
    "seen",
    metadata,
    table_id(primary_key=True),
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("at_ms", BIG, nullable=False),
    **BY_KEY,
)

# Moves and rules that members have given before being asked; an empty name is that of a seat's next move.
aheads = Table(
    "aheads",
    metadata,
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
    Column("member_id", BIG, nullable=False),
    Column("move", LargeBinary),
    Column("leans", LargeBinary),
    Column("given_seq", Integer, nullable=False),
    Column("used", Integer, nullable=False, server_default=text("0")),
    Column("held_seq", Integer, nullable=False, server_default=text("-1")),
    Column("told", Text, nullable=False, server_default=text("''")),
    **BY_KEY,
)

# Robots' answers to members who asked for a hint, by the question. A table with hints is not rated.
hints = Table(
    "hints",
    metadata,
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("move", LargeBinary, nullable=False),
    Column("asked_seq", Integer, nullable=False),
    **BY_KEY,
)

# Findings of the review of an ended table, for the member who took a seat with an entry of the log.
reviews = Table(
    "reviews",
    metadata,
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", Integer, primary_key=True, autoincrement=False),
    Column("found", LargeBinary, nullable=False),
    **BY_KEY,
)

# Lessons of first games that members have seen: the table, the question, and the question at which the sequel was
# shown.
lessons = Table(
    "lessons",
    metadata,
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("title", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("at_table", BIG, nullable=False),
    Column("asked_seq", Integer, nullable=False),
    Column("after_seq", Integer, nullable=False, server_default=text("-1")),
    **BY_KEY,
)
