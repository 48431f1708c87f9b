"""Made-up members ready for a game."""

from bot.clocks.paces import HOUR_MS, MINUTE_MS
from bot.tables.finding.matching import Ready, awake_quarters
from rules.core.rng import Rng

GAMES = tuple((title, seats) for title in ("mine", "nim", "tmars", "city") for seats in (2, 3, 4))
_DAY_MIN = 24 * 60


def drawn(seed: int, count: int) -> list[Ready]:
    """Members with tastes, filters, blocks and nights of their own; some have waited equally long."""
    rng = Rng(seed)
    return [_one(rng, member, count) for member in range(1, count + 1)]


def _one(rng: Rng, member: int, count: int) -> Ready:
    games = [game for game in GAMES if rng.below(3) == 0] or [GAMES[rng.below(len(GAMES))]]
    blocks = {1 + rng.below(count) for _ in range(rng.below(4))} - {member}
    night = rng.below(_DAY_MIN) * MINUTE_MS
    slept = rng.below(11) * HOUR_MS
    nights = [(night + day, night + slept + day) for day in (-24 * HOUR_MS, 0)]
    return Ready(
        member,
        tuple(games),
        rng.below(500) * MINUTE_MS // 2,
        reliability=50 + rng.below(51),
        asks=(0, 0, 70, 80, 90)[rng.below(5)],
        apart=frozenset(blocks),
        awake=awake_quarters(nights, 0),
    )
