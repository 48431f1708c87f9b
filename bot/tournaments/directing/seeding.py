"""Seeds at the start: by hand, then by rating, then by lot (section "Single elimination, with pods")."""

from collections.abc import Mapping
from typing import Final

from bot.store.contest.rows import TournamentRow
from bot.store.database import Connection
from bot.store.ratings import people
from rules.contest.pairing.certificate import lot_of
from rules.contest.pairing.seeding import seed_ranks
from rules.contest.ratings.model import Rating, cautious
from rules.contest.ratings.pools import Kind, pool
from rules.contest.scores.results import No

_PAIR: Final = 2


def seeded(
    conn: Connection,
    row: TournamentRow,
    draw: bytes,
    members: Mapping[No, int],
    by_hand: Mapping[No, int],
) -> dict[No, int]:
    """Return the seed rank of each entrant, from 1: those seeded by hand, then those with a rating, the rest by lot.

    Ratings that may not be shown do not count, nor does any in a tournament that is not rated, or is played alone.
    """
    known = strengths(conn, row)
    unknown = min(known.values(), default=0) - 1
    ordered = sorted(members, key=lambda no: (-known.get(members[no], unknown), lot_of(draw, no)))
    return seed_ranks(by_hand, ordered)


def strengths(conn: Connection, row: TournamentRow) -> dict[int, int]:
    """Return the strength of each rated member, as leaderboards compare them."""
    size = row.plan.stages[0].scheme.wanted
    if not row.settings.is_rated or size < _PAIR:
        return {}
    kind = Kind.DUEL if size == _PAIR else Kind.TABLE
    return {
        each.member_id: cautious(Rating(each.mu, each.sigma))
        for each in people.board(conn, pool(row.title, kind))
    }
