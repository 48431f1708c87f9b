"""Check of the bot's permissions in the places where a server needs its posts (specification of hosting, 7.2)."""

from collections.abc import Collection, Iterable

import discord

from bot.core.servers.permissions import FOR_THREADS, lacking, own_everywhere
from bot.core.servers.places import Place, find_place, lacks
from bot.core.text.translator import Translator
from bot.line.answers import TROUBLE
from bot.store.rows import TableRow
from bot.tables.moderating.lost import Lost
from bot.tables.settings import CHANNELS, LOBBY, LOG, OFFERS, TABLES, Settings
from rules.core.errors import Refusal
from rules.core.text import Msg, Typed, msg, typed

_CHANNELS = (OFFERS, LOBBY, TABLES, LOG)
USEFUL = (*FOR_THREADS, "create_private_threads", "manage_threads")
"""Permissions that improve the bot's work, but that it does not need."""


async def checked(
    client: discord.Client,
    guild: discord.Guild,
    settings: Settings,
    lost: Iterable[Lost],
    open_tables: Iterable[TableRow],
    text: Translator,
) -> list[str]:
    """Return a line for every lost setting, place or permission; if none is lost, one that says so.

    The last line names the useful permissions that the bot lacks, if there are any.
    """
    lines = lost_lines(lost, text)
    seen: set[int] = set()
    for channel_id in await _chosen(settings, guild.id):
        # Deleted channels are no longer chosen, so a channel that is not found is hidden from the bot.
        channel = guild.get_channel(channel_id)
        missing = ("view_channel",) if channel is None else lacks(channel)
        lines += _lines(channel_id, missing, text)
        seen.add(channel_id)
    for table in open_tables:
        place = await _place(client, table)
        if place is None:
            lines.append(text.words("server.lost", number=str(table.id)))
        elif place.id not in seen:
            lines += _lines(place.id, lacks(place), text)
            seen.add(place.id)
    if not lines:
        lines.append(text.words("server.fine", places=len(seen)))
    missing = lacking(own_everywhere(guild), USEFUL)
    if missing:
        lines.append(text.words("server.useful", permissions=_named(missing)))
    return lines


def lost_lines(lost: Iterable[Lost], text: Translator) -> list[str]:
    """Return a line for every setting whose channel or role was deleted, until the server chooses anew."""
    return [
        text.words(
            "server.lost_role" if each.is_of_tournament else "server.lost_setting",
            setting=each.setting if each.is_of_tournament else msg(f"cmd.choice.{each.setting}"),
            name=typed(Typed(each.shown)),
        )
        for each in lost
    ]


async def _chosen(settings: Settings, guild_id: int) -> list[int]:
    """Return the channels in the settings of a server, each once."""
    found = [await settings.channel(guild_id, name) for name in _CHANNELS]
    several = [int(each) for each in await settings.several(guild_id, CHANNELS) if each.isdecimal()]
    return [*dict.fromkeys([*(each for each in found if each is not None), *several])]


async def _place(client: discord.Client, table: TableRow) -> Place | None:
    """Return the place of a table, even if the bot may not post there; None if it is deleted or hidden."""
    place = client.get_channel(table.place_id)
    if isinstance(place, Place):
        return place
    try:
        return await find_place(client, table)
    except (Refusal, *TROUBLE):
        return None


def _lines(place_id: int, missing: Collection[str], text: Translator) -> list[str]:
    if not missing:
        return []
    place = f"<#{place_id}>"
    return [text.words("server.lacks", place=place, permissions=_named(missing))]


def _named(names: Collection[str]) -> tuple[Msg, ...]:
    return tuple(Msg(f"ui.permission.{name}") for name in names)
