"""Pages tell nothing that a spectator does not know: with all that is hidden dealt anew, no byte of them differs."""

import dataclasses
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.features.web.site import Site
from bot.i18n import LANGUAGES
from bot.store.people import aheads
from bot.store.people.aheads import NEXT, Ahead
from bot.tables.history.replays import Moment, Replays
from bot.tables.model import Position
from bot.tables.service import Tables
from rules.core.rng import Rng
from rules.registry import GAME_KEYS
from tests.bot.web.stand import Stand

MOVES = (0, 7, 26)
Found = dict[str, tuple[int, dict[str, str], bytes]]


def _another(at: Position, seed: int) -> Position:
    """The same table in another world that spectators cannot tell from the real one."""
    if at.state is None:
        return at
    return dataclasses.replace(at, state=at.game.determinize(at.state, None, Rng(seed)))


@asynccontextmanager
async def _world(site: Stand, seed: int) -> AsyncIterator["TestClient[Any, Any]"]:
    """A site without anything cached; with a seed in a world dealt anew."""
    position, moment, stops = Tables.position, Replays.moment, Replays.stops
    with pytest.MonkeyPatch.context() as patch:
        if seed:

            async def dealt(self: Tables, table_id: int) -> Position:
                return _another(await position(self, table_id), seed)

            async def past(self: Replays, at: Position, wanted: int, *, step: int = 0) -> Moment:
                real = await position(site.core.tables, at.table.id)
                found = await moment(self, real, wanted, step=step)
                return dataclasses.replace(found, position=_another(found.position, seed))

            async def ends(self: Replays, at: Position) -> Any:
                return await stops(self, await position(site.core.tables, at.table.id))

            patch.setattr(Tables, "position", dealt)
            patch.setattr(Replays, "moment", past)
            patch.setattr(Replays, "stops", ends)
        async with TestClient(TestServer(Site(site.core).application())) as client:
            yield client


async def _looked(site: Stand, path: str, seed: int) -> Found:
    """Every page, file and picture of a table, with status, headers and bytes."""
    parts = [path, path.replace("/t/", "/api/v1/tables/")]
    parts += [f"{path}/{each}" for each in ("turns", "turns/0", "turns/1.png", "board.png")]
    parts += [f"{path}/{each}" for each in ("board@2x.png", "proof", "record.json", "film")]
    found: Found = {}
    async with _world(site, seed) as client:
        for part in parts:
            for language in LANGUAGES if "." not in part else ("en",):
                async with client.get(part, headers={"Accept-Language": language}) as answer:
                    headers = {k: v for k, v in answer.headers.items() if k != "Date"}
                    found[f"{part} {language}"] = answer.status, headers, await answer.read()
    return found


@pytest.mark.parametrize("title", GAME_KEYS)
async def test_no_answer_depends_on_what_spectators_cannot_know(site: Stand, title: str) -> None:
    table = await site.table(title)
    path, compared = await site.path(table), 0
    for moves in MOVES:
        at = await site.play(table, moves)
        real = await _looked(site, path, 0)
        assert any(status == 200 for status, _, _ in real.values())
        for seed in (1, 2):
            other = await _looked(site, path, seed)
            differs = [part for part in real if other[part] != real[part]]
            assert not differs, (title, at.table.seq, differs)
            compared += len(real)
    assert compared


async def test_a_pre_move_changes_no_answer(site: Stand) -> None:
    table = await site.table("mine")
    at = await site.play(table, 6)
    path = await site.path(table)
    before = await _looked(site, path, 0)
    other = next(row for row in at.seats if row.seat not in at.waiting())
    assert other.member_id is not None
    given = Ahead(table, other.seat, NEXT, other.member_id, b"\x80", b"", at.table.seq)
    await site.core.database.write(lambda conn: aheads.put(conn, given))
    assert await _looked(site, path, 0) == before
