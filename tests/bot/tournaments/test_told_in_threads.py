"""The thread of a table that a referee stopped says why."""

import pytest
from msgspec import json
from sqlalchemy import delete, select

from bot.core.text.translator import translator
from bot.features.tournament.posts.corrections import concerned, meaning_of
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES
from bot.store import schema
from bot.store.rows import NoticeKind
from bot.tables.names import visible
from rules.contest.director.held import Blame
from rules.core.text import Typed
from tests.bot.tournaments.hall import ORGANISER, Hall
from tests.catalogues import own_catalogues, toy_catalogues

pytestmark = pytest.mark.slow

WHY = Typed("Both agreed")


async def last_posts(hall: Hall) -> dict[int, dict[str, object]]:
    """Return the facts of the last posts of tables, by table."""
    query = select(schema.outbox.c.table_id, schema.outbox.c.payload).where(
        schema.outbox.c.kind == NoticeKind.CLOSING.value
    )
    rows = await hall.database.read(lambda conn: conn.execute(query).all())
    return {row.table_id: json.decode(row.payload) for row in rows}


async def closings(hall: Hall) -> dict[int, object]:
    """Return the reasons in the last posts of tables, by table."""
    return {table: facts["text"] for table, facts in (await last_posts(hall)).items()}


async def test_a_result_that_a_referee_sets_is_told_in_the_thread(hall: Hall) -> None:
    number = await hall.started(6)
    held = await hall.tournaments.show(number)
    pod = held.stored.pods[0]
    by = hall.by(ORGANISER)
    await hall.tournaments.referee.result(number, by, pod.id, reason=WHY, ranks=(2, 1, 3))
    said = (await closings(hall))[pod.table_id or 0]
    names = [held.entrant(each.no).name for each in held.seats(pod.id)]
    for each in (names[1], names[0], names[2], by.name, WHY):
        assert visible(each) in str(said)


async def in_threads(hall: Hall) -> list[int]:
    """Return the rulings that are posted in threads, and forget them."""
    query = select(schema.outbox.c.payload).where(schema.outbox.c.kind == NoticeKind.CALL.value)
    rows = await hall.database.read(lambda conn: conn.execute(query).all())
    await hall.database.write(lambda conn: conn.execute(delete(schema.outbox)) and None)
    found = [json.decode(row.payload) for row in rows]
    return [each["ruling"] for each in found if each["cause"] == "ruling"]


async def test_each_later_ruling_about_a_table_is_told_once_in_its_thread(hall: Hall) -> None:
    number, referee = await hall.started(6), hall.tournaments.referee
    held = await hall.tournaments.show(number)
    pod = held.stored.pods[0]
    await referee.result(number, hall.by(ORGANISER), pod.id, reason=WHY, ranks=(2, 1, 3))
    assert await in_threads(hall) == [], "the last post of the table tells it"
    await hall.director.look()
    for ranks in ((1, 2, 3), (3, 2, 1)):
        await referee.result(number, hall.by(ORGANISER), pod.id, reason=WHY, ranks=ranks)
        held = await hall.tournaments.show(number)
        assert await in_threads(hall) == [held.stored.rulings[-1].id]
    by = hall.by(ORGANISER)
    await referee.fault(number, by, pod.id, 0, Blame.EXCUSED, reason=WHY)
    held = await hall.tournaments.show(number)
    fault = held.stored.rulings[-1]
    assert await in_threads(hall) == [fault.id]
    await referee.take_back(number, hall.by(ORGANISER), fault.id, reason=WHY)
    held = await hall.tournaments.show(number)
    undo = held.stored.rulings[-1]
    assert await in_threads(hall) == [undo.id]
    seats = tuple(held.entrant(each.no).member_id for each in held.seats(pod.id))
    assert concerned(Shown(held), fault) == concerned(Shown(held), undo) == seats
    for language in LANGUAGES:
        text = translator(own_catalogues()[language], None)
        name = visible(held.entrant(held.seats(pod.id)[0].no).name)
        assert f"{name}" in meaning_of(Shown(held), fault, text)
        assert meaning_of(Shown(held), undo, text)


@pytest.mark.parametrize("act", ["repair", "unpair", "cancel"])
async def test_a_table_that_is_gone_says_why(hall: Hall, act: str) -> None:
    number = await hall.started(6)
    held = await hall.tournaments.show(number)
    tables = {each.table_id for each in held.stored.pods}
    by, referee = hall.by(ORGANISER), hall.tournaments.referee
    if act == "repair":
        first, second = (held.seats(each.id)[0].no for each in held.stored.pods)
        await referee.repair(number, by, first, second, reason=WHY)
    elif act == "unpair":
        await referee.unpair(number, by, reason=WHY)
    else:
        await hall.tournaments.organise.cancel(number, by, reason=WHY)
    await hall.director.look()
    found = await closings(hall)
    key = "called_off" if act == "cancel" else "anew"
    assert set(found) == tables
    assert all(f"tournament.closing.{key}" in str(each) for each in found.values())
    posts = (await last_posts(hall)).values()
    assert all("void" in each for each in posts), "nothing can be disputed"
    assert {"quiet" in each for each in posts} == {act == "repair"}, "the new tables call"
    # Who did it, and why.
    assert all(str(ORGANISER) in str(each) and visible(WHY) in str(each) for each in found.values())
    assert all(each.has(f"tournament.closing.{key}") for each in toy_catalogues())
