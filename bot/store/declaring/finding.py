"""The tables about finding a game: lists of tables, invitations, and seekers."""

from sqlalchemy import Column, Index, Integer, Table, Text, text

from bot.store.declaring import columns
from bot.store.declaring.columns import BIG, BY_KEY, table_id

metadata = columns.metadata

# The place of the list of a server's tables, and the number of times its post was found deleted since the last
# request.
lobby_boards = Table(
    "lobby_boards",
    metadata,
    Column("guild_id", BIG, primary_key=True, autoincrement=False),
    Column("channel_id", BIG, nullable=False),
    Column("message_id", BIG),
    Column("updated_ms", BIG, nullable=False, server_default=text("0")),
    Column("deleted", Integer, nullable=False, server_default=text("0")),
    **BY_KEY,
)

# Seats of lobbies that are kept for invited members. `answer` is empty until there is one.
invitations = Table(
    "invitations",
    metadata,
    table_id(primary_key=True),
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("made_ms", BIG, primary_key=True, autoincrement=False),
    Column("by_id", BIG, nullable=False),
    Column("until_ms", BIG, nullable=False),
    Column("answer", Text, nullable=False, server_default=text("''")),
    *columns.message(),
    Index("invitations_by_host", "by_id", "made_ms"),
    **BY_KEY,
)

# Members who are ready for a game; one row a pace. `titles` and `seats` are words on a line. `table_id` is the table
# that was opened for them last: with `is_asked` they are asked to sit down there, without it they look for another.
seekers = Table(
    "seekers",
    metadata,
    Column("guild_id", BIG, primary_key=True, autoincrement=False),
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("pace", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("titles", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("reliability", Integer, nullable=False),
    Column("language", Text, nullable=False),
    Column("channel_id", BIG, nullable=False),
    Column("made_ms", BIG, nullable=False),
    Column("until_ms", BIG, nullable=False),
    Column("table_id", BIG),
    Column("is_asked", Integer, nullable=False, server_default=text("0")),
    Index("seekers_by_member", "member_id"),
    Index("seekers_by_table", "table_id"),
    **BY_KEY,
)

# Tables that were opened for members who were ready: the end of their time to answer, and the place of the question.
matches = Table(
    "matches",
    metadata,
    table_id(primary_key=True),
    Column("until_ms", BIG, nullable=False),
    Column("is_open", Integer, nullable=False, server_default=text("1")),
    *columns.message(),
    **BY_KEY,
)

# Public pages of tables, tournaments and servers. One without an address is kept out of the web.
web_pages = Table(
    "web_pages",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("number", BIG, primary_key=True, autoincrement=False),
    Column("guild_id", BIG, nullable=False),
    Column("address", Text),
    Index("web_pages_by_address", "address", unique=True),
    Index("web_pages_by_guild", "guild_id"),
    **BY_KEY,
)

# Members who have a public page.
web_members = Table(
    "web_members",
    metadata,
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("address", Text, nullable=False),
    Index("web_members_by_address", "address", unique=True),
    **BY_KEY,
)
