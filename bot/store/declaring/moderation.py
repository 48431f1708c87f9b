"""The tables about moderation: acts of moderators, bans, and blocks between members."""

from sqlalchemy import Column, Index, Integer, Table, Text, text

from bot.store.declaring import columns
from bot.store.declaring.columns import BIG, BY_KEY, STRICT, number

metadata = columns.metadata

# Acts of a server's moderators and managers. Their texts are made from `what` and the facts, in any language.
audit = Table(
    "audit",
    metadata,
    number("audit"),
    Column("guild_id", BIG, nullable=False),
    Column("at_ms", BIG, nullable=False),
    Column("actor_id", BIG),
    Column("what", Text, nullable=False),
    Column("table_id", BIG),
    Column("seat", Integer),
    Column("subject_id", BIG),
    Column("reason", Text, nullable=False, server_default=text("''")),
    Column("before", Text, nullable=False, server_default=text("''")),
    Column("after", Text, nullable=False, server_default=text("''")),
    Column("plays_there", Integer, nullable=False, server_default=text("0")),
    Index("audit_by_guild", "guild_id", "id"),
    **STRICT,
)

# Members who may not open or join tables in a server for a while. A mark stands for one whose data was deleted.
bans = Table(
    "bans",
    metadata,
    Column("guild_id", BIG, primary_key=True, autoincrement=False),
    Column("mark", Text, primary_key=True),
    Column("member_id", BIG),
    Column("until_ms", BIG, nullable=False),
    Column("reason", Text, nullable=False),
    **BY_KEY,
)

# Members who are never matched with each other; only the first of the two knows.
blocks = Table(
    "blocks",
    metadata,
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("other_id", BIG, primary_key=True, autoincrement=False),
    **BY_KEY,
)
