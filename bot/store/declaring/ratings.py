"""The tables about ratings and statistics. Ratings are in millionths."""

from sqlalchemy import CheckConstraint, Column, Index, Integer, Table, Text

from bot.store.declaring import columns
from bot.store.declaring.columns import BIG, BY_KEY, table_id

metadata = columns.metadata

# Changes of ratings by a table, one row for each rated member. `member_id` is negative for a member with erased
# ratings: their track stays, so that ratings of others can be recalculated, and leads to no person.
rating_events = Table(
    "rating_events",
    metadata,
    Column("pool", Text, primary_key=True),
    table_id(primary_key=True),
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("ended_at", BIG, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("mu", BIG, nullable=False),
    Column("sigma", BIG, nullable=False),
    Column("mu_before", BIG, nullable=False),
    Column("sigma_before", BIG, nullable=False),
    Column("version", Integer, nullable=False),
    Column("is_limited", Integer, nullable=False),
    Index("rating_events_by_member", "member_id", "pool", "ended_at", "table_id"),
    Index("rating_events_by_time", "pool", "ended_at", "table_id"),
    Index("rating_events_by_table", "table_id"),
    **BY_KEY,
)

# The last event of each member in each pool, and the number of events.
ratings = Table(
    "ratings",
    metadata,
    Column("pool", Text, primary_key=True),
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("mu", BIG, nullable=False),
    Column("sigma", BIG, nullable=False),
    Column("tables", Integer, nullable=False),
    Column("last_at", BIG, nullable=False),
    Index("ratings_by_member", "member_id"),
    **BY_KEY,
)

# The number under which the events of a member with erased ratings are kept for a table of theirs.
stand_ins = Table(
    "stand_ins",
    metadata,
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("who", BIG, nullable=False),
    **BY_KEY,
)

# Statistics of finished tables. Seat -1 is the table as a whole.
table_stats = Table(
    "table_stats",
    metadata,
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
    Column("text", Text),
    Column("number", BIG),
    CheckConstraint("(text IS NULL) <> (number IS NULL)", name="table_stats_check"),
    Index("table_stats_by_name", "name", "text"),
    **BY_KEY,
)
