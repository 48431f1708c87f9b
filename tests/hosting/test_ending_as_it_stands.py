"""Moderators end a table with the ranks of the moment (specification of hosting, 7.3)."""

import dataclasses
from functools import partial

import pytest
from sqlalchemy import Connection, Select, func, select

from bot.store import schema
from bot.store.people import audit
from bot.store.rows import Status
from bot.tables.history.replays import Replays
from bot.tables.moderating.moderation import Moderation
from rules.core.errors import Refusal
from rules.core.text import SeatName, Typed, msg
from tests.bot.tables.house import ANN, BOB, CID, DAN, GAMES, GUILD
from tests.hosting.clocked import ClockedHouse
from tests.toys import nim

WHY = "The evening is over."
RANKS = (2, 1, 2)
TOLD = msg(
    "table.stands",
    places=(
        msg("table.stands_at", rank=1, seat=SeatName(1)),
        msg("table.stands_at", rank=2, seat=SeatName(0)),
        msg("table.stands_at", rank=2, seat=SeatName(2)),
    ),
)


@pytest.fixture
def ranked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy ranks a table that has not ended."""
    game = dataclasses.replace(nim.GAME, interim=lambda state: RANKS)
    monkeypatch.setitem(GAMES, "nim", game)


@pytest.mark.usefixtures("ranked")
async def test_the_ranks_are_in_the_log_of_the_table_its_closing_post_and_the_audit(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at = await house.table(ANN, BOB, CID)
    await house.acts(at.table.id)
    done = await moderation.end_as_it_stands(at.table.id, house.by(DAN), Typed(WHY))
    assert done.position.table.status is Status.CANCELLED
    assert done.position.waiting() == {}
    [(_, last)] = await house.tables.history(at.table.id, 1)
    assert last.msg == TOLD
    [closing] = await house.told("closing")
    assert b"table.stands_at" in closing
    assert WHY.encode() in b"".join(await house.told("notice"))
    [deed] = await house.database.read(lambda conn: audit.page(conn, GUILD, first=0, most=9))
    assert (deed.what, deed.after, deed.reason) == ("end_as_it_stands", "2 1 2", Typed(WHY))


@pytest.mark.usefixtures("ranked")
async def test_such_a_table_can_be_verified_and_watched_again(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at = await house.table(ANN, BOB, CID)
    for _ in range(3):
        await house.acts(at.table.id)
    await moderation.end_as_it_stands(at.table.id, house.by(DAN), Typed(WHY))
    verified = await house.tables.verify(at.table.id)
    assert verified.ok
    assert verified.moves >= 3
    ended = await house.tables.position(at.table.id)
    moment = await Replays(house.database).moment(ended, ended.table.seq)
    assert moment.position.state == ended.state
    assert TOLD in [event.msg for event in moment.events]
    record = await house.tables.record(at.table.id)
    assert len([each for each in record.entries if each.player is None]) == verified.moves


@pytest.mark.usefixtures("ranked")
async def test_it_counts_for_no_member(house: ClockedHouse, moderation: Moderation) -> None:
    at = await house.table(ANN, BOB, CID)
    await moderation.end_as_it_stands(at.table.id, house.by(DAN), Typed(WHY))
    for name in ("results", "rating_events"):
        query = select(func.count()).select_from(schema.metadata.tables[name])
        found = await house.database.read(partial(_number, query=query))
        assert found == 0


def _number(conn: Connection, query: Select[int]) -> int:
    return conn.execute(query).scalar_one()


async def test_a_title_without_ranks_before_its_end_is_refused(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at = await house.table(ANN, BOB)
    with pytest.raises(Refusal, match="no_ranks"):
        await moderation.end_as_it_stands(at.table.id, house.by(DAN), Typed(WHY))
    assert (await house.tables.position(at.table.id)).table.status is Status.PLAYING
    assert await house.database.read(lambda conn: audit.page(conn, GUILD, first=0, most=9)) == []


@pytest.mark.usefixtures("ranked")
async def test_a_table_that_has_ended_is_not_ended_again(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at = await house.table(ANN, BOB, CID)
    await moderation.end_as_it_stands(at.table.id, house.by(DAN), Typed(WHY))
    with pytest.raises(Refusal, match="ended"):
        await moderation.end_as_it_stands(at.table.id, house.by(DAN), Typed(WHY))
