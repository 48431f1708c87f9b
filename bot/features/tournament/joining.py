"""Members' own acts at a tournament: sign up, check in, request a bye, withdraw, come back, be ready, dispute."""

import dataclasses
from collections.abc import Sequence
from typing import Final

import discord

from bot.clocks.preferences import Where
from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId, small_number
from bot.core.core import Core
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.links import link_to_place
from bot.core.text.translator import Translator, translator
from bot.features.tournament.buttons import GREY, RED, button
from bot.features.tournament.posts.announcing import play_button
from bot.features.tournament.teams import TeamPanels, team_lines
from bot.features.tournament.words import Shown, event, length
from bot.store.contest.rows import EntrantRow
from bot.tables.model import Actor
from bot.tournaments.appearing import assert_checkin
from bot.tournaments.eligibility import Who
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from bot.tournaments.signing import next_round
from bot.tournaments.teaming import named
from rules.contest.director.held import Place
from rules.contest.director.snapshot import Kind, Status
from rules.core.errors import Refusal
from rules.core.text import Typed

_PARTS_OF_SEAT: Final = 4


class Joining:
    def __init__(self, core: Core, tournaments: Tournaments) -> None:
        self._settings, self._catalogues = core.settings, core.catalogues
        self._tournaments = tournaments
        self.teams = TeamPanels(core, tournaments)

    async def join(
        self,
        caller: Caller,
        tournament_id: int,
        who: Who,
        *,
        as_substitute: bool = False,
        team: str = "",
    ) -> Post:
        """Sign the caller up, and return the confirmation; in a tournament for teams first ask for theirs.

        `team` is the name of a team: an open one, or a new one.

        Raises:
            Refusal: as `assert_here` and `Tournaments.sign_up`, or as the operations of `Teaming`.
        """
        held = await self._here(caller, tournament_id)
        is_early = held.row.status in (Status.OPEN, Status.CHECKIN)
        if held.row.plan.team_size and is_early and not as_substitute:
            return await self._in_team(caller, held, who, team)
        held = await self._tournaments.sign_up(
            tournament_id, caller.actor, as_substitute=as_substitute, who=who
        )
        entrant = held.of_member(caller.member_id)
        assert entrant is not None
        return await self._signed_up(caller, held, entrant)

    async def enter_team(
        self, caller: Caller, tournament_id: int, who: Who, team: int, name: str = ""
    ) -> Post:
        """Sign the caller up for a team, or for a new one of a name if `team` is 0, and return the confirmation.

        Raises:
            Refusal: as `assert_here` and the operations of `Teaming`.
        """
        await self._here(caller, tournament_id)
        teaming = self._tournaments.team
        if team:
            held = await teaming.join(tournament_id, caller.actor, team, who=who)
        else:
            held = await teaming.found(tournament_id, caller.actor, Typed(name), who=who)
        entrant = held.of_member(caller.member_id)
        assert entrant is not None
        return await self._signed_up(caller, held, entrant)

    async def own_team(self, caller: Caller, clicked: TournamentId, values: Sequence[str]) -> Post:
        """Return the caller's team, changed as the captain chose.

        Raises:
            Refusal: as `assert_here` and `TeamPanels.change`.
        """
        held = await self._here(caller, clicked.tournament)
        if clicked.op == "team":
            return self.teams.panel(caller, held)
        return await self.teams.change(caller, held, clicked, "".join(values[:1]))

    async def _in_team(self, caller: Caller, held: Held, who: Who, team: str) -> Post:
        known = held.of_member(caller.member_id)
        if known is not None and known.team_no is not None:
            return self.teams.panel(caller, held)
        if team:
            found = named(held, team)
            number = 0 if found is None else found.no
            return await self.enter_team(caller, held.id, who, number, team)
        if who.code:
            raise TournamentRefusal("team_needed")
        return self.teams.ask(caller, held)

    async def check_in(self, caller: Caller, tournament_id: int, who: Who) -> Post:
        """Check the caller in, and sign them up first if needed.

        Raises:
            Refusal: as `assert_checkin`, `assert_here`, `Tournaments.sign_up` and `Tournaments.check_in`.
        """
        held = await self._here(caller, tournament_id)
        assert_checkin(held)
        if held.of_member(caller.member_id) is None and held.row.plan.team_size:
            return self.teams.ask(caller, held)
        if held.of_member(caller.member_id) is None:
            await self._tournaments.sign_up(tournament_id, first_half(caller.actor), who=who)
        held = await self._tournaments.check_in(tournament_id, caller.actor, who=who)
        text = self._text(caller)
        entrant = held.of_member(caller.member_id)
        at = stamp(held.row.starts_ms, "f")
        lines = [text.words("tournament.checked_in", name=event(text, Shown(held)), at=at)]
        if entrant is not None and entrant.kind is Kind.BENCH:
            lines.append(self._bench_line(held, entrant, text))
        reach = (await self._settings.reach(caller.member_id))[caller.member_id]
        is_direct = reach.where in (Where.DIRECT, Where.DIGEST)
        lines.append(text.words("tournament.test_sent" if is_direct else "tournament.test_none"))
        return Post("\n".join(lines))

    async def ask_out(self, caller: Caller, tournament_id: int) -> Post:
        """Withdraw the caller at once before the start; later ask first, since a table may be in play.

        Raises:
            TournamentRefusal: no_such, not_in or over.
        """
        held = await self._here(caller, tournament_id)
        entrant = held.of_member(caller.member_id)
        if entrant is None or entrant.dropped_round is not None:
            raise TournamentRefusal("not_in")
        if held.row.status is not Status.RUNNING:
            return await self.out(caller, tournament_id)
        text = self._text(caller)
        lines = [text.words("tournament.out_sure", name=event(text, Shown(held)))]
        if held.live_seat(entrant.no) is not None:
            lines.append(text.words("tournament.out_table"))
        view = discord.ui.View(timeout=None)
        label = text.words("tournament.button.sure_out")
        view.add_item(button(TournamentId("sure", held.id), text, RED, label=label))
        return Post("\n".join(lines), view=view)

    async def out(self, caller: Caller, tournament_id: int) -> Post:
        """Withdraw the caller, and return the confirmation.

        Raises:
            Refusal: as `assert_here` and `Tournaments.withdraw`.
        """
        await self._here(caller, tournament_id)
        held = await self._tournaments.withdraw(tournament_id, caller.actor)
        text = self._text(caller)
        early = held.row.status in (Status.OPEN, Status.CHECKIN)
        key = "withdrawn_early" if early else "withdrawn"
        view = discord.ui.View(timeout=None)
        view.add_item(button(TournamentId("join" if early else "again", held.id), text, GREY))
        words = text.words(f"tournament.{key}", name=event(text, Shown(held)))
        return Post(words, view=view)

    async def come_back(self, caller: Caller, tournament_id: int) -> Post:
        """Let the caller back in, and return the confirmation.

        Raises:
            Refusal: as `assert_here` and `Tournaments.come_back`.
        """
        await self._here(caller, tournament_id)
        held = await self._tournaments.come_back(tournament_id, caller.actor)
        text = self._text(caller)
        _, number = next_round(held)
        return Post(text.words("tournament.returned", name=event(text, Shown(held)), number=number))

    async def bye(self, caller: Caller, tournament_id: int, number: int | None) -> Post:
        """Request a bye for the caller in a round, by default the next.

        Raises:
            Refusal: as `assert_here` and `Tournaments.request_bye`.
        """
        held = await self._here(caller, tournament_id)
        wanted = next_round(held)[1] if number is None else number
        held = await self._tournaments.request_bye(tournament_id, caller.actor, wanted)
        text = self._text(caller)
        return Post(text.words("tournament.bye_kept", name=event(text, Shown(held)), number=wanted))

    async def play(self, caller: Caller, tournament_id: int, *, wants: bool) -> Post:
        """Store whether the caller wants to play the next optional round.

        Raises:
            Refusal: as `assert_here` and `Tournaments.play_next`.
        """
        await self._here(caller, tournament_id)
        held = await self._tournaments.play_next(tournament_id, caller.actor, wants=wants)
        text, shown = self._text(caller), Shown(held)
        _, number = next_round(held)
        key = "play_kept" if wants else "play_off"
        view = discord.ui.View(timeout=None)
        if (other := play_button(shown, text, wants=not wants)) is not None:
            view.add_item(other)
        words = text.words(f"tournament.{key}", name=event(text, shown), number=number)
        return Post(words, view=view if view.children else None)

    async def ready(self, caller: Caller, tournament_id: int) -> Post:
        """Store that the caller is ready to play.

        Raises:
            Refusal: as `assert_here` and `Tournaments.ready`.
        """
        await self._here(caller, tournament_id)
        await self._tournaments.ready(tournament_id, caller.actor)
        return Post(self._text(caller).words("tournament.ready_done"))

    async def take_seat(self, caller: Caller, clicked: TournamentId) -> Post:
        """Seat the caller on the free seat of a button, and return a link to the table.

        Raises:
            Refusal: ui.outdated, or as `assert_here` and `Tournaments.take_seat`.
        """
        held = await self._here(caller, clicked.tournament)
        place, seat = read_seat(clicked.arg)
        pod = held.pod(place)
        held = await self._tournaments.take_seat(held.id, caller.actor, pod.id, seat)
        link = "" if pod.table_id is None else await self._link(pod.table_id)
        return Post(self._text(caller).words("tournament.seat_taken", link=link))

    async def dispute(self, caller: Caller, clicked: TournamentId, said: str) -> Post:
        """Send the caller's dispute about a table to the referees.

        Raises:
            Refusal: ui.outdated, or as `assert_here` and `Tournaments.dispute`.
        """
        held = await self._here(caller, clicked.tournament)
        where = clicked.arg.partition(".")[0]
        if where.startswith("t"):
            pod = held.pod_of_table(small_number(where[1:]))
            pod_id = 0 if pod is None else pod.id
        else:
            pod_id = small_number(where)
        await self._tournaments.dispute(held.id, caller.actor, pod_id, Typed(said))
        return Post(self._text(caller).words("tournament.dispute_sent"))

    async def _signed_up(self, caller: Caller, held: Held, entrant: EntrantRow) -> Post:
        text, plan = self._text(caller), held.row.plan
        view = discord.ui.View(timeout=None)
        match entrant.kind:
            case Kind.SUBSTITUTE:
                lines = [text.words("tournament.substitute")]
            case Kind.BENCH:
                lines = [self._bench_line(held, entrant, text)]
                view.add_item(button(TournamentId("sub", held.id), text))
            case _ if held.row.status is Status.RUNNING:
                name = event(text, Shown(held))
                number = entrant.from_round
                lines = [text.words("tournament.joined_late", name=name, number=number)]
            case _:
                lines = [
                    text.words(
                        "tournament.joined",
                        name=event(text, Shown(held)),
                        **{"from": stamp(held.row.starts_ms - plan.checkin_ms, "f")},
                        until=stamp(held.row.starts_ms, "f"),
                    )
                ]
        lines.append(
            text.words("tournament.agree", length=length(plan.round_ms), show=length(plan.show_ms))
        )
        if not await self._tournaments.context.tables.almanac.hours_set(caller.member_id):
            lines.append(text.words("tournament.hours_ask"))
        if entrant.team_no is not None and entrant.kind is Kind.ENTRANT:
            lines += team_lines(Shown(held), entrant.team_no, text)
            view.add_item(button(TournamentId("team", held.id), text))
        view.add_item(button(TournamentId("rules", held.id), text))
        view.add_item(button(TournamentId("out", held.id), text))
        return Post("\n".join(lines), view=view)

    def _bench_line(self, held: Held, entrant: EntrantRow, text: Translator) -> str:
        bench = [each.no for each in Shown(held).bench()]
        return text.words("tournament.benched", place=bench.index(entrant.no) + 1)

    async def _link(self, table_id: int) -> str:
        return await link_to(self._tournaments, table_id)

    async def _here(self, caller: Caller, tournament_id: int) -> Held:
        return await assert_here(self._tournaments, caller, tournament_id)

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


async def assert_here(tournaments: Tournaments, caller: Caller, tournament_id: int) -> Held:
    """Return the tournament, if it is of the caller's server or the caller takes part in it.

    Raises:
        TournamentRefusal: no_such, also for another organiser's draft; in direct messages in_its_server.
    """
    held = await tournaments.show(tournament_id)
    is_here = held.row.guild_id == caller.guild_id
    if not is_here and held.of_member(caller.member_id) is None:
        if caller.guild_id is None:
            raise TournamentRefusal("in_its_server")
        raise TournamentRefusal("no_such", number=str(tournament_id))
    if held.row.status is Status.DRAFT and not held.is_organiser(caller.member_id):
        raise TournamentRefusal("no_such", number=str(tournament_id))
    return held


async def link_to(tournaments: Tournaments, table_id: int) -> str:
    """Return a link to the thread of a table, or to its channel."""
    at = await tournaments.context.tables.position(table_id)
    return f"<#{at.table.thread_id or at.table.channel_id}>"


async def address_of(tournaments: Tournaments, table_id: int) -> str:
    """Return the address of the thread of a table, or of its channel, for words that lead there."""
    table = (await tournaments.context.tables.position(table_id)).table
    return link_to_place(table.guild_id, table.place_id)


def read_seat(arg: str) -> tuple[Place, int]:
    """Return the pod and the seat of a button.

    Raises:
        Refusal: ui.outdated, if the id is malformed.
    """
    parts = arg.split(".")
    if len(parts) != _PARTS_OF_SEAT or not all(each.isdecimal() for each in parts):
        raise Refusal("ui.outdated")
    stage, number, pod, seat = map(int, parts)
    return Place(stage, number, pod), seat


def first_half(actor: Actor) -> Actor:
    """Return the actor for the first of two acts in one interaction, so that each act is done exactly once."""
    return dataclasses.replace(actor, interaction_id=-actor.interaction_id)
