"""Tournaments that are played to their end in virtual time, carried out as a host would."""

from dataclasses import dataclass, field
from random import Random

from msgspec import structs

from rules.contest.director.duties import CloseRound, Duty, Wait
from rules.contest.director.held import Blame, Called, Chair, Fault, Place, Pod
from rules.contest.director.next_duty import next_duty
from rules.contest.director.outcome import counted
from rules.contest.director.plan import DAY_MS, HOUR_MS, Format, Plan, StagePlan
from rules.contest.director.snapshot import Entry, Kind, Snapshot, Status
from rules.contest.director.substituting import denied, seats_taken
from rules.contest.scores.results import No, Scheme
from tests.rules.contest.hosting import carried_out, with_pod

START_MS = 100 * DAY_MS
ORDER = ("points", "share", "draw")
OF_STAGES = frozenset(StagePlan.__struct_fields__)


def stage(wanted: int, sizes: tuple[int, ...], **changed: object) -> StagePlan:
    """Swiss pods, if nothing else is said."""
    given = StagePlan(Format.SWISS, Scheme(wanted, order=ORDER), sizes)
    return structs.replace(given, **changed)


def plan(wanted: int, sizes: tuple[int, ...], *more: StagePlan, **changed: object) -> Plan:
    """One stage, and perhaps more, with a check-in of a day."""
    own = {name: value for name, value in changed.items() if name in OF_STAGES}
    given = Plan(
        stages=(stage(wanted, sizes, **own), *more),
        starts_at_ms=START_MS,
        checkin_ms=DAY_MS,
        gap_ms=12 * HOUR_MS,
        disputes_ms=2 * DAY_MS,
        entrants_min=min(sizes),
        entrants_max=64,
    )
    rest = {name: value for name, value in changed.items() if name not in own}
    return structs.replace(given, **rest)


def signed_up(given: Plan, *present: bool, kind: Kind = Kind.ENTRANT) -> Snapshot:
    """Entrants, of whom those check in for whom it says so."""
    entries = tuple(
        Entry(no, kind=kind, is_checked_in=here, rank=no + 1) for no, here in enumerate(present)
    )
    return Snapshot(given, Status.OPEN, entries)


@dataclass
class Habits:
    """The behaviour of members, in percent."""

    no_shows: int = 0
    time_outs: int = 0
    """Of the members that come, those that stop moving."""
    takes_seats: int = 50
    """Of the called substitutes, those that come."""


@dataclass
class Course:
    """A tournament with its clock. Tables take up to nine days."""

    at: Snapshot
    rng: Random
    now_ms: int = 0
    habits: Habits = field(default_factory=Habits)
    duties: list[tuple[int, Duty]] = field(default_factory=list)
    late: dict[No, int] = field(default_factory=dict)
    """The round before which each late entrant enters."""
    leaves: dict[No, int] = field(default_factory=dict)
    """The round of the first stage before which each entrant withdraws."""
    ends: dict[Place, int] = field(default_factory=dict)
    """The ends of open tables, if all move."""
    stuck: set[tuple[Place, int, No]] = field(default_factory=set)
    """Seats whose entrants will not move any more."""
    arrivals: list[tuple[int, Place, int, No]] = field(default_factory=list)
    """The moments at which entrants press *Ready*, or substitutes take a seat."""
    opened: list[Place] = field(default_factory=list)

    def run(self, most: int = 20000) -> Snapshot:
        for _ in range(most):
            if not self.step():
                return self.at
        raise AssertionError(f"it goes on and on: {self.duties[-5:]}")

    def step(self) -> bool:
        """Carry out a duty, or let time pass until there may be one; return false if there was nothing to do."""
        duty = next_duty(self.at, self.now_ms)
        if not isinstance(duty, Wait):
            self.duties.append((self.now_ms, duty))
            self.at = carried_out(self.at, duty, self.now_ms, self.rng)
            assert next_duty(self.at, self.now_ms) != duty, "it would be carried out twice"
            if isinstance(duty, CloseRound):
                self._come_and_go(duty.stage, duty.number + 1)
            self._after()
            return True
        moments = [each for each in (duty.until_ms, self._next_end(), self._next_arrival()) if each]
        if not moments:
            return False
        self.now_ms = max(self.now_ms, min(moments))
        self._pass()
        return True

    def pod(self, place: Place) -> Pod:
        return self.at.stages[place.stage - 1].rounds[place.number - 1].pods[place.pod]

    def _come_and_go(self, stage: int, number: int) -> None:
        """Let members come or leave before a round, when the one before is over."""
        if stage > 1:
            return
        come = [
            Entry(no, from_round=before, rank=no + 1)
            for no, before in self.late.items()
            if before == number and all(each.no != no for each in self.at.entries)
        ]
        self.at = structs.replace(self.at, entries=(*self.at.entries, *come))
        for no, before in self.leaves.items():
            if before == number:
                self.withdraw(no, number)

    def withdraw(self, no: No, number: int) -> None:
        """Out from a round on; at a table that is being played the seat is given up."""
        stage = max(1, len(self.at.stages))
        entries = tuple(
            structs.replace(each, dropped_round=number, dropped_stage=stage)
            if each.no == no and each.dropped_round is None
            else each
            for each in self.at.entries
        )
        self.at = structs.replace(self.at, entries=entries)
        for place, pod in self.at.pods():
            if pod.is_played and no in pod.seats:
                seat = pod.seats.index(no)
                if pod.fault_of(seat) is None:
                    fault = Fault(seat, no, Blame.GAVE_UP, self.now_ms, pod.chair(seat).has_moved)
                    self._with_pod(place, faults=(*pod.faults, fault))

    def _after(self) -> None:
        """New tables get their future, and calls their answers."""
        for place, pod in self.at.pods():
            if pod.is_played and place not in self.opened:
                self.opened.append(place)
                self.ends[place] = self.now_ms + self.rng.randrange(12 * HOUR_MS, 9 * DAY_MS)
                for seat, no in enumerate(pod.seats):
                    self._future(place, seat, no)
            for call in pod.called:
                if call.at_ms == self.now_ms and self._comes(call):
                    self.arrivals.append((self.now_ms + HOUR_MS, place, call.seat, call.no))

    def _future(self, place: Place, seat: int, no: No) -> None:
        is_alone = len(self.pod(place).seats) == 1
        if self.rng.randrange(100) < self.habits.no_shows:
            self.stuck.add((place, seat, no))
        else:
            if self.rng.randrange(100) < self.habits.time_outs:
                self.stuck.add((place, seat, no))
            if not is_alone:
                self.arrivals.append(
                    (self.now_ms + self.rng.randrange(HOUR_MS, 30 * HOUR_MS), place, seat, no)
                )

    def _comes(self, call: Called) -> bool:
        return self.rng.randrange(100) < self.habits.takes_seats

    def _next_arrival(self) -> int | None:
        return min((moment for moment, *_ in self.arrivals), default=None)

    def _next_end(self) -> int | None:
        return min(
            (
                max(moment, self.now_ms + 1)
                for place, moment in self.ends.items()
                if self._moves(place)
            ),
            default=None,
        )

    def _moves(self, place: Place) -> bool:
        """Return true if no seat keeps the table waiting for ever."""
        pod = self.pod(place)
        return not any(
            (place, seat, no) in self.stuck and pod.fault_of(seat) is None
            for seat, no in enumerate(pod.seats)
        )

    def _pass(self) -> None:
        """Do the members' acts at this moment, and end tables."""
        for each in [each for each in self.arrivals if each[0] <= self.now_ms]:
            self.arrivals.remove(each)
            self._arrive(*each[1:])
        for place, end in list(self.ends.items()):
            pod = self.pod(place)
            if not pod.is_played:
                del self.ends[place]
            elif end <= self.now_ms and self._moves(place):
                del self.ends[place]
                self._ended(place)

    def _arrive(self, place: Place, seat: int, no: No) -> None:
        pod = self.pod(place)
        if not pod.is_played or pod.fault_of(seat) is not None:
            return
        chairs = list(pod.chairs)
        if pod.seats[seat] == no:
            is_stuck = (place, seat, no) in self.stuck
            chairs[seat] = structs.replace(
                chairs[seat], is_ready=True, has_moved=not is_stuck, is_waited_for=is_stuck
            )
            self._with_pod(place, chairs=tuple(chairs))
            return
        if denied(self.at, place, seat, no) is not None:
            return
        fault = Fault(seat, pod.seats[seat], Blame.NO_SHOW, self.now_ms)
        chairs[seat] = Chair(is_ready=True, has_moved=True, since_ms=self.now_ms)
        for taken in seats_taken(self.at, place, seat):
            seats = list(self.pod(taken.place).seats)
            seats[taken.seat] = no
            self._with_pod(taken.place, seats=tuple(seats))
        self._with_pod(place, chairs=tuple(chairs), faults=(*pod.faults, fault))
        if self.at.plan.substitutes_score:
            entries = tuple(
                structs.replace(
                    each, kind=Kind.ENTRANT, from_round=place.number, from_stage=place.stage
                )
                if each.no == no
                else each
                for each in self.at.entries
            )
            self.at = structs.replace(self.at, entries=entries)

    def _ended(self, place: Place) -> None:
        """End the table with a winner; each total is its own."""
        pod = self.pod(place)
        totals = self.rng.sample(range(20, 100), len(pod.seats))
        ranks = [1 + sum(other > total for other in totals) for total in totals]
        if len(totals) == 1:
            ranks = [self.rng.choice((1, 2))]
        margins = [total - 60 for total in totals]
        self._with_pod(place, result=counted(pod, ranks, totals, margins))

    def _with_pod(self, place: Place, **changed: object) -> None:
        self.at = with_pod(self.at, place, **changed)
