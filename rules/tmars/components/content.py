"""The numbers of the rule book."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.tmars.components.effects import (
    Parameter,
    Resource,
    Tag,
)

UNITS: Final = ("mc", "steel", "titanium", "heat", "microbes")
"""The units of a payment, in this order."""

SEATS: Final = range(1, 6)
START_TR: Final = 20
SOLO_TR: Final = 14
LEAST_MC_PRODUCTION: Final = -5
"""All other productions stay at 0 or above."""

START: Final[Mapping[Parameter, int]] = MappingProxyType(
    {Parameter.OXYGEN: 0, Parameter.TEMPERATURE: -30, Parameter.OCEANS: 0}
)
HIGHEST: Final[Mapping[Parameter, int]] = MappingProxyType(
    {Parameter.OXYGEN: 14, Parameter.TEMPERATURE: 8, Parameter.OCEANS: 9}
)
STEP: Final[Mapping[Parameter, int]] = MappingProxyType(
    {Parameter.OXYGEN: 1, Parameter.TEMPERATURE: 2, Parameter.OCEANS: 1}
)
HEAT_PRODUCTION_AT: Final = (-24, -20)
"""Temperatures that grant a step of heat production."""
OCEAN_AT: Final = 0
"""The temperature that grants an ocean."""
TEMPERATURE_AT: Final = 8
"""The oxygen that grants a step of temperature."""

STANDARD_PROJECTS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "sell_patents": 0,
        "power_plant": 11,
        "asteroid": 14,
        "aquifer": 18,
        "greenery": 23,
        "city": 25,
    }
)
"""The printed costs."""
CARD_PRICE: Final = 3
PLANTS_FOR_GREENERY: Final = 8
HEAT_FOR_TEMPERATURE: Final = 8
STEEL_VALUE: Final = 2
TITANIUM_VALUE: Final = 3
OCEAN_MC: Final = 2
"""M€ for a tile placed beside oceans, per ocean."""
SOUTH_POLE_MC: Final = 6

MILESTONE_PRICE: Final = 8
MOST_MILESTONES: Final = 3
MILESTONE_POINTS: Final = 5
AWARD_PRICES: Final = (8, 14, 20)
MOST_AWARDS: Final = 3
AWARD_POINTS: Final = (5, 2)
"""For the first and the second place."""
SEATS_FOR_SECOND_PLACE: Final = 3
DEAR: Final = 20
"""Cards with at least this printed cost count for the award for expensive cards."""

CORPORATIONS_DEALT: Final = 2
PROJECTS_DEALT: Final = 10
FIRST_HAND: Final = 5
"""The projects of each of the two hands that are drafted at the start."""
PRELUDES_DEALT: Final = 4
PRELUDES_KEPT: Final = 2
RESEARCH_CARDS: Final = 4
FIZZLED_PRELUDE_MC: Final = 15
BEGINNER: Final = "R00"
"""The corporation that every seat may take instead of those dealt, if the table allows it."""

LAST_GENERATION: Final = 14
"""The last generation of classic solo play."""
LAST_GENERATION_WITH_PRELUDE: Final = 12
RATING_ALONE: Final = 63
"""The rating that wins classic solo play, if it is played for the rating."""

BOT_CARDS: Final = 4
"""MarsBot's new cards per generation."""
BOT_PRELUDE_CARDS: Final = 4
"""Additional cards in the first generation, with Prelude."""
BOT_ACTIONS: Final = 2
TOKEN_POINTS: Final = ((10, 1), (14, 2), (None, 3))
"""The worth of a token if the game ends by that generation; None stands for any later one."""

TAGS: Final = tuple(tag for tag in Tag if tag is not Tag.EVENT)
"""The printed tags."""
METALS: Final = (Resource.STEEL, Resource.TITANIUM)
