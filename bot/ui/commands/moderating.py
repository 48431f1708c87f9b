"""The tables of a server and their seats, as moderators name them."""

import discord
from discord.app_commands import Choice

from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.tables.names import visible
from bot.ui.commands.autocomplete import choices
from bot.ui.controls.ids import table_number
from bot.ui.form.lines import CHARS, Suggestion, suggest
from bot.ui.services import TABLE, BaseBot, Services, services_of
from bot.ui.text.lines import cut
from bot.ui.text.translator import translator
from rules.core.errors import Refusal
from rules.core.seats import Seat
from rules.core.text import Msg, msg

_MOST = 25
"""How many tables are suggested."""


async def guild_table(
    services: Services, interaction: discord.Interaction, typed: str | None
) -> Position:
    """The table of this server with that number, or the one of this channel.

    Raises:
        TableRefusal: no_table_here or no_such_table.
        Unreadable: it cannot be opened.
    """
    if typed is None:
        here = interaction.channel_id
        number = None if here is None else await services.tables.find(here)
        if number is None:
            raise TableRefusal("no_table_here")
    else:
        number = table_number(typed)
        if number is None:
            raise TableRefusal("no_such_table")
    at = await services.tables.position(number)
    if at.table.guild_id != interaction.guild_id:
        raise TableRefusal("no_such_table")
    interaction.extras[TABLE] = at.table.id
    return at


def place_of(typed: str) -> Seat:
    """The seat for a place, counted from 1, that somebody picked or typed; -1 if it is not a number."""
    return int(typed) - 1 if typed.isdecimal() and len(typed) <= 3 else -1


async def complete_guild_table(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """The tables of the server that are in their lobby or in play, the newest first."""
    services = services_of(interaction)
    catalogue = services.catalogues[await services.languages.of_member(interaction)]
    found = await services.tables.in_guild(interaction.guild_id or 0, _MOST)
    pairs = []
    for at in found:
        number = str(at.table.id)
        text = translator(catalogue, at)
        title = Msg(f"{at.table.title}.title")
        label = text.draw(msg("hosting.table", title=title, number=number))
        pairs.append(Suggestion(cut(label, CHARS), number))
    return choices(suggest(pairs, current))


async def complete_place(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """The seats of the table that was named or is played here, with the names of those who have or had them."""
    services = services_of(interaction)
    try:
        named = getattr(interaction.namespace, "table", None)
        at = await guild_table(services, interaction, named)
    except Refusal:
        return []
    text = translator(services.catalogues[await services.languages.of_member(interaction)], at)
    pairs = []
    for row in at.seats:
        own = visible(row.name) or text.words("ui.robot", place=str(row.seat + 1))
        if not row.is_free or row.is_reserved:
            pairs.append(Suggestion(cut(f"{row.seat + 1} · {own}", CHARS), str(row.seat + 1)))
    return choices(suggest(pairs, current))
