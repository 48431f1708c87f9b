"""Pools of ratings: one for each title and kind of table (9.2)."""

from enum import StrEnum


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
