"""The lesson for each question."""

from rules.core.lessons import Asked, Course, Lesson, lesson_for, told_in_order

HERE: Lesson[int] = Lesson("here", questions=("asked.turn",), when=lambda view: view > 1)
DIG: Lesson[int] = Lesson("dig", verb="dig")
BUILD: Lesson[int] = Lesson("build", verb="build")
COURSE: Course[int] = Course((HERE, DIG, BUILD), seed=1, seats=1, options={})


def told(asked: Asked[int], *seen: str, held: tuple[str, ...] = ()) -> str | None:
    found = lesson_for(COURSE, asked, (*seen, *held), held)
    return None if found is None else found.key


def test_the_first_fresh_lesson_that_fits_is_told() -> None:
    assert told(Asked(2, "asked.turn", "dig")) == "here"
    assert told(Asked(1, "asked.turn", "dig")) == "dig"
    assert told(Asked(2, "asked.end", "dig")) == "dig"
    assert told(Asked(2, "asked.turn", "dig"), "here") == "dig"
    assert told(Asked(2, "asked.turn", "dig"), "here", "dig") is None


def test_a_lesson_stays_while_its_question_is_open() -> None:
    assert told(Asked(2, "asked.turn", None), held=("here",)) == "here"
    assert told(Asked(1, "asked.turn", None), held=("here",)) == "here"


def test_another_kind_of_move_has_a_lesson_of_its_own() -> None:
    assert told(Asked(2, "asked.turn", "build"), held=("dig",)) == "build"
    assert told(Asked(2, "asked.turn", "dig"), held=("dig", "build")) == "dig"
    assert told(Asked(2, "asked.turn", "dig"), held=("dig",)) == "dig"


def test_lessons_count_in_the_order_in_which_they_were_told() -> None:
    """At one question, the lesson about a kind of move follows the one about the question."""
    late: Course[int] = Course((DIG, HERE, BUILD), seed=1, seats=1, options={})
    assert told_in_order(late, {"here": 4}) == ["here"]
    assert told_in_order(late, {"here": 4, "dig": 4}) == ["here", "dig"]
    assert told_in_order(late, {"here": 4, "dig": 4, "build": 2}) == ["build", "here", "dig"]
