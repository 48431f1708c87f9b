"""The panel proposes the settings that a member chose last."""

import pytest

from bot.clocks.paces import NO_CLOCK
from bot.features.lobby.draft import PACES, proposed
from bot.store.people.opened import Opened
from rules import registry
from rules.core.game import RobotLevel
from tests.bot.edges.scene import Scene, button
from tests.bot.edges.test_opening import asked, chosen, control, press

pytestmark = pytest.mark.sockets

MINE = registry.load("mine")


async def test_the_panel_opens_with_the_members_last_choices(on: Scene) -> None:
    panel = await press(on, await asked(on, "mine"), "o:setseats:", "4")
    panel = await press(on, panel, "o:setrobots:", f"2-{RobotLevel.EASY}")
    panel = await press(on, panel, "o:setpace:", str(PACES.index("fast")))
    await press(on, panel, "o:open:")
    await on.told()
    again = await asked(on, "mine")
    assert chosen(control(again, "o:setseats:")) == ["Seats: 4"]
    assert chosen(control(again, "o:setrobots:")) == ["Robots: 2, beginner"]
    assert "Fast" in chosen(control(again, "o:setpace:"))[0]
    # Another game is another choice, and so is another member.
    other = await asked(on, "expancity")
    assert chosen(control(other, "o:setseats:")) == ["Seats: 2"]
    games = await on.slash(on.haneul, "table open")
    custom_id = control(games, "o:game:mine:")["custom_id"]
    theirs = await on.reply(on.haneul, on.haneul.click(games["id"], custom_id))
    assert chosen(control(theirs, "o:setseats:")) == ["자리: 2개"]


async def test_a_member_who_played_robots_can_start_again_with_one_click(on: Scene) -> None:
    panel = await press(on, await asked(on, "expancity"), "o:setseats:", "3")
    await press(on, panel, "o:fill:")
    (at,) = await on.bot.tables.of_member(int(on.tom.member_id))
    await on.called_off(at.table.id)
    again = await asked(on, "expancity")
    assert chosen(control(again, "o:setrobots:")) == ["Robots: 2, player"]
    assert control(again, "o:start:")["style"] == 3
    await on.told()


async def test_a_robot_that_replaced_a_member_does_not_count_as_chosen(on: Scene) -> None:
    table = await on.table(on.tom, on.sandra, on.haneul, pace="daily")
    shown = await on.slash(on.sandra, "table concede", table=str(table))
    await on.reply(on.sandra, on.sandra.click(shown["id"], button(shown, "conceded")))
    at = await on.at(table)
    assert [row.is_robot for row in at.seats] == [False, True, False]
    last = await on.bot.client.core.settings.last_opened(int(on.tom.member_id), at.table.title)
    assert last == Opened(seats=3, robots=0, level=None, pace="daily")
    await on.told()


@pytest.mark.parametrize(
    ("last", "shown"),
    [
        pytest.param(
            Opened(3, 1, RobotLevel.EASY, "weekly weekends=stop"),
            (3, 1, RobotLevel.EASY, "weekly weekends=stop"),
            id="all of it",
        ),
        pytest.param(
            Opened(3, 1, RobotLevel.QUICK, "48h+12h/72h"),
            (3, 1, RobotLevel.NORMAL, "fast"),
            id="no level and no pace that the panel offers",
        ),
        pytest.param(
            Opened(3, 2, RobotLevel.EASY, NO_CLOCK),
            (3, 2, RobotLevel.EASY, "fast"),
            id="alone with robots there is no pace to remember",
        ),
        pytest.param(
            Opened(2, 0, None, NO_CLOCK), (2, 0, RobotLevel.NORMAL, NO_CLOCK), id="clockless"
        ),
        pytest.param(
            Opened(9, 8, 1, "live"), (2, 0, RobotLevel.NORMAL, "fast"), id="too many seats now"
        ),
    ],
)
def test_a_proposed_value_that_does_not_fit_is_replaced(
    last: Opened, shown: tuple[int, int, RobotLevel, str]
) -> None:
    draft = proposed(MINE, pace="fast", last=last)
    assert (draft.seats, draft.robots, draft.level, draft.pace) == shown


def test_seats_that_are_asked_for_count_before_those_of_last_time() -> None:
    draft = proposed(MINE, 2, last=Opened(4, 3, RobotLevel.EASY, NO_CLOCK))
    assert (draft.seats, draft.robots) == (2, 1)
