"""Order of turns, and the end of the table (chapters "A turn" and "End of construction")."""

from collections.abc import Mapping
from typing import Final

from rules.core.game import Outcome
from rules.core.log import Log
from rules.core.seats import Seat, following, seats_in_order
from rules.core.text import Msg, SeatName, msg
from rules.metromania.city import layout_warnings
from rules.metromania.components.content import DIG
from rules.metromania.network.completion import STALEMATE, end_trigger, lines_end
from rules.metromania.network.reach import can_dig
from rules.metromania.state import Final as FinalTurns
from rules.metromania.state import Phase, State, fresh_turn, turn_so_far
from rules.metromania.turns.scoring import complete_lines, final_outcome, line_loss
from rules.metromania.turns.trips import PARK_LAKE, run_trips

ALWAYS: Final = "always"


def advance(draft: State, log: Log) -> None:
    """End the turn if its dig can hold no more tunnels. Before the first move, announce faults of the city."""
    turn = draft.turn
    if log.hears and _is_untouched(draft):
        for warning in layout_warnings(draft.printed, draft.border):
            log.tell(warning.key, **warning.args)
    if draft.phase is Phase.OVER or not turn.tunnels or turn.bonus_line is not None:
        return
    if len(turn.tunnels) == DIG or not can_dig(draft, turn.seat):
        end_turn(draft, log)


def _is_untouched(state: State) -> bool:
    return state.passes == 0 and not any(seat.turns or seat.lines[0].path for seat in state.seats)


def acting(state: State) -> tuple[Seat, ...]:
    return () if state.phase is Phase.OVER else (state.turn.seat,)


def waiting_for(state: State) -> Mapping[Seat, Msg]:
    if state.phase is Phase.OVER:
        return {}
    return {state.turn.seat: _asked(state)}


def _asked(state: State) -> Msg:
    turn = state.turn
    if turn.bonus_line is not None:
        return msg("metromania.asked.bonus", line=turn.bonus_line)
    if turn.tunnels:
        return msg("metromania.asked.dig_on", dug=len(turn.tunnels), most=DIG)
    if state.phase is Phase.CONSTRUCTION and not state.seats[turn.seat].lines[0].path:
        return msg("metromania.asked.first")
    return msg(f"metromania.asked.{state.phase.value}")


def turn(state: State) -> tuple[int]:
    return (sum(seat.turns for seat in state.seats),)


def outcome(state: State) -> Outcome | None:
    return final_outcome(state) if state.phase is Phase.OVER else None


def pass_turn(draft: State, log: Log) -> None:
    draft.passes += 1
    log.tell("metromania.event.passed", seat=SeatName(draft.turn.seat))
    _turn_over(draft, log)


def end_turn(draft: State, log: Log) -> None:
    """End a turn that did something."""
    draft.passes = 0
    _turn_over(draft, log)


def _turn_over(draft: State, log: Log) -> None:
    turn = draft.turn
    draft.last = turn_so_far(draft)
    draft.seats[turn.seat].turns += 1
    if draft.phase is Phase.CONSTRUCTION:
        _check_end(draft, log)
    elif draft.final is not None:
        left = tuple(seat for seat in draft.final.left if seat != turn.seat)
        draft.final = FinalTurns(draft.final.trigger, draft.final.seat, left)
    if draft.passes == len(draft.seats) or (draft.final is not None and not draft.final.left):
        finish(draft, log)
        return
    after = draft.final.left[0] if draft.final else following(turn.seat, len(draft.seats))
    draft.turn = fresh_turn(after)


def _check_end(draft: State, log: Log) -> None:
    """Decide if the turn just taken ends construction, at once or after the others' last turns."""
    seat = draft.turn.seat
    if draft.passes == len(draft.seats):
        trigger: str | None = STALEMATE
    else:
        trigger = end_trigger(draft, seat)
    if trigger is None:
        return
    left: tuple[Seat, ...] = ()
    if trigger != STALEMATE and (draft.rules.final_round == ALWAYS or lines_end(draft)):
        left = seats_in_order(seat, len(draft.seats))[1:]
        draft.phase = Phase.FINAL_ROUND
    draft.final = FinalTurns(trigger, seat, left)
    log.tell(
        f"metromania.event.end_{trigger}",
        seat=SeatName(seat),
        seats=tuple(SeatName(other) for other in left),
        count=len(left),
    )


def finish(draft: State, log: Log) -> None:
    """Score lines and trips."""
    draft.phase = Phase.OVER
    draft.turn = fresh_turn(draft.turn.seat)
    for seat, mine in enumerate(draft.seats):
        log.tell(
            "metromania.event.lines_scored",
            seat=SeatName(seat),
            points=mine.points,
            complete=complete_lines(mine),
            lost=line_loss(mine.points, complete_lines(mine)),
        )
    draft.trips = run_trips(draft)
    for trip in draft.trips:
        scored = tuple(
            msg("metromania.text.seat_points", seat=SeatName(seat), points=points)
            for seat, points in enumerate(trip.points)
            if points
        )
        what = "park_lake" if trip.letter == PARK_LAKE else "trip"
        result = "impossible" if trip.minutes is None else "made"
        log.tell(
            f"metromania.event.{what}_{result}",
            letter=trip.letter,
            minutes=trip.minutes or 0,
            points=scored,
            count=len(scored),
        )
    reason = final_outcome(draft).reason
    log.tell(reason.key, **reason.args)
