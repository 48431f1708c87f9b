"""Acts of referees by command. Each is confirmed to the referee; rulings are posted with their reason."""

import re
from dataclasses import dataclass
from typing import Final

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.translator import Translator, translator
from bot.features.tournament.buttons import RED, button
from bot.features.tournament.choices.more import referees_of
from bot.features.tournament.joining import assert_here
from bot.features.tournament.words import Shown, event
from bot.store.contest.rows import PodRow
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.rulings.ruling import in_play
from bot.tournaments.service import Tournaments
from rules.contest.director.held import Blame
from rules.contest.director.snapshot import Status
from rules.contest.scores.results import No
from rules.core.text import Typed

CLEARED: Final = "cleared"
FAULTS: Final = ("no_show", "timed_out", "gave_up", "excused", CLEARED)
"""The faults of a seat, and the one that clears it."""
Fact = str | int | None


@dataclass(frozen=True, slots=True)
class Referee:
    """The member that acts as a referee."""

    caller: Caller
    is_manager: bool
    """True if they may manage the server; they may then take over or call off every tournament in it."""


class Refereeing:
    def __init__(self, core: Core, tournaments: Tournaments) -> None:
        self._catalogues = core.catalogues
        self._tournaments = tournaments

    async def act(
        self, by: Referee, tournament_id: int, act: str, reason: str, **facts: Fact
    ) -> Post:
        """Carry out a referee's act, and return the confirmation.

        Raises:
            Refusal: as `assert_here`, the readers of `facts`, and the operation of the service.
        """
        held = await assert_here(self._tournaments, by.caller, tournament_id)
        await self._carry_out(by, held, act, Typed(reason), facts)
        return Post(self._text(by).words("tournament.ruled"))

    async def _carry_out(
        self, by: Referee, held: Held, act: str, reason: Typed, facts: dict[str, Fact]
    ) -> None:
        referee, organise = self._tournaments.referee, self._tournaments.organise
        actor, number = by.caller.actor, held.id
        match act:
            case "pause":
                await organise.pause(number, actor, reason=reason)
            case "resume":
                await organise.resume(number, actor, reason=reason)
            case "unpair":
                await referee.unpair(number, actor, reason=reason)
            case "cancel":
                await organise.cancel(number, actor, reason=reason, as_manager=by.is_manager)
            case "takeover":
                await organise.take_over(number, actor, reason=reason, as_manager=by.is_manager)
            case "keep":
                await organise.keep(number, actor, no_of(held, facts["player"]), reason=reason)
            case "bye":
                await organise.bye(number, actor, no_of(held, facts["player"]), reason=reason)
            case "result":
                pod = pod_of(held, facts["pod"])
                ranks = read_places(str(facts["places"]), len(held.seats(pod.id)))
                await referee.result(number, actor, pod.id, reason=reason, ranks=ranks)
            case "fault":
                pod = pod_of(held, facts["pod"])
                seat = seat_at(held, pod, no_of(held, facts["player"]))
                kind = str(facts["kind"])
                blame = None if kind == CLEARED else Blame(kind)
                await referee.fault(number, actor, pod.id, seat, blame, reason=reason)
            case "loss":
                pod = pod_of(held, facts["pod"])
                seat = seat_at(held, pod, no_of(held, facts["player"]))
                is_private = bool(facts["private"])
                await referee.fault(
                    number, actor, pod.id, seat, Blame.LOSS, reason=reason, is_private=is_private
                )
            case "warn" | "deduct" | "disqualify":
                await self._penalise(by, held, act, reason, facts)
            case "extend":
                pod_id = None if facts["pod"] is None else pod_of(held, facts["pod"]).id
                hours = int(facts["hours"] or 0)
                await referee.extend(number, actor, hours, reason=reason, pod_id=pod_id)
            case "repair":
                first, second = (no_of(held, facts[each]) for each in ("first", "second"))
                await referee.repair(number, actor, first, second, reason=reason)
            case "add":
                member, name = int(facts["member"] or 0), Typed(str(facts["name"]))
                await organise.add(number, actor, member, name, reason=reason)
            case "drop":
                await organise.drop(number, actor, no_of(held, facts["player"]), reason=reason)
            case "substitute":
                await self._substitute(by, held, reason, facts)
            case "undo":
                ruling = str(facts["ruling"])
                known = int(ruling) if ruling.isdecimal() else 0
                await referee.take_back(number, actor, known, reason=reason)
            case _:
                raise AssertionError(act)

    async def _penalise(
        self, by: Referee, held: Held, act: str, reason: Typed, facts: dict[str, Fact]
    ) -> None:
        penalise, actor = self._tournaments.penalise, by.caller.actor
        no, kept = no_of(held, facts["player"]), bool(facts["private"])
        match act:
            case "warn":
                await penalise.warn(held.id, actor, no, reason=reason, is_private=kept)
            case "deduct":
                points = int(facts["points"] or 0)
                await penalise.deduct(held.id, actor, no, points, reason=reason, is_private=kept)
            case _:
                await penalise.disqualify(held.id, actor, no, reason=reason, is_private=kept)

    async def _substitute(
        self, by: Referee, held: Held, reason: Typed, facts: dict[str, Fact]
    ) -> None:
        found = held.live_seat(no_of(held, facts["player"]))
        if found is None:
            raise TournamentRefusal("no_such_table")
        pod, seat = found
        member, name = int(facts["member"] or 0), Typed(str(facts["name"]))
        await self._tournaments.referee.substitute(
            held.id, by.caller.actor, pod.id, seat.seat, member, name, reason=reason
        )

    async def referees(
        self, by: Referee, tournament_id: int, member_id: int | None, *, remove: bool
    ) -> Post:
        """Name or dismiss a referee, or list them.

        Raises:
            TournamentRefusal: no_such, not_organiser or too_many_referees.
            Refusal: act.unchanged.
        """
        held = await assert_here(self._tournaments, by.caller, tournament_id)
        text = self._text(by)
        name = event(text, Shown(held))
        if member_id is None:
            listed = (*held.stored.organisers, *referees_of(held))
            if not listed:
                return Post(text.words("tournament.referees_none", name=name))
            said = ", ".join(text.mention(each) for each in listed)
            return Post(text.words("tournament.referees_list", name=name, names=said))
        now = [each for each in referees_of(held) if each != member_id]
        if not remove:
            now.append(member_id)
        await self._tournaments.amend.people(held.id, by.caller.actor, referees=now)
        key = "referees_gone" if remove else "referees_named"
        return Post(text.words(f"tournament.{key}", player=f"<@{member_id}>", name=name))

    async def start(self, by: Referee, tournament_id: int) -> Post:
        """Open check-in before its time; once it is open, start with the entrants that have checked in.

        Raises:
            TournamentRefusal: as `assert_here`, `Organising.open_checkin_now` and `Organising.start_now`.
        """
        held = await assert_here(self._tournaments, by.caller, tournament_id)
        organise, actor = self._tournaments.organise, by.caller.actor
        if held.row.status is Status.OPEN:
            await organise.open_checkin_now(held.id, actor)
            return Post(self._text(by).words("tournament.checkin_soon"))
        await organise.start_now(held.id, actor)
        return Post(self._text(by).words("tournament.started_soon"))

    async def pair(self, by: Referee, tournament_id: int) -> Post:
        """Pair the next round without waiting for its time.

        Raises:
            TournamentRefusal: as `assert_here` and `Organising.pair_now`.
        """
        held = await assert_here(self._tournaments, by.caller, tournament_id)
        await self._tournaments.organise.pair_now(held.id, by.caller.actor)
        return Post(self._text(by).words("tournament.paired_soon"))

    async def close(self, by: Referee, tournament_id: int) -> Post:
        """Make the standings final.

        Raises:
            TournamentRefusal: as `assert_here` and `Organising.close_now`.
        """
        held = await assert_here(self._tournaments, by.caller, tournament_id)
        await self._tournaments.organise.close_now(held.id, by.caller.actor)
        return Post(self._text(by).words("tournament.closed_soon"))

    async def ask_cancel(self, by: Referee, tournament_id: int) -> Post:
        """Ask whether to call the tournament off, with the numbers of people and tables that this would end.

        Raises:
            TournamentRefusal: as `may_cancel`.
        """
        held = await self.may_cancel(by, tournament_id)
        text, shown = self._text(by), Shown(held)
        lines = [
            text.words(
                "tournament.cancel_sure", name=event(text, shown), count=len(shown.in_play())
            )
        ]
        if tables := len(in_play(held)):
            lines.append(text.words("tournament.cancel_tables", count=tables))
        view = discord.ui.View(timeout=None)
        view.add_item(button(TournamentId("calloff", held.id), text, RED))
        return Post("\n".join(lines), view=view)

    async def may_cancel(self, by: Referee, tournament_id: int) -> Held:
        """Return the tournament, if the caller may call it off now.

        Raises:
            TournamentRefusal: as `assert_here`; not_organiser or over.
        """
        held = await assert_here(self._tournaments, by.caller, tournament_id)
        if not (by.is_manager or held.is_organiser(by.caller.member_id)):
            raise TournamentRefusal("not_organiser")
        if held.row.status in (Status.FINISHED, Status.CANCELLED):
            raise TournamentRefusal("over")
        return held

    async def repost(self, by: Referee, tournament_id: int) -> Post:
        """Post the announcement anew, at the end of its channel.

        Raises:
            TournamentRefusal: no_such or not_referee.
        """
        held = await assert_here(self._tournaments, by.caller, tournament_id)
        if not held.is_referee(by.caller.member_id):
            raise TournamentRefusal("not_referee")
        await self._tournaments.announce_again(held.id)
        return Post(self._text(by).words("tournament.reposted"))

    def _text(self, by: Referee) -> Translator:
        return translator(self._catalogues[by.caller.language], None)


def pod_of(held: Held, typed: Fact) -> PodRow:
    """Return the pod that the referee picked.

    Raises:
        TournamentRefusal: no_such_table.
    """
    found = next((each for each in held.stored.pods if str(each.id) == str(typed)), None)
    if found is None:
        raise TournamentRefusal("no_such_table")
    return found


def no_of(held: Held, typed: Fact) -> No:
    """Return the entrant that the referee picked, or whose name they typed.

    Raises:
        TournamentRefusal: no_such_player.
    """
    wanted = str(typed).strip()
    for each in held.stored.entrants:
        if wanted in (str(each.no), each.name):
            return each.no
    raise TournamentRefusal("no_such_player", name=wanted[:50])


def seat_at(held: Held, pod: PodRow, no: No) -> int:
    """Return the seat of an entrant in a pod.

    Raises:
        TournamentRefusal: no_such_table.
    """
    found = next((each.seat for each in held.seats(pod.id) if each.no == no), None)
    if found is None:
        raise TournamentRefusal("no_such_table")
    return found


def example_places(seats: int) -> str:
    """Return places by seat as an example for a table of this size, such as ``1 3 2 4``."""
    first, *others = range(1, seats + 1)
    return " ".join(map(str, (first, *reversed(others[:2]), *others[2:])))


def read_places(typed: str, seats: int) -> tuple[int, ...]:
    """Return the places by seat that a referee typed, such as ``1 3 2 4``.

    Raises:
        TournamentRefusal: places_unfit.
    """
    places = tuple(int(each) for each in re.findall(r"\d+", typed)[: seats + 1])
    if len(places) != seats or not all(1 <= each <= seats for each in places):
        raise TournamentRefusal("places_unfit", seats=seats)
    return places
