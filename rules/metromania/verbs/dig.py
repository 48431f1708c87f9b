"""Digs up to three tunnels, with the bonus stations of lines that they complete (chapter "Turns, moves")."""

from collections.abc import Hashable

from rules.core.ahead import Ahead
from rules.core.copying import copy_state
from rules.core.errors import MalformedMove
from rules.core.game import Move, Verb, when_possible
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.shortcuts import Shortcut
from rules.core.text import Msg
from rules.metromania.components.steps import BonusStep, read_step
from rules.metromania.forms.dig import FIELDS, STOP, unfinished
from rules.metromania.forms.dig_sample import sample_steps
from rules.metromania.forms.routes import marker_options, route_options
from rules.metromania.network.digging import Digging
from rules.metromania.network.reach import can_dig
from rules.metromania.state import State
from rules.metromania.turns.ahead import supposed_turn, touched
from rules.metromania.verbs.cautions import spoiled


class Dig(Move, frozen=True):
    """The steps in their canonical spelling, see `steps`; empty ones come last."""

    first: str
    second: str = STOP
    third: str = STOP
    fourth: str = STOP
    fifth: str = STOP

    @property
    def texts(self) -> tuple[str, ...]:
        """The steps before the first empty one."""
        texts = (self.first, self.second, self.third, self.fourth, self.fifth)
        return texts[: texts.index(STOP)] if STOP in texts else texts


def dig_of(texts: tuple[str, ...]) -> Dig:
    """Raises MalformedMove: too_many_steps, or syntax when there is none."""
    if not texts:
        raise MalformedMove("metromania.syntax", token="")
    if len(texts) > len(FIELDS):
        raise MalformedMove("metromania.too_many_steps", most=len(FIELDS))
    return Dig(*texts)


def _available(state: State, seat: Seat) -> bool:
    return state.turn.seat == seat and (state.turn.bonus_line is not None or can_dig(state, seat))


def check(state: State, seat: Seat, move: Dig) -> None:
    """Refuse a dig for the first step that is not legal.

    Raises:
        MalformedMove: it cannot be read, see `read_step`, or has a gap.
        IllegalMove: see `check_tunnel` and `check_bonus`.
    """
    if move != dig_of(move.texts):
        raise MalformedMove("metromania.syntax", token="")
    steps = [read_step(text) for text in move.texts]
    digging = Digging(copy_state(state) if len(steps) > 1 else state, seat)
    for number, step in enumerate(steps, 1):
        digging.check(step)
        if number < len(steps):
            digging.apply(step, Log())


def apply(draft: State, seat: Seat, move: Dig, log: Log) -> None:
    digging = Digging(draft, seat)
    for text in move.texts:
        digging.apply(read_step(text), log)


def sample(state: State, seat: Seat, rng: Rng) -> Dig:
    return Dig(*sample_steps(state, seat, rng))


def _caution(state: State, seat: Seat, move: Dig) -> Msg | None:
    return unfinished(state, seat, move.texts) or spoiled(state, seat, move.texts)


def _leans_on(state: State, seat: Seat, move: Dig) -> Hashable:
    """The cells dug and the vertices reached, from the ends of the seat's lines on."""
    steps = [read_step(text) for text in move.texts]
    cells = [step.cell for step in steps if not isinstance(step, BonusStep)]
    reached = [step.vertex if isinstance(step, BonusStep) else step.end for step in steps]
    heads = [line.path[-1] for line in state.seats[seat].lines if line.path]
    return touched(state, cells, [*reached, *heads])


DIG = Verb(
    name="dig",
    move=Dig,
    available=_available,
    check=check,
    apply=apply,
    fields=FIELDS,
    shortcuts=(Shortcut("route", route_options), Shortcut("marker", marker_options)),
    check_off_menu=True,
    sample=sample,
    proposed=when_possible,
    caution=_caution,
    ahead=Ahead(supposed_turn, _leans_on),
)
