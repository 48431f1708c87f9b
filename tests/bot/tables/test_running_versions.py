"""A table of Project MINE that began with version 1 ends as version 1 says, in a program with version 2."""

from typing import Any

from sqlalchemy import select, text

from bot.clocks.paces import NO_CLOCK
from bot.store import schema
from bot.store.rows import ANYONE, NoticeKind, Secrets, Status
from bot.tables import opening
from bot.tables.history.records import checked_options
from bot.tables.robots import robot_to_move
from bot.tables.telling.outdated import tell_of_new_rules
from rules.core.codec import unpack_move
from rules.core.game import GameDef, RobotLevel
from rules.core.record import Entry, Record, decode_record, replay
from rules.core.rng import Rng
from rules.mine import GAME
from tests.bot.tables.house import ANN, BOB, CHANNEL, GUILD, House
from tests.golden import FOLDER, told_end

IDLE = decode_record((FOLDER / "mine" / "v1" / "nobody_enters.json").read_bytes())


async def begun(house: House, game: GameDef[Any, Any], record: Record) -> int:
    """A table with the deal of a record."""
    secrets = Secrets(seed=record.setup.seed, salt=b"sixteen bytes ..")
    ann = house.by(ANN)
    table = opening.opened(
        game,
        ann,
        secrets,
        guild_id=GUILD,
        channel_id=CHANNEL,
        language="en",
        seats=record.setup.seats,
        options=checked_options(game, record.setup.seats, record.setup.options),
        pace=NO_CLOCK,
        who=ANYONE,
        now=int(house.clock()),
    )
    rows = opening.seats_for(ann, record.setup.seats)
    table_id = (await house.tables.open_as(ann, table, rows, secrets)).position.table.id
    await house.tables.join(table_id, house.by(BOB))
    await house.tables.start(table_id, house.by(ANN))
    return table_id


async def played(house: House, table_id: int, entries: tuple[Entry, ...]) -> None:
    for done in entries:
        at = await house.tables.position(table_id)
        member = at.seats[done.seat].member_id
        assert done.move is not None
        assert member is not None
        move = unpack_move(at.game, done.move)
        await house.tables.play(table_id, house.by(member), move, None)


async def test_a_table_of_version_1_ends_as_version_1_says(house: House) -> None:
    assert GAME.earlier is not None
    first, half = GAME.earlier, len(IDLE.entries) // 2
    house = await house.reopened(games={"mine": first})
    table_id = await begun(house, first, IDLE)
    await played(house, table_id, IDLE.entries[:half])

    house = await house.reopened(games={"mine": GAME})
    told = await tell_of_new_rules(house.database, lambda _: GAME, ("mine",), house.clock())
    assert told == 1
    await played(house, table_id, IDLE.entries[half:])
    at = await house.tables.position(table_id)
    assert (at.table.status, at.table.rules_version) == (Status.FINISHED, 1)
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    assert told_end(outcome).totals == (0, 16)
    assert (await house.tables.verify(table_id)).ok
    *_, last = replay(at.game, await house.tables.record(table_id))
    assert at.game.outcome(last.state) == outcome

    table_id = await begun(house, GAME, IDLE)
    await played(house, table_id, IDLE.entries)
    at = await house.tables.position(table_id)
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    assert (at.table.rules_version, told_end(outcome).totals) == (2, (0, 0))
    await house.database.close()


async def test_robots_play_a_table_of_version_1_by_its_rules(house: House) -> None:
    assert GAME.earlier is not None
    house = await house.reopened(games={"mine": GAME.earlier})
    table_id = await begun(house, GAME.earlier, IDLE)
    await house.tables.leave(table_id, house.by(BOB))
    house = await house.reopened(games={"mine": GAME})
    chance = Rng(1)
    for _ in range(30):
        at = await house.tables.position(table_id)
        seat = robot_to_move(at)
        if seat is None:
            seat = min(at.waiting())
            move = at.game.robot(at.state, seat, RobotLevel.QUICK, chance)
            await house.tables.play(table_id, house.by(ANN), move, None)
        else:
            move = at.game.robot(at.state, seat, RobotLevel.NORMAL, chance)
            assert await house.tables.play_robot(table_id, seat, move, seq=at.table.seq)
    await house.called_off(table_id)
    assert (await house.tables.position(table_id)).table.rules_version == 1
    assert (await house.tables.verify(table_id)).ok
    await house.database.close()


async def test_a_damaged_table_keeps_no_program_from_starting(house: House) -> None:
    assert GAME.earlier is not None
    house = await house.reopened(games={"mine": GAME.earlier})
    table_id = await begun(house, GAME.earlier, IDLE)
    await house.database.write(lambda conn: conn.execute(text("UPDATE tables SET options = '{'")))
    told = await tell_of_new_rules(house.database, lambda _: GAME, ("mine",), house.clock())
    assert told == 1
    rows = schema.outbox.c
    notices = select(rows.table_id).where(rows.kind == NoticeKind.NOTICE)
    assert await house.database.read(lambda conn: conn.scalars(notices).all()) == [table_id]
    await house.database.close()
