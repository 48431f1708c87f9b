"""Users of a command or button of tournaments, and a tournament that they may or may not decide about."""

import dataclasses
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from types import SimpleNamespace
from typing import Any, Final

import discord

from bot.client import TurnpostBot
from bot.core.controls.ids import TournamentId
from bot.core.controls.items import Click
from bot.features.tournament.parts import Tournament
from bot.store.contest.rows import Settings
from bot.tables.model import Actor
from bot.tables.settings import ORGANISERS
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.wiring import Turnpost
from rules.contest.director.plan import HOUR_MS
from rules.contest.director.snapshot import Status
from rules.contest.plans.teams import with_teams
from rules.core.errors import Refusal
from rules.core.text import Typed
from tests.bot.tables.house import CHANNEL, Clock
from tests.bot.tournaments.hall import plan, stage

ANYBODY, ENTRANT, WITH_ROLE, ORGANISER, REFEREE, OWN_TABLE, MANAGER = PERSONS = (
    *("anybody", "entrant", "organiser role", "organiser", "referee"),
    *("referee at own table", "Manage Server"),
)
TITLE: Final = "expancity"
ROLE: Final = 77
_ENTRANTS: Final = 6
_KNOWN: Final = {name: 1 + at for at, name in enumerate(PERSONS)}


class _Member(discord.Member):
    """A member of whom only this is known."""

    def __init__(self, member_id: int, roles: tuple[int, ...]) -> None:
        self._own = member_id, [SimpleNamespace(id=each) for each in roles]

    @property
    def id(self) -> int:  # type: ignore[override]
        return self._own[0]

    @property
    def name(self) -> str:  # type: ignore[override]
        return f"Member {self._own[0]}"

    @property
    def bot(self) -> bool:  # type: ignore[override]
        return False

    @property
    def display_name(self) -> str:
        return self.name

    @property
    def roles(self) -> list[Any]:
        return self._own[1]


class _Response:
    type = discord.InteractionResponseType.deferred_channel_message

    async def defer(self, **_: object) -> None:
        """Discord knows that an answer follows."""

    async def send_modal(self, _: object) -> None:
        """The text box is open."""


@dataclasses.dataclass
class Event:
    """A tournament of its own server, in one state, and its people."""

    house: "House"
    guild: int
    members: dict[str, int]
    held: Held

    def no(self, person: str) -> str:
        entrant = self.held.of_member(self.members[person])
        assert entrant is not None
        return str(entrant.no)

    def pod(self, person: str) -> str:
        """The table at which a member plays."""
        found = self.held.live_seat(int(self.no(person)))
        assert found is not None
        return str(found[0].id)

    def interaction(self, person: str) -> Any:
        rights = discord.Permissions(manage_guild=person == MANAGER)
        roles = (ROLE,) if person in (WITH_ROLE, ORGANISER) else ()

        async def edit(**_: object) -> Any:
            return SimpleNamespace(attachments=[])

        return SimpleNamespace(
            id=next(self.house.interactions),
            client=self.house.bot,
            user=_Member(self.members[person], roles),
            permissions=rights,
            app_permissions=discord.Permissions.all(),
            locale="en-US",
            guild_locale="en-US",
            guild_id=self.guild,
            guild=None,
            channel_id=CHANNEL,
            channel=None,
            message=None,
            extras={},
            response=_Response(),
            edit_original_response=edit,
        )


class House:
    """The whole bot, connected to nothing, with tournaments in any state."""

    def __init__(self, turnpost: Turnpost, clock: Clock) -> None:
        self.bot: TurnpostBot = turnpost.bot
        self.core = turnpost.bot.core
        self.director = self.core.of(Tournament).director
        self.clock = clock
        self.interactions = count(10_000)
        self._guilds = count(1)
        self._kept: tuple[Status, Event] | None = None

    async def event(self, status: Status) -> Event:
        """A tournament in one state; while it runs every member sits at a table.

        It is the last one again, if that is in this state and no member has changed anything.
        """
        if self._kept is not None:
            (kept, event), self._kept = self._kept, None
            if kept is status and await self._is_as_it_was(event):
                self._kept = kept, event
                return event
            await self._over(event)
        event = await self._new(status)
        self._kept = status, event
        return event

    async def _is_as_it_was(self, event: Event) -> bool:
        service = self.core.of(Tournament).service
        try:
            return (await service.show(event.held.id)).stored == event.held.stored
        except TournamentRefusal:
            return False

    async def in_teams(self) -> Event:
        """A tournament for teams of two in which no member has signed up yet."""
        return await self._new(Status.OPEN, team_size=2)

    async def _new(self, status: Status, *, team_size: int = 0) -> Event:
        guild = next(self._guilds)
        members = {name: 1000 * guild + at for name, at in _KNOWN.items()}
        service = self.core.of(Tournament).service
        await self.core.settings.set_several(guild, ORGANISERS, [str(ROLE)])
        organiser = self._by(members[ORGANISER])
        starts = int(self.clock.now * 1000) + 40 * HOUR_MS
        given = plan(stage(3, (3,), rounds=2), starts_at_ms=starts, entrants_min=3)
        held = await service.create(
            organiser,
            guild_id=guild,
            channel_id=CHANNEL,
            language="en",
            name=Typed("Cup"),
            title=TITLE,
            plan=with_teams(given, team_size) if team_size else given,
            settings=Settings(),
        )
        event = Event(self, guild, members, held)
        if status is Status.DRAFT:
            event.held = await service.show(held.id)
            return event
        await service.announce(held.id, self._by(members[ORGANISER]))
        playing = [members[ENTRANT], members[OWN_TABLE]]
        playing += [1000 * guild + 100 + at for at in range(_ENTRANTS - len(playing))]
        for each in [] if team_size else playing:
            await service.sign_up(held.id, self._by(each))
        deciding = [members[REFEREE], members[OWN_TABLE]]
        await service.amend.people(held.id, self._by(members[ORGANISER]), referees=deciding)
        if status is not Status.OPEN:
            await self._at(starts - held.row.plan.checkin_ms)
        if status is Status.RUNNING:
            for each in playing:
                await service.check_in(held.id, self._by(each))
            await self._at(starts)
        event.held = await service.show(held.id)
        assert event.held.row.status is status
        return event

    async def _over(self, event: Event) -> None:
        """Call a tournament off, unless a member has: the director looks after those that are not over."""
        with suppress(TournamentRefusal):
            organiser = self._by(event.members[ORGANISER])
            await self.core.of(Tournament).service.organise.cancel(
                event.held.id, organiser, reason=Typed("It was enough")
            )

    async def click(
        self, event: Event, person: str, op: str, arg: str = "", values: tuple[str, ...] = ()
    ) -> str | None:
        clicked = TournamentId(op, event.held.id, arg)
        click = Click(event.interaction(person), clicked, values)
        return await self._code(self.bot.router.answer(click))

    async def command(self, event: Event, person: str, name: str, **given: Any) -> str | None:
        found = next(
            each
            for each in self.bot.tree.walk_commands()
            if isinstance(each, discord.app_commands.Command) and each.qualified_name == name
        )
        callback: Callable[..., Any] = found.callback
        return await self._code(callback(found.binding, event.interaction(person), **given))

    async def dispute(self, event: Event, person: str) -> str | None:
        """The effect of the text box behind the button."""
        clicked = TournamentId("dispute", event.held.id, event.pod(OWN_TABLE))
        caller = await self.core.caller(event.interaction(person))
        joining = self.core.of(Tournament).joining
        return await self._code(joining.dispute(caller, clicked, "It was mine"))

    async def _code(self, act: Any) -> str | None:
        """The code with which something is refused."""
        try:
            await act
        except Refusal as refused:
            return refused.code
        return None

    async def _at(self, moment_ms: int) -> None:
        self.clock.now = moment_ms / 1000
        await self.director.look()

    def _by(self, member_id: int) -> Actor:
        return Actor(member_id, Typed(f"Member {member_id}"), next(self.interactions))
