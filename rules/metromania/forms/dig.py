"""The form of a dig, one step after another."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any, Final

from rules.core.domains import Domain, Offers, OneOf, Option
from rules.core.game import Field, Given
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.metromania.components.content import DIG
from rules.metromania.components.coordinates import CELLS_AT, EXIT
from rules.metromania.components.steps import BonusStep, TunnelStep, read_step, write_step
from rules.metromania.network.board import Board
from rules.metromania.network.digging import Digging, dug, with_steps
from rules.metromania.network.keys import Keys, Place, place_of, vertex_keys
from rules.metromania.network.lines import Network, Opening, network_of
from rules.metromania.network.reach import next_tunnels, waiting_exits
from rules.metromania.network.stations import (
    SLASH,
    bonus_vertices,
    cells_around,
    destinations_at,
)
from rules.metromania.state import State

NAMES: Final = ("first", "second", "third", "fourth", "fifth")
"""The fields of a dig."""
STOP: Final = ""
"""Instead of a step: the dig is done."""


def next_steps(state: State, seat: Seat) -> tuple[str, ...]:
    """The steps that the seat may do next, line 1 first and straight on first."""
    return tuple(_offered(state, seat))


def step_places(state: State, seat: Seat) -> tuple[Place, ...]:
    """The tunnels, or the vertices for a bonus station, that the seat's next step may choose from."""
    if state.turn.bonus_line is not None:
        return bonus_vertices(state, seat)
    return tuple(map(place_of, next_tunnels(state, seat)))


def _offered(
    state: State, seat: Seat, net: Network | None = None
) -> dict[str, tuple[Opening, str] | str]:
    """By step: its tunnel with the letter placed, if any; or the vertex of a bonus station, empty for none."""
    if state.turn.bonus_line is not None:
        return {write_step(BonusStep(at)): at for at in (*bonus_vertices(state, seat), "")}
    net = net or network_of(state)
    found: dict[str, tuple[Opening, str] | str] = {}
    for opening in next_tunnels(state, seat, net):
        covers = net.board.kind(opening.cell) is not None
        for letter in net.letters(seat, opening.cell) if covers else ("",):
            step = TunnelStep(opening.track.number, opening.cell, opening.end, letter)
            found[write_step(step)] = opening, letter
    return found


def _tunnel_option(net: Network, opening: Opening, letter: str, step: str, key: str) -> Option:
    number, cell, end = opening.track.number, opening.cell, opening.end
    note = _stations_note(net, opening)
    corner = SLASH.join(each for each in CELLS_AT.get(end, ()) if each != cell)
    kind = net.board.kind(cell)
    if kind is None:
        label = msg(_label_key(opening), line=number, cell=cell, corner=corner)
        return Option(step, label, note=note, mark=key)
    label = msg(
        "metromania.text.choice_marker",
        line=number,
        cell=cell,
        corner=corner,
        kind=kind,
        letter=letter,
    )
    return Option(step, label, note=note, mark=key)


def _label_key(opening: Opening) -> str:
    if not opening.track.path:
        return "metromania.text.choice_start"
    if opening.cell[0] == EXIT:
        return "metromania.text.choice_exit"
    return "metromania.text.choice_tunnel"


def _stations_note(net: Network, opening: Opening) -> Msg | None:
    """Return the stations that a tunnel builds, and their score."""
    built = opening.stations[: net.supply]
    if not built:
        return None
    return msg(
        "metromania.text.note_stations",
        count=len(built),
        points=sum(net.board.worth[station.vertex] for station in built),
    )


def station_options(
    vertices: tuple[str, ...], board: Board, write: Callable[[str], str]
) -> Iterator[Option]:
    """Yield the vertices that may get a station, each with its score."""
    for vertex, key in vertex_keys(vertices).items():
        yield station_option(board, vertex, write(vertex), key)


def station_option(board: Board, vertex: str, value: Any, key: str = "") -> Option:
    """Return the choice of a vertex for a station: what it serves, and its points."""
    served, corner = destinations_at(board, vertex), cells_around(board, vertex)
    label = (
        msg("metromania.text.choice_station", places=served, corner=corner)
        if served
        else msg("metromania.text.choice_station_between", corner=corner)
    )
    note = msg("metromania.text.note_points", points=board.worth[vertex])
    return Option(value, label, note=note, mark=key)


def _domain(index: int) -> Callable[[State, Seat, Given], Domain]:
    def domain(state: State, seat: Seat, given: Given) -> Domain:
        before = tuple(given[name] for name in NAMES[:index])
        if STOP in before:
            return _DONE
        digging = _dug(state, seat, before)
        draft, net = digging.state, digging.net
        offered = _offered(draft, seat, net)
        if index > 0 and not offered:
            return _DONE
        keys = cache(partial(_keys_of, state, seat, before))

        def option(step: str) -> Option:
            if step == STOP:
                stop = msg("metromania.text.stop", dug=len(draft.turn.tunnels), most=DIG)
                return Option(STOP, stop)
            match offered[step]:
                case "":
                    return Option(step, msg("metromania.text.choice_no_bonus"))
                case str(vertex):
                    return station_option(net.board, vertex, step, keys()[vertex])
                case opening, letter:
                    key = keys()[place_of(opening)]
                    return _tunnel_option(net, opening, letter, step, key)

        if index == 0:
            return OneOf(Offers(tuple(offered), option))
        is_undecided = draft.turn.bonus_line is not None
        return OneOf(
            Offers((*offered, STOP), option),
            start=None if is_undecided else STOP,
            proposed=partial(_proposed, net, offered, before[-1]),
        )

    return domain


_DONE: Final = OneOf((Option(STOP, msg("metromania.text.done")),))


def _after(state: State, seat: Seat, before: tuple[str, ...]) -> State:
    return with_steps(state, seat, map(read_step, before)) if before else state


def _dug(state: State, seat: Seat, before: tuple[str, ...]) -> Digging:
    return dug(state, seat, map(read_step, before)) if before else Digging(state, seat)


def _keys_of(state: State, seat: Seat, before: tuple[str, ...]) -> Keys:
    """Return the keys of all steps up to the one after these. The preview picture has the same keys on its choices."""
    keys = Keys()
    for number in range(len(before) + 1):
        keys.add(step_places(_after(state, seat, before[:number]), seat))
        if number == 0 and before:
            keys.keep_only(read_step(before[0]))
    return keys


def _proposed(net: Network, offered: dict[str, tuple[Opening, str] | str], last: str) -> str | None:
    """The line goes on as straight as it can, or else the other one does, without a marker and not out of the city.

    None if neither can.
    """
    step = read_step(last)
    line = step.line if isinstance(step, TunnelStep) else None
    found: str | None = None
    for text, what in offered.items():
        if isinstance(what, str) or not what[0].track.path:
            continue
        track, cell = what[0].track, what[0].cell
        if cell[0] == EXIT or net.board.kind(cell) is not None:
            continue
        if track.number == line:
            return text
        found = found or text
    return found


def _says(index: int) -> Callable[[State, Seat, Given], Msg | None]:
    """Return the reason that a line may not be completed now, until the member has chosen another step; then the
    proposal.

    After a line's completion, return the request for its bonus station.
    """

    def says(state: State, seat: Seat, given: Given) -> Msg | None:
        before = tuple(given[name] for name in NAMES[:index])
        if STOP in before:
            return None
        digging = _dug(state, seat, before)
        draft, net = digging.state, digging.net
        if draft.turn.bonus_line is not None and NAMES[index] not in given:
            return msg("metromania.text.bonus_choice", line=draft.turn.bonus_line)
        chosen = given.get(NAMES[index], STOP)
        is_proposal = False
        if index > 0 and chosen != STOP:
            is_proposal = chosen == _proposed(net, _offered(draft, seat, net), before[-1])
        exits = waiting_exits(draft, seat)
        is_chosen = chosen != STOP and not is_proposal and len(next_steps(draft, seat)) > 1
        if exits and not is_chosen:
            line = exits[0].opening.track.number
            reached, required = exits[0].reached, exits[0].required
            return msg("metromania.text.exit_waits", line=line, reached=reached, required=required)
        return msg("metromania.text.proposed") if index == 1 and is_proposal else None

    return says


def unfinished(state: State, seat: Seat, texts: tuple[str, ...]) -> Msg | None:
    """Says that a turn goes on after these steps; None if they end it."""
    draft = with_steps(state, seat, map(read_step, texts))
    if draft.turn.bonus_line is not None:
        return msg("metromania.text.bonus_open", line=draft.turn.bonus_line)
    if not next_tunnels(draft, seat):
        return None
    most = draft.turn.required or DIG
    return msg("metromania.text.unfinished", dug=len(draft.turn.tunnels), most=most)


FIELDS: tuple[Field[State], ...] = tuple(
    Field(name, _domain(index), says=_says(index)) for index, name in enumerate(NAMES)
)
