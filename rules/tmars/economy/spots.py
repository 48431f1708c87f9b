"""Spaces to choose from, as a form shows them (chapter "Placing a tile")."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from msgspec import structs

from rules.core.domains import Offers, OneOf, Option
from rules.core.text import Msg, msg
from rules.tmars.components.content import BOARDS, OCEAN_MC, OFF_MAP, SOUTH_POLE_MC, SPACES
from rules.tmars.components.coordinates import neighbours
from rules.tmars.components.effects import Resource
from rules.tmars.components.maps import Bonus, Space
from rules.tmars.economy.metrics import cities_beside, greeneries_beside
from rules.tmars.economy.placing import oceans_beside
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
"""Where no tile is placed."""


def space_msg(board: str, label: str) -> Msg:
    """A space by its label, and by its name where it has one."""
    if label in OFF_MAP:
        return place_msg(label.lower())
    return _LABELS[board][label]


def _option(board: str, label: str, beside: int) -> Option:
    """A space with so many oceans beside it, and what a seat gains by a tile there."""
    gains = _GAINS[board].get(label, ())
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
    """Spaces to choose among, as they are now."""
    return Offers(spaces, partial(space_option, state))


def space_option(state: State, label: str) -> Option:
    """What a tile gains there now, and what it would score with. The space's label is its mark."""
    option = _OPTIONS[state.board][label][oceans_beside(state, label)]
    beside = tuple(_beside(state, label))
    if not beside:
        return option
    assert option.note is not None
    return structs.replace(option, note=msg("tmars.spot.beside", gains=option.note, what=beside))


def _beside(state: State, label: str) -> Iterator[Msg]:
    """Greeneries and cities beside a space for a tile other than an ocean."""
    if label in OFF_MAP or label in BOARDS[state.board].oceans:
        return
    if n := greeneries_beside(state, label):
        yield msg("tmars.spot.greeneries", n=n)
    if n := cities_beside(state, label):
        yield msg("tmars.spot.cities", n=n)
