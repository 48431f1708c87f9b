"""Converts plants to a greenery, or heat to a step of temperature (chapters "Turns and moves" and "End of game")."""

from rules.core.domains import OneOf, Option
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, never, when_possible
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.tmars.economy.spots import NO_SPACE, space_domain
from rules.tmars.forms.warnings import project_warning
from rules.tmars.resolve.projects import (
    CONVERSIONS,
    HEAT,
    PLANTS,
    can_convert,
    conversion_price,
    conversion_refusal,
    conversion_spaces,
    refuse_conversion_space,
)
from rules.tmars.resolve.projects import convert as carry_out
from rules.tmars.state import Stage, State
from rules.tmars.turns.finals import may_convert_last
from rules.tmars.turns.turn import count_action, may_act, refuse_action
from rules.tmars.wording.names import resource_msg


class Convert(Move, frozen=True):
    what: str
    """``plants`` or ``heat``."""
    space: str
    """The space of the greenery."""


def _available(state: State, seat: Seat) -> bool:
    if state.stage is Stage.FINAL:
        return may_convert_last(state, seat)
    return may_act(state, seat) and any(can_convert(state, seat, what) for what in CONVERSIONS)


def check(state: State, seat: Seat, move: Convert) -> None:
    """Raises IllegalMove: see `turn.refuse_action`, `projects.conversion_refusal` and
    `projects.refuse_conversion_space`; only_plants in the end."""
    if state.stage is not Stage.FINAL or state.question is not None:
        refuse_action(state, seat)
    elif move.what != PLANTS:
        raise IllegalMove("tmars.only_plants")
    if (refused := conversion_refusal(state, seat, move.what)) is not None:
        raise refused
    refuse_conversion_space(state, seat, move.what, move.space)


def apply(draft: State, seat: Seat, move: Convert, log: Log) -> None:
    if draft.stage is not Stage.FINAL:
        count_action(draft)
    carry_out(draft, seat, move.what, move.space, log)


def _kinds(state: State, seat: Seat, given: Given) -> OneOf:
    kinds = (PLANTS,) if state.stage is Stage.FINAL else CONVERSIONS
    return OneOf(
        tuple(
            Option(what, resource_msg(what), note=_note(state, seat, what))
            for what in kinds
            if can_convert(state, seat, what)
        )
    )


def _note(state: State, seat: Seat, what: str) -> Msg:
    price = conversion_price(state, seat, what)
    if state.stage is Stage.FINAL:
        return msg("tmars.note.convert.final", price=price)
    if (warning := project_warning(state, what)) is not None:
        return msg("tmars.note.convert_warned", price=price, warning=warning)
    return msg(f"tmars.note.convert.{what}", price=price)


def _spaces(state: State, seat: Seat, given: Given) -> OneOf:
    if given["what"] == HEAT:
        return NO_SPACE
    return space_domain(state, seat, conversion_spaces(state, seat))


def sample(state: State, seat: Seat, rng: Rng) -> Convert:
    kinds = (PLANTS,) if state.stage is Stage.FINAL else CONVERSIONS
    what = rng.pick([each for each in kinds if can_convert(state, seat, each)])
    return Convert(what, rng.pick(("",) if what == HEAT else conversion_spaces(state, seat)))


CONVERT = Verb(
    name="convert",
    move=Convert,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("what", _kinds, show_private=never), Field("space", _spaces, show_private=never)),
    check_off_menu=True,
    proposed=when_possible,
)
