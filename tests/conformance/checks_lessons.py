"""Checks first games: robots play them through, and every lesson is told once, in words that fit, with a mark."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageChops

from bot.core.form import page
from render.core.palette import ACCENT
from render.core.panel.focus import Question, framed
from render.core.panel.lesson import Marked, paint_lesson
from rules.core import engine
from rules.core.game import RobotLevel, Setup, default_options
from rules.core.lessons import LEARNER, MOST_LESSONS, Asked, Course, Lesson, lesson_for
from rules.core.rng import Rng
from rules.core.text import msg
from tests.conformance.filling import fill
from tests.conformance.tables import Game, PlayedTable
from tests.render.focuses import question_of

MOST_CHARS = 330
"""One or two sentences."""
MOST_ON_MARK = 32
MOST_GAMES = 8
"""The number of games played until every lesson has come up; a learner may not meet all of them."""
MOST_ANSWERS = 90
"""The number of the learner's answers by which every lesson has been told: a quarter of an hour, at ten seconds
each.
"""


@dataclass(frozen=True)
class Told:
    lesson: Lesson[Any]
    answers: int
    """The number of answers that the learner had given before."""
    shown: Question[Any]
    """The question of the panel, with the form as it is filled in."""


def check_lessons(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Every lesson of a first game can be reached, shows once, has words that fit, and marks the picture."""
    course = game.lessons
    if course is None:
        return
    keys = [lesson.key for lesson in course.lessons]
    assert 0 < len(keys) <= MOST_LESSONS, f"{game.key}: {len(keys)} lessons"
    assert len({*keys}) == len(keys), f"{game.key}: lessons with the same key"
    _assert_words(course, game, tables[0])
    met: dict[str, Told] = {}
    for number in range(MOST_GAMES):
        played = [*_play(game, course, number)]
        told = [each.lesson.key for each in played]
        assert len({*told}) == len(told), f"{game.key}: a lesson is told again: {told}"
        for each in played:
            late = f"{game.key}: {each.lesson.key} is told after {each.answers} answers"
            assert each.answers < MOST_ANSWERS, late
        met |= {each.lesson.key: each for each in played if each.lesson.key not in met}
        if len(met) == len(keys):
            break
    assert [*filter(met.__contains__, keys)] == keys, (
        f"{game.key}: never told: {[key for key in keys if key not in met]}"
    )
    for number, each in enumerate(met.values()):
        _assert_marked(game, tables[0], each, number)


def _play(game: Game, course: Course[Any], number: int) -> Iterator[Told]:
    """A first game in which a robot learns: the lessons that it is told. It ends."""
    options = default_options(game) | dict(course.options)
    state = engine.start(game, Setup(course.seats, options, course.seed, LEARNER)).state
    chance = Rng(number)
    seen: dict[str, int] = {}
    own = 0
    for answers in range(game.most_moves + 1):
        waiting = game.waiting_for(state)
        if not waiting:
            assert game.outcome(state) is not None
            return
        seat = min(waiting)
        if seat == LEARNER:
            question = waiting[seat]
            for shown in _panels(game, state, chance):
                held = [key for key, at in seen.items() if at == answers]
                asked = Asked(shown.then, question.key, shown.verb)
                found = lesson_for(course, asked, seen, held)
                if found is not None and found.key not in seen:
                    seen[found.key] = answers
                    yield Told(found, own, shown)
            own += 1
        level = RobotLevel.NORMAL if seat == LEARNER and number % 2 == 0 else RobotLevel.EASY
        state = engine.play(game, state, seat, game.robot(state, seat, level, chance)).state
    raise AssertionError(f"{game.key}: the first game does not end")


def _panels(game: Game, state: Any, chance: Rng) -> Iterator[Question[Any]]:
    """Yield the panels: the menu if there is one, then each form as it opens and while it is filled in."""
    menu = engine.verbs_on_menu(game, state, LEARNER)
    names = tuple(verb.name for verb in menu)
    if len(menu) > 1 and not any(verb.proposed(state, LEARNER) for verb in menu):
        yield question_of(game, state, LEARNER, names, None)
    for verb in menu:
        given: dict[str, Any] = {}
        yield question_of(game, state, LEARNER, names, page(game, state, LEARNER, verb, given, {}))
        for name, before, _, value in fill(verb, state, LEARNER, chance, verb.name):
            given = {**before, name: value}
        yield question_of(game, state, LEARNER, names, page(game, state, LEARNER, verb, given, {}))


def _assert_words(course: Course[Any], game: Game, table: PlayedTable) -> None:
    for catalogue in table.around.catalogues:
        say = table.around.say(catalogue.language)
        for lesson in course.lessons:
            where = f"{game.key}.lesson.{lesson.key} in {catalogue.language}"
            words, after = (
                say(msg(f"{game.key}.lesson.{lesson.key}{end}")) for end in ("", ".after")
            )
            mark = say(msg(f"{game.key}.lesson.{lesson.key}.mark"))
            assert 0 < len(words) <= MOST_CHARS, f"{len(words)} characters: {where}"
            assert 0 < len(after) <= MOST_CHARS, f"{len(after)} characters after {where}"
            assert 0 < len(mark) <= MOST_ON_MARK, f"{len(mark)} characters on the mark of {where}"


def _assert_marked(game: Game, table: PlayedTable, told: Told, number: int) -> None:
    """The mark changes the picture."""
    lesson = told.lesson
    language = ("en", "ko", "it")[number % 3]
    say = table.around.say(language)
    where = f"{game.key}.lesson.{lesson.key} in {language}"
    view = told.shown.then
    part = lesson.mark(view)
    if part is None:
        return
    painter = table.around.painter
    marked = Marked(part, number + 1, say(msg(f"{game.key}.lesson.{lesson.key}.mark")))
    if painter.focus is not None:
        focus = painter.focus(told.shown, say)
        assert marked.is_on(focus.parts), f"no picture has the part {part}: {where}"
        picture = focus.finished().image()
        boxes = tuple(each.box for each in focus.parts if each.shows == part)
        _assert_differs(picture, framed(picture, boxes, ACCENT), where)
        return
    public = (*painter.regions(view), *painter.marks(view))
    pages = painter.hand_regions(view) if lesson.in_hand else (public,)
    found = [at for at, regions in enumerate(pages) if marked.is_on(regions)]
    assert found, f"no picture has the part {part}: {where}"
    pictures = painter.hand(view, say) if lesson.in_hand else (painter.board(view, say),)
    picture = pictures[found[0]]
    _assert_differs(picture, paint_lesson(picture, pages[found[0]], marked), where)


def _assert_differs(before: Image.Image, after: Image.Image, where: str) -> None:
    assert before.size == after.size, where
    gone = ImageChops.difference(before.convert("RGB"), after.convert("RGB"))
    assert gone.getbbox() is not None, f"its mark changes nothing: {where}"
