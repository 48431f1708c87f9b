"""The tables of a server and their seats, as moderators name them."""

from collections.abc import Callable

import discord
from discord.app_commands import Choice

from bot.core.commands.autocomplete import choices, closed
from bot.core.core import BaseBot, Core, concerns, core_of
from bot.core.form.lines import CHARS, Suggestion, suggest
from bot.core.servers.places import assert_open
from bot.core.text.lines import cut
from bot.core.text.titles import table_named
from bot.core.text.translator import translator
from bot.store.rows import SeatRow
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.tables.names import table_title, visible
from rules.core.errors import Refusal
from rules.core.seats import Seat
from rules.core.text import msg

_MOST = 25
"""Maximum number of suggested tables."""

ENDS = (NO_RESULT, AS_IT_STANDS) = ("no_result", "as_it_stands")
"""The ways in which moderators end a table."""


async def guild_table(core: Core, interaction: discord.Interaction, typed: str | None) -> Position:
    """Return this server's table with the typed number; without a number, the one of this channel.

    Raises:
        TableRefusal: no_table_here or no_such_table.
        Unreadable: it cannot be opened.
    """
    if typed is None:
        here = interaction.channel_id
        number = None if here is None else await core.tables.find(here)
        if number is None:
            raise TableRefusal("no_table_here")
    else:
        number = table_named(core.catalogues, typed)
        if number is None:
            raise TableRefusal("no_such_table")
    at = await core.tables.position(number)
    if at.table.guild_id != interaction.guild_id:
        raise TableRefusal("no_such_table")
    concerns(interaction, at.table.id)
    return at


def place_of(typed: str) -> Seat:
    """Return the seat of a place that the moderator picked or typed, counted from 1; -1 if it is no number."""
    return int(typed) - 1 if typed.isdecimal() and len(typed) <= 3 else -1


@closed
async def complete_guild_table(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the tables of the server that are in their lobby or in play, the newest first."""
    core = core_of(interaction)
    catalogue = core.catalogues[await core.languages.of_member(interaction)]
    found = await core.tables.in_guild(interaction.guild_id or 0, _MOST)
    pairs = []
    for at in found:
        number = str(at.table.id)
        text = translator(catalogue, at)
        title = table_title(at.table)
        label = text.draw(msg("hosting.table", title=title, number=number))
        pairs.append(Suggestion(cut(label, CHARS), number))
    return choices(suggest(pairs, current))


@closed
async def complete_place(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the taken or reserved seats of the table in the command or this channel, with their players' names."""
    return await _complete_seats(
        interaction, current, lambda row: not row.is_free or row.is_reserved
    )


@closed
async def complete_open_seat(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the seats on which a moderator can put a member: robots' in play, free ones in the lobby."""
    return await _complete_seats(
        interaction, current, lambda row: row.is_robot or (row.is_free and not row.is_reserved)
    )


@closed
async def complete_channel(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the channels and open threads of the server."""
    guild = interaction.guild
    places: list[discord.TextChannel | discord.Thread] = []
    if guild is not None:
        places = [*guild.text_channels, *guild.threads]
    pairs = [Suggestion(cut(f"#{visible(each.name)}", CHARS), str(each.id)) for each in places]
    return choices(suggest(pairs, current))


def channel_of(interaction: discord.Interaction, typed: str) -> int:
    """Return the channel or thread of this server that the moderator picked, or typed as a number or a mention.

    Raises:
        Refusal: moderate.no_such_channel, or bot_lacks or thread_locked for a place in which the bot cannot post.
    """
    number = typed.strip("<#> ")
    guild = interaction.guild
    found = None
    if guild is not None and number.isdecimal() and len(number) <= 20:
        found = guild.get_channel_or_thread(int(number))
    if not isinstance(found, discord.TextChannel | discord.Thread):
        raise Refusal("moderate.no_such_channel", channel=typed[:50])
    assert_open(found)
    return found.id


async def _complete_seats(
    interaction: discord.Interaction[BaseBot], current: str, is_meant: Callable[[SeatRow], bool]
) -> list[Choice[str]]:
    core = core_of(interaction)
    try:
        named = getattr(interaction.namespace, "table", None)
        at = await guild_table(core, interaction, named)
    except Refusal:
        return []
    text = translator(core.catalogues[await core.languages.of_member(interaction)], at)
    pairs = []
    for row in at.seats:
        place = str(row.seat + 1)
        nobody = text.words("ui.robot" if row.is_robot else "ui.seat", place=place)
        own = visible(row.name) or nobody
        if is_meant(row):
            pairs.append(Suggestion(cut(f"{place} · {own}", CHARS), place))
    return choices(suggest(pairs, current))
