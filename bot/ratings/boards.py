"""Leaderboards: the order, and how it has changed lately (10.5)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.ratings import shown
from bot.ratings.shown import PoolRating
from bot.store.database import Connection
from bot.store.ratings import leaders, people
from rules.contest.ratings.model import DAY_S
from rules.core.text import Typed

SINCE_S: Final = 7 * DAY_S
"""Places are compared with those of this long ago."""
LAST: Final = 5


@dataclass(frozen=True, slots=True)
class Board:
    pool: str
    rows: tuple[PoolRating, ...]
    """The best first."""
    early: tuple[PoolRating, ...]
    """The provisional members."""
    names: dict[int, Typed]
    changes: dict[int, int | None] = field(default_factory=dict)
    """Places won or lost; None for a member without an earlier place. Empty if the board had no members."""
    last: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The places at the last tables, the newest last."""

    @property
    def provisional(self) -> int:
        return len(self.early)


def board_of(
    conn: Connection,
    pool: str,
    guild_id: int,
    *,
    now_s: int,
    is_young: Callable[[int, int], bool],
) -> Board:
    """Return the leaderboard of a pool, of a server if one is named.

    Args:
        is_young: is an account too young to be on leaderboards at a moment?
    """
    held = people.board(conn, pool, guild_id)
    sure, early = shown.ordered(
        held, {each.member_id for each in held if is_young(each.member_id, now_s)}, now_s
    )
    members = [each.member_id for each in sure]
    then = now_s - SINCE_S
    busy = leaders.busy(conn, pool, then)
    listed = {each.member_id for each in held}
    past = [each for each in held if each.member_id not in busy]
    past += [each for each in leaders.earlier(conn, pool, then) if each.member_id in listed]
    before, _ = shown.ordered(
        past, {each.member_id for each in past if is_young(each.member_id, then)}, then
    )
    places = {each.member_id: place for place, each in enumerate(before)}
    changes: dict[int, int | None] = {}
    if places:
        changes = {
            member: places[member] - place if member in places else None
            for place, member in enumerate(members)
        }
    return Board(
        pool,
        tuple(sure),
        tuple(early),
        people.names(conn, members),
        changes,
        leaders.last_places(conn, pool, members, LAST),
    )
