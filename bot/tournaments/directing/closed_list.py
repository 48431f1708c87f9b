"""The list of entrants as it is closed at the start."""

from collections.abc import Collection

from msgspec.structs import replace

from bot.store.contest.rows import EntrantRow
from bot.store.rows import Notice
from bot.tournaments import notices
from bot.tournaments.model import Held
from rules.contest.director.snapshot import Kind
from rules.contest.scores.results import No


def listed(row: EntrantRow, playing: Collection[No], rank: int) -> EntrantRow:
    """Return an entrant after the list has closed: playing, or available for an open seat.

    Members of a team that does not take part are on the bench, each for themselves.
    """
    if row.no in playing:
        return replace(row, kind=Kind.ENTRANT, rank=rank)
    kind = Kind.SUBSTITUTE if row.kind is Kind.SUBSTITUTE else Kind.BENCH
    return replace(row, kind=kind, rank=rank, team_no=None, board=0)


def why_out(held: Held, row: EntrantRow) -> Notice:
    """Return the direct message to an entrant on the bench: they missed check-in, or their team is not complete."""
    if row.team_no is None or row.checked_in_ms is None:
        return notices.missed(held.id, row.member_id)
    return notices.of_team(held.id, row.member_id, "short", held.team(row.team_no).name)
