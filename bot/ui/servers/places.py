"""Where tables are opened and played: channels, threads and posts of forums, and whether the bot can post there."""

from collections.abc import Iterable

import discord

from bot.store.rows import TableRow
from bot.ui.servers.permissions import NEEDED, NEEDED_IN_THREADS, lacking
from rules.core.errors import Refusal
from rules.core.text import Msg

Place = discord.abc.GuildChannel | discord.Thread


def lobby_place(interaction: discord.Interaction) -> int:
    """Where a table is opened: the channel, also when the command is used in one of its public threads.

    What is said in a private thread stays there, and a forum has no place of its own for messages.
    """
    channel = interaction.channel
    if (
        isinstance(channel, discord.Thread)
        and isinstance(channel.parent, discord.TextChannel)
        and not channel.is_private()
    ):
        return channel.parent_id
    assert interaction.channel_id is not None
    return interaction.channel_id


def assert_may_post(interaction: discord.Interaction, place_id: int) -> None:
    """Raises: Refusal: bot_lacks, when the bot may not post where the command is used, or in that thread's channel."""
    in_thread = place_id == interaction.channel_id and isinstance(
        interaction.channel, discord.Thread
    )
    _assert_given(place_id, lacking(interaction.app_permissions, _needed(in_thread=in_thread)))


async def find_place(client: discord.Client, table: TableRow) -> Place | None:
    """Where a table can go on: its thread or, where that was deleted, its channel; None when neither is there.

    Raises:
        Refusal: bot_lacks or thread_locked.
    """
    for place_id in (table.thread_id, table.channel_id):
        place = None if place_id is None else await _fetch(client, place_id)
        if place is not None:
            _assert_open(place)
            return place
    return None


async def _fetch(client: discord.Client, place_id: int) -> Place | None:
    found = client.get_channel(place_id)
    if found is None:
        try:
            found = await client.fetch_channel(place_id)
        except discord.NotFound:
            return None
        except discord.Forbidden:
            _assert_given(place_id, ("view_channel",))
    return found if isinstance(found, Place) else None


def _assert_open(place: Place) -> None:
    in_thread = isinstance(place, discord.Thread)
    allowed = place.permissions_for(place.guild.me)
    _assert_given(place.id, lacking(allowed, _needed(in_thread=in_thread)))
    if isinstance(place, discord.Thread) and place.locked and not allowed.manage_threads:
        raise Refusal("ui.thread_locked", place=f"<#{place.id}>")


def _needed(*, in_thread: bool) -> tuple[str, ...]:
    return NEEDED_IN_THREADS if in_thread else NEEDED


def _assert_given(place_id: int, missing: Iterable[str]) -> None:
    names = tuple(Msg(f"ui.permission.{name}") for name in missing)
    if names:
        raise Refusal("ui.bot_lacks", place=f"<#{place_id}>", permissions=names)
