"""The picture of a panel names everything that can be chosen, and cuts no contract."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from render.core.panel.focus import Offer, Offered, Question
from render.expancity.focus.choices import choices_of
from render.expancity.focus.focus import paint_focus
from render.expancity.focus.window import HALVES, window_of
from rules.core.lessons import marks_nothing
from rules.core.rng import Rng
from rules.core.squares import Cell
from rules.core.text import msg
from rules.expancity import GAME
from rules.expancity.components.cards.contracts import CONTRACTS
from rules.expancity.components.coordinates import cell_name
from rules.expancity.view import ContractView, PrivateView, View
from tests.render.cities import grown, with_hand
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.focuses import Asked, questions
from tests.render.golden_views import names, sampled_states

POSITIONS = 9


def plans(name: str) -> Iterator[Asked]:
    for number, state in enumerate(sampled_states(GAME, name, POSITIONS)):
        yield from (each for each in questions(GAME, state, Rng(number)) if each.verb == "plan")


@pytest.mark.parametrize("name", names("expancity")[::3])
def test_what_can_be_chosen_is_named_in_the_city_or_beside_an_arrow_or_counted(
    name: str, speak: Speak, written: list[Written]
) -> None:
    """Buildings and the plan are always named; free cells and lots may be counted."""
    for asked in plans(name):
        written.clear()
        paint_focus(asked.question, speak())
        lines = {each.line.text for each in written}
        said = {word for line in lines for word in line.split()}
        choices = choices_of(asked.question)
        assert {cell_name(at) for at in choices.planned | choices.buildings} <= said
        assert choices.at is None or cell_name(choices.at) in said
        unnamed = {cell_name(at) for at in choices.places | choices.lots} - said
        more = speak()(msg("expancity.board.focus_more", count=len(unnamed)))
        assert not unnamed or more in lines


def test_a_small_city_is_as_large_as_possible() -> None:
    free = Offered("at", (), "N1", 4)
    view = GAME.view(next(sampled_states(GAME, "outright_two_seats", 2)), None)
    question = Question(view, replace(view, candidates=(Cell(0, 1),)), "plan", (), {}, (free,))
    assert window_of(view, choices_of(question), 700).half == HALVES[0]


def asked(verb: str, view: View, **given: object) -> Question[View]:
    field, value = next(iter(given.items()))
    offered = Offered(field, (Offer(value),), value, 2)
    return Question(view, view, verb, (verb,), given, (offered,))


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_contract_to_choose_is_cut(language: str, speak: Speak, written: list[Written]) -> None:
    """Goals and contracts in the strip are never cut either."""
    say, kinds = speak(language), tuple(CONTRACTS)
    view = replace(with_hand(grown(1, 20, 3), 0), viewer=0)
    for start in range(0, len(kinds), 2):
        cards = tuple(ContractView(kind, 10, 8, 8, True) for kind in kinds[start : start + 2])
        offer = PrivateView((), (), cards, ())
        paint_focus(asked("keep_contract", replace(view, mine=offer), card=kinds[start]), say)
        held = PrivateView((), cards, (), ())
        paint_focus(asked("fulfil", replace(view, mine=held), cards=(kinds[start],)), say)
        tiles = PrivateView(("park",), cards, (), ("res", "com"))
        paint_focus(asked("keep_tile", replace(view, mine=tiles), tile="res"), say)
    assert not [word.line.text for word in written if word.line.text.endswith("...")]


def test_the_score_grows_by_the_contracts_to_show(speak: Speak, written: list[Written]) -> None:
    view = replace(with_hand(grown(1, 20, 3), 0), viewer=0)
    cards = tuple(ContractView(kind, 6, 1, 1, True) for kind in ("park_view", "getaway_car"))
    view = replace(view, mine=PrivateView((), cards, (), ()))
    score = view.seats[0].score
    paint_focus(asked("fulfil", view, cards=("park_view",)), speak())
    said = [word.line.text for word in written]
    assert str(score) in said
    assert str(score + 6) in said


def test_every_lesson_with_a_mark_finds_it(speak: Speak) -> None:
    course = GAME.lessons
    assert course is not None
    lessons = [lesson for lesson in course.lessons if lesson.mark is not marks_nothing]
    wanted = {lesson.key for lesson in lessons}
    found: set[str] = set()
    for name in names("expancity")[:4]:
        for number, state in enumerate(sampled_states(GAME, name, 25)):
            if found == wanted:
                return
            for each in questions(GAME, state, Rng(number)):
                shown = [part.shows for part in paint_focus(each.question, speak()).parts]
                then = each.question.then
                here = [lesson for lesson in lessons if lesson.verb == each.verb]
                found |= {
                    lesson.key
                    for lesson in here
                    if lesson.when(then) and lesson.mark(then) in shown
                }
    assert found == wanted


def test_floors_of_the_plan_are_shown_as_now_and_then(speak: Speak, written: list[Written]) -> None:
    found = set()
    for each in plans("outright_two_seats"):
        written.clear()
        paint_focus(each.question, speak())
        planned = choices_of(each.question).planned
        now = {house.at: house.floors for house in each.question.now.buildings}
        grown = {
            f"→{house.floors}"
            for house in each.question.then.buildings
            if house.at in planned and house.floors != now.get(house.at)
        }
        arrows = {word.line.text for word in written if word.line.text[1:].isdigit()}
        arrows = {said for said in arrows if said.startswith("→")}
        assert arrows <= grown
        found |= arrows
    assert found
