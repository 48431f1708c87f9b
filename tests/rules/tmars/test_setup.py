"""Chapters "Game options", "Set-up" and "Classic solo"."""

from typing import Any

import pytest

from rules.core.domains import OneOf
from rules.core.errors import MalformedMove
from rules.core.game import read_options
from rules.core.log import Log
from rules.tmars import GAME
from rules.tmars.components.cards import CARDS, CORPORATIONS, PRELUDES, PROJECTS
from rules.tmars.components.coordinates import neighbours
from rules.tmars.components.designs import Module
from rules.tmars.economy.neutral import place_neutral_tiles
from rules.tmars.soundness import check_invariants
from rules.tmars.state import Mode, Stage, State
from rules.tmars.verbs.start import START, Start
from rules.tmars.view import BOT, NEUTRAL
from tests.rules.tmars.positions import (
    fresh,
    is_offered,
    offered,
    played,
    production,
    refusal,
    started,
    stock,
)


@pytest.mark.parametrize(
    ("options", "projects", "corporations"),
    [
        pytest.param({}, 208, 12, id="with the corporate era"),
        pytest.param({"corporate_era": "off"}, 137, 10, id="without it"),
        pytest.param({"prelude": "on"}, 215, 17, id="with preludes"),
        pytest.param({"corporate_era": "off", "prelude": "on"}, 144, 15, id="preludes alone"),
    ],
)
def test_options_decide_which_cards_are_in_play(
    options: dict[str, Any], projects: int, corporations: int
) -> None:
    state = fresh(3, **options)
    dealt = [card for mine in state.seats for card in mine.offer]
    assert len(dealt) == 30
    assert len({*state.deck, *dealt}) == projects
    offered_corporations = [card for mine in state.seats for card in mine.corporations]
    assert len({*state.set_aside, *offered_corporations}) == corporations
    preludes = [card for mine in state.seats for card in mine.preludes]
    assert len(preludes) == (12 if "prelude" in options else 0)


def _everywhere(state: State) -> set[str]:
    """All cards of a new table."""
    offered = [
        card for mine in state.seats for card in (*mine.offer, *mine.corporations, *mine.preludes)
    ]
    piles = (state.deck, state.discard, state.prelude_deck, state.set_aside, offered)
    return {card for pile in piles for card in pile}


@pytest.mark.parametrize("options", [{}, {"alone": "classic"}])
def test_banned_cards_are_nowhere(options: dict[str, Any]) -> None:
    for seats in (1, 3):
        state = fresh(seats, prelude="on", **options)
        banned = fresh(seats, prelude="on", ban="009,P05,R31", **options)
        bot = [] if banned.bot is None else banned.bot.pile
        assert _everywhere(state) - {*_everywhere(banned), *bot} == {"009", "P05", "R31"}
        check_invariants(banned)


@pytest.mark.parametrize(
    ("options", "seats", "refused"),
    [
        pytest.param({"ban": "R08"}, 5, r"few_corporations", id="nine of base for five seats"),
        pytest.param({"ban": "R08"}, 4, None, id="nine of base for four seats"),
        pytest.param({"ban": "R08", "corporate_era": "on"}, 5, None, id="eleven for five seats"),
        pytest.param(
            {"ban": ",".join(f"P{n:02}" for n in range(1, 17)), "prelude": "on"},
            5,
            r"few_preludes",
            id="nineteen preludes for five seats",
        ),
        pytest.param(
            {"ban": ",".join(f"P{n:02}" for n in range(1, 16)), "prelude": "on"},
            5,
            None,
            id="twenty preludes for five seats",
        ),
    ],
)
def test_enough_cards_must_be_left(
    options: dict[str, Any], seats: int, refused: str | None
) -> None:
    given = {"corporate_era": "off", **options}
    if refused is None:
        fresh(seats, **given)
        return
    with pytest.raises(MalformedMove, match=refused):
        fresh(seats, **given)


@pytest.mark.parametrize(
    ("ban", "refused"),
    [
        (",".join(f"{n:03}" for n in range(1, 22)), r"tmars\.too_many_bans"),
        ("009,R00", r"core\.unknown_option"),
        ("", r"core\.unknown_option"),
    ],
)
def test_a_list_of_bans_names_up_to_twenty_cards(ban: str, refused: str) -> None:
    with pytest.raises(MalformedMove, match=refused):
        read_options(GAME, {"ban": ban})
    assert read_options(GAME, {"ban": "R31, 010,009,010"}) == {"ban": "009,010,R31"}


def test_seats_and_options_decide_the_mode() -> None:
    assert fresh(2).mode is Mode.MULTI
    assert fresh(1).mode is Mode.AUTOMA
    assert fresh(1, alone="classic").mode is Mode.SOLO


def test_classic_solo_play_has_the_corporate_era_and_a_lower_rating() -> None:
    state = fresh(1, alone="classic", corporate_era="off")
    cards = {*state.deck, *state.discard, *state.seats[0].offer}
    assert any(CARDS[card].module is Module.CORPORATE_ERA for card in cards)
    assert state.seats[0].tr == 14
    assert production(state) == (0,) * 6
    assert len(state.discard) == 4


def test_four_neutral_tiles_are_placed() -> None:
    state = fresh(1, alone="classic")
    cities = [space for space, tile in state.tiles.items() if tile.kind == "city"]
    greeneries = [space for space, tile in state.tiles.items() if tile.kind == "greenery"]
    assert len(cities) == len(greeneries) == 2
    assert all(tile.owner == NEUTRAL for tile in state.tiles.values())
    assert all(
        greenery in neighbours(city) for city, greenery in zip(cities, greeneries, strict=True)
    )


def _bare() -> State:
    state = fresh(1, alone="classic")
    state.tiles = {}
    return state


@pytest.mark.parametrize(
    ("costs", "tiles"),
    [
        # A1 is the first land space; counted from the end it is I4, since I5 is reserved for an
        # ocean.
        pytest.param((1, 1, 1, 1), ("A1", "I4", "B2", "H4"), id="counting from both ends"),
        pytest.param((0, 0, 0, 0), ("A1", "I4", "B2", "H4"), id="0 counts as 1"),
        pytest.param((2, 2, 2, 2), ("A3", "I3", "B3", "H4"), id="oceans are left out"),
        pytest.param((1, 1, 3, 6), ("A1", "I4", "B2", "I3"), id="and round again"),
    ],
)
def test_neutral_tiles_are_counted_out_by_cost(
    costs: tuple[int, ...], tiles: tuple[str, ...]
) -> None:
    state = _bare()
    of_cost = {card.cost: card.id for card in PROJECTS.values()}
    of_cost.setdefault(0, "195")
    place_neutral_tiles(state, [of_cost[cost] for cost in costs])
    assert tuple(state.tiles) == tiles


def test_marsbot_starts_with_a_pile_and_nothing_else() -> None:
    for prelude, pile in (("off", 4), ("on", 8)):
        bot = fresh(1, prelude=prelude).bot
        assert bot is not None
        assert (bot.tr, len(bot.pile), bot.tokens, bot.used) == (20, pile, 0, [])
        assert set(bot.markers.values()) == {0}


def test_marsbot_is_second() -> None:
    state = fresh(1)
    assert (state.first, state.active) == (0, 0)
    assert BOT not in (state.first,)


def test_a_random_board_and_a_random_first_player() -> None:
    states = [fresh(3, seed, board="random") for seed in range(30)]
    assert {state.board for state in states} == {"tharsis", "hellas", "elysium"}
    assert {state.first for state in states} == {0, 1, 2}


def test_the_seed_decides_everything() -> None:
    assert fresh(2, 1) == fresh(2, 1)
    assert fresh(2, 1).deck != fresh(2, 2).deck


@pytest.mark.parametrize(
    ("options", "seats", "is_there"),
    [
        ({"beginner_corporations": "on"}, 2, True),
        ({}, 2, False),
        ({"beginner_corporations": "on", "prelude": "on"}, 2, False),
        ({"beginner_corporations": "on"}, 1, False),
    ],
)
def test_these_tables_have_the_beginners_corporation(
    options: dict[str, Any], seats: int, is_there: bool
) -> None:
    assert ("R00" in fresh(seats, **options).seats[0].corporations) is is_there


def test_a_beginner_keeps_all_ten_projects_for_free() -> None:
    state = fresh(2, beginner_corporations="on")
    offer = state.seats[0].offer
    assert refusal(state, 0, Start("R00", (), tuple(offer[:9]))) == "keeps_all"
    state = played(state, 0, Start("R00", (), tuple(offer)))
    state = played(state, 1, Start("R00", (), tuple(state.seats[1].offer)))
    assert stock(state)[0] == stock(state, 1)[0] == 42
    assert state.seats[0].hand == offer


PAIR = ("P02", "P01")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        pytest.param(Start("R08", PAIR, ("001", "003")), None, id="fine"),
        pytest.param(Start("R08", PAIR, ()), None, id="no projects"),
        pytest.param(Start("R99", PAIR, ()), "not_offered", id="a strange corporation"),
        pytest.param(Start("R08", (), ()), "prelude_count", id="no preludes"),
        pytest.param(Start("R08", ("P01",), ()), "prelude_count", id="one prelude"),
        pytest.param(Start("R08", ("P01", "P01"), ()), "prelude_count", id="one prelude twice"),
        pytest.param(Start("R08", ("P01", "P09"), ()), "not_offered", id="a strange prelude"),
        pytest.param(Start("R08", PAIR, ("003", "001")), "card_order", id="out of order"),
        pytest.param(Start("R08", PAIR, ("001", "001")), "card_order", id="one project twice"),
        pytest.param(Start("R08", PAIR, ("299",)), "not_offered", id="a strange project"),
    ],
)
def test_a_seat_may_keep_this(move: Start, code: str | None) -> None:
    state = fresh(2, prelude="on")
    mine = state.seats[0]
    mine.corporations = ["R08", "R30"]
    mine.preludes = ["P01", "P02", "P03", "P04"]
    mine.offer = ["001", "002", "003"]
    assert refusal(state, 0, move) == code


def test_corporations_have_letters_since_other_cards_have_numbers() -> None:
    state = fresh(2, beginner_corporations="on")
    domain = START.fields[0].domain(state, 0, {})
    assert isinstance(domain, OneOf)
    assert [option.mark for option in domain.options] == ["A", "B", "C"]


def test_the_form_offers_pairs_of_preludes_in_both_orders() -> None:
    state = fresh(2, prelude="on")
    pairs = offered(state, 0, START, "preludes")
    assert len(pairs) == 12
    assert pairs[0][::-1] in pairs
    assert offered(fresh(2), 0, START, "preludes") == [()]


def test_nothing_is_revealed_until_all_have_chosen() -> None:
    state = fresh(2)
    log = Log()
    state = played(state, 0, f"start {state.seats[0].corporations[0]}", log=log)
    assert state.stage is Stage.START
    assert state.seats[0].corporation is None
    assert not is_offered(state, 0, START)
    assert not log.revealed
    state = played(state, 1, f"start {state.seats[1].corporations[0]}", log=log)
    assert state.stage is Stage.ACTION
    assert log.revealed


def test_cards_that_are_not_kept_are_discarded() -> None:
    state = started(2, prelude="on")
    assert all(not mine.offer and not mine.corporations for mine in state.seats)
    assert set(state.prelude_discard) <= set(PRELUDES)
    assert len(state.set_aside) == len(CORPORATIONS) - 1 - 2


def test_a_corporations_tags_set_off_its_own_triggers() -> None:
    state = fresh(2)
    state.first = 0
    state.seats[0].corporations = ["R03"]
    state.seats[1].corporations = ["R43"]
    state = played(state, 0, "start R03")
    state = played(state, 1, "start R43")
    assert production(state)[0] == 1
    assert production(state)[2] == 1


def test_without_the_corporate_era_productions_start_at_1() -> None:
    assert production(fresh(2, corporate_era="off")) == (1,) * 6
    assert production(fresh(2)) == (0,) * 6
