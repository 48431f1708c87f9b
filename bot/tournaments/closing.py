"""The last words in a table's thread when its tournament ends it."""

from bot.store.contest.rows import PodRow
from bot.tournaments.model import Held
from rules.contest.scores.results import Table
from rules.contest.scores.scoring import ranks_with_faults
from rules.core.text import Msg, msg


def places_of(held: Held, table: Table) -> tuple[Msg, ...]:
    """Return the entrants of a result with their places, the first first."""
    ranks = ranks_with_faults(
        [each.rank for each in table.seats], [each.fault for each in table.seats]
    )
    placed = sorted(zip(ranks, table.seats, strict=True), key=lambda each: each[0])
    return tuple(
        msg("tournament.closing.place", rank=rank, player=held.entrant(each.no).name)
        for rank, each in placed
    )


def adjudicated(held: Held, pod: PodRow, table: Table | None) -> Msg:
    """Return the words about a table that is ended without a referee: its places, where it has some to tell."""
    if table is None or held.is_closed(pod) or len({each.rank for each in table.seats}) < 2:
        return msg("tournament.closing.adjudicated")
    return msg("tournament.closing.stands", places=places_of(held, table))
