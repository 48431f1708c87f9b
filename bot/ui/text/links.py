"""Links to tables."""

from bot.store.rows import Status, TableRow


def link(table: TableRow) -> str:
    """The link to a table's newest post, or to where that post will be."""
    parts = [table.guild_id, table.place_id]
    message = table.board_message_id
    if table.status is Status.LOBBY:
        message = table.lobby_message_id
    if message is not None:
        parts.append(message)
    return "https://discord.com/channels/" + "/".join(str(part) for part in parts)
