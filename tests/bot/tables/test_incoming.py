"""Files that people bring along are refused as a whole, clearly, or lead to a state that the rules allow."""

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.tables.errors import NoSuchTitle, TableRefusal
from bot.tables.history import incoming
from bot.tables.history.incoming import MOST_BYTES, MOST_DEPTH, MOST_WAITING, SLICE, Reader
from rules import registry
from rules.core.codec import decode_state
from rules.core.record import decode_record, encode_record

FILES = sorted((Path(__file__).parent / "records").glob("*.json"))
EXPANCITY = next(path for path in FILES if path.stem == "expancity")
FIRST = ("first_metromania", "first_mine", "first_tmars")
"""Written by revision 1272cc2: the options had another name, or were not there yet."""
WON = Path(__file__).parents[2] / "golden" / "expancity" / "outright_two_seats.json"
BOMB = "@everyone <@1> [x](http://x) \u202e" * 3


def contents(path: Path) -> bytes:
    return path.read_bytes()


def plain() -> Any:
    return json.loads(contents(EXPANCITY))


async def refusal(data: bytes, reader: Reader | None = None) -> TableRefusal:
    with pytest.raises(TableRefusal) as refused:
        await (reader or Reader(registry.load)).read(data)
    return refused.value


async def code(changed: object) -> str:
    data = changed if isinstance(changed, bytes) else json.dumps(changed).encode()
    return (await refusal(data)).code.removeprefix("table.")


# Files of this version and of earlier ones


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
async def test_files_go_on_loading(path: Path) -> None:
    data = contents(path)
    found = await Reader(registry.load).read(data)
    record = decode_record(data)
    assert found.record.entries == record.entries
    assert found.record.shuffles == record.shuffles
    kept = decode_record(found.before.record)
    went_up = kept.crossings[len(found.record.crossings) :]
    if found.record.last_version == found.game.rules_version:
        assert went_up == ()
    else:
        (crossing,) = went_up
        assert crossing.after == len(record.entries)
        assert crossing.rules_version == found.game.rules_version
    assert encode_record(replace(kept, crossings=())) == encode_record(
        replace(found.record, crossings=())
    )
    state = decode_state(found.game, found.before.state, found.game.rules_version)
    found.game.check_invariants(state)
    assert found.game.outcome(state) is None


@pytest.mark.parametrize(
    "path", [path for path in FILES if path.stem in FIRST], ids=lambda path: path.stem
)
async def test_files_of_the_first_version_are_replayed_by_its_rules(path: Path) -> None:
    found = await Reader(registry.load).read(contents(path))
    assert found.record.rules_version == 0
    assert found.game.rules_version == 1


def test_each_title_and_each_part_of_the_format_has_a_file() -> None:
    found = [decode_record(path.read_bytes()) for path in FILES]
    assert {each.title for each in found} == set(registry.title_keys())
    assert any(each.shuffles for each in found)
    assert any(entry.player for each in found for entry in each.entries)
    assert any(
        entry.move is None and entry.player is None for each in found for entry in each.entries
    )
    assert any(not each.setup.options for each in found)


# What is refused


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"\xff\xfe\x00", id="no text"),
        pytest.param(b"\x89PNG\r\n\x1a\n", id="a picture"),
        pytest.param(b"[]", id="a list"),
        pytest.param(b"null", id="null"),
        pytest.param(b"{}", id="an empty object"),
        pytest.param(b"[" * 200_000, id="a tower"),
        pytest.param(b'{"a":' * 60_000, id="a tower of objects"),
        pytest.param(b"9" * 300_000, id="one large number"),
        pytest.param(b'"' + b"\\" * 300_001, id="a text that never ends"),
    ],
)
async def test_some_files_are_no_records(data: bytes) -> None:
    assert await code(data) == "not_a_record"


def _set(*path: str | int, to: object) -> Callable[[Any], None]:
    def change(record: Any) -> None:
        for part in path[:-1]:
            record = record[part]
        record[path[-1]] = to

    return change


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        pytest.param(_set("more", to=1), "not_a_record", id="an unknown field"),
        pytest.param(_set("setup", "more", to=1), "not_a_record", id="an unknown field within"),
        pytest.param(_set("setup", "seats", to=0), "not_a_record", id="no seats"),
        pytest.param(_set("setup", "seats", to=10**12), "not_a_record", id="many seats"),
        pytest.param(_set("setup", "seats", to=2.5), "not_a_record", id="half a seat"),
        pytest.param(_set("setup", "seed", to=-1), "not_a_record", id="a negative seed"),
        pytest.param(_set("setup", "seed", to=2**64), "not_a_record", id="a long seed"),
        pytest.param(_set("setup", "seed", to="1"), "not_a_record", id="a seed in words"),
        pytest.param(_set("salt", to="xy"), "not_a_record", id="no hexadecimal salt"),
        pytest.param(_set("salt", to="0 0"), "not_a_record", id="a salt with a gap"),
        pytest.param(_set("salt", to="00" * 500), "not_a_record", id="a long salt"),
        pytest.param(_set("setup", "options", to={BOMB: "x"}), "not_a_record", id="an option"),
        pytest.param(
            _set("setup", "options", "negative_building_scores", to=BOMB),
            "not_a_record",
            id="a choice",
        ),
        pytest.param(_set("rules_version", to=2), "record_other_rules", id="newer rules"),
        pytest.param(_set("rules_version", to=-(10**9)), "record_other_rules", id="old rules"),
        pytest.param(_set("title", to="chess"), "no_such_title", id="an unknown title"),
        pytest.param(_set("title", to=BOMB), "no_such_title", id="a title with mentions"),
        pytest.param(_set("title", to="../core"), "no_such_title", id="a title with a path"),
        pytest.param(_set("entries", 0, "seat", to=7), "not_a_record", id="no such seat"),
        pytest.param(_set("entries", 0, "seat", to=-1), "not_a_record", id="a negative seat"),
        pytest.param(_set("entries", 0, "seat", to=1), "record_illegal", id="out of turn"),
        pytest.param(_set("entries", 0, "player", to=3), "not_a_record", id="a move and a player"),
        pytest.param(_set("entries", 0, "move", to={}), "record_illegal", id="no verb"),
        pytest.param(
            _set("entries", 0, "move", "verb", to=BOMB), "record_illegal", id="an unknown verb"
        ),
        pytest.param(
            _set("entries", 0, "move", "at", to=BOMB), "record_illegal", id="an unknown place"
        ),
        pytest.param(
            _set("entries", 0, "move", "at", to="x" * 10_000), "not_a_record", id="a long text"
        ),
        pytest.param(
            _set("entries", 0, "move", "builds", to=["N1"] * 5_000),
            "not_a_record",
            id="a long list",
        ),
        pytest.param(
            _set("entries", 0, "move", "builds", to=10**30), "not_a_record", id="a large number"
        ),
        pytest.param(_set("entries", 0, "move", "builds", to=0.5), "not_a_record", id="a fraction"),
        pytest.param(_set("entries", to=[{"seat": 0, "move": None}] * 9_000), "", id="entries"),
        pytest.param(
            _set("shuffles", to=[{"after": 51, "seed": 1}]), "not_a_record", id="a late shuffle"
        ),
        pytest.param(
            _set("shuffles", to=[{"after": 5, "seed": 1}, {"after": 4, "seed": 1}]),
            "not_a_record",
            id="shuffles in disorder",
        ),
        pytest.param(
            _set("shuffles", to=[{"after": 5, "seed": 1}] * 60), "not_a_record", id="many shuffles"
        ),
    ],
)
async def test_a_changed_file(change: Callable[[Any], None], wanted: str) -> None:
    record = plain()
    change(record)
    assert await code(record) == (wanted or "not_a_record")


async def test_a_file_that_is_too_large() -> None:
    found = await refusal(contents(EXPANCITY) + b" " * MOST_BYTES)
    assert (found.code, found.facts) == ("table.record_too_large", {"most": MOST_BYTES // 1024})


async def test_a_table_that_was_played_to_its_end() -> None:
    assert (await refusal(contents(WON))).code == "table.record_over"


async def test_moves_after_the_end() -> None:
    record = json.loads(contents(WON))
    record["entries"].append(record["entries"][-1])
    found = await refusal(json.dumps(record).encode())
    assert found.code == "table.record_illegal"


async def test_a_file_of_a_table_in_play_says_so() -> None:
    running = {
        "title": "expancity",
        "rules_version": 1,
        "seats": 2,
        "options": {},
        "commitment": "00",
        "told": [],
    }
    assert await code(running) == "record_running"


async def test_a_title_with_mentions_is_cut() -> None:
    record = plain() | {"title": BOMB * 50}
    with pytest.raises(NoSuchTitle) as refused:
        await Reader(registry.load).read(json.dumps(record).encode())
    assert len(str(refused.value.facts["title"])) <= 50


async def test_nothing_of_a_file_gets_into_the_log(caplog: pytest.LogCaptureFixture) -> None:
    record = plain()
    record["entries"][0]["move"]["at"] = BOMB
    record["entries"][0]["move"]["more\n"] = BOMB
    with caplog.at_level(logging.DEBUG):
        await refusal(json.dumps(record).encode())
    assert "everyone" not in caplog.text


def test_records_are_far_less_deep_than_the_limit() -> None:
    files = [*FILES, *WON.parents[1].glob("*/*.json")]
    assert max(incoming.depth(path.read_bytes()) for path in files) <= MOST_DEPTH - 4


# How it is read


async def test_it_is_replayed_in_slices() -> None:
    calls: list[int] = []

    async def run(work: Callable[[], Any]) -> Any:
        found = work()
        if isinstance(found, list):
            calls.append(len(found))
        await asyncio.sleep(0)
        return found

    mine = next(path for path in FILES if path.stem == "mine")
    found = await Reader(registry.load, run).read(contents(mine))
    assert sum(calls) == len(found.record.entries) + 1
    assert max(calls) == SLICE


async def test_it_stops_when_it_takes_too_long() -> None:
    seconds = iter(range(0, 10_000, 20))
    reader = Reader(registry.load, clock=lambda: next(seconds))
    mine = next(path for path in FILES if path.stem == "mine")
    assert (await refusal(contents(mine), reader)).code == "table.record_slow"


async def test_files_are_read_one_at_a_time_and_few_may_wait() -> None:
    at_once: list[int] = []
    running = 0

    async def run(work: Callable[[], Any]) -> Any:
        nonlocal running
        running += 1
        at_once.append(running)
        await asyncio.sleep(0)
        running -= 1
        return work()

    reader = Reader(registry.load, run)
    data = contents(EXPANCITY)
    found = await asyncio.gather(
        *(reader.read(data) for _ in range(MOST_WAITING + 3)), return_exceptions=True
    )
    refused = [each for each in found if isinstance(each, TableRefusal)]
    assert [each.code for each in refused] == ["table.record_busy"] * 3
    assert max(at_once) == 1
    await reader.read(data)
