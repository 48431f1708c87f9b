"""Pools of ratings: one for each title and kind of table (9.2)."""

from enum import StrEnum
from typing import Final

from rules.contest.ratings.model import SURE_AFTER

FIRST_PRACTICE: Final = 5
"""By so many first tables of practice a rating does not fall, and it is provisional after each of them."""


class Kind(StrEnum):
    DUEL = "duel"
    """Two seats."""
    TABLE = "table"
    """Three seats and more."""
    PRACTICE = "practice"
    """Robots have had seats from the start."""
    SOLO = "solo"
    """Deals played solo; the name of the pool goes on with the mode, such as ``solo-classic``."""


def kind_of(seats: int, *, has_robots: bool) -> Kind | None:
    """Return the kind of a table by its seats; None if it has no opponents."""
    if seats < 2:
        return None
    if has_robots:
        return Kind.PRACTICE
    return Kind.DUEL if seats == 2 else Kind.TABLE


def pool(title: str, kind: str) -> str:
    """The name of a pool. `kind` is a `Kind`, or that of the deals of a way to play alone."""
    return f"{title}:{kind}"


def solo_pool(title: str, mode: str) -> str:
    """The pool of deals that are played alone in some way."""
    return pool(title, f"{Kind.SOLO}-{mode}")


def mode_of(name: str) -> str | None:
    """The way to play alone that a pool is for; None for tables of several."""
    kind, _, mode = part_of(name).partition("-")
    return mode if kind == Kind.SOLO else None


def title_of(name: str) -> str:
    return name.partition(":")[0]


def part_of(name: str) -> str:
    """The kind of a pool, from its name."""
    return name.partition(":")[2]


def sure_after(name: str) -> int:
    """The number of tables after which a rating in a pool is no longer provisional, if it is not too unsure."""
    return FIRST_PRACTICE + 1 if part_of(name) == Kind.PRACTICE else SURE_AFTER


def is_early_practice(name: str, before: int) -> bool:
    """Is the table after so many one of a member's first tables of practice?"""
    return part_of(name) == Kind.PRACTICE and before < FIRST_PRACTICE
