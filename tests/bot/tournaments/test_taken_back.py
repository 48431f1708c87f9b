"""A ruling that is taken back leaves no trace, and the rulings that stand decide the result."""

from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

import pytest

from bot.features.tournament.choices.kinds import KINDS, plan_for
from bot.store.contest.rows import Settings
from bot.tournaments.model import Held
from bot.tournaments.rulings.undoing import undoable
from rules.contest.director.held import Blame
from rules.contest.director.outcome import table_of
from rules.contest.director.rounds import order_of
from rules.contest.director.snapshot import Status
from rules.contest.scores.results import No
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, START_MS, TITLES, Hall
from tests.bot.tournaments.test_kinds import ENTRANTS
from tests.contest.reckoning import SCORED
from tests.refusing import refuses
from tests.rules.contest.compared import differences
from tests.scale import one_in, usually

pytestmark = pytest.mark.slow

WHY = Typed("So ruled")
BLAMES = (*[Blame.EXCUSED] * 3, None, Blame.TIMED_OUT, Blame.GAVE_UP, Blame.LOSS)


Ruling: TypeAlias = dict[No, tuple[int | None, Blame | None]]
"""The rank and fault by entrant that a ruling sets; a rank of None stays."""


@dataclass
class Notes:
    """What the places and faults at a table must be: the table as it ended, then each ruling that stands."""

    ended: dict[No, tuple[int, Blame | None]]
    rulings: list[tuple[int, Ruling]] = field(default_factory=list)

    def now(self) -> dict[No, tuple[int, Blame | None]]:
        found = dict(self.ended)
        for _, ruled in self.rulings:
            for no, (rank, blame) in ruled.items():
                found[no] = found[no][0] if rank is None else rank, blame
        return found


def noted(held: Held, pod_id: int) -> dict[No, tuple[int, Blame | None]]:
    """Return the places and faults of a table as stored."""
    pod = next(each for each in held.stored.pods if each.id == pod_id)
    assert pod.result is not None
    faults = {each.no: each for each in held.stored.faults if each.pod_id == pod_id}
    for each in pod.result.seats:
        assert each.fault == (faults[each.no].at_ms if each.no in faults else None)
    seated = [*pod.result.seats, *(each.seated for each in pod.result.excused)]
    kinds = {no: each.kind for no, each in faults.items()}
    excused = {each.seated.no for each in pod.result.excused}
    assert excused == {no for no, kind in kinds.items() if kind is Blame.EXCUSED}
    return {each.no: (each.rank, kinds.get(each.no)) for each in seated}


def standing(held: Held) -> object:
    stage, faults = len(held.snapshot.stages), held.stored.faults
    ranked = order_of(held.snapshot, stage)
    return ranked, faults, [pod.result for _, pod in held.snapshot.pods() if pod.is_scored]


async def rule(hall: Hall, rng: Random, held: Held, notes: dict[int, Notes]) -> Held:
    """Rule about a table that has ended, or take back the newest ruling about one; all of it is noted."""
    pod = rng.choice([each for each in held.stored.pods if each.scored_ms and each.result])
    own = notes.setdefault(pod.id, Notes(noted(held, pod.id)))
    referee, nos = hall.tournaments.referee, [each.no for each in held.seats(pod.id)]
    if own.rulings and rng.random() < 0.4:
        ruling, _ = own.rulings.pop()
        return await referee.take_back(held.id, hall.by(ORGANISER), ruling, reason=WHY)
    if rng.random() < 0.3:
        ranks = [rng.randint(1, len(nos)) for _ in nos]
        after = await referee.result(held.id, hall.by(ORGANISER), pod.id, reason=WHY, ranks=ranks)
        ruled: Ruling = {no: (rank, None) for no, rank in zip(nos, ranks, strict=True)}
    else:
        seat, blame = rng.randrange(len(nos)), rng.choice(BLAMES)
        known = own.now()[nos[seat]][1]
        if known is blame or (blame is Blame.LOSS and known is not None):
            # It would be refused as no change.
            return held
        after = await referee.fault(held.id, hall.by(ORGANISER), pod.id, seat, blame, reason=WHY)
        ruled = {nos[seat]: (None, blame)}
    number = max(each.id for each in after.stored.rulings)
    own.rulings.append((number, ruled))
    assert undoable(after, ORGANISER)[0].id == number
    if rng.random() < 0.3:
        own.rulings.pop()
        after = await referee.take_back(held.id, hall.by(ORGANISER), number, reason=WHY)
        assert standing(after) == standing(held)
    return after


@pytest.mark.parametrize("seed", usually(0, range(8)))
@pytest.mark.parametrize("kind", one_in(2, KINDS))
async def test_rulings_that_stand_decide_and_undone_ones_leave_no_trace(
    hall: Hall, kind: str, seed: int
) -> None:
    rng = Random(f"{kind} {seed}")
    given, is_sealed = plan_for(kind, TITLES["solo"].seats, START_MS)
    hall.silent = set() if kind == "same_deal" else {FIRST_MEMBER}
    settings = Settings(is_sealed=is_sealed)
    number = await hall.started(ENTRANTS.get(kind, 7), given, title="solo", settings=settings)
    notes: dict[int, Notes] = {}
    for _ in range(2000):
        held = await hall.looked(number)
        if held.row.status is not Status.RUNNING:
            break
        if any(each.scored_ms and each.result for each in held.stored.pods):
            held = await rule(hall, rng, held, notes)
        for pod_id, own in notes.items():
            assert noted(held, pod_id) == own.now()
        if given.stages[0].format in SCORED:
            assert list(differences(held.snapshot)) == []
        await hall.show_up(held)
        if not await hall.play(most=rng.choice((3, 400))):
            hall.pass_time(held)
    assert (await hall.to_the_end(number)).row.status is Status.FINISHED


async def test_a_result_counts_as_it_is_set_in_spite_of_an_earlier_fault(hall: Hall) -> None:
    number = await hall.started(6)
    await hall.play()
    held = await hall.looked(number)
    pod, referee, by = held.stored.pods[0], hall.tournaments.referee, ORGANISER
    await referee.fault(number, hall.by(by), pod.id, 0, Blame.TIMED_OUT, reason=WHY)
    held = await referee.result(number, hall.by(by), pod.id, reason=WHY, ranks=(1, 2, 3))
    seats = [each.no for each in held.seats(pod.id)]
    points = {each.no: each.points for each in table_of(held.snapshot, 1)}
    assert [points[no] // 3600 for no in seats] == [4, 2, 0]
    assert not held.stored.faults
    first, second = (each.id for each in held.stored.rulings)
    with refuses("tournament.newer_ruling"):
        await referee.take_back(number, hall.by(by), first, reason=WHY)
    held = await referee.take_back(number, hall.by(by), second, reason=WHY)
    assert [(each.seat, each.kind) for each in held.stored.faults] == [(0, Blame.TIMED_OUT)]
    assert table_of(held.snapshot, 1)[-1].points == 0


async def test_an_entrant_that_is_out_and_back_has_lost_nothing(hall: Hall) -> None:
    number = await hall.started(6)
    before = await hall.tournaments.show(number)
    organise, by = hall.tournaments.organise, ORGANISER
    await organise.drop(number, hall.by(by), 1, reason=WHY)
    held = await hall.looked(number)
    assert [each.kind for each in held.stored.faults] == [Blame.GAVE_UP]
    dropping = held.stored.rulings[0].id
    held = await hall.tournaments.referee.take_back(number, hall.by(by), dropping, reason=WHY)
    assert not held.stored.faults
    assert held.entrant(1) == before.entrant(1)
    held = await organise.keep(number, hall.by(by), 1, reason=WHY)
    await hall.tournaments.withdraw(number, hall.by(FIRST_MEMBER))
    kept = held.stored.rulings[-1].id
    held = await hall.tournaments.referee.take_back(number, hall.by(by), kept, reason=WHY)
    assert held.entrant(1).dropped_round is not None
