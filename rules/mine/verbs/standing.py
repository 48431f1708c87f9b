"""Auto-answers, hidden from all other seats (chapter "Moves", preferences)."""

from typing import Final

from rules.core.domains import UNSAID, OneOf, Option, SomeOf
from rules.core.domains import sample as draw
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb
from rules.core.log import Log
from rules.core.naming import excerpt
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import msg
from rules.mine.components.content import in_printed_order
from rules.mine.economy.holdings import owned_cards
from rules.mine.state import Preferences, State, is_acting
from rules.mine.turns.moments import refuse_off_turn
from rules.mine.wording.cards import card_msg
from rules.mine.wording.counts import how_many

MOST_KINDS: Final = 10


class SetStanding(Move, frozen=True):
    auto_discard: tuple[str, ...]
    """Kinds to discard when an opponent makes the seat discard, in this order."""
    auto_reveal: bool
    """Reveal a research goal as soon as something counts for it."""


def _available(state: State, seat: Seat) -> bool:
    """Once a turn, so that standing answers cannot delay a table."""
    return is_acting(state, seat) and not state.turn.standing_set


def check(state: State, seat: Seat, move: SetStanding) -> None:
    """Raises IllegalMove: stage, pending, standing_set, choice or choice_count."""
    refuse_off_turn(state, seat)
    if state.turn.standing_set:
        raise IllegalMove("mine.standing_set")
    kinds = _kinds(state, seat)
    for card in move.auto_discard:
        if card not in kinds:
            raise IllegalMove(
                "mine.choice",
                text=excerpt(card),
                options=tuple(card_msg(kind) for kind in kinds),
            )
    most = min(MOST_KINDS, len(kinds))
    count = len(move.auto_discard)
    if count > most or len(set(move.auto_discard)) < count:
        raise IllegalMove("mine.choice_count", many=how_many(0, most))


def apply(draft: State, seat: Seat, move: SetStanding, log: Log) -> None:
    draft.turn.standing_set = True
    draft.seats[seat].standing = Preferences(list(move.auto_discard), move.auto_reveal)
    log.whisper(seat, "mine.event.standing_set")


def _kinds(state: State, seat: Seat) -> list[str]:
    """The kinds that the seat owns."""
    return in_printed_order(dict.fromkeys(owned_cards(state, seat)))


def _discards(state: State, seat: Seat, given: Given) -> SomeOf:
    kinds = _kinds(state, seat)
    kept = state.seats[seat].standing.auto_discard
    return SomeOf(
        tuple(Option(kind, card_msg(kind)) for kind in kinds),
        0,
        min(MOST_KINDS, len(kinds)),
        start=tuple(kind for kind in kinds if kind in kept),
    )


def _reveals(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf(
        (
            Option(True, msg("mine.pick.reveal_always")),
            Option(False, msg("mine.pick.reveal_ask")),
        ),
        start=state.seats[seat].standing.auto_reveal,
    )


def sample(state: State, seat: Seat, rng: Rng) -> SetStanding:
    options = tuple(Option(kind, UNSAID) for kind in _kinds(state, seat))
    discards = draw(SomeOf(options, 0, min(MOST_KINDS, len(options))), rng)
    return SetStanding(discards, rng.pick((True, False)))


STANDING = Verb(
    name="standing",
    move=SetStanding,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("auto_discard", _discards), Field("auto_reveal", _reveals)),
    check_off_menu=True,
)
