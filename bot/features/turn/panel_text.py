"""The text above a panel's buttons: the latest events, the question, and the form so far, within Discord's limit.

If it is too long, the oldest events are cut first, since the channel has them all. Then the notes of the choices are
cut to one common length. The question, payment, move and refusal are never cut.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.core.controls.components import marked
from bot.core.form import Choice, Page
from bot.core.text.lines import MESSAGE_CHARS, cut, latest, length
from bot.core.text.translator import Translator
from rules.core.game import GameDef
from rules.core.text import Msg, msg

NOTE_CHARS = (200, 100, 60, 30)
"""The lengths to which notes of choices are cut, tried in turn until all fit."""
TOLD_CHARS = 700
"""Events keep at least this much room, if they need it, before notes are cut."""


def panel_text(
    text: Translator,
    *,
    game: GameDef[Any, Any],
    asked: Msg,
    due: Sequence[str] = (),
    told: Sequence[Msg] = (),
    note: Msg | None = None,
    nearest: str | None = None,
    page: Page | None = None,
    several: bool = False,
    lesson: Sequence[str] = (),
) -> str:
    """Return the text above the buttons. With `several` verbs on the menu, it names the one whose form is open.

    Args:
        due: the lines about the member's deadline.
        lesson: the explanation of the question in a first game.
    """
    happened = [text.say(each) for each in told]
    head = [] if note is None else [text.words("ui.panel.note", text=note)]
    head += nearest_words(text, nearest)
    head += lesson
    head.append(text.words("ui.panel.question", asked=asked))
    head += due
    options: list[str] = []
    foot: list[str] = []
    if page is not None:
        if several or not (page.controls or page.given):
            head.append(text.words("ui.panel.verb", verb=msg(f"{game.key}.verb.{page.verb}")))
        foot = list(_form_lines(text, game, page))
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
    if page.move is not None and page.given and not page.instant:
        line = game.write(page.move).replace("`", "'")
        yield text.words("ui.panel.your_move", move=line)
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
