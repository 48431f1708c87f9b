"""The notices at the end of a tournament, and the last words in a table's thread when its tournament ends it."""

from bot.store.contest.rows import PodRow
from bot.store.rows import Notice
from bot.tournaments import notices
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


def at_the_end(held: Held) -> tuple[Notice, ...]:
    """Return the notices at the end of a tournament: the podium, its circuit's standings, and its winner's role."""
    row, told = held.row, [notices.podium(held.id)]
    told += [
        notices.circuit(held.id, each.id)
        for each in held.stored.circuits
        if each.id == row.settings.circuit_id and each.ended_ms is None
    ]
    told.append(notices.announce(row, delay_s=0.0))
    if row.settings.winner_role is not None:
        told.append(notices.prize(held.id))
    return tuple(told)


def adjudicated(held: Held, pod: PodRow, table: Table | None) -> Msg:
    """Return the words about a table that is ended without a referee: its places, where it has some to tell."""
    if table is None or held.is_closed(pod) or len({each.rank for each in table.seats}) < 2:
        return msg("tournament.closing.adjudicated")
    return msg("tournament.closing.stands", places=places_of(held, table))
