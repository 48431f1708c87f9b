"""A whole view in words, for alt texts and screen readers."""

from collections.abc import Iterator

from rules.core.game import Outcome
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.metromania.components.content import BLANK, KINDS
from rules.metromania.components.coordinates import CELLS_AT, EXIT, START
from rules.metromania.map_file import ORIGINAL
from rules.metromania.turns.trips import PARK_LAKE
from rules.metromania.view import (
    EndView,
    LineView,
    MarkerView,
    SeatView,
    TripView,
    TunnelView,
    TurnView,
    View,
)


def describe(view: View) -> tuple[Msg, ...]:
    """Describe the view line by line: short and urgent lines first, since alt texts are cut, and constant ones last."""
    lines = [*_moment(view)]
    if view.last is not None:
        lines += _turn(view.last, "draft" if view.is_preview else "last")
    lines += [_seat(seat, mine) for seat, mine in enumerate(view.seats)]
    lines += _heads(view)
    lines += _stocks(view)
    for trip in view.trips:
        lines.append(_trip(trip))
        if trip.changes:
            lines.append(_changes(trip))
    lines += [
        _line(seat, line)
        for seat, mine in enumerate(view.seats)
        for line in mine.lines
        if line.path
    ]
    lines += _city(view)
    lines.append(_rules(view))
    return tuple(lines)


def _moment(view: View) -> Iterator[Msg]:
    if view.outcome is not None:
        yield from _end(view.outcome)
        return
    assert view.acting is not None
    yield msg(f"metromania.text.phase.{view.phase}", round=view.round)
    yield msg("metromania.text.acting", seat=SeatName(view.acting))


def _end(outcome: Outcome) -> Iterator[Msg]:
    yield outcome.reason
    for seat, score in enumerate(outcome.scores):
        stations, lines, trips, park_lake = (part.points for part in score.parts)
        yield msg(
            "metromania.text.final",
            seat=SeatName(seat),
            rank=outcome.ranks[seat],
            total=score.total,
            stations=stations,
            lines=lines,
            trips=trips,
            park_lake=park_lake,
        )


def _turn(made: TurnView, when: str) -> Iterator[Msg]:
    """Yield the effects of the last turn, or of a draft."""
    seat = SeatName(made.seat)
    if made.tunnels:
        tunnels = tuple(_tunnel(tunnel) for tunnel in made.tunnels)
        yield msg(f"metromania.text.{when}_tunnels", seat=seat, tunnels=tunnels)
    if made.stations:
        yield msg(f"metromania.text.{when}_stations", seat=seat, vertices=made.stations)
    if when == "last" and not made.tunnels and not made.stations:
        yield msg("metromania.text.last_pass", seat=seat)


def _tunnel(tunnel: TunnelView) -> Msg:
    return msg(
        "metromania.text.tunnel",
        line=tunnel.line,
        cell=tunnel.cell,
        start=tunnel.start,
        end=tunnel.end,
    )


def _seat(seat: Seat, mine: SeatView) -> Msg:
    first, second = (
        msg(f"metromania.text.status.{line.status}", line=line.number, left=line.left)
        for line in mine.lines
    )
    return msg(
        "metromania.text.seat",
        seat=SeatName(seat),
        score=mine.score,
        first=first,
        second=second,
        markers=tuple(_marker(marker) for marker in mine.markers),
    )


def _marker(marker: MarkerView) -> Msg:
    kind = msg(f"metromania.kind.{marker.kind}")
    if marker.letter is None:
        return kind
    return msg("metromania.text.marker", kind=kind, letter=marker.letter)


def _stocks(view: View) -> Iterator[Msg]:
    yield msg(
        "metromania.text.stocks", supply=view.supply, closed=view.closed, limit=view.closed_limit
    )
    if view.stations:
        vertices = tuple(_place(station.vertex) for station in view.stations)
        yield msg("metromania.text.stations", vertices=vertices)
    if view.placed:
        placed = tuple(
            msg(
                "metromania.text.placed",
                cell=each.cell,
                kind=msg(f"metromania.kind.{each.kind}"),
                letter=each.letter,
                seat=SeatName(each.seat),
            )
            for each in view.placed
        )
        yield msg("metromania.text.all_placed", markers=placed)


def _trip_name(trip: TripView) -> Msg:
    if trip.letter == PARK_LAKE:
        return msg("metromania.text.trip_park_lake")
    return msg("metromania.text.trip_letter", letter=trip.letter)


def _changes(trip: TripView) -> Msg:
    return msg("metromania.text.trip_changes", name=_trip_name(trip), vertices=trip.changes)


def _trip(trip: TripView) -> Msg:
    name = _trip_name(trip)
    one, other = (_trip_end(end) for end in trip.ends)
    scored = tuple(
        msg("metromania.text.seat_points", seat=SeatName(seat), points=points)
        for seat, points in enumerate(trip.points)
        if points
    )
    if trip.minutes is None:
        return msg(
            "metromania.text.impossible_trip", name=name, one=one, other=other, points=scored
        )
    if not trip.hops:
        return msg("metromania.text.trip_at_once", name=name, one=one, other=other, points=scored)
    hops = tuple(
        msg(
            "metromania.text.hop",
            seat=SeatName(hop.seat),
            line=hop.line,
            start=hop.start,
            end=hop.end,
        )
        for hop in trip.hops
    )
    return msg(
        "metromania.text.trip",
        name=name,
        one=one,
        other=other,
        minutes=trip.minutes,
        hops=hops,
        points=scored,
    )


def _trip_end(end: EndView) -> Msg:
    kind = msg(f"metromania.kind.{end.kind}")
    if end.cell is None:
        return msg("metromania.text.end_unplaced", kind=kind)
    if not end.stations:
        return msg("metromania.text.end_unserved", kind=kind, cell=end.cell)
    return msg("metromania.text.end", kind=kind, cell=end.cell, vertices=end.stations)


def _line(seat: Seat, line: LineView) -> Msg:
    """The whole path of a line, tunnel by tunnel."""
    tunnels = tuple(
        msg("metromania.text.leg", cell=cell, end=end)
        for cell, end in zip(line.cells, line.path[1:], strict=True)
    )
    return msg("metromania.text.whole_line", seat=SeatName(seat), line=line.number, tunnels=tunnels)


def _place(vertex: str) -> Msg | str:
    """A vertex, with the cells that meet there."""
    cells = CELLS_AT.get(vertex, ())
    return msg("metromania.text.place", vertex=vertex, cells=cells) if cells else vertex


def _heads(view: View) -> Iterator[Msg]:
    """Yield the heads of the lines under way."""
    heads = tuple(
        msg(
            "metromania.text.head",
            seat=SeatName(seat),
            line=line.number,
            place=_place(line.path[-1]),
        )
        for seat, mine in enumerate(view.seats)
        for line in mine.lines
        if line.path and line.status == "running"
    )
    if heads:
        yield msg("metromania.text.heads", heads=heads)


def _city(view: View) -> Iterator[Msg]:
    """The symbols printed on the map."""
    printed: dict[str, list[str]] = {}
    for cell, kind in view.city.items():
        if kind != BLANK:
            printed.setdefault(kind, []).append(cell)
    is_original = view.map_title == ORIGINAL.title
    title = msg("metromania.option.map.original") if is_original else view.map_title
    yield msg("metromania.text.map", title=title)
    for kind, cells in printed.items():
        yield msg(
            "metromania.text.printed" if kind in KINDS else "metromania.text.sight",
            kind=msg(f"metromania.kind.{kind}"),
            cells=tuple(cells),
        )
    for colour in (START, EXIT):
        spaces = tuple(space for space in view.arrows if space[0] == colour)
        yield msg(f"metromania.text.arrows.{colour}", spaces=spaces)


def _rules(view: View) -> Msg:
    rules = tuple(
        msg(
            "metromania.text.rule",
            name=msg(f"metromania.option.{name}"),
            choice=msg(f"metromania.option.{name}.{choice}"),
        )
        for name, choice in view.rules.items()
    )
    return msg("metromania.text.rules", rules=rules)
