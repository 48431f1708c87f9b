"""Distances on the map, in tunnels that a line would have to dig."""

from collections import deque
from collections.abc import Collection, Mapping
from typing import Final

from rules.core.seats import Seat
from rules.metromania.components.coordinates import CORNERS, NEIGHBOURS, edge_cells, mouths
from rules.metromania.network.board import continuations
from rules.metromania.network.lines import Network, Track

FAR: Final = 99
"""The distance to a place that cannot be reached."""


def exit_distances(net: Network, track: Track, digger: Seat | None) -> Mapping[str, int]:
    """By vertex: the fewest tunnels with which the line could end from there."""
    goals = {
        vertex: 1
        for cell in net.board.exits
        if cell not in net.taken and (not track.start_side or net.may_end(track, cell))
        for vertex in mouths(cell)
    }
    return _distances(net, digger, goals, track.at.keys() - set(track.path[-1:]))


def exact_distance(net: Network, track: Track) -> int:
    """The fewest tunnels with which a started line can end; acute turns need a station."""
    begin = (track.path[-2], track.path[-1])
    seen = {begin}
    queue = deque([(begin, 0)])
    while queue:
        (before, at), dug = queue.popleft()
        for way in continuations(before, at):
            if way.cell in net.taken or way.end in track.at:
                continue
            if way.is_acute and at not in net.stations:
                continue
            if way.is_exit:
                if net.may_end(track, way.cell):
                    return dug + 1
                continue
            after = (at, way.end)
            if after not in seen and may_dig(net, track.seat, way.cell):
                seen.add(after)
                queue.append((after, dug + 1))
    return FAR


def wanted_distances(net: Network, seat: Seat) -> Mapping[str, int]:
    goals: dict[str, int] = {}
    for cell in net.board.printed:
        if net.board.kind(cell) and cell not in net.taken and net.letters(seat, cell):
            goals.update(dict.fromkeys(CORNERS[cell], 1))
    return _distances(net, seat, goals, ())


def _distances(
    net: Network, digger: Seat | None, goals: Mapping[str, int], closed: Collection[str]
) -> Mapping[str, int]:
    """Distances by vertex. With `digger` None, a digger whose markers may be anything."""
    found = {vertex: steps for vertex, steps in goals.items() if vertex not in closed}
    queue = deque(found)
    while queue:
        at = queue.popleft()
        for beside in NEIGHBOURS[at]:
            if beside in found or beside in closed:
                continue
            if any(
                cell not in net.taken and may_dig(net, digger, cell)
                for cell in edge_cells(beside, at)
            ):
                found[beside] = found[at] + 1
                queue.append(beside)
    return found


def may_dig(net: Network, digger: Seat | None, cell: str) -> bool:
    return digger is None or net.board.kind(cell) is None or bool(net.letters(digger, cell))
