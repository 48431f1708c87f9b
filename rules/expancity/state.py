"""All that a table remembers (chapter "Engine interface", section "State")."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.squares import Cell

LITERAL = "literal"
FLOOR_ZERO = "floor_zero"


class Phase(Enum):
    """The step that the acting seat is at."""

    PLAN = "plan"
    KEEP_CONTRACT = "keep_contract"
    FULFIL = "fulfil"
    KEEP_TILE = "keep_tile"
    OVER = "over"


class Building(Struct, forbid_unknown_fields=True):
    owner: Seat
    floors: int
    roof: str | None
    """None while unfinished."""
    scored: int | None
    """Its score when it got its roof."""


City: TypeAlias = Mapping[Cell, str]
"""Laid tiles by cell."""

Buildings: TypeAlias = Mapping[Cell, Building]


class Fulfilled(Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    points: int
    turn: int
    """Counted from 1."""


class SeatState(Struct, forbid_unknown_fields=True):
    supply: int
    reserve: int
    score: int
    hand: list[str]
    contracts: list[str]
    fulfilled: list[Fulfilled]


class ContractOffer(Struct, frozen=True, forbid_unknown_fields=True, tag="contract"):
    """Two contracts, the upper one first, of which one is kept."""

    cards: tuple[str, str]


class TileOffer(Struct, frozen=True, forbid_unknown_fields=True, tag="tile"):
    """Two tiles, perhaps alike, of which one is kept."""

    tiles: tuple[str, str]


class RoofPut(Struct, frozen=True, forbid_unknown_fields=True):
    at: Cell
    roof: str
    points: int


class TurnMade(Struct, frozen=True, forbid_unknown_fields=True):
    """The effects of the last turn plan."""

    seat: Seat
    tile: str
    at: Cell
    floors: tuple[Cell, ...]
    roofs: tuple[RoofPut, ...]


class State(Struct, forbid_unknown_fields=True):
    rng: Rng
    negative_building_scores: str
    """``literal`` or ``floor_zero``."""
    turn: int
    """Turns completed."""
    acting: Seat
    phase: Phase
    city: dict[Cell, str]
    buildings: dict[Cell, Building]
    seats: list[SeatState]
    bag: list[str]
    """Unordered: tiles are drawn at random."""
    deck: list[str]
    """Contracts, the topmost first."""
    roofs: dict[str, int]
    goals: list[str]
    due: int
    """The number of times that the acting seat will draw two contracts to keep one, after the open offer."""
    offer: ContractOffer | TileOffer | None
    last: TurnMade | None
