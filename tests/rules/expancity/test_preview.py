"""A half-made plan as its seat sees it."""

from rules.core import engine
from rules.core.squares import Cell
from rules.expancity import GAME
from rules.expancity.view import BuildingView, RoofView, TurnView
from tests.rules.expancity.positions import A, plan, position

CITY = "N1=res:A1 N2=com:A3 S1=com:B1"


def test_possible_cells_are_shown_until_one_is_chosen() -> None:
    state = position(CITY)
    for given in ({}, {"tile": "park"}, {"tile": "park", "at": "N9"}, {"tile": "mall", "at": "E1"}):
        shown = GAME.preview(state, A, "plan", given)
        assert len(shown.candidates) == 10
        assert shown.last is None
        assert Cell(1, 0) not in {tile.at for tile in shown.tiles}


def test_the_tile_is_shown_on_its_cell() -> None:
    shown = GAME.preview(position(CITY), A, "plan", {"tile": "park", "at": "N2E1"})
    assert shown.candidates == ()
    assert shown.last == TurnView(A, "park", Cell(1, 2), (), ())
    assert shown.mine is not None
    assert shown.mine.tiles == ("park",)
    assert (shown.seats[A].supply, shown.seats[A].reserve) == (6, 49)


def test_floors_and_roofs_are_added() -> None:
    given = {"tile": "park", "at": "N2E1", "builds": ("N2",), "roofs": ("N2=round",)}
    shown = GAME.preview(position(CITY), A, "plan", given)
    assert BuildingView(Cell(0, 2), "com", A, 4, "round", 8) in shown.buildings
    assert shown.last == TurnView(
        A, "park", Cell(1, 2), (Cell(0, 2),), (RoofView(Cell(0, 2), "round", 8),)
    )
    mine = shown.seats[A]
    assert (mine.supply, mine.reserve, mine.score) == (7, 47, 8)
    assert shown.phase == "plan"


def test_parts_that_do_not_fit_are_left_out() -> None:
    given = {
        "tile": "park",
        "at": "N2E1",
        "builds": ("N2", "N2", "S1", "Z9"),
        "roofs": ("S1=flat", "N2=flat", "N2=pointed", "N2=round", "what"),
    }
    shown = GAME.preview(position(CITY), A, "plan", given)
    assert shown.last is not None
    assert shown.last.floors == (Cell(0, 2),)
    assert shown.last.roofs == (RoofView(Cell(0, 2), "pointed", 8),)


def test_progress_of_contracts_looks_ahead() -> None:
    state = position("N1=res:A1 N2=res:A1f", contracts=("city_hall_address",))
    given = {"tile": "park", "at": "E1", "builds": (), "roofs": ("N1=flat",)}
    before, after = (GAME.preview(state, A, "plan", each).mine for each in ({}, given))
    assert before is not None
    assert after is not None
    assert (before.contracts[0].met, after.contracts[0].met) == (False, True)


def test_other_moves_show_the_plain_view() -> None:
    state = engine.play(GAME, position(CITY), A, plan("park@E1; r N1=flat")).state
    shown = GAME.preview(state, A, "keep_contract", {"card": state.deck[0]})
    assert shown == GAME.view(state, A)
