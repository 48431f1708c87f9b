"""Forms that spare clicks and questions: answers by one click, payments in words, what had no alternative."""

import dataclasses
from typing import Any

import pytest

from bot.ui import form
from bot.ui.controls.components import marked
from bot.ui.form import Choice, Page
from rules.core.domains import Domain, OneOf, Option
from rules.core.game import Field, Given, Move, Verb, always, never
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import msg
from rules.registry import load
from rules.tmars.economy.frames import begin
from rules.tmars.resolve.stack import resolve
from rules.tmars.verbs.answer import ANSWER
from tests.bot.ui import stall
from tests.bot.ui.stall import SEAT, STATE, State
from tests.rules.tmars.bot_positions import table


class Order(Move, frozen=True):
    stand: str
    bread: str


def _bread(state: State, seat: Seat, given: Given) -> Domain:
    """Butter goes with bread from the second stand alone."""
    several = given["stand"] == "s2"
    return OneOf(stall.options("b", 2 if several else 1))


def _two(state: State, seat: Seat, given: Given) -> Domain:
    return OneOf(stall.options("s", 2))


def _forced(state: State, seat: Seat, given: Given) -> Domain:
    return OneOf(stall.options("b", 1))


ORDER = dataclasses.replace(
    stall.SHOW, fields=(Field("stand", _two), Field("bread", _forced)), move=Order
)
MAYBE = dataclasses.replace(ORDER, fields=(Field("stand", _two), Field("bread", _bread)))


def page(verb: Verb[Any, Any], given: dict[str, Any], *others: Verb[Any, Any]) -> Page:
    game = dataclasses.replace(stall.GAME, verbs=(verb, *others))
    return form.page(game, STATE, SEAT, verb, given, {})


@pytest.mark.parametrize(
    ("verb", "others", "instant"),
    [
        pytest.param(ORDER, (), True, id="the rest has one value whatever is clicked"),
        pytest.param(MAYBE, (), False, id="one of the clicks leads to another question"),
        pytest.param(ORDER, (stall.PLAIN,), False, id="the verb was chosen among several"),
    ],
)
def test_an_answer_takes_one_click(
    verb: Verb[Any, Any], others: tuple[Verb[Any, Any], ...], instant: bool
) -> None:
    assert page(verb, {}, *others).instant is instant


def test_what_one_click_leaves_open_is_filled_in() -> None:
    assert form.completed(STATE, SEAT, ORDER, {"stand": "s2"}) == {"stand": "s2", "bread": "b1"}
    assert form.completed(STATE, SEAT, MAYBE, {"stand": "s2"}) is None


@pytest.mark.parametrize(
    ("in_hand", "given", "seen"),
    [
        pytest.param(None, {}, True, id="at first by default"),
        pytest.param(None, {"fruit": "pear"}, False, id="and no longer when something is chosen"),
        pytest.param(always, {"fruit": "pear"}, True, id="until the field has a value"),
        pytest.param(
            always,
            {"fruit": "pear", "stand": "s1"},
            True,
            id="and with what is about to be confirmed",
        ),
        pytest.param(never, {"fruit": "pear"}, False, id="not for a choice on the board"),
    ],
)
def test_private_pictures_stay_as_long_as_they_help(
    in_hand: Any, given: dict[str, Any], seen: bool
) -> None:
    first, stand, *others = stall.SHOP.fields
    if in_hand is not None:
        stand = dataclasses.replace(stand, in_hand=in_hand)
    verb = dataclasses.replace(stall.SHOP, fields=(first, stand, *others))
    assert page(verb, given).in_hand is seen


def test_private_pictures_go_when_something_else_is_to_be_chosen() -> None:
    first, *others = stall.SHOP.fields
    held = dataclasses.replace(first, in_hand=always)
    verb = dataclasses.replace(stall.SHOP, fields=(held, *others))
    assert not page(verb, {"fruit": "pear"}).in_hand


def test_a_payment_is_said_in_words() -> None:
    [said] = page(stall.PAY, {"coins": (1, 2, 0)}).payments
    pieces: Any = said.args["pieces"]
    assert [(piece.args["number"], piece.args["part"].args["seat"]) for piece in pieces] == [
        (1, "gold"),
        (2, "silver"),
    ]


def test_a_number_of_pieces_comes_with_what_is_paid_besides() -> None:
    gold = page(stall.PAY, {"coins": (1, 2, 0)}).controls[0]
    besides = [choice.note.args["pieces"] for choice in gold.choices if choice.note is not None]
    numbers: list[Any] = [[piece.args["number"] for piece in pieces] for pieces in besides]  # type: ignore[union-attr]  # nested texts
    assert numbers == [[3, 1], [2], [1]]


def test_what_had_no_alternative_is_said_when_it_is_noted() -> None:
    def only(state: State, seat: Seat, given: Given) -> Domain:
        return OneOf((Option("b1", msg("core.seat", seat="b"), note=msg("core.seat", seat="n")),))

    noted = dataclasses.replace(ORDER, fields=(Field("stand", _two), Field("bread", only)))
    assert [each.note for each in page(noted, {"stand": "s1"}, stall.PLAIN).taken] == [
        msg("core.seat", seat="n")
    ]
    assert page(ORDER, {"stand": "s1"}, stall.PLAIN).taken == ()


@pytest.mark.parametrize(
    ("mark", "text", "said"),
    [
        pytest.param("3", "Asteroid", "3 · Asteroid", id="a number before a name"),
        pytest.param("D5", "D5", "D5", id="called by its mark"),
        pytest.param("D5", "D5 (Olympus)", "D5 (Olympus)", id="called by its mark and more"),
        pytest.param("D", "D5", "D · D5", id="the beginning of a word"),
        pytest.param("", "D5", "D5", id="no mark"),
    ],
)
def test_a_mark_is_not_said_twice(mark: str, text: str, said: str) -> None:
    choice = Choice("t", msg("core.seat", seat=text), None, chosen=False, mark=mark)
    assert marked(choice, text) == said


@pytest.mark.parametrize(
    "picks",
    [
        pytest.param((), id="before anything is picked"),
        pytest.param(("001",), id="while one more is to be picked"),
        pytest.param(("001", "003"), id="until it is confirmed"),
    ],
)
def test_cards_to_keep_are_seen_while_they_are_picked(picks: tuple[str, ...]) -> None:
    """Business Contacts: two of four."""
    state = table({}, {}, deck=["001", "002", "003", "004"])
    begin(state, "111.play", "111", 0)
    resolve(state, Log())
    given = {"picks": picks} if picks else {}
    assert form.page(load("tmars"), state, 0, ANSWER, given, {}).in_hand
