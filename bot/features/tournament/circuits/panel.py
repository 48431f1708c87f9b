"""``/tournament circuit``: standings for all members, and buttons with which organisers open and end circuits."""

from typing import Final

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId, small_number
from bot.core.controls.items import Click
from bot.core.controls.modal import typed
from bot.core.core import Core
from bot.core.feature import Button, Buttons, Opener, beside
from bot.core.posts.post import Post
from bot.core.replies import defer_update, show
from bot.core.text.translator import Translator, translator
from bot.features.tournament.buttons import GREEN, RED, button, menu, option
from bot.features.tournament.circuits.posts import circuit_post
from bot.features.tournament.desk.windows import Field, window
from bot.features.tournament.organisers import assert_organises, may_organise
from bot.features.tournament.views.drawing import Drawing
from bot.store.contest.rows import CircuitRow
from bot.tables.names import visible
from bot.tournaments.circuits import MOST_BEST, USUAL, Circuits
from bot.tournaments.creating import MOST_LETTERS
from bot.tournaments.errors import TournamentRefusal
from rules.core.errors import Refusal
from rules.core.naming import nearest
from rules.core.text import Typed
from rules.core.text import typed as said_by

OPEN: Final = "circopen"
"""The operation of the button that opens the text box, and of the box."""
_SHOW, _ASK, _END = "circuit", "circend", "circsure"
_NAME, _POINTS, _BEST = "name", "points", "best"
_POINTS_CHARS: Final = 150


class CircuitPanel:
    def __init__(self, core: Core, circuits: Circuits, drawing: Drawing) -> None:
        self._core, self._circuits, self._drawing = core, circuits, drawing

    def buttons(self) -> Buttons:
        return {
            OPEN: Opener(self._open),
            **dict.fromkeys((_SHOW, _ASK, _END), Button(self._press, beside)),
        }

    async def named(
        self, interaction: discord.Interaction, caller: Caller, name: str | None
    ) -> Post:
        """Return the circuit with this name, or the newest of the server.

        Raises:
            TournamentRefusal: no_such_circuit.
        """
        known = await self._circuits.in_guild(_guild(caller))
        found = known[:1]
        if name is not None:
            found = [each for each in known if name == str(each.id)] or [
                each for each in known if visible(each.name).casefold() == name.strip().casefold()
            ]
            if not found and known:
                close = nearest(name, {each.name: (visible(each.name),) for each in known})
                raise TournamentRefusal("no_such_circuit", name=Typed(name[:50]), nearest=close)
        return await self._shown(interaction, caller, known, found[0].id if found else None)

    async def _shown(
        self,
        interaction: discord.Interaction,
        caller: Caller,
        known: list[CircuitRow],
        circuit_id: int | None,
        page: int = 0,
    ) -> Post:
        """Return a circuit's standings with the menu of circuits and, for organisers, their buttons."""
        text, view = self._text(caller), discord.ui.View(timeout=None)
        may = await may_organise(self._core, interaction)
        post, pages, is_open = Post(text.words("tournament.circuit_none")), 1, False
        if circuit_id is not None:
            circuit = await self._circuits.show(_guild(caller), circuit_id)
            is_open = circuit.row.ended_ms is None
            post, pages = await circuit_post(self._drawing, circuit, text, page=page)
        if len(known) > 1:
            options = [
                option(visible(each.name), str(each.id), chosen=each.id == circuit_id)
                for each in known
            ]
            view.add_item(menu(TournamentId(_SHOW), options, 0))
        if pages > 1 and circuit_id is not None:
            onward = TournamentId(_SHOW, arg=f"{circuit_id}.{(page + 1) % pages}")
            label = text.words("tournament.button.next")
            view.add_item(button(onward, text, label=label, row=1))
        if may:
            view.add_item(button(TournamentId(OPEN), text, GREEN, row=1))
        if may and is_open:
            view.add_item(button(TournamentId(_ASK, arg=str(circuit_id)), text, RED, row=1))
        return Post(post.content, post.files, view if view.children else None)

    async def _press(self, caller: Caller, click: Click[TournamentId]) -> Post:
        interaction, picked = click.interaction, "".join(click.values[:1])
        wanted, _, page = (picked or click.id.arg).partition(".")
        circuit_id, guild_id = small_number(wanted), _guild(caller)
        if click.id.op == _SHOW:
            known = await self._circuits.in_guild(guild_id)
            return await self._shown(
                interaction, caller, known, circuit_id, small_number(page or "0")
            )
        await assert_organises(self._core, interaction)
        circuit = await self._circuits.show(guild_id, circuit_id)
        if circuit.row.ended_ms is not None:
            raise TournamentRefusal("circuit_over")
        if click.id.op == _ASK:
            return self._question(caller, circuit.row)
        await self._circuits.end(guild_id, circuit_id)
        self._core.listeners.wake()
        known = await self._circuits.in_guild(guild_id)
        return await self._shown(interaction, caller, known, circuit_id)

    def _question(self, caller: Caller, row: CircuitRow) -> Post:
        text, view = self._text(caller), discord.ui.View(timeout=None)
        view.add_item(button(TournamentId(_END, arg=str(row.id)), text, RED))
        back = text.words("tournament.button.circback")
        view.add_item(button(TournamentId(_SHOW, arg=str(row.id)), text, label=back))
        return Post(text.words("tournament.circuit_sure", name=said_by(row.name)), view=view)

    async def _open(self, click: Click[TournamentId]) -> None:
        """Open the text box for a new circuit."""
        core, interaction = self._core, click.interaction
        await assert_organises(core, interaction)
        text = translator(core.catalogues[core.languages.at_hand(interaction)], None)
        fields = (
            Field(_NAME, most=MOST_LETTERS),
            Field(_POINTS, USUAL, _POINTS_CHARS, text.words("tournament.field_circuit_hint")),
            Field(
                _BEST,
                most=2,
                hint=text.words("tournament.field_best_hint", most=MOST_BEST),
                is_needed=False,
            ),
        )
        title = text.words(f"tournament.button.{OPEN}")
        await interaction.response.send_modal(window(text, TournamentId(OPEN), title, fields))

    async def window(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Answer the text box.

        Raises:
            Refusal: the caller may not open circuits, or their text is invalid.
        """
        assert TournamentId.read(custom_id) is not None
        await defer_update(interaction)
        await assert_organises(self._core, interaction)
        caller, written = await self._core.caller(interaction), typed(interaction)
        spot = await self._core.spot(interaction)
        circuit = await self._circuits.open(
            spot.guild_id,
            spot.language,
            Typed(written.get(_NAME, "")),
            written.get(_POINTS, ""),
            written.get(_BEST, ""),
        )
        known = await self._circuits.in_guild(spot.guild_id)
        await show(interaction, await self._shown(interaction, caller, known, circuit.row.id))

    def _text(self, caller: Caller) -> Translator:
        return translator(self._core.catalogues[caller.language], None)


def _guild(caller: Caller) -> int:
    """Return the server of a command.

    Raises:
        Refusal: ui.servers_only.
    """
    if caller.guild_id is None:
        raise Refusal("ui.servers_only")
    return caller.guild_id
