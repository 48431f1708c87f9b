"""Duplicate: everybody plays the same deals, and nobody sees how until a deal opens."""

from typing import Any

import pytest

from bot.i18n import Catalogues
from bot.store import outbox
from bot.store.contest.rows import Settings
from bot.tables.conduct.sealing import assert_open
from bot.tables.errors import TableRefusal
from bot.ui.caller import Caller
from bot.ui.controls.ids import TournamentId
from bot.ui.tournaments.looking import Looking
from rules.contest.director.plan import Format, Plan
from rules.contest.director.snapshot import Status
from rules.contest.scores.results import Scheme
from rules.core.errors import Refusal
from tests.bot.tables.house import GUILD
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall, assert_sound, plan, stage

SEALED = Settings(is_sealed=True)
DEALS = 2
ENTRANTS = 3


def solo() -> Plan:
    deals = stage(
        1, (1,), format=Format.DUPLICATE, rounds=DEALS, scheme=Scheme(1, order=("points",))
    )
    return plan(deals)


async def test_deals_are_published_sealed_and_then_opened(hall: Hall) -> None:
    held = await hall.announced(solo(), title="solo", settings=SEALED)
    published = [each.commitment for each in held.stored.deals]
    assert len(published) == DEALS
    tournament_id = await hall.started(ENTRANTS, solo(), title="solo", settings=SEALED)
    held = await hall.tournaments.show(tournament_id)
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
        with pytest.raises(Refusal) as refused:
            assert_open(at, 777)
        assert refused.value.code == "tournament.sealed"
    rows = await hall.database.read(outbox.heads)
    assert not [row for row in rows if row.table_id is not None]

    # One entrant has played everything, and it still is a secret.
    hall.silent = set(range(FIRST_MEMBER + 1, FIRST_MEMBER + ENTRANTS))
    await hall.play()
    await hall.director.look()
    done = next(iter(tables))
    for look in (hall.tables.record(done), hall.tables.verify(done), hall.tables.secrets(done)):
        with pytest.raises(Refusal) as refused:
            await look
        assert refused.value.code == "tournament.sealed"
    rows = await hall.database.read(outbox.heads)
    assert not [row for row in rows if row.table_id is not None]

    hall.silent = set()
    over = await hall.to_the_end(tournament_id)
    assert over.row.status is Status.FINISHED
    assert all(each.opened_ms is not None for each in over.stored.deals)
    assert (await hall.tables.verify(done)).ok
    assert_sound(over)


async def test_my_table_leads_to_every_table_that_is_played_at_a_time(hall: Hall) -> None:
    tournament_id = await hall.started(ENTRANTS, solo(), title="solo", settings=SEALED)
    nothing: Any = None
    looking = Looking(hall.tournaments, Catalogues.load(), nothing, nothing)
    caller = Caller(FIRST_MEMBER, "M", 1, "en", guild_id=GUILD)
    clicked = TournamentId("own", tournament_id)
    post = await looking.page(caller, clicked)
    assert post.view is not None
    rows = post.view.to_components()
    labels = [each["label"] for row in rows for each in row["components"]]
    # Whoever plays alone keeps nobody waiting, so nobody is asked whether they are there.
    assert labels[:DEALS] == ["Play deal 1", "Play deal 2"]
    assert "Ready" not in labels
    assert len(post.content.split("\n")) == 1 + DEALS + 1
    hall.silent = {FIRST_MEMBER + 1}
    await hall.play()
    await hall.director.look()
    post = await looking.page(caller, clicked)
    assert "done" in post.content


async def test_a_deal_opens_at_its_deadline_although_somebody_never_plays(hall: Hall) -> None:
    tournament_id = await hall.started(ENTRANTS, solo(), title="solo", settings=SEALED)
    hall.silent = {FIRST_MEMBER}
    over = await hall.to_the_end(tournament_id)
    assert over.row.status is Status.FINISHED
    assert all(each.opened_ms is not None for each in over.stored.deals)
    assert {each.no for each in over.stored.faults} == {1}


async def test_an_open_table_shows_everything(hall: Hall) -> None:
    await hall.started(6)
    table_id = (await hall.in_play())[0]
    assert_open(await hall.tables.position(table_id), 777)
    with pytest.raises(TableRefusal):
        await hall.tables.record(table_id)
