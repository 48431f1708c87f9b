"""Links to tables."""

from bot.store.declaring.posted import Posted
from bot.store.rows import Status, TableRow


def link(table: TableRow) -> str:
    """Return the link to a table's newest post, or to the place of that post if there is none yet."""
    post = table.lobby if table.status is Status.LOBBY else table.board
    return (
        link_to_place(table.guild_id, table.place_id)
        if post is None
        else link_to(table.guild_id, post)
    )


def link_to(guild_id: int, post: Posted) -> str:
    """Return the link to a post in a server."""
    return f"{link_to_place(guild_id, post.channel_id)}/{post.message_id}"


def link_to_place(guild_id: int, channel_id: int) -> str:
    """Return the link to a channel or thread of a server."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}"
