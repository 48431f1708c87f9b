"""The program dies before and after every transaction of the director, and nothing is lost or done twice."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from bot.store.database import Database
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Status
from rules.core.text import Typed
from tests.bot.tables.house import Clock
from tests.bot.tournaments.hall import ORGANISER, Hall, assert_sound, open_hall, plan, stage
from tests.engines import BOTH

pytestmark = pytest.mark.slow

ENTRANTS = 6
SUBSTITUTE = 300


class Killed(BaseException):
    """The process dies here."""


def kill(database: Database, *, after: bool) -> list[int]:
    """Die at the next transaction, before or after it is committed. Returns a list that grows when it happens."""
    write: Callable[..., Any] = database.write
    times: list[int] = []

    async def dying(work: Callable[..., Any], **about: Any) -> Any:
        if after:
            await write(work, **about)
        times.append(1)
        raise Killed

    database.write = dying  # type: ignore[method-assign]
    return times


async def course(hall: Hall, tournament_id: int) -> list[tuple[tuple[int, ...], ...]]:
    """The members of each table, round by round."""
    held = await hall.tournaments.show(tournament_id)
    assert held.row.status is Status.FINISHED
    assert_sound(held)
    assert len(await hall.tables_ever()) == len(held.stored.pods)
    return [
        tuple(pod.seats for pod in each.pods)
        for stage in held.snapshot.stages
        for each in stage.rounds
    ]


@pytest.mark.parametrize("engine", BOTH)
async def test_an_interrupted_tournament_goes_on_the_same(
    database_url: URL, tmp_path: Path
) -> None:
    given = plan(stage(), stage(3, (2, 3), format=Format.SINGLE_TABLE, cut=3))
    undisturbed = await open_hall(tmp_path / "undisturbed.sqlite3", Clock())
    first = await undisturbed.ready(ENTRANTS, given)
    await undisturbed.to_the_end(first)
    wanted = await course(undisturbed, first)
    await undisturbed.close()

    hall = await open_hall(database_url, Clock())
    second = await hall.ready(ENTRANTS, given)
    deaths = 0
    while (await hall.tournaments.show(second)).row.status is not Status.FINISHED:
        for after in (False, True):
            times = kill(hall.database, after=after)
            try:
                await hall.director.look()
            except Killed:
                deaths += len(times)
            hall = await hall.reopened()
        if not await hall.play():
            hall.pass_time(await hall.tournaments.show(second))
    assert await course(hall, second) == wanted
    assert deaths > 2 * len(wanted)
    await hall.close()


async def test_a_referee_gives_a_seat_to_another_member_at_one_stroke(
    database_url: URL,
) -> None:
    hall = await open_hall(database_url, Clock())
    tournament_id = await hall.started(ENTRANTS)
    held = await hall.tournaments.show(tournament_id)
    pod = held.stored.pods[0]
    before = held.entrant(held.seats(pod.id)[0].no).member_id
    acting = hall.by(ORGANISER)

    async def act(hall: Hall) -> None:
        await hall.tournaments.referee.substitute(
            tournament_id, acting, pod.id, 0, SUBSTITUTE, Typed("S"), reason=Typed("Ill")
        )

    async def seen(hall: Hall) -> tuple[bool, bool, int, int]:
        """Return whether they sit at the table and in the pod, with the numbers of rulings and faults."""
        held = await hall.tournaments.show(tournament_id)
        at = await hall.tables.position(pod.table_id or 0)
        in_pod = held.entrant(held.seats(pod.id)[0].no).member_id
        assert {in_pod, at.seats[0].member_id} <= {before, SUBSTITUTE}
        faults = len(held.stored.faults)
        return (
            at.seats[0].member_id == SUBSTITUTE,
            in_pod == SUBSTITUTE,
            len(held.stored.rulings),
            faults,
        )

    for after, wanted in ((False, (False, False, 0, 0)), (True, (True, True, 1, 1))):
        times = kill(hall.database, after=after)
        with pytest.raises(Killed):
            await act(hall)
        assert len(times) == 1
        hall = await hall.reopened()
        assert await seen(hall) == wanted
    # The same click, delivered again, changes nothing more.
    await act(hall)
    assert await seen(hall) == (True, True, 1, 1)
    await hall.close()
