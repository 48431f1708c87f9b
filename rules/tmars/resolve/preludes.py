"""Preludes (chapter "Prelude")."""

from rules.core.copying import copy_state
from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName
from rules.tmars.components.cards import PRELUDES
from rules.tmars.components.content import FIZZLED_PRELUDE_MC
from rules.tmars.components.effects import RESOURCES, PlayFromHand, Production
from rules.tmars.components.programs import AFTER_PLAY, play_program
from rules.tmars.economy.frames import begin
from rules.tmars.economy.supplies import begin_act, gain
from rules.tmars.resolve.feasible import blocked
from rules.tmars.resolve.playing import play_refusal
from rules.tmars.state import State
from rules.tmars.wording.names import card_msg


def prelude_blocked(state: State, seat: Seat, prelude: str) -> IllegalMove | None:
    """Return the reason that a mandatory part of the prelude cannot be carried out.

    Codes: those of `feasible.blocked`, and no_card_to_play.
    """
    refused = blocked(state, seat, prelude, play_program(prelude), {})
    if refused is None and not _has_card_for(state, seat, prelude):
        return IllegalMove("tmars.no_card_to_play", card=card_msg(prelude))
    return refused


def _has_card_for(state: State, seat: Seat, prelude: str) -> bool:
    """Return true if there is a card in hand for a prelude that plays one, after the prelude's earlier steps."""
    steps = PRELUDES[prelude].play
    plays = next((step for step in steps if isinstance(step, PlayFromHand)), None)
    if plays is None:
        return True
    then = copy_state(state)
    mine = then.seats[seat]
    mine.tableau.append(prelude)
    for step in steps[: steps.index(plays)]:
        assert isinstance(step, Production)
        for resource in RESOURCES:
            mine.production[resource] += getattr(step, resource)
    return any(
        play_refusal(then, seat, card, discount=plays.discount, ignore_global=plays.ignore_global)
        is None
        for card in mine.hand
    )


def play_prelude(draft: State, seat: Seat, prelude: str, log: Log) -> None:
    """Put a prelude down; its steps come next. One that cannot be carried out is discarded for M€."""
    begin_act(draft, seat, "prelude", prelude)
    if prelude_blocked(draft, seat, prelude) is not None:
        draft.prelude_discard.append(prelude)
        log.tell("tmars.event.prelude_fizzles", seat=SeatName(seat), card=card_msg(prelude))
        gain(draft, seat, "mc", FIZZLED_PRELUDE_MC, log)
        return
    log.tell("tmars.event.plays_prelude", seat=SeatName(seat), card=card_msg(prelude))
    draft.seats[seat].tableau.append(prelude)
    begin(draft, AFTER_PLAY, "", seat, cause=prelude)
    begin(draft, play_program(prelude), prelude, seat)
