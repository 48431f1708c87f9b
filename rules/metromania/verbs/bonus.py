"""The bonus station of a line just completed (chapter "Completing a line, bonus station")."""

from rules.core.domains import OneOf, Option
from rules.core.game import Field, Given, Move, Verb, when_possible
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import msg
from rules.metromania.components.steps import known_vertex
from rules.metromania.forms.dig import station_options
from rules.metromania.network.board import board_of
from rules.metromania.network.stations import apply_bonus, bonus_vertices, check_bonus
from rules.metromania.state import State


class Bonus(Move, frozen=True):
    vertex: str
    """Empty for no bonus station."""


def _available(state: State, seat: Seat) -> bool:
    return state.turn.seat == seat and state.turn.bonus_line is not None


def check(state: State, seat: Seat, move: Bonus) -> None:
    """Raises MalformedMove: unknown_vertex. IllegalMove: see `check_bonus`."""
    if move.vertex:
        known_vertex(move.vertex)
    check_bonus(state, seat, move.vertex)


def apply(draft: State, seat: Seat, move: Bonus, log: Log) -> None:
    apply_bonus(draft, seat, move.vertex, log)


def _vertices(state: State, seat: Seat, given: Given) -> OneOf:
    vertices = bonus_vertices(state, seat)
    none = Option("", msg("metromania.text.choice_no_bonus"))
    return OneOf((*station_options(vertices, board_of(state), str), none))


BONUS = Verb(
    name="bonus",
    move=Bonus,
    available=_available,
    check=check,
    apply=apply,
    fields=(Field("vertex", _vertices),),
    check_off_menu=True,
    proposed=when_possible,
)
