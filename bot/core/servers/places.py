"""Places of tables: channels, threads and forum posts, and checks that the bot can post there."""

from collections.abc import Iterable

import discord

from bot.core.servers.permissions import NEEDED, NEEDED_IN_THREADS, lacking, own_permissions
from bot.line.answers import TROUBLE
from bot.store.rows import TableRow
from bot.tables.names import channel
from rules.core.errors import Refusal
from rules.core.text import Msg

Place = discord.abc.GuildChannel | discord.Thread


def lobby_place(interaction: discord.Interaction) -> int:
    """Return the channel in which to open a table, also for a command used in one of its public threads.

    A table opened in a private thread stays there. One opened in a forum post stays too, since a forum itself takes no
    messages.
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
    """Check that the bot may post where the command was used and in the place where the table is to be opened.

    Raises:
        Refusal: bot_lacks.
    """
    in_thread = place_id == interaction.channel_id and isinstance(
        interaction.channel, discord.Thread
    )
    assert_given(place_id, lacking(interaction.app_permissions, _needed(in_thread=in_thread)))


async def find_place(client: discord.Client, table: TableRow) -> Place | None:
    """Return the place where a table can continue: its thread, else its channel; None if both are gone.

    Raises:
        Refusal: bot_lacks or thread_locked.
    """
    for place_id in (table.thread_id, table.channel_id):
        place = None if place_id is None else await _fetch(client, place_id)
        if place is not None:
            assert_open(place)
            return place
    return None


async def may_post(client: discord.Client, table: TableRow) -> bool:
    """Return whether the bot, as far as it knows, could post at a table."""
    try:
        return await find_place(client, table) is not None
    except (Refusal, *TROUBLE):
        return False


async def _fetch(client: discord.Client, place_id: int) -> Place | None:
    found = client.get_channel(place_id)
    if found is None:
        try:
            found = await client.fetch_channel(place_id)
        except discord.NotFound:
            return None
        except discord.Forbidden:
            assert_given(place_id, ("view_channel",))
    return found if isinstance(found, Place) else None


def assert_open(place: Place) -> None:
    """Check that the bot can post in a place.

    Raises:
        Refusal: bot_lacks or thread_locked.
    """
    assert_given(place.id, lacks(place))
    may_open = own_permissions(place).manage_threads
    if isinstance(place, discord.Thread) and place.locked and not may_open:
        raise Refusal("ui.thread_locked", place=channel(place.id))


def lacks(place: Place) -> tuple[str, ...]:
    """Return the permissions that the bot needs in a place and does not have."""
    in_thread = isinstance(place, discord.Thread)
    return lacking(own_permissions(place), _needed(in_thread=in_thread))


def _needed(*, in_thread: bool) -> tuple[str, ...]:
    return NEEDED_IN_THREADS if in_thread else NEEDED


def assert_given(place_id: int, missing: Iterable[str]) -> None:
    """Check that no permission is missing in a place.

    Raises:
        Refusal: bot_lacks.
    """
    names = tuple(Msg(f"ui.permission.{name}") for name in missing)
    if names:
        raise Refusal("ui.bot_lacks", place=channel(place_id), permissions=names)
