"""A league over two seasons: promotion, relegation, and the places of newcomers."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec import structs

from bot.core.text.translator import translator
from bot.features.tournament.posts.announcing import announcement_lines
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES
from bot.store.contest.rows import Settings
from bot.tables.names import visible
from bot.tournaments.model import Held
from bot.tournaments.seasons import STARTS_AFTER_MS, next_start
from rules.contest.director.plan import DAY_MS, Format
from rules.contest.director.snapshot import Status
from rules.contest.director.stages.league import season_end
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, Hall, plan, stage
from tests.catalogues import toy_catalogues

pytestmark = pytest.mark.slow

ENTRANTS = 9
"""Three groups of three: one in the first division, two in the second."""
NEWCOMER = 400


def groups(held: Held) -> list[set[int]]:
    """The members of each group."""
    return [{held.entrant(no).member_id for no in each} for each in held.stored.stages[0].groups]


async def test_winners_go_up_and_the_last_two_go_down_in_the_next_season(hall: Hall) -> None:
    league = stage(2, (2,), format=Format.LEAGUE, group_size=3, moves_down=2)
    first = await hall.to_the_end(await hall.ready(ENTRANTS, plan(league, is_season=True)))
    assert first.row.status is Status.FINISHED
    assert first.row.next_id is not None
    ended = season_end(first.snapshot)
    assert [each.division for each in ended] == [1] * 3 + [2] * 6
    member = {each.no: first.entrant(each.no).member_id for each in ended}
    winners = {member[each.no] for each in ended if each.place == 1}
    down = {member[each.no] for each in ended if each.division == 1 and each.place > 1}

    second = await hall.tournaments.show(first.row.next_id)
    assert (second.row.season, second.row.status) == (2, Status.OPEN)
    # They sign up in another order, so all have other numbers; one stays away, and one is new.
    away = next(member[each.no] for each in ended if (each.division, each.place) == (2, 3))
    again = [each for each in sorted(member.values(), reverse=True) if each != away]
    for each in (NEWCOMER, *again):
        await hall.tournaments.sign_up(second.id, hall.by(each))
    hall.clock.now = (second.row.starts_ms - second.row.plan.checkin_ms) / 1000
    await hall.director.look()
    for each in (NEWCOMER, *again):
        await hall.tournaments.check_in(second.id, hall.by(each))
    hall.clock.now = second.row.starts_ms / 1000
    await hall.director.look()

    second = await hall.tournaments.show(second.id)
    top, *lower = groups(second)
    assert top == winners
    assert down <= set.union(*lower)
    assert NEWCOMER in set.union(*lower)
    former = {second.entrant(each.no).member_id: each for each in second.row.former}
    assert sorted(former) == sorted(again)
    for before in ended:
        if member[before.no] != away:
            now = former[member[before.no]]
            assert (now.division, now.place, now.members, now.points) == (
                *(before.division, before.place, before.members, before.points),
            )
    assert (await hall.to_the_end(second.id)).row.status is Status.FINISHED


async def test_a_cup_repeats_itself_on_the_same_weekday_with_its_people(hall: Hall) -> None:
    deals = stage(3, (3,), format=Format.DUPLICATE, rounds=2)
    number = await hall.ready(6, plan(deals, is_season=True, every_weeks=2, entrants_min=3))
    by = hall.by(ORGANISER)
    await hall.tournaments.amend.people(number, by, referees=[7], organisers=[8])
    first = await hall.to_the_end(number)
    assert first.row.next_id is not None
    second = await hall.tournaments.show(first.row.next_id)
    apart = second.row.starts_ms - first.row.plan.starts_at_ms
    assert apart > 0
    assert apart % (14 * DAY_MS) == 0
    assert second.row.starts_ms >= (first.row.closing_ms or 0) + STARTS_AFTER_MS
    assert second.row.starts_ms - 14 * DAY_MS < (first.row.closing_ms or 0) + STARTS_AFTER_MS
    assert (visible(second.row.name), second.row.season) == ("Cup 2", 2)
    assert set(second.stored.referees) == {7, 8}
    assert second.stored.organisers == (8,)
    assert len(second.stored.deals) == 2
    assert {each.commitment for each in second.stored.deals}.isdisjoint(
        each.commitment for each in first.stored.deals
    )
    third = await _held_again(hall, second)
    assert visible(third.row.name) == "Cup 3"


async def _held_again(hall: Hall, held: Held) -> Held:
    """Hold the next edition with the same members, and return the one that follows."""
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 6):
        await hall.tournaments.sign_up(held.id, hall.by(member))
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    await hall.director.look()
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 6):
        await hall.tournaments.check_in(held.id, hall.by(member))
    ended = await hall.to_the_end(held.id)
    assert ended.row.status is Status.FINISHED
    assert ended.row.next_id is not None
    return await hall.tournaments.show(ended.row.next_id)


async def test_the_hour_of_the_next_edition_is_that_of_the_clock_on_the_wall(hall: Hall) -> None:
    zone = ZoneInfo("Europe/Rome")
    start = datetime(2026, 10, 21, 20, tzinfo=zone)
    held = await hall.announced(settings=Settings(zone="Europe/Rome"))
    begun = structs.replace(held.row.plan, starts_at_ms=int(start.timestamp()) * 1000)
    row = structs.replace(held.row, plan=begun)
    found = datetime.fromtimestamp(next_start(row, begun.starts_at_ms + DAY_MS) / 1000, zone)
    assert (found.month, found.day, found.hour) == (10, 28, 20)


@pytest.mark.parametrize("is_season", [True, False])
async def test_the_announcement_of_a_called_off_edition_says_that_none_follows(
    hall: Hall, is_season: bool
) -> None:
    held = await hall.announced(plan(is_season=is_season))
    held = await hall.tournaments.organise.cancel(held.id, hall.by(ORGANISER), reason=Typed("rain"))
    for language in LANGUAGES:
        text = translator(toy_catalogues()[language], None)
        key = "called_off_series" if is_season else "called_off"
        assert announcement_lines(Shown(held), text)[-1] == text.words(f"tournament.{key}")
