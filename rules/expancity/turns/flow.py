"""Order of turns, and the end of the game (chapters "The turn" and "End of the game")."""

from collections.abc import Mapping
from typing import assert_never

from rules.core.game import Outcome
from rules.core.log import Log
from rules.core.piles import draw_random, draw_top
from rules.core.seats import Seat, following
from rules.core.text import Msg, SeatName, msg
from rules.expancity.city.contracts import satisfied
from rules.expancity.city.goals import final_outcome, goals_paid
from rules.expancity.city.kept import Kept
from rules.expancity.components.content import OFFERED, TURNS
from rules.expancity.state import ContractOffer, Phase, State, TileOffer

_ASKED = {phase: msg(f"expancity.asked.{phase.value}") for phase in Phase}


def advance(draft: State, log: Log) -> None:
    while not _must_wait(draft, log):
        pass


def acting(state: State) -> tuple[Seat, ...]:
    return () if state.phase is Phase.OVER else (state.acting,)


def menu(state: State, seat: Seat) -> tuple[str, ...]:
    """Each phase has its own verb, which is named like it."""
    return (state.phase.value,)


def waiting_for(state: State) -> Mapping[Seat, Msg]:
    if state.phase is Phase.OVER:
        return {}
    return {state.acting: _ASKED[state.phase]}


def turn(state: State) -> tuple[int]:
    return (state.turn,)


def outcome(state: State) -> Outcome | None:
    return final_outcome(state) if state.phase is Phase.OVER else None


def take_tile(draft: State, tile: str, log: Log) -> None:
    """Put the tile drawn into the acting seat's hand."""
    seat = draft.acting
    draft.seats[seat].hand.append(tile)
    log.tell("expancity.event.refilled", seat=SeatName(seat), bag=len(draft.bag))
    log.whisper(seat, "expancity.event.tile_kept", tile=msg(f"expancity.tile.{tile}"))


def end_turn(draft: State, log: Log) -> None:
    draft.turn += 1
    if draft.turn < TURNS:
        draft.acting = following(draft.acting, len(draft.seats))
        draft.phase = Phase.PLAN
        return
    draft.phase = Phase.OVER
    _pay_goals(draft, log)
    _tell_outcome(draft, log)


def _must_wait(draft: State, log: Log) -> bool:
    """Take one automatic step, or find that there is none."""
    match draft.phase:
        case Phase.PLAN | Phase.OVER:
            return True
        case Phase.KEEP_CONTRACT:
            return _offer_contracts(draft, log)
        case Phase.FULFIL:
            return _offer_fulfilment(draft, log)
        case Phase.KEEP_TILE:
            return _offer_tiles(draft, log)
        case _:
            assert_never(draft.phase)


def _offer_contracts(draft: State, log: Log) -> bool:
    if draft.offer is not None:
        return True
    if draft.due == 0:
        draft.phase = Phase.FULFIL
        return False
    draft.due -= 1
    seat = draft.acting
    drawn = draw_top(draft.deck, OFFERED, log)
    if len(drawn) == OFFERED:
        draft.offer = ContractOffer((drawn[0], drawn[1]))
        names = tuple(msg(f"expancity.contract.{card}") for card in drawn)
        log.whisper(seat, "expancity.event.contracts_offered", cards=names)
        return True
    for card in drawn:
        draft.seats[seat].contracts.append(card)
        log.whisper(seat, "expancity.event.contract_kept", card=msg(f"expancity.contract.{card}"))
    return False


def _offer_fulfilment(draft: State, log: Log) -> bool:
    shown = satisfied(draft, draft.acting)
    if type(draft) is Kept:
        draft.shown = shown
    if shown:
        # The question itself tells all that the seat holds such a contract.
        log.reveal()
        return True
    draft.phase = Phase.KEEP_TILE
    return False


def _offer_tiles(draft: State, log: Log) -> bool:
    if draft.offer is not None:
        return True
    drawn = draw_random(draft.bag, OFFERED, draft.rng, log)
    if len(drawn) == OFFERED:
        draft.offer = TileOffer((drawn[0], drawn[1]))
        names = tuple(msg(f"expancity.tile.{tile}") for tile in drawn)
        log.whisper(draft.acting, "expancity.event.tiles_offered", tiles=names)
        return True
    for tile in drawn:
        take_tile(draft, tile, log)
    end_turn(draft, log)
    return False


def _pay_goals(draft: State, log: Log) -> None:
    for paid in goals_paid(draft):
        goal = msg(f"expancity.goal.{paid.goal}")
        values = tuple(
            msg("expancity.text.seat_value", seat=SeatName(seat), value=value)
            for seat, value in enumerate(paid.values)
        )
        winners = tuple(SeatName(seat) for seat, points in enumerate(paid.points) if points)
        if not winners:
            log.tell("expancity.event.goal_unpaid", goal=goal, values=values)
            continue
        log.tell(
            "expancity.event.goal_paid",
            goal=goal,
            values=values,
            seats=winners,
            winners=len(winners),
            points=max(paid.points),
        )
        for seat, points in enumerate(paid.points):
            draft.seats[seat].score += points


def _tell_outcome(draft: State, log: Log) -> None:
    for seat, mine in enumerate(draft.seats):
        if mine.contracts:
            log.tell(
                "expancity.event.unfulfilled",
                seat=SeatName(seat),
                cards=tuple(msg(f"expancity.contract.{card}") for card in mine.contracts),
            )
    final = final_outcome(draft)
    log.tell(final.reason.key, **final.reason.args)
