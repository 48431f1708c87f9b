"""Chapter "Scoring a completed building"."""

import pytest

from rules.core import engine
from rules.core.seats import Seat
from rules.expancity import GAME
from rules.expancity.city.scoring import worth
from rules.expancity.components.coordinates import read_cell
from rules.expancity.state import State
from tests.rules.expancity.positions import A, drawn, plan, position

RULEBOOK = (
    "N2=mall N2E1=com:A5 N1=res:A2 N1E1=park N1E2=com:A4^ N3E1=res N2W1=com:A3 "
    "E1=church E2=bank S1=res:A1f"
)


@pytest.mark.parametrize(
    ("board", "at", "per_floor", "points"),
    [
        pytest.param(RULEBOOK, "N1", 2, 4, id="rule book: house"),
        pytest.param(RULEBOOK, "N2E1", 3, 15, id="rule book: tower"),
        pytest.param("N1=mall N2=com:A4", "N2", 3, 12, id="mall"),
        pytest.param("N1=stadium N2=res:A3", "N2", 0, 0, id="stadium beside a house"),
        pytest.param("N1=stadium N2=com:A4", "N2", 3, 12, id="stadium beside a tower"),
        pytest.param("N1=res:A1 N2=com N1E1=res", "N1", -1, -1, id="negative"),
        pytest.param(
            "N1=com:A4 N2=com:B1 N1E1=res:A1f N1W1=park",
            "N1",
            2,
            8,
            id="unfinished neighbours are not empty",
        ),
        pytest.param("E1=res:A1", "E1", 1, 1, id="City Hall is neutral"),
        pytest.param("N1=res:A2 N2=school N1E1=park N2E1=com", "N1", 4, 8, id="no corners"),
        pytest.param("N1=com:A4 N2=park N1E1=park N1W1=park", "N1", 4, 16, id="each park counts"),
        pytest.param("N1=com:A4 N2=church N1E1=school", "N1", 1, 4, id="tiles of no use to towers"),
        pytest.param("N1=com:A4 N2=hospital", "N1", 0, 0, id="a tile that harms"),
    ],
)
def test_a_building_scores_this(board: str, at: str, per_floor: int, points: int) -> None:
    city, buildings = drawn(board)
    cell = read_cell(at)
    found = worth(city, buildings, cell, buildings[cell].floors, "literal")
    assert (found.per_floor, found.points) == (per_floor, points)


def test_terms_name_the_adjacent_tiles() -> None:
    city, buildings = drawn(RULEBOOK)
    found = worth(city, buildings, read_cell("N2E1"), 5, "literal")
    assert found.terms == (("park", 1), ("mall", 2), ("res", -1))


@pytest.mark.parametrize(("option", "points"), [("literal", -2), ("floor_zero", 0)])
def test_an_option_decides_about_negative_scores(option: str, points: int) -> None:
    state = position("N1=res:A1 N2=com N1E1=res S1=res:A1f", option=option)
    after = played(state, A, "park@E1; b N1; r N1=flat")
    assert after.seats[A].score == points
    assert after.buildings[read_cell("N1")].scored == points


def test_a_score_never_changes_later() -> None:
    state = position("N1=mall N2=com:A4o", hand=("park", "res"))
    state.buildings[read_cell("N2")].scored = state.seats[A].score = 12
    after = played(state, A, "res@N3")
    assert (after.buildings[read_cell("N2")].scored, after.seats[A].score) == (12, 12)


def played(state: State, seat: Seat, text: str) -> State:
    return engine.play(GAME, state, seat, plan(text)).state
