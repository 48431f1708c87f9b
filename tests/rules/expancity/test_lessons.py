"""The lessons of the first game: their moments and their marks."""

from rules.core import engine
from rules.core.game import Setup, default_options
from rules.core.lessons import LEARNER, Asked, Lesson
from rules.core.text import msg
from rules.expancity import GAME, Plan
from rules.expancity.lessons import COURSE
from rules.expancity.preview import preview
from rules.expancity.state import State, TileOffer
from rules.expancity.view import View
from tests.rules.expancity.positions import A, position

PLAN = {"tile": "park", "at": "E1"}


def lesson(key: str) -> Lesson[View]:
    return next(each for each in COURSE.lessons if each.key == key)


def filled_in(state: State, **more: object) -> View:
    return preview(state, A, "plan", PLAN | more)


def is_told(key: str, shown: View) -> bool:
    return lesson(key).fits(Asked(shown, "expancity.asked.plan", "plan"))


def test_building_is_explained_when_the_form_builds() -> None:
    state = position("N1=res:A1 S1=com")
    assert not is_told("blocks", filled_in(state, builds=()))
    assert is_told("blocks", filled_in(state, builds=("S1",)))


def test_roofs_are_explained_when_the_form_puts_one_on_at_the_tallest_building() -> None:
    both = position("N1=com:A4 S1=res:A1")
    assert not is_told("roof", filled_in(both, builds=(), roofs=()))
    house = filled_in(both, builds=(), roofs=("S1=flat",))
    assert is_told("roof", house)
    assert lesson("roof").mark(house) == msg("core.place", place="S1")
    tower = filled_in(both, builds=(), roofs=("N1=round", "S1=flat"))
    assert lesson("roof").mark(tower) == msg("core.place", place="N1")


def test_the_first_two_tiles_are_a_choice() -> None:
    options = default_options(GAME) | dict(COURSE.options)
    state = engine.start(GAME, Setup(COURSE.seats, options, COURSE.seed, LEARNER)).state
    state = engine.play(GAME, state, LEARNER, Plan("res", "N1", ("N1",), ())).state
    assert isinstance(state.offer, TileOffer)
    assert sorted(state.offer.tiles) == ["com", "school"]
