"""Routes every click and every submitted text box to the code that answers it."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import discord

from bot.store.rows import Status
from bot.tables.absence.ballots import BallotKind
from bot.tables.errors import TableRefusal
from bot.tables.model import Done, Position
from bot.tables.timekeeping.giving import give_time
from bot.ui.caller import Caller
from bot.ui.controls.ids import (
    ModalId,
    MyId,
    OpeningId,
    PanelId,
    ReadId,
    TableId,
    is_known,
    small_number,
    table_of,
)
from bot.ui.controls.modal import SLEEP, ZONE, hours_modal, move_modal, typed, typed_line
from bot.ui.errors import answer_error
from bot.ui.leaving import bench
from bot.ui.leaving import panel as leave_panel
from bot.ui.moderating import log
from bot.ui.my import vacation
from bot.ui.opening.opening import OPENS
from bot.ui.panel.first_hours import HOURS, night
from bot.ui.posts import ways_out
from bot.ui.posts.post import Post
from bot.ui.posts.reader import told_id
from bot.ui.replay.controls import Wish
from bot.ui.replies import defer_beside, defer_reply, defer_update, show
from bot.ui.rights import assert_may
from bot.ui.services import Services
from bot.ui.text.translator import translator
from rules.core.errors import Refusal
from rules.core.text import msg

_OF_QUESTIONS = frozenset({"sit", "leave", "robot", "unrobot", "take", "cancel", *leave_panel.OPS})
"""What members press under private questions about a table."""


def too_many() -> Refusal:
    """The refusal for a member who has too many requests running."""
    return Refusal("ui.too_many_at_once")


class InteractionRouter:
    """Answers the controls of `items`. The control's id decides everything."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Whether a click may be handled. If the member has too many requests running, answer with a refusal."""
        turnstile = self._services.turnstile
        if turnstile.admit(interaction.user.id):
            return True
        async with turnstile.refusing(interaction.user.id):
            await self.failed(interaction, too_many())
        return False

    async def panel(
        self, interaction: discord.Interaction, clicked: PanelId, values: Sequence[str]
    ) -> None:
        services = self._services
        match clicked.op:
            case "type":
                # Nothing is acknowledged first: Discord takes a text box only as the first answer.
                await services.clicked(interaction, clicked.table)
                language = services.languages.at_hand(interaction)
                modal_id = ModalId(clicked.table, clicked.question_seq, interaction.id)
                text = translator(services.catalogues[language], None)
                typed = services.panel.line(
                    interaction.user.id, clicked.table, clicked.question_seq
                )
                await interaction.response.send_modal(move_modal(text, modal_id, typed))
            case "hand":
                caller = await services.begin(interaction)
                await services.clicked(interaction, clicked.table)
                await show(interaction, await services.private_views.hand(caller, clicked.table))
            case _:
                await defer_update(interaction)
                await services.clicked(interaction, clicked.table)
                caller = await services.caller(interaction)
                await show(interaction, await services.panel.click(caller, clicked, values))

    async def table(self, interaction: discord.Interaction, clicked: TableId) -> None:
        # The answer to a private question replaces that question.
        is_private = interaction.message is not None and interaction.message.flags.ephemeral
        replaces = is_private and clicked.op in _OF_QUESTIONS
        await (defer_update if replaces else defer_reply)(interaction)
        await self._services.clicked(interaction, clicked.table)
        caller = await self._services.caller(interaction)
        await show(interaction, await self._at_table(caller, clicked))

    async def read(self, interaction: discord.Interaction, clicked: ReadId) -> None:
        await defer_beside(interaction)
        assert_may(interaction, clicked)
        if clicked.table is not None:
            await self._services.clicked(interaction, clicked.table)
        caller = await self._services.caller(interaction)
        if clicked.source == log.SOURCE and interaction.guild_id is not None:
            shown = await self._services.audit_log.page(caller, interaction.guild_id, clicked)
        else:
            shown = await self._read(caller, clicked)
        await show(interaction, shown)

    async def replay(
        self, interaction: discord.Interaction, clicked: ReadId, values: Sequence[str]
    ) -> None:
        await defer_beside(interaction)
        wish = Wish.of(clicked, values)
        await self._services.clicked(interaction, wish.table)
        caller = await self._services.caller(interaction)
        shown = await self._services.replay.show(caller, wish)
        if shown is not None:
            await show(interaction, shown)

    async def _read(self, caller: Caller, clicked: ReadId) -> Post:
        services = self._services
        match clicked.source:
            case ways_out.TABLES:
                return await services.private_views.tables_of(caller)
            case ways_out.BOARD if clicked.table is not None:
                at = await services.tables.position(clicked.table)
                return await services.private_views.board(caller, at)
            case _:
                return await services.reader.page(caller, clicked)

    async def topic(self, interaction: discord.Interaction, topic: str) -> None:
        await defer_update(interaction)
        caller = await self._services.caller(interaction)
        await show(interaction, await self._services.help.page(caller, topic))

    async def opening(
        self, interaction: discord.Interaction, clicked: OpeningId, values: Sequence[str]
    ) -> None:
        # A public post or the help that opens the panel's first page stays as it is.
        await (defer_reply if clicked.op == "new" else defer_beside)(interaction)
        services = self._services
        if interaction.guild_id is None:
            raise Refusal("ui.servers_only")
        caller = await services.caller(interaction)
        if clicked.op in OPENS:
            spot = await services.spot(interaction)
            await show(interaction, await services.opening.open(caller, clicked, spot))
        else:
            pace = await services.settings.pace(interaction.guild_id)
            filters = await services.settings.filters(interaction.guild_id)
            last = await services.settings.last_opened(caller.member_id, clicked.title)
            shown = await services.opening.click(
                caller, clicked, values, pace=pace, filters=filters, last=last
            )
            await show(interaction, shown)

    async def my(
        self, interaction: discord.Interaction, clicked: MyId, values: Sequence[str]
    ) -> None:
        if clicked.op == HOURS:
            # Nothing is acknowledged first: Discord takes a text box only as the first answer.
            await self._ask_hours(interaction)
            return
        # A direct message with the button stays as it is.
        is_beside = clicked.arg == "new" or _is_under_direct(interaction, clicked)
        await (defer_reply if is_beside else defer_update)(interaction)
        services = self._services
        caller = await services.caller(interaction)
        here = await services.own_table_here(interaction)
        match clicked.op:
            case op if op == vacation.SELECT or op in vacation.BUTTONS:
                shown = await self._services.vacation_panel.click(caller, clicked, values)
            case op if op in bench.OPS:
                shown = await services.bench_panel.click(caller, clicked, values)
            case leave_panel.HAND_OVER:
                shown = await services.leave_panel.hand_over(caller, clicked.arg)
            case "set":
                shown = await services.notices.set(caller, clicked.arg, values, here)
            case "mute" | "unmute" if here is not None:
                shown = await services.notices.mute(caller, here, on=clicked.op == "mute")
            case "test":
                shown = await services.notices.test(caller, here)
            case "notices" | "less":
                shown = await services.notices.panel(caller, here)
            case "more":
                shown = await services.notices.panel(caller, here, shows_more=True)
            case "tables":
                page = 0 if clicked.arg == "new" else small_number(clicked.arg)
                shown = await services.private_views.tables_of(caller, page)
            case _:
                raise Refusal("ui.outdated")
        await show(interaction, shown)

    async def modal(self, interaction: discord.Interaction, modal_id: ModalId) -> None:
        await defer_update(interaction)
        await self._services.clicked(interaction, modal_id.table)
        caller = await self._services.caller(interaction)
        text = typed_line(interaction)
        panel = self._services.panel
        await show(
            interaction, await panel.type(caller, modal_id.table, modal_id.question_seq, text)
        )

    async def _ask_hours(self, interaction: discord.Interaction) -> None:
        services = self._services
        language = services.languages.at_hand(interaction)
        held = await services.tables.almanac.hours(interaction.user.id, language)
        modal = hours_modal(
            translator(services.catalogues[language], None),
            MyId(HOURS, str(interaction.id)),
            zone=held[-1].zone,
            sleep=night(held[-1]),
        )
        await interaction.response.send_modal(modal)

    async def hours(self, interaction: discord.Interaction) -> None:
        """Set the hours that a member has typed. The panel with the button stays as it is."""
        caller = await self._services.begin(interaction)
        written = typed(interaction)
        words = await self._services.set_hours(
            caller, zone=written.get(ZONE, ""), sleep=written.get(SLEEP, "")
        )
        await show(interaction, Post(words))

    async def failed(self, interaction: discord.Interaction, error: Exception) -> None:
        await answer_error(interaction, error, self._services)

    async def unrouted(self, interaction: discord.Interaction) -> None:
        """Answer what none of our controls handles: text boxes, and controls that no longer exist."""
        data: dict[str, object] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        try:
            if interaction.type is discord.InteractionType.modal_submit:
                modal_id, my_id = ModalId.read(custom_id), MyId.read(custom_id)
                is_hours = my_id is not None and my_id.op == HOURS
                if modal_id is None and not is_hours:
                    raise Refusal("ui.outdated")
                if await self.admits(interaction):
                    if modal_id is not None:
                        await self.modal(interaction, modal_id)
                    else:
                        await self.hours(interaction)
            elif interaction.type is discord.InteractionType.component and not (
                is_known(custom_id) and _is_on_message(interaction, custom_id)
            ):
                await self._note_table(interaction, custom_id)
                raise Refusal("ui.outdated")
        except Exception as error:
            await self.failed(interaction, error)

    async def _note_table(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Remember which table an old control belongs to, so that the refusal can lead to its newest post."""
        table = table_of(custom_id)
        if table is not None:
            with suppress(TableRefusal):
                await self._services.clicked(interaction, table)

    async def _at_table(self, caller: Caller, clicked: TableId) -> Post:
        services = self._services
        tables, table_id, actor = services.tables, clicked.table, caller.actor
        changes: dict[str, Callable[[], Awaitable[Done]]] = {
            "join": lambda: tables.join(table_id, actor),
            "leave": lambda: tables.leave(table_id, actor),
            "cancel": lambda: tables.cancel(table_id, actor),
            "robot": lambda: tables.add_robot(table_id, actor, small_number(clicked.arg)),
            "unrobot": lambda: tables.remove_robot(table_id, actor),
            "rematch": lambda: tables.play_again(table_id, actor),
        }
        match clicked.op:
            case "turn":
                return await services.panel.open(caller, table_id)
            case "hand":
                return await services.private_views.hand(caller, table_id)
            case "back":
                return await services.seats.come_back(caller, table_id)
            case "take":
                seat = small_number(clicked.arg) if clicked.arg else None
                return await services.seats.ask_or_take(caller, table_id, seat)
            case "watch":
                at = await tables.position(table_id)
                return await services.private_views.board(caller, at)
            case leave_panel.HEIR:
                return await services.leave_panel.answer(caller, clicked)
            case op if op in leave_panel.OPS:
                return await services.leave_panel.click(caller, clicked)
            case "sit":
                return await services.seats.take(caller, table_id, small_number(clicked.arg))
            case "more":
                return await services.private_views.more(caller, table_id)
            case "give":
                return await self._give(caller, clicked)
            case "rules":
                at = await tables.position(table_id)
                return await services.reader.page(caller, ReadId("rules", at.table.title))
            case "replay":
                return await services.replay.page(caller, Wish(table_id))
            case "verify":
                return await services.private_views.proof(caller, table_id)
            case "start":
                done = await services.gathering.start(table_id, actor)
                gathers = done.position.table.status is Status.LOBBY
                key = "ballot.noted_here" if gathers else "ui.done.start"
                return Post(services.catalogues[caller.language].words(key))
            case "vote":
                return await self._vote(caller, clicked)
            case "pause" | "resume":
                return await services.pauses.click(caller, clicked)
            case "told":
                return await services.reader.page(
                    caller, told_id(table_id, clicked.arg, clicked.seq)
                )
            case op if op in changes:
                done = await changes[op]()
                return self._done(caller, done.position, op)
            case _:
                raise Refusal("ui.outdated")

    async def _vote(self, caller: Caller, clicked: TableId) -> Post:
        services = self._services
        await services.voting.vote(clicked.table, caller.actor, clicked.seq, clicked.arg)
        ballot = await services.voting.ballot(clicked.table, clicked.seq)
        key = "ballot.noted" if ballot.outcome is None else "ballot.decided"
        if ballot.kind == BallotKind.HERE:
            key = "ballot.noted_here" if ballot.outcome is None else f"ballot.here_{ballot.outcome}"
        return Post(services.catalogues[caller.language].words(key))

    async def _give(self, caller: Caller, clicked: TableId) -> Post:
        seat = small_number(clicked.arg)
        done = await give_time(
            self._services.tables, clicked.table, caller.actor, seat, turn=clicked.seq
        )
        text = translator(self._services.catalogues[caller.language], done.position)
        return Post(text.words("hosting.gave", seat=text.name(seat)))

    def _done(self, caller: Caller, at: Position, op: str) -> Post:
        text = translator(self._services.catalogues[caller.language], at)
        if op == "rematch":
            # The channel where the new table's post is, or is about to be.
            return Post(text.words("ui.done.rematch", place=f"<#{at.table.channel_id}>"))
        return Post(text.say(msg(f"ui.done.{op}")))


def _is_under_direct(interaction: discord.Interaction, clicked: MyId) -> bool:
    """Is the button under a direct message, which stays as it is?"""
    message = interaction.message
    is_private = message is not None and message.flags.ephemeral
    return clicked.op in bench.IN_MESSAGES and not is_private


def _is_on_message(interaction: discord.Interaction, custom_id: str) -> bool:
    """Whether discord.py finds the control on the message it was clicked on. If not, it dispatches no handler."""
    if interaction.message is None:
        return False
    is_layout = interaction.message.flags.components_v2
    kind = discord.ui.LayoutView if is_layout else discord.ui.View
    view = kind.from_message(interaction.message, timeout=None)
    return any(getattr(item, "custom_id", None) == custom_id for item in view.walk_children())
