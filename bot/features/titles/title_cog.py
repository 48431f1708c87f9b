"""The base of every title's slash command group: moves without a panel, then the panel with the next question."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar

import discord

from bot.core.caller import Spot
from bot.core.commands.groups import ServerGroup
from bot.core.form.labels import read_whole
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.core.text.lines import MESSAGE_CHARS, cut
from bot.core.text.translator import spoken_at, translator
from bot.features.lobby.parts import Lobby
from bot.features.look.parts import Look
from bot.features.turn.parts import Turn
from bot.tables.errors import NotSeated, TableRefusal
from bot.tables.model import Position
from rules.core.errors import IllegalMove, MalformedMove
from rules.core.game import GameDef, Move, verb_named
from rules.core.seats import Seat
from rules.core.text import msg
from rules.registry import load


class TitleCog(ServerGroup):
    """A title's command group. `TITLE` is the title's key; the commands call `play` or `write`."""

    TITLE: ClassVar[str]

    async def play(self, interaction: discord.Interaction, verb: str, **given: Any) -> None:
        """Make a move of the named verb at this channel's table."""
        newest = _move(load(self.TITLE), verb, given)
        await self._submit(
            interaction,
            lambda at, seat: _move(at.game, verb, given),
            load(self.TITLE).write(newest),
        )

    async def write(
        self, interaction: discord.Interaction, verb: str, typed: str, word: str = ""
    ) -> None:
        """Make the move of a verb that is written as a line of text, or by its labels, at this channel's table.

        `word` begins such a line; a player may leave it out, and a suggestion contains it.
        """
        line = with_word(word, typed) if word else typed

        def read(at: Position, seat: Seat) -> Move:
            spoken = spoken_at(self._core.catalogues, at)
            try:
                return at.game.read(at.state, seat, line, spoken)
            except MalformedMove:
                found = verb_named(at.game, verb)
                menu = () if found is None or not found.available(at.state, seat) else (found,)
                move = read_whole(at.game, at.state, seat, typed, spoken, menu)
                if move is None:
                    raise
                return move

        await self._submit(interaction, read, line)

    async def first_game(self, interaction: discord.Interaction) -> None:
        """Open the member's first game of the title, or show it where they left it."""
        caller = await self._core.begin(interaction)
        assert interaction.guild_id is not None
        spot = Spot(interaction.guild_id, interaction.channel_id or 0, caller.language)
        await show(interaction, await self._core.of(Lobby).opening.learn(caller, self.TITLE, spot))

    async def look(self, interaction: discord.Interaction, look: str) -> None:
        """Privately show an additional picture of this channel's table."""
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, None)
        if at.table.title != self.TITLE:
            raise TableRefusal("other_title", title=msg(f"{at.table.title}.title"))
        await show(
            interaction, await self._core.of(Look).private_views.extra_picture(caller, at, look)
        )

    async def explain(self, interaction: discord.Interaction, name: str) -> None:
        """Privately explain the component of this name, using this channel's table if there is one."""
        caller = await self._core.begin(interaction)
        seats: int | None = None
        with suppress(TableRefusal):
            at = await self._core.table(interaction, None)
            seats = len(at.seats) if at.table.title == self.TITLE else None
        text = translator(self._core.catalogues[caller.language], None)
        glossary = load(self.TITLE).glossary
        assert glossary is not None
        found = glossary.read(name, self._core.catalogues.wordings)
        lines = [text.say(line) for line in glossary.entry(found, seats)]
        await show(interaction, Post(cut("\n".join(lines), MESSAGE_CHARS)))

    async def _submit(
        self,
        interaction: discord.Interaction,
        move_at: Callable[[Position, Seat], Move],
        line: str,
    ) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, None)
        if at.table.title != self.TITLE:
            raise TableRefusal("other_title", title=msg(f"{at.table.title}.title"))
        if at.state is None:
            raise TableRefusal("not_started")
        seat = at.seat_of(caller.member_id)
        if seat is None:
            raise NotSeated
        panel = self._core.of(Turn).panel
        try:
            move = await asyncio.to_thread(move_at, at, seat)
            post = await panel.play(caller, at.table.id, move, None)
        except (MalformedMove, IllegalMove) as refusal:
            post = await panel.refuse_line(caller, at, line, refusal)
        await show(interaction, post)


def with_word(word: str, typed: str) -> str:
    """Return the line of a move with its first word, which a player may leave out and a suggestion contains."""
    return typed if typed.casefold().split()[:1] == [word] else f"{word} {typed}"


def _move(game: GameDef[Any, Any], verb: str, given: dict[str, Any]) -> Move:
    """Return the move in the rules of the table, which may have other verbs than the newest rules.

    Raises:
        MalformedMove: core.unknown_verb.
    """
    found = verb_named(game, verb)
    if found is None:
        raise MalformedMove("core.unknown_verb", text=verb)
    move: Move = found.move(**given)
    return move
