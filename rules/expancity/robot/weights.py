"""What a robot holds for important: numbers that `benchmarks.tune` varies together.

Worths are hundredths of a point; chances and shares are in percent.
"""

from typing import Final

from msgspec import Struct, structs


class Weights(Struct, frozen=True):
    horizon: int = 99
    """How many own turns it looks ahead."""
    block: int = 40
    """A block in supply, while there are turns to place it."""
    floor: int = 170
    """A floor still to build: a block and the actions for it."""
    roof: int = 200
    """The contract that a roof brings, if there are turns left to fulfil it."""
    site: int = 100
    """What of an unfinished building's expected score is counted, and of an empty lot's."""
    empty_beside: int = 15
    """An empty lot beside an unfinished building: somebody may still build there."""
    hurry: int = 8
    """By how much each floor still to build lowers a building's expected value."""
    slot: int = 40
    """A place for another unfinished building."""
    record_res: int = 90
    """A floor on the tallest completed building: it raises what may be built next."""
    record_com: int = 70
    record_turns: int = 6
    """How many turns to come it takes until these two count in full."""
    lead: int = 20
    """Part of a goal per step ahead."""
    next_lot: int = 40
    """Part of the best empty lot's value: it may be gone before the seat can build there."""
    rivals: int = 50
    """How much the others' sites count, shared among them."""
    met: int = 97
    """What of a contract that already holds is counted before it is shown."""
    hopeless: int = 15
    """What of a contract is counted of which nothing holds."""
    hope: int = 60
    """What more of it is counted when nearly all holds."""
    places: int = 12
    """How many places for a tile are examined closely."""
    lots: int = 4
    """How many empty lots are examined closely."""
    refined: int = 2
    """How many plans have their floors and roofs tried again in every combination."""


PLAYER: Final = Weights()
BEGINNER: Final = structs.replace(PLAYER, horizon=3, places=5, lots=2, refined=0, rivals=0)
ERRS_BY: Final = 200
"""How wrong a beginner may be about a plan."""
FIXED: Final = ("horizon", "record_turns", "places", "lots", "refined")
"""They say how far and how much is looked at; more is nearly always better, and slower."""
