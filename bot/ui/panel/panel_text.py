"""What stands above the buttons of a panel: what happened, the question, and the form so far, within Discord's limit.

Where there is too much of it, the oldest of what happened goes first: the channel has it all. Then the notes of the
choices are cut, all to one length; question, payment, move and refusal always stay.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.ui.controls.components import marked
from bot.ui.form import Choice, Page
from bot.ui.text.lines import MESSAGE_CHARS, cut, latest, length
from bot.ui.text.translator import Translator
from rules.core.game import GameDef
from rules.core.text import Msg, msg

NOTE_CHARS = (200, 100, 60, 30)
"""To how many characters the notes of choices are cut, one after the other, until all fit."""
TOLD_CHARS = 700
"""So much is kept for what happened, if it takes as much, before notes are cut."""


def panel_text(
    text: Translator,
    *,
    game: GameDef[Any, Any],
    asked: Msg,
    told: Sequence[Msg] = (),
    note: Msg | None = None,
    page: Page | None = None,
    several: bool = False,
) -> str:
    """`several` verbs are on the menu, so that the page says which one is filled in; or nothing else says it."""
    happened = [text.say(each) for each in told]
    head = [] if note is None else [text.words("ui.panel.note", text=note)]
    head.append(text.words("ui.panel.question", asked=asked))
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


def _form_lines(text: Translator, game: GameDef[Any, Any], page: Page) -> Iterator[str]:
    for payment in page.payments:
        yield text.say(payment)
    if page.move is not None and page.given and not page.instant:
        line = game.write(page.move).replace("`", "'")
        yield text.words("ui.panel.your_move", move=line)
    if page.problem is not None:
        yield text.words("ui.panel.problem", text=page.problem)


def _option_lines(text: Translator, page: Page, room: int) -> list[str]:
    """Neither buttons nor what had no alternative have room for notes: these stand in the text."""
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
