"""A deed in a few words, and its changes in signs."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import TEXT, Colour
from render.core.text import Line, Type, number, signed
from render.tmars.board.panels import plate, word
from render.tmars.icons.signs import icon
from render.tmars.palette import PRODUCTION, PRODUCTION_LOSS, PRODUCTION_TEXT
from rules.core.text import Msg, Say, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.coordinates import OFF_MAP
from rules.tmars.components.effects import RESOURCES, Parameter
from rules.tmars.view import Act, View

OF_CARDS = frozenset(("card", "action", "first", "prelude", "corporation", "trigger", "bot"))
"""Deeds about a card."""
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
QUIET = ("pass", "bot_pass", "production")
"""Deeds that a seat's panel shows anyway, or that happen to everybody."""
MOST_CHANGES = 6


def told(view: View) -> tuple[Act, ...]:
    """Return the deeds that changed something, newest first, without passes and events for all players."""
    return tuple(act for act in reversed(view.acts) if not _is_quiet(act))


def _is_quiet(act: Act) -> bool:
    return act.what in QUIET or _is_empty(act)


def _is_empty(act: Act) -> bool:
    return act.what == "research" and not act.changes


def latest(view: View) -> Act | None:
    """The newest deed that changed something."""
    return next(iter(told(view)), None)


def since(view: View) -> Act | None:
    """The pass, production or purchase of no cards that came after the newest deed that changed something."""
    return view.acts[-1] if view.acts and _is_quiet(view.acts[-1]) else None


def deed(act: Act, say: Say) -> str:
    """Return the deed and its place in words."""
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
    if _is_empty(act):
        return word(say, "did.no_research")
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
    """The picture for a deed: a ``tile`` of a kind, an ``icon`` by name, or a card ``type``."""
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
    """Return the changes of the deed, most important first; parameters with old and new value if the view is given."""
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
    """The parameter's old and new value if there is a view, otherwise only the difference."""
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
    """Draw as many changes as fit, from the left edge of a box; returns how many these are."""
    x = box.x0
    for index, change in enumerate(shown[:MOST_CHANGES]):
        line = Line(change.text, type_)
        width = change_width(change, size, type_)
        if x + width > box.x1:
            return index
        left = x + size + size // 3
        canvas.stamp(icon(change.sign, size), x + size // 2, y)
        if change.production:
            height = round(1.25 * type_.size)
            ground = Box(left - 2, y - height // 2, x + width, y - height // 2 + height)
            plate(canvas, ground, 6, PRODUCTION)
        inset = _inset(change)
        canvas.write(line, left + inset, y, production_ink(change), within=box)
        x += width + round(0.9 * size)
    return min(len(shown), MOST_CHANGES)


def fit_changes(
    shown: tuple[Change, ...], room: int, choices: Sequence[tuple[int, Type]]
) -> tuple[int, Type]:
    """The first sizes of signs and texts at which all changes fit, otherwise the last."""
    counted = shown[:MOST_CHANGES]
    for size, type_ in choices:
        gaps = round(0.9 * size) * (len(counted) - 1)
        if sum(change_width(change, size, type_) for change in counted) + gaps <= room:
            break
    return size, type_


def change_width(change: Change, size: int, type_: Type) -> int:
    """The width of the sign and the text after it."""
    return size + size // 3 + Line(change.text, type_).width + 2 * _inset(change)


def _inset(change: Change) -> int:
    """The gap between a production's text and the edge of its plate."""
    return 6 if change.production else 0


def production_ink(change: Change) -> Colour:
    if not change.production:
        return TEXT
    return PRODUCTION_TEXT if change.text.startswith("+") else PRODUCTION_LOSS
