"""Chapter "Hidden information and undo": the knowledge of each viewer."""

from itertools import groupby

from msgspec import msgpack

from rules.core import engine
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.expancity import GAME, Fulfil
from rules.expancity.city.contracts import satisfied
from rules.expancity.state import ContractOffer, Phase, State, TileOffer
from tests.rules.expancity.positions import A, B, plan, position, started


def offered() -> State:
    state = position("N1=res:A1", hand=("park", "mall"))
    state.seats[B].hand = ["stadium", "hospital"]
    state.seats[B].contracts = state.deck[-2:]
    del state.deck[-2:]
    state.bag.remove("stadium")
    return engine.play(GAME, state, A, plan("park@E1; r N1=flat")).state


def test_the_owner_sees_hand_contracts_and_offer() -> None:
    state = offered()
    mine = GAME.view(state, A).mine
    assert mine is not None
    assert mine.tiles == ("mall",)
    assert isinstance(state.offer, ContractOffer)
    assert tuple(card.card for card in mine.offered_contracts) == state.offer.cards


def test_others_see_only_counts() -> None:
    state = offered()
    theirs = GAME.view(state, B)
    assert theirs.mine is not None
    assert theirs.mine.tiles == ("stadium", "hospital")
    assert theirs.mine.offered_contracts == ()
    assert [seat.held for seat in theirs.seats] == [0, 2]
    assert isinstance(state.offer, ContractOffer)
    seen = msgpack.encode(GAME.view(state, None))
    for secret in (*state.offer.cards, *state.seats[B].contracts):
        assert secret.encode() not in seen


def test_the_census_counts_tiles_that_the_viewer_has_not_seen() -> None:
    state = offered()

    def unseen(viewer: Seat | None, kind: str) -> int:
        return next(c.unseen for c in GAME.view(state, viewer).census if c.kind == kind)

    assert [unseen(viewer, "mall") for viewer in (A, B, None)] == [1, 2, 2]
    assert [unseen(viewer, "stadium") for viewer in (A, B, None)] == [1, 0, 1]
    assert [unseen(viewer, "park") for viewer in (A, B, None)] == [5, 5, 5]


def test_a_determinization_differs_and_looks_the_same() -> None:
    state = offered()
    for viewer in (A, B, None):
        worlds = [GAME.determinize(state, viewer, Rng(seed)) for seed in range(12)]
        assert all(GAME.view(world, viewer) == GAME.view(state, viewer) for world in worlds)
        assert len({tuple(world.deck) for world in worlds}) == 12
        other = A if viewer == B else B
        assert len({tuple(world.seats[other].hand) for world in worlds}) > 1


def test_a_determinization_of_an_offer_of_tiles_offers_any_two() -> None:
    state = engine.play(GAME, position(), A, plan("park@E1")).state
    kinds = set()
    for seed in range(60):
        world = GAME.determinize(state, B, Rng(seed))
        assert isinstance(world.offer, TileOffer)
        kinds.add(len(set(world.offer.tiles)))
        assert GAME.determinize(state, A, Rng(seed)).offer == state.offer
    assert kinds == {1, 2}


def test_a_determinization_keeps_the_question_about_showing_contracts() -> None:
    cards = ("city_hall_address", "skyline")
    state = position("N1=res:A1f", contracts=cards)
    state = engine.play(GAME, state, A, plan("park@E1")).state
    assert state.phase is Phase.FULFIL
    hands = set()
    for seed in range(60):
        world = GAME.determinize(state, B, Rng(seed))
        assert satisfied(world, A)
        hands.add(tuple(world.seats[A].contracts))
    assert len(hands) > 20


def test_contracts_are_shown_at_the_end() -> None:
    state = started()
    state.phase, state.turn = Phase.OVER, 60
    state.seats[B].contracts = ["skyline"]
    state.deck.remove("skyline")
    world = GAME.determinize(state, A, Rng(1))
    assert world.seats[B].contracts == ["skyline"]
    assert sorted(world.deck) == sorted(state.deck)


def test_a_seats_description_has_its_own_secrets_and_no_others() -> None:
    state = offered()
    keys = [line.key for line in GAME.describe(GAME.view(state, A))]
    assert keys.count("expancity.text.offered_contract") == 2
    assert "expancity.text.my_tiles" in keys
    public = [line.key for line in GAME.describe(GAME.view(state, None))]
    assert not any("my_" in key or "offered_" in key for key in public)


def test_the_description_lists_every_building_and_tile_row_by_row() -> None:
    lines = GAME.describe(GAME.view(position("N1=res:A1 N1E1=com:B4o E1=park S1=com"), None))
    rows = [line for line in lines if line.key == "expancity.text.row"]
    assert [row.args["row"] for row in rows] == ["N1", "0", "S1"]
    cells = rows[0].args["cells"]
    assert isinstance(cells, tuple)
    assert [cell.key for cell in cells if isinstance(cell, Msg)] == [
        "expancity.text.on_unfinished",
        "expancity.text.on_completed",
    ]


def test_the_description_begins_with_the_most_important_lines() -> None:
    state = position("N1=res:A1f E1=park", contracts=("city_hall_address", "skyline"))
    state = engine.play(GAME, state, A, plan("park@E2")).state
    state = engine.play(GAME, state, A, Fulfil(("city_hall_address",))).state
    keys = [line.key.removeprefix("expancity.text.") for line in GAME.describe(GAME.view(state, A))]
    assert [key for key, _ in groupby(keys)] == [
        "turn",
        "acting.keep_tile",
        "last_laid",
        "seat",
        "goal",
        "stocks",
        "census",
        "row",
        "seat_fulfilled",
        "tile_values",
        "my_tiles",
        "my_contract",
        "offered_tiles",
    ]


def test_the_description_names_everything_on_a_tile() -> None:
    (line,) = (
        line
        for line in GAME.describe(GAME.view(position(), None))
        if line.key == "expancity.text.tile_values"
    )
    stadium = msg("expancity.text.tile_value", tile=msg("expancity.tile.stadium"), res=-1, com=2)
    tiles = line.args["tiles"]
    assert isinstance(tiles, tuple)
    assert tiles[-1] == stadium


def test_the_description_distinguishes_a_draft_from_the_last_turn() -> None:
    state = position()
    draft = GAME.preview(state, A, "plan", {"tile": "park", "at": "N1"})
    assert "expancity.text.draft_laid" in [line.key for line in GAME.describe(draft)]
    state = engine.play(GAME, state, A, plan("park@N1")).state
    done = [line.key for line in GAME.describe(GAME.view(state, None))]
    assert "expancity.text.last_laid" in done
