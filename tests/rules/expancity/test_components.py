"""Chapters "Components and data" and "Setup": the contents of the box, counted over the whole set."""

import msgspec
import pytest

from rules.core import engine
from rules.core.errors import MalformedMove
from rules.core.game import Setup, default_options, read_options
from rules.core.squares import Cell
from rules.expancity import GAME
from rules.expancity.components.cards.contracts import ALL_CONTRACTS
from rules.expancity.components.cards.goals import ALL_GOALS
from rules.expancity.components.content import (
    LOTS,
    ROOFS,
    SPECIALS,
    START_RESERVE,
    START_SUPPLY,
    TILES,
)
from rules.expancity.components.vocabulary import Area, Filter, Hub
from tests.rules.expancity.positions import started


def test_the_bag_holds_sixty_tiles_a_third_of_each_sort() -> None:
    assert sum(tile.count for tile in TILES.values()) == 60
    assert [TILES[lot].count for lot in LOTS] == [20, 20]
    assert sum(TILES[special].count for special in SPECIALS) == 20


@pytest.mark.parametrize(
    ("tile", "count", "res", "com"),
    [
        ("park", 6, 1, 1),
        ("church", 2, 1, 0),
        ("bank", 2, 0, 1),
        ("school", 2, 2, 0),
        ("mall", 2, 0, 2),
        ("police", 2, 1, -1),
        ("wine_bar", 2, -1, 1),
        ("hospital", 1, 2, -1),
        ("stadium", 1, -1, 2),
    ],
)
def test_a_special_tile_has_these_values(tile: str, count: int, res: int, com: int) -> None:
    found = TILES[tile]
    assert (found.count, found.res, found.com) == (count, res, com)


def test_special_tiles_favour_neither_kind_of_building() -> None:
    assert sum(TILES[tile].count * TILES[tile].res for tile in SPECIALS) == 13
    assert sum(TILES[tile].count * TILES[tile].com for tile in SPECIALS) == 13


def test_there_are_so_many_roofs_and_blocks() -> None:
    assert dict(ROOFS) == {"flat": 20, "round": 10, "pointed": 10}
    assert START_SUPPLY + START_RESERVE == 55


def test_there_are_fifty_contracts_and_six_goals() -> None:
    assert len({card.id for card in ALL_CONTRACTS}) == 50
    assert len({goal.id for goal in ALL_GOALS}) == 6
    assert all(card.id.isascii() for card in ALL_CONTRACTS)
    assert {goal.points for goal in ALL_GOALS} == {12}


def test_contract_points_have_the_right_sum() -> None:
    points = [card.points for card in ALL_CONTRACTS]
    assert (min(points), max(points), sum(points)) == (3, 10, 284)


def test_conditions_name_existing_tiles() -> None:
    for card in ALL_CONTRACTS:
        match card.condition:
            case Hub(tile, needs):
                assert tile in TILES
                kinds = [need.of.kind for need in needs]
                assert len(kinds) == 1 or (None not in kinds and len(set(kinds)) == len(kinds))
            case Area(_, _, tiles):
                assert set(tiles) <= set(TILES)


def test_an_empty_filter_matches_everything() -> None:
    assert Filter() == Filter(kind=None, completed=False, floors=None, roof=None, next_to={})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_table_is_dealt(seats: int) -> None:
    state = started(seats)
    assert state.city == {Cell(0, 0): "city_hall"}
    assert [len(mine.hand) for mine in state.seats] == [2] * seats
    assert len(state.bag) == 60 - 2 * seats
    assert (len(state.deck), len(state.goals)) == (50, 3)
    assert {(mine.supply, mine.reserve, mine.score) for mine in state.seats} == {(6, 49, 0)}


def test_the_opener_may_choose_the_goals() -> None:
    chosen = "most_commercial,park_patron,longest_street"
    options = default_options(GAME) | {"goals": chosen}
    state = engine.start(GAME, Setup(2, options, 1)).state
    at_random = engine.start(GAME, Setup(2, default_options(GAME), 1)).state
    assert state.goals == chosen.split(",")
    assert msgspec.structs.replace(state, goals=at_random.goals) == at_random


@pytest.mark.parametrize(
    ("goals", "refused"),
    [
        ("park_patron,longest_street", r"expancity\.goal_count"),
        ("park_patron,park_patron,longest_street", r"expancity\.goal_count"),
        ("park_patron,longest_street,lowest_street", r"core\.unknown_option"),
    ],
)
def test_three_different_goals_are_chosen(goals: str, refused: str) -> None:
    with pytest.raises(MalformedMove, match=refused):
        read_options(GAME, {"goals": goals})


def test_any_seat_may_be_first() -> None:
    assert {started(4, seed).acting for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_seats_can_play(seats: int) -> None:
    with pytest.raises(MalformedMove, match=r"core\.seat_count"):
        engine.start(GAME, Setup(seats, default_options(GAME), 1))
