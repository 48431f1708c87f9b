"""The page behind *More* at a table in play, for each member that presses it."""

import dataclasses

import pytest
from msgspec.structs import replace

from bot.core.commands.limits import check_post
from bot.core.controls.post_views import LogRange, more_in_play_view
from bot.core.posts.post import Post
from bot.core.text.translator import translator
from bot.features.look.private_views import PrivateViews
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.tables.names import visible
from tests.bot.tables.house import ANN, BOB, CID, DAN, House
from tests.bot.ui.hands import controls_of
from tests.bot.ui.test_private_views import caller
from tests.catalogues import catalogue_of


async def _started(house: House, title: str, *members: int, pace: str) -> Position:
    lobby = await house.lobby(title, *members, pace=pace)
    return (await house.tables.start(lobby.table.id, house.by(members[0]))).position


def _ops(post: Post) -> list[str]:
    assert check_post(post) == ()
    return [each["custom_id"].split(":")[1] for each in controls_of(post)]


@pytest.mark.parametrize("pace", ["daily", "none"])
async def test_it_offers_the_other_acts_at_a_table(
    house: House, private_views: PrivateViews, pace: str
) -> None:
    at = await _started(house, "expancity", ANN, BOB, pace=pace)
    seat, asked = await house.acting(at.table.id)
    other = ANN if asked == BOB else BOB

    async def ops(member: int, rest: LogRange | None = None) -> list[str]:
        return _ops(await private_views.more(caller(member), at.table.id, rest))

    clock, pause = (["clock"], ["pause"]) if pace == "daily" else ([], [])
    looks = ["since", "replay", "rules", *clock]
    assert await ops(CID) == looks
    assert await ops(asked) == [*looks, *pause, "leaving"]
    assert await ops(other, (3, 8)) == ["told", *looks, "nudge", *pause, "leaving", "plans"]
    post = await private_views.more(caller(other), at.table.id)
    [nudge] = [each for each in controls_of(post) if "nudge" in each["custom_id"]]
    assert nudge["label"] == f"Nudge: {visible(at.seats[seat].name)}"


async def test_everything_has_room_where_all_others_are_waited_for(
    house: House, private_views: PrivateViews
) -> None:
    at = await _started(house, "tmars", ANN, BOB, CID, DAN, pace="daily")
    assert len(at.waiting()) == 4
    post = await private_views.more(caller(ANN), at.table.id, (0, 8))
    looks = ["told", "since", "replay", "rules", "clock"]
    assert _ops(post) == [*looks, "nudge", "nudge", "nudge", "pause", "leaving", "plans"]


async def test_everything_has_room_for_a_spectator_whose_talk_is_kept_out(house: House) -> None:
    at = await _started(house, "expancity", ANN, BOB, pace="daily")
    table = replace(at.table, filters=replace(at.table.filters, quiet=True))
    text = translator(catalogue_of("en"), at)
    view = more_in_play_view(dataclasses.replace(at, table=table), text, None, (0, 8))
    ops = _ops(Post("Table 1", view=view))
    assert ops == ["told", "since", "replay", "rules", "clock", "talk"]


async def test_nothing_is_behind_it_at_a_table_that_has_ended(
    house: House, private_views: PrivateViews
) -> None:
    lobby = await house.lobby("nim", ANN, seats=2)
    await house.tables.cancel(lobby.table.id, house.by(ANN))
    with pytest.raises(TableRefusal, match="ended"):
        await private_views.more(caller(ANN), lobby.table.id)
