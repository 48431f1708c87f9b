"""The fifty contracts, in printed order."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.expancity.components.content import CITY_HALL, COM, POINTED, RES, ROUND
from rules.expancity.components.vocabulary import (
    Area,
    Cluster,
    Contract,
    Count,
    Filter,
    FloorsSet,
    Hub,
    Need,
    Pair,
    Row,
    Variety,
)

ALL_CONTRACTS = (
    Contract(
        "sky_cellar",
        10,
        Count(Filter(kind=COM, completed=True, floors=6, next_to={"wine_bar": 1}), 1),
    ),
    Contract(
        "shared_green",
        4,
        Hub(
            "park",
            (
                Need(Filter(kind=COM), 1),
                Need(Filter(kind=RES), 1),
            ),
        ),
    ),
    Contract("fake_id", 8, Count(Filter(next_to={"school": 1, "wine_bar": 1}), 1)),
    Contract("school_supplies", 9, Count(Filter(next_to={"school": 1, "mall": 1}), 1)),
    Contract(
        "branch_office",
        5,
        Count(Filter(kind=COM, completed=True, floors=4, next_to={"bank": 1}), 1),
    ),
    Contract(
        "trading_floor",
        6,
        Count(Filter(kind=COM, completed=True, floors=5, next_to={"bank": 1}), 1),
    ),
    Contract(
        "anchor_store", 5, Count(Filter(kind=COM, completed=True, floors=5, next_to={"mall": 1}), 1)
    ),
    Contract(
        "corner_suite", 5, Count(Filter(kind=COM, completed=True, floors=5, next_to={"park": 1}), 1)
    ),
    Contract("vip_box", 4, Count(Filter(kind=COM, completed=True, next_to={"stadium": 1}), 1)),
    Contract(
        "tasting_room",
        5,
        Count(Filter(kind=COM, completed=True, floors=4, next_to={"wine_bar": 1}), 1),
    ),
    Contract(
        "school_run", 5, Count(Filter(kind=RES, completed=True, floors=3, next_to={"school": 1}), 1)
    ),
    Contract(
        "chapel_lane",
        5,
        Count(Filter(kind=RES, completed=True, floors=2, next_to={"church": 1}), 1),
    ),
    Contract(
        "park_view", 6, Count(Filter(kind=RES, completed=True, floors=3, next_to={"park": 1}), 1)
    ),
    Contract(
        "night_watch",
        6,
        Count(Filter(kind=RES, completed=True, floors=2, next_to={"police": 1}), 1),
    ),
    Contract(
        "recovery_suite", 4, Count(Filter(kind=RES, completed=True, next_to={"hospital": 1}), 1)
    ),
    Contract(
        "noise_complaint", 6, Count(Filter(kind=RES, completed=True, next_to={"wine_bar": 1}), 1)
    ),
    Contract(
        "garden_cottage",
        3,
        Count(Filter(kind=RES, completed=True, floors=1, next_to={"park": 1}), 1),
    ),
    Contract("getaway_car", 7, Count(Filter(next_to={"bank": 1, "police": 1}), 1)),
    Contract("garden_wedding", 5, Count(Filter(next_to={"church": 1, "park": 1}), 1)),
    Contract("double_green", 4, Count(Filter(completed=True, next_to={"park": 2}), 1)),
    Contract("lunch_break", 4, Count(Filter(kind=COM, next_to={"park": 1, "mall": 1}), 1)),
    Contract("all_conveniences", 4, Count(Filter(kind=RES, completed=True, next_to_types=3), 1)),
    Contract("campus_housing", 5, Hub("school", (Need(Filter(kind=RES), 2),))),
    Contract("strip_mall", 6, Hub("mall", (Need(Filter(kind=COM), 2),))),
    Contract("parishioners", 6, Hub("church", (Need(Filter(), 2),))),
    Contract("village_green", 6, Hub("park", (Need(Filter(), 3),))),
    Contract("city_hall_address", 5, Count(Filter(completed=True, next_to={CITY_HALL: 1}), 1)),
    Contract("main_street", 6, Row(Filter(), 3)),
    Contract("grand_boulevard", 9, Row(Filter(), 4)),
    Contract("terraced_houses", 8, Row(Filter(kind=RES), 3)),
    Contract("staircase", 10, Row(Filter(), 3, rising=True)),
    Contract(
        "matching_pair",
        10,
        Pair(Filter(kind=COM, completed=True), Filter(kind=COM, completed=True), equal_floors=True),
    ),
    Contract(
        "live_and_work", 4, Pair(Filter(kind=RES, completed=True), Filter(kind=COM, completed=True))
    ),
    Contract("my_neighborhood", 8, Cluster(Filter(), 5)),
    Contract("city_block", 4, Area(2, (Need(Filter(), 3),))),
    Contract("quarter", 7, Area(3, (Need(Filter(), 5),))),
    Contract("quiet_suburb", 4, Area(3, (Need(Filter(kind=RES, completed=True), 3),))),
    Contract("downtown", 4, Area(3, (Need(Filter(kind=COM), 3),))),
    Contract(
        "mixed_use",
        3,
        Area(
            2,
            (
                Need(Filter(kind=RES), 1),
                Need(Filter(kind=COM), 1),
            ),
            tiles={"park": 1},
        ),
    ),
    Contract("full_house", 8, Count(Filter(kind=RES, completed=True, floors=3), 3)),
    Contract("bungalow_trio", 5, Count(Filter(kind=RES, completed=True, floors=1), 3)),
    Contract("property_ladder", 4, FloorsSet(Filter(kind=RES, completed=True), (1, 2, 3))),
    Contract("skyline", 8, FloorsSet(Filter(kind=COM, completed=True), (4, 5, 6))),
    Contract("board_meeting", 4, Count(Filter(kind=COM, completed=True), 4)),
    Contract("dome_district", 5, Count(Filter(roof=ROUND), 3)),
    Contract("spire_district", 5, Count(Filter(roof=POINTED), 3)),
    Contract("green_thumb", 5, Count(Filter(completed=True, next_to={"park": 1}), 5)),
    Contract("around_town", 5, Variety(Filter(), 8)),
    Contract("good_fences", 5, Count(Filter(rivals_next_to=3), 1)),
    Contract("overshadow", 5, Count(Filter(kind=COM, completed=True, taller_than_rival_by=3), 1)),
)

CONTRACTS: Mapping[str, Contract] = MappingProxyType({card.id: card for card in ALL_CONTRACTS})
