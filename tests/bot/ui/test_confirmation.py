"""No move counts before it is confirmed, in any title; one click makes a move only if it can be undone."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.core.controls.ids import PanelId
from bot.core.form.rows import MORE
from bot.core.posts.pictures import Pictures
from bot.core.posts.renderer import Renderer
from bot.features.turn.panel import Panel
from bot.i18n import Catalogues
from bot.tables.model import Position
from render.core.painter import Painter
from rules.core import engine
from rules.core.codec import encode_state
from rules.core.game import RobotLevel
from rules.core.rng import Rng
from rules.registry import GAME_KEYS
from tests.bot.tables.house import ANN, BOB, GAMES, House
from tests.bot.ui.hands import Hands, controls_of, panel_of
from tests.scale import RELEASE, sized
from tests.toys.painter import BLANK

pytestmark = pytest.mark.slow

TAKE_BACK = "Take back"
MOST_MOVES = 500
MOST_LOOKS = sized(1, 2)
"""Positions of one kind at which every control is tried."""


class Clicks:
    """Tries every single click that a member may make, each on a panel of its own."""

    def __init__(self, house: House, panels: Any, at: Position, member: int) -> None:
        self.house = house
        self._panels = panels
        self.at = at
        self._member = member

    async def opened(self, verb: str | None = None) -> Hands:
        hands = Hands(self._panels(), self.house.tables, self._member)
        await hands.open(self.at.table.id)
        if verb is not None:
            await hands.use(next(id_ for id_, _ in _controls(hands) if _is_verb(id_, verb)))
        return hands

    async def try_all(self) -> None:
        for custom_id, values in list(_controls(await self.opened())):
            clicked = _read(custom_id)
            counts = await self._counts(await self.opened(), custom_id, values)
            if not counts and clicked.op == "verb":
                await self._try_verb(clicked.verb)

    async def _try_verb(self, verb: str) -> None:
        for custom_id, values in list(_controls(await self.opened(verb))):
            await self._counts(await self.opened(verb), custom_id, values)

    async def _counts(self, hands: Hands, custom_id: str, values: list[str]) -> bool:
        before = await self.house.tables.position(self.at.table.id)
        # Undone moves have advanced the numbers of questions.
        custom_id = next(now for now, _ in _controls(hands) if _same(now, custom_id))
        await hands.use(custom_id, values)
        after = await self.house.tables.position(self.at.table.id)
        if after.table.seq == before.table.seq:
            return False
        assert TAKE_BACK in hands.labels(), f"{custom_id} counts at once: {hands.post.content}"
        await hands.press(TAKE_BACK)
        again = await self.house.tables.position(self.at.table.id)
        assert encode_state(again.state) == encode_state(before.state)
        return True


def _controls(hands: Hands) -> Iterator[tuple[str, list[str]]]:
    """The controls that choose something, with the values they would choose."""
    for control in controls_of(hands.post):
        clicked = PanelId.read(control["custom_id"])
        if clicked is None:
            continue
        if clicked.op == "go":
            assert control["label"] == "Confirm"
        if clicked.op not in ("verb", "pick", "set") or control.get("disabled"):
            continue
        options = [each["value"] for each in control.get("options", ()) if each["value"] != MORE]
        yield control["custom_id"], options[: max(1, control.get("min_values", 1))]


def _same(one: str, other: str) -> bool:
    """Return whether two ids belong to the same control, though perhaps of a later question."""
    here, there = _read(one), _read(other)
    return (here.op, here.verb, here.control, here.arg) == (
        there.op,
        there.verb,
        there.control,
        there.arg,
    )


def _is_verb(custom_id: str, verb: str) -> bool:
    clicked = _read(custom_id)
    return (clicked.op, clicked.verb) == ("verb", verb)


def _read(custom_id: str) -> PanelId:
    clicked = PanelId.read(custom_id)
    assert clicked is not None
    return clicked


def _kinds(question: str, menu: list[str]) -> list[tuple[object, ...]]:
    """The reason to try a position: a verb, alone or among others; in a release run each menu."""
    if RELEASE:
        return [(question, *menu)]
    return [(question, verb, len(menu) > 1) for verb in menu]


@pytest.mark.parametrize("title", [*GAME_KEYS, *GAMES])
async def test_one_click_makes_a_move_only_if_it_can_be_undone(
    title: str, house: House, catalogues: Catalogues, renderer: Renderer
) -> None:
    def painter(key: str) -> Painter[Any]:
        return BLANK

    def fresh() -> Panel:
        return panel_of(house, catalogues, Pictures(renderer, painter))

    at = await house.table(title, ANN, BOB)
    chance = Rng(7)
    looks: Counter[tuple[object, ...]] = Counter()
    tried = 0
    while at.waiting() and at.table.seq < MOST_MOVES:
        seat, member = await house.acting(at.table.id)
        menu = engine.verbs_on_menu(at.game, at.state, seat)
        kinds = _kinds(at.waiting()[seat].key, [verb.name for verb in menu])
        if any(looks[kind] < MOST_LOOKS for kind in kinds):
            looks.update(kinds)
            await Clicks(house, fresh, at, member).try_all()
            tried += 1
        move = (
            at.game.robot(at.state, seat, RobotLevel.NORMAL, chance)
            if chance.below(2)
            else engine.sample_move(at.game, at.state, seat, chance)
        )
        at = await house.play(at.table.id, move)
    assert tried >= 2
