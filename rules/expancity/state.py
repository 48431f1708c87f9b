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
    """What the acting seat is in the middle of."""

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
    """What it was worth when it was roofed."""


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
    """Two contracts, the upper one first; one is to be kept."""

    cards: tuple[str, str]


class TileOffer(Struct, frozen=True, forbid_unknown_fields=True, tag="tile"):
    """Two tiles, perhaps alike; one is to be kept."""

    tiles: tuple[str, str]


class RoofPut(Struct, frozen=True, forbid_unknown_fields=True):
    at: Cell
    roof: str
    points: int


class TurnMade(Struct, frozen=True, forbid_unknown_fields=True):
    """What the last turn plan did."""

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
    """Has no order: tiles are drawn at random."""
    deck: list[str]
    """Contracts, the topmost first."""
    roofs: dict[str, int]
    goals: list[str]
    due: int
    """Contracts that the acting seat has still to draw two of, after the open offer."""
    offer: ContractOffer | TileOffer | None
    last: TurnMade | None
