"""Members press while much is due."""

import asyncio

from rules.contest.director.snapshot import Kind
from tests.bot.tournaments.hall import Hall, assert_sound, plan
from tests.scale import PATIENCE_S

LATE = range(700, 712)


async def test_whoever_presses_while_many_tables_open_is_heard(hall: Hall) -> None:
    tournament_id = await hall.ready(36, plan())
    hall.clock.now = (await hall.tournaments.show(tournament_id)).row.starts_ms / 1000
    coming = [hall.tournaments.sign_up(tournament_id, hall.by(member)) for member in LATE]
    looking = asyncio.create_task(hall.director.look())
    async with asyncio.timeout(PATIENCE_S):
        while not await hall.in_play():  # noqa: ASYNC110
            await asyncio.sleep(0)
    for each in coming:
        await each
    await looking
    held = await hall.tournaments.show(tournament_id)
    assert {each.member_id for each in held.stored.entrants if each.from_round == 2} == set(LATE)
    assert all(each.kind is Kind.ENTRANT for each in held.stored.entrants)
    assert len(await hall.in_play()) == 12
    assert_sound(held)
