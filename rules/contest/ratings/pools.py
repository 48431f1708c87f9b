"""For what a rating is kept: a title and a kind of table (9.2)."""

from enum import StrEnum


class Kind(StrEnum):
    DUEL = "duel"
    """Two seats."""
    TABLE = "table"
    """Three seats and more."""
    PRACTICE = "practice"
    """Robots have had seats from the start."""
    SOLO = "solo"
    """Deals that everybody plays alone; the name of the pool goes on with how, such as ``solo-classic``."""


def kind_of(seats: int, *, has_robots: bool) -> Kind | None:
    """The kind of a table by its seats; None if there is nobody to be compared with."""
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
