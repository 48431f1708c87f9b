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

MANAGER, STRANGER, REFEREE = 700, 701, 702


async def test_a_moderator_takes_a_tournament_over_with_a_reason(
    hall: Hall,
) -> None:
    tournament_id = await hall.started(6)
    organise = hall.tournaments.organise
    await hall.tournaments.amend.people(
        tournament_id, hall.by(ORGANISER), referees=[MANAGER, REFEREE]
    )
    with refuses("tournament.not_manager"):
        await organise.take_over(
            tournament_id, hall.by(STRANGER), reason=Typed("Mine"), as_manager=False
        )
    with refuses("tournament.reason_needed"):
        await organise.take_over(
            tournament_id, hall.by(MANAGER), reason=Typed(" "), as_manager=True
        )
    acting = hall.by(MANAGER)
    for _ in range(2):
        held = await organise.take_over(
            tournament_id, acting, reason=Typed("Gone"), as_manager=True
        )
    assert held.row.organiser_id == MANAGER
    assert held.stored.referees == (REFEREE,)
    (ruling,) = (each for each in held.stored.rulings if each.kind is not RulingKind.CHANGE)
    assert (ruling.kind, ruling.reason, ruling.by_id) == (
        RulingKind.TAKE_OVER,
        Typed("Gone"),
        MANAGER,
    )
    with refuses("tournament.yours_already"):
        await organise.take_over(
            tournament_id, hall.by(MANAGER), reason=Typed("Again"), as_manager=True
        )
    with refuses("tournament.not_organiser"):
        await organise.cancel(tournament_id, hall.by(ORGANISER), reason=Typed("No"))
    over = await organise.cancel(tournament_id, hall.by(MANAGER), reason=Typed("No"))
    assert over.row.status is Status.CANCELLED


async def test_a_moderator_calls_any_tournament_off(hall: Hall) -> None:
    tournament_id = await hall.started(6)
    organise = hall.tournaments.organise
    over = await organise.cancel(
        tournament_id, hall.by(MANAGER), reason=Typed("Spam"), as_manager=True
    )
    assert over.row.status is Status.CANCELLED
    assert not await hall.in_play()


async def test_the_next_round_is_paired_at_once_if_a_referee_wants_it(hall: Hall) -> None:
    tournament_id = await hall.started(6, plan(stage(rounds=3)))
    organise = hall.tournaments.organise
    with refuses("tournament.not_referee"):
        await organise.pair_now(tournament_id, hall.by(STRANGER))
    with refuses("tournament.round_running"):
        await organise.pair_now(tournament_id, hall.by(ORGANISER))
    await hall.show_up(await hall.tournaments.show(tournament_id))
    await hall.play()
    held = await hall.looked(tournament_id)
    assert [len(each.rounds) for each in held.snapshot.stages] == [1]
    await organise.pair_now(tournament_id, hall.by(ORGANISER))
    held = await hall.looked(tournament_id)
    assert [len(each.rounds) for each in held.snapshot.stages] == [2]
    over = await hall.to_the_end(tournament_id)
    assert over.row.status is Status.FINISHED
    assert len(over.snapshot.stages[0].rounds) == 3
    with refuses("tournament.over"):
        await organise.pair_now(tournament_id, hall.by(ORGANISER))


async def test_a_schedule_that_is_known_has_nothing_left_to_pair(hall: Hall) -> None:
    given = plan(stage(2, (2,), format=Format.ROUND_ROBIN, at_once=1))
    tournament_id = await hall.started(4, given)
    held = await hall.tournaments.show(tournament_id)
    assert len(held.snapshot.stages[0].rounds) == 3
    with refuses("tournament.round_running"):
        await hall.tournaments.organise.pair_now(tournament_id, hall.by(ORGANISER))


async def test_no_member_enters_more_tournaments_than_they_can_play(hall: Hall) -> None:
    member = FIRST_MEMBER
    for number in range(MOST_ENTERED + 1):
        held = await hall.tournaments.create(
            hall.by(ORGANISER + number),
            guild_id=number,
            channel_id=1,
            language="en",
            name=Typed("Cup"),
            title="nim",
            plan=plan(),
            settings=PLAIN,
        )
        await hall.tournaments.announce(held.id, hall.by(ORGANISER + number))
        if number < MOST_ENTERED:
            await hall.tournaments.sign_up(held.id, hall.by(member))
    for act in (
        hall.tournaments.sign_up(held.id, hall.by(member)),
        hall.tournaments.organise.add(
            held.id, hall.by(ORGANISER + MOST_ENTERED), member, Typed("M"), reason=Typed("Please")
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
