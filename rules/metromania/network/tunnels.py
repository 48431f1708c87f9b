"""Digs one tunnel: the reasons to refuse it, in the rule book's order, and its effects (chapter "Turns, moves")."""

from typing import Final

from rules.core.errors import IllegalMove, MalformedMove
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.metromania.components.content import DIG, LAKE, PARK, TUNNELS, kind_of, letter_of
from rules.metromania.components.coordinates import (
    ACUTE,
    CORNERS,
    EXIT,
    START,
    bend,
    edge_cells,
    is_arrow,
    mouths,
    side_of,
    tip,
)
from rules.metromania.components.steps import TunnelStep, write_step
from rules.metromania.network.board import board_of, closed_sides, is_city_vertex, neighbouring
from rules.metromania.network.lines import Network, Opening, Track, network_of
from rules.metromania.network.reach import closes_last, example_dig, max_dig, reach_after
from rules.metromania.network.stations import bonus_vertices, build_station
from rules.metromania.state import Placed, State, Tunnel

HIDDEN: Final = "hidden"


def kind_msg(kind: str) -> Msg:
    """The name of a type of destination, the park or the lake."""
    return msg(f"metromania.kind.{kind}")


def check_tunnel(
    state: State, seat: Seat, step: TunnelStep, network: Network | None = None
) -> None:
    """Refuse a tunnel for the first reason that applies. `network` is the state's, if it is known.

    Raises:
        MalformedMove: unknown_cell, for an arrow space that this map does not use.
        IllegalMove: any of the chapter's codes.
    """
    net = network or network_of(state)
    if is_arrow(step.cell) and step.cell not in net.board.arrows:
        raise MalformedMove("metromania.unknown_cell", cell=step.cell)
    track = net.tracks_of(seat)[step.line - 1]
    _check_turn(state, track)
    if track.path:
        _check_next(net, track, step)
    else:
        _check_first(net, track, step)
    opening = _opening(net, track, step)
    if not net.can_supply(len(opening.stations)):
        raise IllegalMove(
            "metromania.no_station_left", needed=len(opening.stations), left=net.supply
        )
    _check_marker(net, seat, step)
    _check_reach(net, opening)


def _is_meant(opening: Opening, track: Track, step: TunnelStep) -> bool:
    return opening.cell == step.cell and opening.end == step.end and opening.track is track


def _opening(net: Network, track: Track, step: TunnelStep) -> Opening:
    start = track.path[-1] if track.path else tip(step.cell)
    stations = net.stations_of(track, start, step.end)
    return Opening(track, step.cell, start, step.end, stations)


def _check_turn(state: State, track: Track) -> None:
    turn = state.turn
    if turn.bonus_line is not None:
        raise IllegalMove("metromania.bonus_pending", line=turn.bonus_line)
    if len(turn.tunnels) >= DIG:
        raise IllegalMove("metromania.turn_used")
    if track.complete:
        raise IllegalMove("metromania.line_done", line=track.number)
    if track.dug >= TUNNELS:
        raise IllegalMove("metromania.no_tunnels", line=track.number, tunnels=TUNNELS)


def _check_first(net: Network, track: Track, step: TunnelStep) -> None:
    first, _ = net.tracks_of(track.seat)
    if track.number == 2 and not first.path:
        raise IllegalMove("metromania.start_order")
    if track.number == 2 and not net.may_start_second(track.seat):
        raise IllegalMove("metromania.one_start_first_turn")
    allowed = net.open_starts(track)
    if not allowed:
        raise IllegalMove("metromania.no_start")
    if step.cell[0] != START:
        raise IllegalMove("metromania.start_cell", cells=allowed, count=len(allowed))
    if step.cell in net.taken:
        raise _occupied(step.cell, tip(step.cell), step.end)
    if step.cell not in allowed:
        before, side, after = closed_sides(first.start_side)
        raise IllegalMove(
            "metromania.start_side", side=side_of(step.cell), first=side, before=before, after=after
        )
    if step.end not in mouths(step.cell):
        raise IllegalMove(
            "metromania.not_corner", vertex=step.end, cell=step.cell, head=tip(step.cell)
        )


def _check_next(net: Network, track: Track, step: TunnelStep) -> None:
    head, cell, end = track.path[-1], step.cell, step.end
    if cell[0] == START:
        raise IllegalMove("metromania.arrow_misuse", cell=cell)
    if head not in CORNERS[cell]:
        raise IllegalMove("metromania.not_at_head", line=track.number, head=head, cell=cell)
    if end not in CORNERS[cell] or end == head:
        raise IllegalMove("metromania.not_corner", vertex=end, cell=cell, head=head)
    symbol = net.board.printed.get(cell)
    if symbol in (PARK, LAKE):
        raise IllegalMove("metromania.park_lake", cell=cell, kind=kind_msg(symbol))
    if cell in net.taken:
        raise _occupied(cell, head, end)
    if cell[0] == EXIT and end != tip(cell):
        raise IllegalMove("metromania.arrow_misuse", cell=cell)
    if end in track.at:
        raise IllegalMove("metromania.loop", line=track.number, vertex=end)
    if head not in net.stations and bend(track.path[-2], head, end) == ACUTE:
        raise IllegalMove("metromania.acute", line=track.number, head=head)
    if cell[0] == EXIT and not net.may_end(track, cell):
        before, side, after = closed_sides(track.start_side)
        raise IllegalMove(
            "metromania.end_side", line=track.number, first=side, before=before, after=after
        )


def _occupied(cell: str, start: str, end: str) -> IllegalMove:
    """Name the other cell of the edge, if there is one in the city."""
    in_city = is_city_vertex(start) and is_city_vertex(end)
    others = tuple(each for each in edge_cells(start, end) if each != cell) if in_city else ()
    return IllegalMove("metromania.occupied", cell=cell, others=others, count=len(others))


def _check_marker(net: Network, seat: Seat, step: TunnelStep) -> None:
    kind = net.board.kind(step.cell)
    if kind is None:
        if step.letter:
            raise IllegalMove("metromania.no_destination", cell=step.cell, letter=step.letter)
        return
    if net.marker_used:
        raise IllegalMove("metromania.one_marker")
    hand = net.state.seats[seat].hand
    wanted = [
        letter_of(marker)
        for marker in hand
        if kind_of(marker) == kind and step.letter in ("", letter_of(marker))
    ]
    if not wanted:
        raise IllegalMove(
            "metromania.no_marker",
            cell=step.cell,
            kind=kind_msg(kind),
            letter=step.letter,
            named=int(step.letter != ""),
        )
    allowed = net.letters(seat, step.cell)
    fitting = tuple(letter for letter in wanted if letter in allowed)
    if not fitting:
        other = _touching(net.state, step.cell, wanted[0])
        raise IllegalMove("metromania.same_letter", letter=wanted[0], other=other, cell=step.cell)
    if not step.letter:
        raise IllegalMove("metromania.letter_required", cell=step.cell, letters=fitting)


def _touching(state: State, cell: str, letter: str) -> str:
    """The touching destination that has the letter."""
    beside = neighbouring(cell)
    return next(
        placed.cell
        for placed in state.placed
        if placed.cell in beside and letter_of(placed.marker) == letter
    )


def _check_reach(net: Network, opening: Opening) -> None:
    dug = len(net.state.turn.tunnels)
    required = net.state.turn.required
    if required is None:
        required = max_dig(net, opening.track.seat, DIG)
    if dug + 1 >= required:
        return
    reached = reach_after(net, opening, dug)
    if reached < required and not closes_last(net, opening):
        others = example_dig(net, opening.track.seat, required - dug)
        steps = (TunnelStep(each.track.number, each.cell, each.end) for each in others)
        example = tuple(write_step(step) for step in steps)
        closes = opening.track.number if opening.cell[0] == EXIT else 0
        raise IllegalMove(
            "metromania.dead_end",
            closes=closes,
            reached=reached,
            required=required,
            example=example,
        )


def apply_tunnel(
    draft: State, seat: Seat, step: TunnelStep, log: Log, network: Network | None = None
) -> None:
    """Dig a tunnel that `check_tunnel` has accepted. `network` is the draft's, if it is known, and follows it."""
    turn = draft.turn
    net = network or network_of(draft)
    if turn.required is None:
        most = net.drawn.most_of(turn)
        turn.required = max_dig(net, seat, DIG) if most is None else most
    track = net.tracks_of(seat)[step.line - 1]
    opening = net.drawn.following(turn)
    if opening is None or not _is_meant(opening, track, step):
        net.drawn.forget()
        opening = _opening(net, track, step)
    line = draft.seats[seat].lines[step.line - 1]
    if not line.path:
        line.path.append(opening.start)
    line.path.append(opening.end)
    line.cells.append(opening.cell)
    turn.tunnels.append(Tunnel(step.line, opening.cell, opening.start, opening.end))
    if opening.cell[0] != EXIT:
        first = len(line.cells) == 1
        log.tell(
            "metromania.event.started" if first else "metromania.event.dug",
            seat=SeatName(seat),
            line=step.line,
            cell=opening.cell,
            vertex=opening.end,
        )
    if step.letter:
        _place_marker(draft, seat, step, log)
    for station in opening.stations[: draft.supply]:
        build_station(draft, station.vertex, station.kind, log)
    net.push(opening)
    if step.letter:
        net.note_marker(seat, step.cell)
    if opening.cell[0] == EXIT:
        _complete(draft, seat, step.line, log)


def _place_marker(draft: State, seat: Seat, step: TunnelStep, log: Log) -> None:
    kind = board_of(draft).printed[step.cell]
    marker = f"{kind}-{step.letter}"
    draft.seats[seat].hand.remove(marker)
    draft.placed.append(Placed(step.cell, marker, seat))
    draft.turn.marker_used = True
    if draft.rules.markers == HIDDEN:
        log.reveal()
    log.tell(
        "metromania.event.marker",
        seat=SeatName(seat),
        cell=step.cell,
        kind=kind_msg(kind),
        letter=step.letter,
    )


def _complete(draft: State, seat: Seat, number: int, log: Log) -> None:
    """Close the line. Its bonus station is due if the supply has one and a vertex is free."""
    line = draft.seats[seat].lines[number - 1]
    line.complete = True
    log.tell(
        "metromania.event.completed",
        seat=SeatName(seat),
        line=number,
        cell=line.cells[-1],
        tunnels=len(line.cells),
    )
    draft.turn.bonus_line = number
    if draft.supply == 0 or not bonus_vertices(draft, seat):
        draft.turn.bonus_line = None
