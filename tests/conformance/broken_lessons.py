"""Toys whose first games teach badly."""

from dataclasses import replace
from typing import Any

from rules.core.lessons import Course, Lesson
from rules.core.text import Msg
from tests.conformance import checks_lessons
from tests.conformance.broken import NIM, Broken
from tests.conformance.tables import Game

_TEXTS = {
    "en": "nim-lesson-take = Take stones.\nnim-lesson-take-mark = Stones\nnim-lesson-take-after = Gone.\n"
    "nim-lesson-never = Fly.\nnim-lesson-never-mark = Wings\nnim-lesson-never-after = Flown.\n"
}
_LONG = {"en": _TEXTS["en"].replace("= Stones", f"= {'Stones ' * 9}")}


def _taught(*lessons: Lesson[Any]) -> Game:
    return replace(NIM, lessons=Course(lessons, seed=1, seats=2, options={}))


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
)
