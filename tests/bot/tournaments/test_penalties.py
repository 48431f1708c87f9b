"""Penalties: warnings, game losses, points off and disqualification, and how they are undone."""

from collections import Counter
from random import Random

import pytest
from msgspec import json, structs

from bot.features.tournament.choices.kinds import KINDS, plan_for
from bot.store.contest.rows import RulingKind, Settings
from bot.tournaments.model import Held
from bot.tournaments.rulings.penalties import PenaltyKind, penalties_of
from bot.tournaments.rulings.undoing import undoable
from rules.contest.director.held import Blame
from rules.contest.director.outcome import table_of
from rules.contest.director.rounds import order_of
from rules.contest.director.snapshot import Kind, Status
from rules.contest.scores.scoring import UNIT
from rules.contest.showing.podium import final_places
from rules.contest.showing.subject import ranking
from rules.core.errors import Refusal
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, START_MS, TITLES, Hall, plan, stage
from tests.bot.tournaments.test_kinds import ENTRANTS
from tests.contest.reckoning import SCORED
from tests.refusing import refuses
from tests.rules.contest.compared import differences
from tests.scale import one_in, usually

pytestmark = pytest.mark.slow

WHY = Typed("So ruled")


def told(held: Held) -> list[tuple[PenaltyKind, int, int]]:
    return [(each.kind, each.no, each.points) for each in penalties_of(held.stored)]


def standing(held: Held) -> object:
    """Return all that readers of the standings see."""
    at = held.snapshot
    ranked = [(order_of(at, stage), ranking(at, stage)) for stage in range(1, len(at.stages) + 1)]
    entrants = [structs.replace(each, checked_in_ms=0) for each in held.stored.entrants]
    return ranked, entrants, at.deductions, held.stored.faults, told(held)


async def penalised(hall: Hall, rng: Random, held: Held) -> Held:
    """Give a penalty at random. It is refused where it does not fit."""
    penalise, by = hall.tournaments.penalise, hall.by(ORGANISER)
    no = rng.choice([each.no for each in held.stored.entrants])
    match rng.choice(list(PenaltyKind)):
        case PenaltyKind.WARNING:
            return await penalise.warn(held.id, by, no, reason=WHY, is_private=rng.random() < 0.5)
        case PenaltyKind.DEDUCTION:
            return await penalise.deduct(held.id, by, no, rng.randint(1, 9), reason=WHY)
        case PenaltyKind.DISQUALIFICATION:
            return await penalise.disqualify(held.id, by, no, reason=WHY)
        case PenaltyKind.LOSS:
            pod = rng.choice(held.stored.pods)
            seat = rng.randrange(len(held.seats(pod.id)))
            fault = hall.tournaments.referee.fault
            return await fault(held.id, by, pod.id, seat, Blame.LOSS, reason=WHY)


@pytest.mark.parametrize("seed", usually(0, range(6)))
@pytest.mark.parametrize("kind", one_in(3, KINDS))
async def test_penalties_stand_until_undone_and_then_leave_no_trace(
    hall: Hall, kind: str, seed: int
) -> None:
    rng = Random(f"{kind} {seed}")
    given, is_sealed = plan_for(kind, TITLES["solo"].seats, START_MS)
    settings = Settings(is_sealed=is_sealed)
    number = await hall.started(ENTRANTS.get(kind, 7), given, title="solo", settings=settings)
    refused: Counter[str] = Counter()
    for _ in range(2000):
        held = await hall.looked(number)
        if held.row.status is not Status.RUNNING:
            break
        is_still = not [each for each in held.stored.pods if each.scored_ms is None]
        if is_still and rng.random() < 0.5:
            try:
                after = await penalised(hall, rng, held)
            except Refusal as error:
                refused[error.code] += 1
            else:
                made = after.stored.rulings[-1].id
                # Half of the entrants must be left to play on.
                out = [each for each in told(after) if each[0] is PenaltyKind.DISQUALIFICATION]
                if rng.random() < 0.5 or len(out) > 2:
                    undo = hall.tournaments.referee.take_back
                    undone = await undo(number, hall.by(ORGANISER), made, reason=WHY)
                    assert standing(undone) == standing(held)
                else:
                    assert made in {each.ruling.id for each in penalties_of(after.stored)}
        held = await hall.tournaments.show(number)
        if given.stages[0].format in SCORED:
            assert list(differences(held.snapshot)) == []
        await hall.show_up(held)
        if not await hall.play(most=rng.choice((3, 400))):
            hall.pass_time(held)
    held = await hall.to_the_end(number)
    places = list(final_places(held.snapshot))
    gone = {no for kind_, no, _ in told(held) if kind_ is PenaltyKind.DISQUALIFICATION}
    gone &= {no for _, no in places}
    assert {no for _, no in places[len(places) - len(gone) :]} == gone
    assert set(refused) <= {
        *("tournament.no_points", "tournament.no_such_player", "tournament.not_played"),
        "act.unchanged",
    }


async def _over(hall: Hall) -> Held:
    """Six have played two rounds, and results may still be disputed."""
    number = await hall.started(6, plan(stage(rounds=2)))
    for _ in range(200):
        held = await hall.looked(number)
        if held.row.status is Status.CLOSING:
            return held
        await hall.show_up(held)
        if not await hall.play():
            hall.pass_time(held)
    raise AssertionError(held.row.status)


async def test_points_off_count_in_the_standings_and_harm_no_opponent(hall: Hall) -> None:
    held = await _over(hall)
    before = {each.no: each for each in table_of(held.snapshot, 1)}
    first = table_of(held.snapshot, 1)[0].no
    deduct, by = hall.tournaments.penalise.deduct, ORGANISER
    await deduct(held.id, hall.by(by), first, 3, reason=WHY)
    held = await deduct(held.id, hall.by(by), first, 50, reason=WHY)
    after = {each.no: each for each in table_of(held.snapshot, 1)}
    assert after[first].points == before[first].points - 53 * UNIT
    assert (after[first].deducted, after[first].place) == (53 * UNIT, 6)
    others = set(before) - {first}
    for name in ("opponents_cut1", "share", "wins"):
        assert all(after[no].values[name] == before[no].values[name] for no in others)
    with refuses("tournament.no_such_number"):
        await deduct(held.id, hall.by(by), first, 0, reason=WHY)


async def test_the_winner_is_disqualified_and_the_second_wins(hall: Hall) -> None:
    held = await _over(hall)
    first, second, *_ = (each.no for each in table_of(held.snapshot, 1))
    disqualify = hall.tournaments.penalise.disqualify
    held = await disqualify(held.id, hall.by(ORGANISER), first, reason=WHY)
    standings = table_of(held.snapshot, 1)
    assert (standings[0].no, standings[0].decided) == (second, None)
    assert (standings[-1].no, standings[-1].place) == (first, 6)
    assert next(final_places(held.snapshot)) == (1, second)
    with refuses("act.unchanged"):
        await disqualify(held.id, hall.by(ORGANISER), first, reason=WHY)


async def test_a_disqualified_entrant_gives_up_the_seat_and_comes_back_only_by_an_undo(
    hall: Hall,
) -> None:
    number = await hall.started(7, plan(stage(rounds=4)))
    organise, service = hall.tournaments.organise, hall.tournaments
    await service.penalise.disqualify(number, hall.by(ORGANISER), 1, reason=WHY)
    held = await hall.looked(number)
    assert [(each.no, each.kind) for each in held.stored.faults] == [(1, Blame.GAVE_UP)]
    with refuses("tournament.disqualified"):
        await service.sign_up(number, hall.by(FIRST_MEMBER))
    with refuses("tournament.disqualified"):
        await service.come_back(number, hall.by(FIRST_MEMBER))
    with refuses("tournament.disqualified"):
        await organise.add(number, hall.by(ORGANISER), FIRST_MEMBER, Typed("M"), reason=WHY)
    pod = next(each for each in held.stored.pods if each.ended is None)
    named = FIRST_MEMBER, Typed("M")
    with refuses("tournament.disqualified"):
        by = hall.by(ORGANISER)
        await service.referee.substitute(number, by, pod.id, 0, *named, reason=WHY)
    ruling = held.stored.rulings[-1].id
    held = await service.referee.take_back(number, hall.by(ORGANISER), ruling, reason=WHY)
    assert (held.entrant(1).dropped_round, held.stored.faults) == (None, ())


async def test_a_disqualified_member_of_the_bench_is_neither_moved_up_nor_checked_in(
    hall: Hall,
) -> None:
    held = await hall.announced(plan(entrants_max=3))
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 5):
        await hall.tournaments.sign_up(held.id, hall.by(member))
    await hall.tournaments.penalise.disqualify(held.id, hall.by(ORGANISER), 4, reason=WHY)
    held = await hall.tournaments.withdraw(held.id, hall.by(FIRST_MEMBER))
    assert [(each.no, each.kind) for each in held.stored.entrants if each.no > 3] == [
        (4, Kind.BENCH),
        (5, Kind.ENTRANT),
    ]
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    await hall.looked(held.id)
    with refuses("tournament.disqualified"):
        await hall.tournaments.check_in(held.id, hall.by(FIRST_MEMBER + 3))


async def test_who_withdrew_can_still_be_disqualified(hall: Hall) -> None:
    number = await hall.started(6)
    await hall.tournaments.withdraw(number, hall.by(FIRST_MEMBER))
    out = (await hall.tournaments.show(number)).entrant(1)
    held = await hall.tournaments.penalise.disqualify(number, hall.by(ORGANISER), 1, reason=WHY)
    assert held.snapshot.entry(1).is_disqualified
    ruling = held.stored.rulings[-1].id
    undo = hall.tournaments.referee.take_back
    held = await undo(number, hall.by(ORGANISER), ruling, reason=WHY)
    assert held.entrant(1) == out
    assert not held.snapshot.entry(1).is_disqualified


async def test_a_referee_neither_gives_nor_undoes_an_own_penalty(hall: Hall) -> None:
    number, service = await hall.started(6), hall.tournaments
    await service.amend.people(number, hall.by(ORGANISER), referees=[FIRST_MEMBER])
    with refuses("tournament.own_penalty"):
        await service.penalise.warn(number, hall.by(FIRST_MEMBER), 1, reason=WHY)
    held = await service.penalise.warn(number, hall.by(ORGANISER), 1, reason=WHY)
    ruling = held.stored.rulings[-1]
    assert (ruling.kind, json.decode(ruling.after)) == (RulingKind.WARN, {"no": 1})
    with refuses("tournament.own_penalty"):
        await service.referee.take_back(number, hall.by(FIRST_MEMBER), ruling.id, reason=WHY)
    assert undoable(held, FIRST_MEMBER) == []
    assert undoable(held, ORGANISER) == [ruling]


async def test_a_game_loss_is_lifted_by_a_result_and_comes_back_with_it(hall: Hall) -> None:
    held = await _over(hall)
    pod, by, referee = held.stored.pods[0], ORGANISER, hall.tournaments.referee
    no = held.seats(pod.id)[0].no
    held = await referee.fault(held.id, hall.by(by), pod.id, 0, Blame.LOSS, reason=WHY)
    assert told(held) == [(PenaltyKind.LOSS, no, 0)]
    held = await referee.result(held.id, hall.by(by), pod.id, reason=WHY, ranks=(1, 2, 3))
    assert told(held) == []
    undo = held.stored.rulings[-1].id
    held = await referee.take_back(held.id, hall.by(by), undo, reason=WHY)
    assert told(held) == [(PenaltyKind.LOSS, no, 0)]
