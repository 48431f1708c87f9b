"""Routes every click and every submitted text box to the code that answers it."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import (
    REPLAY,
    WHOM,
    ListId,
    ModalId,
    MyId,
    OpeningId,
    PanelId,
    ReadId,
    TableId,
    TournamentId,
    read,
    small_number,
    table_number,
    table_of,
)
from bot.core.controls.items import Click, is_on_message
from bot.core.controls.modal import SLEEP, ZONE, hours_modal, move_modal, typed, typed_line
from bot.core.posts import ways_out
from bot.core.posts.post import Post
from bot.core.replies import defer_beside, defer_reply, defer_update, show
from bot.core.rights import assert_may
from bot.core.text.translator import translator
from bot.features.absence import bench, leave_panel
from bot.features.find import queue_panel
from bot.features.lobby.opening import LEARN, OPENS, Spot
from bot.features.look import catching_up
from bot.features.look.replay.controls import Step, Wish
from bot.features.moderate import log
from bot.features.my import blocks, data, vacation
from bot.features.rating import panel as rating
from bot.features.turn.first_hours import HOURS, night
from bot.logs import concerning
from bot.tables.errors import TableRefusal
from bot.tables.settings import MODERATORS
from bot.ui.at_tables import AtTables, post_of
from bot.ui.at_tournaments import AtTournaments
from bot.ui.errors import answer_error
from bot.ui.services import Services
from rules.core.errors import Refusal

_OF_QUESTIONS = frozenset(
    {"sit", "leave", "invite", "robot", "unrobot", "take", "cancel", "nudge", *leave_panel.OPS}
)


class InteractionRouter:
    """Answers the controls of `items`. The control's id decides everything."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._at_tables = AtTables(services)
        self._at_tournaments = AtTournaments(services)

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Return whether a click may be handled. If not, answer with a refusal."""
        concerning(interaction=interaction.id)
        return await self._services.admits(interaction.user.id, partial(self.failed, interaction))

    async def click(self, click: Click) -> None:
        """Answer a click, also if something fails on the way."""
        interaction = click.interaction
        try:
            if await self.admits(interaction):
                await self._click(interaction, click)
        except Exception as error:
            await self.failed(interaction, error)

    async def _click(self, interaction: discord.Interaction, click: Click) -> None:
        match click.id:
            case PanelId() as clicked:
                await self.panel(interaction, clicked, click.values)
            case TableId(op=op) as clicked if op == WHOM:
                await self.invite(interaction, clicked, next(iter(click.people), None))
            case TableId() as clicked:
                await self.table(interaction, clicked)
            case ReadId(source=source) as clicked if source == REPLAY:
                await self.replay(interaction, clicked, click.values)
            case ReadId(source="help", of="topics"):
                await defer_update(interaction)
                caller = await self._services.caller(interaction)
                topic = "".join(click.values[:1])
                await show(interaction, await self._services.help.page(caller, topic))
            case ReadId():
                await self.read(interaction, click.id)
            case OpeningId() as clicked:
                await self.opening(interaction, clicked, click.values)
            case MyId() as clicked:
                await self.my(interaction, clicked, click.values)
            case ListId() as clicked:
                await self.listed(interaction, clicked, click.values)
            case TournamentId() as clicked:
                await self.tournament(interaction, clicked, click.values)

    async def panel(
        self, interaction: discord.Interaction, clicked: PanelId, values: Sequence[str]
    ) -> None:
        services = self._services
        match clicked.op:
            case "type":
                # Nothing is acknowledged first: Discord takes a text box only as the first answer.
                await services.clicked(interaction, clicked.table)
                language = services.languages.at_hand(interaction)
                modal_id = ModalId(
                    clicked.table, clicked.question_seq, interaction.id, clicked.ahead
                )
                text = translator(services.catalogues[language], None)
                typed = services.panel.line(
                    interaction.user.id, clicked.table, clicked.question_seq, ahead=clicked.ahead
                )
                await interaction.response.send_modal(move_modal(text, modal_id, typed))
            case "hand":
                caller = await services.begin(interaction)
                await services.clicked(interaction, clicked.table)
                await show(interaction, await services.private_views.hand(caller, clicked.table))
            case "hint":
                await defer_update(interaction)
                await services.clicked(interaction, clicked.table)
                caller = await services.caller(interaction)
                await services.hint_panel.answer(interaction, caller, clicked)
            case "fill":
                await defer_update(interaction)
                await services.clicked(interaction, clicked.table)
                caller = await services.caller(interaction)
                await show(interaction, await services.hint_panel.fill(caller, clicked))
            case _:
                await defer_update(interaction)
                await services.clicked(interaction, clicked.table)
                caller = await services.caller(interaction)
                await show(interaction, await services.panel.click(caller, clicked, values))

    async def table(self, interaction: discord.Interaction, clicked: TableId) -> None:
        # The answer to a private question replaces that question.
        under = post_of(interaction)
        is_private = under is None and clicked.op in _OF_QUESTIONS
        await (defer_update if is_private else defer_reply)(interaction)
        await self._services.clicked_at(interaction, clicked)
        caller, tell = await self._services.caller(interaction), partial(show, interaction)
        await show(interaction, await self._at_tables.click(caller, clicked, tell, under))

    async def invite(
        self,
        interaction: discord.Interaction,
        clicked: TableId,
        person: discord.Member | discord.User | None,
    ) -> None:
        await defer_update(interaction)
        await self._services.clicked(interaction, clicked.table)
        caller = await self._services.caller(interaction)
        await show(interaction, await self._services.invite_panel.click(caller, clicked, person))

    async def read(self, interaction: discord.Interaction, clicked: ReadId) -> None:
        await defer_beside(interaction)
        guild_id = interaction.guild_id or 0
        assert_may(interaction, clicked, await self._services.settings.roles(guild_id, MODERATORS))
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
        is_apart = clicked.of.endswith(f"-{Step.HERE}")
        await (defer_reply if is_apart else defer_beside)(interaction)
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
            case source if source in rating.SOURCES:
                return await services.rating_panel.page(caller, clicked)
            case catching_up.SINCE:
                return await services.catching_up.page(caller, clicked)
            case _:
                return await services.reader.page(caller, clicked)

    async def opening(
        self, interaction: discord.Interaction, clicked: OpeningId, values: Sequence[str]
    ) -> None:
        # A public post or the help that opens the panel's first page stays as it is.
        await (defer_reply if clicked.op in ("new", LEARN) else defer_beside)(interaction)
        services = self._services
        if interaction.guild_id is None:
            raise Refusal("ui.servers_only")
        caller = await services.caller(interaction)
        if clicked.op == LEARN:
            # Nothing is posted, so it may be anywhere.
            spot = Spot(interaction.guild_id, interaction.channel_id or 0, caller.language)
            await show(interaction, await services.opening.learn(caller, clicked.title, spot))
        elif clicked.op in OPENS:
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
        # Nothing is acknowledged before a text box: Discord takes one only as the first answer.
        if clicked.op == HOURS:
            await self._ask_hours(interaction)
            return
        if clicked.op == data.SURE:
            language = self._services.languages.at_hand(interaction)
            text = translator(self._services.catalogues[language], None)
            box = data.word_modal(text, MyId(data.SURE, str(interaction.id)))
            await interaction.response.send_modal(box)
            return
        # A direct message with the button stays as it is.
        is_beside = clicked.arg.startswith("new") or _is_under_direct(interaction, clicked)
        await (defer_reply if is_beside else defer_update)(interaction)
        services = self._services
        caller = await services.caller(interaction)
        here = await services.own_table_here(interaction)
        match clicked.op:
            case op if op == vacation.SELECT or op in vacation.BUTTONS:
                shown = await self._services.vacation_panel.click(caller, clicked, values)
            case op if op in data.OPS:
                shown = await services.data_panel.click(caller, clicked)
            case op if op in rating.OPS:
                shown = await services.rating_panel.click(caller, clicked)
            case op if op in queue_panel.OPS:
                shown = await self._queue(interaction, caller, clicked, values)
            case blocks.UNBLOCK:
                shown = await services.block_panel.click(caller, clicked)
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
                page = small_number(clicked.arg.removeprefix("new") or "0")
                shown = await services.private_views.tables_of(caller, page)
            case _:
                raise Refusal("ui.outdated")
        await show(interaction, shown)

    async def _queue(
        self,
        interaction: discord.Interaction,
        caller: Caller,
        clicked: MyId,
        values: Sequence[str],
    ) -> Post:
        services = self._services
        if interaction.guild_id is None:
            raise Refusal("ui.servers_only")
        if clicked.op == queue_panel.OFF:
            return await services.queue_panel.off(caller, interaction.guild_id)
        return await services.queue_panel.click(
            caller,
            clicked,
            values,
            await services.spot(interaction),
            proposed=await services.settings.pace(interaction.guild_id),
            reliability=(await services.settings.filters(interaction.guild_id)).reliability,
        )

    async def listed(
        self, interaction: discord.Interaction, clicked: ListId, values: Sequence[str]
    ) -> None:
        """Do something with a table that was picked in the list of a server's tables, which stays as it is."""
        await defer_reply(interaction)
        number, _, seat = "".join(values[:1]).partition(".")
        table_id = table_number(number)
        if clicked.op not in ("join", "take", "watch") or table_id is None:
            raise Refusal("ui.outdated")
        await self._services.clicked(interaction, table_id, is_listed=True)
        caller = await self._services.caller(interaction)
        wanted = TableId(clicked.op, table_id, arg=seat)
        await show(interaction, await self._at_tables.click(caller, wanted))

    async def tournament(
        self, interaction: discord.Interaction, clicked: TournamentId, values: Sequence[str]
    ) -> None:
        await self._at_tournaments.click(interaction, clicked, values)

    async def modal(self, interaction: discord.Interaction, modal_id: ModalId) -> None:
        await defer_update(interaction)
        await self._services.clicked(interaction, modal_id.table)
        caller = await self._services.caller(interaction)
        text = typed_line(interaction)
        its = modal_id.table, modal_id.question_seq
        panel = self._services.panel
        await show(interaction, await panel.type(caller, *its, text, ahead=modal_id.ahead))

    async def _ask_hours(self, interaction: discord.Interaction) -> None:
        services = self._services
        language = services.languages.at_hand(interaction)
        held = await services.tables.almanac.hours(
            interaction.user.id, language, interaction.guild_id
        )
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

    async def delete_data(self, interaction: discord.Interaction) -> None:
        """Delete a member's data if they have typed the word for it."""
        await defer_update(interaction)
        caller = await self._services.caller(interaction)
        written = typed(interaction).get(data.WORD, "")
        await show(interaction, await self._services.data_panel.delete(caller, written))

    async def failed(self, interaction: discord.Interaction, error: Exception) -> None:
        await answer_error(interaction, error, self._services)

    async def unrouted(self, interaction: discord.Interaction) -> None:
        """Answer what none of our controls handles: text boxes, and controls that no longer exist."""
        custom_id = str(dict[str, object](interaction.data or {}).get("custom_id", ""))
        try:
            if interaction.type is discord.InteractionType.modal_submit:
                modal_id, my_id = ModalId.read(custom_id), MyId.read(custom_id)
                window = TournamentId.read(custom_id)
                op = "" if my_id is None else my_id.op
                if modal_id is None and window is None and op not in (HOURS, data.SURE):
                    raise Refusal("ui.outdated")
                if await self.admits(interaction):
                    if window is not None:
                        await self._at_tournaments.window(interaction, window)
                    elif modal_id is not None:
                        await self.modal(interaction, modal_id)
                    elif op == HOURS:
                        await self.hours(interaction)
                    else:
                        await self.delete_data(interaction)
            elif interaction.type is discord.InteractionType.component and not (
                read(custom_id) is not None and is_on_message(interaction, custom_id)
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


def _is_under_direct(interaction: discord.Interaction, clicked: MyId) -> bool:
    """Is the button under a direct message, which stays as it is?"""
    message = interaction.message
    is_private = message is not None and message.flags.ephemeral
    return clicked.op in bench.IN_MESSAGES and not is_private
