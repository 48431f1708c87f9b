"""What somebody did, in a few words, and what it changed, in signs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import TEXT, Colour
from render.core.text import Line, Type, number, signed
from render.tmars.board.panels import plate, word
from render.tmars.icons.signs import icon
from render.tmars.palette import PRODUCTION, PRODUCTION_LOSS, PRODUCTION_TEXT
from rules.core.text import Msg, Say, msg
from rules.tmars.components.content import CARDS, OFF_MAP, RESOURCES, Parameter
from rules.tmars.view import NOBODY, Act, View

OF_CARDS = frozenset(("card", "action", "first", "prelude", "corporation", "trigger", "bot"))
"""Deeds whose subject is a card."""
NAMES = {
    "project": "tmars.project",
    "milestone": "tmars.milestone",
    "award": "tmars.award",
}
TILES = {
    ("convert", "plants"): "greenery",
    ("project", "greenery"): "greenery",
    ("project", "city"): "city",
    ("project", "aquifer"): "ocean",
    ("greenery", ""): "greenery",
}
"""Deeds that place one tile and nothing else."""
SIGNS = {
    ("project", "asteroid"): "temperature",
    ("project", "power_plant"): "energy",
    ("project", "sell_patents"): "mc",
    ("convert", "heat"): "temperature",
}
MOST_CHANGES = 6


def latest(view: View) -> Act | None:
    """What somebody did last; when MarsBot passes at once after a turn of its own, that turn."""
    done = [act for act in view.acts if act.owner != NOBODY]
    if [act.what for act in done[-2:]] == ["bot", "bot_pass"]:
        return done[-2]
    return done[-1] if done else None


def deed(act: Act, say: Say) -> str:
    """What was done, and where."""
    what = _deed(act, say)
    if not act.space or act.space in OFF_MAP:
        return what
    return word(say, "did.at", what=what, space=act.space)


def _deed(act: Act, say: Say) -> str:
    lying = TILES.get((act.what, act.subject))
    if lying is not None:
        return say(msg(f"tmars.tile.{lying}"))
    if act.what == "convert":
        return word(say, f"did.convert_{act.subject}")
    subject = _subject(act)
    if subject is None:
        return word(say, "did.bot_moves" if act.what == "bot" else f"did.{act.what}")
    return say(msg(f"tmars.board.did.{act.what}", subject=subject))


def _subject(act: Act) -> Msg | None:
    if not act.subject:
        return None
    if act.what in OF_CARDS:
        return msg(f"tmars.card.{act.subject}")
    family = NAMES.get(act.what)
    return None if family is None else msg(f"{family}.{act.subject}")


def picture(act: Act, view: View) -> tuple[str, str]:
    """What stands for a deed: a ``tile`` of a kind, an ``icon`` by name, or a card ``type``."""
    lying = view.tiles.get(act.space)
    if lying is not None:
        return "tile", lying.kind
    if act.what in ("milestone", "award"):
        return "icon", act.what
    sign = SIGNS.get((act.what, act.subject))
    if sign is not None:
        return "icon", sign
    if act.what in OF_CARDS and act.subject in CARDS:
        return "type", CARDS[act.subject].type
    return "", ""


@dataclass(frozen=True, slots=True)
class Change:
    sign: str
    text: str
    production: bool = False


def changes(act: Act, view: View | None, say: Say) -> tuple[Change, ...]:
    """The weightiest first. With the view that the act led to, what was raised shows from where to where."""
    return tuple(_changes(act.changes, view, say))


def _changes(deltas: Mapping[str, int], view: View | None, say: Say) -> Iterator[Change]:
    for parameter in Parameter:
        if delta := deltas.get(parameter, 0):
            yield Change(PARAMETER_SIGNS[parameter], _raised(parameter, delta, view, say))
    if delta := deltas.get("tr", 0):
        yield Change("tr", signed(delta))
    for resource in RESOURCES:
        if delta := deltas.get(f"p_{resource}", 0):
            yield Change(resource, signed(delta), production=True)
    for resource in RESOURCES:
        if delta := deltas.get(resource, 0):
            yield Change(resource, signed(delta))
    for name, sign in (("cards", "card"), ("tokens", "token")):
        if delta := deltas.get(name, 0):
            yield Change(sign, signed(delta))


PARAMETER_SIGNS = {
    Parameter.OXYGEN: "oxygen",
    Parameter.TEMPERATURE: "temperature",
    Parameter.OCEANS: "ocean",
}


def _raised(parameter: Parameter, delta: int, view: View | None, say: Say) -> str:
    """`delta` in the units of the parameter."""
    if view is None:
        return signed(delta)
    now = {
        Parameter.OXYGEN: view.oxygen,
        Parameter.TEMPERATURE: view.temperature,
        Parameter.OCEANS: view.oceans,
    }[parameter]
    return word(say, f"raised.{parameter}", before=number(now - delta), after=number(now))


def draw_changes(
    canvas: Canvas, box: Box, y: int, shown: tuple[Change, ...], *, size: int, type_: Type
) -> int:
    """As many as find room, from the left edge of a box on; returns how many these are."""
    x = box.x0
    for index, change in enumerate(shown[:MOST_CHANGES]):
        line = Line(change.text, type_)
        inset = 6 if change.production else 0
        width = size + size // 3 + line.width + 2 * inset
        if x + width > box.x1:
            return index
        left = x + size + size // 3
        canvas.stamp(icon(change.sign, size), x + size // 2, y)
        if change.production:
            height = round(1.25 * type_.size)
            ground = Box(left - 2, y - height // 2, x + width, y - height // 2 + height)
            plate(canvas, ground, 6, PRODUCTION)
        canvas.write(line, left + inset, y, production_ink(change), within=box)
        x += width + round(0.9 * size)
    return min(len(shown), MOST_CHANGES)


def production_ink(change: Change) -> Colour:
    if not change.production:
        return TEXT
    return PRODUCTION_TEXT if change.text.startswith("+") else PRODUCTION_LOSS
