"""The private panel in which a member answers the question of a table.

It edits itself in place: after a move it goes on with the member's next question. What a click means is in the
control's id; what was chosen before is in `FormStates`, and the id's digest tells whether the two still agree.
"""

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.i18n import Catalogues
from bot.tables.errors import TableRefusal
from bot.tables.model import Done, Position, Status
from bot.tables.service import Tables
from bot.ui import form
from bot.ui.caller import Caller
from bot.ui.controls.components import MENU, QuestionRef, menu_view, panel_view
from bot.ui.controls.ids import NOTHING, PanelId, small_number
from bot.ui.form import MORE, Page
from bot.ui.panel.form_states import FormState, FormStates, typed
from bot.ui.panel.panel_text import panel_text
from bot.ui.posts.pictures import Pictures
from bot.ui.posts.post import Post
from bot.ui.text.lines import MESSAGE_CHARS, cut
from bot.ui.text.translator import translator
from rules.core import engine
from rules.core.errors import NotYourTurn, Refusal
from rules.core.game import Move, Verb, verb_named, verb_of
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg


@dataclass(frozen=True, slots=True)
class _Asked:
    """A member at a table that waits for him."""

    caller: Caller
    at: Position
    seat: Seat
    menu: tuple[Verb[Any, Any], ...]

    @property
    def question_seq(self) -> int:
        return self.at.question_seqs[self.seat]

    @property
    def key(self) -> tuple[int, int]:
        return self.at.table.id, self.caller.member_id

    @property
    def several(self) -> bool:
        return len(self.menu) > 1

    def label(self, verb: Verb[Any, Any]) -> Msg:
        return msg(f"{self.at.game.key}.verb.{verb.name}")

    def page(self, verb: Verb[Any, Any], form_state: FormState) -> Page:
        state, seat = self.at.state, self.seat
        return form.page(self.at.game, state, seat, verb, form_state.given, form_state.pages)


class Panel:
    def __init__(
        self, tables: Tables, catalogues: Catalogues, pictures: Pictures, form_states: FormStates
    ) -> None:
        self._tables = tables
        self._catalogues = catalogues
        self._pictures = pictures
        self._form_states = form_states

    async def open(self, caller: Caller, table_id: int) -> Post:
        """The panel as the member left it.

        Raises:
            Refusal: the table does not wait for this member.
        """
        asked = self._asked(caller, await self._tables.position(table_id))
        await self._tables.stir(table_id)
        return await self._show(asked)

    async def click(self, caller: Caller, clicked: PanelId, values: Sequence[str]) -> Post:
        """What the panel shows after a click on one of its controls."""
        async with self._form_states.lock((clicked.table, caller.member_id)):
            at = await self._tables.position(clicked.table)
            try:
                asked = self._asked(caller, at)
            except Refusal as refusal:
                text = translator(self._catalogues[caller.language], at)
                return await self._answered_again(caller) or Post(text.sentence(refusal))
            await self._tables.stir(clicked.table)
            if clicked.question_seq != asked.question_seq:
                stale = TableRefusal("stale").msg
                return await self._answered_again(caller) or await self._show(asked, note=stale)
            try:
                return await self._clicked(asked, clicked, values)
            except Refusal as refusal:
                return await self._refused(caller, clicked.table, refusal)

    async def _answered_again(self, caller: Caller) -> Post | None:
        """What came of a click that is delivered again; None when it comes for the first time."""
        done = await self._tables.repeated(caller.actor)
        return None if done is None else await self.after(caller, done)

    async def type(self, caller: Caller, table_id: int, question_seq: int, text: str) -> Post:
        """The panel with a move that was written as a line of text, to be confirmed."""
        async with self._form_states.lock((table_id, caller.member_id)):
            asked = self._asked(caller, await self._tables.position(table_id))
            await self._tables.stir(table_id)
            if question_seq != asked.question_seq:
                return await self._show(asked, note=TableRefusal("stale").msg)
            game, state = asked.at.game, asked.at.state
            try:
                move = game.read(state, asked.seat, text)
                engine.check(game, state, asked.seat, move)
            except Refusal as refusal:
                return await self._show(asked, note=refusal.msg)
            verb = verb_of(game, move)
            assert verb is not None
            self._form_states.put(
                asked.key, typed(asked.question_seq, verb.name, form.given_of(verb, move))
            )
            return await self._show(asked)

    async def play(
        self, caller: Caller, table_id: int, move: Move, question_seq: int | None
    ) -> Post:
        """Make a move; shows what came of it, and the member's next question.

        Raises:
            Refusal: the table or the rules refuse it.
        """
        done = await self._tables.play(table_id, caller.actor, move, question_seq)
        self._form_states.drop((table_id, caller.member_id))
        return await self.after(caller, done)

    async def after(self, caller: Caller, done: Done) -> Post:
        """What came of something a member did, and the member's next question."""
        seat = done.position.seat_of(caller.member_id)
        told = tuple(event for event in done.events if event.is_for(seat) and not event.explains)
        try:
            asked = self._asked(caller, done.position)
        except Refusal:
            return self._over(caller, done.position, told)
        return await self._show(asked, told=told)

    def _asked(self, caller: Caller, at: Position) -> _Asked:
        if at.table.status is Status.LOBBY:
            raise TableRefusal("not_started")
        if at.table.status is not Status.PLAYING:
            raise TableRefusal("ended")
        seat = at.seat_of(caller.member_id)
        if seat is None:
            raise TableRefusal("not_seated")
        waiting = at.waiting()
        if seat not in waiting:
            others = tuple(SeatName(other) for other in sorted(waiting))
            raise NotYourTurn(NotYourTurn.CODE, others=others)
        return _Asked(caller, at, seat, engine.verbs_on_menu(at.game, at.state, seat))

    async def _clicked(self, asked: _Asked, clicked: PanelId, values: Sequence[str]) -> Post:
        match clicked.op:
            case "show":
                return await self._show(asked)
            case "menu":
                self._form_states.drop(asked.key)
                return await self._show(asked)
            case "undo":
                done = await self._tables.undo(clicked.table, asked.caller.actor)
                self._form_states.drop(asked.key)
                return await self.after(asked.caller, done)
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

    async def _choose_verb(self, asked: _Asked, name: str) -> Post:
        verb = _on_menu(asked, name)
        if not verb.fields and form.is_instant(asked.at.game, asked.at.state, asked.seat, verb):
            return await self.play(asked.caller, asked.at.table.id, verb.move(), asked.question_seq)
        self._form_states.put(asked.key, FormState(asked.question_seq, verb.name))
        return await self._show(asked)

    async def _fill_in(self, asked: _Asked, clicked: PanelId, values: Sequence[str]) -> Post:
        verb = _on_menu(asked, clicked.verb)
        kept = self._form_state(asked)
        form_state = kept if kept is not None and kept.verb == verb.name else None
        page = asked.page(verb, form_state or FormState(asked.question_seq, verb.name))
        if form_state is None and page.digest != clicked.digest:
            return await self._show(asked, note=msg("ui.panel.lost"))
        form_state = form_state or FormState(asked.question_seq, verb.name)
        given, pages = form_state.given, dict(form_state.pages)
        match clicked.op:
            case "pick" if page.instant:
                chosen = self._chosen(asked, verb, form_state, clicked, (clicked.arg,))
                whole = form.completed(asked.at.state, asked.seat, verb, chosen)
                assert whole is not None
                move = verb.move(**whole)
                return await self.play(asked.caller, asked.at.table.id, move, asked.question_seq)
            case "pick":
                given = self._chosen(asked, verb, form_state, clicked, (clicked.arg,))
                pages.pop(form.WINDOW, None)
            case "set":
                given = self._turned(asked, verb, form_state, clicked, values, pages)
            case "reset":
                given, pages = {}, {}
            case "rows":
                pages[form.WINDOW] = small_number(clicked.arg)
            case "go" if page.digest != clicked.digest:
                return await self._show(asked, note=msg("ui.panel.changed"))
            case "go":
                if page.move is None:
                    raise Refusal("ui.no_longer_offered")
                return await self.play(
                    asked.caller, asked.at.table.id, page.move, asked.question_seq
                )
            case _:
                raise Refusal("ui.outdated")
        is_typed = form_state.typed and given is form_state.given
        changed = FormState(asked.question_seq, verb.name, given, pages, typed=is_typed)
        self._form_states.put(asked.key, changed)
        return await self._show(asked)

    def _turned(
        self,
        asked: _Asked,
        verb: Verb[Any, Any],
        form_state: FormState,
        clicked: PanelId,
        values: Sequence[str],
        pages: dict[str, int],
    ) -> Any:
        """What is given after a click in a select; “more” turns its page and changes nothing else."""
        pages.pop(form.WINDOW, None)
        shown = small_number(clicked.arg)
        tokens = tuple(value for value in values if value != MORE)
        if MORE not in values:
            return self._chosen(asked, verb, form_state, clicked, tokens, page_shown=shown)
        pages[clicked.control] = shown + 1
        if not tokens:
            return form_state.given
        return self._chosen(asked, verb, form_state, clicked, tokens, page_shown=shown)

    def _chosen(
        self,
        asked: _Asked,
        verb: Verb[Any, Any],
        form_state: FormState,
        clicked: PanelId,
        tokens: Sequence[str],
        *,
        page_shown: int = 0,
    ) -> dict[str, Any]:
        return form.choose(
            asked.at.state,
            asked.seat,
            verb,
            form_state.given,
            clicked.control,
            tokens=tokens,
            page_shown=page_shown,
        )

    def _form_state(self, asked: _Asked) -> FormState | None:
        """The member's form, without what another seat's move has made impossible meanwhile."""
        form_state = self._form_states.get(asked.key, asked.question_seq)
        if form_state is None or form_state.verb is None:
            return form_state
        verb = verb_named(asked.at.game, form_state.verb)
        if verb is None or verb not in asked.menu:
            return None
        if form_state.typed:
            try:
                engine.check(
                    asked.at.game, asked.at.state, asked.seat, verb.move(**form_state.given)
                )
            except Refusal:
                return dataclasses.replace(form_state, given={}, typed=False)
            return form_state
        given = form.settled(asked.at.state, asked.seat, verb, form_state.given)
        return dataclasses.replace(form_state, given=given)

    async def _refused(self, caller: Caller, table_id: int, refusal: Refusal) -> Post:
        """The panel again, with the reason; what was chosen stays."""
        at = await self._tables.position(table_id)
        try:
            asked = self._asked(caller, at)
        except Refusal:
            return Post(translator(self._catalogues[caller.language], at).sentence(refusal))
        return await self._show(asked, note=refusal.msg)

    async def _show(
        self, asked: _Asked, *, note: Msg | None = None, told: Sequence[Event] = ()
    ) -> Post:
        text = translator(self._catalogues[asked.caller.language], asked.at)
        form_state = self._form_state(asked)
        verb = _open_verb(asked, form_state)
        question = QuestionRef(asked.at.table.id, asked.question_seq)
        undoable = await self._tables.can_undo(asked.at, asked.seat)
        page = (
            None
            if verb is None
            else asked.page(verb, form_state or FormState(asked.question_seq, verb.name))
        )
        if verb is None or page is None:
            verbs = [(each.name, asked.label(each)) for each in asked.menu]
            pages = form_state.pages if form_state is not None else {}
            view = menu_view(verbs, text.draw, question, pages, undoable=undoable)
        else:
            view = panel_view(
                page,
                text.draw,
                question,
                several=asked.several,
                undoable=undoable,
            )
        content = panel_text(
            text,
            game=asked.at.game,
            asked=asked.at.waiting()[asked.seat],
            told=[event.msg for event in told],
            note=note,
            page=page,
            several=asked.several,
        )
        files = await self._pictures.preview(
            asked.at,
            asked.seat,
            text,
            verb=None if page is None else page.verb,
            given={} if page is None else page.given,
        )
        if page is None or page.in_hand:
            # What the question is about comes first among these, and has to stand next to its buttons.
            hand = await self._pictures.hand(asked.at, asked.seat, text)
            files += (*hand[1:], *hand[:1])
        return Post(content, files, view)

    def _over(self, caller: Caller, at: Position, told: Sequence[Event]) -> Post:
        text = translator(self._catalogues[caller.language], at)
        lines = [text.say(event.msg) for event in told]
        waiting = tuple(SeatName(seat) for seat in sorted(at.waiting()))
        if waiting:
            lines.append(text.words("ui.panel.done", others=waiting))
        else:
            lines.append(text.words("ui.panel.ended"))
        return Post(cut("\n".join(lines), MESSAGE_CHARS))


def _open_verb(asked: _Asked, form_state: FormState | None) -> Verb[Any, Any] | None:
    if not asked.several:
        return asked.menu[0]
    name = None if form_state is None else form_state.verb
    return next((verb for verb in asked.menu if verb.name == name), None)


def _on_menu(asked: _Asked, name: str) -> Verb[Any, Any]:
    for verb in asked.menu:
        if verb.name == name:
            return verb
    raise Refusal("ui.no_longer_offered")
