"""The map Tharsis, its milestones and its awards."""

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

SPACES: Final[Mapping[str, Space]] = MappingProxyType(
    {
        "A1": Space(bonus=(STEEL, STEEL)),
        "A2": Space(ocean=True, bonus=(STEEL, STEEL)),
        "A3": Space(),
        "A4": Space(ocean=True, bonus=(CARD,)),
        "A5": Space(ocean=True),
        "B1": Space(),
        "B2": Space(bonus=(STEEL,), volcanic=True, name="tharsis_tholus"),
        "B3": Space(),
        "B4": Space(),
        "B5": Space(),
        "B6": Space(ocean=True, bonus=(CARD, CARD)),
        "C1": Space(bonus=(CARD,), volcanic=True, name="ascraeus_mons"),
        "C2": Space(),
        "C3": Space(),
        "C4": Space(),
        "C5": Space(),
        "C6": Space(),
        "C7": Space(bonus=(STEEL,)),
        "D1": Space(bonus=(PLANT, TITANIUM), volcanic=True, name="pavonis_mons"),
        "D2": Space(bonus=(PLANT,)),
        "D3": Space(bonus=(PLANT,)),
        "D4": Space(bonus=(PLANT,)),
        "D5": Space(bonus=(PLANT, PLANT)),
        "D6": Space(bonus=(PLANT,)),
        "D7": Space(bonus=(PLANT,)),
        "D8": Space(ocean=True, bonus=(PLANT, PLANT)),
        "E1": Space(bonus=(PLANT, PLANT), volcanic=True, name="arsia_mons"),
        "E2": Space(bonus=(PLANT, PLANT)),
        "E3": Space(bonus=(PLANT, PLANT), reserved_for="noctis_city", name="noctis_city"),
        "E4": Space(ocean=True, bonus=(PLANT, PLANT)),
        "E5": Space(ocean=True, bonus=(PLANT, PLANT)),
        "E6": Space(ocean=True, bonus=(PLANT, PLANT)),
        "E7": Space(bonus=(PLANT, PLANT)),
        "E8": Space(bonus=(PLANT, PLANT)),
        "E9": Space(bonus=(PLANT, PLANT)),
        "F1": Space(bonus=(PLANT,)),
        "F2": Space(bonus=(PLANT, PLANT)),
        "F3": Space(bonus=(PLANT,)),
        "F4": Space(bonus=(PLANT,)),
        "F5": Space(bonus=(PLANT,)),
        "F6": Space(ocean=True, bonus=(PLANT,)),
        "F7": Space(ocean=True, bonus=(PLANT,)),
        "F8": Space(ocean=True, bonus=(PLANT,)),
        "G1": Space(),
        "G2": Space(),
        "G3": Space(),
        "G4": Space(),
        "G5": Space(),
        "G6": Space(bonus=(PLANT,)),
        "G7": Space(),
        "H1": Space(bonus=(STEEL, STEEL)),
        "H2": Space(),
        "H3": Space(bonus=(CARD,)),
        "H4": Space(bonus=(CARD,)),
        "H5": Space(),
        "H6": Space(bonus=(TITANIUM,)),
        "I1": Space(bonus=(STEEL,)),
        "I2": Space(bonus=(STEEL, STEEL)),
        "I3": Space(),
        "I4": Space(),
        "I5": Space(ocean=True, bonus=(TITANIUM, TITANIUM)),
    }
)
"""In reading order."""

MILESTONES: Final = (
    Milestone("terraformer", Metric(Measure.TR), need=35),
    Milestone("mayor", Metric(Measure.CITIES), need=3),
    Milestone("gardener", Metric(Measure.GREENERIES), need=3),
    Milestone(
        "builder",
        Metric(Measure.TAGS, tags=(Tag.BUILDING,)),
        need=8,
        bot=BotMetric(BotMeasure.TRACK, "building"),
    ),
    Milestone(
        "planner",
        Metric(Measure.HAND),
        need=16,
        bot=BotMetric(BotMeasure.LOWEST_TRACK),
        bot_needs=4,
    ),
)

AWARDS: Final = (
    Award("landlord", Metric(Measure.TILES)),
    Award(
        "banker",
        Metric(Measure.PRODUCTION, resources=(Resource.MC,)),
        bot=BotMetric(BotMeasure.TRACK, "building"),
    ),
    Award(
        "scientist",
        Metric(Measure.TAGS, tags=(Tag.SCIENCE,)),
        bot=BotMetric(BotMeasure.TRACK, "science"),
    ),
    Award(
        "thermalist",
        Metric(Measure.STOCK, resources=(Resource.HEAT,)),
        bot=BotMetric(BotMeasure.TRACK, "power"),
    ),
    Award(
        "miner",
        Metric(Measure.STOCK, resources=(Resource.STEEL, Resource.TITANIUM)),
        bot=BotMetric(BotMeasure.TRACK, "space"),
    ),
)
