"""Duplicate: all members play the same deals, and see each other's play when a deal opens."""

from typing import Any

import pytest

from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId
from bot.core.text.translator import translator
from bot.features.tournament.views.looking import Looking
from bot.features.tournament.views.standing import standings_of, standings_post
from bot.features.tournament.words import Shown
from bot.store import outbox
from bot.store.contest.rows import Settings
from bot.tables.conduct.sealing import assert_open
from bot.tables.errors import TableRefusal
from rules.contest.director.plan import Format, Plan
from rules.contest.director.snapshot import Status
from rules.contest.scores.results import Scheme
from rules.core.game import RobotLevel
from rules.core.rng import Rng
from rules.core.text import Typed
from tests.bot.tables.house import GUILD
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall, assert_sound, plan, stage
from tests.catalogues import own_catalogues
from tests.refusing import refuses

pytestmark = pytest.mark.slow

SEALED = Settings(is_sealed=True)
DEALS = 2
ENTRANTS = 3
OPS = ("why", "line")


def solo() -> Plan:
    deals = stage(
        1, (1,), format=Format.DUPLICATE, rounds=DEALS, scheme=Scheme(1, order=("points",))
    )
    return plan(deals)


async def test_deals_are_published_sealed_and_then_opened(hall: Hall) -> None:
    held = await hall.announced(solo(), title="solo", settings=SEALED)
    published = [each.commitment for each in held.stored.deals]
    assert len(published) == DEALS
    number = await hall.started(ENTRANTS, solo(), title="solo", settings=SEALED)
    held = await hall.tournaments.show(number)
    deals = {each.id: each for each in held.stored.deals}
    tables = {
        pod.table_id: deals[pod.deal_id]
        for pod in held.stored.pods
        if pod.table_id is not None and pod.deal_id is not None
    }
    assert len(tables) == DEALS * ENTRANTS
    for table_id, deal in tables.items():
        at = await hall.tables.position(table_id)
        assert at.table.commitment == deal.commitment
        assert at.table.is_sealed
        assert_open(at, at.members()[0])
        with refuses("tournament.sealed"):
            assert_open(at, 777)
    rows = await hall.database.read(outbox.heads)
    assert not [row for row in rows if row.table_id is not None]

    # One entrant has played everything, and it still is a secret.
    hall.silent = set(range(FIRST_MEMBER + 1, FIRST_MEMBER + ENTRANTS))
    await hall.play()
    await hall.director.look()
    played = [each.id for each in held.stored.pods if held.seats(each.id)[0].no == 1]
    done = next(each.table_id or 0 for each in held.stored.pods if each.id == played[0])
    for look in (hall.tables.record(done), hall.tables.verify(done), hall.tables.secrets(done)):
        with refuses("tournament.sealed"):
            await look
    rows = await hall.database.read(outbox.heads)
    assert not [row for row in rows if row.table_id is not None]

    hall.silent = set()
    over = await hall.to_the_end(number)
    assert over.row.status is Status.FINISHED
    assert all(each.opened_ms is not None for each in over.stored.deals)
    assert (await hall.tables.verify(done)).ok
    assert_sound(over)


async def test_my_table_leads_to_every_table_that_is_played_at_a_time(hall: Hall) -> None:
    number = await hall.started(ENTRANTS, solo(), title="solo", settings=SEALED)
    nothing: Any = None
    looking = Looking(hall.tournaments, own_catalogues(), nothing, nothing)
    caller = Caller(FIRST_MEMBER, Typed("M"), 1, "en", guild_id=GUILD)
    clicked = TournamentId("own", number)
    post = await looking.page(caller, clicked)
    assert post.view is not None
    rows = post.view.to_components()
    labels = [each["label"] for row in rows for each in row["components"]]
    # Lone players keep no other waiting, so they are not asked whether they are there.
    assert labels[:DEALS] == ["Play deal 1", "Play deal 2"]
    assert "Ready" not in labels
    assert len(post.content.split("\n")) == 1 + DEALS + 1
    hall.silent = {FIRST_MEMBER + 1}
    await hall.play()
    await hall.director.look()
    post = await looking.page(caller, clicked)
    assert "done" in post.content


async def test_a_deal_opens_at_its_deadline_although_a_member_never_plays(hall: Hall) -> None:
    number = await hall.started(ENTRANTS, solo(), title="solo", settings=SEALED)
    hall.silent = {FIRST_MEMBER}
    over = await hall.to_the_end(number)
    assert over.row.status is Status.FINISHED
    assert all(each.opened_ms is not None for each in over.stored.deals)
    assert {each.no for each in over.stored.faults} == {1}


async def test_an_open_table_shows_everything(hall: Hall) -> None:
    await hall.started(6)
    table_id = (await hall.in_play())[0]
    assert_open(await hall.tables.position(table_id), 777)
    with pytest.raises(TableRefusal):
        await hall.tables.record(table_id)


async def _played_at(hall: Hall, number: int, deal: int) -> None:
    """Every member plays one deal to its end."""
    held = await hall.tournaments.show(number)
    wanted = {each.id for each in held.stored.deals if each.number == deal}
    for pod in held.stored.pods:
        while pod.table_id is not None and pod.deal_id in wanted:
            at = await hall.tables.position(pod.table_id)
            if not at.waiting():
                break
            move = at.game.robot(at.state, 0, RobotLevel.EASY, Rng(at.table.seq))
            await hall.tables.play(pod.table_id, hall.by(at.members()[0]), move, None)
    while await hall.director.look() == 0.0:
        pass


async def test_standings_are_explained_as_soon_as_a_deal_is_open(hall: Hall) -> None:
    number = await hall.started(ENTRANTS, solo(), title="solo", settings=SEALED)
    nothing: Any = None
    looking = Looking(hall.tournaments, own_catalogues(), nothing, nothing)
    caller = Caller(FIRST_MEMBER, Typed("M"), 1, "en", guild_id=GUILD)
    for op in OPS:
        with refuses("tournament.sealed"):
            await looking.page(caller, TournamentId(op, number))
    await _played_at(hall, number, 1)
    held = await hall.tournaments.show(number)
    assert [each.opened_ms is not None for each in held.stored.deals] == [True, False]
    shown = Shown(held)
    buttons = standings_post(shown, 1, translator(own_catalogues()["en"], None), ()).view
    assert buttons is not None
    ids = [getattr(each, "custom_id", "") for each in buttons.children]
    assert {"c:why", "c:line"} <= {":".join(each.split(":")[:2]) for each in ids}
    told = {op: (await looking.page(caller, TournamentId(op, number))).content for op in OPS}
    assert "of 3" in told["line"]
    own = (await looking.page(caller, TournamentId("own", number))).content
    assert told["line"].split("\n")[0] in own

    # The second deal, of which one table is still played, changes nothing of it.
    hall.silent = {FIRST_MEMBER + 1}
    await hall.play()
    await hall.director.look()
    before = standings_of(held.snapshot, 1)
    assert standings_of((await hall.tournaments.show(number)).snapshot, 1) == before
    for op in OPS:
        page = await looking.page(caller, TournamentId(op, number))
        assert page.content == told[op]
