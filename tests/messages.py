"""Messages of the bot, as tests look for them in the playground."""

from bot.store.declaring.posted import Posted


def number_of(post: Posted | None) -> int | None:
    """The number of a post, None if there is none."""
    return None if post is None else post.message_id
