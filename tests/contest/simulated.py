"""A tournament simulated at random: entrants, referees and organisers act, and the program is restarted."""

import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import structs

from bot.clocks.paces import DAY_MS, HOUR_MS
from bot.features.tournament.choices.kinds import kinds_for, plan_for
from bot.features.tournament.desk.altering import open_choices
from bot.store.contest.rows import PodRow, Settings
from bot.tournaments.model import Held
from bot.tournaments.rulings.penalising import MOST_POINTS
from bot.tournaments.rulings.undoing import undoable
from bot.tournaments.signing import next_round
from bot.tournaments.teaming import members_of
from rules.contest.director.held import Blame
from rules.contest.director.outcome import playing, table_of
from rules.contest.director.plan import Format
from rules.contest.director.rounds import upcoming
from rules.contest.director.snapshot import Status
from rules.contest.director.teams import LARGEST, team_table
from rules.contest.formats.proof import is_true, read_proof
from rules.contest.pairing.certificate import Opened, is_opened, read
from rules.contest.plans.teams import TEAM_SIZES, may_have_teams, with_teams
from rules.core.errors import Refusal
from rules.core.text import Typed
from tests.bot.tournaments.hall import (
    FIRST_MEMBER,
    ORGANISER,
    START_MS,
    TITLES,
    Hall,
    assert_sound,
    open_hall,
)
from tests.contest.penalties import Penalties, Unsound
from tests.contest.reckoning import SCORED
from tests.rules.contest.compared import differences
from tests.rules.contest.final_order import final_order

WHY: Final = Typed("So ruled")
MOST_LOOKS: Final = 4000
MOST_ACTS: Final = 60
"""The number of random acts after which a tournament is left alone, so that it comes to its end."""
HELPER: Final = 998
"""No entrant, but sometimes a referee or an organiser."""
OVER: Final = (Status.FINISHED, Status.CANCELLED)


@dataclass
class Simulation:
    seed: int
    hall: Hall
    rng: Random
    acts: Counter[str] = field(default_factory=Counter)
    """The number of acts that were carried out, by name."""
    refused: Counter[str] = field(default_factory=Counter)
    """The number of refusals, by code."""
    number: int = 0
    kind: str = ""
    penalties: Penalties = field(default_factory=Penalties)
    team_size: int = 0

    async def run(self) -> Held:
        """Hold the tournament to its end.

        Raises:
            Unsound: it does not end, or its standings differ from the recomputed ones.
        """
        rng = self.rng
        title = rng.choice(sorted(TITLES))
        self.kind = kind = rng.choice(kinds_for(TITLES[title].seats))
        given, is_sealed = plan_for(kind, TITLES[title].seats, START_MS)
        if kind == "swiss" and rng.random() < 0.5:
            first = structs.replace(given.stages[0], overlap_days=rng.choice((1, 2, 5)))
            given = structs.replace(given, stages=(first, *given.stages[1:]))
        if may_have_teams(given) and rng.random() < 0.5:
            given = with_teams(given, rng.choice(TEAM_SIZES))
            self.team_size = given.team_size
        entrants = rng.randint(given.entrants_min, min(given.entrants_max, 14) + 2)
        members = range(FIRST_MEMBER, FIRST_MEMBER + entrants)
        if kind != "same_deal":
            self.hall.silent = {each for each in members if rng.random() < 0.15}
        settings = Settings(is_sealed=is_sealed)
        held = await self.hall.announced(given, title=title, settings=settings)
        self.number = held.id
        for member in members:
            await self._try("sign up", self.hall.enter(held.id, member))
            await self._maybe_act(0.2)
        self.hall.clock.now = await self._start_s() - given.checkin_ms / 1000
        held = await self.hall.looked(held.id)
        for member in members:
            if rng.random() < 0.9:
                check_in = self.hall.tournaments.check_in(held.id, self.hall.by(member))
                await self._try("check in", check_in)
            await self._maybe_act(0.1)
        return await self._to_the_end()

    async def _to_the_end(self) -> Held:
        for _ in range(MOST_LOOKS):
            held = await self.hall.looked(self.number)
            self._assert_reckoned(held)
            if held.row.status in OVER:
                await self._assert_drawn(held)
                return held
            await self._maybe_act(0.5)
            held = await self.hall.tournaments.show(self.number)
            if held.row.paused_ms is not None and self.rng.random() < 0.3:
                await self._try("resume", self._organise.resume(self.number, self._by, reason=WHY))
            await self.hall.show_up(held)
            if not await self.hall.play(most=self.rng.choice((2, 400))):
                self.hall.pass_time(held)
        raise Unsound(f"not over: {held.row.status}")

    async def _assert_drawn(self, held: Held) -> None:
        """Check each certificate as everybody can, and those with a secret as organisers can."""
        proofs = {
            each.id: read_proof(each.certificate)
            for each in held.stored.rounds
            if each.certificate is not None
        }
        if not all(is_true(each) for each in proofs.values()):
            raise Unsound("a draw comes out differently")
        for each in await self.hall.tournaments.apart.secrets(held.id, self._by):
            if not is_opened(Opened(read(each.certificate), each.secret)):
                raise Unsound(f"the secret of round {each.stage}.{each.number} is another one")

    def _assert_reckoned(self, held: Held) -> None:
        first = held.row.plan.stages[0].format
        if first is not Format.DUPLICATE:
            # In a solo duplicate all members have all deals in play at a time.
            assert_sound(held)
        self.penalties.assert_kept(held)
        if first in SCORED and held.snapshot.stages:
            found = list(differences(held.snapshot))
            if found:
                raise Unsound(found[0])
        self._assert_teams(held)
        if held.row.status is Status.FINISHED:
            ranked = [no for group in final_order(held.snapshot) for no in group]
            if len(ranked) != len(set(ranked)):
                raise Unsound(f"an entrant is ranked twice: {ranked}")

    def _assert_teams(self, held: Held) -> None:
        """Check that no team has more members than boards, and that each has the sum of its members' points."""
        at = held.snapshot
        for team in held.stored.teams:
            boards = [each.board for each in members_of(held, team.no)]
            if len(boards) != len(set(boards)) or not set(boards) <= {*range(1, LARGEST + 1)}:
                raise Unsound(f"team {team.no} has the boards {boards}")
        if not at.plan.team_size or not at.stages:
            return
        own = {each.no: each.points for each in table_of(at, 1)}
        for each in team_table(at, 1):
            mates = [one for one in at.entries if one.team == each.no and not one.is_disqualified]
            if each.points != sum(own.get(one.no, 0) for one in mates):
                raise Unsound(f"team {each.no} has {each.points} points")

    async def _start_s(self) -> float:
        return (await self.hall.tournaments.show(self.number)).row.starts_ms / 1000

    @property
    def _by(self) -> Any:
        return self.hall.by(ORGANISER)

    @property
    def _organise(self) -> Any:
        return self.hall.tournaments.organise

    async def _try(self, name: str, act: Awaitable[object]) -> bool:
        """Return whether the act was carried out."""
        try:
            await act
        except Refusal as refusal:
            self.refused[refusal.code] += 1
            return False
        self.acts[name] += 1
        return True

    async def _maybe_act(self, chance: float) -> None:
        if sum(self.acts.values()) < MOST_ACTS and self.rng.random() < chance:
            await self._act()

    async def _act(self) -> None:
        """Let an entrant, a referee or the organiser do something, or restart the program."""
        held = await self.hall.tournaments.show(self.number)
        deeds: list[Callable[[Held], Awaitable[None]]] = [
            self._of_a_member,
            self._of_a_referee,
            self._of_a_referee,
            self._penalise,
            self._of_the_organiser,
            self._change,
            self._keep_apart,
            self._set_by_hand,
        ]
        if self.rng.random() < 0.06:
            self.hall = await self.hall.reopened()
            self.acts["restart"] += 1
        else:
            await self.rng.choice(deeds)(held)

    async def _of_a_member(self, held: Held) -> None:
        hall, rng, number = self.hall, self.rng, held.id
        by = hall.by(FIRST_MEMBER + rng.randint(0, 18))
        tournaments = hall.tournaments
        match rng.randint(0, 9):
            case 8 if held.row.plan.team_size:
                await self._try("enter a team", hall.enter(number, by.member_id))
            case 9 if held.row.plan.team_size and held.stored.entrants:
                no = rng.choice([each.no for each in held.stored.entrants])
                act = rng.choice((tournaments.team.move_up, tournaments.team.remove))
                await self._try("order a team", act(number, by, no))
            case 0:
                await self._try("withdraw", tournaments.withdraw(number, by))
            case 1 | 2:
                await self._try("come back", tournaments.come_back(number, by))
            case 3:
                await self._try("enter late", tournaments.sign_up(number, by))
            case 4:
                await self._try("bye", tournaments.request_bye(number, by, rng.randint(1, 4)))
            case 5 if held.stored.pods:
                pod = rng.choice(held.stored.pods)
                await self._try("dispute", tournaments.dispute(number, by, pod.id, WHY))
            case 6 if held.stored.pods:
                pod = rng.choice(held.stored.pods)
                taken = tournaments.take_seat(number, by, pod.id, rng.randint(0, 2))
                await self._try("take a seat", taken)
            case 7:
                wants = rng.random() < 0.8
                await self._try("play next", tournaments.play_next(number, by, wants=wants))

    async def _of_a_referee(self, held: Held) -> None:
        rng, number, referee = self.rng, held.id, self.hall.tournaments.referee
        if not held.stored.pods:
            return
        pod: PodRow = rng.choice(held.stored.pods)
        seats = len(held.seats(pod.id))
        seat = rng.randrange(max(seats, 1))
        match rng.randint(0, 7):
            case 0 | 1:
                ranks = [rng.randint(1, max(seats, 1)) for _ in range(seats)]
                ruled = referee.result(number, self._by, pod.id, ranks=ranks, reason=WHY)
                await self._try("result", ruled)
            case 2 | 3:
                blame = rng.choice((*Blame, None))
                ruled = referee.fault(number, self._by, pod.id, seat, blame, reason=WHY)
                await self._try("fault", ruled)
            case 4:
                hours = rng.randint(1, 48)
                extended = referee.extend(number, self._by, hours, pod_id=pod.id, reason=WHY)
                await self._try("extend", extended)
            case 5 if len(held.stored.entrants) > 1:
                first, second = rng.sample([each.no for each in held.stored.entrants], 2)
                await self._try(
                    "repair", referee.repair(number, self._by, first, second, reason=WHY)
                )
            case 6:
                await self._try("unpair", referee.unpair(number, self._by, reason=WHY))
            case _:
                ruling = next(iter(undoable(held, ORGANISER)), None)
                if ruling is not None:
                    undone = referee.take_back(number, self._by, ruling.id, reason=WHY)
                    if await self._try("undo", undone):
                        self.penalties.undo(ruling.id)

    async def _penalise(self, held: Held) -> None:
        """Give an entrant a penalty, or a free bye."""
        rng, number, penalise = self.rng, held.id, self.hall.tournaments.penalise
        if not held.stored.entrants:
            return
        no = rng.choice(held.stored.entrants).no
        is_private, stage = rng.random() < 0.3, len(held.snapshot.stages)
        match rng.randint(0, 4):
            case 0:
                warned = penalise.warn(number, self._by, no, reason=WHY, is_private=is_private)
                await self._try("warn", warned)
            case 1 | 2:
                points = rng.choice((1, 2, 5, MOST_POINTS))
                deducted = penalise.deduct(
                    number, self._by, no, points, reason=WHY, is_private=is_private
                )
                if await self._try("deduct", deducted):
                    held = await self.hall.tournaments.show(number)
                    self.penalties.deduct(held.stored.rulings[-1].id, stage, no, points)
            case 3 if rng.random() < 0.4:
                out = penalise.disqualify(number, self._by, no, reason=WHY, is_private=is_private)
                if await self._try("disqualify", out):
                    held = await self.hall.tournaments.show(number)
                    self.penalties.disqualify(held.stored.rulings[-1].id, no)
            case _:
                round_ = next_round(held)
                if await self._try(
                    "free bye", self._organise.bye(number, self._by, no, reason=WHY)
                ):
                    held = await self.hall.tournaments.show(number)
                    self.penalties.rest(held.stored.rulings[-1].id, round_, no)

    async def _of_the_organiser(self, held: Held) -> None:
        rng, number, organise = self.rng, held.id, self._organise
        no = rng.choice([each.no for each in held.stored.entrants] or [1])
        match rng.randint(0, 5):
            case 0:
                await self._try("drop", organise.drop(number, self._by, no, reason=WHY))
            case 1:
                await self._try("keep", organise.keep(number, self._by, no, reason=WHY))
            case 2:
                member = FIRST_MEMBER + rng.randint(0, 18)
                added = organise.add(number, self._by, member, Typed(f"M{member}"), reason=WHY)
                await self._try("add", added)
            case 3:
                await self._try("pair now", organise.pair_now(number, self._by))
            case 4:
                await self._try("pause", organise.pause(number, self._by, reason=WHY))
            case _:
                await self._try("resume", organise.resume(number, self._by, reason=WHY))

    async def _set_by_hand(self, held: Held) -> None:
        """Set the tables of the next round by hand, or let them be drawn after all."""
        by_hand, rng = self.hall.tournaments.by_hand, self.rng
        if rng.random() < 0.2:
            await self._try("by lot", by_hand.drop(held.id, self._by))
            return
        found = upcoming(held.snapshot)
        if found is None:
            return
        at, stage, number = found
        nos = [each.no for each in playing(at, stage, number)]
        if rng.random() < 0.1:
            nos.append(rng.choice(nos or [1]))
        rng.shuffle(nos)
        size = at.plan.stages[stage - 1].scheme.wanted
        pods = [nos[at : at + size] for at in range(0, len(nos), size)]
        await self._try("by hand", by_hand.put(held.id, self._by, pods))

    async def _keep_apart(self, held: Held) -> None:
        """Keep two members apart, or no more."""
        apart, rng = self.hall.tournaments.apart, self.rng
        one, other = rng.sample(range(FIRST_MEMBER, FIRST_MEMBER + 12), 2)
        if rng.random() < 0.7:
            await self._try("keep apart", apart.add(held.id, self._by, one, other))
        elif pairs := await apart.pairs(held.id, self._by):
            removed = apart.remove(held.id, self._by, *rng.choice(pairs))
            await self._try("together again", removed)

    async def _change(self, held: Held) -> None:
        """Change the tournament after it was announced."""
        rng, number, amend = self.rng, held.id, self.hall.tournaments.amend
        now = int(self.hall.clock.now * 1000)
        match rng.randint(0, 6):
            case 0:
                starts = held.row.starts_ms + rng.randint(-20, 72) * HOUR_MS
                await self._try("postpone", amend.start(number, self._by, starts))
            case 1:
                await self._try("places", amend.places(number, self._by, rng.randint(3, 20)))
            case 2:
                words = Typed(f"About {rng.random()}")
                await self._try("words", amend.words(number, self._by, words, Typed("")))
            case 3:
                due = now + rng.randint(1, 9) * DAY_MS
                await self._try("deadline", amend.deadline(number, self._by, due))
            case 4:
                order = [each.no for each in held.stored.entrants]
                rng.shuffle(order)
                few = order[: rng.randint(0, len(order))]
                await self._try("seeds", amend.seeds(number, self._by, few))
            case 5:
                named = [FIRST_MEMBER + rng.randint(0, 18), HELPER][: rng.randint(0, 2)]
                role = rng.choice(("referees", "organisers"))
                await self._try("people", amend.people(number, self._by, **{role: named}))
            case _ if found := open_choices(held):
                name, choice = rng.choice(list(found.items()))
                value = rng.choice(choice.values)
                plan, settings = choice.change(value)
                changed = amend.terms(
                    *(number, self._by, plan, settings), choice=name, was=choice.now, value=value
                )
                await self._try("terms", changed)


async def simulate(seed: int) -> Simulation:
    """Simulate the tournament of a seed in a database of its own.

    Raises:
        Unsound: it does not end, or its standings differ from the recomputed ones.
    """
    with tempfile.TemporaryDirectory() as folder:
        hall = await open_hall(Path(folder) / "hall.db")
        simulation = Simulation(seed, hall, Random(seed))
        try:
            await simulation.run()
        finally:
            await simulation.hall.close()
        return simulation
