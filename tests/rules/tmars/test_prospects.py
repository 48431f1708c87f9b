"""Prospects of seats where an expert's playouts are cut."""

from itertools import pairwise
from typing import Any

from rules.tmars.robot.outlook import Outlook
from rules.tmars.robot.prospects import hand, prospects
from rules.tmars.robot.weights import AGAINST_BOT_WITHOUT_PULL, WITHOUT_PULL
from rules.tmars.state import State
from tests.rules.tmars.bot_positions import automa
from tests.rules.tmars.positions import drawn, played

GOOD = ["165", "144", "178", "158"]
"""Cards that level 2 hopes for."""


def outlook(state: State) -> Outlook:
    return Outlook(state, 0, WITHOUT_PULL)


def seat(**mine: Any) -> State:
    return drawn({"tr": 20, **mine}, {})


def test_a_hand_counts_as_far_as_there_is_money_to_play_it() -> None:
    rich = hand(outlook(seat(hand=GOOD, mc=100)))
    some = hand(outlook(seat(hand=GOOD, mc=20)))
    poor = hand(outlook(seat(hand=GOOD, tr=1)))
    assert rich > some > poor
    assert poor == 0


def test_a_card_more_that_cannot_be_paid_is_no_gain() -> None:
    """So it is not bought: three M€ less, and no hope for them."""
    few, many = seat(hand=GOOD[:1], mc=13, tr=1), seat(hand=GOOD, mc=4, tr=1)
    assert prospects(outlook(few)) > prospects(outlook(many))


def test_money_counts_for_less_the_more_of_it_is_left() -> None:
    worth = [prospects(outlook(seat(mc=mc))) for mc in (0, 20, 40, 60)]
    gains = [after - before for before, after in pairwise(worth)]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] > 0


def test_claiming_a_milestone_is_a_gain() -> None:
    """Its worth must not lie in all that could still reach it, which would end with the claim."""
    cards = ["087", "106", "048", "053"]
    tiles = "D5:greenery:0 D6:greenery:0"
    before = drawn({"hand": cards, "mc": 50, "+plants": 6, "plants": 8}, {}, tiles=tiles)
    claimed = played(before, 0, "convert plants D7", "milestone gardener")
    assert prospects(outlook(claimed)) > prospects(outlook(before))


def test_heat_that_becomes_warmth_is_a_gain_against_the_bot() -> None:
    """The approach of the end is not counted where a playout is cut, so waiting with heat for its sake gains
    nothing.
    """
    cold = automa({"tr": 20, "stock": {"heat": 8}})
    warm = played(cold, 0, "convert heat")
    before, after = (
        prospects(Outlook(state, 0, AGAINST_BOT_WITHOUT_PULL, lasts=900)) for state in (cold, warm)
    )
    assert after > before
