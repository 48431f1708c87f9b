"""The groups of choices behind *Change more*: each has a name and one sentence, and pages of a few menus."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

A_PAGE: Final = 3
"""Menus on a page, below the menu of the groups."""
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "rounds": ("rounds", "cut", "round", "gap", "overlap", "once", "unfinished", "season"),
    "knockout": (
        *("advance", "through", "match", "third", "small", "reset", "bracket", "lives"),
        *("group", "twice", "pyramid", "up", "down"),
    ),
    "tables": ("pace", "seats", "rated"),
    "points": ("scoring", "deal_scoring", "tie1", "tie2", "tie3", "best_of", "bye"),
    "pairing": ("repeats", "blocks", "odd", "remainder", "within"),
    "entry": (
        *(
            "teams",
            "min",
            "role",
            "invited",
            "account",
            "tables",
            "reliability",
            "rating_least",
            "rating_most",
        ),
        *("language", "late", "byes"),
    ),
    "presence": ("checkin", "show", "strict", "guests", "disputes", "referees"),
    "beside": ("circuit", "event", "winner"),
}
"""The choices of each group, in order. The game's own options are among the tables."""
_OTHERS: Final = "tables"


class Page(NamedTuple):
    group: str
    names: tuple[str, ...]


def group_of(name: str) -> str:
    """Return the group of a choice."""
    return next((group for group, names in GROUPS.items() if name in names), _OTHERS)


def grouped(names: Iterable[str]) -> dict[str, list[str]]:
    """Return choices by group, in the order of the groups; groups without any are left out."""
    found: dict[str, list[str]] = {group: [] for group in GROUPS}
    for name in names:
        found[group_of(name)].append(name)
    for group, listed in found.items():
        order = GROUPS[group]
        listed.sort(key=lambda name: order.index(name) if name in order else len(order))
    return {group: listed for group, listed in found.items() if listed}


def pages_of(names: Iterable[str]) -> list[Page]:
    """Return the pages of menus, a group after the other."""
    return [
        Page(group, tuple(listed[at : at + A_PAGE]))
        for group, listed in grouped(names).items()
        for at in range(0, len(listed), A_PAGE)
    ]
