"""A tournament at which nothing is due is not read again until it or one of its tables changes."""

from typing import Any

import pytest

from bot.store.contest import tournaments
from bot.tournaments.directing.quiet import LONGEST_S
from bot.tournaments.model import Held
from rules.contest.director.plan import HOUR_MS
from rules.core import engine
from rules.core.rng import Rng
from tests.bot.tournaments.hall import FIRST_MEMBER, START_MS, Hall, plan

pytestmark = pytest.mark.slow


class Reads:
    """Counts how often tournaments are read, and may do something just after one was."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[int] = []
        self.after: Any = None
        read = hall.tournaments.changes.held

        async def held(tournament_id: int) -> Held:
            self.made.append(tournament_id)
            found = await read(tournament_id)
            after, self.after = self.after, None
            if after is not None:
                await after()
            return found

        monkeypatch.setattr(hall.tournaments.changes, "held", held)

    async def of(self, hall: Hall) -> list[int]:
        """The director's reads at a look."""
        self.made.clear()
        await hall.director.look()
        return list(self.made)


@pytest.fixture
def reads(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Reads:
    return Reads(hall, monkeypatch)


async def two(hall: Hall) -> tuple[int, int]:
    """A tournament that is being played and one for which members sign up, both looked at."""
    playing = await hall.started(2)
    signing = await hall.announced(plan(starts_at_ms=START_MS + 240 * HOUR_MS))
    await hall.director.look()
    return playing, signing.id


async def move(hall: Hall) -> None:
    """A member's move at the only table."""
    (table_id,) = await hall.in_play()
    at = await hall.tables.position(table_id)
    seat = min(at.waiting())
    member = at.seats[seat].member_id
    assert member is not None
    await hall.tables.play(
        table_id, hall.by(member), engine.sample_move(at.game, at.state, seat, Rng(1)), None
    )


async def test_nothing_is_read_while_nothing_changes(hall: Hall, reads: Reads) -> None:
    await two(hall)
    assert await reads.of(hall) == []


async def test_a_move_makes_its_own_tournament_be_read_and_no_other(
    hall: Hall, reads: Reads
) -> None:
    playing, _ = await two(hall)
    await move(hall)
    assert await reads.of(hall) == [playing]
    assert await reads.of(hall) == []


async def test_tables_of_no_tournament_wake_no_member(
    hall: Hall, reads: Reads, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two(hall)
    (table_id,) = await hall.in_play()
    woken: list[bool] = []
    monkeypatch.setattr(hall.director._rounds, "wake", lambda: woken.append(True))
    hall.director.look_at(table_id + 1)
    assert woken == []
    assert await reads.of(hall) == []
    hall.director.look_at(table_id)
    assert woken == [True]


async def test_a_sign_up_makes_its_tournament_be_read(hall: Hall, reads: Reads) -> None:
    _, signing = await two(hall)
    await hall.tournaments.sign_up(signing, hall.by(FIRST_MEMBER))
    assert await reads.of(hall) == [signing]


async def test_changes_of_another_process_are_read(hall: Hall, reads: Reads) -> None:
    """Its version says so, though no message did."""
    _, signing = await two(hall)
    row = (await hall.tournaments.show(signing)).row
    await hall.database.write(lambda conn: tournaments.touch(conn, signing, row.version))
    assert await reads.of(hall) == [signing]


async def test_everything_is_read_when_anything_may_have_changed(hall: Hall, reads: Reads) -> None:
    both = await two(hall)
    hall.director.look_at_all()
    assert await reads.of(hall) == list(both)


async def test_everything_is_read_once_a_minute(hall: Hall, reads: Reads) -> None:
    both = await two(hall)
    hall.clock.now += LONGEST_S - 1
    assert await reads.of(hall) == []
    hall.clock.now += 1
    assert await reads.of(hall) == list(both)


async def test_a_move_while_its_tournament_is_read_is_not_missed(hall: Hall, reads: Reads) -> None:
    playing, _ = await two(hall)
    await move(hall)
    reads.after = lambda: move(hall)
    pause = await hall.director.look()
    assert pause == 0, "it is looked at again at once"
    assert await reads.of(hall) == [playing]


async def test_a_change_of_a_tournament_while_it_is_read_is_not_missed(
    hall: Hall, reads: Reads
) -> None:
    _, signing = await two(hall)
    await hall.tournaments.sign_up(signing, hall.by(FIRST_MEMBER))

    async def signs_up() -> None:
        # A change waits until a duty has been carried out, so another process tells this.
        hall.director.wake(signing)

    reads.after = signs_up
    await hall.director.look()
    assert await reads.of(hall) == [signing]


async def test_many_tables_open_after_one_read(hall: Hall, reads: Reads) -> None:
    """The start, the stage, the pairings, the tables, and the wait for them are a read each."""
    tournament_id = await hall.ready(36)
    hall.clock.now = (await hall.tournaments.show(tournament_id)).row.starts_ms / 1000
    assert await reads.of(hall) == [tournament_id] * 5
    assert len(await hall.in_play()) == 12
