"""Turns that are taken back in the log: records and proofs hold, and a kill stores all of it or nothing."""

import shutil
from pathlib import Path

import pytest
from sqlalchemy import URL

from bot.store import moves
from bot.store.database import Connection
from bot.tables.absence.ballots import YES
from bot.tables.history import records
from rules.core.codec import encode_state
from rules.core.game import RobotLevel
from rules.core.record import replay
from rules.core.rng import Rng
from rules.registry import GAME_KEYS, load
from tests.bot.tables.house import ANN, BOB, GAMES, SECRETS
from tests.engines import SQLITE
from tests.hosting.clocked import ClockedHouse, open_clocked_house
from tests.hosting.test_taking_back import agree, casual, seat_of, the_ballot, turn


async def test_log_record_and_proof_hold_after_a_turn_was_taken_back(house: ClockedHouse) -> None:
    table = (await casual(house, ANN, BOB)).table.id
    first, second = await turn(house, table), await turn(house, table)
    await house.people.taking_back.ask(table, house.by(first))
    await agree(house, table, second)
    at = await house.tables.position(table)
    verified = records.verify(at, SECRETS, await house.log(table))
    assert verified.ok
    assert verified.moves == 0
    await turn(house, table)
    at, log = await house.tables.position(table), await house.log(table)
    assert records.verify(at, SECRETS, log).ok
    *_, last = replay(at.game, records.record(at, SECRETS, log))
    assert encode_state(last.state) == encode_state(at.state)
    assert len(await house.people.taking_back._replays.stops(at)) == 2


async def test_a_failure_in_the_middle_leaves_all_as_it_was(
    house: ClockedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await casual(house, ANN, BOB)).table.id
    first, second = await turn(house, table), await turn(house, table)
    await house.people.taking_back.ask(table, house.by(first))
    before, log = await house.tables.position(table), await house.log(table)
    actor, number = house.by(second), (await the_ballot(house, table)).number

    class Killed(Exception):
        pass

    def dies(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        # The entries of the log have been written by then.
        patch.setattr("bot.store.moves.clear_undo", dies)
        with pytest.raises(Killed):
            await house.voting.vote(table, actor, number, YES)
    assert await house.log(table) == log
    assert (await house.tables.position(table)).state == before.state
    assert (await the_ballot(house, table)).outcome is None
    for _ in range(2):
        await house.voting.vote(table, actor, number, YES)
    assert len(await house.log(table)) == len(log) + 4
    assert (await the_ballot(house, table)).outcome == YES


@pytest.mark.parametrize("engine", [SQLITE], indirect=True)
async def test_a_kill_in_the_middle_leaves_the_question_open(
    house: ClockedHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The copy is what a new process finds if this one is killed between two writes of the transaction."""
    table = (await casual(house, ANN, BOB)).table.id
    first, second = await turn(house, table), await turn(house, table)
    await house.people.taking_back.ask(table, house.by(first))
    log, actor = await house.log(table), house.by(second)
    assert isinstance(house.where, URL)
    left, clear = tmp_path / "left.sqlite3", moves.clear_undo
    source = str(house.where.database)

    def copied(conn: Connection, table_id: int) -> None:
        clear(conn, table_id)
        for suffix in ("", "-wal"):
            shutil.copy(f"{source}{suffix}", f"{left}{suffix}")

    with monkeypatch.context() as patch:
        patch.setattr("bot.store.moves.clear_undo", copied)
        await agree(house, table, second)
    after = await house.tables.position(table)
    again = await open_clocked_house(left, now_ms=house.now_ms)
    assert await again.log(table) == log
    assert (await the_ballot(again, table)).outcome is None
    await again.voting.vote(table, actor, (await the_ballot(again, table)).number, YES)
    at = await again.tables.position(table)
    assert (at.table.seq, at.state) == (after.table.seq, after.state)
    assert records.verify(at, SECRETS, await again.log(table)).ok
    await again.close()


@pytest.mark.parametrize("engine", [SQLITE], indirect=True)
@pytest.mark.parametrize("title", GAME_KEYS)
async def test_every_title_goes_back_exactly_and_its_log_still_verifies(
    house: ClockedHouse, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, title, load(title))
    at = await house.table(ANN, BOB, title=title, rated=False)
    table, rng, service = at.table.id, Rng(3), house.people.taking_back
    states, times = {at.table.seq: at.state}, 0
    for step in range(60):
        at = await house.tables.position(table)
        if not at.waiting():
            break
        seat = min(at.waiting())
        move = at.game.robot(at.state, seat, RobotLevel.EASY, rng)
        member = at.seats[seat].member_id
        assert member is not None
        at = (await house.tables.play(table, house.by(member), move, None)).position
        states[at.table.seq] = at.state
        asker = (ANN, BOB)[step % 2]
        passed = await service._replays.passed(at, seat_of(at, asker))
        if step % 7 or passed is None or not await service.may_ask(at, asker):
            continue
        await service.ask(table, house.by(asker))
        await agree(house, table, ANN + BOB - asker)
        at = await house.tables.position(table)
        assert encode_state(at.state) == encode_state(passed.states[0])
        assert encode_state(at.state) == encode_state(states[passed.rows[0].seq - 1])
        states[at.table.seq] = at.state
        for gone in passed.rows:
            states.pop(gone.seq)
        times += 1
    assert times > 1
    log = await house.log(table)
    assert records.verify(at, SECRETS, log).ok
    *_, last = replay(at.game, records.record(at, SECRETS, log))
    assert encode_state(last.state) == encode_state(at.state)
