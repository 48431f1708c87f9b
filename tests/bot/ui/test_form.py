"""Forms: which rows are shown, and how a click changes the choices."""

from typing import Any

import pytest

from bot.core import form
from bot.core.form import MORE, Page
from bot.core.form.rows import NONE, token_of
from rules.core.errors import Refusal
from rules.core.game import Verb
from tests.bot.ui import stall
from tests.bot.ui.stall import SEAT, STATE
from tests.refusing import refuses


def page(verb: Verb[Any, Any], given: dict[str, Any], **pages: int) -> Page:
    return form.page(stall.GAME, STATE, SEAT, verb, given, pages)


def choose(
    verb: Verb[Any, Any], given: dict[str, Any], name: str, *values: Any, page_shown: int = 0
) -> dict[str, Any]:
    tokens = [value if value in (NONE,) else token_of(value) for value in values]
    return form.choose(STATE, SEAT, verb, given, name, tokens=tokens, page_shown=page_shown)


def rows(shown: Page) -> list[str]:
    return [control.name for control in shown.controls]


def chosen(shown: Page, name: str) -> list[str]:
    control = next(control for control in shown.controls if control.name == name)
    return [str(choice.label.args["seat"]) for choice in control.choices if choice.chosen]


@pytest.mark.parametrize(
    ("given", "expected", "may_confirm"),
    [
        pytest.param({}, ["fruit"], False, id="first the first field"),
        pytest.param({"fruit": "pear"}, ["fruit", "stand"], False, id="then the next one"),
        pytest.param(
            {"fruit": "pear", "stand": "s1"},
            ["fruit", "stand", "extras"],
            True,
            id="starting values do not block, and a forced field has no row",
        ),
        pytest.param(
            {"fruit": "pear", "stand": "s1", "extras": ("bread",)},
            ["fruit", "stand", "extras", "bags"],
            True,
            id="a field that is no longer forced has a row",
        ),
        pytest.param(
            {"fruit": "pear", "stand": "s3"}, ["fruit", "stand", "extras"], False, id="refused"
        ),
    ],
)
def test_a_form_shows_these_rows(
    given: dict[str, Any], expected: list[str], may_confirm: bool
) -> None:
    shown = page(stall.SHOP, given)
    assert rows(shown) == expected
    assert shown.may_confirm is may_confirm


def test_a_complete_move_holds_chosen_forced_and_default_values() -> None:
    shown = page(stall.SHOP, {"fruit": "pear", "stand": "s1"})
    assert shown.move == stall.Shop("pear", "s1", (), 1)


def test_a_complete_move_that_is_refused_says_why() -> None:
    shown = page(stall.SHOP, {"fruit": "pear", "stand": "s3"})
    assert shown.problem is not None
    assert shown.problem.key == "error.nim.no_such_heap"


def test_the_only_option_of_a_longer_form_is_taken_automatically() -> None:
    shown = page(stall.SHOP, {"fruit": "pear", "stand": "s1"})
    assert shown.given["bags"] == 1


def test_a_dead_end_names_the_field_without_choices() -> None:
    shown = page(stall.DEAD, {"fruit": "pear"})
    assert shown.problem is not None
    assert shown.problem.args["field"].key == "stall.field.dead.stand"  # type: ignore[union-attr]  # a nested text


def test_changing_an_earlier_field_keeps_later_values_that_still_fit() -> None:
    given = {"fruit": "apple", "stand": "s2", "extras": ("bread",), "bags": 2}
    assert choose(stall.SHOP, given, "fruit", "pear") == given | {"fruit": "pear"}


def test_changing_an_earlier_field_drops_later_values_that_do_not_fit() -> None:
    given = {"fruit": "apple", "stand": "s30", "extras": ("bread",)}
    assert choose(stall.SHOP, given, "fruit", "pear") == {"fruit": "pear"}


def test_picks_that_still_fit_are_kept() -> None:
    given = {"fruit": "pear", "stand": "s1", "extras": ("bread", "honey")}
    changed = choose(stall.SHOP, given, "stand", "s2")
    assert changed["extras"] == ("bread",)


def test_an_amount_above_its_new_limit_falls_back_to_its_default() -> None:
    given = {"fruit": "pear", "stand": "s1", "extras": ("bread", "butter"), "bags": 3}
    changed = choose(stall.SHOP, given, "extras", "bread")
    assert page(stall.SHOP, changed).given["bags"] == 1


@pytest.mark.parametrize(
    ("name", "values", "code"),
    [
        pytest.param("fruit", ("plum",), "ui.no_longer_offered", id="no such option"),
        pytest.param("fruit", (), "ui.no_longer_offered", id="nothing picked"),
        pytest.param("fruit", ("pear", "apple"), "ui.no_longer_offered", id="two of one"),
        pytest.param("stand", ("s4",), "ui.no_longer_offered", id="not after what was given"),
        pytest.param("roof", ("s4",), "ui.no_longer_offered", id="no such field"),
        pytest.param("bags", (9,), "ui.no_longer_offered", id="beyond the amount"),
        pytest.param("extras", ("butter", "honey"), "ui.not_together", id="beyond a group's limit"),
        pytest.param("extras", ("bread", "butter", "honey"), "ui.too_many_picked", id="too many"),
    ],
)
def test_choices_that_are_not_offered_are_refused(
    name: str, values: tuple[Any, ...], code: str
) -> None:
    with refuses(code):
        choose(stall.SHOP, {"fruit": "pear", "stand": "s1"}, name, *values)


def test_a_field_cannot_be_chosen_before_those_it_depends_on() -> None:
    with pytest.raises(Refusal):
        choose(stall.SHOP, {}, "stand", "s1")


@pytest.mark.parametrize(
    ("number", "first", "last"),
    [
        pytest.param(0, "s1", "s24", id="first page"),
        pytest.param(1, "s25", "s30", id="last page"),
        pytest.param(2, "s1", "s24", id="after the last page the first again"),
    ],
)
def test_long_rows_have_pages(number: int, first: str, last: str) -> None:
    control = page(stall.SHOP, {"fruit": "apple"}, stand=number).controls[1]
    labels = [str(choice.label.args["seat"]) for choice in control.choices]
    assert (labels[0], labels[-1], control.pages) == (first, last, 2)


def test_a_long_row_opens_at_the_chosen_value() -> None:
    assert chosen(page(stall.SHOP, {"fruit": "apple", "stand": "s28"}), "stand") == ["s28"]


def test_picks_on_several_pages_add_up() -> None:
    given = choose(stall.GATHER, {}, "herbs", "h1", "h2", page_shown=0)
    assert page(stall.GATHER, given).move is None
    given = choose(stall.GATHER, given, "herbs", "h30", page_shown=1)
    assert page(stall.GATHER, given).move == stall.Gather(("h1", "h2", "h30"))


def test_a_pick_is_removed_only_on_its_own_page() -> None:
    given = {"herbs": ("h1", "h2", "h30")}
    assert choose(stall.GATHER, given, "herbs", "h2", page_shown=0) == {"herbs": ("h2", "h30")}


def test_none_of_these_is_offered_if_it_is_not_the_default() -> None:
    assert page(stall.SHOW, {}).move is None
    assert page(stall.SHOW, choose(stall.SHOW, {}, "herbs", NONE)).move == stall.Gather(())


def test_picks_override_none_of_these() -> None:
    assert choose(stall.SHOW, {}, "herbs", NONE, "h2") == {"herbs": ("h2",)}


def test_a_long_amount_has_pages() -> None:
    control = page(stall.COUNT, {}, number=3).controls[0]
    assert (control.choices[0].token, control.pages) == ("72", 5)


def test_the_largest_amount_is_the_last_choice() -> None:
    control = page(stall.COUNT, {}, number=4).controls[0]
    assert control.choices[-1].token == "99"


def test_a_payment_starts_from_a_suggestion_that_wastes_nothing() -> None:
    assert page(stall.PAY, {}).move == stall.Pay((2, 0, 1))


def test_changing_one_part_of_a_payment_adjusts_the_others() -> None:
    given = choose(stall.PAY, {}, "coins.0", 1)
    assert given == {"coins": (1, 2, 0)}


def test_changing_one_part_of_a_payment_keeps_the_earlier_parts() -> None:
    given = choose(stall.PAY, {"coins": (1, 2, 0)}, "coins.1", 1)
    assert given == {"coins": (1, 1, 2)}


def test_only_affordable_counts_are_offered() -> None:
    silver = page(stall.PAY, {"coins": (2, 0, 1)}).controls[1]
    assert [choice.token for choice in silver.choices] == ["0", "1"]


def test_parts_of_a_payment_without_a_choice_have_no_row() -> None:
    assert "coins.2" not in rows(page(stall.PAY, {}))


@pytest.mark.parametrize(
    ("verb", "instant"),
    [
        pytest.param(stall.CHOOSE, True, id="one field with five options"),
        pytest.param(stall.LONG, False, id="one field with six"),
        pytest.param(stall.PLAIN, True, id="no field"),
        pytest.param(stall.SHOP, False, id="several fields"),
        pytest.param(stall.SHOW, False, id="a field that takes several"),
    ],
)
def test_one_click_is_enough(verb: Verb[Any, Any], instant: bool) -> None:
    assert page(verb, {}).instant is instant


def test_a_typed_move_is_shown_and_confirmed_where_a_click_would_be_enough() -> None:
    shown = page(stall.CHOOSE, {"stand": "s2"})
    assert chosen(shown, "stand") == ["s2"]
    assert shown.may_confirm
    assert not shown.instant


def test_an_instant_verb_shows_its_only_option_instead_of_taking_it() -> None:
    shown = page(stall.FORCED, {})
    assert rows(shown) == ["stand"]
    assert shown.move is None


def test_more_rows_than_fit_show_the_last_ones() -> None:
    shown = page(stall.MANY, dict.fromkeys("abcde", "o1"))
    assert rows(shown) == ["c", "d", "e", "f"]


def test_earlier_rows_are_one_click_away() -> None:
    given = dict.fromkeys("abcde", "o1")
    first = page(stall.MANY, given).next_rows
    assert first is not None
    assert rows(form.page(stall.GAME, STATE, SEAT, stall.MANY, given, {"*": first})) == list("abcd")


def test_marked_options_are_keys() -> None:
    shown = page(stall.WALK, {})
    (keys,) = shown.controls
    assert keys.buttons
    assert [choice.mark for choice in keys.choices] == [f"{i}!" for i in range(12)]
    assert keys.height == 3


def test_a_value_chosen_by_keys_becomes_a_select_above_the_next_keys() -> None:
    shown = page(stall.WALK, {"first": "s3"})
    chosen_first, keys = shown.controls
    assert (chosen_first.name, chosen_first.buttons) == ("first", False)
    assert [choice.token for choice in keys.choices] == [token_of(f"s{i}") for i in range(9)]
    assert shown.move == stall.Walk("s3", "", "")
    assert shown.may_confirm


def test_rows_of_keys_count_towards_the_rows_that_fit() -> None:
    shown = page(stall.WALK, {"first": "s3", "second": "s4"})
    assert [(control.name, control.height) for control in shown.controls] == [
        ("first", 1),
        ("second", 1),
        ("third", 1),
    ]
    wide = form.page(stall.GAME, STATE, SEAT, stall.WIDE, {"a": "o1", "b": "o1"}, {})
    assert rows(wide) == ["b", "steps"]
    assert wide.next_rows == 0
    earlier = form.page(stall.GAME, STATE, SEAT, stall.WIDE, {"a": "o1", "b": "o1"}, {"*": 0})
    assert rows(earlier) == ["a", "b"]


def test_different_values_have_different_digests() -> None:
    assert page(stall.LONG, {"stand": "s1"}).digest != page(stall.LONG, {"stand": "s2"}).digest


@pytest.mark.parametrize(
    "value", ["N2E3", 7, ("a", 1), "x" * 300, ("long",) * 40, "한글", "with:colon|and/more"]
)
def test_tokens_are_distinct_and_fit_an_id(value: Any) -> None:
    assert len(token_of(value)) <= 24
    assert token_of(value) not in (MORE, NONE)
    assert token_of(value) != token_of([value])


def test_choosing_nothing_clears_every_page() -> None:
    given = {"herbs": ("h1", "h30")}
    assert choose(stall.GATHER, given, "herbs", NONE, page_shown=0) == {}


def test_clearing_one_page_keeps_the_others() -> None:
    given = {"herbs": ("h1", "h30")}
    assert choose(stall.GATHER, given, "herbs", page_shown=0) == {"herbs": ("h30",)}
