"""The lessons of the first game, and their moments."""

from rules.core.lessons import Course, Lesson
from rules.core.squares import Cell
from rules.core.text import Msg, msg, seat_msg
from rules.expancity.components.content import CITY_HALL, LOTS
from rules.expancity.components.coordinates import cell_name
from rules.expancity.view import TileView, View

_GOALS_FROM_TURN = 6


def _place(view: View) -> Msg | None:
    """Return the place at which the form lays the tile."""
    if view.last is not None and view.last.seat == view.viewer:
        return msg("core.place", place=cell_name(view.last.at))
    return msg("core.place", place=cell_name(view.candidates[0])) if view.candidates else None


def _own(view: View) -> Msg | None:
    return None if view.viewer is None else seat_msg(view.viewer)


def _builds(view: View) -> bool:
    """Does the form build something?"""
    return view.last is not None and view.last.seat == view.viewer and bool(view.last.floors)


def _roofed(view: View) -> Cell | None:
    """The tallest building that the form roofs."""
    if view.last is None or view.last.seat != view.viewer:
        return None
    put = {roof.at for roof in view.last.roofs}
    own = (each for each in view.buildings if each.at in put)
    found = max(own, key=lambda each: each.floors, default=None)
    return None if found is None else found.at


def _special(view: View) -> TileView | None:
    return next((tile for tile in view.tiles if tile.kind not in (*LOTS, CITY_HALL)), None)


def _building(view: View) -> Msg | None:
    at = _roofed(view)
    return None if at is None else msg("core.place", place=cell_name(at))


def _special_tile(view: View) -> Msg | None:
    found = _special(view)
    return None if found is None else msg("core.place", place=cell_name(found.at))


def _offered_contract(view: View) -> Msg | None:
    if view.mine is None or not view.mine.offered_contracts:
        return None
    return msg(f"expancity.contract.{view.mine.offered_contracts[0].card}")


def _offered_tile(view: View) -> Msg | None:
    if view.mine is None or not view.mine.offered_tiles:
        return None
    return msg(f"expancity.tile.{view.mine.offered_tiles[0]}")


def _met(view: View) -> Msg | None:
    mine = () if view.mine is None else view.mine.contracts
    return next((msg(f"expancity.contract.{each.card}") for each in mine if each.met), None)


COURSE: Course[View] = Course(
    seed=59,
    seats=2,
    options={},
    lessons=(
        Lesson("tile", verb="plan", mark=_place),
        Lesson("contract", verb="keep_contract", mark=_offered_contract, in_hand=True),
        Lesson("fulfil", verb="fulfil", mark=_met, in_hand=True),
        Lesson("draw", verb="keep_tile", mark=_offered_tile, in_hand=True),
        Lesson("blocks", verb="plan", when=_builds, mark=_own),
        Lesson("roof", verb="plan", when=lambda view: _roofed(view) is not None, mark=_building),
        Lesson(
            "special", verb="plan", when=lambda view: _special(view) is not None, mark=_special_tile
        ),
        Lesson("goals", verb="plan", when=lambda view: view.turn >= _GOALS_FROM_TURN),
    ),
)
