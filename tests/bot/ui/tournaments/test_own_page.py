"""`/tournament me` tells each member their true state, in every kind and at every moment."""

from typing import Any

import pytest

from bot.core.text.translator import translator
from bot.features.tournament.choices.kinds import KINDS, plan_for
from bot.features.tournament.posts.announcing import entrants_post
from bot.features.tournament.views.own import own_page
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES
from bot.store.contest.rows import Settings
from bot.tournaments.model import Held
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Kind, Status
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import FIRST_MEMBER, START_MS, TITLES, Hall, plan, stage
from tests.bot.tournaments.test_kinds import ENTRANTS
from tests.catalogues import own_catalogues
from tests.refusing import refuses
from tests.scale import one_in

__all__ = ["hall"]

pytestmark = pytest.mark.slow


class Listening:
    """A translator that notes the keys of its sentences."""

    def __init__(self, language: str = "en") -> None:
        self._text = translator(own_catalogues()[language], None)
        self.keys: list[str] = []

    def words(self, key: str, **facts: Any) -> str:
        self.keys.append(key)
        return self._text.words(key, **facts)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._text, name)


async def states(hall: Hall, held: Held, member: int, language: str = "en") -> set[str]:
    """Return the states that a member's own page names."""
    text: Any = Listening(language)
    post = await own_page(hall.tournaments, Shown(held), member, text)
    assert post.content
    head = "tournament.me_"
    return {each.removeprefix(head) for each in text.keys if each.startswith(head)} - {"head"}


@pytest.mark.parametrize("kind", one_in(3, [each for each in KINDS if each != "same_deal"]))
async def test_what_a_page_foretells_comes_true(hall: Hall, kind: str) -> None:
    given, is_sealed = plan_for(kind, TITLES["nim"].seats, START_MS)
    hall.silent = {FIRST_MEMBER}
    settings = Settings(is_sealed=is_sealed)
    number = await hall.started(ENTRANTS.get(kind, 9), given, title="nim", settings=settings)
    gone: dict[int, int] = {}
    for _ in range(2000):
        held = await hall.looked(number)
        tables = {
            each.no: len([seat for seat in held.stored.seats if seat.no == each.no])
            for each in held.stored.entrants
        }
        assert {no: tables[no] for no in gone} == gone, "a table for one who was told to be out"
        if held.row.status is not Status.RUNNING:
            break
        for each in held.stored.entrants:
            found = await states(hall, held, each.member_id)
            assert found
            if found & {"knocked_out", "out"}:
                gone[each.no] = tables[each.no]
        await hall.show_up(held)
        if not await hall.play(most=40):
            hall.pass_time(held)
    assert held.row.status is Status.CLOSING
    assert await states(hall, held, FIRST_MEMBER + 1) == {"closing"}
    places = [each for each in held.stored.entrants if each.no not in gone]
    assert places


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_missed_check_in_is_told_and_can_come_in(hall: Hall, language: str) -> None:
    held = await hall.announced(plan(stage(rounds=3), late_until=3, entrants_max=8))
    members = range(FIRST_MEMBER, FIRST_MEMBER + 9)
    for member in members:
        await hall.tournaments.sign_up(held.id, hall.by(member))
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    held = await hall.looked(held.id)
    late, benched = members[0], members[-1]
    for member in members[2:]:
        assert "checkin" in await states(hall, held, late, language)
        await hall.tournaments.check_in(held.id, hall.by(member))
    held = await hall.tournaments.show(held.id)
    assert await states(hall, held, members[2], language) == {"checked"}
    assert await states(hall, held, benched, language) == {"bench"}
    text: Any = Listening(language)
    listed = entrants_post(Shown(held), text).content.split("\n")
    missing = next(each for each in listed if f"M{late}" in each)
    assert f"M{members[1]}" in missing
    assert f"M{members[2]}" not in missing
    hall.clock.now = held.row.starts_ms / 1000
    held = await hall.looked(held.id)
    assert await states(hall, held, late, language) == {"late"}
    assert await states(hall, held, benched, language) & {"table", "bye"}
    held = await hall.tournaments.come_back(held.id, hall.by(late))
    entrant = held.of_member(late)
    assert entrant is not None
    assert (entrant.kind, entrant.from_round) == (Kind.ENTRANT, 2)
    assert await states(hall, held, late, language) == {"wait"}
    # All eight places are taken now.
    assert await states(hall, held, members[1], language) == {"called"}
    with refuses("tournament.benched"):
        await hall.tournaments.sign_up(held.id, hall.by(members[1]))


async def test_a_round_robin_names_the_tables_to_come_and_no_round_of_others(hall: Hall) -> None:
    given = plan(stage(2, (2,), format=Format.ROUND_ROBIN, at_once=1))
    number = await hall.started(4, given)
    held = await hall.tournaments.show(number)
    for each in held.stored.entrants:
        assert "table" in await states(hall, held, each.member_id)
    seen: set[str] = set()
    for _ in range(200):
        held = await hall.looked(number)
        if held.row.status is not Status.RUNNING:
            break
        for each in held.stored.entrants:
            seen |= await states(hall, held, each.member_id)
        await hall.show_up(held)
        if not await hall.play(most=2):
            hall.pass_time(held)
    assert seen <= {"table", "later", "played"}
