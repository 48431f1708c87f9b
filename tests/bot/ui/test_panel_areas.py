"""Many spaces are offered by area: a press on an area shows its spaces and makes no move."""

from typing import Any

from bot.core.controls.ids import PanelId
from bot.features.turn.panel import Panel
from rules.core import engine
from tests.bot.tables.house import ANN, BOB, House
from tests.bot.ui.hands import Hands, acting, controls_of
from tests.bot.ui.test_panel import play_until

CITY_COST = 25


def row(hands: Hands, control: str) -> list[dict[str, Any]]:
    read = [(PanelId.read(each["custom_id"]), each) for each in controls_of(hands.post)]
    return [each for clicked, each in read if clicked is not None and clicked.control == control]


async def test_a_press_on_an_area_shows_its_spaces(house: House, panel: Panel) -> None:
    at = await house.table("tmars", ANN, BOB)
    at = await play_until(
        house,
        at,
        lambda state: (
            len(waiting := at.game.waiting_for(state)) == 1
            and "project" in {verb.name for verb in engine.verbs_on_menu(at.game, state, *waiting)}
            and state.seats[min(waiting)].stock["mc"] > CITY_COST
        ),
    )
    hands = await acting(house, panel, at)
    await hands.use(f"f:verb:{at.table.id}:{at.question_seqs[min(at.waiting())]}:project:-:-:")
    [projects] = row(hands, "project")
    await hands.use(projects["custom_id"], ['"city"'])
    areas = row(hands, "space.area")
    assert len(areas) > 1
    assert [each["disabled"] for each in areas] == [True, *[False] * (len(areas) - 1)]
    before = row(hands, "space")
    await hands.use(areas[1]["custom_id"])
    assert row(hands, "space") != before
    assert [each["disabled"] for each in row(hands, "space.area")][:2] == [False, True]
    assert (await house.tables.position(at.table.id)).table.seq == at.table.seq
