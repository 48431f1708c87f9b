"""``/table``: everything about tables except moves."""

import asyncio

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.client import TurnpostBot
from bot.core.caller import Caller, name_of
from bot.core.controls.ids import LAST_PAGE, ReadId
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.core.servers.places import assert_may_post, find_place, lobby_place
from bot.core.servers.presence import has_left
from bot.core.text.translator import translator
from bot.features.lobby.private_tables import PRIVATELY, assert_private
from bot.rounds import through_outages
from bot.store.rows import Filters, Status
from bot.tables.conduct.filters import MOST as MOST_ASKED
from bot.tables.errors import NoSuchTitle, NoTitle, TableRefusal, Unreadable
from bot.tables.model import Position
from bot.tables.timekeeping.giving import give_time
from bot.ui.at_tables import AtTables
from bot.ui.commands.completions import (
    complete_member_seat,
    complete_option_line,
    complete_pace,
    complete_pause,
    complete_replaced_seat,
    complete_robot_seat,
    complete_table,
    complete_title,
)
from bot.ui.commands.options import read_line
from bot.ui.commands.records import RecordCommands
from bot.ui.services import concerns
from rules import registry
from rules.core.seats import Seat

TALK_OPEN, TALK_CLOSED = TALKS = ("open", "closed")
"""Whether the position may be talked about in the table’s thread."""


class TableCommands(RecordCommands, name="table"):
    """Open, look at, and leave tables."""

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Post the board of a table whose thread was deleted in its channel now, not after the next turn."""
        tables = self._services.tables

        async def repost() -> None:
            table_id = await tables.find(payload.thread_id)
            if table_id is not None:
                await tables.posts.repost(table_id)

        await through_outages(repost)

    @app_commands.command(name="open")
    @app_commands.choices(
        private=[Choice(name=each, value=each) for each in PRIVATELY],
        talk=[Choice(name=each, value=each) for each in TALKS],
    )
    @app_commands.autocomplete(
        title=complete_title, options=complete_option_line, pace=complete_pace
    )
    async def open(
        self,
        interaction: discord.Interaction,
        title: str | None = None,
        seats: Range[int, 1, 10] | None = None,
        options: str = "",
        pace: str | None = None,
        reliability: Range[int, 0, MOST_ASKED] | None = None,
        newcomers: bool | None = None,
        private: str | None = None,
        rated: bool | None = None,
        talk: str | None = None,
        hints: bool | None = None,
    ) -> None:
        caller = await self._services.begin(interaction)
        typed = (title, options or None, pace, reliability, newcomers, private, rated, talk, hints)
        if typed == (None,) * len(typed):
            await show(interaction, await self._services.opening.games(caller, seats=seats or 0))
            return
        if title is None:
            raise NoTitle
        if title not in registry.title_keys():
            raise NoSuchTitle(title)
        game = registry.load(title)
        chosen = await asyncio.to_thread(read_line, game, self._services.files, options)
        spot = await self._services.spot(interaction)
        proposed = await self._services.settings.filters(spot.guild_id)
        if private is not None:
            await assert_private(interaction, self._services.settings, spot, private)
        done = await self._services.tables.open(
            caller.actor,
            title=title,
            guild_id=spot.guild_id,
            channel_id=spot.channel_id,
            language=spot.language,
            seats=seats or game.seats[0],
            options=chosen,
            pace=pace or await self._services.settings.pace(spot.guild_id),
            who=Filters(
                proposed.reliability if reliability is None else reliability,
                proposed.newcomers if newcomers is None else newcomers,
                private is not None,
                talk == TALK_CLOSED,
                hints,
            ),
            rated=rated is True if hints else rated is not False,
        )
        await self._say(interaction, caller, done.position, "ui.done.open")

    @app_commands.command(name="board")
    @app_commands.autocomplete(table=complete_table)
    async def board(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        post: bool = False,
        ending: bool | None = None,
        talk: bool = False,
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        if talk:
            await show(interaction, await AtTables(self._services).talk(caller, at.table.id))
            return
        if ending is not None:
            told = await AtTables(self._services).tell_end(caller, at.table.id, on=ending)
            await show(interaction, told)
            return
        # A finished table is not posted again; people without a seat see the board in private.
        if post and at.has(caller.member_id) and at.table.ended_at is None:
            await self._post_board(interaction, caller, at)
            return
        await show(interaction, await self._services.private_views.board(caller, at))

    @app_commands.command(name="clock")
    @app_commands.autocomplete(table=complete_table)
    async def clock(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        await show(interaction, await self._services.private_views.clocks(caller, at))

    @app_commands.command(name="give")
    @app_commands.autocomplete(table=complete_table, seat=complete_member_seat)
    async def give(
        self, interaction: discord.Interaction, seat: str, table: str | None = None
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        place = _seat_of(seat)
        done = await give_time(self._services.tables, at.table.id, caller.actor, place)
        text = translator(self._services.catalogues[caller.language], done.position)
        await show(interaction, Post(text.words("hosting.gave", seat=text.name(place))))

    @app_commands.command(name="pause")
    @app_commands.autocomplete(until=complete_pause, table=complete_table)
    async def pause(
        self,
        interaction: discord.Interaction,
        until: str | None = None,
        end: bool = False,
        table: str | None = None,
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        pauses = self._services.pauses
        if end:
            shown = await pauses.end(caller, at.table.id)
        elif until is None:
            shown = await pauses.menu(caller, at.table.id)
        else:
            moment = await pauses.moment(caller, until)
            shown = await pauses.ask(caller, at.table.id, moment)
        await show(interaction, shown)

    @app_commands.command(name="turn")
    @app_commands.autocomplete(table=complete_table)
    async def turn(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        await show(interaction, await self._services.panel.open(caller, at.table.id))

    @app_commands.command(name="hand")
    @app_commands.autocomplete(table=complete_table)
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        await show(interaction, await self._services.private_views.hand(caller, at.table.id))

    @app_commands.command(name="log")
    @app_commands.autocomplete(table=complete_table)
    async def log(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        wanted = ReadId("log", str(at.table.id), LAST_PAGE)
        await show(interaction, await self._services.reader.page(caller, wanted))

    @app_commands.command(name="since")
    @app_commands.autocomplete(table=complete_table)
    async def since(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        await show(interaction, await self._services.catching_up.news(caller, at))

    @app_commands.command(name="text")
    @app_commands.autocomplete(table=complete_table)
    async def text(
        self, interaction: discord.Interaction, table: str | None = None, changes: bool = False
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        await show(interaction, await self._services.reader.text(caller, at, changes_first=changes))

    @app_commands.command(name="undo")
    @app_commands.autocomplete(table=complete_table)
    async def undo(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        done = await self._services.tables.undo(at.table.id, caller.actor)
        await show(interaction, await self._services.panel.after(caller, done))

    @app_commands.command(name="leave")
    @app_commands.autocomplete(table=complete_table)
    async def leave(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        await show(interaction, await self._services.leave_panel.panel(caller, at.table.id))

    @app_commands.command(name="away")
    @app_commands.autocomplete(table=complete_table)
    async def away(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        await show(interaction, await self._services.leave_panel.step_away(caller, at.table.id))

    @app_commands.command(name="concede")
    @app_commands.autocomplete(table=complete_table)
    async def concede(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        panel = self._services.leave_panel
        await show(interaction, await panel.ask_to_concede(caller, at.table.id))

    @app_commands.command(name="handover")
    @app_commands.autocomplete(table=complete_table)
    async def handover(
        self, interaction: discord.Interaction, player: discord.Member, table: str | None = None
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        panel = self._services.leave_panel
        asked = await panel.ask_to_hand_over(
            caller, at.table.id, player.id, name_of(player), is_bot=player.bot
        )
        await show(interaction, asked)

    @app_commands.command(name="invite")
    @app_commands.autocomplete(table=complete_table)
    async def invite(
        self,
        interaction: discord.Interaction,
        player: discord.Member | None = None,
        table: str | None = None,
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        panel = self._services.invite_panel
        if player is None:
            await show(interaction, await panel.panel(caller, at.table.id))
        else:
            await show(interaction, await panel.invite(caller, at.table.id, player))

    @app_commands.command(name="take")
    @app_commands.autocomplete(table=complete_table, seat=complete_robot_seat)
    async def take(
        self, interaction: discord.Interaction, seat: str | None = None, table: str | None = None
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        place = None if seat is None else _seat_of(seat)
        await show(interaction, await self._services.seats.ask_or_take(caller, at.table.id, place))

    @app_commands.command(name="replace")
    @app_commands.autocomplete(table=complete_table, seat=complete_replaced_seat)
    async def replace(
        self, interaction: discord.Interaction, seat: str, table: str | None = None
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        place = _seat_of(seat)
        member = at.seats[place].member_id if place in range(len(at.seats)) else None
        gone = member is not None and await has_left(interaction.client, at.table.guild_id, member)
        if gone or at.table.status is not Status.PLAYING:
            done = await self._services.tables.replace_member(
                at.table.id, caller.actor, place, has_left=gone
            )
        else:
            done = await self._services.voting.kick(at.table.id, caller.actor, place)
        row = done.position.seats[place]
        is_taken = row.is_robot and not at.seats[place].is_robot
        key = "ui.done.replace" if is_taken else "ballot.opened"
        if done.position.table.status is Status.LOBBY:
            key = "ui.done.free"
        await self._say(interaction, caller, done.position, key)

    @app_commands.command(name="nudge")
    @app_commands.autocomplete(table=complete_table, seat=complete_member_seat)
    async def nudge(
        self, interaction: discord.Interaction, seat: str | None = None, table: str | None = None
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        place = None if seat is None else _seat_of(seat)
        await self._services.nudging.nudge(at.table.id, caller.actor, place)
        await self._say(interaction, caller, at, "ui.done.nudge")

    @app_commands.command(name="end")
    @app_commands.autocomplete(table=complete_table)
    async def end(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        try:
            at = await self._services.table(interaction, table)
        except Unreadable as broken:
            await self._give_up(interaction, caller, broken)
            return
        done = await self._services.tables.end(at.table.id, caller.actor)
        goes_on = done.position.table.status is Status.PLAYING
        await self._say(
            interaction, caller, done.position, "ui.done.end" if goes_on else "ui.panel.ended"
        )

    @app_commands.command(name="ahead")
    @app_commands.autocomplete(table=complete_table)
    async def ahead(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        await show(interaction, await self._services.planner.open(caller, at.table.id))

    async def _give_up(
        self, interaction: discord.Interaction, caller: Caller, broken: Unreadable
    ) -> None:
        """End a table that cannot be opened, for whoever may manage the server."""
        if not interaction.permissions.manage_guild:
            raise broken
        await self._services.tables.wrecks.give_up(broken.table_id)
        words = self._services.catalogues[caller.language].words
        await show(interaction, Post(words("ui.done.give_up", number=str(broken.table_id))))

    async def _post_board(
        self, interaction: discord.Interaction, caller: Caller, at: Position
    ) -> None:
        """Post the board again; if the table's channel is gone, post it here."""
        place = await find_place(interaction.client, at.table)
        if place is not None:
            await self._services.tables.posts.repost(at.table.id)
            await self._say(interaction, caller, at, "ui.done.repost", place=place.id)
            return
        here = lobby_place(interaction)
        if interaction.guild_id != at.table.guild_id:
            raise TableRefusal("place_gone")
        assert_may_post(interaction, here)
        await self._services.tables.posts.move(at.table.id, here)
        await self._say(interaction, caller, at, "ui.done.moved", place=here)

    async def _say(
        self,
        interaction: discord.Interaction,
        caller: Caller,
        at: Position,
        key: str,
        *,
        place: int | None = None,
    ) -> None:
        concerns(interaction, at.table.id)
        text = translator(self._services.catalogues[caller.language], at)
        await show(interaction, Post(text.words(key, place=f"<#{place or at.table.channel_id}>")))


def _seat_of(typed: str) -> Seat:
    """The seat for a place (counted from 1) that somebody picked or typed; -1 if it is not a number."""
    return int(typed) - 1 if typed.isdecimal() and len(typed) <= 3 else -1


async def setup(bot: TurnpostBot) -> None:
    await bot.add_cog(TableCommands(bot.services))
