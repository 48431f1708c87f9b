"""Members who wait for a place, and members whom moderators have banned."""

import pytest

from bot.store.people import bans
from bot.store.people.bans import Ban
from rules.contest.director.snapshot import Kind
from rules.core.text import Typed
from tests.bot.tables.house import GUILD
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, Hall, plan
from tests.refusing import refuses

BANNED = 300
WHY = Typed("Needed")


async def test_a_bench_has_as_many_seats_as_the_tournament_has_places(hall: Hall) -> None:
    held = await hall.announced(plan(entrants_max=3))
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 6):
        is_substitute = member == FIRST_MEMBER + 5
        await hall.tournaments.sign_up(held.id, hall.by(member), as_substitute=is_substitute)
    with refuses("tournament.bench_full"):
        await hall.tournaments.sign_up(held.id, hall.by(200))
    with refuses("tournament.bench_full"):
        await hall.tournaments.sign_up(held.id, hall.by(200), as_substitute=True)
    await hall.tournaments.withdraw(held.id, hall.by(FIRST_MEMBER))
    held = await hall.tournaments.sign_up(held.id, hall.by(200))
    kinds = [each.kind for each in held.stored.entrants]
    assert (kinds.count(Kind.ENTRANT), len(kinds)) == (3, 6)


@pytest.mark.slow
async def test_no_referee_seats_a_banned_member(hall: Hall) -> None:
    number = await hall.started(6)
    pod = (await hall.tournaments.show(number)).stored.pods[0]
    ban = Ban(GUILD, int(hall.clock.now * 1000) + 10**9, Typed("Shouted"))
    await hall.database.write(lambda conn: bans.put(conn, BANNED, ban))
    name, by = Typed("Dan"), ORGANISER
    with refuses("tournament.banned"):
        await hall.tournaments.organise.add(number, hall.by(by), BANNED, name, reason=WHY)
    with refuses("tournament.banned"):
        await hall.tournaments.referee.substitute(
            number, hall.by(by), pod.id, 0, BANNED, name, reason=WHY
        )
    # Only the banned member and moderators learn of a ban.
    with refuses("tournament.not_referee"):
        await hall.tournaments.organise.add(number, hall.by(200), BANNED, name, reason=WHY)
