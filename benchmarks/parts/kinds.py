"""The tables to measure: one of every title, and more of a title that is played in several ways."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from rules.core.game import Setup, default_options
from rules.registry import GAME_KEYS, load


@dataclass(frozen=True, slots=True)
class Kind:
    """Tables of a title with this many seats, and with options that differ from the defaults."""

    name: str
    title: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def setup(self, seed: int) -> Setup:
        return Setup(self.seats, default_options(load(self.title)) | self.options, seed)


SMALL = {
    "tmars": (
        Kind("tmars, 2 seats", "tmars", 2),
        Kind("tmars, classic solo", "tmars", 1, {"alone": "classic"}),
        Kind("tmars, MarsBot", "tmars", 1, {"alone": "marsbot"}),
    )
}
"""The smallest tables, if they are not simply those with the fewest seats."""


def small() -> Iterator[Kind]:
    for key in GAME_KEYS:
        yield from SMALL.get(key) or (Kind(key, key, load(key).seats[0]),)


def large() -> Iterator[Kind]:
    """Tables with the most seats, and the smallest tables of titles that are played in several ways."""
    for key in GAME_KEYS:
        most = load(key).seats[-1]
        yield Kind(f"{key}, {most} seats", key, most)
        yield from SMALL.get(key, ())
