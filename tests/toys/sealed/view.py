"""The view of a seat or spectator, in values and in words."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.core.game import Given, Outcome
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from tests.toys.sealed.state import GOLD_WORTH, State, card_msg, outcome, waiting_for


class SeatView(Struct, frozen=True):
    cards: int
    has_laid: bool
    gold: int
    silver: int
    prizes: int


class PrivateView(Struct, frozen=True):
    hand: tuple[str, ...]
    laid: tuple[str, ...]
    drawn: tuple[str, ...]


class View(Struct, frozen=True):
    viewer: Seat | None
    phase: str
    round: int
    waiting: tuple[Seat, ...]
    seats: tuple[SeatView, ...]
    deck: int
    drawn: int
    used: tuple[str, ...]
    shown: tuple[tuple[str, ...], ...]
    mine: PrivateView | None
    outcome: Outcome | None


def view(state: State, viewer: Seat | None) -> View:
    return View(
        viewer=viewer,
        phase=state.phase,
        round=state.round,
        waiting=tuple(waiting_for(state)),
        seats=tuple(
            SeatView(
                cards=len(seat.hand),
                has_laid=seat.laid is not None,
                gold=seat.gold,
                silver=seat.silver,
                prizes=seat.prizes,
            )
            for seat in state.seats
        ),
        deck=len(state.deck),
        drawn=len(state.drawn),
        used=tuple(state.used),
        shown=state.shown,
        mine=None if viewer is None else _private(state, viewer),
        outcome=outcome(state),
    )


def _private(state: State, seat: Seat) -> PrivateView:
    its = state.seats[seat]
    return PrivateView(
        hand=tuple(its.hand),
        laid=its.laid or (),
        drawn=tuple(state.drawn) if state.winner == seat else (),
    )


def preview(state: State, seat: Seat, verb: str, given: Given) -> View:
    seen = view(state, seat)
    match verb:
        case "lay" if seen.mine is not None:
            cards = _texts(given.get("cards"))
            hand = tuple(card for card in seen.mine.hand if card not in cards)
            laid = tuple(card for card in seen.mine.hand if card in cards)
            return replace(seen, mine=replace(seen.mine, hand=hand, laid=(*seen.mine.laid, *laid)))
        case "change":
            gold = given.get("gold")
            if isinstance(gold, int) and 1 <= gold <= seen.seats[seat].gold:
                return _with_coins(seen, seat, -gold, gold * GOLD_WORTH)
        case "buy":
            match given.get("paid"):
                case (int(gold), int(silver)):
                    return _with_coins(seen, seat, -gold, -silver)
    return seen


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(str(item) for item in value) if isinstance(value, tuple) else ()


def _with_coins(seen: View, seat: Seat, gold: int, silver: int) -> View:
    its = seen.seats[seat]
    changed = replace(its, gold=max(0, its.gold + gold), silver=max(0, its.silver + silver))
    return replace(seen, seats=(*seen.seats[:seat], changed, *seen.seats[seat + 1 :]))


def describe(seen: View) -> tuple[Msg, ...]:
    texts = [msg("sealed.text.round", round=seen.round, deck=seen.deck, used=_faces(seen.used))]
    if seen.outcome is None:
        waiting = tuple(SeatName(seat) for seat in seen.waiting)
        phase = msg(f"sealed.text.phase.{seen.phase}")
        texts.append(msg("sealed.text.now", phase=phase, seats=waiting, drawn=seen.drawn))
    texts.extend(
        msg(
            "sealed.text.seat",
            seat=SeatName(seat),
            cards=its.cards,
            gold=its.gold,
            silver=its.silver,
            prizes=its.prizes,
            laid=int(its.has_laid),
        )
        for seat, its in enumerate(seen.seats)
    )
    texts.extend(
        msg("sealed.text.shown", seat=SeatName(seat), cards=_faces(cards))
        for seat, cards in enumerate(seen.shown)
    )
    if seen.mine is not None:
        texts.append(
            msg(
                "sealed.text.mine",
                hand=_faces(seen.mine.hand),
                laid=_faces(seen.mine.laid),
                drawn=_faces(seen.mine.drawn),
            )
        )
    if seen.outcome is not None:
        texts.append(seen.outcome.reason)
        texts.extend(
            msg("sealed.text.final", seat=SeatName(seat), total=score.total)
            for seat, score in enumerate(seen.outcome.scores)
        )
    return tuple(texts)


def _faces(cards: tuple[str, ...]) -> tuple[Msg, ...]:
    return tuple(card_msg(card) for card in cards)
