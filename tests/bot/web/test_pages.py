"""Pages of tables, tournaments, servers and members: what they show, to whom, and how they are answered."""

import dataclasses
import json
import re
from contextlib import suppress
from html.parser import HTMLParser
from typing import Any

import jsonschema
import pytest
from msgspec.structs import replace

from bot.features.web import lane
from bot.features.web.openapi import DOCUMENT
from bot.features.web.parts import Web
from bot.i18n import LANGUAGES
from bot.store.rows import Filters, Timer, TimerKind
from bot.store.timers import StaleTimer
from bot.tables.names import visible
from bot.tables.privacy.privacy import Privacy
from bot.tables.settings import SPECTATORS, WEB_LISTED, WEB_OFF
from rules.contest.plans.teams import with_teams
from rules.core.text import Typed
from tests.bot.tables.house import GUILD
from tests.bot.tournaments.hall import ORGANISER, plan, stage
from tests.bot.web.stand import ANN, BOB, CID, MEMBERS, ROOT, Stand
from tests.hostile import HOSTILE

GONE = 404


async def _parts(site: Stand, path: str) -> list[str]:
    """The addresses of all that a table has."""
    files = ("board.png", "board@2x.png", "turns", "turns/0", "turns/1.png")
    ended = ("proof", "record.json", "film", "sheets/0.png")
    api = path.replace("/t/", "/api/v1/tables/")
    return [path, api, *(f"{path}/{each}" for each in (*files, *ended))]


async def test_a_table_is_shown_with_its_board_words_and_seats(site: Stand) -> None:
    table = await site.table()
    await site.play(table, 4)
    path = await site.path(table)
    page = await site.text(path)
    assert "Ann" in page
    assert "Bob Bobson" in page
    assert f'<meta property="og:image" content="{ROOT}{path}/board.png' in page
    board = await site.get(f"{path}/board.png")
    assert (board.status, board.content_type) == (200, "image/png")
    view = json.loads(await site.text(path.replace("/t/", "/api/v1/tables/")))
    assert view["status"] == "playing"
    assert any(seat["asked"] for seat in view["seats"])
    assert view["words"]


async def test_an_ended_table_has_result_replay_record_and_proof(site: Stand) -> None:
    table = await site.table("mine")
    await site.play(table)
    path = await site.path(table)
    page = await site.text(path)
    assert "/sheets/0.png" in page
    for part in await _parts(site, path):
        answer = await site.get(part)
        assert answer.status == 200, part
    assert "Fair." in await site.text(f"{path}/proof")
    assert json.loads(await site.text(f"{path}/record.json"))["title"] == "mine"
    assert (await site.get(f"{path}/turns/9999")).status == GONE


async def test_a_table_in_play_has_no_record_proof_film_or_scores(site: Stand) -> None:
    table = await site.table("mine")
    await site.play(table, 5)
    path = await site.path(table)
    for part in ("proof", "record.json", "film", "sheets/0.png"):
        assert (await site.get(f"{path}/{part}")).status == GONE


async def test_pages_that_are_off_private_closed_or_kept_out_do_not_exist(site: Stand) -> None:
    table = await site.table()
    path, core = await site.path(table), site.core
    parts = await _parts(site, path)

    async def seen() -> set[int]:
        return {(await site.get(part)).status for part in parts}

    assert 200 in await seen()
    await core.settings.allow(GUILD, SPECTATORS, False)
    assert await seen() == {GONE}
    await core.settings.allow(GUILD, SPECTATORS, True)
    await core.pages.keep_out(await site.at(table), on=True)
    assert await seen() == {GONE}
    await core.pages.keep_out(await site.at(table), on=False)
    assert await seen() == {GONE}
    assert await site.path(table) != path
    private = await site.table(members=(ANN,), seats=2, who=Filters(private=True), start=False)
    assert await core.pages.of_table(await site.at(private)) is None


async def test_the_reason_why_a_table_has_no_page_is_the_one_that_holds(site: Stand) -> None:
    pages, settings = site.core.pages, site.core.settings
    table = await site.table()
    private = await site.table(members=(ANN,), seats=2, who=Filters(private=True), start=False)
    assert await pages.lacking(await site.at(table)) is None
    assert await pages.lacking(await site.at(private)) == "private"
    await settings.allow(GUILD, SPECTATORS, False)
    assert await pages.lacking(await site.at(table)) == "unwatched"
    await settings.set_web(GUILD, WEB_OFF)
    assert await pages.lacking(await site.at(table)) == "off"
    for language in LANGUAGES:
        words = site.core.catalogues[language].words
        reasons = ("private", "sealed", "unwatched", "off", "off_for_you")
        assert len({words("error.web.none_here", why=why) for why in reasons}) == len(reasons)


async def test_switching_pages_off_and_on_again_gives_new_addresses(site: Stand) -> None:
    table = await site.table()
    path, settings = await site.path(table), site.core.settings
    server = await site.core.pages.of_server(GUILD)
    await settings.set_web(GUILD, "linked")
    assert await site.core.pages.of_server(GUILD) is None
    assert (await site.get(path)).status == 200
    await settings.set_web(GUILD, WEB_OFF)
    assert (await site.get(path)).status == GONE
    await settings.set_web(GUILD, WEB_LISTED)
    assert (await site.get(path)).status == GONE
    assert await site.path(table) != path
    assert await site.core.pages.of_server(GUILD) != server


async def test_pages_only_answer_get_and_head_with_strict_headers(site: Stand) -> None:
    table = await site.table()
    path = await site.path(table)
    for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
        assert (await site.client.request(method, path)).status == 405
    for part in (*await _parts(site, path), "/style.css", "/nowhere", "/robots.txt"):
        answer = await site.get(part)
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert "unsafe" not in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "Set-Cookie" not in answer.headers
        assert "Last-Modified" not in answer.headers
    page = await site.text(path)
    assert "<form" not in page
    assert "style=" not in page
    assert "<script" not in page
    head = await site.client.head(path)
    assert (head.status, await head.read()) == (200, b"")


async def test_an_unchanged_page_is_not_sent_again(site: Stand) -> None:
    table = await site.table()
    path = await site.path(table)
    for part in (path, f"{path}/board.png"):
        first = await site.get(part)
        again = await site.get(part, **{"If-None-Match": first.headers["ETag"]})
        assert (again.status, await again.read()) == (304, b"")
    await site.play(table, 1)
    changed = await site.get(path, **{"If-None-Match": (await site.get(path)).headers["ETag"]})
    assert changed.status == 304


async def test_one_address_that_asks_too_often_is_told_to_wait(
    site: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lane, "ROOM", 5.0)
    monkeypatch.setattr(lane, "RATE", 0.001)
    answers = [await site.get("/robots.txt") for _ in range(8)]
    assert [each.status for each in answers] == [200] * 5 + [503] * 3
    assert all(int(each.headers["Retry-After"]) > 0 for each in answers[5:])
    other = await site.get("/robots.txt", **{"X-Forwarded-For": "203.0.113.7"})
    assert other.status == 200


async def test_a_flood_of_one_address_does_not_close_the_pages_for_others() -> None:
    now = 0.0
    busy = lane.Lane(lambda: 0.0, lambda: now)
    busy.spend(1000.0)
    # The longest wait is that of a page that is made now.
    now += lane.LONGEST_WAIT_S
    async with busy.room():
        pass


async def test_nothing_is_looked_up_while_the_debt_is_at_its_limit() -> None:
    now = 0.0
    busy = lane.Lane(lambda: 0.0, lambda: now)
    busy.assert_open()
    busy.spend(1000.0)
    with pytest.raises(lane.Busy) as refused:
        busy.assert_open()
    assert refused.value.seconds == lane.LONGEST_WAIT_S
    now += 0.1
    busy.assert_open()


async def test_only_pictures_and_styles_with_a_version_are_kept_without_asking(
    site: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await site.path(await site.table())
    kept = {part: await site.get(f"{path}{part}?v=1") for part in ("/board.png", "", "/no.png")}
    lasts = {part: each.headers["Cache-Control"] for part, each in kept.items()}
    assert lasts == {"/board.png": "private, max-age=3600", "": "no-cache", "/no.png": "no-cache"}
    monkeypatch.setattr(lane, "ROOM", -1.0)
    refused = await site.get(f"{path}/board.png?v=1", **{"X-Forwarded-For": "203.0.113.9"})
    assert (refused.status, refused.headers["Cache-Control"]) == (503, "no-cache")
    on_projector = await site.get(f"{path}?screen", **{"X-Forwarded-For": "203.0.113.9"})
    assert int(on_projector.headers["Refresh"]) > 0


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_in_the_language_of_its_reader(site: Stand, language: str) -> None:
    table, cup = await site.table("mine"), await site.cup()
    await site.play(table)
    words = site.core.catalogues[language].words
    asked = {"en": "en-GB", "ko": "ko-KR,en;q=0.5", "it": "fr,it;q=0.8,en;q=0.3"}[language]
    for path in (await site.path(table), await site.cup_path(cup)):
        page = await site.text(path, asked)
        assert f'<html lang="{language}">' in page
        assert words("web.foot") in page
        assert await site.text(f"{path}?lang={language}", "de") == page


async def test_names_that_try_to_be_more_than_text_stay_text(site: Stand) -> None:
    pairs = list(zip(HOSTILE[::2], HOSTILE[1::2], strict=False))
    for number, (first, second) in enumerate((*pairs, ('"><script>', "'><img src=x onerror=y>"))):
        members, names = (ANN + 10 * number, BOB + 10 * number), (first, second)
        table = await site.table("expancity", members, names=names, name=second[:30])
        path = await site.path(table)
        for part in (path, f"{path}/turns/0"):
            page = Tags()
            page.feed(await site.text(part))
            assert page.scripts <= {"/slider.js"}
            assert not page.strange, (names, page.strange)


class Tags(HTMLParser):
    """Collects what a page loads, and what none of our templates has."""

    def __init__(self) -> None:
        super().__init__()
        self.scripts: set[str] = set()
        self.strange: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = {name: value or "" for name, value in attrs}
        if tag == "script":
            self.scripts.add(facts.get("src", "").partition("?")[0])
        if tag in ("b", "form", "iframe", "style") or any(each.startswith("on") for each in facts):
            self.strange.append(tag)
        for link in (facts.get("href", ""), facts.get("src", "")):
            if link and not link.startswith(("/", "#", "https://discord.com/channels/", ROOT)):
                self.strange.append(link)


async def test_files_name_dates_where_pages_tell_how_long_it_is(site: Stand) -> None:
    path = await site.cup_path((await site.hall.announced(title="metromania")).id)
    assert re.search(r"in \d+ (hour|day)s?", await site.text(path))
    feed = await site.text(f"{path}/feed.atom")
    assert not re.search(r"in \d+ (hour|day)s?", feed)
    assert " UTC" in feed


async def test_pages_hold_no_numbers_of_members(site: Stand) -> None:
    table, cup = await site.table("mine"), await site.cup()
    await site.play(table)
    await site.core.pages.open_member(ANN, on=True)
    member = (await site.core.pages.of_member(ANN) or "").removeprefix(ROOT)
    path, of_cup = await site.path(table), await site.cup_path(cup)
    server = (await site.core.pages.of_server(GUILD) or "").removeprefix(ROOT)
    texts = [path, f"{path}/proof", f"{path}/record.json", f"{path}/turns", member, server, of_cup]
    texts += [
        of_cup.replace("/c/", "/api/v1/tournaments/"),
        server.replace("/s/", "/api/v1/servers/"),
    ]
    texts += [f"{of_cup}/{each}" for each in ("feed.atom", "calendar.ics", "standings.csv")]
    for each in texts:
        told = await site.text(each)
        assert not [number for number in MEMBERS if str(number) in told], each


async def test_a_deleted_member_is_a_former_player_at_once(site: Stand) -> None:
    table = await site.table("mine", (ANN, BOB))
    await site.play(table)
    path = await site.path(table)
    assert "Bob Bobson" in await site.text(path)
    first = await (await site.get(f"{path}/board.png")).read()
    server = (await site.core.pages.of_server(GUILD) or "").removeprefix(ROOT)
    await site.core.pages.open_member(BOB, on=True)
    own = (await site.core.pages.of_member(BOB) or "").removeprefix(ROOT)
    privacy = Privacy(site.core.database, site.core.tables, lambda: None)
    assert "Bob Bobson" in await site.text(server)
    await privacy.delete(site.by(BOB))
    assert "Bob Bobson" not in await site.text(server)
    site.clock.now += 15 * 86_400
    with suppress(StaleTimer):
        await privacy.erase_due(
            Timer(TimerKind.ERASE, str(BOB), int(site.clock.now * 1000)), int(site.clock.now * 1000)
        )
    for part in (path, f"{path}/turns", path.replace("/t/", "/api/v1/tables/")):
        assert "Bob Bobson" not in await site.text(part)
    assert await (await site.get(f"{path}/board.png")).read() != first
    assert (await site.get(own)).status == GONE


async def test_the_openapi_document_describes_every_answer(site: Stand) -> None:
    table, lobby = await site.table("mine"), await site.table(start=False, seats=4)
    await site.play(table)
    cup = await site.cup()
    await site.core.pages.open_member(ANN, on=True)
    pages = {
        "tables": [await site.path(table), await site.path(lobby)],
        "tournaments": [await site.cup_path(cup)],
        "servers": [(await site.core.pages.of_server(GUILD) or "").removeprefix(ROOT)],
        "members": [(await site.core.pages.of_member(ANN) or "").removeprefix(ROOT)],
    }
    document: dict[str, Any] = json.loads(await site.text("/api/v1/openapi.json"))
    assert document == json.loads(json.dumps(DOCUMENT))
    for name, paths in pages.items():
        answered = document["paths"][f"/api/v1/{name}/{{address}}"]["get"]["responses"]["200"]
        schema = answered["content"]["application/json"]["schema"]
        for path in paths:
            address = path.rpartition("/")[2]
            view = json.loads(await site.text(f"/api/v1/{name}/{address}"))
            jsonschema.validate(view, schema | {"components": document["components"]})
            assert set(view) == set(_properties(document, schema))


def _properties(document: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    properties: dict[str, Any] = found["properties"]
    return properties


async def test_a_seat_kept_for_an_invited_member_does_not_name_them(site: Stand) -> None:
    table = await site.table(start=False, seats=3)
    at = await site.at(table)
    seats = tuple(
        replace(row, away_id=CID, name="Cid") if row.is_free and row.seat == 2 else row
        for row in at.seats
    )
    kept = dataclasses.replace(at, seats=seats)
    tables = site.core.of(Web).site.tables
    view = await tables.view(kept, "/t/x", "en")
    assert "Cid" not in str(view)
    other = dataclasses.replace(
        kept, seats=tuple(replace(row, name="Dan") if row.is_reserved else row for row in seats)
    )
    assert await tables.view(other, "/t/x", "en") == view


async def test_a_tournament_for_teams_shows_teams_before_players(site: Stand) -> None:
    given = with_teams(plan(stage(2, (2,), rounds=2)), 2)
    cup = await site.cup(6, given=given)
    told = await site.text(await site.cup_path(cup))
    assert told.index("Team 1") < told.index("<h2>Players</h2>")
    assert ">Team</th>" in told


async def test_penalties_stand_below_the_standings_without_private_reasons(site: Stand) -> None:
    number = await site.cup(4)
    path, penalise = await site.cup_path(number), site.hall.tournaments.penalise
    named = visible((await site.hall.tournaments.show(number)).entrant(2).name)
    await penalise.warn(
        number, site.hall.by(ORGANISER), 2, reason=Typed("was rude to all"), is_private=True
    )
    await penalise.disqualify(number, site.hall.by(ORGANISER), 3, reason=Typed("cheated"))
    page = await site.text(path)
    notes = re.findall(r'<p class="note">(⚖[^<]*)</p>', page)
    # A warning changes no standings.
    assert len(notes) == 1
    assert named not in notes[0]
    assert "was rude" not in page
