"""Forms that save clicks and questions: one-click answers, payments in words, choices without alternatives."""

import dataclasses
from typing import Any

import pytest

from bot.core import form
from bot.core.form import Choice, Page
from bot.core.form.rows import marked
from rules.core.domains import Area, Domain, OneOf, Option
from rules.core.game import Field, Given, Move, Verb, always, never
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import Msg, msg
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
    """Butter goes with bread, but only from the second stand."""
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


def test_fields_left_with_one_value_are_filled_in_after_one_click() -> None:
    assert form.completed(STATE, SEAT, ORDER, {"stand": "s2"}) == {"stand": "s2", "bread": "b1"}
    assert form.completed(STATE, SEAT, MAYBE, {"stand": "s2"}) is None


@pytest.mark.parametrize(
    ("show_private", "given", "seen"),
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
def test_private_pictures_are_shown_while_they_help(
    show_private: Any, given: dict[str, Any], seen: bool
) -> None:
    first, stand, *others = stall.SHOP.fields
    if show_private is not None:
        stand = dataclasses.replace(stand, show_private=show_private)
    verb = dataclasses.replace(stall.SHOP, fields=(first, stand, *others))
    assert page(verb, given).show_private is seen


def test_private_pictures_go_when_the_next_choice_does_not_need_them() -> None:
    first, *others = stall.SHOP.fields
    held = dataclasses.replace(first, show_private=always)
    verb = dataclasses.replace(stall.SHOP, fields=(held, *others))
    assert not page(verb, {"fruit": "pear"}).show_private


def test_a_payment_is_put_into_words() -> None:
    [said] = page(stall.PAY, {"coins": (1, 2, 0)}).payments
    pieces: Any = said.args["pieces"]
    assert [(piece.args["number"], piece.args["part"].args["seat"]) for piece in pieces] == [
        (1, "gold"),
        (2, "silver"),
    ]


def test_a_count_is_labelled_with_the_rest_of_the_payment() -> None:
    gold = page(stall.PAY, {"coins": (1, 2, 0)}).controls[0]
    besides = [choice.note.args["pieces"] for choice in gold.choices if choice.note is not None]
    numbers: list[Any] = [[piece.args["number"] for piece in pieces] for pieces in besides]  # type: ignore[union-attr]  # nested texts
    assert numbers == [[3, 1], [2], [1]]


def test_a_forced_option_is_shown_if_it_has_a_note() -> None:
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
def test_a_mark_is_not_repeated_in_the_label(mark: str, text: str, said: str) -> None:
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
def test_cards_are_shown_while_a_member_picks_which_to_keep(picks: tuple[str, ...]) -> None:
    """Business Contacts: keep two of four."""
    state = table({}, {}, deck=["001", "002", "003", "004"])
    begin(state, "111.play", "111", 0)
    resolve(state, Log())
    given = {"picks": picks} if picks else {}
    assert form.page(load("tmars"), state, 0, ANSWER, given, {}).show_private


@pytest.mark.parametrize(
    ("verb", "given", "missing"),
    [
        pytest.param(stall.LONG, {}, ("ui.panel.missing", None), id="one thing"),
        pytest.param(stall.GATHER, {}, ("ui.panel.missing_some", 3), id="three of many"),
        pytest.param(
            stall.GATHER, {"herbs": ("h1", "h2")}, ("ui.panel.missing_some", 1), id="one more"
        ),
        pytest.param(stall.GATHER, {"herbs": ("h1", "h2", "h3")}, None, id="nothing"),
        pytest.param(stall.CHOOSE, {}, None, id="nothing is confirmed where one click does"),
    ],
)
def test_a_form_names_the_rows_that_confirm_waits_for(
    verb: Verb[Any, Any], given: dict[str, Any], missing: tuple[str, int | None] | None
) -> None:
    shown = page(verb, given)
    found = shown.missing and (shown.missing.key, shown.missing.args.get("more"))
    assert found == missing
    assert shown.instant or shown.may_confirm is (missing is None)


def test_a_field_explains_its_value_or_its_rule() -> None:
    def says(state: State, seat: Seat, given: Given) -> Msg:
        return msg("core.seat", seat=str(given.get("stand")))

    verb = dataclasses.replace(
        stall.LONG, fields=(dataclasses.replace(stall.LONG.fields[0], says=says),)
    )
    assert page(verb, {}).said == (msg("core.seat", seat="None"),)
    assert page(verb, {"stand": "s2"}).said == (msg("core.seat", seat="s2"),)


def test_only_a_whole_legal_move_has_a_caution() -> None:
    def caution(state: State, seat: Seat, move: Any) -> Msg:
        return msg("core.seat", seat=move.stand)

    verb = dataclasses.replace(stall.LONG, caution=caution)
    assert page(verb, {}).caution is None
    assert page(verb, {"stand": "s2"}).caution == msg("core.seat", seat="s2")


def _in_areas(state: State, seat: Seat, given: Given) -> Domain:
    near = Area(msg("core.seat", seat="near"), ("s1", "s2"))
    far = Area(msg("core.seat", seat="far"), tuple(f"s{i}" for i in range(3, 41)))
    return OneOf(stall.options("s", 40), areas=lambda: (near, far))


def test_many_options_are_offered_one_area_at_a_time() -> None:
    verb = dataclasses.replace(stall.LONG, fields=(Field("stand", _in_areas),))
    game = dataclasses.replace(stall.GAME, verbs=(verb,))

    def rows(given: dict[str, Any], **pages: int) -> list[list[str]]:
        opened = {name.replace("_", "."): number for name, number in pages.items()}
        shown = form.page(game, STATE, SEAT, verb, given, opened)
        return [[choice.token for choice in each.choices] for each in shown.controls]

    assert rows({}) == [["0", "1"], ['"s1"', '"s2"']]
    assert rows({}, stand_area=1)[1][0] == '"s3"'
    assert rows({"stand": "s7"})[1][0] == '"s3"', "the area of what is chosen is open"
    kept = form.choose(STATE, SEAT, verb, {"stand": "s7"}, "stand.area", tokens=("0",))
    assert kept == {"stand": "s7"}
