"""The overview at the organiser's desk names what needs somebody."""

import pytest

from bot.core.text.translator import translator
from bot.features.tournament.desk.overview import next_line, overview_lines, seat_lines, urgent
from bot.features.tournament.posts.ruled import said_of
from bot.features.tournament.refereeing import example_places, read_places
from bot.features.tournament.views.standing import standings_of
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES, Catalogues
from bot.tables.names import visible
from bot.tournaments.model import Held
from rules.contest.director.snapshot import Status
from rules.core.text import Typed
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, START_MS, Hall, plan, stage
from tests.catalogues import own_catalogues
from tests.refusing import refuses

__all__ = ["hall"]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def catalogues() -> Catalogues:
    return own_catalogues()


def overview(hall: Hall, held: Held, catalogues: Catalogues, language: str = "en") -> str:
    text = translator(catalogues[language], None)
    return "\n".join(overview_lines(Shown(held), text, int(hall.clock.now * 1000)))


async def test_missing_check_ins_are_named(hall: Hall, catalogues: Catalogues) -> None:
    held = await hall.announced()
    for member in (FIRST_MEMBER, FIRST_MEMBER + 1):
        await hall.tournaments.sign_up(held.id, hall.by(member))
    assert "check-in opens" in overview(hall, held, catalogues)
    hall.clock.now = (START_MS - held.row.plan.checkin_ms) / 1000
    await hall.director.look()
    held = await hall.tournaments.check_in(held.id, hall.by(FIRST_MEMBER))
    said = overview(hall, held, catalogues)
    assert "M101" in said
    assert "M100" not in said
    assert "too few" in said
    held = await hall.tournaments.check_in(held.id, hall.by(FIRST_MEMBER + 1))
    assert "it starts" in overview(hall, held, catalogues)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_tables_say_whom_they_wait_for(
    hall: Hall, catalogues: Catalogues, language: str
) -> None:
    hall.silent = {FIRST_MEMBER}
    number = await hall.started(6, plan(stage(rounds=2)))
    held = await hall.tournaments.show(number)
    assert overview(hall, held, catalogues, language).count("\n• ") == 2
    await hall.show_up(held)
    await hall.play()
    held = await hall.looked(number)
    said = overview(hall, held, catalogues, language)
    assert said.count("\n• ") == 1
    assert "M100" in said
    (pod,) = urgent(held)
    text = translator(catalogues[language], None)
    (own,) = (each for each in seat_lines(Shown(held), pod, text) if "M100" in each)
    assert own.startswith("🌙")


async def test_a_disputed_table_comes_first_until_a_referee_rules(
    hall: Hall, catalogues: Catalogues
) -> None:
    hall.silent = {FIRST_MEMBER}
    number = await hall.started(6)
    await hall.show_up(await hall.tournaments.show(number))
    await hall.play()
    held = await hall.looked(number)
    pod = next(each for each in held.stored.pods if each.scored_ms is not None)
    loser = held.entrant(held.seats(pod.id)[0].no)
    await hall.tournaments.dispute(number, hall.by(loser.member_id), pod.id, Typed("No"))
    held = await hall.tournaments.show(number)
    assert urgent(held)[0].id == pod.id
    assert "Dispute" in overview(hall, held, catalogues)
    held = await hall.tournaments.referee.result(
        number, hall.by(ORGANISER), pod.id, reason=Typed("So"), ranks=[1] * len(held.seats(pod.id))
    )
    assert pod.id not in [each.id for each in urgent(held)]
    assert "Dispute" not in overview(hall, held, catalogues)


async def test_a_disputed_result_stands_if_a_referee_says_so(
    hall: Hall, catalogues: Catalogues
) -> None:
    number = await hall.started(6)
    await hall.show_up(await hall.tournaments.show(number))
    await hall.play()
    held = await hall.looked(number)
    pod = next(each for each in held.stored.pods if each.scored_ms is not None)
    by, stands = hall.by, hall.tournaments.referee.stands
    with refuses("act.unchanged"):
        await stands(number, by(ORGANISER), pod.id, reason=Typed("So"))
    lines = seat_lines(Shown(held), pod, translator(catalogues["en"], None))
    assert pod.result is not None
    assert {each.rpartition(": ")[2] for each in lines} == {
        f"place {each.rank}" for each in pod.result.seats
    }
    loser = held.entrant(held.seats(pod.id)[0].no)
    before = standings_of(held.snapshot, 1)
    await hall.tournaments.dispute(number, by(loser.member_id), pod.id, Typed("No"))
    held = await stands(number, by(ORGANISER), pod.id, reason=Typed("So"))
    assert standings_of(held.snapshot, 1) == before
    assert "Dispute" not in overview(hall, held, catalogues)
    assert pod.id not in [each.id for each in urgent(held)]
    said = said_of(Shown(held), held.stored.rulings[-1], translator(catalogues["en"], None))
    for each in held.seats(pod.id):
        assert visible(held.entrant(each.no).name) in said.partition("stands: ")[2]


@pytest.mark.parametrize(
    ("seats", "said"), [(2, "1 2"), (3, "1 3 2"), (4, "1 3 2 4"), (5, "1 3 2 4 5")]
)
def test_the_example_of_places_has_one_for_each_seat(seats: int, said: str) -> None:
    assert example_places(seats) == said
    assert len(read_places(said, seats)) == seats


async def test_a_pause_and_an_end_leave_nothing_to_come(hall: Hall, catalogues: Catalogues) -> None:
    number, text = await hall.started(6), translator(catalogues["en"], None)
    held = await hall.tournaments.organise.pause(number, hall.by(ORGANISER), reason=Typed("Rain"))
    assert "Paused" in next_line(Shown(held), text, int(hall.clock.now * 1000))
    await hall.tournaments.organise.resume(number, hall.by(ORGANISER), reason=Typed("Sun"))
    held = await hall.to_the_end(number)
    assert held.row.status is Status.FINISHED
    assert len(overview(hall, held, catalogues).splitlines()) == 1
