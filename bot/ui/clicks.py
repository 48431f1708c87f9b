"""What is done about every click and every submitted text box."""

from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.tables.model import Done, Position
from bot.ui.caller import Caller
from bot.ui.controls.ids import ModalId, PanelId, ReadId, TableId, is_known, small_number
from bot.ui.controls.modal import move_modal, typed_line
from bot.ui.errors import answer_error
from bot.ui.posts.post import Post
from bot.ui.posts.reader import told_id
from bot.ui.replies import defer_reply, defer_update, show
from bot.ui.services import Services
from bot.ui.text.translator import translator
from bot.ui.turnstile import Turnstile
from rules.core.errors import Refusal
from rules.core.text import msg


def too_many() -> Refusal:
    """To a member of whom too many requests are in hand."""
    return Refusal("ui.too_many_at_once")


class InteractionRouter:
    """The answers to `items`; everything is decided by the control's id."""

    def __init__(self, services: Services, turnstile: Turnstile) -> None:
        self._services = services
        self._turnstile = turnstile

    async def admits(self, interaction: discord.Interaction) -> bool:
        """May a click be worked on? With too many of the member's in hand it is answered by a refusal."""
        if self._turnstile.admit(interaction.user.id):
            return True
        async with self._turnstile.refusing(interaction.user.id):
            await self.failed(interaction, too_many())
        return False

    async def panel(
        self, interaction: discord.Interaction, clicked: PanelId, values: Sequence[str]
    ) -> None:
        services = self._services
        match clicked.op:
            case "type":
                # A text box can only be the first answer.
                await services.clicked(interaction, clicked.table)
                language = services.languages.at_hand(interaction)
                modal_id = ModalId(clicked.table, clicked.question_seq, interaction.id)
                text = translator(services.catalogues[language], None)
                await interaction.response.send_modal(move_modal(text, modal_id))
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
        # The answer to a private question takes its place.
        await (defer_update if clicked.op == "sit" else defer_reply)(interaction)
        await self._services.clicked(interaction, clicked.table)
        caller = await self._services.caller(interaction)
        await show(interaction, await self._at_table(caller, clicked))

    async def read(self, interaction: discord.Interaction, clicked: ReadId) -> None:
        await defer_update(interaction)
        if clicked.table is not None:
            await self._services.clicked(interaction, clicked.table)
        caller = await self._services.caller(interaction)
        await show(interaction, await self._services.reader.page(caller, clicked))

    async def modal(self, interaction: discord.Interaction, modal_id: ModalId) -> None:
        await defer_update(interaction)
        await self._services.clicked(interaction, modal_id.table)
        caller = await self._services.caller(interaction)
        text = typed_line(interaction)
        panel = self._services.panel
        await show(
            interaction, await panel.type(caller, modal_id.table, modal_id.question_seq, text)
        )

    async def failed(self, interaction: discord.Interaction, error: Exception) -> None:
        await answer_error(interaction, error, self._services)

    async def unrouted(self, interaction: discord.Interaction) -> None:
        """Whatever no control of ours answers: text boxes, and controls that no longer exist."""
        data: dict[str, object] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        try:
            if interaction.type is discord.InteractionType.modal_submit:
                modal_id = ModalId.read(custom_id)
                if modal_id is None:
                    raise Refusal("ui.outdated")
                if await self.admits(interaction):
                    await self.modal(interaction, modal_id)
            elif interaction.type is discord.InteractionType.component and not (
                is_known(custom_id) and _is_on_message(interaction, custom_id)
            ):
                raise Refusal("ui.outdated")
        except Exception as error:
            await self.failed(interaction, error)

    async def _at_table(self, caller: Caller, clicked: TableId) -> Post:
        services = self._services
        tables, table_id, actor = services.tables, clicked.table, caller.actor
        changes: dict[str, Callable[[], Awaitable[Done]]] = {
            "join": lambda: tables.join(table_id, actor),
            "leave": lambda: tables.leave(table_id, actor),
            "start": lambda: tables.start(table_id, actor),
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
            case "take":
                return await services.seats.ask_or_take(caller, table_id, None)
            case "sit":
                return await services.seats.take(caller, table_id, small_number(clicked.arg))
            case "rules":
                at = await tables.position(table_id)
                return await services.reader.page(caller, ReadId("rules", at.table.title))
            case "told":
                return await services.reader.page(
                    caller, told_id(table_id, clicked.arg, clicked.seq)
                )
            case op if op in changes:
                done = await changes[op]()
                return self._done(caller, done.position, op)
            case _:
                raise Refusal("ui.outdated")

    def _done(self, caller: Caller, at: Position, op: str) -> Post:
        text = translator(self._services.catalogues[caller.language], at)
        if op == "rematch":
            # Where the next table's post is, or will be in a moment.
            return Post(text.words("ui.done.rematch", place=f"<#{at.table.channel_id}>"))
        return Post(text.say(msg(f"ui.done.{op}")))


def _is_on_message(interaction: discord.Interaction, custom_id: str) -> bool:
    """Does discord.py find the control where the click says it is? Otherwise nobody will answer."""
    if interaction.message is None:
        return False
    view = discord.ui.View.from_message(interaction.message, timeout=None)
    return any(getattr(item, "custom_id", None) == custom_id for item in view.walk_children())
