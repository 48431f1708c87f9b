"""Draws a random dig: its steps are tried on the network and taken back, not done on a copy of the state."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import TypeAlias

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.metromania.components.content import DIG
from rules.metromania.components.coordinates import EXIT
from rules.metromania.components.steps import BonusStep, TunnelStep, write_step
from rules.metromania.forms.dig import NAMES, STOP
from rules.metromania.network.board import is_city_vertex
from rules.metromania.network.lines import Network, Opening, network_of
from rules.metromania.network.reach import max_dig, tunnels_after
from rules.metromania.state import State


def sample_steps(state: State, seat: Seat, rng: Rng) -> tuple[str, ...]:
    """The steps of a dig, as its form would draw them."""
    trying = _Trying(state, seat)
    texts: list[str] = []
    while len(texts) < len(NAMES):
        offered: Sequence[_Step] = () if STOP in texts else trying.offered()
        last = rng.below(max(1, len(offered) + (1 if texts and offered else 0)))
        if last >= len(offered):
            texts.append(STOP)
            continue
        texts.append(trying.do(offered[last]))
    trying.undo()
    trying.tell()
    return tuple(texts)


_Step: TypeAlias = Opening | tuple[Opening, str] | str
"""A tunnel, one with a letter, or the vertex of a bonus station, empty for none."""


class _Trying:
    """A turn's dig on the network of its state, which is not changed."""

    def __init__(self, state: State, seat: Seat) -> None:
        turn = state.turn
        self._net = network_of(state)
        self._seat = seat
        self._dug = len(turn.tunnels)
        self._required = turn.required
        self._bonus = turn.bonus_line
        self._marker_used = turn.marker_used
        self._undo: list[Callable[[], None]] = []
        self._openings: list[Opening] = []
        self._most: int | None = None
        """The length of the longest dig, if this is the turn's first and it was found out."""

    def offered(self) -> Sequence[_Step]:
        net = self._net
        if self._bonus is not None:
            return (*_free(net, self._seat, self._bonus), "")
        targets = net.board.targets
        found: list[_Step] = []
        is_first = self._dug == 0 and self._required is None
        allowed, self._required = tunnels_after(net, self._seat, self._dug, self._required)
        if is_first:
            self._most = self._required
        for opening in allowed:
            if opening.cell in targets:
                found += [(opening, letter) for letter in net.letters(self._seat, opening.cell)]
            else:
                found.append(opening)
        return found

    def do(self, step: _Step) -> str:
        """Returns how the step is spelled."""
        if isinstance(step, str):
            self._build(step)
            return write_step(BonusStep(step))
        opening, letter = (step, "") if isinstance(step, Opening) else step
        self._dig(opening, letter)
        self._openings.append(opening)
        return _written(opening.track.number, opening.cell, opening.end, letter)

    def _build(self, vertex: str) -> None:
        net = self._net
        self._bonus = None
        if not vertex:
            return
        net.note_station(vertex)
        self._undo.append(partial(net.forget_station, vertex))
        if self._required is not None:
            left = max_dig(net, self._seat, DIG - self._dug)
            self._required = min(self._required, self._dug + left)

    def _dig(self, opening: Opening, letter: str) -> None:
        net = self._net
        self._undo.append(partial(net.pop, opening, net.push(opening)))
        net.marker_used = net.marker_used or letter != ""
        self._dug += 1
        number = opening.track.number
        if opening.cell[0] == EXIT and net.supply > 0 and _free(net, self._seat, number):
            self._bonus = number

    def undo(self) -> None:
        while self._undo:
            self._undo.pop()()
        self._net.marker_used = self._marker_used

    def tell(self) -> None:
        """Let the network know the tunnels that are probably dug next."""
        self._net.drawn.note(self._openings, self._net.state.turn, self._most)


@lru_cache(maxsize=4096)
def _written(line: int, cell: str, end: str, letter: str) -> str:
    return write_step(TunnelStep(line, cell, end, letter))


def _free(net: Network, seat: Seat, number: int) -> tuple[str, ...]:
    """The vertices of a line where a bonus station may be built."""
    track = net.tracks_of(seat)[number - 1]
    return tuple(
        vertex for vertex in track.path if is_city_vertex(vertex) and vertex not in net.stations
    )
