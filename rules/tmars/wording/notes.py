"""Cards with a note: there is more to know about them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

NOTES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "002": "reduce_self",
        "017": "noctis",
        "021": "own_space",
        "050": "one_card",
        "061": "reduce_self",
        "066": "claim",
        "073": "discard_first",
        "074": "choose_each_time",
        "081": "own_space",
        "086": "copy",
        "097": "raise_first",
        "099": "opponents_tags",
        "107": "bot_events",
        "122": "plants_lost",
        "128": "own_greenery",
        "140": "no_volcano",
        "146": "plants_lost",
        "152": "none_too",
        "160": "gain_first",
        "188": "flooding",
        "190": "heat_twice",
        "195": "next_card",
        "200": "city_first",
        "201": "gain_first",
        "206": "next_card",
        "P10": "fizzles",
        "P11": "fizzles",
        "P28": "wild",
        "P37": "lava_tube",
        "P39": "plant_cards",
        "P40": "wild",
        "R00": "beginner",
        "R03": "own_tag_production",
        "R10": "own_tag_draw",
        "R18": "heat_one_way",
        "R24": "covered_space",
        "R31": "solo_cities",
        "R35": "itself",
    }
)
"""By card: the text of its note, ``tmars.ruling.<…>``."""
