"""The sizes with which the goals of hosting are measured."""

import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")

NAMES: Final = (
    *(f"C{number}" for number in range(1, 8)),
    *(f"N{number}" for number in range(1, 6)),
    *(f"A{number}" for number in range(1, 5)),
    "F1",
    "F2",
    "M1",
    "M2",
    "M3",
    "R1",
    "R2",
    "S1",
    "S2",
    "S3",
)
"""The goals, as the specification of hosting numbers them (10.2)."""
OF_TESTS: Final = "10.1"
"""It says the allowed cost of the measuring itself."""


@dataclass(frozen=True)
class Effort:
    """The size of a measurement."""

    tables: int
    """Tables that play a month without a database."""
    cases: int
    """Random cases of charging until a due."""
    weeks: int
    """Tables that play for weeks through the whole service."""
    races: int
    """Clicks against the end of grace."""
    dues: tuple[int, ...]
    """With how many dues a look and a re-arm are timed."""
    idle_s: float
    """For how long the idle bot is watched."""
    kills: int
    """The number of times that the bot is killed while dues fire; 0: not at all."""
    kill_minutes: float
    """It is killed no more after so many minutes; 0: it goes on."""
    crowded: int
    """Tables at which a crowd is told its turns."""
    days: int
    """For how many days it is."""
    busy: int
    """Tables of one member."""
    direct: int
    """Members that choose direct messages at once."""
    months: int
    """Tables that live for weeks, with 30 % vanishing members."""
    returns: int
    """Members coming back in the middle of robots' turns."""
    offers: int
    """Seats on offer that members take or decline."""
    conducts: int
    """Members whose reliability is worked out again."""
    queues: int
    """Queues of members ready for a game."""
    lobbies: int
    """Lobbies that open, 500 an hour."""
    aheads: int
    """Moves given ahead that are followed until their question comes."""
    answers: int
    """Answers that are held back."""
    megabytes: int
    """The size of the database that is copied."""
    copying_s: float
    """For how long moves are timed alone, and for how long during copies."""
    is_timed: bool = True
    """Do limits of time count? In tests they do not: a machine that does much else would make them fail."""


FULL = Effort(
    tables=10_000,
    cases=100_000,
    weeks=300,
    races=1000,
    dues=(1000, 100_000, 1_000_000),
    idle_s=30.0,
    kills=500,
    kill_minutes=0.0,
    crowded=12,
    days=10,
    busy=200,
    direct=500,
    months=1000,
    returns=10_000,
    offers=100,
    conducts=10_000,
    queues=1000,
    lobbies=500,
    aheads=1_000_000,
    answers=10_000,
    megabytes=200,
    copying_s=60.0,
)
QUICK = Effort(
    tables=300,
    cases=10_000,
    weeks=15,
    races=50,
    dues=(1000, 100_000),
    idle_s=5.0,
    kills=4,
    kill_minutes=0.0,
    crowded=3,
    days=2,
    busy=30,
    direct=30,
    months=20,
    returns=200,
    offers=8,
    conducts=500,
    queues=100,
    lobbies=30,
    aheads=2000,
    answers=400,
    megabytes=20,
    copying_s=5.0,
)


async def in_folder(work: Callable[[Path], Awaitable[T]]) -> T:
    """Do something with a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        return await work(Path(folder))
