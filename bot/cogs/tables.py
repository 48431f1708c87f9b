"""``/table``: everything about tables but the moves themselves."""

import asyncio

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.tables.errors import TableRefusal, Unreadable
from bot.tables.model import Position, Status
from bot.tables.names import visible
from bot.ui.caller import Caller
from bot.ui.commands.autocomplete import Suggestion, choices, suggest
from bot.ui.commands.options import complete_options, read_line
from bot.ui.controls.ids import ReadId
from bot.ui.posts.post import Post, PostFile
from bot.ui.posts.reader import LAST_PAGE
from bot.ui.replies import show
from bot.ui.servers.places import assert_may_post, find_place, lobby_place
from bot.ui.servers.presence import has_left
from bot.ui.services import TABLE, Services, services_of
from bot.ui.text.lines import MESSAGE_CHARS, cut
from bot.ui.text.translator import translator
from rules import registry
from rules.core.errors import Refusal
from rules.core.record import encode_record
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg


async def complete_title(interaction: discord.Interaction, current: str) -> list[Choice[str]]:
    services = services_of(interaction)
    words = services.catalogues[await services.languages.of_member(interaction)].words
    return choices(
        suggest([Suggestion(words(f"{key}.title"), key) for key in registry.title_keys()], current)
    )


async def complete_table(interaction: discord.Interaction, current: str) -> list[Choice[str]]:
    """The asker's own tables."""
    services = services_of(interaction)
    language = await services.languages.of_member(interaction)
    pairs = []
    for at in await services.tables.of_member(interaction.user.id):
        number = str(at.table.id)
        text = translator(services.catalogues[language], at)
        others = tuple(SeatName(seat) for seat in sorted(at.waiting()))
        title = Msg(f"{at.table.title}.title")
        said = msg("ui.list.choice", title=title, number=number, others=others)
        pairs.append(Suggestion(text.draw(said), number))
    words = services.catalogues[language].words
    for broken in map(str, await services.tables.wrecks.of_member(interaction.user.id)):
        pairs.append(Suggestion(words("ui.list.broken_choice", number=broken), broken))
    return choices(suggest(pairs, current))


async def _complete_options(interaction: discord.Interaction, current: str) -> list[Choice[str]]:
    services = services_of(interaction)
    title = getattr(interaction.namespace, "title", None)
    if title not in registry.title_keys():
        return []
    catalogue = services.catalogues[await services.languages.of_member(interaction)]
    return choices(
        complete_options(
            registry.load(title), services.files, current, translator(catalogue, None).draw
        )
    )


async def _complete_robot_seat(interaction: discord.Interaction, current: str) -> list[Choice[str]]:
    services = services_of(interaction)
    try:
        at = await services.table(interaction, getattr(interaction.namespace, "table", None))
    except Refusal:
        return []
    text = translator(services.catalogues[await services.languages.of_member(interaction)], at)
    robots = [row.seat for row in at.seats if row.is_robot]
    pairs = [
        Suggestion(text.draw(Msg("core.seat", {"seat": SeatName(n)})), str(n + 1)) for n in robots
    ]
    return choices(suggest(pairs, current))


async def _complete_member_seat(
    interaction: discord.Interaction, current: str
) -> list[Choice[str]]:
    """The seats of other members."""
    services = services_of(interaction)
    try:
        at = await services.table(interaction, getattr(interaction.namespace, "table", None))
    except Refusal:
        return []
    own = (None, interaction.user.id)
    pairs = [
        Suggestion(visible(row.name), str(row.seat + 1))
        for row in at.seats
        if row.member_id not in own
    ]
    return choices(suggest(pairs, current))


class TableCommands(app_commands.Group, name="table"):
    """Open, look at, and leave tables."""

    def __init__(self, services: Services) -> None:
        super().__init__(guild_only=True)
        self._services = services

    @app_commands.command(name="open")
    @app_commands.autocomplete(title=complete_title, options=_complete_options)
    async def open(
        self,
        interaction: discord.Interaction,
        title: str,
        seats: Range[int, 1, 10] | None = None,
        options: str = "",
    ) -> None:
        caller = await self._services.begin(interaction)
        if title not in registry.title_keys():
            raise Refusal("table.no_such_title", title=title[:50])
        game = registry.load(title)
        chosen = await asyncio.to_thread(read_line, game, self._services.files, options)
        place = lobby_place(interaction)
        assert_may_post(interaction, place)
        assert interaction.guild_id is not None
        done = await self._services.tables.open(
            caller.actor,
            title=title,
            guild_id=interaction.guild_id,
            channel_id=place,
            language=await self._services.languages.of_table(interaction),
            seats=seats or game.seats[0],
            options=chosen,
        )
        await self._say(interaction, caller, done.position, "ui.done.open")

    @app_commands.command(name="board")
    @app_commands.autocomplete(table=complete_table)
    async def board(
        self, interaction: discord.Interaction, table: str | None = None, post: bool = False
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        # Of a table that is over there is nothing to post; others look at it in private.
        if post and at.has(caller.member_id) and at.table.ended_at is None:
            await self._post_board(interaction, caller, at)
            return
        await show(interaction, await self._services.private_views.board(caller, at))

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

    @app_commands.command(name="text")
    @app_commands.autocomplete(table=complete_table)
    async def text(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        post = await self._services.reader.page(caller, ReadId("text", str(at.table.id)))
        if post.view is not None:
            words = await self._services.reader.words_of(caller, at)
            name = f"{at.table.title}-{at.table.id}.txt"
            post = Post(post.content, (PostFile(name, words.encode(), ""),), post.view)
        await show(interaction, post)

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
        done = await self._services.tables.leave(at.table.id, caller.actor)
        await self._say(interaction, caller, done.position, "ui.done.leave")

    @app_commands.command(name="take")
    @app_commands.autocomplete(table=complete_table, seat=_complete_robot_seat)
    async def take(
        self, interaction: discord.Interaction, seat: str | None = None, table: str | None = None
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        place = None if seat is None else _seat_of(seat)
        await show(interaction, await self._services.seats.ask_or_take(caller, at.table.id, place))

    @app_commands.command(name="replace")
    @app_commands.autocomplete(table=complete_table, seat=_complete_member_seat)
    async def replace(
        self, interaction: discord.Interaction, seat: str, table: str | None = None
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        place = _seat_of(seat)
        member = at.seats[place].member_id if place in range(len(at.seats)) else None
        gone = member is not None and await has_left(interaction.client, at.table.guild_id, member)
        done = await self._services.tables.replace_member(
            at.table.id, caller.actor, place, has_left=gone
        )
        in_lobby = done.position.table.status is Status.LOBBY
        key = "ui.done.free" if in_lobby else "ui.done.replace"
        await self._say(interaction, caller, done.position, key)

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

    @app_commands.command(name="list")
    async def list_(self, interaction: discord.Interaction) -> None:
        caller = await self._services.begin(interaction)
        await show(interaction, await self._services.private_views.tables_of(caller))

    @app_commands.command(name="record")
    async def record(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        data = encode_record(await self._services.tables.record(at.table.id))
        words = self._services.catalogues[caller.language].words
        file = PostFile(f"{at.table.title}-{at.table.id}.json", data, "")
        await show(interaction, Post(words("ui.record.file"), (file,)))

    @app_commands.command(name="verify")
    async def verify(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        verified = await self._services.tables.verify(
            await self._services.number(interaction, table)
        )
        words = self._services.catalogues[caller.language].words
        text = words(
            "ui.verify.ok" if verified.ok else "ui.verify.wrong",
            moves=verified.moves,
            commitment=verified.commitment,
            seed=str(verified.secrets.seed),
            salt=verified.secrets.salt.hex(),
            state=verified.state_hash,
        )
        await show(interaction, Post(cut(text, MESSAGE_CHARS)))

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
        """Post the board again, or here if the table has no place any more."""
        place = await find_place(interaction.client, at.table)
        if place is not None:
            await self._services.tables.repost(at.table.id)
            await self._say(interaction, caller, at, "ui.done.repost", place=place.id)
            return
        here = lobby_place(interaction)
        if interaction.guild_id != at.table.guild_id:
            raise TableRefusal("place_gone")
        assert_may_post(interaction, here)
        await self._services.tables.move(at.table.id, here)
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
        interaction.extras[TABLE] = at.table.id
        text = translator(self._services.catalogues[caller.language], at)
        await show(interaction, Post(text.words(key, place=f"<#{place or at.table.channel_id}>")))


def _seat_of(typed: str) -> Seat:
    """The seat of a place, counted from 1, that somebody picked or typed; one that no table has for anything else."""
    return int(typed) - 1 if typed.isdecimal() and len(typed) <= 3 else -1
