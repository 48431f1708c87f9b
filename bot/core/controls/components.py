"""Builds forms from Discord components: rows of buttons and selects that survive restarts."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

import discord
from discord import ButtonStyle

from bot.core.controls.ids import NOTHING, PanelId
from bot.core.controls.items import Component, button_of
from bot.core.form import BUTTONS, MORE, Control, Page, rows
from bot.core.form.rows import marked
from bot.core.text.lines import cut
from bot.store.rows import Status
from bot.tables.model import Position
from rules.core import engine
from rules.core.domains import OneOf, Option
from rules.core.seats import Seat
from rules.core.text import Msg, Say, msg

OPTION_CHARS = 100
PLACEHOLDER_CHARS = 150
LAST_ROW = 4
MENU = "verb"
"""The name of the row that offers the verbs."""
SURE = "sure"
"""The argument of a confirmation after the member has read the caution."""


@dataclass(frozen=True, slots=True)
class QuestionRef:
    """The table and question that a panel belongs to."""

    table: int
    question_seq: int
    ahead: bool = False
    """True for the form of a pre-move, whose question has not come up."""

    def id_of(
        self,
        op: str,
        *,
        page: Page | None = None,
        verb: str = NOTHING,
        control: str = NOTHING,
        arg: str = "",
    ) -> str:
        its = (op, self.table, self.question_seq)
        if page is None:
            return PanelId(*its, verb, control, arg=arg, ahead=self.ahead).write()
        return PanelId(*its, page.verb, control, page.digest, arg, self.ahead).write()


def panel_view(
    page: Page,
    say: Say,
    question: QuestionRef,
    *,
    verbs: Sequence[tuple[str, Msg]],
    undoable: bool,
    warned: bool = False,
) -> discord.ui.View:
    """Return the components of a form: up to four rows of choices, and one row of buttons.

    `verbs` are those on the menu; if there are several, the first row offers them. `undoable` says whether the move
    that led here can be undone. `warned` says whether the member has read the caution.
    """
    view = discord.ui.View(timeout=None)
    row = 0
    if len(verbs) > 1:
        _add_verbs(view, verbs, page.verb, say, question)
        row = 1
    for control in page.controls:
        if control.buttons:
            for index, choice in enumerate(control.choices):
                custom_id = question.id_of(
                    "pick", page=page, control=control.name, arg=choice.token
                )
                primary = page.instant or choice.chosen
                style = ButtonStyle.primary if primary else ButtonStyle.secondary
                text = marked(choice, choice.short or say(choice.label))
                view.add_item(
                    panel_button(
                        custom_id,
                        text,
                        style,
                        row + index // BUTTONS,
                        disabled=choice.chosen and control.is_area,
                    )
                )
        else:
            custom_id = question.id_of(
                "set", page=page, control=control.name, arg=str(control.page)
            )
            view.add_item(_select(control, say, custom_id, row))
        row += control.height
    if not page.controls or not page.instant:
        view.add_item(
            panel_button(
                question.id_of("go", page=page, arg=SURE if warned else ""),
                say(msg("ui.button.sure" if warned else "ui.button.confirm")),
                ButtonStyle.danger if warned else ButtonStyle.success,
                LAST_ROW,
                disabled=not page.may_confirm,
            )
        )
    if page.is_chosen:
        _add_plain(view, say, question.id_of("reset", page=page), "ui.button.reset")
    _add_plain(view, say, question.id_of("type", page=page), "ui.button.type")
    if undoable and (page.next_rows is None or not page.is_chosen):
        _add_plain(view, say, question.id_of("undo"), "ui.button.undo")
    if page.other_way is not None:
        custom_id = question.id_of("pieces", page=page, arg=str(int(not page.in_pieces)))
        label = say(page.other_way)
        view.add_item(panel_button(custom_id, label, ButtonStyle.secondary, LAST_ROW))
    if page.next_rows is not None:
        custom_id = question.id_of("rows", page=page, arg=str(page.next_rows))
        _add_plain(view, say, custom_id, "ui.button.rows")
    return view


def menu_view(
    verbs: Sequence[tuple[str, Msg]],
    say: Say,
    question: QuestionRef,
    pages: Mapping[str, int],
    *,
    undoable: bool,
) -> discord.ui.View:
    """Return the verbs to choose from, by name and label: as buttons, or as a select when there are too many."""
    view = discord.ui.View(timeout=None)
    if len(verbs) <= BUTTONS * LAST_ROW:
        for index, (name, label) in enumerate(verbs):
            custom_id = question.id_of("verb", verb=name)
            row = index // BUTTONS
            view.add_item(panel_button(custom_id, say(label), ButtonStyle.primary, row))
    else:
        _add_verb_list(view, verbs, None, pages, say, question)
    _add_plain(view, say, question.id_of("type"), "ui.button.type")
    if undoable:
        _add_plain(view, say, question.id_of("undo"), "ui.button.undo")
    return view


def add_words(view: discord.ui.View, say: Say, question: QuestionRef) -> None:
    """Add the button that shows the position in words."""
    add_where_room(view, question.id_of("words"), say(msg("ui.button.words")))


def add_board(view: discord.ui.View, say: Say, question: QuestionRef) -> None:
    """Add the button for all that the picture of the question leaves out, if there is room beside *Confirm*."""
    if sum(item.row == LAST_ROW for item in view.children) < BUTTONS:
        _add_plain(view, say, question.id_of("hand"), "ui.button.all")


def add_where_room(view: discord.ui.View, custom_id: str, label: str) -> None:
    """Add a button to the last row, if the form has room.

    If the last row is full, it moves up into an empty row, so that the new button stands below *Confirm* and not among
    the choices. If there is no empty row either, the button goes where discord.py, which knows the widths, has room.
    """
    last = [item for item in view.children if item.row == LAST_ROW]
    # A select does not tell its row; the rows of choices follow one another from the first.
    if len(last) == BUTTONS and len(view.to_components()) <= LAST_ROW:
        for item in last:
            view.remove_item(item)
            item.row = LAST_ROW - 1
            view.add_item(item)
    for row in range(LAST_ROW, -1, -1):
        button = panel_button(custom_id, label, ButtonStyle.secondary, row)
        with suppress(ValueError):
            view.add_item(button)
            return


def _add_verbs(
    view: discord.ui.View,
    verbs: Sequence[tuple[str, Msg]],
    chosen: str,
    say: Say,
    question: QuestionRef,
) -> None:
    """Add the verbs in one row: as buttons, or as a select when there are too many."""
    if len(verbs) > BUTTONS:
        _add_verb_list(view, verbs, chosen, {}, say, question)
        return
    for name, label in verbs:
        style = ButtonStyle.primary if name == chosen else ButtonStyle.secondary
        custom_id = question.id_of("verb", verb=name)
        view.add_item(panel_button(custom_id, say(label), style, 0, disabled=name == chosen))


def _add_verb_list(
    view: discord.ui.View,
    verbs: Sequence[tuple[str, Msg]],
    chosen: str | None,
    pages: Mapping[str, int],
    say: Say,
    question: QuestionRef,
) -> None:
    options = OneOf(tuple(Option(name, label) for name, label in verbs))
    label = msg("ui.panel.choose_verb")
    for control in rows(MENU, label, options, chosen, pages, with_none=False):
        custom_id = question.id_of("set", control=MENU, arg=str(control.page))
        view.add_item(_select(control, say, custom_id, 0))


def again_view(say: Say, question: QuestionRef) -> discord.ui.View:
    """Return the button that leads back to the panel from something else that was shown."""
    view = discord.ui.View(timeout=None)
    _add_plain(view, say, question.id_of("show"), "ui.button.panel")
    return view


def line_view(say: Say, question: QuestionRef) -> discord.ui.View:
    """Return the buttons under a refused line: to go on typing it, or to choose instead."""
    view = discord.ui.View(timeout=None)
    _add_plain(view, say, question.id_of("type"), "ui.button.type")
    _add_plain(view, say, question.id_of("show"), "ui.button.panel")
    return view


def panel_button(
    custom_id: str, label: str, style: ButtonStyle, row: int, *, disabled: bool = False
) -> Component:
    return button_of(custom_id, label, style, row=row, disabled=disabled)


def _add_plain(view: discord.ui.View, say: Say, custom_id: str, key: str) -> None:
    view.add_item(panel_button(custom_id, say(msg(key)), ButtonStyle.secondary, LAST_ROW))


def _select(control: Control, say: Say, custom_id: str, row: int) -> Component:
    options = [
        discord.SelectOption(
            label=cut(marked(choice, say(choice.label)), OPTION_CHARS),
            value=choice.token,
            description=cut(say(choice.note), OPTION_CHARS) if choice.note else None,
            default=choice.chosen,
        )
        for choice in control.choices
    ]
    if control.pages > 1:
        more = msg("ui.panel.more", page=control.page + 1, pages=control.pages)
        options.append(discord.SelectOption(label=say(more), value=MORE))
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=custom_id,
        placeholder=cut(say(control.label), PLACEHOLDER_CHARS),
        min_values=control.at_least,
        max_values=min(control.at_most + (control.pages > 1 and control.at_most > 1), len(options)),
        options=options,
        row=row,
    )
    return Component(select, row=row)


def planning(table_id: int) -> QuestionRef:
    """Return the question of a table's pre-moves and auto-answers: one that has not come up."""
    return QuestionRef(table_id, 0, ahead=True)


def plans_button(at: Position, seat: Seat | None, label: str, *, row: int = 0) -> Component | None:
    """Return the button for a seat of a table in play that may give a pre-move or an auto-answer; else None."""
    if at.table.status is not Status.PLAYING or seat is None:
        return None
    may_plan = bool(engine.aheads_on_menu(at.game, at.state, seat))
    if not may_plan and not any(rule.offered(at.state, seat) for rule in at.game.standing):
        return None
    shown = planning(at.table.id).id_of("plans")
    return panel_button(shown, label, ButtonStyle.secondary, row)
