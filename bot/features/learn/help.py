"""Help: each game with its picture and a button that opens a table, and a menu of topics."""

import math
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import ButtonStyle

from bot.core.caller import Caller
from bot.core.controls.components import OPTION_CHARS
from bot.core.controls.ids import OpeningId, ReadId
from bot.core.controls.items import Component, button_of
from bot.core.core import Core
from bot.core.posts.clock_lines import stamp
from bot.core.posts.covers import seats_words
from bot.core.posts.layout import Box, Entry, Lines, Part, Row, Rule, layout_post
from bot.core.posts.post import Post, PostFile
from bot.core.posts.ways_out import TABLES
from bot.core.text.lines import cut
from bot.core.text.translator import Translator, translator
from bot.store.copying.figures import Figures
from render.core.palette import ACCENT
from rules import registry
from rules.core.errors import Refusal
from rules.core.game import GameDef
from rules.core.text import msg

STATUS = "status"
TOPICS = ("table", "turn", "time", "typing", "looking", "stopping", "luck", "settings", STATUS)
GAMES = "games"
"""The choice in the menu that leads back to the first page."""
TOPIC_MENU = ReadId("help", "topics")
MOST_PICTURED = 4
"""Most titles that are shown with pictures; with more there is no room."""


class Help:
    def __init__(self, core: Core, figures: Callable[[], Awaitable[Figures]]) -> None:
        """Store the parts. `figures` reads the figures of the status page."""
        self._catalogues, self._pictures = core.catalogues, core.pictures
        self._figures = figures

    async def page(self, caller: Caller, topic: str = GAMES) -> Post:
        """Return the page about a topic, or the page with the games.

        Raises:
            Refusal: outdated, if there is no such topic.
        """
        text = translator(self._catalogues[caller.language], None)
        if topic == GAMES:
            parts = await self._games(text)
        elif topic == STATUS:
            parts = [Lines(_status(await self._figures(), text))]
        elif topic in TOPICS:
            parts = [Lines(text.words(f"ui.help.{topic}"))]
        else:
            raise Refusal("ui.outdated")
        return layout_post(Box(parts, ACCENT), Row([_menu(topic, text)]))

    async def _games(self, text: Translator) -> list[Part]:
        titles = registry.title_keys()
        parts: list[Part] = [Lines(text.words("ui.help.head"))]
        for title in titles:
            words = game_words(registry.load(title), text)
            thumbnail = await self._thumbnail(title, titles, text)
            if thumbnail is None:
                parts.append(Entry(words, _opens(title, text)))
                continue
            buttons = [_opens(title, text), _reads(ReadId("rules", title), "ui.button.rules", text)]
            if registry.load(title).lessons is not None:
                buttons.insert(1, _learns(title, text))
            row = Row(buttons)
            # No lines between entries: with three buttons each, a message would have too many components.
            parts += [Entry(words, thumbnail), row]
        mine = _reads(ReadId(TABLES, "own"), "ui.button.tables", text)
        return [*parts, Rule(), Entry(text.words("ui.help.commands"), mine)]

    async def _thumbnail(
        self, title: str, titles: Sequence[str], text: Translator
    ) -> PostFile | None:
        if len(titles) > MOST_PICTURED:
            return None
        return await self._pictures.thumbnail(title, text)


def _status(found: Figures, text: Translator) -> str:
    """Return the text of the status page: the last sign of life, and the figures of tables and posts."""
    lines = [text.words("ui.help.status")]
    if found.last_beat_ms is not None:
        lines.append(text.words("ui.help.status_beat", when=stamp(found.last_beat_ms, "R")))
    lines.append(text.words("ui.help.status_tables", count=found.tables.get("playing", 0)))
    lines.append(text.words("ui.help.status_waiting", count=found.waiting))
    if found.oldest_s is not None:
        oldest = stamp(int(found.oldest_s * 1000), "R")
        lines.append(text.words("ui.help.status_oldest", when=oldest))
    if found.boards_s is not None:
        seconds = max(1, math.ceil(found.boards_s))
        lines.append(text.words("ui.help.status_boards", seconds=seconds))
    return "\n".join(lines)


def game_words(game: GameDef[Any, Any], text: Translator) -> str:
    """Return a title in up to three lines: its name and seats, its tagline, and its length."""
    lines = [
        text.words("ui.help.game", title=msg(f"{game.key}.title"), seats=seats_words(game, text)),
        text.words(f"{game.key}.tagline"),
        *length_lines(game, text),
    ]
    return "\n".join(lines)


def length_lines(game: GameDef[Any, Any], text: Translator) -> list[str]:
    """Return the usual length of a table on one line; empty if the title gives none."""
    length = game.length
    if length is None:
        return []
    return [text.words("ui.help.length", minutes=length.minutes, days=length.days)]


def _menu(topic: str, text: Translator) -> Component:
    options = [
        discord.SelectOption(
            label=cut(text.words(f"ui.help.topic_{each}"), OPTION_CHARS),
            value=each,
            default=each == topic and topic != GAMES,
        )
        for each in (*TOPICS, GAMES)
        if each != GAMES or topic != GAMES
    ]
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=TOPIC_MENU.write(), placeholder=text.words("ui.help.topics"), options=options
    )
    return Component(select)


def _opens(title: str, text: Translator) -> Component:
    return button_of(
        OpeningId("new", title), text.words("ui.button.help_open"), ButtonStyle.primary
    )


def _learns(title: str, text: Translator) -> Component:
    return button_of(OpeningId("learn", title), text.words("ui.button.learn"))


def _reads(wanted: ReadId, key: str, text: Translator) -> Component:
    return button_of(wanted, text.words(key))
