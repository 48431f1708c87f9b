"""Which member a table asks, and what."""

from dataclasses import dataclass
from typing import Any

from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.ui import form
from bot.ui.caller import Caller
from bot.ui.form import Page
from bot.ui.panel.form_states import FormState
from rules.core import engine
from rules.core.errors import NotYourTurn
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

    @property
    def proposed(self) -> Verb[Any, Any] | None:
        """The verb with which the panel opens: the only one, or what people usually want now."""
        if not self.several:
            return self.menu[0]
        state, seat = self.at.state, self.seat
        return next((verb for verb in self.menu if verb.proposed(state, seat)), None)

    def page(self, verb: Verb[Any, Any], form_state: FormState) -> Page:
        """The form of a verb. The verbs on the menu, if there are several, have one of its rows."""
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
    """What the table asks this member.

    Raises:
        Refusal: the table does not wait for them.
    """
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
    return Asked(caller, at, seat, engine.verbs_on_menu(at.game, at.state, seat))
