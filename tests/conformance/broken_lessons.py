"""Toys whose first games teach badly."""

from dataclasses import replace
from typing import Any

from rules.core.game import Move, RobotLevel, Setup
from rules.core.lessons import Course, Lesson
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg
from tests.conformance import checks_lessons
from tests.conformance.broken import NIM, Broken
from tests.conformance.tables import Game
from tests.toys import nim

_TEXTS = {
    "en": "nim-lesson-take = Take stones.\nnim-lesson-take-mark = Stones\nnim-lesson-take-after = Gone.\n"
    "nim-lesson-never = Fly.\nnim-lesson-never-mark = Wings\nnim-lesson-never-after = Flown.\n"
}
_LONG = {"en": _TEXTS["en"].replace("= Stones", f"= {'Stones ' * 9}")}


def _taught(*lessons: Lesson[Any]) -> Game:
    return replace(NIM, lessons=Course(lessons, seed=1, seats=2, options={}))


_MANY = 200


def _many_stones(setup: Setup) -> nim.State:
    state = nim.new(setup)
    state.heaps = [_MANY]
    state.first_heaps = [_MANY]
    return state


def _one_by_one(state: nim.State, seat: Seat, level: RobotLevel, rng: Rng) -> Move:
    return nim.Take(1, 1) if state.from_heap is None else nim.EndTurn()


LESSONS = (
    Broken(
        "explains what never comes up",
        checks_lessons.check_lessons,
        "never told: ['never']",
        _taught(Lesson("take"), Lesson("never", verb="fly")),
        texts=_TEXTS,
    ),
    Broken(
        "says too much on the picture",
        checks_lessons.check_lessons,
        "characters on the mark",
        _taught(Lesson("take")),
        texts=_LONG,
    ),
    Broken(
        "marks what is not there",
        checks_lessons.check_lessons,
        "no picture has the part",
        _taught(Lesson("take", mark=lambda view: Msg("nim.moon"))),
        texts=_TEXTS,
    ),
    Broken(
        "explains something when the table is over",
        checks_lessons.check_lessons,
        "take is told after",
        replace(
            _taught(Lesson("take", verb="end_turn", when=lambda view: sum(view.heaps) < 5)),
            new=_many_stones,
            robot=_one_by_one,
            most_moves=2 * _MANY,
        ),
        texts=_TEXTS,
    ),
)
