"""The benchmarks measure the figures that they claim."""

import asyncio
import math
import os
import re
from dataclasses import fields, replace
from pathlib import Path

import pytest
from PIL import Image

from benchmarks import copying, decisions, digs, pages, readme, storage
from benchmarks.load import Load, Scale, failures, measure, percentile_ms, unlimited
from benchmarks.parts import kinds
from benchmarks.parts.before import ROOT
from benchmarks.parts.crowd import Crowd, Timing, _Table
from benchmarks.parts.occupied import resident_kb, resident_mb
from benchmarks.parts.report import markdown
from benchmarks.parts.stage import AT_ONCE, Line, Played, calls, kept, prepare
from benchmarks.pictures import turn
from benchmarks.pictures import turns as pictures
from benchmarks.pictures.side_by_side import GAP_PX, PHONE_PX, compare, paint
from benchmarks.shards import measuring as shards
from bot.core.controls.ids import TableId
from bot.playground import PlaygroundClient
from bot.playground.people.client import Refused
from bot.store.database import Database
from bot.store.rows import Secrets
from bot.tables.dependencies import Dependencies
from bot.tables.model import Actor
from bot.tables.service import Tables
from bot.tables.settings import MOST_OF_MEMBER, MOST_TABLES
from rules.core.text import Typed
from rules.registry import GAME_KEYS, load
from tests.catalogues import toys_spoken
from tests.postgres import Server
from tests.scale import PATIENCE_S
from tests.starving import Playground

pytestmark = pytest.mark.slow

MEMBERS = ("11", "12")
METROMANIA = kinds.Kind("metromania", "metromania", 4)


def test_a_table_of_figures_is_markdown() -> None:
    assert markdown(("title", "ms"), [("mine", "7"), ("expancity", "120")]).splitlines() == [
        "| title     |  ms |",
        "| :-------- | --: |",
        "| mine      |   7 |",
        "| expancity | 120 |",
    ]


@pytest.mark.parametrize(("share", "ms"), [(0.5, 50), (0.99, 99), (1.0, 100)])
def test_percentiles_are_by_nearest_rank(share: float, ms: float) -> None:
    assert percentile_ms([n / 1000 for n in range(100, 0, -1)], share) == pytest.approx(ms)


def test_nothing_has_no_percentile() -> None:
    assert math.isnan(percentile_ms([], 0.5))


def test_digs_are_measured_where_turns_begin() -> None:
    states = list(digs.first_tunnels(games=2, seed=3))
    assert all(not state.turn.tunnels for state in states)
    assert {len(state.seats) for state in states} == {2, 3}
    spent = digs.measure(games=2, seed=3)
    assert [len(times) for times in spent.values()] == [len(states)] * 2


def test_storage_is_that_of_whole_tables() -> None:
    sizes, largest = storage.table_sizes(METROMANIA, seed=1)
    assert 12 < sizes.moves < sizes.largest == len(largest)
    assert sizes.moves * 5 < sizes.moved < sizes.told
    assert sizes.moved + sizes.told < sizes.together <= sizes.moved + sizes.told + sizes.largest
    assert storage.resident(METROMANIA, largest) > 0


def test_states_are_loaded_from_a_database() -> None:
    _, largest = storage.table_sizes(METROMANIA, seed=1)
    assert asyncio.run(storage.loading_ms(METROMANIA, [largest])) > 0


def test_decisions_are_counted_for_every_kind_of_table() -> None:
    names = [kind.name for kind in kinds.small()]
    assert len(set(names)) == len(names)
    assert {kind.title for kind in kinds.small()} == set(GAME_KEYS)
    for of in (decisions.decisions, decisions.engine_decisions):
        rate = of(kinds.Kind("expancity", "expancity", 2), 0.2, seed=1)
        assert 0 < rate.games < rate.decisions


def test_a_table_of_rates_compares_with_the_yardsticks_that_are_there() -> None:
    rates = {"mine": decisions.Rate(300, 2), decisions.CHESS: decisions.Rate(1000, 5)}
    text = decisions.table(rates)
    assert "0.30" in text
    assert decisions.CATAN not in text


async def test_prepared_tables_take_the_moves_that_are_prepared_for_them(tmp_path: Path) -> None:
    [played] = await prepare(tmp_path, ["77"], MEMBERS, live=3, moves=5)
    assert await kept(tmp_path, [1, 2, 3]) == {1: 0, 2: 0, 3: 0}
    database = await Database.open(tmp_path / "turnpost.sqlite3")
    tables = Tables(database, Dependencies(lambda: 0.0, _no_secrets, load, lambda table_id: None))
    assert await tables.find(int(played.channel_id)) == played.table_id
    for number, line in enumerate(played.lines, start=1):
        at = await tables.position(played.table_id)
        seat = at.seat_of(int(line.member))
        assert seat is not None
        actor = Actor(int(line.member), Typed(""), 1_000_000 + number)
        move = at.game.read(at.state, seat, line.text, toys_spoken)
        done = await tables.play(played.table_id, actor, move, None)
        assert line.ends_turn == (seat not in done.position.waiting())
    await database.close()
    assert (await kept(tmp_path, [played.table_id]))[played.table_id] == len(played.lines) == 5


async def test_of_those_who_choose_at_the_same_time_only_the_last_calls_for_a_board(
    tmp_path: Path,
) -> None:
    places = [str(70 + number) for number in range(len(GAME_KEYS))]
    prepared = await prepare(tmp_path, places, MEMBERS, live=4, moves=2)
    begun = dict(zip(GAME_KEYS, prepared, strict=True))
    assert [line.ends_turn for line in begun["tmars"].lines] == [False, True]
    assert calls({0}, ()), "the table has ended"
    assert calls({1}, {0, 1})
    assert not calls({0}, {0})


async def test_more_tables_than_a_server_may_have_are_prepared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.settings.LIMITS", {MOST_TABLES: 20, MOST_OF_MEMBER: 20})
    members = [str(number) for number in range(100, 116)]
    many = AT_ONCE + 1
    await prepare(tmp_path, ["77"], members, live=many, moves=1)
    assert len(await kept(tmp_path, range(1, many + 1))) == many


@pytest.mark.release
async def test_a_small_load_is_measured_to_the_end() -> None:
    told: list[str] = []
    scale = Scale(seconds=2.0, rounds=1, rates=(2.0,), live=(3,))
    found = await measure(scale, told.append)
    assert [each.partition(", round")[0] for each in told] == list(found)
    assert len(found) == 2
    for results in found.values():
        assert 0 < results.ack_p50 <= results.ack_p99
        assert 0 < results.answer_p50 <= results.answer_p99


@pytest.mark.sockets
async def test_a_crowd_may_be_larger_than_the_connections_of_a_usual_session() -> None:
    """Each member keeps a socket open; a move gets through all the same, and is refused, since there is no bot."""
    async with Playground() as playground, unlimited() as session:
        world = playground.platform.world
        director = PlaygroundClient(playground.url, next(iter(world.members)), session)
        for number in range(120):
            await director.add_member(f"Member {number}")
        place, members = str(next(iter(world.channels))), [str(each) for each in world.members]
        table = Played(
            1, place, (Line(members[0], "park@A1", ends_turn=False, command="expancity turn"),)
        )
        with pytest.raises(ExceptionGroup) as refused:
            async with asyncio.timeout(PATIENCE_S):
                await Crowd(playground.url, members, session).offer([table], rate=1, seconds=1)
    assert refused.group_contains(Refused, match="no command")


def test_claims_that_a_second_run_misses_by_more_than_a_third_do_not_agree() -> None:
    claim = readme.Claim("it", (3.0, 9.0), " ms", "it")
    assert claim.agrees(readme.Claim("it", (4.0, 9.0), " ms", "it"))
    assert not claim.agrees(readme.Claim("it", (3.0, 12.1), " ms", "it"))
    assert not claim.agrees(readme.Claim("it", (math.nan, 9.0), " ms", "it"))


@pytest.mark.parametrize("document", [readme.README, readme.FIGURES], ids=lambda file: file.name)
def test_figures_take_their_place_in_a_document(document: Path) -> None:
    text = document.read_text("utf-8")
    figures = readme.table([readme.Claim("a thing", (1.5,), " ms", "python -m it")], (0.5, 1.0))
    new = readme.written(text, figures)
    assert "| a thing | 1.5 ms | `python -m it` |" in new
    assert "load 0.5 before and 1.0 at the end" in new
    assert readme.written(new, figures) == new
    assert new.partition(readme.BEGIN)[0] == text.partition(readme.BEGIN)[0]
    with pytest.raises(ValueError, match="no place"):
        readme.written("nothing", figures)


def test_figures_far_from_the_stored_ones_are_told() -> None:
    stored = [
        readme.Claim("a, b", (1.5, 20.0), " ms", "it"),
        readme.Claim("c", (3.0,), " ×", "it"),
        readme.Claim("d", (4.0,), " MB", "it"),
    ]
    document = readme.BEGIN + readme.table(stored, (0.5, 1.0)) + readme.END
    now = [
        replace(stored[0], figures=(1.4, 31.0)),
        replace(stored[1], figures=(3.9,)),
        replace(stored[2], figures=(4.0, 4.0)),
        replace(stored[2], what="new"),
    ]
    assert list(readme.apart(now, document)) == [(now[0], "1.5, 20.0 ms"), (now[2], "4.0 MB")]


def test_the_readme_has_five_of_the_figures() -> None:
    def rows(document: Path) -> list[str]:
        text = document.read_text("utf-8").partition(readme.BEGIN)[2].partition(readme.END)[0]
        return re.findall(r"^\| .* ms .*|^\| .* × .*|^\| .* MB .*|^\| .* kB .*", text, re.M)

    told, known = rows(readme.README), rows(readme.FIGURES)
    assert len(told) == 5
    assert set(told) < set(known)


def test_the_animation_of_a_turn_shows_each_step_of_one_player() -> None:
    captions = [caption for _, caption in turn.moments()]
    assert captions[0].endswith("Tom is pinged")
    assert all(caption.startswith("Tom alone") for caption in captions[1:-1])
    assert captions[-1].startswith("Tom confirms")


def test_a_round_with_unanswered_moves_or_nothing_to_measure_fails() -> None:
    good = Load(1, 1, 1, 1, 1, 1, 1, 1, 1, bot_mb=1, missing=0)
    rounds = {
        "good": good,
        "missing": replace(good, missing=1),
        "nothing": replace(good, board_p50=math.nan),
    }
    assert failures(rounds) == ["missing", "nothing"]
    lines = {"lines": replace(good, preview_p50=math.nan, preview_p99=math.nan)}
    assert failures(lines) == ["lines"]
    assert failures(lines, typed=True) == []


def test_pages_that_delay_members_or_take_too_much_fail() -> None:
    load = Load(*(1.0 for _ in fields(Load)))
    good = replace(load, ack_p99=100.0, missing=0)
    empty, many = (
        pages.Visit(0, 0.0, cores=0.2, seconds=60.0),
        pages.Visit(0, 50.0, cores=0.25, seconds=60.0),
    )
    many.statuses.update({200: 9, 503: 1})
    alone = [pages.Measured(good, empty)]
    assert pages.failures(alone, [pages.Measured(replace(good, ack_p99=149.0), many)]) == []
    slow = replace(good, ack_p99=151.0, missing=1)
    greedy = pages.Visit(0, 50.0, cores=0.5, seconds=60.0)
    assert len(pages.failures(alone, [pages.Measured(slow, greedy)])) == 4


def test_a_board_is_not_expected_once_a_later_move_has_superseded_it() -> None:
    table = _Table(Played(1, "2", ()), made=3)
    table.unseen = {2: Timing(0.0), 3: Timing(0.0)}
    assert table.expected == 1
    table.made = 4
    assert table.expected == 0


async def test_the_result_of_a_table_shows_all_its_moves() -> None:
    session = unlimited()
    crowd = Crowd("", (), session)
    table = crowd._tables[7] = _Table(Played(7, "2", ()), made=3)
    last = table.unseen[3] = Timing(0.0)
    for op, seq, is_shown in (("turn", 2, False), ("rematch", 0, True)):
        control = {"custom_id": TableId(op, 7, seq).write()}
        crowd._see("message_create", {"components": [{"components": [control]}]})
        assert (last.shown is not None) == is_shown
    assert table.expected == 0
    await session.close()


@pytest.mark.release
def test_a_turns_picture_is_measured_beside_its_limit() -> None:
    cost = pictures.costs(["mine"], most=6)["mine"]
    assert cost.positions == 6
    assert cost.limit_ms > 0
    assert cost.turn_ms > 0
    assert cost.times_limit > 0
    assert cost.idle_bytes <= cost.library_bytes
    assert cost.first_ms > 0
    assert {"cold", "first"} < set(pictures.HEADS)


def _no_secrets() -> Secrets:
    raise AssertionError("no table is opened")


def test_pictures_that_differ_are_put_beside_each_other(tmp_path: Path) -> None:
    before, after, out = tmp_path / "before", tmp_path / "after", tmp_path / "out"
    for folder, colour in ((before, "red"), (after, "blue")):
        folder.mkdir()
        Image.new("RGB", (800, 400), "white").save(folder / "it-end-same.png")
        Image.new("RGB", (800, 400), colour).save(folder / "it-end-board.png")
    Image.new("RGB", (1200, 600), "green").save(after / "it-end-new.png")
    written = compare(before, after, out, "mine-two")
    assert [file.name for file in written] == [
        "mine-two-it-end-board.png",
        "mine-two-it-end-board-400.png",
        "mine-two-it-end-new.png",
        "mine-two-it-end-new-400.png",
    ]
    phone = Image.open(written[1])
    assert phone.size == (2 * PHONE_PX + 3 * GAP_PX, 200 + 2 * GAP_PX)
    left, right = (phone.getpixel((place * phone.width // 4, 100)) for place in (1, 3))
    assert (left, right) == ((255, 0, 0), (0, 0, 255))


def test_moments_of_a_golden_table_are_painted_by_another_process(tmp_path: Path) -> None:
    assert paint(ROOT, "mine/nobody_enters", tmp_path, ["it"])
    names = {file.stem for file in tmp_path.glob("*.png")}
    assert {"it-early-board", "it-middle-hand", "it-end-scores"} <= names


async def test_moves_are_timed_alone_and_while_the_database_is_copied() -> None:
    alone, during, took = await copying.measure(megabytes=2, seconds=1.0)
    assert alone
    assert during
    assert all(each > 0 for each in (*alone, *during, *took))


def test_nothing_is_claimed_of_a_load_at_which_moves_stayed_unanswered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    good = replace(Load(*(1.0 for _ in fields(Load))), missing=0)

    async def measure(scale: Scale, tell: object) -> dict[str, Load]:
        return {"lines": good} if scale.typed else {"slow": good, "fast": replace(good, missing=2)}

    monkeypatch.setattr("benchmarks.load.measure", measure)
    found = {claim.what: claim.agrees(claim) for claim in readme.of_load()}
    assert {what.split()[0] for what, agrees in found.items() if not agrees} == {"20"}
    assert {what.split()[0] for what, agrees in found.items() if agrees} == {"5", "50", "memory"}


def mapping(*, offset: str, inode: int, held_kb: int, own_kb: int) -> str:
    """A mapping as Linux lists it, as far as we read it."""
    return (
        f"7f00-7f10 r--p {offset} fe:00 {inode} /a/file\nSize: 9999 kB\nRss: {held_kb} kB\n"
        f"Pss: 1 kB\nAnonymous: {own_kb} kB\nLocked: 0 kB\nVmFlags: rd mr\n"
    )


def test_a_page_of_a_file_counts_once_however_often_it_is_mapped() -> None:
    page = mapping(offset="0000", inode=7, held_kb=200, own_kb=0)
    assert resident_kb(page * 3) == 200
    assert resident_kb(page + mapping(offset="1000", inode=7, held_kb=50, own_kb=0)) == 250


def test_what_a_process_holds_of_its_own_counts_each_time() -> None:
    own = mapping(offset="0000", inode=0, held_kb=300, own_kb=300)
    changed = mapping(offset="0000", inode=7, held_kb=200, own_kb=40)
    assert resident_kb(own * 2) == 600
    assert resident_kb(changed * 2) == 160 + 2 * 40
    assert resident_mb(os.getpid()) > 0


@pytest.mark.release
async def test_what_sharing_a_database_costs_is_counted_in_every_process(
    postgres_server: Server,
) -> None:
    wanted = {"servers": 4, "tables": 8, "moves": 40}
    alone = await shards.measure(postgres_server.emptied(), processes=0, **wanted)
    both = await shards.measure(postgres_server.emptied(), processes=2, **wanted)
    assert (alone.processes, both.processes) == (1, 2)
    for found in (alone, both):
        # Robots move besides, and a move that comes too late is refused.
        assert found.moves > wanted["moves"] / 2
        assert 3 < found.statements < 100
        assert found.bot_ms > 0
    assert both.statements > alone.statements
