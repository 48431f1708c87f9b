"""Handlers of the buttons, menus and text boxes of tournaments."""

import dataclasses
from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.clocks.hours import Hours
from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId, small_number
from bot.core.controls.items import Click, fits
from bot.core.controls.modal import typed
from bot.core.core import Core
from bot.core.feature import Button, Buttons, Opener, answer, beside, reply
from bot.core.posts.post import Post
from bot.core.replies import defer_reply, defer_update, show
from bot.core.servers.existing import deleted_of
from bot.core.servers.permissions import FOR_PRIVATE_THREADS, lacking, own_permissions
from bot.core.servers.places import assert_given, lobby_place
from bot.core.text.translator import translator
from bot.features.tournament.choices.kinds import CLOSED_TABLES
from bot.features.tournament.choices.more import WINNER
from bot.features.tournament.choices.promising import assert_can_give, assert_may_promise
from bot.features.tournament.creating import Asker
from bot.features.tournament.joining import assert_here
from bot.features.tournament.options import referee_of
from bot.features.tournament.organisers import assert_organises
from bot.features.tournament.parts import Tournament
from bot.features.tournament.teams import NAME
from bot.features.tournament.windows import WHY, calloff_window, dispute_window
from bot.i18n import language_of
from bot.tournaments.eligibility import Who
from bot.tournaments.errors import TournamentRefusal
from rules.core.errors import Refusal

_OF_DRAFTS = frozenset({"games", "game", "draft", "more", "set", "announce", "discard"})
"""Operations of the private panel in which an organiser creates a tournament, and changes its draft."""
_OPENERS = "setkind when points code dispute calloff teamnew"
"""Operations that open a text box."""
_BUTTONS = (
    "join sub in out sure again ready play skip seat others games game draft more set announce "
    "discard list rules rank page own pairs verify show bracket cross why line "
    "team teamin teamup teamout"
)
_IN_PLACE = frozenset({"sure", "sub", "page", "play", "skip", "teamin", "teamup", "teamout"})
"""The answer to these replaces the private message with the button."""


class TournamentButtons:
    def __init__(self, core: Core) -> None:
        self._core = core

    async def create(
        self, interaction: discord.Interaction, game: str | None, kind: str | None
    ) -> None:
        """Ask for the missing facts: game, kind, or date.

        A text box must be the first answer to a command, so nothing is acknowledged before it.

        Raises:
            Refusal: as `_assert_may_create`, `assert_may_close` or `Creating`.
        """
        await self._assert_may_create(interaction)
        creating = self._core.of(Tournament).creating
        if kind == CLOSED_TABLES:
            assert_may_close(interaction)
        if game is not None and kind is not None:
            asker = await self._asker(interaction)
            await interaction.response.send_modal(creating.window(asker, game, kind))
            return
        caller = await self._core.begin(interaction)
        post = await creating.games(caller) if game is None else creating.kinds(caller, game)
        await show(interaction, post)

    def of_tournament(self) -> Buttons:
        return {
            **dict.fromkeys(_OPENERS.split(), Opener(self._open)),
            **dict.fromkeys(_BUTTONS.split(), Button(self._press, self._acknowledge)),
        }

    async def _open(self, click: Click[TournamentId]) -> None:
        """Open the text box of a button or a menu."""
        await self._assert_fits(click)
        core, panels = self._core, self._core.of(Tournament)
        clicked, interaction = click.id, click.interaction
        match clicked.op:
            case "setkind":
                await self._assert_may_create(interaction)
                if click.values[:1] == [CLOSED_TABLES]:
                    assert_may_close(interaction)
                asker = await self._asker(interaction)
                kind = "".join(click.values[:1])
                window = panels.creating.window(asker, clicked.arg, kind)
                await interaction.response.send_modal(window)
            case "code":
                asker = await self._asker(interaction)
                window = await panels.creating.code_window(asker, clicked.tournament)
                await interaction.response.send_modal(window)
            case "points":
                asker = await self._asker(interaction)
                window = await panels.creating.points_window(asker, clicked.tournament)
                await interaction.response.send_modal(window)
            case "when":
                asker = await self._asker(interaction)
                window = await panels.creating.window_of(asker, clicked.tournament)
                await interaction.response.send_modal(window)
            case "calloff":
                by = referee_of(interaction, await core.caller(interaction))
                held = await panels.refereeing.may_cancel(by, clicked.tournament)
                text = translator(core.catalogues[by.caller.language], None)
                window = calloff_window(text, TournamentId("calloff", held.id))
                await interaction.response.send_modal(window)
            case "teamnew":
                text = translator(core.catalogues[core.languages.at_hand(interaction)], None)
                box = TournamentId("teamnew", clicked.tournament)
                await interaction.response.send_modal(panels.joining.teams.window(box, text))
            case _:
                text = translator(core.catalogues[core.languages.at_hand(interaction)], None)
                box = TournamentId("dispute", clicked.tournament, f"{clicked.arg}.{interaction.id}")
                await interaction.response.send_modal(dispute_window(text, box))

    async def _press(self, caller: Caller, click: Click[TournamentId]) -> Post:
        return await self._answer(click.interaction, caller, click.id, list(click.values))

    async def _assert_fits(self, click: Click[TournamentId]) -> None:
        if click.id.tournament:
            with suppress(TournamentRefusal):
                held = await self._core.of(Tournament).service.show(click.id.tournament)
                if not fits(click.interaction, held.row.created_ms):
                    raise Refusal("ui.other_tournament")

    async def answer(
        self, interaction: discord.Interaction, caller: Caller, clicked: TournamentId
    ) -> Post:
        """Return the answer to a command that does the same as a button.

        Raises:
            Refusal: as for a click on the button.
        """
        return await self._answer(interaction, caller, clicked, [])

    async def join(
        self,
        interaction: discord.Interaction,
        caller: Caller,
        number: int,
        code: str | None,
        team: str | None,
    ) -> Post:
        """Sign the caller up with the code and the team that they typed.

        Raises:
            Refusal: as for a click on the button.
        """
        who = await self._who(interaction, caller, number)
        joining = self._core.of(Tournament).joining
        who = dataclasses.replace(who, code=code)
        return await joining.join(caller, number, who, team=team or "")

    async def window(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Answer a text box.

        Raises:
            Refusal: the caller may not do so, or their text is invalid.
        """
        clicked = TournamentId.read(custom_id)
        assert clicked is not None
        is_question = interaction.message is not None and interaction.message.flags.ephemeral
        await (defer_update if is_question else defer_reply)(interaction)
        core, panels = self._core, self._core.of(Tournament)
        written = typed(interaction)
        if clicked.op == "dispute":
            caller = await core.caller(interaction)
            await show(
                interaction, await panels.joining.dispute(caller, clicked, written.get(WHY, ""))
            )
            return
        if clicked.op == "calloff":
            by = referee_of(interaction, await core.caller(interaction))
            number, why = clicked.tournament, written.get(WHY, "")
            await show(interaction, await panels.refereeing.act(by, number, "cancel", why))
            return
        if clicked.op == "code":
            caller = await core.caller(interaction)
            code = written.get("code", "")
            await show(interaction, await panels.creating.own_code(caller, clicked, code))
            return
        if clicked.op == "points":
            caller = await core.caller(interaction)
            numbers = written.get("points", "")
            await show(interaction, await panels.creating.own_points(caller, clicked, numbers))
            return
        if clicked.op == "teamnew":
            caller, number = await core.caller(interaction), clicked.tournament
            who = await self._who(interaction, caller, number)
            post = await panels.joining.enter_team(caller, number, who, 0, written.get(NAME, ""))
            await show(interaction, post)
            return
        await assert_organises(self._core, interaction)
        spot = await core.spot(interaction)
        if clicked.arg.split(".")[1:2] == [CLOSED_TABLES]:
            assert_may_close(interaction)
        pace = await core.settings.pace(spot.guild_id)
        asker = await self._asker(interaction)
        await show(interaction, await panels.creating.typed(asker, clicked, written, spot, pace))

    async def _answer(
        self,
        interaction: discord.Interaction,
        caller: Caller,
        clicked: TournamentId,
        values: list[str],
    ) -> Post:
        panels, number = self._core.of(Tournament), clicked.tournament
        match clicked.op:
            case "join" | "sub":
                who = await self._who(interaction, caller, number)
                is_sub = clicked.op == "sub"
                return await panels.joining.join(caller, number, who, as_substitute=is_sub)
            case "teamin":
                who = await self._who(interaction, caller, number)
                team = small_number("".join(values[:1]))
                return await panels.joining.enter_team(caller, number, who, team)
            case "team" | "teamup" | "teamout":
                return await panels.joining.own_team(caller, clicked, values)
            case "in":
                who = await self._who(interaction, caller, number)
                return await panels.joining.check_in(caller, number, who)
            case "out":
                return await panels.joining.ask_out(caller, number)
            case "sure":
                return await panels.joining.out(caller, number)
            case "again":
                return await panels.joining.come_back(caller, number)
            case "ready":
                return await panels.joining.ready(caller, number)
            case "play" | "skip":
                return await panels.joining.play(caller, number, wants=clicked.op == "play")
            case "seat":
                return await panels.joining.take_seat(caller, clicked)
            case "others":
                assert interaction.guild_id is not None
                return await panels.looking.listed(caller, interaction.guild_id)
            case "games":
                await self._assert_may_create(interaction)
                return await panels.creating.games(caller)
            case "game":
                await self._assert_may_create(interaction)
                return panels.creating.kinds(caller, clicked.arg)
            case "announce":
                await self._assert_may_announce(interaction, number)
                return await panels.creating.click(caller, clicked, values)
            case "set" if clicked.arg == WINNER:
                await assert_may_promise(interaction, values)
                return await panels.creating.click(caller, clicked, values)
            case "draft" | "more" | "set" | "discard":
                return await panels.creating.click(caller, clicked, values)
            case _:
                return await panels.looking.page(caller, clicked)

    async def _assert_may_announce(
        self, interaction: discord.Interaction, tournament_id: int
    ) -> None:
        """Check that the bot may do what the draft promises, as far as it knows.

        Raises:
            Refusal: as `assert_may_close`.
            TournamentRefusal: no_such, or as `assert_can_give`.
        """
        held = await self._core.of(Tournament).service.show(tournament_id)
        if held.has_closed_tables:
            assert_may_close(interaction)
        prize = held.row.settings.winner_role
        if prize is not None and interaction.guild is not None:
            await assert_can_give(interaction.guild, prize)

    async def _acknowledge(self, click: Click[TournamentId]) -> None:
        await self._assert_fits(click)
        if click.id.op in _OF_DRAFTS:
            await beside(click)
        else:
            await (answer if click.id.op in _IN_PLACE else reply)(click)

    async def _assert_may_create(self, interaction: discord.Interaction) -> None:
        """Check that the caller may create one more tournament, before any question about it.

        Raises:
            Refusal: as `assert_organises`; tournament.too_many_open.
        """
        await assert_organises(self._core, interaction)
        assert interaction.guild_id is not None
        await self._core.of(Tournament).service.assert_room(interaction.guild_id)

    async def _asker(self, interaction: discord.Interaction) -> Asker:
        caller = await self._core.caller(interaction)
        almanac = self._core.tables.almanac
        hours: Sequence[Hours] = await almanac.hours(
            caller.member_id, caller.language, caller.guild_id
        )
        return Asker(caller, hours[-1].zone)

    async def _who(
        self, interaction: discord.Interaction, caller: Caller, tournament_id: int
    ) -> Who:
        """Return Discord's facts about the caller: roles, language, and whether they see private threads.

        Raises:
            TournamentRefusal: no_such.
        """
        held = await assert_here(self._core.of(Tournament).service, caller, tournament_id)
        user, guild = interaction.user, interaction.guild
        roles = tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else None
        wanted = held.row.settings.eligible.role_id
        if wanted is not None and guild is not None and wanted not in (roles or ()):
            # The bot does not require a deleted role.
            gone = await deleted_of(guild, (), (wanted,))
            roles = None if gone else roles
        sees = interaction.permissions.manage_threads
        channel = None if guild is None else guild.get_channel(held.row.channel_id)
        if channel is not None and isinstance(user, discord.Member):
            sees = channel.permissions_for(user).manage_threads
        return Who(roles, language_of(str(interaction.locale)), sees)


def assert_may_close(interaction: discord.Interaction) -> None:
    """Check that the bot may make private threads where a tournament is created.

    Raises:
        Refusal: ui.bot_lacks.
    """
    place, guild = lobby_place(interaction), interaction.guild
    channel = None if guild is None else guild.get_channel(place)
    allowed = interaction.app_permissions
    if channel is not None:
        allowed = own_permissions(channel)
    assert_given(place, lacking(allowed, FOR_PRIVATE_THREADS))
