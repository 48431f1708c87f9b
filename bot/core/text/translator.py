"""Texts for one reader: in their language, with seats by name, and typed text letter by letter.

The language is the reader's own choice, else the one Discord reports.
"""

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, Final

import discord
from cachetools import LRUCache

from bot.clocks.preferences import Reach
from bot.i18n import LANGUAGES, Catalogue, Catalogues, language_of
from bot.tables.model import Position
from bot.tables.names import NOBODY, is_former, visible
from bot.tables.settings import Settings
from rules.core.errors import Refusal
from rules.core.naming import Spoken
from rules.core.seats import Seat
from rules.core.text import Arg, Msg, Own, Say, SeatName

REMEMBERED: Final = 1024
"""The most escaped texts in the cache."""
_BREAK: Final = "\N{ZERO WIDTH SPACE}"
_ISOLATE: Final = "\N{FIRST STRONG ISOLATE}"
_END: Final = "\N{POP DIRECTIONAL ISOLATE}"
_FORMATS: Final = re.compile(
    r"[\\`*_~|<\[\]]"  # Emphasis, code, spoilers, links, and everything in angle brackets.
    r"|:(?=//|[\w+~-]+:)"  # Links and emoji.
    r"|(?<!\S)[#>-]"  # Headings, quotes, lists and small type; a long line can be cut before any word.
    r"|(?<=discord)\.(?=\w)|(?<=discordapp)\.(?=\w)"  # Invitations need no https.
    r"|(?<=\d)\.(?!\S)",  # Numbered lists.
    re.IGNORECASE,
)
_MENTIONS: Final = re.compile(r"@(?=everyone|here|[!&]?[0-9])")
_FROM_THE_RIGHT: Final = frozenset({"R", "AL"})


@lru_cache(REMEMBERED)
def escaped(typed: str) -> str:
    """Return the text on one line. Nothing in it formats, links, mentions, or turns the text beside it.

    Backslashes ensure that, and an invisible character where Discord finds mentions in spite of a backslash.
    """
    text = _MENTIONS.sub(f"@{_BREAK}", _FORMATS.sub(r"\\\g<0>", visible(typed)))
    if not text.isascii() and any(unicodedata.bidirectional(c) in _FROM_THE_RIGHT for c in text):
        return f"{_ISOLATE}{text}{_END}"
    return text


@dataclass(frozen=True, slots=True)
class Translator:
    """Makes texts for one reader. `say` is for messages and escapes every plain argument, regardless of its author.

    `draw` is for plain text: pictures, alt texts, files, suggestions, and the labels of controls.
    """

    catalogue: Catalogue
    say: Say
    draw: Say
    trusted: Say

    @property
    def language(self) -> str:
        return self.catalogue.language

    def words(self, key: str, /, **args: Own) -> str:
        """Return one of our texts. Its own plain arguments may contain Markdown, everything further in is escaped."""
        tamed = {name: _tamed(arg) for name, arg in args.items()}
        return self.trusted(Msg(key, tamed))

    def plainly(self) -> "Translator":
        """Return the same reader's texts where nothing is formatted."""
        return replace(self, say=self.draw, trusted=self.draw)

    def sentence(self, refusal: Refusal) -> str:
        return self.say(refusal.msg)

    def mention(self, member_id: int | None) -> str:
        """Return a mention of a member; a former player, whose number means nothing to Discord, is called that."""
        if member_id is None or member_id <= 0:
            return self.words(NOBODY)
        return f"<@{member_id}>"

    def name(self, seat: Seat) -> str:
        return self.say(Msg("core.seat", {"seat": SeatName(seat)}))


def translator(catalogue: Catalogue, position: Position | None) -> Translator:
    """Return a translator for a table's texts. Without a position it names seats by number."""

    def robot(place: int) -> str:
        return catalogue.words("ui.robot", place=str(place))

    def by_number(seat: Seat) -> str:
        return catalogue.words("ui.seat", place=str(seat + 1))

    def by_name(seat: Seat) -> str:
        assert position is not None
        if is_former(position.seats[seat].member_id):
            return catalogue.words(NOBODY)
        return visible(position.names(robot)(seat)) or by_number(seat)

    names = by_number if position is None else by_name
    said, drawn = cache(lambda seat: escaped(names(seat))), cache(names)
    return Translator(
        catalogue,
        say=catalogue.sayer(said, escaped),
        draw=catalogue.sayer(drawn, visible),
        trusted=catalogue.sayer(said),
    )


def spoken_at(catalogues: Catalogues, position: Position | None) -> Spoken:
    """Return the reader of names for a table: every text in every language, with seats by name."""
    draws = [translator(catalogue, position).draw for catalogue in catalogues]

    def spoken(text: Msg) -> tuple[str, ...]:
        return tuple(draw(text) for draw in draws) if text.args else catalogues.wordings(text)

    return spoken


def _tamed(arg: Arg) -> Arg:
    """Return an argument in which every plain part of a list or of another text is escaped."""
    return arg if isinstance(arg, (int, str)) else _escaped(arg)


def _escaped(arg: Arg) -> Any:
    if isinstance(arg, str):
        return escaped(arg)
    if isinstance(arg, Msg):
        return Msg(arg.key, {name: _escaped(each) for name, each in arg.args.items()})
    if isinstance(arg, tuple):
        return tuple(_escaped(each) for each in arg)
    return arg


CACHE_SIZE = 4096
READ_IN = "read_in"
"""The key in `Interaction.extras` that holds another language, as long as what a member typed is read in it."""


class Languages:
    """Looks settings up once and caches them, so that a click can be answered at once."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._cache: LRUCache[int, str | None] = LRUCache(CACHE_SIZE)
        self._locales: LRUCache[int, str] = LRUCache(CACHE_SIZE)

    async def of_member(self, interaction: discord.Interaction) -> str:
        """Return the language of private answers."""
        member = interaction.user.id
        if member not in self._cache or self._settings.are_shared:
            self._cache[member] = await self._settings.member_language(member)
        return self.at_hand(interaction)

    def at_hand(self, interaction: discord.Interaction) -> str:
        """Return the same without waiting: a member's own choice counts only if it is cached."""
        read_in: str | None = interaction.extras.get(READ_IN)
        own = self._cache.get(interaction.user.id) or language_of(str(interaction.locale))
        return read_in or own

    async def of_guild(self, interaction: discord.Interaction) -> str | None:
        """Return the language that the server chose for its tables, if any."""
        guild_id = interaction.guild_id
        return None if guild_id is None else await self._settings.guild_language(guild_id)

    async def of_table(self, interaction: discord.Interaction) -> str:
        """Return the language for the posts of a new table: the server's choice, else the opener's language."""
        return await self.of_guild(interaction) or await self.of_member(interaction)

    async def note_locale(self, interaction: discord.Interaction) -> None:
        """Remember the language of a member's Discord, for messages that answer no interaction."""
        member, locale = interaction.user.id, str(interaction.locale)
        if self._locales.get(member) == locale and not self._settings.are_shared:
            return
        reach = await self._settings.reach(member)
        if reach[member].locale != locale:
            await self._settings.set_locale(member, locale)
        self._locales[member] = locale

    async def set_member(self, member: int, language: str | None) -> None:
        await self._settings.set_member_language(member, language)
        self._cache[member] = language


def language_for(reach: Reach, otherwise: str) -> str:
    """Return the language of messages that answer no interaction: chosen, else that of the member's Discord."""
    if reach.language in LANGUAGES:
        return reach.language
    return otherwise if reach.locale is None else language_of(reach.locale)


async def server_language(client: discord.Client, settings: Settings, guild_id: int) -> str:
    """Return the language of posts that belong to a server and to no table."""
    chosen = await settings.guild_language(guild_id)
    guild = client.get_guild(guild_id)
    if chosen is not None or guild is None:
        return chosen or "en"
    return language_of(str(guild.preferred_locale))
