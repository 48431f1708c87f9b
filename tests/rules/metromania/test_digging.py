"""The network that follows a dig is at each step the one that would be made anew."""

from typing import Any

from rules.core.copying import copy_state
from rules.core.game import Setup, default_options
from rules.core.log import Log
from rules.core.playout import Playout
from rules.core.rng import Rng
from rules.metromania import GAME
from rules.metromania.components.content import LETTERS
from rules.metromania.components.coordinates import CITY_CELLS
from rules.metromania.components.steps import BonusStep, read_step
from rules.metromania.forms.dig import next_steps
from rules.metromania.network.digging import Digging
from rules.metromania.network.lines import Kept, Network, network_of
from rules.metromania.state import Phase, State
from tests.rules.metromania.test_random_games import played


def known(net: Network, seat: int) -> tuple[Any, ...]:
    """Everything that a network answers from."""
    tracks = tuple((track.path, track.at, track.complete, track.start_side) for track in net.tracks)
    open_ = {cell for cell in CITY_CELLS if net.board.kind(cell)}
    letters = {cell: net.letters(seat, cell) for cell in sorted(open_)}
    return tracks, net.taken, net.stations, net.supply, net.marker_used, letters


def test_the_network_follows_every_step() -> None:
    rng = Rng(1)
    seen: set[str] = set()
    for seed in range(4):
        _, states, _ = played(2 + seed % 3, seed)
        for state in states[::3]:
            if state.phase is not Phase.OVER:
                seen |= _followed(state, rng)
    assert seen == {"tunnel", "marker", "station", "bonus"}


def test_the_network_of_a_playout_follows_every_move() -> None:
    rng = Rng(2)
    for seed in range(4):
        setup = Setup(2 + seed % 3, default_options(GAME), seed)
        playout = Playout.start(GAME, setup)
        while acting := playout.acting:
            [seat] = acting
            kept = playout.state
            assert isinstance(kept, Kept)
            assert known(network_of(kept), seat) == known(Network(copy_state(kept)), seat)
            playout.play(seat, playout.sample(seat, rng))


def _followed(state: State, rng: Rng) -> set[str]:
    """Dig at random from this state; return the events seen."""
    seat = state.turn.seat
    digging = Digging(copy_state(state), seat)
    known(digging.net, seat)
    seen: set[str] = set()
    while steps := next_steps(digging.state, seat):
        step = read_step(rng.pick(steps))
        digging.check(step)
        digging.apply(step, Log())
        assert known(digging.net, seat) == known(Network(digging.state), seat)
        if isinstance(step, BonusStep):
            seen.add("bonus")
        else:
            seen |= {"tunnel", "marker"} if step.letter in {*LETTERS} else {"tunnel"}
        if digging.state.turn.stations:
            seen.add("station")
    return seen
