"""The cells that a question concerns: those that can be chosen, and those that the plan changes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from render.core.panel.focus import Question
from rules.core.squares import Cell, neighbours
from rules.expancity.components.content import LOTS
from rules.expancity.components.coordinates import read_name
from rules.expancity.view import TurnView, View


@dataclass(frozen=True, slots=True)
class Choices:
    at: Cell | None = None
    """The cell where the plan lays its tile."""
    places: frozenset[Cell] = frozenset()
    """The other free cells where the tile may be laid."""
    planned: frozenset[Cell] = frozenset()
    """Buildings that the plan starts, raises or completes."""
    before: Mapping[Cell, int] | None = None
    """The floors that the buildings of the plan have now."""
    points: Mapping[Cell, int] | None = None
    """The points of the roofs of the plan."""
    lots: frozenset[Cell] = frozenset()
    """Other lots that can be started."""
    buildings: frozenset[Cell] = frozenset()
    """Other buildings that can grow or get a roof, or that the question is about."""
    around: frozenset[Cell] = frozenset()
    """Other cells to show where there is room."""
    counts_floors: bool = False
    """The question depends on the viewer's finished buildings too."""

    @property
    def sites(self) -> frozenset[Cell]:
        """Everything but free cells."""
        return self.planned | self.lots | self.buildings


def choices_of(question: Question[View]) -> Choices:
    then = question.then
    match question.verb:
        case "plan":
            return _of_plan(question, None if then.candidates else then.last)
        case "keep_contract" | "fulfil":
            own = frozenset(house.at for house in then.buildings if house.owner == then.viewer)
            return Choices(buildings=own, around=_tiles(then), counts_floors=True)
        case _:
            own, lots = frozenset(_unfinished(then)), frozenset(_lots(then))
            return Choices(buildings=own, lots=lots, around=_tiles(then))


def _of_plan(question: Question[View], plan: TurnView | None) -> Choices:
    free = frozenset(free_cells(question.now)) if question.field("at") is not None else frozenset()
    if plan is None:
        return Choices(places=free)
    points = {roof.at: roof.points for roof in plan.roofs}
    planned = frozenset((*plan.floors, *points))
    standing = {house.at for house in question.then.buildings}
    others = frozenset(_sites(question)) - planned
    return Choices(
        at=plan.at,
        places=free - {plan.at},
        planned=planned,
        before=dict.fromkeys(planned, 0)
        | {house.at: house.floors for house in question.now.buildings if house.at in planned},
        points=points,
        lots=others - standing,
        buildings=others & standing,
    )


def _sites(question: Question[View]) -> Iterator[Cell]:
    for name in ("builds", "roofs"):
        if (field := question.field(name)) is not None:
            for offer in field.offers:
                yield read_name(offer.value.partition("=")[0])


def _tiles(view: View) -> frozenset[Cell]:
    return frozenset(tile.at for tile in view.tiles)


def free_cells(view: View) -> set[Cell]:
    """The cells beside the city."""
    laid = {tile.at for tile in view.tiles}
    return {cell for at in laid for cell in neighbours(at)} - laid


def _unfinished(view: View) -> Iterator[Cell]:
    return (
        house.at for house in view.buildings if house.owner == view.viewer and house.roof is None
    )


def _lots(view: View) -> Iterator[Cell]:
    """Empty lots, on which the viewer may build later."""
    standing = {house.at for house in view.buildings}
    return (tile.at for tile in view.tiles if tile.kind in LOTS and tile.at not in standing)
