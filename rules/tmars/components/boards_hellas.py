"""The map Hellas, its milestones and its awards."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.tmars.components.effects import Resource, Tag
from rules.tmars.components.maps import (
    Award,
    Bonus,
    BotMeasure,
    BotMetric,
    Measure,
    Metric,
    Milestone,
    Space,
)

STEEL: Final = Bonus.STEEL
TITANIUM: Final = Bonus.TITANIUM
PLANT: Final = Bonus.PLANT
HEAT: Final = Bonus.HEAT
CARD: Final = Bonus.CARD
SOUTH_POLE: Final = Bonus.SOUTH_POLE

SPACES: Final[Mapping[str, Space]] = MappingProxyType(
    {
        "A1": Space(ocean=True, bonus=(PLANT, PLANT)),
        "A2": Space(bonus=(PLANT, PLANT)),
        "A3": Space(bonus=(PLANT, PLANT)),
        "A4": Space(bonus=(PLANT, STEEL)),
        "A5": Space(bonus=(PLANT,)),
        "B1": Space(ocean=True, bonus=(PLANT, PLANT)),
        "B2": Space(bonus=(PLANT, PLANT)),
        "B3": Space(bonus=(PLANT,)),
        "B4": Space(bonus=(PLANT, STEEL)),
        "B5": Space(bonus=(PLANT,)),
        "B6": Space(bonus=(PLANT,)),
        "C1": Space(ocean=True, bonus=(PLANT,)),
        "C2": Space(bonus=(PLANT,)),
        "C3": Space(bonus=(STEEL,)),
        "C4": Space(bonus=(STEEL,)),
        "C5": Space(),
        "C6": Space(bonus=(PLANT, PLANT)),
        "C7": Space(bonus=(PLANT, CARD)),
        "D1": Space(ocean=True, bonus=(PLANT,)),
        "D2": Space(bonus=(PLANT,)),
        "D3": Space(bonus=(STEEL,)),
        "D4": Space(bonus=(STEEL, STEEL)),
        "D5": Space(bonus=(STEEL,)),
        "D6": Space(ocean=True, bonus=(PLANT,)),
        "D7": Space(ocean=True, bonus=(PLANT,)),
        "D8": Space(bonus=(PLANT,)),
        "E1": Space(bonus=(CARD,)),
        "E2": Space(),
        "E3": Space(),
        "E4": Space(bonus=(STEEL, STEEL)),
        "E5": Space(),
        "E6": Space(ocean=True, bonus=(CARD,)),
        "E7": Space(ocean=True, bonus=(HEAT, HEAT, HEAT)),
        "E8": Space(ocean=True),
        "E9": Space(bonus=(PLANT,)),
        "F1": Space(bonus=(TITANIUM,)),
        "F2": Space(),
        "F3": Space(bonus=(STEEL,)),
        "F4": Space(),
        "F5": Space(),
        "F6": Space(ocean=True),
        "F7": Space(ocean=True, bonus=(STEEL,)),
        "F8": Space(),
        "G1": Space(ocean=True, bonus=(TITANIUM, TITANIUM)),
        "G2": Space(),
        "G3": Space(),
        "G4": Space(bonus=(CARD,)),
        "G5": Space(),
        "G6": Space(),
        "G7": Space(bonus=(TITANIUM,)),
        "H1": Space(bonus=(STEEL,)),
        "H2": Space(bonus=(CARD,)),
        "H3": Space(bonus=(HEAT, HEAT)),
        "H4": Space(bonus=(HEAT, HEAT)),
        "H5": Space(bonus=(TITANIUM,)),
        "H6": Space(bonus=(TITANIUM,)),
        "I1": Space(),
        "I2": Space(bonus=(HEAT, HEAT)),
        "I3": Space(bonus=(SOUTH_POLE,), name="south_pole"),
        "I4": Space(bonus=(HEAT, HEAT)),
        "I5": Space(),
    }
)
"""In reading order."""

MILESTONES: Final = (
    Milestone(
        "diversifier", Metric(Measure.DISTINCT_TAGS), need=8, bot=BotMetric(BotMeasure.ALL_TRACKS)
    ),
    Milestone(
        "tactician",
        Metric(Measure.CARDS_WITH_REQUIREMENTS),
        need=5,
        bot=BotMetric(BotMeasure.CARDS_WITH_REQUIREMENTS),
    ),
    Milestone("polar_explorer", Metric(Measure.TILES, rows="HI"), need=3),
    Milestone(
        "energizer",
        Metric(Measure.PRODUCTION, resources=(Resource.ENERGY,)),
        need=6,
        bot=BotMetric(BotMeasure.TRACK, "power"),
    ),
    Milestone(
        "rim_settler",
        Metric(Measure.TAGS, tags=(Tag.JOVIAN,)),
        need=3,
        bot=BotMetric(BotMeasure.TRACK, "power"),
        bot_needs=6,
    ),
)

AWARDS: Final = (
    Award("cultivator", Metric(Measure.GREENERIES)),
    Award("magnate", Metric(Measure.AUTOMATED_CARDS), bot=BotMetric(BotMeasure.AUTOMATED_CARDS)),
    Award(
        "space_baron",
        Metric(Measure.TAGS, tags=(Tag.SPACE,)),
        bot=BotMetric(BotMeasure.TRACK, "space"),
    ),
    Award("excentric", Metric(Measure.ON_CARDS), bot=BotMetric(BotMeasure.TOKENS)),
    Award(
        "contractor",
        Metric(Measure.TAGS, tags=(Tag.BUILDING,)),
        bot=BotMetric(BotMeasure.TRACK, "building"),
    ),
)
