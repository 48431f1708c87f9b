"""A robot that tries every possible turn, seeing no more than its seat does."""

from collections.abc import Iterator
from heapq import nlargest

from rules.core.erring import Judgement, exact
from rules.core.errors import IllegalMove
from rules.core.game import Move
from rules.core.seats import Seat
from rules.metromania.components.steps import BonusStep, TunnelStep, write_step
from rules.metromania.network.lines import Network, network_of
from rules.metromania.robot.appraisal import appraise, glance, letter_for
from rules.metromania.robot.auto import auto_move
from rules.metromania.robot.outlook import Outlook, outlook_of
from rules.metromania.robot.search import Trial, standing, trials
from rules.metromania.robot.weights import PLAYER, Weights
from rules.metromania.state import State
from rules.metromania.verbs.bonus import Bonus
from rules.metromania.verbs.dig import Dig, check, dig_of
from rules.metromania.verbs.station import Station


def greedy_move(
    state: State, seat: Seat, weights: Weights = PLAYER, judge: Judgement = exact
) -> Move:
    return next(best_moves(state, seat, weights, judge), None) or auto_move(state, seat)


def best_moves(
    state: State, seat: Seat, weights: Weights = PLAYER, judge: Judgement = exact
) -> Iterator[Move]:
    """Legal moves, the most valuable first."""
    net = network_of(state)
    outlook = outlook_of(state, seat, net, weights, judge)
    found = nlargest(weights.looked_at, _glances(outlook, state, net), key=lambda each: each[0])
    appraised: list[tuple[int, Trial]] = []
    for _, trial in found:
        with standing(net, trial):
            appraised.append((judge(appraise(outlook, state, net, trial)), trial))
    appraised.sort(key=lambda each: -each[0])
    for _, trial in appraised:
        move = _move(state, net, seat, trial)
        if _is_legal(state, seat, move):
            yield move


def _glances(outlook: Outlook, state: State, net: Network) -> Iterator[tuple[int, Trial]]:
    judge = outlook.judge
    for trial in trials(state, outlook.seat, net):
        yield judge(glance(outlook, state, net, trial)), trial.kept()


def _move(state: State, net: Network, seat: Seat, trial: Trial) -> Move:
    if trial.built_on is not None:
        return Station(trial.built_on, trial.stations[0])
    if not trial.openings:
        return Bonus(trial.bonus[0])
    texts: list[str] = []
    for number, opening in enumerate(trial.openings, 1):
        covers = net.board.kind(opening.cell) is not None
        letter = letter_for(state, net, seat, opening.cell) if covers else ""
        step = TunnelStep(opening.track.number, opening.cell, opening.end, letter)
        texts.append(write_step(step))
        if number in trial.bonus:
            texts.append(write_step(BonusStep(trial.bonus[number])))
    return dig_of(tuple(texts))


def _is_legal(state: State, seat: Seat, move: Move) -> bool:
    """Return true if the move is legal. A bonus station may take the last one from a tunnel after it."""
    if type(move) is not Dig:
        return True
    try:
        check(state, seat, move)
    except IllegalMove:
        return False
    return True
