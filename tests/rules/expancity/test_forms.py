"""Forms of moves: the offers agree with the rules."""

from itertools import combinations
from typing import Any

import pytest

from bot.core import form
from rules.core import engine
from rules.core.domains import OneOf, SomeOf, held_first
from rules.core.errors import IllegalMove
from rules.core.game import RobotLevel
from rules.core.rng import Rng
from rules.core.text import Msg, SeatName, msg
from rules.expancity import GAME, Plan
from rules.expancity.city.contracts import satisfied
from rules.expancity.components.content import TILES
from rules.expancity.state import ContractOffer, Phase, State, TileOffer
from rules.expancity.verbs.keep_contract import KEEP_CONTRACT
from rules.expancity.verbs.keep_tile import KEEP_TILE
from rules.expancity.verbs.plan import PLAN
from tests.rules.expancity.positions import A, B, plan, position, started


def domain(state: State, name: str, **given: Any) -> Any:
    return engine.domain_of(PLAN, state, A, given, name)


def values(found: OneOf | SomeOf) -> list[Any]:
    return [option.value for option in found.options]


def test_equal_tiles_are_one_option() -> None:
    assert values(domain(position(hand=("park", "park")), "tile")) == ["park"]
    assert values(domain(position(hand=("res", "park")), "tile")) == ["res", "park"]


def test_tiles_show_their_modifiers() -> None:
    tiles = domain(position(hand=("police", "com")), "tile")
    assert [option.note for option in tiles.options] == [
        msg("expancity.text.modifiers", res=1, com=-1),
        msg("expancity.text.lot_note_com"),
    ]


def test_cells_beside_own_buildings_come_first() -> None:
    state = position("N1=park N2=park N3=res:A1f S1=park S2=com:A2 S3=park")
    cells = values(domain(state, "at"))
    assert cells[:2] == ["S2E1", "S2W1"]
    assert cells[2:5] == ["N4", "N3E1", "N3W1"]
    assert cells[5:7] == ["E1", "W1"]


def test_the_first_tile_goes_beside_city_hall() -> None:
    assert values(domain(position(), "at")) == ["N1", "E1", "S1", "W1"]


def test_places_beside_the_same_tile_are_told_apart_by_their_side() -> None:
    notes = [option.note for option in domain(position(), "at", tile="park").options]
    assert len(set(map(repr, notes))) == len(notes) == 4


def test_the_best_place_is_proposed_as_soon_as_a_tile_is_chosen() -> None:
    state = position("N1=res:A1 S1=res:B1", hand=("park", "com"))
    assert held_first(domain(state, "at")) is None
    assert held_first(domain(state, "at", tile="park")) == "N2"
    shown = form.page(GAME, state, A, PLAN, {"tile": "park"}, {})
    assert shown.may_confirm


def test_the_tile_that_gains_most_in_its_best_place_is_proposed() -> None:
    state = position("N1=res:A1", hand=("com",))
    state.offer = TileOffer(("bank", "school"))
    assert held_first(KEEP_TILE.fields[0].domain(state, A, {})) == "school"
    laid = position("N1=res:A1", hand=("bank", "school"))
    assert held_first(domain(laid, "tile")) == "school"


CITY = "N1=com:A1 N2=mall S1=com S2=com W1=res W2=park"


@pytest.mark.parametrize(
    ("supply", "proposed"),
    [
        pytest.param(2, ("N1", "W1"), id="two blocks, where two sites score"),
        pytest.param(0, ("N1",), id="one of the two blocks that are fetched"),
    ],
)
def test_floors_are_proposed_where_they_score_most(supply: int, proposed: tuple[str, ...]) -> None:
    found = domain(position(CITY, supply=supply), "builds", tile="bank", at="E1")
    assert held_first(found) == proposed


def test_no_floor_is_proposed_that_would_not_score() -> None:
    state = position("N1=res N1E1=res N1W1=res N2=res E1=school")
    found = domain(state, "builds", tile="park", at="S1")
    assert values(found) == ["N2", "N1W1", "N1", "N1E1"]
    assert held_first(found) == ("N1E1",)


def test_a_floor_that_must_be_built_is_proposed_although_it_does_not_score() -> None:
    state = position("N1=res N1E1=res N1W1=res N2=res", reserve=1)
    found = domain(state, "builds", tile="park", at="S1")
    assert found.at_least == 2
    assert len(held_first(found)) == 2


def test_what_is_proposed_can_be_confirmed_at_once_or_left_out() -> None:
    """In every position of played tables the form opens with a whole legal plan, and takes none for an answer."""
    state = started(seed=5)
    chance = Rng(3)
    planned = 0
    while waiting := GAME.waiting_for(state):
        seat = next(iter(waiting))
        if state.phase is Phase.PLAN:
            shown = form.page(GAME, state, seat, PLAN, {}, {})
            assert shown.may_confirm, shown.problem
            planned += len(shown.given["builds"]) > 0
            laid = {name: shown.given[name] for name in ("tile", "at")}
            found: Any = engine.domain_of(PLAN, state, seat, laid, "builds")
            if found.at_least == 0:
                without = form.choose(state, seat, PLAN, {}, "builds", tokens=())
                assert without["builds"] == ()
        state = engine.play(
            GAME, state, seat, GAME.robot(state, seat, RobotLevel.NORMAL, chance)
        ).state
    assert planned


def test_the_contract_that_lacks_least_is_proposed_to_keep() -> None:
    state = position("N1=res:A3f N2=school")
    state.offer = ContractOffer(("quarter", "school_run"))
    assert held_first(KEEP_CONTRACT.fields[0].domain(state, A, {})) == "school_run"


def test_the_best_lots_come_first_with_their_neighbours_and_a_floors_worth() -> None:
    state = position("E1=park S1=police W1=res:B1", hand=("com", "park"))
    found = domain(state, "at", tile="com").options
    notes = {option.value: option.note for option in found}
    assert notes["N1W1"] == msg(
        "expancity.text.lot_at",
        beside=(
            msg(
                "expancity.text.to_south",
                neighbour=msg("expancity.text.res_of", owner=SeatName(B)),
            ),
        ),
        points=1,
    )
    points = [option.note.args["points"] for option in found]
    assert points == sorted(points, reverse=True)
    assert points[0] > points[-1]


def test_the_best_place_of_a_special_tile_helps_its_seat_and_no_other() -> None:
    state = position("N1=res:A1 S1=res:B1 E1=com:A2o", hand=("park", "com"))
    found = domain(state, "at", tile="park").options
    effects = {
        option.value: (option.note.args.get("own"), option.note.args.get("others"))
        for option in found
        if option.note is not None
    }
    gain = TILES["park"].res
    assert gain > 0
    assert effects["N2"] == (gain, 0)
    assert effects["S2"] == (0, gain)
    assert effects["E2"] == (None, None), "what is finished keeps its points"
    order = values(domain(state, "at", tile="park"))
    assert order.index("N2") < order.index("E2") < order.index("S2")


@pytest.mark.parametrize(
    ("reserve", "builds", "sentence"),
    [
        pytest.param(
            49,
            ("N1",),
            msg("expancity.text.blocks", fetched=2, unused=2, before=6, after=7),
            id="two collect",
        ),
        pytest.param(
            49,
            ("N1", "S1", "S2"),
            msg("expancity.text.blocks", fetched=0, unused=0, before=6, after=3),
            id="all build",
        ),
        pytest.param(1, ("N1",), msg("expancity.text.must_build", reserve=1), id="too few build"),
    ],
)
def test_the_panel_says_the_effect_of_unused_actions(
    reserve: int, builds: tuple[str, ...], sentence: Msg
) -> None:
    state = position("N1=com:A1 S1=com:A1 S2=com", reserve=reserve)
    given = {"tile": "park", "at": "E1", "builds": builds}
    assert sentence in form.page(GAME, state, A, PLAN, given, {}).said


def test_lots_for_floors_list_own_buildings_first_then_the_new_lot() -> None:
    state = position("N1=res:A1 S1=com:A2 E1=com:A3 W1=res N2=res:B1 N3=res:A2f")
    floors = domain(state, "builds", tile="com", at="W2")
    assert values(floors) == ["N1", "E1", "S1", "W2", "W1"]
    assert floors.options[0].label == msg(
        "expancity.text.grow_for", cell="N1", before=1, floors=2, points=2
    )
    assert floors.options[2].label == msg("expancity.text.grow", cell="S1", before=2, floors=3), (
        "a tower of three floors gets no roof yet"
    )
    assert [option.groups for option in floors.options] == [(), (), (), ("new",), ("new",)]
    assert dict(floors.limits) == {"new": 0}
    assert (floors.at_least, floors.at_most) == (0, 3)


@pytest.mark.parametrize(
    ("board", "supply", "reserve", "low", "high"),
    [
        pytest.param("N1=com:A1 N2=com:A1 N3=com:A1", 6, 49, 0, 3, id="free"),
        pytest.param("N1=com:A1 N2=com:A1 N3=com:A1", 0, 49, 0, 1, id="one block at a time"),
        pytest.param("N1=com:A1 N2=com:A1 N3=com:A1", 1, 49, 0, 2, id="two blocks"),
        pytest.param("N1=com:A1 N2=com:A1 N3=com:A1", 5, 0, 3, 3, id="reserve empty"),
        pytest.param("N1=com:A1 N2=com:A1 N3=com:A1", 2, 0, 2, 2, id="supply short"),
        pytest.param("N1=com:A1 N2=com:A1 N3=com:A1", 2, 1, 2, 2, id="one to fetch"),
        pytest.param("N1=com:A1", 5, 0, 1, 1, id="one site"),
        pytest.param("N1=com:A1 N2=com:A1 S1=res S2=res", 5, 0, 3, 3, id="one may be started"),
        pytest.param("N1=com:A4", 5, 0, 0, 0, id="no site"),
        pytest.param("N1=com:A1", 0, 0, 0, 0, id="no block"),
    ],
)
def test_the_number_of_floors_is_offered(
    board: str, supply: int, reserve: int, low: int, high: int
) -> None:
    state = position(board, supply=supply, reserve=reserve)
    floors = domain(state, "builds", tile="park", at="E1")
    assert (floors.at_least, floors.at_most) == (low, high)


@pytest.mark.parametrize("supply", range(5))
@pytest.mark.parametrize("reserve", range(4))
def test_offered_floors_are_the_legal_ones(supply: int, reserve: int) -> None:
    state = position(
        "N1=com:A1 N2=com:A4 S1=res S2=com S3=res:B1 E1=res:A1", supply=supply, reserve=reserve
    )
    offered = {
        frozenset(move.builds)
        for move in engine.legal_moves(GAME, state, A)
        if isinstance(move, Plan) and move.at == "W1"
    }
    sites = ("N1", "N2", "S1", "S2", "S3", "E1", "W1")
    legal = {
        frozenset(cells)
        for size in range(4)
        for cells in combinations(sites, size)
        if is_legal(state, Plan("park", "W1", cells, ()))
    }
    assert offered == legal


def is_legal(state: State, move: Plan) -> bool:
    try:
        engine.check(GAME, state, A, move)
    except IllegalMove:
        return False
    return True


def test_roofs_are_offered_for_buildings_that_will_be_high_enough() -> None:
    state = position("N1=res:A1 N2=com:A3 N3=com:A3 S1=com:B4")
    roofs = domain(state, "roofs", tile="park", at="N2E1", builds=("N2",))
    assert values(roofs) == ["N2=round", "N2=pointed", "N1=flat"]
    assert [option.note for option in roofs.options] == [
        msg("expancity.text.points", points=points) for points in (8, 8, 1)
    ]
    assert (roofs.at_least, roofs.at_most) == (0, 2)
    assert roofs.limits["N2"] == 1


def test_a_used_up_shape_is_not_offered() -> None:
    state = position("N1=com:A4 S1=com:A4", roofs={"flat": 20, "round": 0, "pointed": 1})
    roofs = domain(state, "roofs", tile="park", at="E1", builds=())
    assert values(roofs) == ["N1=pointed", "S1=pointed"]
    assert roofs.limits["pointed"] == 1


def test_only_satisfied_contracts_are_offered() -> None:
    cards = ("skyline", "garden_cottage", "city_hall_address")
    state = position("N1=res:A1f N2=park", contracts=cards)
    state = engine.play(GAME, state, A, plan("park@E1")).state
    assert satisfied(state, A) == ["garden_cottage", "city_hall_address"]
    shown = {GAME.write(move) for move in engine.legal_moves(GAME, state, A)}
    assert shown == {
        "fulfil -",
        "fulfil garden_cottage",
        "fulfil city_hall_address",
        "fulfil garden_cottage city_hall_address",
    }


def test_an_offered_contract_shows_its_progress() -> None:
    state = position("N1=res:A1 N2=com:A4o N3=com:A5o")
    state.deck = ["skyline", "full_house", *state.deck[2:]]
    state = engine.play(GAME, state, A, plan("park@E1; r N1=flat")).state
    verb = engine.verbs_on_menu(GAME, state, A)[0]
    cards = engine.domain_of(verb, state, A, {}, "card")
    assert isinstance(cards, OneOf)
    assert cards.options[0].note == msg(
        "expancity.text.contract_note",
        condition=msg("expancity.contract.skyline.text"),
        points=8,
        have=2,
        need=3,
    )
