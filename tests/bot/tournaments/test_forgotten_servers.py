"""A server is forgotten while tournaments go on in it: they are called off, and nothing in them names any member."""

from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, update

from bot.store.contest import tournaments as stored
from bot.store.declaring import contest
from bot.store.rows import Status as TableStatus
from bot.tables.privacy.forgetting import Forgetting
from bot.tables.privacy.privacy import Privacy
from bot.tournaments.leaving import call_off_everywhere
from rules.contest.director.snapshot import Status
from rules.core.text import Typed
from tests.bot.tables.house import GUILD
from tests.bot.tournaments.hall import (
    FIRST_MEMBER,
    ORGANISER,
    Hall,
    assert_sound,
    open_hall,
    plan,
    stage,
)
from tests.bot.tournaments.test_deleted import cells_with

pytestmark = pytest.mark.slow

NUMBER = 913_372_036_854_775_807
"""A number as Discord gives them out, which needs eight bytes."""
REFEREE = NUMBER - 2


def forgetting_of(hall: Hall) -> Forgetting:
    call_off = partial(call_off_everywhere, hall.tournaments)
    return Forgetting(hall.database, hall.tables, lambda: None, call_off)


async def life(hall: Hall) -> int:
    """A tournament in its second round, with referees, a ruling and a dispute that name people."""
    held = await hall.announced(plan(stage(rounds=2)))
    members = (NUMBER, *range(FIRST_MEMBER, FIRST_MEMBER + 5))
    for member in members:
        await hall.tournaments.sign_up(held.id, hall.by(member))
    await hall.tournaments.amend.people(held.id, hall.by(ORGANISER), referees=(REFEREE,))
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    await hall.director.look()
    for member in members:
        await hall.tournaments.check_in(held.id, hall.by(member))
    hall.clock.now = held.row.starts_ms / 1000
    await hall.director.look()
    await hall.tournaments.organise.pause(
        held.id, hall.by(REFEREE), reason=Typed(f"M{NUMBER} (<@{NUMBER}>) is away.")
    )
    pod = (await hall.tournaments.show(held.id)).stored.pods[0]

    def write(conn: Connection) -> None:
        words = {"tournament_id": held.id, "pod_id": pod.id, "member_id": NUMBER, "at_ms": 1}
        conn.execute(insert(contest.disputes).values(words | {"text": f"M{FIRST_MEMBER} cheats."}))
        conn.execute(insert(contest.reminders).values(tournament_id=held.id, cause="x", at_ms=1))
        named = update(contest.tournaments).where(contest.tournaments.c.id == held.id)
        conn.execute(named.values(name=f"Cup of M{NUMBER}", announce_message_id=5))
        conn.execute(update(contest.rounds).values(message_id=6))

    await hall.database.write(write)
    return held.id


async def test_its_tournaments_are_called_off_and_name_no_member(hall: Hall) -> None:
    tournament_id = await life(hall)
    in_play = await hall.in_play()
    assert in_play
    people = (NUMBER, REFEREE, ORGANISER, *range(FIRST_MEMBER, FIRST_MEMBER + 5))
    before = await hall.database.read(lambda conn: cells_with(conn, str(NUMBER), f"M{NUMBER}"))
    assert {("entrants", "name"), ("rulings", "reason"), ("tournaments", "name")} <= {*before}

    await forgetting_of(hall).forget(GUILD)
    await forgetting_of(hall).forget(GUILD)

    held = await hall.tournaments.show(tournament_id)
    assert held.row.status is Status.CANCELLED
    assert_sound(held)
    assert all(each.member_id < 0 and not each.name for each in held.stored.entrants)
    assert len({each.member_id for each in held.stored.entrants}) == 6
    assert held.row.organiser_id < 0
    assert held.row.name == Typed("Cup of …")
    for table_id in in_play:
        assert (await hall.tables.position(table_id)).table.status is TableStatus.CANCELLED
    named = [f"M{each}" for each in people]
    wanted = (*named, str(NUMBER), str(REFEREE))
    left = await hall.database.read(lambda conn: cells_with(conn, *wanted))
    assert [each for each in left if each[0] != "dues"] == []

    def posted(conn: Connection) -> list[object]:
        rows = contest.tournaments, contest.rounds, contest.reminders, contest.disputes
        first = conn.execute(select(rows[0].c.announce_message_id)).scalars()
        second = conn.execute(select(rows[1].c.message_id)).scalars()
        rest = [each for table in rows[2:] for each in conn.execute(select(table))]
        return [each for each in (*first, *second, *rest) if each is not None]

    assert await hall.database.read(posted) == []


async def test_the_director_leaves_a_forgotten_tournament_alone(hall: Hall) -> None:
    tournament_id = await life(hall)
    await forgetting_of(hall).forget(GUILD)
    before = (await hall.tournaments.show(tournament_id)).row.version
    hall.clock.now += 30 * 86_400
    await hall.director.look()
    assert (await hall.tournaments.show(tournament_id)).row.version == before
    assert await hall.database.read(stored.live) == {}


async def test_no_byte_of_the_file_identifies_entrants_of_its_tournaments(tmp_path: Path) -> None:
    hall = await open_hall(tmp_path / "hall.sqlite3")
    await life(hall)
    before = content(tmp_path)
    assert f"M{NUMBER}".encode() in before
    assert NUMBER.to_bytes(8, "big") in before
    assert REFEREE.to_bytes(8, "big") in before
    await forgetting_of(hall).forget(GUILD)
    await Privacy(hall.database, hall.tables, lambda: None).scrub_due(None, 0)  # type: ignore[arg-type]
    while_open = content(tmp_path)
    await hall.close()
    for found in (while_open, content(tmp_path)):
        assert [each for each in traces() if each in found] == []


def traces() -> list[bytes]:
    """The traces of the entrant, without a result, and of the referee."""
    found = [f"M{NUMBER}".encode(), f"M{REFEREE}".encode()]
    for each in (NUMBER, REFEREE):
        found += [str(each).encode(), each.to_bytes(8, "big"), each.to_bytes(8, "little")]
    return found


def content(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.glob("hall.sqlite3*")))
