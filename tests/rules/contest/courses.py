"""Tournaments that are played to their end in virtual time, carried out as a host would."""

from dataclasses import dataclass, field
from random import Random

from msgspec import structs

from rules.contest.director.duties import (
    CallOff,
    Close,
    CloseRound,
    Duty,
    Finish,
    OpenCheckin,
    OpenTable,
    PairRound,
    PutOff,
    Remind,
    Score,
    Start,
    Wait,
)
from rules.contest.director.next_duty import HOUR_MS, next_duty
from rules.contest.director.rounds import next_round
from rules.contest.director.snapshot import Entry, Format, Kind, Plan, Pod, Snapshot, Status
from rules.contest.scores.results import No, Scheme, Seated, Table

DAY_MS = 24 * HOUR_MS
START_MS = 100 * DAY_MS


def plan(wanted: int, sizes: tuple[int, ...], **changed: object) -> Plan:
    """Swiss pods with a check-in of a day."""
    given = Plan(
        format=Format.SWISS,
        scheme=Scheme(wanted, order=("points", "share", "draw")),
        sizes=sizes,
        starts_at_ms=START_MS,
        checkin_ms=DAY_MS,
        gap_ms=12 * HOUR_MS,
        disputes_ms=2 * DAY_MS,
        entrants_min=min(sizes),
        entrants_max=64,
    )
    return structs.replace(given, **changed)


def signed_up(given: Plan, *present: bool, kind: Kind = Kind.ENTRANT) -> Snapshot:
    """Entrants, of whom those check in for whom it says so."""
    entries = tuple(
        Entry(no, kind=kind, is_checked_in=here, rank=no) for no, here in enumerate(present)
    )
    return Snapshot(given, Status.OPEN, entries)


@dataclass
class Course:
    """A tournament with its clock. Tables take up to nine days."""

    at: Snapshot
    rng: Random
    now_ms: int = 0
    duties: list[tuple[int, Duty]] = field(default_factory=list)
    late: dict[No, int] = field(default_factory=dict)
    """Who enters before which round."""
    leaves: dict[No, int] = field(default_factory=dict)
    """Who withdraws before which round."""
    ends: dict[tuple[int, int], int] = field(default_factory=dict)
    """When open tables will have ended, by round and pod."""

    def run(self, most: int = 2000) -> Snapshot:
        for _ in range(most):
            duty = next_duty(self.at, self.now_ms)
            if not isinstance(duty, Wait):
                self.duties.append((self.now_ms, duty))
                self.at = self.carried_out(duty)
                assert next_duty(self.at, self.now_ms) != duty, "it would be carried out twice"
                continue
            moments = [moment for moment in (duty.until_ms, *self.ends.values()) if moment]
            if not moments:
                return self.at
            self.now_ms = max(self.now_ms, min(moments))
            for place in [place for place, end in self.ends.items() if end <= self.now_ms]:
                del self.ends[place]
                self._ended(*place)
        raise AssertionError(f"it goes on and on: {self.duties[-5:]}")

    def carried_out(self, duty: Duty) -> Snapshot:
        at = self.at
        match duty:
            case OpenCheckin():
                return structs.replace(at, status=Status.CHECKIN)
            case Remind():
                return structs.replace(at, is_reminded=True)
            case PutOff(starts_at_ms):
                later = structs.replace(at.plan, starts_at_ms=starts_at_ms)
                return structs.replace(at, plan=later, put_off=at.put_off + 1, is_reminded=False)
            case CallOff():
                return structs.replace(at, status=Status.CANCELLED)
            case Start(entrants, rounds):
                entries = tuple(
                    structs.replace(
                        each, kind=Kind.ENTRANT if each.no in entrants else Kind.SUBSTITUTE
                    )
                    for each in at.entries
                )
                return structs.replace(
                    at, status=Status.RUNNING, entries=entries, rounds_wanted=rounds
                )
            case PairRound():
                added, _, _ = next_round(at, self.rng.getrandbits(32), self.now_ms)
                return structs.replace(at, rounds=(*at.rounds, added))
            case OpenTable(number, pod):
                self.ends[number, pod] = self.now_ms + self.rng.randrange(HOUR_MS, 9 * DAY_MS)
                return self._with_pod(number, pod, is_open=True)
            case Score(number, pod):
                return self._with_pod(number, pod, is_scored=True)
            case CloseRound(number):
                held = list(at.rounds)
                held[number - 1] = structs.replace(held[number - 1], is_over=True)
                entries = self._come_and_gone(number + 1)
                return structs.replace(at, rounds=tuple(held), entries=entries)
            case Close():
                return structs.replace(at, status=Status.CLOSING, closing_ms=self.now_ms)
            case Finish():
                return structs.replace(at, status=Status.FINISHED)

    def _come_and_gone(self, number: int) -> tuple[Entry, ...]:
        """The entries once everybody who comes or leaves before a round has done so."""
        come = [Entry(no, from_round=at, rank=no) for no, at in self.late.items() if at == number]
        return tuple(
            structs.replace(each, dropped_round=number)
            if self.leaves.get(each.no) == number
            else each
            for each in (*self.at.entries, *come)
        )

    def _ended(self, number: int, place: int) -> None:
        """Somebody wins; each total is its own."""
        seats = self.at.rounds[number - 1].pods[place].seats
        totals = self.rng.sample(range(20, 100), len(seats))
        ranks = [1 + sum(other > total for other in totals) for total in totals]
        rows = zip(seats, ranks, totals, strict=True)
        self.at = self._with_pod(number, place, result=Table(tuple(Seated(*row) for row in rows)))

    def _with_pod(self, number: int, place: int, **changed: object) -> Snapshot:
        rounds = list(self.at.rounds)
        pods: list[Pod] = list(rounds[number - 1].pods)
        pods[place] = structs.replace(pods[place], **changed)
        rounds[number - 1] = structs.replace(rounds[number - 1], pods=tuple(pods))
        return structs.replace(self.at, rounds=tuple(rounds))
