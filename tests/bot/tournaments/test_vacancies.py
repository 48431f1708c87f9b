"""Free seats are called in one post, and who presses gets a true answer."""

import pytest
from msgspec import json
from sqlalchemy import select

from bot.core.text.translator import translator
from bot.features.tournament.posts.vacancies import asked_since, seats_post
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES
from bot.store import schema
from bot.store.rows import NoticeKind
from bot.tournaments.errors import TournamentRefusal
from rules.contest.director.snapshot import Kind
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall, plan, stage
from tests.bot.tournaments.test_absent import called
from tests.catalogues import own_catalogues
from tests.refusing import refuses

pytestmark = pytest.mark.slow

ABSENT = 5
SUBSTITUTES = (200, 201)
SIZE = 3


async def with_absent(hall: Hall) -> int:
    """Return a tournament in which five entrants have not come, and two substitutes are called."""
    hall.silent = {FIRST_MEMBER + each for each in range(ABSENT)}
    number = await hall.ready(9, plan(stage(SIZE, (SIZE,), rounds=2), entrants_min=SIZE))
    for each in SUBSTITUTES:
        await hall.tournaments.sign_up(number, hall.by(each), as_substitute=True)
    await called(hall, number)
    return number


async def calls(hall: Hall) -> list[dict[str, object]]:
    query = select(schema.outbox.c.payload).where(schema.outbox.c.kind == NoticeKind.CALL.value)
    rows = await hall.database.read(lambda conn: conn.execute(query).all())
    found = [json.decode(row.payload) for row in rows]
    return [each for each in found if each["cause"] == "seat"]


async def test_five_no_shows_are_one_call_with_all_free_seats(hall: Hall) -> None:
    number = await with_absent(hall)
    (call,) = await calls(hall)
    held = await hall.tournaments.show(number)
    shown = Shown(held)
    asked = asked_since(shown, int(str(call["since"])))
    assert sorted(asked) == list(SUBSTITUTES)
    for language in LANGUAGES:
        text = translator(own_catalogues()[language], None)
        post = seats_post(shown, text, asked, asked, {})
        assert post is not None
        assert sorted(post.mentions) == list(SUBSTITUTES)
        assert all(post.content.count(f"<@{each}>") == 1 for each in SUBSTITUTES)
        assert len(post.content.split("\n")) == 1 + ABSENT
        assert post.view is not None
        assert len(post.view.children) == ABSENT


async def test_a_called_member_may_take_any_of_the_free_seats_and_only_one(hall: Hall) -> None:
    number = await with_absent(hall)
    held = await hall.tournaments.show(number)
    free = sorted({(each.pod_id, each.seat) for each in held.stored.calls})
    assert len(free) == ABSENT
    first, second = free[0], free[-1]
    await hall.tournaments.take_seat(number, hall.by(200), *first)
    with pytest.raises(TournamentRefusal) as taken:
        await hall.tournaments.take_seat(number, hall.by(201), *first)
    assert taken.value.code == "tournament.seat_taken"
    said = {
        kind: translator(own_catalogues()["en"], None).say(
            TournamentRefusal("seat_taken", kind=kind.value).msg
        )
        for kind in (Kind.BENCH, Kind.SUBSTITUTE)
    }
    assert "bench" in said[Kind.BENCH]
    assert "bench" not in said[Kind.SUBSTITUTE]
    with refuses("tournament.seat_own"):
        await hall.tournaments.take_seat(number, hall.by(200), *second)
    with refuses("tournament.not_in"):
        await hall.tournaments.take_seat(number, hall.by(999_999), *second)
    for wrong in ((second[0], 9), (second[0], -1), (999, 0)):
        with refuses("tournament.no_such_table"):
            await hall.tournaments.take_seat(number, hall.by(201), *wrong)
    await hall.tournaments.sign_up(number, hall.by(300), as_substitute=True)
    with refuses("tournament.seat_not_called"):
        await hall.tournaments.take_seat(number, hall.by(300), *second)
    absent = (await hall.tournaments.show(number)).seats(second[0])[second[1]].no
    await hall.tournaments.ready(number, hall.by(held.entrant(absent).member_id))
    with refuses("tournament.seat_came"):
        await hall.tournaments.take_seat(number, hall.by(201), *second)
