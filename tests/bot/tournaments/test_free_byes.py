"""Free byes that referees give: an absentee of the first round counts as present, rests, and comes back."""

import pytest

from bot.store.contest.rows import RequestKind, RulingKind
from bot.tournaments.rulings.undoing import undoable
from bot.tournaments.signing import byes_given
from rules.contest.director.plan import HOUR_MS, Format
from rules.contest.director.snapshot import Kind
from rules.contest.scores.results import Unplayed
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, Hall, plan, stage
from tests.refusing import refuses

pytestmark = pytest.mark.slow

WHY = Typed("travels")


async def _in_check_in(hall: Hall, entrants: int, format_: Format = Format.SWISS) -> int:
    """Return a tournament in check-in at which all but the last entrant have checked in."""
    starts_ms = int(hall.clock.now * 1000) + 40 * HOUR_MS
    held = await hall.announced(plan(stage(rounds=2, format=format_), starts_at_ms=starts_ms))
    for member in range(FIRST_MEMBER, FIRST_MEMBER + entrants):
        await hall.tournaments.sign_up(held.id, hall.by(member))
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    await hall.director.look()
    for member in range(FIRST_MEMBER, FIRST_MEMBER + entrants - 1):
        await hall.tournaments.check_in(held.id, hall.by(member))
    return held.id


async def test_an_absentee_of_the_first_round_rests_for_average_points_and_plays_the_second(
    hall: Hall,
) -> None:
    number = await _in_check_in(hall, 7)
    organise, by = hall.tournaments.organise, hall.by(ORGANISER)
    held = await organise.bye(number, by, 7, reason=WHY)
    assert held.entrant(7).checked_in_ms is not None
    with refuses("act.unchanged"):
        await organise.bye(number, hall.by(ORGANISER), 7, reason=WHY)
    hall.clock.now = held.row.starts_ms / 1000
    held = await hall.looked(number)
    assert held.entrant(7).kind is Kind.ENTRANT
    (first,) = held.snapshot.stages[0].rounds
    assert [(each.no, each.kind) for each in first.rests] == [(7, Unplayed.REQUESTED)]
    held = await hall.to_the_end(number)
    assert any(7 in pod.seats for pod in held.snapshot.stages[0].rounds[1].pods)


async def test_a_bye_that_is_given_leaves_the_entrant_their_own_and_can_be_taken_back(
    hall: Hall,
) -> None:
    number = await _in_check_in(hall, 6)
    held = await hall.tournaments.organise.bye(number, hall.by(ORGANISER), 6, reason=WHY)
    assert byes_given(held, 6) == 1
    member = FIRST_MEMBER + 5
    await hall.tournaments.request_bye(number, hall.by(member), 2)
    with refuses("tournament.bye_used"):
        await hall.tournaments.request_bye(number, hall.by(member), 3)
    held = await hall.tournaments.show(number)
    (ruling,) = undoable(held, ORGANISER)
    assert ruling.kind is RulingKind.BYE
    held = await hall.tournaments.referee.take_back(
        number, hall.by(ORGANISER), ruling.id, reason=WHY
    )
    assert byes_given(held, 6) == 0
    assert held.entrant(6).checked_in_ms is None
    left = [each.number for each in held.stored.wishes if each.kind is RequestKind.BYE]
    assert left == [2]


async def test_a_bye_of_a_round_that_is_paired_stays_and_schedules_have_none(hall: Hall) -> None:
    number = await _in_check_in(hall, 6)
    held = await hall.tournaments.organise.bye(number, hall.by(ORGANISER), 6, reason=WHY)
    hall.clock.now = held.row.starts_ms / 1000
    assert undoable(await hall.looked(number), ORGANISER) == []
    for format_ in (Format.ROUND_ROBIN, Format.LIVES):
        other = await _in_check_in(hall, 3, format_)
        with refuses("tournament.no_free_byes"):
            await hall.tournaments.organise.bye(other, hall.by(ORGANISER), 1, reason=WHY)


async def test_a_referee_gives_no_free_bye_to_themselves(hall: Hall) -> None:
    number = await _in_check_in(hall, 4)
    await hall.tournaments.amend.people(number, hall.by(ORGANISER), referees=[FIRST_MEMBER])
    with refuses("tournament.own_penalty"):
        await hall.tournaments.organise.bye(number, hall.by(FIRST_MEMBER), 1, reason=WHY)


async def test_a_bye_that_leaves_too_few_for_a_table_is_refused(hall: Hall) -> None:
    number = await hall.started(3, plan(stage(rounds=3)))
    held = await hall.tournaments.organise.bye(number, hall.by(ORGANISER), 3, reason=WHY)
    assert byes_given(held, 3) == 1
    with refuses("tournament.bye_too_few"):
        await hall.tournaments.organise.bye(number, hall.by(ORGANISER), 2, reason=WHY)
    open_ = await hall.announced(plan(stage(rounds=2), starts_at_ms=held.row.starts_ms + 10**9))
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 2):
        await hall.tournaments.sign_up(open_.id, hall.by(member))
    with refuses("tournament.bye_too_few"):
        await hall.tournaments.organise.bye(open_.id, hall.by(ORGANISER), 1, reason=WHY)
