"""The site in worlds that a visitor cannot tell apart: whatever visitors cannot know is dealt anew.

That includes the members whom organisers keep apart: each world has other pairs, under another salt.
"""

import dataclasses
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer
from msgspec import structs

from bot.features.web.site import Site
from bot.i18n import LANGUAGES
from bot.store.contest import apart, tournaments
from bot.store.contest.rows import PodRow, Stored
from bot.tables.history.replays import Moment, Replays
from bot.tables.model import Position
from bot.tables.service import Tables
from rules.core.rng import Rng
from tests.bot.tables.house import GUILD
from tests.bot.web.stand import ANN, ROOT, Stand
from tests.scale import sized

Found = dict[str, tuple[int, dict[str, str], bytes]]
"""Status, headers and bytes of each answer."""
_CUP = ("", "?screen", "/cover.png", "/feed.atom", "/calendar.ics", "/standings.csv")
_CUP_FILES = ("/results.trf", "/bracket-1.svg", "/certificate-1-1.json")


def of_table(path: str) -> list[str]:
    """Return the addresses of everything that a table has."""
    parts = ("turns", "turns/0", "turns/1.png", "board.png", "board@2x.png")
    ended = ("proof", "record.json", "film", "sheets/0.png")
    api = path.replace("/t/", "/api/v1/tables/")
    return [path, api, *(f"{path}/{each}" for each in (*parts, *ended))]


def of_cup(path: str) -> list[str]:
    """Return the addresses of everything that a tournament has."""
    api = path.replace("/c/", "/api/v1/tournaments/")
    return [api, *(f"{path}{each}" for each in (*_CUP, *_CUP_FILES))]


async def of_people(site: Stand) -> list[str]:
    """Return the addresses of the server's page and of Ann's, with the same as JSON."""
    pages = site.core.pages
    await pages.open_member(ANN, on=True)
    server = (await pages.of_server(GUILD) or "").removeprefix(ROOT)
    member = (await pages.of_member(ANN) or "").removeprefix(ROOT)
    apis = [server.replace("/s/", "/api/v1/servers/"), member.replace("/m/", "/api/v1/members/")]
    return [server, member, f"{member}/card.png", *apis]


async def looked(site: Stand, parts: Iterable[str], seed: int = 0) -> Found:
    """Return every answer of a site without anything cached; with a seed in a world dealt anew.

    In the usual run each address is asked for in one language.
    """
    found: Found = {}
    async with _world(site, seed) as client:
        for place, part in enumerate(parts):
            usual = (LANGUAGES[place % len(LANGUAGES)],)
            for language in sized(usual, LANGUAGES) if "." not in part else ("en",):
                async with client.get(part, headers={"Accept-Language": language}) as answer:
                    headers = {k: v for k, v in answer.headers.items() if k != "Date"}
                    found[f"{part} {language}"] = answer.status, headers, await answer.read()
    return found


def differing(real: Found, other: Found) -> list[str]:
    """Return the answers that differ in status, headers or bytes."""
    return [part for part in real | other if other.get(part) != real.get(part)]


def _another(at: Position, seed: int) -> Position:
    """The same table in another world that spectators cannot tell from the real one."""
    if at.state is None:
        return at
    return dataclasses.replace(at, state=at.game.determinize(at.state, None, Rng(seed)))


def _otherwise(stored: Stored, seed: int) -> Stored:
    """The same tournament with other results of tables whose deal is a secret."""
    secret = {each.id for each in stored.deals if each.opened_ms is None}
    pods = tuple(_turned(each, seed) if each.deal_id in secret else each for each in stored.pods)
    return structs.replace(stored, pods=pods)


def _turned(pod: PodRow, seed: int) -> PodRow:
    if pod.result is None:
        return pod
    count = len(pod.result.seats)
    seats = tuple(
        structs.replace(
            each,
            rank=count + 1 - each.rank,
            total=each.total + 7 * seed,
            margin=-each.margin - seed,
        )
        for each in pod.result.seats
    )
    return structs.replace(pod, result=structs.replace(pod.result, seats=seats))


@asynccontextmanager
async def _world(site: Stand, seed: int) -> AsyncIterator["TestClient[Any, Any]"]:
    position, moment, stops = Tables.position, Replays.moment, Replays.stops
    load = tournaments.load
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

            def loaded(conn: Any, tournament_id: int) -> Stored | None:
                stored = load(conn, tournament_id)
                return None if stored is None else _otherwise(stored, seed)

            patch.setattr(Tables, "position", dealt)
            patch.setattr(Replays, "moment", past)
            patch.setattr(Replays, "stops", ends)
            patch.setattr(tournaments, "load", loaded)
            patch.setattr(apart, "pairs", lambda conn, number: ((seed, 100 + seed),))
            patch.setattr(apart, "salt", lambda conn, number: bytes([seed]) * 16)
            patch.setattr(apart, "secrets", lambda conn, number: iter(()))
        async with TestClient(TestServer(Site(site.core).application())) as client:
            yield client
