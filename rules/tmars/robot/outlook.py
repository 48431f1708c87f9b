"""What a robot thinks things are worth (estimates, not rules). All values are hundredths of M€ or of generations."""

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Final

from rules.core.seats import Seat
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import (
    HEAT_FOR_TEMPERATURE,
    HIGHEST,
    OCEAN_MC,
    SOUTH_POLE_MC,
    STEP,
)
from rules.tmars.components.coordinates import OFF_MAP, neighbours
from rules.tmars.components.effects import Parameter
from rules.tmars.components.maps import Bonus
from rules.tmars.economy.costs import greenery_plants, metal_values
from rules.tmars.economy.counting import is_city
from rules.tmars.economy.paying import funds
from rules.tmars.economy.placing import oceans_out
from rules.tmars.state import Mode, SeatState, State
from rules.tmars.turns.generations import last_generation

ONE: Final = 100
"""One M€, point or generation."""
CARD: Final = 300
_PACE: Final[Mapping[int, int]] = MappingProxyType({1: 320, 2: 360, 3: 460, 4: 540, 5: 620})
"""Parameter steps per generation, by number of seats."""
_EARLY_POINT: Final = 500
_LATE_POINTS: Final = 1200
_RACE: Final = 1400
_PURSE: Final = 25
"""M€ that a turn is likely to need."""
_PLENTY: Final = 60
_LAST_MONEY: Final = 30
_ON_CARD: Final = 60
"""A resource on a card that scores nothing for it."""


class Outlook:
    """A table as a seat sees it: how long it will last, and what things are worth because of that."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.mine: SeatState = state.seats[seat]

    @cached_property
    def steps_left(self) -> int:
        state = self.state
        oxygen = HIGHEST[Parameter.OXYGEN] - state.oxygen
        warmth = (HIGHEST[Parameter.TEMPERATURE] - state.temperature) // STEP[Parameter.TEMPERATURE]
        return oxygen + warmth + HIGHEST[Parameter.OCEANS] - oceans_out(state)

    @cached_property
    def left(self) -> int:
        """The remaining generations with production, including this one."""
        last = last_generation(self.state)
        if last is not None:
            return ONE * (last - self.state.generation + 1)
        return max(ONE, self.steps_left * ONE * ONE // _PACE[len(self.state.seats)])

    @cached_property
    def is_racing(self) -> bool:
        """Whether points count for nothing yet: in classic solo play the planet must be finished first."""
        return self.state.mode is Mode.SOLO

    @cached_property
    def point(self) -> int:
        """A victory point: worth little while money still grows, much at the end."""
        if self.is_racing:
            return ONE
        return _EARLY_POINT + ONE * _LATE_POINTS // (self.left + ONE // 2)

    @cached_property
    def rating(self) -> int:
        """A step of the rating: a point, and M€ in every generation."""
        return self.point + self.left

    @cached_property
    def step(self) -> int:
        """A step of a parameter, which in a race decides the game."""
        return self.rating + (_RACE if self.is_racing else 0)

    @cached_property
    def money(self) -> int:
        """A M€: worth little if the seat has plenty, or no time left to spend it."""
        plenty = max(0, funds(self.state, self.seat) - _PURSE)
        return min(ONE, _LAST_MONEY + self.left // 4) * _PLENTY // (_PLENTY + plenty)

    @cached_property
    def units(self) -> Mapping[str, int]:
        """A unit in stock."""
        steel, titanium = metal_values(self.mine)
        greenery = self.greenery // greenery_plants(self.mine)
        warmth = self.step if self.state.temperature < HIGHEST[Parameter.TEMPERATURE] else 0
        heat = min(220, warmth * 85 // (ONE * HEAT_FOR_TEMPERATURE))
        return {
            "mc": self.money,
            "steel": 80 * steel,
            "titanium": 85 * titanium,
            "plants": greenery * 85 // ONE,
            "energy": heat * 90 // ONE,
            "heat": heat,
        }

    @cached_property
    def greenery(self) -> int:
        """A greenery tile: its point, the oxygen, and about one printed bonus."""
        oxygen = self.step if self.state.oxygen < HIGHEST[Parameter.OXYGEN] else 0
        return self.point + oxygen + 150

    @cached_property
    def city(self) -> int:
        """A city tile: greeneries beside it are still to come."""
        return (150 if self.is_early else 80) * self.point // ONE + 150

    @cached_property
    def is_early(self) -> bool:
        """Whether there is time for something to grow."""
        return self.left > 150

    @cached_property
    def ocean(self) -> int:
        return self.step + 200 if oceans_out(self.state) < HIGHEST[Parameter.OCEANS] else 0

    def stock(self, resource: str, n: int) -> int:
        return n * self.units[resource]

    def production(self, resource: str, n: int) -> int:
        """Steps of a production until the end; what comes too late to be used counts for less."""
        harvests = max(0, self.left - (0 if resource in ("mc", "plants") else 70))
        worth = n * harvests * self.units[resource] // ONE
        return worth + ONE * n if resource == "energy" else worth

    def on_card(self, points_each: int) -> int:
        """A resource on a card that scores this many hundredths of a point for each."""
        return points_each * self.point // ONE if points_each else _ON_CARD

    def space(self, label: str, kind: str) -> int:
        """A tile of this kind on a space: the printed bonus, oceans beside it, and what it will score."""
        if label in OFF_MAP:
            return 0
        state = self.state
        worth = 0
        for bonus in BOARDS[state.board].spaces[label].bonus:
            match bonus:
                case Bonus.CARD:
                    worth += CARD
                case Bonus.SOUTH_POLE:
                    worth += self.ocean - SOUTH_POLE_MC * ONE
                case Bonus.PLANT:
                    worth += self.units["plants"]
                case _:
                    worth += self.units[bonus.value]
        for beside in neighbours(label):
            tile = state.tiles.get(beside)
            if tile is None:
                worth += self._free_neighbour(beside, kind)
            elif tile.kind == "ocean":
                worth += OCEAN_MC * ONE
            elif kind == "greenery" and is_city(tile):
                worth += self.point * (100 if tile.owner == self.seat else -70) // ONE
            elif kind == "city" and tile.kind == "greenery":
                worth += self.point
            elif tile.owner == self.seat:
                worth += 30
        return worth

    def _free_neighbour(self, label: str, kind: str) -> int:
        space = BOARDS[self.state.board].spaces[label]
        if space.ocean:
            return 60 if kind != "ocean" else 0
        return self.point // 4 if kind == "city" and self.is_early else 10
