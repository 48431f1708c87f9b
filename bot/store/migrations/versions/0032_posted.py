"""The channel of every message that the bot has posted, beside its number.

What was posted before gets the channel in which its table or tournament is now, which is right unless it has moved.
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0032"
down_revision = "0031"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
_PLACE = "coalesce(nullif(tables.thread_id, 0), tables.channel_id)"
_OF_TABLE = f"SELECT {_PLACE} FROM tables WHERE tables.id = {{}}.table_id"
_ADDED = {
    "tables": ("lobby_", "board_"),
    "outbox": ("",),
    "ballots": ("",),
    "handovers": ("",),
    "tournaments": ("announce_", "standings_"),
    "rounds": ("",),
}
_KNOWN = {
    ("tables", "lobby_"): "channel_id",
    ("tables", "board_"): _PLACE,
    ("ballots", ""): f"({_OF_TABLE.format('ballots')})",
    ("handovers", ""): f"({_OF_TABLE.format('handovers')})",
    ("tournaments", "announce_"): "channel_id",
    ("tournaments", "standings_"): "channel_id",
    ("rounds", ""): (
        "(SELECT tournaments.channel_id FROM tournaments JOIN stages ON stages.tournament_id = tournaments.id"
        " WHERE stages.id = rounds.stage_id)"
    ),
    ("outbox", ""): (
        "coalesce((SELECT max(pings.channel_id) FROM pings WHERE pings.outbox_id = outbox.id),"
        f" ({_OF_TABLE.format('outbox')}),"
        " (SELECT tournaments.channel_id FROM tournaments WHERE tournaments.id = outbox.tournament_id))"
    ),
}


def upgrade() -> None:
    for table, prefixes in _ADDED.items():
        for prefix in prefixes:
            op.add_column(table, sa.Column(f"{prefix}channel_id", _BIG))
    for (table, prefix), known in _KNOWN.items():
        op.execute(
            f"UPDATE {table} SET {prefix}channel_id = {known} WHERE {prefix}message_id IS NOT NULL"
        )
