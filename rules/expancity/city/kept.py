"""Figures that a playout keeps beside its state: places for tiles, and neighbours of buildings."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec import field

from rules.core.squares import Cell
from rules.expancity.city.grid import around
from rules.expancity.city.placement import legal_cells
from rules.expancity.city.surroundings import Holding
from rules.expancity.state import State


class Kept(State):
    """A playout's state; copies of it are plain states."""

    copied_as: ClassVar[type[State]] = State

    places: dict[Cell, None] = field(default_factory=dict)
    """Cells on which a tile may be laid; the order means nothing."""
    known: dict[Cell, Holding] = field(default_factory=dict)
    """Buildings whose surroundings have not changed since they were looked at."""
    shown: list[str] | None = None
    """The contracts that the acting seat is asked to show."""


def keep(draft: State) -> State:
    kept = Kept(*(getattr(draft, name) for name in State.__struct_fields__))
    kept.places = dict.fromkeys(legal_cells(draft.city))
    return kept


def places_in(state: State) -> list[Cell]:
    """The empty cells that share an edge with a tile; the order means nothing."""
    return list(state.places) if type(state) is Kept else legal_cells(state.city)


def note_tile(draft: State, at: Cell) -> None:
    """A tile has been laid."""
    if type(draft) is not Kept:
        return
    del draft.places[at]
    for beside in around(at):
        draft.known.pop(beside, None)
        if beside not in draft.city:
            draft.places[beside] = None


def note_buildings(draft: State, cells: Iterable[Cell]) -> None:
    """Buildings have gained floors or roofs."""
    if type(draft) is not Kept:
        return
    for at in cells:
        draft.known.pop(at, None)
        for beside in around(at):
            draft.known.pop(beside, None)
