"""The bot for tournaments of a minute: `python -m tests.contest.hurried`.

It is `tests.e2e.hasty` with three more differences: an hour of a tournament lasts half a second, the kinds of
tournaments have deadlines of seconds, and Nim is hosted too, also at tables of one and of four, because a game of it is
soon over.
"""

import dataclasses
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL

import tests.toys
from rules import registry
from rules.core.game import GameDef
from rules.core.options import OptionSpec
from tests.e2e import hasty
from tests.e2e.forked import HastyBot
from tests.scale import sized
from tests.toys import nim

TITLE: Final = "nim"
HOUR_MS: Final = 500
CHECKIN_MS: Final = 6000
SHOW_MS: Final = 8000
GAP_MS: Final = 1500
ROUND_MS: Final = sized(20_000, 30_000)
"""A usual run mostly waits for the ends of rounds."""
DISPUTES_MS: Final = 2500
MOST_OPEN: Final = 1000
GAME: Final = dataclasses.replace(
    nim.GAME,
    seats=range(1, 5),
    options=(
        nim.GAME.options[0],
        OptionSpec("heaps", choices=("few", "many"), default="few", own=nim.OWN_HEAPS),
    ),
)


class HurriedBot(HastyBot):
    program = "tests.contest.hurried"

    def __init__(self, api_url: str, folder: Path, database: URL | None = None) -> None:
        super().__init__(api_url, folder, database)
        # A process that thinks would not know the title that only this program hosts.
        self.environment["EXPERT_PROCESSES"] = "0"


@contextmanager
def with_nim(game: GameDef[Any, Any] = GAME) -> Iterator[None]:
    """Host Nim, or a game in its place, as if a package brought it."""
    installed = registry._installed
    registry.load.cache_clear()
    registry._installed = lambda: {TITLE: tests.toys.__name__}  # type: ignore[assignment]
    vars(tests.toys)["GAME"] = game
    try:
        yield
    finally:
        registry._installed = installed
        registry.load.cache_clear()
        del vars(tests.toys)["GAME"]


def _before() -> None:
    from rules.contest.director import plan

    hasty.put(plan, HOUR_MS=HOUR_MS, DAY_MS=24 * HOUR_MS)


def _then() -> None:
    from msgspec.structs import replace

    from bot.clocks import paces
    from bot.features.tournament.choices import kinds, moments
    from bot.tournaments import changing, creating, eligibility

    kind_plan = kinds.kind_plan

    def soon(kind: str, seats: Sequence[int], starts_ms: int) -> Any:
        return replace(
            kind_plan(kind, seats, starts_ms),
            checkin_ms=CHECKIN_MS,
            show_ms=SHOW_MS,
            gap_ms=GAP_MS,
            round_ms=ROUND_MS,
            disputes_ms=DISPUTES_MS,
        )

    hasty.put(kinds, kind_plan=soon)
    hasty.put(moments, HOUR_MS=HOUR_MS, DAY_MS=24 * HOUR_MS)
    hasty.put(changing, MOST_HERE=MOST_OPEN)
    hasty.put(creating, MOST_HERE=MOST_OPEN)
    hasty.put(eligibility, MOST_ENTERED=MOST_OPEN)
    paces.PRESETS["daily"] = replace(hasty.PACE, key="daily")


if __name__ == "__main__":
    with with_nim():
        sys.exit(hasty.main(_before, _then))
