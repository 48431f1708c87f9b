"""Pages tell nothing that a spectator does not know: with all that is hidden dealt anew, no byte of them differs."""

from html import unescape

import pytest

from bot.core.text.translator import translator
from bot.store.contest.rows import Settings
from bot.store.people import aheads
from bot.store.people.aheads import NEXT, Ahead
from bot.store.rows import Filters
from bot.tables.model import Position
from rules.contest.director.plan import Format, Plan
from rules.contest.scores.results import Scheme
from rules.core import engine
from rules.core.game import RobotLevel
from rules.core.rng import Rng
from rules.registry import GAME_KEYS
from tests.bot.tables.house import CHANNEL, GUILD
from tests.bot.tournaments.hall import ORGANISER, plan, stage
from tests.bot.web.stand import ANN, Stand
from tests.bot.web.worlds import differing, looked, of_cup, of_people, of_table
from tests.catalogues import own_catalogues
from tests.scale import sized

MOVES = sized((7, 26), (0, 7, 26))
SEEDS = sized((1,), (1, 2))
DEALS = Settings(is_sealed=True)


def _deals(seats: int) -> Plan:
    """Two deals that all tables share, sealed until all have played them."""
    given = {"format": Format.DUPLICATE, "rounds": 2}
    scheme = Scheme(seats, order=("points",))
    return plan(stage(seats, (seats,), scheme=scheme, **given), entrants_min=2)


def _bracket() -> Plan:
    return plan(stage(2, (2,), format=Format.SINGLE, advance=1))


async def _same(site: Stand, parts: list[str]) -> int:
    """Compare all answers with those of worlds dealt anew; return how many were compared."""
    real = await looked(site, parts)
    assert any(status == 200 for status, _, _ in real.values())
    for seed in SEEDS:
        assert not differing(real, await looked(site, parts, seed))
    return len(real) * len(SEEDS)


@pytest.mark.parametrize("title", GAME_KEYS)
async def test_no_answer_depends_on_what_spectators_cannot_know(site: Stand, title: str) -> None:
    table = await site.table(title)
    parts = [*of_table(await site.path(table)), *await of_people(site)]
    for moves in MOVES:
        await site.play(table, moves)
        assert await _same(site, parts)


@pytest.mark.parametrize("kind", ["swiss", "bracket"])
async def test_no_answer_about_a_tournament_depends_on_hidden_cards(site: Stand, kind: str) -> None:
    number = await site.cup(4, given=_bracket() if kind == "bracket" else None, title="mine")
    parts = [*of_cup(await site.cup_path(number)), *await of_people(site)]
    parts += [
        each for table in await site.hall.in_play() for each in of_table(await site.path(table))
    ]
    for moves in MOVES[-2:]:
        await site.hall.play(most=moves)
        assert await _same(site, parts)


async def test_no_answer_tells_whom_the_organisers_keep_apart(site: Stand) -> None:
    number = await site.hall.ready(8, plan(stage(2, (2,), rounds=2)), title="mine")
    keeping, acting = site.hall.tournaments.apart, site.hall.by(ORGANISER)
    parts = [*of_cup(await site.cup_path(number)), *await of_people(site)]
    before = await looked(site, parts)
    await keeping.add(number, acting, ANN, 101)
    assert not differing(before, await looked(site, parts))
    site.hall.clock.now = (await site.hall.tournaments.show(number)).row.starts_ms / 1000
    await site.hall.looked(number)
    parts += [
        each for table in await site.hall.in_play() for each in of_table(await site.path(table))
    ]
    assert await _same(site, parts)
    [secret] = await keeping.secrets(number, acting)
    for _, headers, body in (await looked(site, parts)).values():
        assert secret.secret.salt.encode() not in body
        assert secret.secret.salt not in str(headers)


@pytest.mark.parametrize("seats", [1, 2])
async def test_no_answer_tells_the_results_of_deals_that_are_sealed(
    site: Stand, seats: int
) -> None:
    title = "tmars" if seats == 1 else "metromania"
    site.hall.silent = {100 + seats}
    number = await site.cup(2 * seats, given=_deals(seats), title=title, settings=DEALS)
    parts = [*of_cup(await site.cup_path(number)), *await of_people(site)]
    await site.hall.play(most=2)
    before = await looked(site, parts)
    await site.hall.play(most=2)
    assert not differing(before, await looked(site, parts))
    await site.hall.play(most=2000)
    held = await site.hall.looked(number)
    assert any(pod.result is not None for pod in held.stored.pods)
    assert any(deal.opened_ms is None for deal in held.stored.deals)
    assert await _same(site, parts)


async def test_a_pre_move_changes_no_answer(site: Stand) -> None:
    table = await site.table("mine")
    at = await site.play(table, 6)
    parts = [*of_table(await site.path(table)), *await of_people(site)]
    before = await looked(site, parts)
    await _give_ahead(site, at)
    assert not differing(before, await looked(site, parts))


async def _give_ahead(site: Stand, at: Position) -> None:
    other = next(row for row in at.seats if row.seat not in at.waiting())
    assert other.member_id is not None
    given = Ahead(at.table.id, other.seat, NEXT, other.member_id, b"\x80", b"", at.table.seq)
    await site.core.database.write(lambda conn: aheads.put(conn, given))


async def test_a_private_table_changes_no_answer(site: Stand) -> None:
    shown, number = await site.table("mine"), await site.cup(4)
    await site.play(shown, 4)
    parts = [*of_table(await site.path(shown)), *of_cup(await site.cup_path(number))]
    parts += await of_people(site)
    before = await looked(site, parts)
    done = await site.core.tables.open(
        site.by(ANN),
        title="tmars",
        guild_id=GUILD,
        channel_id=CHANNEL,
        language="en",
        seats=2,
        options={},
        pace="none",
        who=Filters(private=True),
        robots=[RobotLevel.QUICK],
        start=True,
    )
    private = done.position
    assert not differing(before, await looked(site, parts))
    seat = next(row.seat for row in private.seats if row.member_id == ANN)
    move = engine.sample_move(private.game, private.state, seat, Rng(1))
    await site.core.tables.play(private.table.id, site.by(ANN), move, None)
    assert not differing(before, await looked(site, parts))
    assert await site.core.pages.of_table(await site.at(private.table.id)) is None


async def test_no_page_tells_an_event_that_one_seat_alone_knows(site: Stand) -> None:
    table = await site.table("expancity")
    text = translator(own_catalogues()["en"], await site.play(table, 8))
    log = [event for _, event in await site.core.tables.history(table, 1_000)]
    public = {text.draw(event.msg) for event in log if event.is_for(None)}
    private = {text.draw(event.msg) for event in log} - public
    path = await site.path(table)
    shown = unescape(await site.text(path) + await site.text(f"{path}/turns"))
    assert private
    assert [each for each in private if each in shown] == []
    assert any(each in shown for each in public)
