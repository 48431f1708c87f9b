"""The six goals, of which three are in play at a table."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.expancity.components.content import COM, RES
from rules.expancity.components.vocabulary import (
    ContractsFulfilled,
    Filter,
    Goal,
    HowMany,
    LongestRow,
    Tallest,
)

ALL_GOALS = (
    Goal("tallest_building", 12, Tallest(Filter(completed=True))),
    Goal("most_commercial", 12, HowMany(Filter(kind=COM, completed=True))),
    Goal("most_residential", 12, HowMany(Filter(kind=RES, completed=True))),
    Goal("most_contracts", 12, ContractsFulfilled()),
    Goal("park_patron", 12, HowMany(Filter(completed=True, next_to={"park": 1}))),
    Goal("longest_street", 12, LongestRow(Filter(completed=True))),
)

GOALS: Mapping[str, Goal] = MappingProxyType({goal.id: goal for goal in ALL_GOALS})
