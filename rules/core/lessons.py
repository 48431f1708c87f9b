"""A title's first game: a fixed deal, and lessons that come with the first question of their kind.

The rules only decide when a lesson fits and what it marks. The caller shows and remembers it.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.core.seats import Seat
from rules.core.text import Msg

V = TypeVar("V")

MOST_LESSONS = 12
LEARNER: Seat = 0
"""The learner's seat."""


def whenever(view: object) -> bool:
    """The lesson fits every position in which its verb or question comes up."""
    return True


def marks_nothing(view: object) -> Msg | None:
    """The lesson is told in words alone."""
    return None


@dataclass(frozen=True, slots=True)
class Asked(Generic[V]):
    """The question of a panel."""

    view: V
    """The position of the learner's seat, with the half-made move that the picture shows."""
    question: str
    """The key of the question."""
    verb: str | None
    """The verb whose form is open; None while the menu is."""


@dataclass(frozen=True, slots=True)
class Lesson(Generic[V]):
    """One new thing. Texts: ``<key>.lesson.<lesson>`` explains the question and good answers,

    ``<key>.lesson.<lesson>.mark`` stands on the picture, ``<key>.lesson.<lesson>.after`` explains the effect of the
    answer.
    """

    key: str
    verb: str | None = None
    """It is told while the form of this verb is open; None: of any, or the menu."""
    questions: tuple[str, ...] = ()
    """It is told at these questions; at any if there are none."""
    when: Callable[[V], bool] = whenever
    mark: Callable[[V], Msg | None] = marks_nothing
    """The name of the part of the picture that it is about, as the title's painter calls its regions."""
    in_hand: bool = False
    """Is that part on a private picture?"""

    def fits(self, asked: Asked[V]) -> bool:
        return (
            self.verb in (None, asked.verb)
            and (not self.questions or asked.question in self.questions)
            and self.when(asked.view)
        )


@dataclass(frozen=True, slots=True)
class Course(Generic[V]):
    """A title's first game: one member in the first seat, beginners in the others, and always the same deal."""

    lessons: tuple[Lesson[V], ...]
    seed: int
    seats: int
    options: Mapping[str, str]


def lesson_for(
    course: Course[Any], asked: Asked[Any], seen: Collection[str], held: Collection[str]
) -> Lesson[Any] | None:
    """The lesson to tell now: the one that was told at this very question, else the first fresh one that fits.

    Args:
        seen: the lessons that the learner has seen.
        held: those of them that were told at the question that is open.
    """
    told = [each for each in course.lessons if each.key in held]
    about_verb = [each for each in told if each.verb is not None and each.verb == asked.verb]
    if about_verb:
        return about_verb[-1]
    fresh = [each for each in course.lessons if each.key not in seen and each.fits(asked)]
    if told:
        # At a question is one lesson, and one about each kind of move whose form is opened.
        fresh = [each for each in fresh if each.verb is not None]
        fresh += [each for each in told if each.verb is None]
    return next(iter(fresh), None)


def told_in_order(course: Course[Any], asked_at: Mapping[str, int]) -> list[str]:
    """The lessons that a learner has seen, in the order in which they were told.

    Of several at one question, those about a kind of move came after the one about the question.

    Args:
        asked_at: the question at which each was told.
    """
    told = [each for each in course.lessons if each.key in asked_at]
    in_order = sorted(told, key=lambda each: (asked_at[each.key], each.verb is not None))
    return [each.key for each in in_order]
