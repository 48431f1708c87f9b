"""The question that a table asks a member, and the form that they fill in.

Half-filled forms live in memory only; after a restart a member starts the move again.
"""

import asyncio
import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.core import form
from bot.core.caller import Caller
from bot.core.controls.ids import PanelId, small_number
from bot.core.form import MORE, Page
from bot.core.form.labels import read_text
from bot.tables.hinting.hints import is_practice
from bot.tables.model import Position
from bot.tables.planning.deciding import plannable
from bot.tables.playing import own_seat
from rules.core import engine
from rules.core.errors import NotYourTurn, Refusal
from rules.core.game import Given, Verb
from rules.core.naming import Spoken
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg

CACHE_SIZE = 2000

Key = tuple[int, int]
"""Table and member."""


@dataclass(frozen=True, slots=True)
class FormState:
    """A member's choices so far in answer to question `question_seq`. There is no verb while the menu is open."""

    question_seq: int
    verb: str | None
    given: Given = field(default_factory=dict)
    pages: Mapping[str, int] = field(default_factory=dict)
    typed: bool = False
    """True if the whole move was typed; it may then hold values that the form does not offer."""
    proposed: bool = False
    """True if the member has chosen nothing of it."""


class FormStates:
    """The most recently used forms and refused lines of members."""

    def __init__(self, *, cache_size: int = CACHE_SIZE) -> None:
        self._cache: LRUCache[Key, FormState] = LRUCache(cache_size)
        self._lines: LRUCache[Key, tuple[int, str]] = LRUCache(cache_size)
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def lock(self, key: Key) -> asyncio.Lock:
        """Return the lock for one member at one table; it serialises simultaneous clicks."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock

    def get(self, key: Key, question_seq: int) -> FormState | None:
        form_state = self._cache.get(key)
        return (
            form_state
            if form_state is not None and form_state.question_seq == question_seq
            else None
        )

    def put(self, key: Key, form_state: FormState) -> None:
        self._cache[key] = form_state

    def line(self, key: Key, question_seq: int) -> str:
        """Return the refused line that is stored for this question; empty if there is none."""
        seq, line = self._lines.get(key, (question_seq, ""))
        return line if seq == question_seq else ""

    def keep_line(self, key: Key, question_seq: int, line: str) -> None:
        """Store a refused line, so that the member can correct it. An empty line deletes it."""
        self._lines[key] = question_seq, line

    def drop(self, key: Key) -> None:
        self._cache.pop(key, None)

    def __len__(self) -> int:
        return len(self._cache)


@dataclass(frozen=True, slots=True)
class Asked:
    """A member, and the question that the table is asking them."""

    caller: Caller
    at: Position
    seat: Seat
    menu: tuple[Verb[Any, Any], ...]
    ahead: bool = False
    """True for a pre-move: the question has not come up yet, and `at` is the position in which it would."""

    @property
    def question_seq(self) -> int:
        return 0 if self.ahead else self.at.question_seqs[self.seat]

    @property
    def key(self) -> tuple[int, int]:
        """Return the key of the member's form; a pre-move has a form of its own."""
        member = self.caller.member_id
        return self.at.table.id, -member if self.ahead else member

    @property
    def several(self) -> bool:
        return len(self.menu) > 1

    @property
    def question(self) -> Msg:
        """Return the question in words."""
        return msg("ahead.asked") if self.ahead else self.at.waiting()[self.seat]

    def label(self, verb: Verb[Any, Any]) -> Msg:
        return msg(f"{self.at.game.key}.verb.{verb.name}")

    @property
    def proposed(self) -> Verb[Any, Any] | None:
        """Return the verb with which the panel opens: the only one, or the usual one now; None for the menu."""
        if not self.several:
            return self.menu[0]
        state, seat = self.at.state, self.seat
        return next((verb for verb in self.menu if verb.proposed(state, seat)), None)

    def page(self, verb: Verb[Any, Any], form_state: FormState) -> Page:
        """Return the form of a verb. If there are several verbs, the menu takes one of its rows."""
        page = form.page(
            self.at.game,
            self.at.state,
            self.seat,
            verb,
            form_state.given,
            form_state.pages,
            rows_free=form.ROWS - self.several,
            advises=self.advises,
        )
        return dataclasses.replace(page, is_chosen=False) if form_state.proposed else page

    def settled(self, verb: Verb[Any, Any], form_state: FormState) -> dict[str, Any]:
        """Return the choices of a form that still fit."""
        state, given = self.at.state, form_state.given
        return form.settled(state, self.seat, verb, given, advises=self.advises)

    @property
    def advises(self) -> bool:
        """Return whether the form may advise: where people compete, advice would be a hidden hint."""
        table = self.at.table
        return table.tournament_id is None and (not table.is_rated or is_practice(self.at))

    def line_of(self, form_state: FormState | None) -> str:
        """Return the move in a form as a line of text; an empty one if it is not complete."""
        verb = self.open_verb(form_state)
        if verb is None:
            return ""
        move = self.page(verb, form_state or FormState(self.question_seq, verb.name)).move
        return "" if move is None else self.at.game.write(move)

    @property
    def example(self) -> str:
        """Return a legal move as a line of text."""
        chance = Rng(self.question_seq)
        game = self.at.game
        return game.write(engine.sample_move(game, self.at.state, self.seat, chance))

    async def meant(self, now: FormState | None, text: str, spoken: Spoken) -> FormState:
        """Return the form that a typed text means: a whole move, or choices by their labels in the form of now.

        Raises:
            Refusal: it is no legal move and names no choice.
        """
        given = {} if now is None else now.given
        read = partial(read_text, opened=self.open_verb(now), given=given)
        game, state = self.at.game, self.at.state
        (verb, values), is_line = await asyncio.to_thread(
            read, game, state, self.seat, text, spoken, self.menu
        )
        return FormState(self.question_seq, verb.name, values, typed=is_line)

    def open_verb(self, form_state: FormState | None) -> Verb[Any, Any] | None:
        """Return the verb whose form is open; None while the menu is open."""
        if form_state is None or not self.several:
            return self.proposed
        return next((verb for verb in self.menu if verb.name == form_state.verb), None)

    def on_menu(self, name: str) -> Verb[Any, Any]:
        """Return the verb of this name. Raise `Refusal` (ui.no_longer_offered) if the menu has none."""
        for verb in self.menu:
            if verb.name == name:
                return verb
        raise Refusal("ui.no_longer_offered")

    def turned(
        self,
        verb: Verb[Any, Any],
        form_state: FormState,
        clicked: PanelId,
        values: Sequence[str],
        pages: dict[str, int],
    ) -> Any:
        """Return the values after a choice in a select. “More” turns the page in `pages` and changes no value.

        Raises:
            Refusal: as `chosen`.
        """
        pages.pop(form.WINDOW, None)
        shown = small_number(clicked.arg)
        tokens = tuple(value for value in values if value != MORE)
        if MORE not in values:
            return self.chosen(verb, form_state, clicked, tokens, page_shown=shown)
        pages[clicked.control] = shown + 1
        if not tokens:
            return form_state.given
        return self.chosen(verb, form_state, clicked, tokens, page_shown=shown)

    def chosen(
        self,
        verb: Verb[Any, Any],
        form_state: FormState,
        clicked: PanelId,
        tokens: Sequence[str],
        *,
        page_shown: int = 0,
    ) -> dict[str, Any]:
        """Return the values after a click in the row that `clicked` names.

        Raises:
            Refusal: the choice is not offered any more, or picks do not go together.
        """
        return form.choose(
            self.at.state,
            self.seat,
            verb,
            form_state.given,
            clicked.control,
            tokens=tokens,
            page_shown=page_shown,
            advises=self.advises,
        )


def asked_by(caller: Caller, at: Position) -> Asked:
    """Return the question that the table asks the caller.

    Raises:
        Refusal: the table does not wait for them, or they have no seat at a table in play.
    """
    seat = own_seat(at, caller.actor)
    waiting = at.waiting()
    if seat not in waiting:
        others = tuple(SeatName(other) for other in sorted(waiting))
        raise NotYourTurn(NotYourTurn.CODE, others=others)
    return Asked(caller, at, seat, engine.verbs_on_menu(at.game, at.state, seat))


def planned_by(caller: Caller, at: Position) -> Asked:
    """Return the question that the caller's pre-move would answer, as if the table asked it now.

    Raises:
        Refusal: ahead.asked or ahead.unforeseen; or they have no seat at a table in play.
    """
    seat = own_seat(at, caller.actor)
    offered = plannable(at, seat)
    supposed = offered[0][1]
    menu = tuple(verb for verb, state in offered if state == supposed)
    return Asked(caller, dataclasses.replace(at, state=supposed), seat, menu, ahead=True)
