"""The private parts of libraries that tests need. No other test uses one."""

import discord


def forget_text_boxes(client: discord.Client) -> None:
    """Forget the text boxes that are open, as a restart does: discord.py forgets a box only once it is answered."""
    client._connection._view_store._modals.clear()
