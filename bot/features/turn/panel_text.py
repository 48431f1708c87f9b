"""The text above a panel's buttons: the latest events, the question, and the form so far, within Discord's limit.

If it is too long, the oldest events are cut first, since the channel has them all. Then the notes of the choices are
cut to one common length. The question, payment, move and refusal are never cut.

Above a picture that answers the question, the text has at most `MOST_ROWS` rows on a phone, unless the question, a
deadline, a refusal and what the move still needs fill more by themselves: the picture, its alternative text and
*In words* tell the rest.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any
from unicodedata import east_asian_width

from bot.core.form import Choice, Page
from bot.core.form.rows import marked
from bot.core.text.lines import MESSAGE_CHARS, SMALL, cut, latest, length
from bot.core.text.translator import Translator
from rules.core.game import GameDef
from rules.core.text import Msg, msg

NOTE_CHARS = (200, 100, 60, 30)
"""The lengths to which notes of choices are cut, tried in turn until all fit."""
TOLD_CHARS = 700
"""Events keep at least this much room, if they need it, before notes are cut."""


MOST_ROWS = 4
"""The most rows of text above a picture on a phone of 400 pixels."""
ROW_UNITS = 34
"""The Latin letters in such a row; one of Korean is as wide as `WIDE` of them."""
WIDE = 1.75


@dataclass(frozen=True, slots=True, kw_only=True)
class Above:
    """What can be told above the controls."""

    game: GameDef[Any, Any]
    asked: Msg
    due: Sequence[str] = ()
    """The lines about the member's deadline."""
    told: Sequence[Msg] = ()
    note: Msg | None = None
    nearest: str | None = None
    page: Page | None = None
    several: bool = False
    """The menu has several verbs, and the text names the one whose form is open."""
    lesson: Sequence[str] = ()
    """The explanation of the question in a first game."""


def brief_text(text: Translator, above: Above) -> str:
    """Return the text above a picture that answers the question."""
    page = above.page
    head = [] if above.note is None else [text.words("ui.panel.note", text=above.note)]
    head += nearest_words(text, above.nearest)
    head.append(text.words("ui.panel.question", asked=above.asked))
    head += above.due
    foot: list[str] = []
    verb: list[str] = []
    said: list[str] = []
    line: list[str] = []
    if page is not None:
        if above.several or not (page.controls or page.given):
            verb = [text.words("ui.panel.verb", verb=msg(f"{above.game.key}.verb.{page.verb}"))]
        words = [text.words("ui.panel.said", text=each) for each in page.said]
        said = [" ".join(words)] if words else []
        line = list(_line_of(text, above.game, page))
        foot = list(_needs(text, page))
    left = MOST_ROWS - _rows_in([*head, *foot])
    kept = list[list[str]]()
    for lines in (said, verb, [text.say(each) for each in above.told[-1:]], line):
        # Below small type, an edited message has a row that says so.
        rows = _rows_in(lines) + (bool(lines) and lines is line)
        kept.append(lines if rows <= left else [])
        left -= rows if rows <= left else 0
    said, verb, happened, line = kept
    return cut("\n".join([*happened, *head, *verb, *said, *line, *foot]), MESSAGE_CHARS)


def _rows_in(lines: Sequence[str]) -> int:
    """Return about how many rows these lines take on a phone."""
    return sum(max(1, ceil(_units(line) / ROW_UNITS)) for line in lines if line)


def _units(line: str) -> float:
    """Return the width of a line in Latin letters, without the marks of Markdown."""
    plain = line.removeprefix(SMALL).replace("**", "").replace("`", "")
    return sum(WIDE if east_asian_width(each) in "WF" else 1 for each in plain)


def panel_text(text: Translator, above: Above) -> str:
    """Return the text above the controls."""
    page = above.page
    happened = [text.say(each) for each in above.told]
    head = [] if above.note is None else [text.words("ui.panel.note", text=above.note)]
    head += nearest_words(text, above.nearest)
    head += above.lesson
    head.append(text.words("ui.panel.question", asked=above.asked))
    head += above.due
    options: list[str] = []
    foot: list[str] = []
    if page is not None:
        if above.several or not (page.controls or page.given):
            head.append(text.words("ui.panel.verb", verb=msg(f"{above.game.key}.verb.{page.verb}")))
        foot = list(_form_lines(text, above.game, page))
        room = MESSAGE_CHARS - length([*head, *foot]) - min(length(happened), TOLD_CHARS)
        options = _option_lines(text, page, room)
    room = MESSAGE_CHARS - length([*head, *options, *foot])
    return cut("\n".join([*latest(happened, room - 1), *head, *options, *foot]), MESSAGE_CHARS)


def nearest_words(text: Translator, line: str | None) -> list[str]:
    """Return the sentence that names the possible line nearest to a refused one; empty if there is none."""
    return [] if line is None else [text.words("ui.panel.nearest", move=line.replace("`", "'"))]


def _form_lines(text: Translator, game: GameDef[Any, Any], page: Page) -> Iterator[str]:
    for sentence in page.said:
        yield text.words("ui.panel.said", text=sentence)
    for payment in page.payments:
        yield text.say(payment)
    yield from _line_of(text, game, page)
    yield from _refused(text, page)


def _line_of(text: Translator, game: GameDef[Any, Any], page: Page) -> Iterator[str]:
    """Yield the move as it could be typed, if the form makes one."""
    if page.move is not None and page.given and not page.instant:
        line = game.write(page.move).replace("`", "'")
        yield text.words("ui.panel.your_move", move=line)


def _needs(text: Translator, page: Page) -> Iterator[str]:
    for payment in page.payments:
        yield text.say(payment)
    yield from _refused(text, page)


def _refused(text: Translator, page: Page) -> Iterator[str]:
    if page.problem is not None:
        yield text.words("ui.panel.problem", text=page.problem)
    if page.missing is not None:
        yield text.say(page.missing)


def _option_lines(text: Translator, page: Page, room: int) -> list[str]:
    """Return the notes of choices. Buttons and options without an alternative have no room for notes."""
    buttons = [choice for control in page.controls if control.buttons for choice in control.choices]
    noted = [
        (choice, text.say(choice.note))
        for choice in (*page.taken, *buttons)
        if choice.note is not None
    ]
    lines = [_option_line(text, choice, note) for choice, note in noted]
    for chars in NOTE_CHARS:
        if length(lines) <= room:
            break
        lines = [_option_line(text, choice, cut(note, chars)) for choice, note in noted]
    return lines


def _option_line(text: Translator, choice: Choice, note: str) -> str:
    return text.words("ui.panel.option", label=marked(choice, text.say(choice.label)), note=note)
