"""Plays a title through the panel as a sensible person would, with as few interactions as they would need.

The panel's proposals are left as they are; a row without a proposal gets its first choice, which is the best one
where a title sorts them. Each title's habits say which kinds of move a person would rather make.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.core.controls.ids import PanelId
from bot.core.form import MORE
from bot.core.form.rows import AREA, NONE
from tests.browser.hands import Control, Hands, Look
from tests.browser.panel import REFUSED, asked_by, confirming, id_of, may_confirm

MOST_STEPS = 40
"""Clicks for one question."""
STOP = '""'
"""The choice of a row that ends a series."""


@dataclass(frozen=True, slots=True)
class Habits:
    """A sensible person's habits in a title."""

    title: str
    verbs: tuple[str, ...] = ()
    """Kinds of moves, the most wanted first. Others are made only when the panel proposes them."""
    wanted: Mapping[str, int] = field(default_factory=dict)
    """Rows that may stay empty and yet are filled in, with how many picks."""
    options: str = ""


HABITS = (
    Habits("expancity", wanted={"roofs": 1}),
    Habits("metromania", verbs=("bonus", "dig", "station")),
    Habits("mine", verbs=("goal", "play_many", "play", "buy", "end_play", "end")),
    Habits("tmars", verbs=("first", "milestone", "play", "action", "convert", "pass")),
)


class Sensible:
    """In a hurry, a person leaves rows empty that may stay so, such as floors."""

    def __init__(self, hands: Hands, habits: Habits, *, hurried: bool = False) -> None:
        self._hands = hands
        self._habits = habits
        self._hurried = hurried

    async def answer(self, panel: Look) -> Look:
        """Answer the question that a panel shows. Returns the panel with the next question, or without one."""
        asked = asked_by(panel)
        done: set[str] = set()
        for _ in range(MOST_STEPS):
            panel = await self._step(panel, done)
            if asked_by(panel) != asked:
                return panel
        raise AssertionError(f"no move could be made of this panel:\n{panel.text}")

    async def _step(self, panel: Look, done: set[str]) -> Look:
        if open_verb(panel) is None or REFUSED not in panel.text:
            verb = self._better_verb(panel)
            if verb is not None:
                return await self._hands.press(panel, verb)
        row = self._next_row(panel, done)
        if row is None and may_confirm(panel):
            return await self._hands.press(panel, confirming(panel)[0])
        if row is None:
            done.clear()
            if not panel.offers("f:rows:"):
                raise AssertionError(
                    f"nothing more to fill in: {sorted(rows(panel))}\n{panel.text}"
                )
            return await self._hands.press(panel, panel.control("f:rows:"))
        done.add(row)
        return await self._fill_in(panel, row)

    def _better_verb(self, panel: Look) -> Control | None:
        """The button of the kind of move that the person prefers to the open one, if there is one."""
        offered = {id_of(each).verb: each for each in panel.controls if id_of(each).op == "verb"}
        if not offered:
            return None
        for name in self._habits.verbs or tuple(offered):
            if name == open_verb(panel):
                return None
            if name in offered:
                return offered[name]
        return None if open_verb(panel) else next(iter(offered.values()))

    def _next_row(self, panel: Look, done: set[str]) -> str | None:
        """The row to fill in: one without a proposal, as long as the move is not whole, or one that is wanted."""
        for name, controls in rows(panel).items():
            field_name = name.partition(".")[0]
            if name in done or name.endswith(f".{AREA}"):
                continue
            if field_name in self._habits.wanted and not (self._hurried and may_confirm(panel)):
                return name
            if not may_confirm(panel) and not _has_proposal(controls):
                return name
        return None

    async def _fill_in(self, panel: Look, row: str) -> Look:
        controls = rows(panel)[row]
        hands, select = self._hands, controls[0]
        match select.select:
            case None:
                usual = [each for each in controls if id_of(each).arg != STOP]
                return await hands.press(panel, (usual or controls)[0])
            case "single":
                options = await hands.open_list(panel, select)
                values = [each.value for each in options if each.value not in (MORE, STOP)]
                return await hands.pick(panel, select, values[0])
            case _:
                return await self._pick_some(panel, select, row)

    async def _pick_some(self, panel: Look, select: Control, row: str) -> Look:
        most = self._habits.wanted.get(row.partition(".")[0], 1)
        options = await self._hands.open_list(panel, select)
        for value in [each.value for each in options]:
            picked = sum(each.chosen for each in options)
            if picked >= most and await self._hands.may_close(select):
                break
            found = next(each for each in options if each.value == value)
            if value not in (MORE, NONE) and not (found.chosen or found.barred):
                options = await self._hands.toggle(select, value)
        return await self._hands.close_list(panel, select)


def rows(panel: Look) -> dict[str, list[Control]]:
    """The buttons or the list of every row of choices, by the row's name; the kinds of moves are no such row."""
    found: dict[str, list[Control]] = {}
    for control in panel.controls:
        clicked = id_of(control)
        if clicked.op in ("pick", "set") and clicked.control != "verb" and not control.disabled:
            found.setdefault(clicked.control, []).append(control)
    return found


def open_verb(panel: Look) -> str | None:
    """The kind of move that is being filled in; None while the panel asks which."""
    filling = (id_of(each) for each in panel.controls)
    return next((each.verb for each in filling if each.op in ("pick", "set", "go")), None)


def act_named(clicked: PanelId) -> str:
    """Name a click in a panel in words."""
    match clicked.op:
        case "verb":
            return f"choose {clicked.verb}"
        case "go":
            return f"confirm {clicked.verb}"
        case "pick" | "set":
            return f"{clicked.verb}: {clicked.control}"
        case _:
            return clicked.op


def _has_proposal(row: list[Control]) -> bool:
    """Return whether something is chosen in a row. Buttons that make the move at once are all blue."""
    if row[0].select is None and all(each.chosen for each in row):
        return False
    return any(each.chosen for each in row)
