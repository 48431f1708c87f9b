"""The tables about how members find a game: the lists of tables that servers post, and invitations."""

from sqlalchemy import Column, Index, Integer, Table, Text, text

from bot.store.declaring import columns
from bot.store.declaring.columns import BIG, BY_KEY, table_id

metadata = columns.metadata

# Where the list of a server's tables is posted, and how often that post was found deleted since it was last asked for.
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

# Seats of lobbies that are kept for members whom somebody has asked. `answer` is empty until there is one.
invitations = Table(
    "invitations",
    metadata,
    table_id(primary_key=True),
    Column("member_id", BIG, primary_key=True, autoincrement=False),
    Column("made_ms", BIG, primary_key=True, autoincrement=False),
    Column("by_id", BIG, nullable=False),
    Column("until_ms", BIG, nullable=False),
    Column("answer", Text, nullable=False, server_default=text("''")),
    Column("channel_id", BIG),
    Column("message_id", BIG),
    Index("invitations_by_host", "by_id", "made_ms"),
    **BY_KEY,
)
