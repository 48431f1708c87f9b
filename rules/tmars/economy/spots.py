"""Spaces as options of a form (chapter "Placing a tile")."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from msgspec import structs

from rules.core.domains import Area, Offers, OneOf, Option
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import OCEAN_MC, SOUTH_POLE_MC
from rules.tmars.components.coordinates import OFF_MAP, SPACES, neighbours
from rules.tmars.components.effects import Resource
from rules.tmars.components.maps import Bonus, Space
from rules.tmars.economy.metrics import cities_beside, greeneries_beside
from rules.tmars.economy.placing import beside_own, oceans_beside
from rules.tmars.state import State
from rules.tmars.wording.names import amount_msg, place_msg

_AMOUNTS: Final[Mapping[Bonus, Resource]] = {
    Bonus.STEEL: Resource.STEEL,
    Bonus.TITANIUM: Resource.TITANIUM,
    Bonus.PLANT: Resource.PLANTS,
    Bonus.HEAT: Resource.HEAT,
}


def _printed_gains(space: Space) -> tuple[Msg, ...]:
    return tuple(_gain(icon, n) for icon, n in Counter(space.bonus).items())


def _gain(icon: Bonus, n: int) -> Msg:
    match icon:
        case Bonus.CARD:
            return msg("tmars.spot.cards", n=n)
        case Bonus.SOUTH_POLE:
            return msg("tmars.spot.south_pole", cost=SOUTH_POLE_MC)
        case _:
            return amount_msg(_AMOUNTS[icon], n)


def _label(label: str, space: Space | None) -> Msg:
    if space is None or space.name is None:
        return msg("tmars.space", space=label)
    if label in OFF_MAP:
        return place_msg(space.name)
    return msg("tmars.space_named", space=label, name=place_msg(space.name))


_GAINS: Final[Mapping[str, Mapping[str, tuple[Msg, ...]]]] = MappingProxyType(
    {
        board.id: {label: _printed_gains(space) for label, space in board.spaces.items()}
        for board in BOARDS.values()
    }
)
_LABELS: Final[Mapping[str, Mapping[str, Msg]]] = MappingProxyType(
    {
        board.id: {label: _label(label, board.spaces[label]) for label in SPACES}
        for board in BOARDS.values()
    }
)
_OCEANS: Final = tuple(msg("tmars.spot.oceans", n=n * OCEAN_MC) for n in range(7))
_NOTHING: Final = msg("tmars.spot.nothing")
NO_SPACE: Final = OneOf((Option("", msg("tmars.pick.no_space")),))
"""The choice to place no tile."""


def space_msg(board: str, label: str) -> Msg:
    """A space by its label, and by its name if it has one."""
    if label in OFF_MAP:
        return place_msg(label.lower())
    return _LABELS[board][label]


def printed_gains(board: str, label: str) -> tuple[Msg, ...]:
    """Return the gains of covering a space of a map."""
    return _GAINS[board].get(label, ())


def _option(board: str, label: str, beside: int) -> Option:
    """Return a space with this many oceans beside it, and a seat's gain from a tile there."""
    gains = printed_gains(board, label)
    if beside:
        gains = (*gains, _OCEANS[beside])
    note = msg("tmars.spot.gains", gains=gains) if gains else _NOTHING
    return Option(label, space_msg(board, label), note=note, mark=label)


_OPTIONS: Final[Mapping[str, Mapping[str, tuple[Option, ...]]]] = MappingProxyType(
    {
        board: {
            label: tuple(
                _option(board, label, beside) for beside in range(len(neighbours(label)) + 1)
            )
            for label in (*SPACES, *OFF_MAP)
        }
        for board in BOARDS
    }
)
"""By the number of oceans beside."""


def space_options(state: State, spaces: Sequence[str]) -> Sequence[Option]:
    """The spaces as options, in their current state."""
    return Offers(spaces, partial(space_option, state))


def space_domain(state: State, seat: Seat, spaces: Sequence[str]) -> OneOf:
    """One of the spaces, which a form offers by area."""
    return OneOf(space_options(state, spaces), areas=partial(areas_of, state, seat, spaces))


def areas_of(state: State, seat: Seat, spaces: Sequence[str]) -> tuple[Area, ...]:
    """Spaces near oceans, beside the seat's tiles, with bonuses, and all others; none if that makes no difference."""
    gains, own = _GAINS[state.board], beside_own(state, seat)
    found = {
        "oceans": tuple(each for each in spaces if oceans_beside(state, each)),
        "own": tuple(each for each in spaces if each in own),
        "bonuses": tuple(each for each in spaces if gains.get(each)),
    }
    known = {each for area in found.values() for each in area}
    found["others"] = tuple(each for each in spaces if each not in known)
    areas = tuple(
        Area(msg(f"tmars.area.{name}", n=len(inside)), inside)
        for name, inside in found.items()
        if inside
    )
    return areas if len(areas) > 1 else ()


def space_option(state: State, label: str) -> Option:
    """Return a tile's gain there now, and the things it would score with. The space's label is its mark."""
    option = _OPTIONS[state.board][label][oceans_beside(state, label)]
    beside = tuple(_beside(state, label))
    if not beside:
        return option
    assert option.note is not None
    return structs.replace(option, note=msg("tmars.spot.beside", gains=option.note, what=beside))


def _beside(state: State, label: str) -> Iterator[Msg]:
    """Greeneries and cities beside a space, for a tile other than an ocean."""
    if label in OFF_MAP or label in BOARDS[state.board].oceans:
        return
    if n := greeneries_beside(state, label):
        yield msg("tmars.spot.greeneries", n=n)
    if n := cities_beside(state, label):
        yield msg("tmars.spot.cities", n=n)
