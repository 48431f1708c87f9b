"""Deals that are played alone are rated as one field when they open (9.2)."""

import pytest
from msgspec.json import encode
from msgspec.structs import replace
from sqlalchemy import Connection, insert, select, update

from bot.ratings.recalculating import Recalculation
from bot.store.contest.rows import Settings
from bot.store.declaring import contest
from bot.store.declaring import ratings as declared
from bot.store.ratings import erasing, events
from bot.tournaments.model import Held
from rules.contest.ratings.ledger import Event
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall
from tests.bot.tournaments.test_sealed import DEALS, ENTRANTS, SEALED, solo

pytestmark = pytest.mark.slow

__all__ = ["hall"]

POOL = "solo:solo-alone"


async def kept(hall: Hall) -> list[Event]:
    return await hall.database.read(events.everything)


def again(hall: Hall) -> Recalculation:
    return Recalculation(hall.database, lambda title, level: None)


async def played(hall: Hall, settings: Settings = SEALED) -> Held:
    tournament_id = await hall.started(ENTRANTS, solo(), title="solo", settings=settings)
    return await hall.to_the_end(tournament_id)


async def test_all_members_are_rated_by_their_results_on_the_same_deal(hall: Hall) -> None:
    held = await played(hall)
    found = await kept(hall)
    assert {each.pool for each in found} == {POOL}
    by_deal = {each.table_id: [] for each in found}  # type: dict[int, list[Event]]
    for each in found:
        by_deal[each.table_id].append(each)
    assert len(by_deal) == DEALS
    for deal in held.stored.deals:
        pods = [each for each in held.stored.pods if each.deal_id == deal.id]
        first = min(each.table_id or 0 for each in pods)
        rated = {each.member_id: each for each in by_deal[first]}
        assert set(rated) == set(range(FIRST_MEMBER, FIRST_MEMBER + ENTRANTS))
        assert deal.opened_ms is not None
        assert {each.ended_at for each in rated.values()} == {deal.opened_ms // 1000}
        keys = {}
        for pod in pods:
            assert pod.result is not None
            (own,) = pod.result.seats
            member = held.entrant(own.no).member_id
            keys[member] = (own.rank == 1, own.margin, own.total)
        for member, event in rated.items():
            assert event.rank == 1 + sum(other > keys[member] for other in keys.values())
    assert (await again(hall).verify()).differing == 0
    assert (await again(hall).recalculate()).differing == 0


async def test_nothing_is_rated_before_a_deal_opens(hall: Hall) -> None:
    await hall.started(ENTRANTS, solo(), title="solo", settings=SEALED)
    hall.silent = {FIRST_MEMBER}
    await hall.play()
    await hall.director.look()
    assert await kept(hall) == []
    assert (await again(hall).verify()).tables == 0


async def test_an_entrant_who_never_began_is_not_rated(hall: Hall) -> None:
    tournament_id = await hall.started(ENTRANTS, solo(), title="solo", settings=SEALED)
    hall.silent = {FIRST_MEMBER}
    await hall.to_the_end(tournament_id)
    assert {each.member_id for each in await kept(hall)} == {FIRST_MEMBER + 1, FIRST_MEMBER + 2}


async def test_an_entrant_who_gave_up_is_behind_all_others(hall: Hall) -> None:
    held = await played(hall)
    before = await kept(hall)
    first = min(each.table_id for each in before)
    best = next(each for each in before if each.table_id == first and each.rank == 1)
    (pod,) = [
        pod
        for pod in held.stored.pods
        if pod.deal_id == held.stored.deals[0].id
        and held.entrant(held.seats(pod.id)[0].no).member_id == best.member_id
    ]

    def fail(conn: Connection) -> None:
        assert pod.result is not None
        (own,) = pod.result.seats
        ruled = replace(pod.result, seats=(replace(own, fault=5),))
        only = contest.pods.c.id == pod.id
        conn.execute(update(contest.pods).where(only).values(result=encode(ruled).decode()))
        fault = {"pod_id": pod.id, "seat": 0, "no": own.no, "kind": "gave_up", "at_ms": 5}
        conn.execute(insert(contest.faults).values(**fault, has_moved=1))

    await hall.database.write(fail)
    await again(hall).recalculate()
    after = [each for each in await kept(hall) if each.table_id == first]
    assert max(after, key=lambda each: each.rank).member_id == best.member_id
    assert len({each.rank for each in after if each.rank == ENTRANTS}) == 1


async def test_a_tournament_that_is_not_rated_rates_no_deal(hall: Hall) -> None:
    await played(hall, Settings(is_sealed=True, is_rated=False))
    assert await kept(hall) == []


async def test_erasing_keeps_the_effect_of_deals_on_others(hall: Hall) -> None:
    held = await played(hall)
    before = [each for each in await kept(hall) if each.member_id != FIRST_MEMBER]

    def erase(conn: Connection) -> set[int]:
        erasing.erase(conn, FIRST_MEMBER)
        mine = [each.table_id for each in held.stored.pods if held.seats(each.id)[0].no == 1]
        return set(conn.execute(select(declared.stand_ins.c.table_id)).scalars()) - set(mine)

    assert await hall.database.write(erase) == set()
    after = await kept(hall)
    assert [each for each in after if each.member_id > 0] == before
    assert len(after) == len(before) + DEALS
    assert (await again(hall).verify()).differing == 0


async def test_the_places_at_the_end_are_kept(hall: Hall) -> None:
    held = await played(hall)

    def read(conn: Connection) -> dict[int, int | None]:
        rows = conn.execute(select(contest.entrants.c.no, contest.entrants.c.place))
        return {row.no: row.place for row in rows}

    places = await hall.database.read(read)
    assert min(each or 0 for each in places.values()) == 1
    assert set(places) == {each.no for each in held.stored.entrants}
