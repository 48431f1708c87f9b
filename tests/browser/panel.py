"""Answers a table's questions in the private panel by its buttons and lists, at random among its offers.

It knows panels but no title. It fills in every row once per question, unless the move can be confirmed without it
(as some people then do), and again while the choices are refused or do not make a move.
"""

from collections import Counter, defaultdict
from random import Random

from bot.core.controls.ids import PanelId
from bot.core.form import MORE
from tests.browser.hands import Control, Hands, Look

CHOICES = ("verb", "pick", "set")
REFUSED = "⚠"
MOST_STEPS = 60
"""Steps for one question; a person would have given up long before."""
MOST_PICKED = 3
MOST_REFUSED = 3
"""So many refused choices in one row, and the row is left as it is."""
LEFT_ALONE = 0.3
"""The number of times that an optional row may be skipped."""


class Panel:
    def __init__(self, hands: Hands, rng: Random) -> None:
        self._hands = hands
        self._rng = rng

    async def answer(self, panel: Look) -> Look:
        """Answer the question that a panel shows. Returns the panel with the next question, or without one."""
        asked = asked_by(panel)
        filled: set[str] = set()
        refused: Counter[str] = Counter()
        for _ in range(MOST_STEPS):
            row = next((name for name in rows_of(panel) if name not in filled), None)
            if row is not None and may_confirm(panel) and self._rng.random() < LEFT_ALONE:
                filled.add(row)
            elif row is not None:
                panel = await self.fill_in(panel, row, careful=refused[row] > 0)
                refused[row] += REFUSED in panel.text
                if REFUSED not in panel.text or refused[row] >= MOST_REFUSED:
                    filled.add(row)
            elif may_confirm(panel):
                panel = await self.confirm(panel)
            else:
                filled.discard(self._rng.choice([*rows_of(panel)]))
            if asked_by(panel) != asked:
                return panel
        raise AssertionError(f"no move could be made of this panel:\n{panel.text}")

    async def choose_first_verb(self, panel: Look) -> Look:
        """Choose the first verb in the list, if it is not open already."""
        first = panel.control("f:verb:")
        return panel if first.disabled else await self._hands.press(panel, first)

    async def choose_verb(self, panel: Look, verb: str) -> Look:
        """Choose a verb by its name, if it is on the menu."""
        offered = [each for each in panel.controls if is_for_verb(each, verb) and not each.disabled]
        return await self._hands.press(panel, offered[0]) if offered else panel

    async def fill_in_rows(self, panel: Look, *rows: str) -> Look:
        """Fill in the rows with these names, if the panel has them; a field with one possible value has no row."""
        for row in rows:
            if row in rows_of(panel):
                panel = await self.fill_in(panel, row)
        return panel

    async def choose(self, panel: Look, row: str, value: str) -> Look:
        """Choose only this in the row with this name, among buttons or in a list, if the panel has the row."""
        if row not in rows_of(panel):
            return panel
        select, *others = rows_of(panel)[row]
        if select.select is None:
            button = next(each for each in (select, *others) if id_of(each).arg == value)
            return await self._hands.press(panel, button)
        await self._hands.open_list(panel, select)
        if select.select == "single":
            return await self._hands.pick(panel, select, value)
        await self._hands.toggle(select, value)
        return await self._hands.close_list(panel, select)

    async def fill_in(self, panel: Look, row: str, *, careful: bool = False) -> Look:
        """Choose something in the row with this name; if `careful`, as few as allowed, the first ones in the list."""
        controls = rows_of(panel)[row]
        match controls[0].select:
            case None:
                return await self._hands.press(panel, self._rng.choice(controls))
            case "single":
                return await self._choose_one(panel, controls[0])
            case _:
                return await self._choose_several(panel, controls[0], careful=careful)

    async def confirm(self, panel: Look) -> Look:
        return await self._hands.press(panel, confirming(panel)[0])

    async def _choose_one(self, panel: Look, select: Control) -> Look:
        options = await self._hands.open_list(panel, select)
        value = self._rng.choice([each.value for each in options if each.value != MORE])
        return await self._hands.pick(panel, select, value)

    async def _choose_several(self, panel: Look, select: Control, *, careful: bool) -> Look:
        options = await self._hands.open_list(panel, select)
        for chosen in [each.value for each in options if each.chosen]:
            options = await self._hands.toggle(select, chosen)
        listed = [each.value for each in options]
        wanted = 1 if careful else self._rng.randint(1, MOST_PICKED)
        for value in listed if careful else self._rng.sample(listed, len(listed)):
            picked = sum(each.chosen for each in options)
            full = all(each.chosen or each.barred for each in options)
            if full or (picked >= wanted and await self._hands.may_close(select)):
                break
            if value != MORE:
                options = await self._hands.toggle(select, value)
        return await self._hands.close_list(panel, select)


def asked_by(panel: Look) -> int | None:
    """The number of the question; None if the panel asks nothing, or a refusal came, with other ways to go on."""
    ids = [PanelId.read(control.id) for control in panel.controls]
    first = ids[0] if ids else None
    return None if first is None or first.ahead else first.question_seq


def may_confirm(panel: Look) -> bool:
    return any(not control.disabled for control in confirming(panel))


def has_verb(panel: Look, verb: str) -> bool:
    return any(is_for_verb(control, verb) for control in panel.controls)


def is_for_verb(control: Control, verb: str) -> bool:
    """Return whether it is the button that chooses this verb."""
    return (id_of(control).op, id_of(control).verb) == ("verb", verb)


def rows_of(panel: Look) -> dict[str, list[Control]]:
    """The buttons or the list of every row of choices, by the row's name."""
    rows: dict[str, list[Control]] = defaultdict(list)
    for control in panel.controls:
        clicked = id_of(control)
        if clicked.op in CHOICES and not control.disabled:
            rows[clicked.control].append(control)
    return rows


def confirming(panel: Look) -> list[Control]:
    return [control for control in panel.controls if id_of(control).op == "go"]


def id_of(control: Control) -> PanelId:
    """The operation of a control of a panel; ``other`` for one that belongs to no question."""
    return PanelId.read(control.id) or PanelId("other", 0, 0)
