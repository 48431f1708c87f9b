"""Seeds go by rating where entrants are rated, else by lot, and never by who signed up first."""

import pytest
from msgspec import json
from sqlalchemy import insert

from bot.features.tournament.views.proving import draw_verdict
from bot.features.tournament.words import Shown
from bot.store.contest import tournaments
from bot.store.contest.rows import Settings
from bot.store.declaring import ratings as declared
from bot.tournaments.model import Held
from rules.contest.pairing.certificate import lot_of
from rules.contest.ratings.pools import Kind, pool
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall, plan, stage

pytestmark = pytest.mark.slow

ENTRANTS = 7


def by_lot(held: Held, nos: list[int]) -> list[int]:
    draw = held.row.draw
    assert draw is not None
    return sorted(nos, key=lambda no: lot_of(draw, no))


def by_seed(held: Held) -> list[int]:
    return [each.no for each in sorted(held.stored.entrants, key=lambda each: each.rank)]


async def rate(hall: Hall, strengths: dict[int, int]) -> None:
    rows = [
        {
            "pool": pool("nim", Kind.TABLE),
            "member_id": member,
            "mu": mu,
            "sigma": 2_000_000,
            "tables": 20,
            "last_at": int(hall.clock.now),
        }
        for member, mu in strengths.items()
    ]
    await hall.database.write(lambda conn: conn.execute(insert(declared.ratings), rows) and None)


async def test_without_ratings_the_seeds_are_drawn(hall: Hall) -> None:
    number = await hall.started(ENTRANTS, settings=Settings(is_rated=False))
    held = await hall.tournaments.show(number)
    nos = [each.no for each in held.stored.entrants]
    assert by_seed(held) == by_lot(held, nos) != nos
    assert list(held.stored.stages[0].field) == by_seed(held)
    assert sorted(each.rank for each in held.stored.entrants) == list(range(1, ENTRANTS + 1))
    secrets = await hall.database.read(lambda conn: tournaments.secrets(conn, number))
    assert draw_verdict(Shown(held), secrets) == "good"


async def test_rated_entrants_are_seeded_by_rating_and_the_others_drawn(hall: Hall) -> None:
    last, middle = FIRST_MEMBER + ENTRANTS - 1, FIRST_MEMBER + 3
    await rate(hall, {middle: 20_000_000, last: 30_000_000, 1: 50_000_000})
    number = await hall.started(ENTRANTS)
    held = await hall.tournaments.show(number)
    strong = [entrant.no for each in (last, middle) if (entrant := held.of_member(each))]
    rest = [each.no for each in held.stored.entrants if each.no not in strong]
    assert by_seed(held) == [*strong, *by_lot(held, rest)]


async def test_who_comes_late_has_no_seed_before_the_others(hall: Hall) -> None:
    number = await hall.started(6, plan(stage(rounds=3), late_until=3))
    late = hall.by(300)
    held = await hall.tournaments.sign_up(number, late)
    entrant = held.of_member(300)
    assert entrant is not None
    assert entrant.rank == 0
    for _ in range(20):
        held = await hall.looked(number)
        if len(held.stored.rounds) == 2:
            break
        if not await hall.play():
            hall.pass_time(held)
    paired = json.decode(held.stored.rounds[1].certificate or b"")["input"]["entrants"]
    ranks = {each["no"]: each["rank"] for each in paired}
    assert max(ranks.values()) == ranks[entrant.no] > len(held.stored.entrants)
