"""Weights of a robot, which `benchmarks.tune` varies together.

Worths are hundredths of a point; chances and shares are in percent.
"""

from typing import Final

from msgspec import Struct, structs


class Weights(Struct, frozen=True):
    horizon: int = 99
    """The number of own turns that it looks ahead."""
    block: int = 40
    """A block in supply, while there are turns to place it."""
    floor: int = 170
    """A floor still to build: a block and the actions for it."""
    roof: int = 200
    """The contract that a roof brings, if there are turns left to fulfil it."""
    site: int = 100
    """The counted share of the expected score of an unfinished building, and of an empty lot."""
    empty_beside: int = 15
    """An empty lot beside an unfinished building, on which a building may still come."""
    hurry: int = 8
    """By how much each floor still to build lowers a building's expected value."""
    slot: int = 40
    """A place for another unfinished building."""
    record_res: int = 90
    """A floor on the tallest completed building: it raises the limit for later ones."""
    record_com: int = 70
    record_turns: int = 6
    """The number of turns to come from which on these two count in full."""
    lead: int = 20
    """Part of a goal per step ahead."""
    next_lot: int = 40
    """Part of the best empty lot's value: it may be gone before the seat can build there."""
    rivals: int = 50
    """The weight of the others' sites, shared among them."""
    met: int = 97
    """The counted share of a contract that already holds, before it is shown."""
    hopeless: int = 15
    """The counted share of a contract of which nothing holds."""
    hope: int = 60
    """The further share that is counted when nearly all of it holds."""
    places: int = 12
    """The number of places for a tile that are examined closely."""
    lots: int = 4
    """The number of empty lots that are examined closely."""
    refined: int = 2
    """The number of plans whose floors and roofs are tried again in every combination."""


PLAYER: Final = Weights()
BEGINNER: Final = structs.replace(PLAYER, horizon=3, places=5, lots=2, refined=0, rivals=0)
ERRS_BY: Final = 200
"""The error of a beginner about a plan."""
FIXED: Final = ("horizon", "record_turns", "places", "lots", "refined")
"""They say how far and how much is looked at; more is nearly always better, and slower."""
