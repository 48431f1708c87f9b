"""How a dig is filled in, one step after the other."""

from collections.abc import Callable, Iterator
from typing import Final

from rules.core.domains import Domain, OneOf, Option
from rules.core.game import Field, Given
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.metromania.components.content import DIG
from rules.metromania.components.coordinates import EXIT
from rules.metromania.network.board import Board
from rules.metromania.network.digging import with_steps
from rules.metromania.network.keys import tunnel_keys, vertex_keys
from rules.metromania.network.lines import Network, Opening
from rules.metromania.network.reach import next_tunnels
from rules.metromania.network.stations import bonus_vertices
from rules.metromania.network.steps import BonusStep, TunnelStep, read_step, write_step
from rules.metromania.network.tunnels import kind_msg
from rules.metromania.state import State

NAMES: Final = ("first", "second", "third", "fourth", "fifth")
"""The fields of a dig."""
STOP: Final = ""
"""In place of a step: no more for now."""


def next_steps(state: State, seat: Seat) -> tuple[Option, ...]:
    """What the seat may do next within its dig; what has a mark on the preview picture has its letter on its key."""
    if state.turn.bonus_line is not None:
        return tuple(_bonus_steps(state, seat))
    net = Network(state)
    openings = next_tunnels(state, seat, net)
    keys = tunnel_keys(openings)
    options: list[Option] = []
    for opening in openings:
        key = keys[opening.track.number, opening.cell, opening.end]
        options += _tunnel_options(net, opening, key)
    return tuple(options)


def _tunnel_options(net: Network, opening: Opening, key: str) -> Iterator[Option]:
    """One for each letter that may be placed, or one without a letter."""
    number, cell, end = opening.track.number, opening.cell, opening.end
    note = _stations_note(net, opening)
    kind = net.board.kind(cell)
    if kind is None:
        label = msg(_label_key(opening), line=number, cell=cell, vertex=end)
        step = write_step(TunnelStep(number, cell, end))
        yield Option(step, label, note=note, mark=key, short=step)
        return
    for letter in net.letters(opening.track.seat, cell):
        step = write_step(TunnelStep(number, cell, end, letter))
        yield Option(
            step,
            msg(
                "metromania.text.choice_marker",
                line=number,
                cell=cell,
                vertex=end,
                kind=kind_msg(kind),
                letter=letter,
            ),
            note=note,
            mark=key,
            short=step,
        )


def _label_key(opening: Opening) -> str:
    if not opening.track.path:
        return "metromania.text.choice_start"
    if opening.cell[0] == EXIT:
        return "metromania.text.choice_exit"
    return "metromania.text.choice_tunnel"


def _stations_note(net: Network, opening: Opening) -> Msg | None:
    """The stations that come with a tunnel, and what they score."""
    built = opening.stations[: net.supply]
    if not built:
        return None
    return msg(
        "metromania.text.note_stations",
        vertices=tuple(station.vertex for station in built),
        count=len(built),
        points=sum(net.board.worth[station.vertex] for station in built),
    )


def _bonus_steps(state: State, seat: Seat) -> Iterator[Option]:
    vertices = bonus_vertices(state, seat)
    yield from station_options(vertices, Network(state).board, lambda at: write_step(BonusStep(at)))
    yield Option(write_step(BonusStep("")), msg("metromania.text.choice_no_bonus"))


def station_options(
    vertices: tuple[str, ...], board: Board, write: Callable[[str], str]
) -> Iterator[Option]:
    """Vertices that may get a station, each with what it scores."""
    for vertex, key in vertex_keys(vertices).items():
        yield Option(
            write(vertex),
            msg("metromania.text.choice_station", vertex=vertex),
            note=msg("metromania.text.note_points", points=board.worth[vertex]),
            mark=key,
            short=vertex,
        )


def _domain(index: int) -> Callable[[State, Seat, Given], Domain]:
    def domain(state: State, seat: Seat, given: Given) -> Domain:
        before = tuple(given[name] for name in NAMES[:index])
        if STOP in before:
            return _DONE
        draft = with_steps(state, seat, map(read_step, before)) if before else state
        options = next_steps(draft, seat)
        if index == 0:
            return OneOf(options)
        if not options:
            return _DONE
        dug = len(draft.turn.tunnels)
        stop = Option(STOP, msg("metromania.text.stop", dug=dug, most=DIG))
        is_undecided = draft.turn.bonus_line is not None
        return OneOf((*options, stop), start=None if is_undecided else STOP)

    return domain


_DONE: Final = OneOf((Option(STOP, msg("metromania.text.done")),))

FIELDS: tuple[Field[State], ...] = tuple(
    Field(name, _domain(index)) for index, name in enumerate(NAMES)
)
