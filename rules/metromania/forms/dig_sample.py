"""Draws a random dig: its steps are tried on the network and taken back, not done on a copy of the state."""

from collections.abc import Callable, Iterator
from functools import partial

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.metromania.components.content import DIG
from rules.metromania.components.coordinates import EXIT
from rules.metromania.forms.dig import NAMES, STOP
from rules.metromania.network.board import is_city_vertex
from rules.metromania.network.lines import Network, Opening, network_of
from rules.metromania.network.reach import max_dig, tunnels_after
from rules.metromania.network.steps import BonusStep, TunnelStep, write_step
from rules.metromania.state import State


def sample_steps(state: State, seat: Seat, rng: Rng) -> tuple[str, ...]:
    """The steps of a dig, as its form would draw them."""
    trying = _Trying(state, seat)
    texts: list[str] = []
    while len(texts) < len(NAMES):
        offered: tuple[_Step, ...] = () if STOP in texts else trying.offered()
        last = rng.below(max(1, len(offered) + (1 if texts and offered else 0)))
        if last >= len(offered):
            texts.append(STOP)
            continue
        step = offered[last]
        texts.append(write_step(trying.spelled(step)))
        trying.do(step)
    trying.undo()
    return tuple(texts)


_Step = tuple[Opening, str] | str
"""A tunnel and its letter, or the vertex of a bonus station, empty for none."""


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

    def offered(self) -> tuple[_Step, ...]:
        net = self._net
        if self._bonus is not None:
            return (*_free(net, self._seat, self._bonus), "")
        return tuple(self._tunnels())

    def _tunnels(self) -> Iterator[_Step]:
        net, targets = self._net, self._net.board.targets
        for opening in tunnels_after(net, self._seat, self._dug, self._required):
            if opening.cell in targets:
                for letter in net.letters(self._seat, opening.cell):
                    yield opening, letter
            else:
                yield opening, ""

    def spelled(self, step: _Step) -> TunnelStep | BonusStep:
        if isinstance(step, str):
            return BonusStep(step)
        opening, letter = step
        return TunnelStep(opening.track.number, opening.cell, opening.end, letter)

    def do(self, step: _Step) -> None:
        net = self._net
        if isinstance(step, str):
            self._bonus = None
            if step:
                net.note_station(step)
                self._undo.append(partial(net.forget_station, step))
                if self._required is not None:
                    left = max_dig(net, self._seat, DIG - self._dug)
                    self._required = min(self._required, self._dug + left)
            return
        opening, letter = step
        if self._required is None:
            self._required = max_dig(net, self._seat, DIG)
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


def _free(net: Network, seat: Seat, number: int) -> tuple[str, ...]:
    """The vertices of a line where a bonus station may be built."""
    track = net.tracks_of(seat)[number - 1]
    return tuple(
        vertex for vertex in track.path if is_city_vertex(vertex) and vertex not in net.stations
    )
