"""Members press while much is due, or just before the bot ends."""

import asyncio

import pytest

from bot.tournaments import signing
from bot.tournaments.model import Deed, Held
from rules.contest.director.held import Blame
from rules.contest.director.snapshot import Kind
from tests.bot.tournaments.hall import Hall, assert_sound, plan
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.slow

LATE = range(700, 712)


async def test_presses_are_answered_while_many_tables_open(hall: Hall) -> None:
    number = await hall.ready(36, plan())
    hall.clock.now = (await hall.tournaments.show(number)).row.starts_ms / 1000
    coming = [hall.tournaments.sign_up(number, hall.by(member)) for member in LATE]
    looking = asyncio.create_task(hall.director.look())
    async with asyncio.timeout(PATIENCE_S):
        while not await hall.in_play():  # noqa: ASYNC110
            await asyncio.sleep(0)
    for each in coming:
        await each
    await looking
    held = await hall.tournaments.show(number)
    assert {each.member_id for each in held.stored.entrants if each.from_round == 2} == set(LATE)
    assert all(each.kind is Kind.ENTRANT for each in held.stored.entrants)
    assert len(await hall.in_play()) == 12
    assert_sound(held)


async def test_a_seat_is_given_up_although_the_bot_ended_right_after_the_withdrawal(
    hall: Hall,
) -> None:
    number = await hall.started(6)
    held = await hall.tournaments.show(number)
    leaver = held.entrant(held.seats(held.stored.pods[0].id)[0].no)

    async def decide(now: Held) -> Deed:
        return signing.withdrawn(now, leaver.member_id)

    # The rest of `Tournaments.withdraw` did not happen.
    await hall.tournaments.changes.change(number, hall.by(leaver.member_id), decide)
    hall = await hall.reopened()
    held = await hall.looked(number)
    assert [(each.no, each.kind) for each in held.stored.faults] == [(leaver.no, Blame.GAVE_UP)]
    assert held.stored.pods[0].table_id is not None
    at = await hall.tables.position(held.stored.pods[0].table_id)
    assert leaver.member_id not in at.members()
    await hall.close()
