"""City pieces, layouts and the original map (T02, T37)."""

import pytest

from rules.core.errors import MalformedMove
from rules.core.rng import Rng
from rules.metromania.city import (
    Blank,
    identity_layout,
    layout_warnings,
    placed_piece,
    printed_city,
    random_layout,
    read_layout,
)
from rules.metromania.components.coordinates import CITY_CELLS, CORNERS, side_of
from rules.metromania.map_file import ORIGINAL
from rules.metromania.network.board import closed_sides, read_board

IDENTITY = """
^vCv^v^v^v^
Cv^v^P^E^v^v^
^v^v^v^v^v^v^v^
EvRv^v^R^v^R^vLv^
^v^v^v^v^v^v^C^vEv^
v^v^C^v^v^v^v^v^v^v
v^v^vRv^v^v^C^v^v
vEv^v^C^v^v^v^R
v^v^E^v^v^vEv
v^v^v^v^R^v
"""


@pytest.mark.parametrize(
    ("slot", "turns", "symbols"),
    [
        (1, 0, "A3=C B6=P B8=E D8=R"),
        (1, 1, "A4=R A9=C B8=P C8=E"),
        (1, 2, "B6=E B10=R C8=P D9=C"),
        (4, 0, "G10=R I6=E I8=P J9=C"),
    ],
)
def test_a_piece_is_placed_in_its_slot(slot: int, turns: int, symbols: str) -> None:
    placed = placed_piece(ORIGINAL.pieces["P1"], slot, turns)
    assert len(placed) == 25
    found = sorted(f"{cell}={symbol}" for cell, symbol in placed.items() if symbol != ".")
    assert found == sorted(symbols.split())


def test_three_turns_are_a_full_circle() -> None:
    rows = ORIGINAL.pieces["P3"]
    assert placed_piece(rows, 5, 3) == placed_piece(rows, 5, 0)


def test_the_identity_layout_gives_the_printed_city() -> None:
    drawn = "".join(IDENTITY.split()).replace("^", ".").replace("v", ".")
    assert printed_city(ORIGINAL, identity_layout(ORIGINAL)) == drawn


@pytest.mark.parametrize("seed", range(20))
def test_every_layout_of_the_original_map_can_be_read(seed: int) -> None:
    printed = printed_city(ORIGINAL, random_layout(ORIGINAL, Rng(seed)))
    counts = [printed.count(symbol) for symbol in "RCEPL."]
    assert counts == [6, 6, 6, 1, 1, 130]
    board = read_board(printed, ORIGINAL.border)
    assert max(board.worth.values()) <= 2
    (park,), (lake,) = board.cells_with("P"), board.cells_with("L")
    assert not set(CORNERS[park]) & set(CORNERS[lake])
    assert layout_warnings(printed, ORIGINAL.border) == ()


@pytest.mark.parametrize("seed", range(6))
def test_every_permitted_exit_is_8_to_12_tunnels_away(seed: int) -> None:
    printed = printed_city(ORIGINAL, random_layout(ORIGINAL, Rng(seed)))
    board = read_board(printed, ORIGINAL.border)
    for start in board.starts:
        reached = Blank(board).shortest_routes(start)
        open_exits = [
            exit_ for exit_ in board.exits if side_of(exit_) not in closed_sides(side_of(start))
        ]
        assert len(open_exits) == 6
        assert all(8 <= reached[exit_] <= 12 for exit_ in open_exits)


def test_random_layouts_use_every_piece_once() -> None:
    layouts = [random_layout(ORIGINAL, Rng(seed)) for seed in range(50)]
    assert all(sorted(piece for piece, _ in each) == list(ORIGINAL.pieces) for each in layouts)
    assert {turns for each in layouts for _, turns in each} == {0, 1, 2}
    assert len(set(layouts)) == 50


def test_a_layout_has_these_warnings() -> None:
    symbols = dict.fromkeys(CITY_CELLS, ".") | {"E10": "P", "E11": "L"}
    printed = "".join(symbols.values())
    found = layout_warnings(printed, ORIGINAL.border)
    assert [warning.key for warning in found] == ["metromania.map.park_at_lake"]
    walled = "".join(
        "R" if "v91" in CORNERS[cell] or "v90" in CORNERS[cell] else "." for cell in CITY_CELLS
    )
    keys = {warning.key for warning in layout_warnings(walled, ORIGINAL.border)}
    assert keys == {"metromania.map.unreachable"}


def test_layout_texts_are_read() -> None:
    text = "P3.0 P1.2 P6.1 P2.0 P5.1 P4.2"
    layout = read_layout(ORIGINAL, text)
    assert layout == (("P3", 0), ("P1", 2), ("P6", 1), ("P2", 0), ("P5", 1), ("P4", 2))
    assert read_layout(ORIGINAL, text.lower()) == layout


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("P1.0 P2.0", "layout_count", {"count": 2, "pieces": 6}),
        ("P3.0 P1.3 P6.1 P2.0 P5.1 P4.2", "layout_entry", {"entry": "P1.3"}),
        ("P3.0 P1 P6.1 P2.0 P5.1 P4.2", "layout_entry", {"entry": "P1"}),
        ("P3.0 P9.0 P6.1 P2.0 P5.1 P4.2", "layout_piece", {"piece": "P9"}),
        ("P3.0 P1.0 P3.1 P2.0 P5.1 P4.2", "layout_repeated", {"piece": "P3"}),
    ],
)
def test_malformed_layout_texts_are_refused(text: str, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(MalformedMove) as refused:
        read_layout(ORIGINAL, text)
    assert (refused.value.code, refused.value.facts) == (f"metromania.{code}", facts)
