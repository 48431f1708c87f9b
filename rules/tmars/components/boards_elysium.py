"""The map Elysium, its milestones and its awards."""

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
CARD: Final = Bonus.CARD

SPACES: Final[Mapping[str, Space]] = MappingProxyType(
    {
        "A1": Space(ocean=True),
        "A2": Space(ocean=True, bonus=(TITANIUM,)),
        "A3": Space(ocean=True, bonus=(CARD,)),
        "A4": Space(ocean=True, bonus=(STEEL,)),
        "A5": Space(bonus=(CARD,)),
        "B1": Space(bonus=(TITANIUM,), volcanic=True, name="hecates_tholus"),
        "B2": Space(),
        "B3": Space(),
        "B4": Space(ocean=True),
        "B5": Space(ocean=True),
        "B6": Space(bonus=(STEEL, STEEL)),
        "C1": Space(bonus=(TITANIUM, TITANIUM), volcanic=True, name="elysium_mons"),
        "C2": Space(),
        "C3": Space(bonus=(CARD,)),
        "C4": Space(),
        "C5": Space(ocean=True, bonus=(PLANT,)),
        "C6": Space(ocean=True),
        "C7": Space(bonus=(CARD, CARD, CARD), volcanic=True, name="olympus_mons"),
        "D1": Space(bonus=(PLANT,)),
        "D2": Space(bonus=(PLANT,)),
        "D3": Space(bonus=(PLANT,)),
        "D4": Space(ocean=True, bonus=(PLANT, PLANT)),
        "D5": Space(bonus=(PLANT,)),
        "D6": Space(ocean=True, bonus=(PLANT,)),
        "D7": Space(ocean=True, bonus=(PLANT,)),
        "D8": Space(bonus=(PLANT, STEEL)),
        "E1": Space(bonus=(PLANT, PLANT)),
        "E2": Space(bonus=(PLANT, PLANT)),
        "E3": Space(bonus=(PLANT, PLANT)),
        "E4": Space(ocean=True, bonus=(PLANT, PLANT)),
        "E5": Space(bonus=(PLANT, PLANT)),
        "E6": Space(bonus=(PLANT, PLANT, PLANT)),
        "E7": Space(bonus=(PLANT, PLANT)),
        "E8": Space(bonus=(PLANT, PLANT)),
        "E9": Space(bonus=(PLANT, TITANIUM), volcanic=True, name="arsia_mons"),
        "F1": Space(bonus=(STEEL,)),
        "F2": Space(bonus=(PLANT,)),
        "F3": Space(bonus=(PLANT,)),
        "F4": Space(bonus=(PLANT,)),
        "F5": Space(bonus=(PLANT,)),
        "F6": Space(bonus=(PLANT,)),
        "F7": Space(bonus=(PLANT,)),
        "F8": Space(),
        "G1": Space(bonus=(TITANIUM,)),
        "G2": Space(bonus=(STEEL,)),
        "G3": Space(),
        "G4": Space(),
        "G5": Space(bonus=(STEEL,)),
        "G6": Space(),
        "G7": Space(),
        "H1": Space(bonus=(STEEL, STEEL)),
        "H2": Space(),
        "H3": Space(),
        "H4": Space(),
        "H5": Space(bonus=(STEEL, STEEL)),
        "H6": Space(),
        "I1": Space(bonus=(STEEL,)),
        "I2": Space(),
        "I3": Space(bonus=(CARD,)),
        "I4": Space(bonus=(CARD,)),
        "I5": Space(bonus=(STEEL, STEEL)),
    }
)
"""In reading order."""

MILESTONES: Final = (
    Milestone(
        "generalist",
        Metric(Measure.PRODUCTIONS_RAISED),
        need=6,
        bot=BotMetric(BotMeasure.LOWEST_TRACK),
        bot_needs=2,
    ),
    Milestone(
        "specialist",
        Metric(Measure.MOST_PRODUCTION),
        need=10,
        bot=BotMetric(BotMeasure.HIGHEST_TRACK),
    ),
    Milestone(
        "ecologist",
        Metric(Measure.TAGS, tags=(Tag.PLANT, Tag.MICROBE, Tag.ANIMAL)),
        need=4,
        bot=BotMetric(BotMeasure.TRACK, "bio"),
    ),
    Milestone("tycoon", Metric(Measure.CARDS), need=15, bot=BotMetric(BotMeasure.CARDS)),
    Milestone("legend", Metric(Measure.EVENTS), need=5, bot=BotMetric(BotMeasure.TRACK, "event")),
)

AWARDS: Final = (
    Award("celebrity", Metric(Measure.DEAR_CARDS), bot=BotMetric(BotMeasure.DEAR_CARDS)),
    Award(
        "industrialist",
        Metric(Measure.STOCK, resources=(Resource.STEEL, Resource.ENERGY)),
        bot=BotMetric(BotMeasure.TRACK, "power"),
    ),
    Award("desert_settler", Metric(Measure.TILES, rows="FGHI")),
    Award("estate_dealer", Metric(Measure.TILES_BY_OCEANS)),
    Award("benefactor", Metric(Measure.TR), bot=BotMetric(BotMeasure.TR, plus=-15)),
)
