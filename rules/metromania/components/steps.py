"""The steps of a dig in their canonical spelling (chapter "Move notation")."""

import re
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from rules.core.errors import MalformedMove
from rules.core.naming import excerpt
from rules.metromania.components.coordinates import CITY_CELLS, CITY_VERTICES, EXIT, START, tip

_READ: Final = 4096
"""The number of spellings that are cached: a dig's steps are read for the check and again for the move."""
DECLINED: Final = "none"

_TUNNEL: Final = re.compile(
    r"(?P<line>[0-9]):(?:(?P<exit>X[0-9]+)$|(?P<cell>[A-Z][0-9]+)>(?P<end>v[0-9]+)(?:=(?P<letter>[A-F]))?)"
)
_BONUS: Final = re.compile(r"\+(none|v[0-9]+)")
_CELLS: Final = frozenset(CITY_CELLS)
_VERTICES: Final = frozenset(CITY_VERTICES)


class TunnelStep(Struct, frozen=True):
    line: int
    cell: str
    end: str
    """The vertex where its rail ends; for an exit space, its tip."""
    letter: str = ""
    """The letter of the marker; empty for none."""


class BonusStep(Struct, frozen=True):
    vertex: str
    """Empty for no bonus station."""


DigStep: TypeAlias = TunnelStep | BonusStep


def write_step(step: DigStep) -> str:
    match step:
        case BonusStep(vertex):
            return f"+{vertex or DECLINED}"
        case TunnelStep(line, cell, end, letter):
            if cell[0] == EXIT and end == tip(cell):
                return f"{line}:{cell}"
            return f"{line}:{cell}>{end}" + (f"={letter}" if letter else "")


@lru_cache(maxsize=_READ)
def read_step(text: str) -> DigStep:
    """Raises MalformedMove: syntax, unknown_line, unknown_cell or unknown_vertex."""
    if bonus := _BONUS.fullmatch(text):
        return BonusStep("" if bonus[1] == DECLINED else known_vertex(bonus[1]))
    found = _TUNNEL.fullmatch(text)
    if found is None:
        raise MalformedMove("metromania.syntax", token=excerpt(text))
    line = known_line(found["line"])
    if found["exit"]:
        cell = known_cell(found["exit"])
        return TunnelStep(line, cell, tip(cell))
    cell = known_cell(found["cell"])
    return TunnelStep(line, cell, known_vertex(found["end"]), found["letter"] or "")


def known_line(text: str) -> int:
    if text not in ("1", "2"):
        raise MalformedMove("metromania.unknown_line")
    return int(text)


def known_cell(label: str) -> str:
    """The label, if there is such a cell or, on some map, such an arrow space."""
    if label not in _CELLS and not _is_arrow_place(label):
        raise MalformedMove("metromania.unknown_cell", cell=excerpt(label))
    return label


def known_vertex(label: str) -> str:
    if label not in _VERTICES:
        raise MalformedMove("metromania.unknown_vertex", vertex=excerpt(label))
    return label


def _is_arrow_place(label: str) -> bool:
    return re.fullmatch(f"[{START}{EXIT}][1-6][1-5]", label) is not None
