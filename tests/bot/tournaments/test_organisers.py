"""Organisers of a tournament, rounds paired before their time, and the limit of a member's tournaments."""

import pytest

from bot.store.contest.rows import RulingKind
from bot.tournaments.eligibility import MOST_ENTERED, MOST_SEATED
from bot.tournaments.errors import TournamentRefusal
from rules.contest.director.plan import DAY_MS, Format
from rules.contest.director.snapshot import Status
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, PLAIN, START_MS, Hall, plan, stage
from tests.refusing import refuses

pytestmark = pytest.mark.slow

WHY = Typed("So ruled")

MANAGER, STRANGER, REFEREE = 700, 701, 702


async def test_a_moderator_takes_a_tournament_over_with_a_reason(hall: Hall) -> None:
    number = await hall.started(6)
    organise = hall.tournaments.organise
    await hall.tournaments.amend.people(number, hall.by(ORGANISER), referees=[MANAGER, REFEREE])
    with refuses("tournament.not_manager"):
        await organise.take_over(number, hall.by(STRANGER), reason=WHY, as_manager=False)
    with refuses("tournament.reason_needed"):
        await organise.take_over(number, hall.by(MANAGER), reason=Typed(" "), as_manager=True)
    acting = hall.by(MANAGER)
    for _ in range(2):
        held = await organise.take_over(number, acting, reason=WHY, as_manager=True)
    assert held.row.organiser_id == MANAGER
    assert held.stored.referees == (REFEREE,)
    (ruling,) = (each for each in held.stored.rulings if each.kind is not RulingKind.CHANGE)
    assert (ruling.kind, ruling.reason, ruling.by_id) == (RulingKind.TAKE_OVER, WHY, MANAGER)
    with refuses("tournament.yours_already"):
        await organise.take_over(number, hall.by(MANAGER), reason=WHY, as_manager=True)
    with refuses("tournament.not_organiser"):
        await organise.cancel(number, hall.by(ORGANISER), reason=WHY)
    over = await organise.cancel(number, hall.by(MANAGER), reason=WHY)
    assert over.row.status is Status.CANCELLED


async def test_a_moderator_calls_any_tournament_off(hall: Hall) -> None:
    number = await hall.started(6)
    organise = hall.tournaments.organise
    over = await organise.cancel(number, hall.by(MANAGER), reason=WHY, as_manager=True)
    assert over.row.status is Status.CANCELLED
    assert not await hall.in_play()


async def test_the_next_round_is_paired_at_once_if_a_referee_wants_it(hall: Hall) -> None:
    number = await hall.started(6, plan(stage(rounds=3)))
    organise = hall.tournaments.organise
    with refuses("tournament.not_referee"):
        await organise.pair_now(number, hall.by(STRANGER))
    with refuses("tournament.round_running"):
        await organise.pair_now(number, hall.by(ORGANISER))
    await hall.show_up(await hall.tournaments.show(number))
    await hall.play()
    held = await hall.looked(number)
    assert [len(each.rounds) for each in held.snapshot.stages] == [1]
    await organise.pair_now(number, hall.by(ORGANISER))
    held = await hall.looked(number)
    assert [len(each.rounds) for each in held.snapshot.stages] == [2]
    over = await hall.to_the_end(number)
    assert over.row.status is Status.FINISHED
    assert len(over.snapshot.stages[0].rounds) == 3
    with refuses("tournament.over"):
        await organise.pair_now(number, hall.by(ORGANISER))


async def test_a_schedule_that_is_known_has_nothing_left_to_pair(hall: Hall) -> None:
    given = plan(stage(2, (2,), format=Format.ROUND_ROBIN, at_once=1))
    number = await hall.started(4, given)
    held = await hall.tournaments.show(number)
    assert len(held.snapshot.stages[0].rounds) == 3
    with refuses("tournament.round_running"):
        await hall.tournaments.organise.pair_now(number, hall.by(ORGANISER))


async def test_no_member_enters_more_tournaments_than_they_can_play(hall: Hall) -> None:
    member = FIRST_MEMBER
    for place in range(MOST_ENTERED + 1):
        held = await hall.tournaments.create(
            hall.by(ORGANISER + place),
            guild_id=place,
            channel_id=1,
            language="en",
            name=Typed("Cup"),
            title="nim",
            plan=plan(),
            settings=PLAIN,
        )
        await hall.tournaments.announce(held.id, hall.by(ORGANISER + place))
        if place < MOST_ENTERED:
            await hall.tournaments.sign_up(held.id, hall.by(member))
    for act in (
        hall.tournaments.sign_up(held.id, hall.by(member)),
        hall.tournaments.organise.add(
            held.id, hall.by(ORGANISER + MOST_ENTERED), member, Typed("M"), reason=WHY
        ),
    ):
        with pytest.raises(TournamentRefusal) as refused:
            await act
        assert refused.value.code == "tournament.too_many_tables"
        assert refused.value.facts == {"most": MOST_ENTERED}


async def test_no_member_has_more_tables_of_tournaments_than_twenty(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tournaments.eligibility.MOST_SEATED", 3)
    assert MOST_SEATED == 20
    given = plan(stage(2, (2,), format=Format.ROUND_ROBIN, at_once=3))
    await hall.started(4, given)
    assert len(await hall.in_play()) == 6
    held = await hall.announced(plan(starts_at_ms=START_MS + 30 * DAY_MS))
    with pytest.raises(TournamentRefusal) as refused:
        await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER))
    assert refused.value.code == "tournament.too_many_seats"
    assert refused.value.facts == {"most": 3}
    hall.silent = {FIRST_MEMBER + 3}
    await hall.play()
    await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER))
