"""The private panel in which a member answers the table's question.

The panel edits itself in place: after a move it shows the member's next question. A control's id encodes the meaning
of a click. `FormStates` holds the earlier choices, and the digest in the id tells whether the two still agree.
"""

import asyncio
from collections.abc import Sequence

from bot.core import form
from bot.core.caller import Caller
from bot.core.controls.components import (
    MENU,
    SURE,
    QuestionRef,
    add_board,
    add_words,
    line_view,
    menu_view,
    panel_view,
)
from bot.core.controls.ids import NOTHING, PanelId, small_number
from bot.core.form import MORE
from bot.core.form.nearest import nearest_line
from bot.core.posts.clock_lines import own_due_lines
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post
from bot.core.posts.ways_out import ways_out
from bot.core.text.lines import MESSAGE_CHARS, cut
from bot.core.text.translator import spoken_at, translator
from bot.features.turn.asked import (
    Asked,
    FormState,
    FormStates,
    asked_by,
    planned_by,
)
from bot.features.turn.first_hours import FirstHours
from bot.features.turn.forms import Forms
from bot.features.turn.hint_button import offer as offer_hint
from bot.features.turn.panel_pictures import pictures_of
from bot.features.turn.panel_text import Above, brief_text, nearest_words, panel_text
from bot.features.turn.planner import PLANS, Planner, plans_view
from bot.features.turn.teaching import Teaching
from bot.i18n import Catalogues
from bot.tables.absence.ways_out import Ways
from bot.tables.errors import TableRefusal
from bot.tables.model import Done, Position
from bot.tables.service import Tables
from bot.tables.settings import Settings
from rules.core import folding
from rules.core.errors import NotYourTurn, Refusal
from rules.core.game import Move
from rules.core.text import Msg, SeatName, msg


class Panel:
    def __init__(
        self,
        tables: Tables,
        catalogues: Catalogues,
        pictures: Pictures,
        form_states: FormStates,
        settings: Settings,
        planner: Planner,
        teaching: Teaching,
        ways: Ways,
    ) -> None:
        self._ways = ways
        self._tables = tables
        self._planner = planner
        self._teaching = teaching
        self._catalogues = catalogues
        self._pictures = pictures
        self._form_states = form_states
        self._forms = Forms(form_states)
        self._first_hours = FirstHours(settings, tables.almanac)

    async def open(self, caller: Caller, table_id: int) -> Post:
        """Return the panel as the member left it.

        Raises:
            Refusal: the table does not wait for this member.
        """
        asked = asked_by(caller, await self._tables.position(table_id))
        await self._tables.posts.stir(asked.at)
        self._tables.looks.note(asked.at, caller.member_id)
        text = translator(self._catalogues[caller.language], asked.at)
        return await self._first_hours.told_once(asked, await self._show(asked), text)

    async def click(self, caller: Caller, clicked: PanelId, values: Sequence[str]) -> Post:
        """Return the panel after a click on one of its controls."""
        async with self._form_states.lock((clicked.table, caller.member_id)):
            at = await self._tables.position(clicked.table)
            if clicked.ahead:
                return await self._planning(caller, at, clicked, values)
            try:
                asked = asked_by(caller, at)
            except Refusal as refusal:
                if (again := await self._answered_again(caller)) is not None:
                    return again
                if clicked.op == "undo" and isinstance(refusal, NotYourTurn):
                    return await self._undo(caller, at)
                return await self._told(caller, at, refusal)
            await self._tables.posts.stir(at)
            if clicked.question_seq != asked.question_seq:
                stale = TableRefusal("stale").msg
                return await self._answered_again(caller) or await self._show(asked, note=stale)
            try:
                return await self._clicked(asked, clicked, values)
            except Refusal as refusal:
                return await self._refused(caller, clicked.table, refusal)

    async def _planning(
        self, caller: Caller, at: Position, clicked: PanelId, values: Sequence[str]
    ) -> Post:
        """Return the list or the form of pre-moves after a click; the list again if the click is refused."""
        try:
            if clicked.op in PLANS:
                return await self._planner.click(caller, at, clicked)
            return await self._clicked(planned_by(caller, at), clicked, values)
        except Refusal as refusal:
            return await self._planner.overview(caller, at, note=refusal.msg)

    async def _make(self, asked: Asked, move: Move) -> Post:
        """Make the move whose form is filled in, or store it as a pre-move if the question has not come up."""
        if not asked.ahead:
            return await self.play(asked.caller, asked.at.table.id, move, asked.question_seq)
        self._form_states.drop(asked.key)
        return await self._planner.keep(asked.caller, asked.at.table.id, move)

    async def _answered_again(self, caller: Caller) -> Post | None:
        """Return the result of a click that Discord delivers again; None for a first delivery."""
        done = await self._tables.repeated(caller.actor)
        return None if done is None else await self.after(caller, done)

    async def type(
        self, caller: Caller, table_id: int, question_seq: int, text: str, *, ahead: bool = False
    ) -> Post:
        """Return the panel with a move that the member typed as a line of text and must still confirm."""
        async with self._form_states.lock((table_id, caller.member_id)):
            at = await self._tables.position(table_id)
            asked = (planned_by if ahead else asked_by)(caller, at)
            await self._tables.posts.stir(at)
            if question_seq != asked.question_seq:
                return await self._show(asked, note=TableRefusal("stale").msg)
            now, spoken = self._forms.held(asked), spoken_at(self._catalogues, at)
            try:
                form_state = await asked.meant(now, text, spoken)
            except Refusal as refusal:
                nearest = await self._nearest(asked, text)
                return await self._show(asked, note=refusal.msg, nearest=nearest)
            self._form_states.keep_line(asked.key, asked.question_seq, "")
            self._form_states.put(asked.key, form_state)
            return await self._show(asked)

    async def line(
        self, caller: Caller, table_id: int, question_seq: int, *, ahead: bool = False
    ) -> tuple[str, str]:
        """Return the line with which the text box opens, and an example that could be sent as it is; else empty ones.

        The first is the line that the member typed last, if it was refused, else the move in their form.
        """
        try:
            at = await self._tables.position(table_id)
            asked = (planned_by if ahead else asked_by)(caller, at)
        except Refusal:
            return "", ""
        if asked.question_seq != question_seq:
            return "", ""
        line = self._form_states.line(asked.key, question_seq)
        return line or asked.line_of(self._forms.held(asked)), asked.example

    async def refuse_line(self, caller: Caller, at: Position, line: str, refusal: Refusal) -> Post:
        """Return the reason for a refused line, the nearest possible line, and a button that opens the text box again.

        Raises:
            Refusal: the same one, if the table does not wait for this member.
        """
        try:
            asked = asked_by(caller, at)
        except Refusal:
            raise refusal from None
        nearest = await self._nearest(asked, line)
        text = translator(self._catalogues[caller.language], at)
        lines = (text.sentence(refusal), *nearest_words(text, nearest))
        view = line_view(text.draw, QuestionRef(at.table.id, asked.question_seq))
        return Post(cut("\n".join(lines), MESSAGE_CHARS), view=view)

    async def _nearest(self, asked: Asked, line: str) -> str | None:
        """Store a refused line, so that the member can go on typing it, and return the nearest possible line."""
        self._form_states.keep_line(asked.key, asked.question_seq, line)
        game, state = asked.at.game, asked.at.state
        spoken = spoken_at(self._catalogues, asked.at)
        return await asyncio.to_thread(nearest_line, game, state, asked.seat, line, spoken)

    async def play(
        self, caller: Caller, table_id: int, move: Move, question_seq: int | None
    ) -> Post:
        """Make a move, and return its result with the member's next question.

        Raises:
            Refusal: the table or the rules refuse it.
        """
        done = await self._tables.play(table_id, caller.actor, move, question_seq)
        self._form_states.drop((table_id, caller.member_id))
        return await self.after(caller, await self._teaching.awaited(done, caller.member_id))

    async def after(self, caller: Caller, done: Done) -> Post:
        """Return the result of a member's act, with their next question."""
        seat = done.position.seat_of(caller.member_id)
        happened = folding.told(done.events, seat, done.position.game.folds)
        try:
            asked = asked_by(caller, done.position)
        except Refusal:
            return await self._over(caller, done.position, happened)
        return await self._show(asked, happened=happened)

    async def _clicked(self, asked: Asked, clicked: PanelId, values: Sequence[str]) -> Post:
        match clicked.op:
            case "show":
                return await self._show(asked)
            case "menu":
                self._form_states.put(asked.key, FormState(asked.question_seq, None))
                return await self._show(asked)
            case "undo" if not asked.ahead:
                return await self._undo(asked.caller, asked.at)
            case "skip":
                await self._teaching.skip(asked)
                return await self._show(asked)
            case "stop":
                return await self.after(asked.caller, await self._teaching.stop(asked))
            case "verb":
                return await self._choose_verb(asked, clicked.verb)
            case "set" if clicked.control == MENU and clicked.verb == NOTHING:
                if MORE in values:
                    pages = {MENU: small_number(clicked.arg) + 1}
                    self._form_states.put(
                        asked.key, FormState(asked.question_seq, None, pages=pages)
                    )
                    return await self._show(asked)
                return await self._choose_verb(asked, "".join(values[:1]).strip('"'))
            case _:
                return await self._fill_in(asked, clicked, values)

    async def _undo(self, caller: Caller, at: Position) -> Post:
        done = await self._tables.undo(at.table.id, caller.actor)
        self._form_states.drop((at.table.id, caller.member_id))
        return await self.after(caller, done)

    async def _choose_verb(self, asked: Asked, name: str) -> Post:
        verb = asked.on_menu(name)
        # A pre-move can be withdrawn, so it needs no confirmation.
        game, state = asked.at.game, asked.at.state
        if not verb.fields and (asked.ahead or form.is_instant(game, state, asked.seat, verb)):
            return await self._make(asked, verb.move())
        await self._forms.begin(asked, verb.name)
        return await self._show(asked)

    async def _fill_in(self, asked: Asked, clicked: PanelId, values: Sequence[str]) -> Post:
        verb = asked.on_menu(clicked.verb)
        kept = self._forms.held(asked)
        form_state = kept if kept is not None and kept.verb == verb.name else None
        page = asked.page(verb, form_state or FormState(asked.question_seq, verb.name))
        if form_state is None and page.digest != clicked.digest:
            return await self._show(asked, note=msg("ui.panel.lost"))
        form_state = form_state or FormState(asked.question_seq, verb.name)
        given, pages = form_state.given, dict(form_state.pages)
        match clicked.op:
            case "pick" if clicked.control.endswith(f".{form.AREA}"):
                pages[clicked.control] = small_number(clicked.arg)
                pages.pop(clicked.control.partition(".")[0], None)
            case "pick" if page.instant:
                given = asked.chosen(verb, form_state, clicked, (clicked.arg,))
                whole = form.completed(asked.at.state, asked.seat, verb, given)
                assert whole is not None
                return await self._make(asked, verb.move(**whole))
            case "pick":
                given = asked.chosen(verb, form_state, clicked, (clicked.arg,))
                pages.pop(form.WINDOW, None)
            case "set":
                given = asked.turned(verb, form_state, clicked, values, pages)
            case "reset":
                await self._forms.begin(asked, verb.name)
                return await self._show(asked)
            case "pieces" if small_number(clicked.arg):
                pages[form.PIECES] = 1
            case "pieces":
                given, pages = {}, {}
            case "rows":
                pages[form.WINDOW] = small_number(clicked.arg)
            case "go" if page.digest != clicked.digest:
                return await self._show(asked, note=msg("ui.panel.changed"))
            case "go":
                if page.move is None:
                    raise Refusal("ui.no_longer_offered")
                if page.caution is not None and page.may_confirm and clicked.arg != SURE:
                    caution = msg("ui.panel.caution", text=page.caution)
                    return await self._show(asked, note=caution, warned=True)
                return await self._make(asked, page.move)
            case _:
                raise Refusal("ui.outdated")
        is_typed = form_state.typed and given is form_state.given
        changed = FormState(asked.question_seq, verb.name, given, pages, typed=is_typed)
        self._form_states.put(asked.key, changed)
        return await self._show(asked)

    async def _refused(self, caller: Caller, table_id: int, refusal: Refusal) -> Post:
        """Return the panel with the reason for the refusal. The choices stay."""
        at = await self._tables.position(table_id)
        try:
            asked = asked_by(caller, at)
        except Refusal:
            return await self._told(caller, at, refusal)
        told = await self._ways.told(refusal, at, caller.actor)
        return await self._show(asked, note=told.msg)

    async def _told(self, caller: Caller, at: Position, refusal: Refusal) -> Post:
        """Return a refusal with the ways out of it."""
        told = await self._ways.told(refusal, at, caller.actor)
        text = translator(self._catalogues[caller.language], at)
        view = ways_out(told.code, at, caller.member_id, text)
        return Post(text.sentence(told), view=view)

    async def _show(
        self,
        asked: Asked,
        *,
        note: Msg | None = None,
        nearest: str | None = None,
        happened: Sequence[Msg] = (),
        warned: bool = False,
    ) -> Post:
        text = translator(self._catalogues[asked.caller.language], asked.at)
        form_state = await self._forms.opened(asked)
        verb = asked.open_verb(form_state)
        question = QuestionRef(asked.at.table.id, asked.question_seq, asked.ahead)
        undoable = not asked.ahead and await self._tables.can_undo(asked.at, asked.seat)
        note = note or await self._planner.note(asked)
        page = (
            None
            if verb is None
            else asked.page(verb, form_state or FormState(asked.question_seq, verb.name))
        )
        verbs = [(each.name, asked.label(each)) for each in asked.menu]
        if verb is None or page is None:
            pages = form_state.pages if form_state is not None else {}
            view = menu_view(verbs, text.draw, question, pages, undoable=undoable)
        else:
            view = panel_view(
                page,
                text.draw,
                question,
                verbs=verbs,
                undoable=undoable,
                warned=warned,
            )
        lesson = await self._teaching.lesson(asked, page, text)
        lesson.dress(view, question)
        add_words(view, text.draw, question)
        offer_hint(view, asked, text)
        add_board(view, text.draw, question)
        times = {} if asked.ahead else await self._tables.times(asked.at)
        above = Above(
            game=asked.at.game,
            asked=asked.question,
            due=own_due_lines(asked.seat, times, text),
            told=happened,
            note=note,
            nearest=nearest,
            page=page,
            several=asked.several,
            lesson=lesson.lines,
        )
        is_brief = self._pictures.has_focus(asked.at.table.title) and not (warned or lesson.lines)
        content = brief_text(text, above) if is_brief else panel_text(text, above)
        if warned:
            # Without pictures in between, a phone shows the caution together with its button.
            return Post(content, view=view)
        is_new = form_state is None or form_state.proposed
        files = await pictures_of(self._pictures, asked, text, page, lesson, is_new=is_new)
        return Post(content, files, view)

    async def _over(self, caller: Caller, at: Position, happened: Sequence[Msg]) -> Post:
        text = translator(self._catalogues[caller.language], at)
        if self._teaching.teaches(at):
            return await self._teaching.over(at, happened, text)
        lines = [text.say(each) for each in happened]
        waiting = tuple(SeatName(seat) for seat in sorted(at.waiting()))
        if waiting:
            lines.append(text.words("ui.panel.done", others=waiting))
        else:
            lines.append(text.words("ui.panel.ended"))
        view = plans_view(at, caller.member_id, text)
        return Post(cut("\n".join(lines), MESSAGE_CHARS), view=view)
