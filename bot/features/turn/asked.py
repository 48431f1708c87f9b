"""The question that a table asks a member."""

import dataclasses
from dataclasses import dataclass
from typing import Any

from bot.core import form
from bot.core.caller import Caller
from bot.core.form import Page
from bot.features.turn.form_states import FormState
from bot.tables.model import Position
from bot.tables.playing import own_seat
from rules.core import engine
from rules.core.errors import NotYourTurn, Refusal
from rules.core.game import Verb
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg


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
        return form.page(
            self.at.game,
            self.at.state,
            self.seat,
            verb,
            form_state.given,
            form_state.pages,
            rows_free=form.ROWS - self.several,
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
        Refusal: ahead.asked or ahead.not_now; or they have no seat at a table in play.
    """
    seat = own_seat(at, caller.actor)
    if seat in at.waiting():
        raise Refusal("ahead.asked")
    offered = engine.aheads_on_menu(at.game, at.state, seat)
    if not offered:
        raise Refusal("ahead.not_now")
    supposed = offered[0][1]
    menu = tuple(verb for verb, state in offered if state == supposed)
    return Asked(caller, dataclasses.replace(at, state=supposed), seat, menu, ahead=True)
