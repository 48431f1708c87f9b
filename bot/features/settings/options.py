"""The settings of a server: the values of each, how they are stored, and how they are shown."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from types import MappingProxyType

import discord
from discord.app_commands import Choice
from msgspec.structs import replace

from bot.clocks.hours import zones
from bot.clocks.paces import NO_CLOCK, PRESETS
from bot.core.commands.autocomplete import choices
from bot.core.core import BaseBot, Core, core_of
from bot.core.form.lines import CHARS, Suggestion, suggest
from bot.core.posts.conduct_lines import newcomers_sit, who_sits
from bot.core.servers.permissions import lacking, own_permissions
from bot.core.servers.places import assert_given
from bot.core.servers.several import MOST, Many, by_value, parts, read, value_named
from bot.core.text.lines import cut
from bot.core.text.translator import Translator
from bot.features.turn.first_hours import night
from bot.i18n import LANGUAGES, Catalogues
from bot.tables.conduct.filters import RELIABILITIES
from bot.tables.names import channel as mention
from bot.tables.names import role, visible
from bot.tables.settings import (
    ANIMATIONS,
    BY_LANGUAGE,
    CHANNELS,
    HOURS,
    LIMITS,
    LOBBY,
    LOG,
    MODERATORS,
    MOST_OF_MEMBER,
    MOST_TABLES,
    OFFERS,
    OPENERS,
    ORGANISERS,
    PACES,
    PRIVATE,
    SPECTATORS,
    TABLES,
    TITLES,
    VACATION,
    WEB,
    WEB_CHOICES,
    Settings,
)
from bot.tables.timekeeping.own_hours import choose_hours, read_chosen
from bot.tables.timing.almanac import assumed
from rules.core.errors import Refusal
from rules.core.naming import begun, exactly_named, named
from rules.core.text import Arg, Msg, Typed, msg, typed

ON, OFF = "on", "off"
ANYONE = "anyone"
ALL = "all"
_SHOWN = 50
"""Maximum characters of an invalid value that the refusal quotes."""


@dataclass(frozen=True, slots=True)
class Setting:
    values: tuple[str, ...]
    keep: Callable[[Settings, int, str], Awaitable[None]] | None
    """The function that stores a value; None for the hours, see the function `keep`."""
    said: Callable[[Settings, int], Awaitable[Msg]]
    """The function that returns the sentence about a server's value."""
    is_channel: bool = False
    """True if the value is the id of a channel, or one of `values`."""
    many: Many | None = None
    """The kind of the items if the setting holds several of them, or one of `values`."""
    most: int | None = None
    """The maximum if the value is a number from 1."""
    is_hours: bool = False
    """True if the value is a time zone and a night, or one of `values`."""
    told: Callable[[str], Msg] | None = None
    """The function that returns the sentence about one of `values`."""


async def _language(settings: Settings, guild_id: int) -> Msg:
    language = await settings.guild_language(guild_id)
    return msg("ui.settings.server_openers") if language is None else _told_language(language)


def _told_language(language: str) -> Msg:
    return msg("ui.settings.server", language=msg(f"core.language.{language}"))


async def _pace(settings: Settings, guild_id: int) -> Msg:
    return _told_pace(await settings.pace(guild_id))


def _told_pace(pace: str) -> Msg:
    return msg("ui.settings.server_pace", pace=msg(f"hosting.choice.{pace}"))


async def _hours(settings: Settings, guild_id: int) -> Msg:
    chosen = (await settings.hours(guild_id))[-1:]
    if not chosen or not chosen[0].zone:
        return msg("server.hours_by_language")
    [hours] = chosen
    start, _, end = night(hours).partition("-")
    since = msg("core.moment", at=str(hours.valid_from_ms // 1000))
    return msg("server.hours", zone=hours.zone, start=start, end=end, since=since)


async def _keep_reliability(settings: Settings, guild_id: int, value: str) -> None:
    least = 0 if value == ANYONE else int(value)
    filters = await settings.filters(guild_id)
    await settings.set_filters(guild_id, replace(filters, reliability=least))


async def _reliability(settings: Settings, guild_id: int) -> Msg:
    return _told_reliability(str((await settings.filters(guild_id)).reliability))


def _told_reliability(value: str) -> Msg:
    least = 0 if value == ANYONE else int(value)
    return msg("ui.settings.server_reliability", who=who_sits(least))


async def _keep_newcomers(settings: Settings, guild_id: int, value: str) -> None:
    filters = await settings.filters(guild_id)
    await settings.set_filters(guild_id, replace(filters, newcomers=value == ON))


async def _newcomers(settings: Settings, guild_id: int) -> Msg:
    return _told_newcomers(ON if (await settings.filters(guild_id)).newcomers else OFF)


def _told_newcomers(value: str) -> Msg:
    return msg("ui.settings.server_newcomers", who=newcomers_sit(value == ON))


async def _web(settings: Settings, guild_id: int) -> Msg:
    return _told_web(await settings.web(guild_id))


def _told_web(value: str) -> Msg:
    return msg(f"server.web_{value}")


def _channel(name: str, key: str) -> Setting:
    """Return a setting that holds a channel or none; `key` is that of its sentence."""

    async def keep(settings: Settings, guild_id: int, value: str) -> None:
        await settings.set_channel(guild_id, name, None if value == OFF else int(value))

    async def said(settings: Settings, guild_id: int) -> Msg:
        place = await settings.channel(guild_id, name)
        return told(OFF) if place is None else msg(key, place=mention(place))

    def told(_: str) -> Msg:
        return msg(f"{key}_off")

    return Setting((OFF,), keep, said, is_channel=True, told=told)


def _limit(name: str, most: int) -> Setting:
    """Return a setting that limits a number of tables."""

    async def keep(settings: Settings, guild_id: int, value: str) -> None:
        await settings.set_several(guild_id, name, (value,))

    async def said(settings: Settings, guild_id: int) -> Msg:
        return msg(f"server.{name}", most=await settings.limit(guild_id, name))

    return Setting((), keep, said, most=most)


def _several(name: str, many: Many, anything: str) -> Setting:
    """Return a setting that holds several values; the list is empty at first, and `anything` empties it."""

    async def keep(settings: Settings, guild_id: int, value: str) -> None:
        chosen = () if value == anything else parts(value)
        await settings.set_several(guild_id, name, chosen)

    async def said(settings: Settings, guild_id: int) -> Msg:
        chosen = await settings.several(guild_id, name)
        return msg(f"server.{name}", list=many.said(chosen)) if chosen else told(anything)

    def told(_: str) -> Msg:
        return msg(f"server.{name}_all")

    return Setting((anything,), keep, said, many=many, told=told)


def _switch(name: str, *, on: str, off: str) -> Setting:
    """Return a setting that is on until a server switches it off; `on` and `off` are the keys of its sentences."""

    async def keep(settings: Settings, guild_id: int, value: str) -> None:
        await settings.allow(guild_id, name, value == ON)

    async def said(settings: Settings, guild_id: int) -> Msg:
        return told(ON if await settings.allows(guild_id, name) else OFF)

    def told(value: str) -> Msg:
        return msg(on if value == ON else off)

    return Setting((ON, OFF), keep, said, told=told)


SETTINGS: Mapping[str, Setting] = MappingProxyType(
    {
        "language": Setting(
            tuple(LANGUAGES), Settings.set_guild_language, _language, told=_told_language
        ),
        "pace": Setting((*PRESETS, NO_CLOCK), Settings.set_pace, _pace, told=_told_pace),
        HOURS: Setting((BY_LANGUAGE,), None, _hours, is_hours=True),
        OFFERS: _channel(OFFERS, "ui.settings.server_offers"),
        LOBBY: _channel(LOBBY, "finding.server_lobby"),
        TABLES: _channel(TABLES, "finding.server_tables"),
        LOG: _channel(LOG, "ui.settings.server_log"),
        "reliability": Setting(
            (ANYONE, *map(str, RELIABILITIES[1:])),
            _keep_reliability,
            _reliability,
            told=_told_reliability,
        ),
        "newcomers": Setting((ON, OFF), _keep_newcomers, _newcomers, told=_told_newcomers),
        ANIMATIONS: _switch(
            ANIMATIONS,
            on="ui.settings.server_animations",
            off="ui.settings.server_animations_off",
        ),
        PRIVATE: _switch(
            PRIVATE, on="ui.settings.server_private", off="ui.settings.server_private_off"
        ),
        SPECTATORS: _switch(SPECTATORS, on="server.spectators", off="server.spectators_off"),
        WEB: Setting(WEB_CHOICES, Settings.set_web, _web, told=_told_web),
        VACATION: _switch(VACATION, on="server.vacation", off="server.vacation_off"),
        TITLES: _several(TITLES, Many.TITLES, ALL),
        PACES: _several(PACES, Many.PACES, ALL),
        CHANNELS: _several(CHANNELS, Many.CHANNELS, ALL),
        OPENERS: _several(OPENERS, Many.ROLES, ALL),
        MODERATORS: _several(MODERATORS, Many.ROLES, OFF),
        ORGANISERS: _several(ORGANISERS, Many.ROLES, OFF),
        MOST_TABLES: _limit(MOST_TABLES, 1000),
        MOST_OF_MEMBER: _limit(MOST_OF_MEMBER, LIMITS[MOST_OF_MEMBER]),
    }
)


async def keep(core: Core, setting: str, guild_id: int, value: str) -> None:
    """Store the value of a setting, which has passed `assert_fits`.

    Raises:
        Refusal: act.unchanged, if the setting has this value.
    """
    its, settings = SETTINGS[setting], core.settings
    if its.keep is None:
        chosen = None if value == BY_LANGUAGE else read_chosen(value)
        await choose_hours(core.tables, guild_id, chosen)
        return
    before = await its.said(settings, guild_id)
    await its.keep(settings, guild_id, value)
    if await its.said(settings, guild_id) == before:
        raise Refusal("act.unchanged")


def read_value(setting: Setting, typed: str, guild: discord.Guild, catalogues: Catalogues) -> str:
    """Return the stored form of a value that the caller typed or picked, by its name in any language or as it is shown.

    Names of channels and roles become ids.
    """
    offered = [
        each
        for catalogue in catalogues
        for each in (
            *_offered(setting, guild, catalogue.words),
            *(setting.many.offered(guild, catalogue.words) if setting.many is not None else ()),
        )
    ]
    sentences = [
        Suggestion(words, value)
        for told in ([] if setting.told is None else [setting.told])
        for value in setting.values
        for words in catalogues.wordings(told(value))
    ]
    # A part of the name of a channel or role would give rights that the caller did not mean.
    is_exact = setting.is_channel or setting.many in (Many.CHANNELS, Many.ROLES)
    loose = exactly_named if is_exact else named if setting.many is Many.TITLES else begun
    naming = loose if setting.many is None else exactly_named
    whole = value_named(typed.strip(), labels := by_value([*offered, *sentences]), naming)
    if whole in labels:
        return whole
    found = read(offered, typed, loose)
    return ", ".join(found) if found and (len(found) == 1 or setting.many is not None) else typed


def assert_fits(setting: Setting, value: str, guild: discord.Guild) -> None:
    """Check the value of a setting, as `read_value` returns it.

    Raises:
        Refusal: server.no_such_value, as `read_chosen`, or bot_lacks for a channel in which the bot may not post.
    """
    if value in setting.values:
        return
    if setting.is_hours:
        read_chosen(value)
        return
    if setting.many is not None:
        values = parts(value)
        wrong = setting.many.unknown(values, guild)
        if wrong or not 0 < len(values) <= MOST:
            raise Refusal("server.no_such_value", value=_wrong(wrong or (value,), guild))
        return
    if setting.most is not None and value.isdecimal() and 1 <= int(value) <= setting.most:
        return
    channel = guild.get_channel(int(value)) if value.isdecimal() and setting.is_channel else None
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("server.no_such_value", value=_wrong((value,), guild))
    assert_given(channel.id, lacking(own_permissions(channel)))


def _wrong(values: Sequence[str], guild: discord.Guild) -> Arg:
    """Return invalid values for the refusal: channels and roles as mentions, other values as text."""
    if any(_mentioned(each, guild) is not None for each in values):
        shown = [_mentioned(each, guild) or typed(Typed(each[:_SHOWN])) for each in values]
        return tuple(shown[:MOST])
    return ", ".join(values)[:_SHOWN]


def _mentioned(value: str, guild: discord.Guild) -> Msg | None:
    """Return a mention of the server's channel or role with this id; None if there is none."""
    number = int(value) if value.isdecimal() and value.isascii() else 0
    if guild.get_channel_or_thread(number) is not None:
        return mention(number)
    return None if guild.get_role(number) is None else role(number)


SECTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "tables": (
            *("language", "pace", "reliability", "newcomers", PRIVATE, VACATION, HOURS),
            *(TITLES, PACES, MOST_TABLES, MOST_OF_MEMBER),
        ),
        "channels": (CHANNELS, TABLES, LOBBY, OFFERS, LOG),
        "people": (OPENERS, SPECTATORS, WEB, MODERATORS, ORGANISERS),
        "pictures": (ANIMATIONS,),
    }
)
"""Every setting, by section and in the order in which it is shown."""


async def shown(settings: Settings, guild_id: int, text: Translator) -> list[str]:
    """Return all settings of a server, a line each, by section."""
    lines = []
    for head, names in SECTIONS.items():
        lines.append(text.words(f"server.head_{head}"))
        lines += [text.say(await SETTINGS[name].said(settings, guild_id)) for name in names]
    return lines


async def shown_one(settings: Settings, guild_id: int, setting: str, text: Translator) -> list[str]:
    """Return the confirmation of a changed setting, and a pointer to the command that shows all."""
    said = await SETTINGS[setting].said(settings, guild_id)
    return [f"✅ {text.say(said)}", text.words("server.all")]


async def complete_setting(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest values of the setting that the caller picked."""
    core = core_of(interaction)
    words = core.catalogues[await core.languages.of_member(interaction)].words
    setting = SETTINGS.get(getattr(interaction.namespace, "setting", ""))
    if setting is None or interaction.guild is None:
        return []
    offered = _offered(setting, interaction.guild, words)
    if setting.many is not None:
        return choices(setting.many.suggested(offered, interaction.guild, current, words))
    if setting.is_hours:
        usual = night(assumed(""))
        offered += [
            Suggestion(each, each) for each in (f"{zone} {usual}" for zone in sorted(zones()))
        ]
        typed = current.strip()
        with suppress(Refusal):
            hours = read_chosen(typed)
            whole = f"{hours.zone} {night(hours)}"
            return choices([Suggestion(whole, whole)])
    return choices(suggest(offered, current))


def _offered(setting: Setting, guild: discord.Guild, words: Callable[..., str]) -> list[Suggestion]:
    """Return the fixed values of a setting, and the text channels for a channel setting."""
    offered = [Suggestion(words(f"cmd.choice.{value}"), value) for value in setting.values]
    if setting.most is not None:
        offered += [Suggestion(each, each) for each in map(str, range(1, setting.most + 1))]
    if setting.is_channel:
        offered += [
            Suggestion(cut(f"#{visible(each.name)}", CHARS), str(each.id))
            for each in guild.text_channels
        ]
    return offered
