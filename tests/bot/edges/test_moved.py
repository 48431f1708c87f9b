"""Posts of a table that has moved: open questions move to the new place."""

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import update

from bot.features.absence.leave_panel import HEIR
from bot.store import schema
from bot.store.declaring import people
from tests.bot.edges.scene import Json, Scene, button, said
from tests.bot.edges.test_seats import left
from tests.bot.edges.test_votes import PACE

pytestmark = pytest.mark.sockets


async def moved(on: Scene, table: int) -> str:
    """Move a table to the lounge; returns the channel's number."""
    lounge: str = (await on.haneul.channel_named("lounge"))["id"]
    answer = await on.slash(
        on.haneul, "moderate move", channel=lounge, reason="Quieter there.", table=str(table)
    )
    await on.assert_told(on.haneul, answer, "moderate.done", number=str(table))
    await on.told()
    await on.later(10)
    await on.told()
    return lounge


async def _given(on: Scene) -> int:
    table = await on.table(on.haneul, on.sandra)
    leaving = on.bot.client.core.people.leaving
    await leaving.hand_over(table, on.by(on.sandra), int(on.tom.member_id))
    return table


async def _ballot(on: Scene) -> int:
    table, late = await on.asked(on.haneul, on.sandra, on.tom, pace=PACE)
    one = next(member for member in on.members() if member is not late)
    [seat] = (await on.at(table)).waiting()
    await on.minutes(10.5)
    await on.slash(one, "table replace", table=str(table), seat=str(seat + 1))
    return table


async def _invited(on: Scene) -> int:
    table = await on.lobby(on.sandra, seats=2)
    await on.slash(on.sandra, "table invite", player=on.tom.member_id, table=str(table))
    return table


ASKED: dict[str, Callable[[Scene], Awaitable[int]]] = {
    HEIR: _given,
    "vote": _ballot,
    "invited": _invited,
}


def asks(post: Json, op: str) -> bool:
    return any(
        op in str(item.get("custom_id")) for row in post["components"] for item in row["components"]
    )


@pytest.mark.parametrize("op", ASKED)
async def test_open_questions_move_with_the_table(on: Scene, op: str) -> None:
    table = await ASKED[op](on)
    await on.later(10)
    await on.told()
    old_place = (await on.at(table)).table.place_id
    (old,) = [each for each in await on.posts(old_place) if asks(each, op)]
    await moved(on, table)
    new_place = (await on.at(table)).table.place_id
    assert new_place != old_place
    assert [each for each in await on.posts(old_place) if asks(each, op)] == []
    (new,) = [each for each in await on.posts(new_place) if asks(each, op)]
    assert new["id"] != old["id"]
    answer = await on.reply(on.tom, on.tom.click(new["id"], button(new, op)))
    assert said(answer) != await on.words(on.tom, "error.ui.outdated")


@pytest.mark.parametrize("op", ASKED)
async def test_an_old_question_that_could_not_be_deleted_is_refused_in_words(
    on: Scene, op: str
) -> None:
    table = await ASKED[op](on)
    await on.later(10)
    await on.told()
    place = (await on.at(table)).table.place_id
    (old,) = [each for each in await on.posts(place) if asks(each, op)]
    # Discord may lose the deletion, or refuse it; the newest question is another one.
    await _forget(on, op)
    await moved(on, table)
    (still,) = [each for each in await on.posts(place) if each["id"] == old["id"]]
    before = (await on.at(table)).seats
    answer = await on.reply(on.tom, on.tom.click(still["id"], button(still, op), force=True))
    await on.assert_told(on.tom, answer, "error.ui.outdated")
    assert (await on.at(table)).seats == before


async def _forget(on: Scene, op: str) -> None:
    """Forget where something was asked, so that the bot leaves the post alone."""
    table = {HEIR: people.handovers, "vote": people.ballots}.get(
        op, schema.metadata.tables["invitations"]
    )
    nowhere = update(table).values(channel_id=None, message_id=None)
    await on.bot.database.write(lambda conn: conn.execute(nowhere))


async def test_a_seat_offer_goes_with_the_table(on: Scene) -> None:
    table = await left(on)
    old = await on.bot.client.core.people.offers.post_of(table)
    lounge = await moved(on, table)
    new = await on.bot.client.core.people.offers.post_of(table)
    assert old is not None
    assert new is not None
    assert new.channel_id == int(lounge)
    assert str(old.message_id) not in {each["id"] for each in await on.posts(old.channel_id)}
    assert str(new.message_id) in {each["id"] for each in await on.posts(lounge)}
