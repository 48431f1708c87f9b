"""Positions of the rule book's worked examples, and moves as lines of text."""

from collections.abc import Mapping
from typing import Any

from rules.core import engine
from rules.core.errors import IllegalMove, MalformedMove
from rules.core.game import Setup, default_options
from rules.core.log import Log
from rules.metromania import GAME
from rules.metromania.components.content import FIXED_HANDS
from rules.metromania.components.coordinates import CITY_CELLS
from rules.metromania.components.steps import read_step
from rules.metromania.network.digging import apply_step, check_step
from rules.metromania.notation import read
from rules.metromania.state import State, fresh_turn
from tests.catalogues import spoken

P1, P2, P3, P4 = range(4)

# Company 1's line, with which most examples begin, and company 2's line that meets it at v26.
WEST = "1:S11>v2 1:A3>v9 1:B5>v17 1:C7>v26 1:D9>v36 1:E11>v47"
EAST = "1:S15>v5 1:A9>v11 1:B9>v18 1:C9>v26"


def options(**chosen: str) -> dict[str, str]:
    return {**default_options(GAME), "layout": "identity", "first": "host", **chosen}


def fresh(seats: int = 4, **chosen: str) -> State:
    """A new table on the identity layout, its first turn with P1."""
    return engine.start(GAME, Setup(seats, options(**chosen), 7)).state


def demo(seats: int = 4, **chosen: str) -> State:
    """Return the identity layout with the fixed hands, after all first turns."""
    state = fresh(seats, **chosen)
    if seats in FIXED_HANDS:
        for mine, hand in zip(state.seats, FIXED_HANDS[seats], strict=True):
            mine.hand = list(hand)
    for mine in state.seats:
        mine.turns = 1
    return state


def blank(printed: str = "", seats: int = 4, **chosen: str) -> State:
    """The same with an empty city, except for single cells such as ``A3=C B5=R``."""
    state = demo(seats, **chosen)
    symbols = dict.fromkeys(CITY_CELLS, ".")
    symbols |= dict(cell.split("=") for cell in printed.split())
    state.printed = "".join(symbols.values())
    return state


def dug(state: State, by_seat: Mapping[int, str], turn: int = P1) -> State:
    """Dig tunnels, each in a turn with no room for another. Then start a new turn of `turn`."""
    for seat, steps in by_seat.items():
        for text in steps.split():
            state.turn = fresh_turn(seat)
            state.turn.required = 0
            step = read_step(text)
            check_step(state, seat, step)
            apply_step(state, seat, step, Log())
    state.turn = fresh_turn(turn)
    return state


def play(state: State, text: str) -> State:
    """The state after a legal move of the acting seat."""
    seat = state.turn.seat
    return engine.play(GAME, state, seat, read(state, seat, text, spoken)).state


def refused(state: State, text: str) -> str | None:
    """The code, without the title, with which the verb refuses a move of the acting seat."""
    return refusal(state, text)[0]


def refusal(state: State, text: str) -> tuple[str | None, dict[str, Any]]:
    """The same, with the facts of the refusal."""
    seat = state.turn.seat
    try:
        move = read(state, seat, text, spoken)
        verb = next(verb for verb in GAME.verbs if verb.move is type(move))
        verb.check(state, seat, move)
    except (IllegalMove, MalformedMove) as error:
        return error.code.removeprefix("metromania."), error.facts
    return None, {}


def stations(state: State) -> list[str]:
    return [station.vertex for station in state.stations]
