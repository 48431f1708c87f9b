"""Writes of the transaction in which a table ends: its statistics, and its effect on ratings."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from bot.store import outbox, tables
from bot.store.database import Connection
from bot.store.people import audit, results
from bot.store.people.audit import Deed
from bot.store.ratings import deals, erasing, events, meetings, sources, stats
from bot.store.ratings.sources import RANK, ROBOT, TAKEN_OVER, AnchorOf
from bot.store.ratings.stats import WHOLE_TABLE, StatRow
from bot.store.rows import Notice, NoticeKind, SeatRow, Sitting, TableRow
from rules.contest.ratings.counting import Ended, Field, Why, counted
from rules.contest.ratings.ledger import Ledger
from rules.contest.ratings.meetings import LATELY, meet_too_often, shared
from rules.contest.ratings.model import DAY_S
from rules.core import engine
from rules.core.game import GameDef, Setup
from rules.core.seats import Seat
from rules.core.stats import values

_QUIET_S: Final = 30 * DAY_S
"""The same pair is not named again for this long."""


def _note_meetings(conn: Connection, table: TableRow, field: Field) -> None:
    """Write into the server's log the pairs at a rated table that meet at most of their tables (9.6).

    The bot has no penalties. Tables of tournaments and those with robots are no reason: there, members did not choose
    to meet.
    """
    members = [who for who in field.who if who > 0]
    if not field.is_limited or len(members) < 2 or table.guild_id == 0:
        return
    seen = meetings.lately(conn, members, LATELY)
    for one, two in combinations(members, 2):
        if not meet_too_often(seen[one], seen[two]):
            continue
        if meetings.is_told(conn, table.guild_id, (one, two), (field.ended_at - _QUIET_S) * 1000):
            continue
        deed = Deed(
            table.guild_id,
            field.ended_at * 1000,
            one,
            meetings.FLAG,
            subject_id=two,
            before=str(shared(seen[one], seen[two])),
            after=str(LATELY),
        )
        told = Notice(
            None, NoticeKind.AUDIT, {"deed": audit.put(conn, deed)}, guild_id=table.guild_id
        )
        outbox.put(conn, told, now=field.ended_at)


ALONE = "alone"
"""The way to play alone of a title that has one."""
TOTAL = "total"
"""The statistic that holds the points of a seat."""


def table_ended(
    conn: Connection,
    table: TableRow,
    seats: Sequence[SeatRow],
    sittings: Sequence[Sitting],
    game: GameDef[Any, Any],
    state: Any,
) -> None:
    """Store a finished table's statistics and, if it is rated, its effect on ratings.

    Its end and its results must have been stored before, in the same transaction.
    """
    first = first_of(conn, table, len(seats), game)
    stats.put(conn, table.id, stat_rows(seats, sittings, game, state, table.options, first))
    members = {each.member_id for each in sittings if each.member_id is not None}
    for member in sorted(erasing.unrated(conn, members)):
        stats.forget(conn, member)
    if table.is_rated:
        rate(conn, table, lambda title, level: game.anchors.get(level))


def deal_opened(conn: Connection, deal_id: int, anchor_of: AnchorOf) -> None:
    """Let the tables of a deal change ratings. Until now they could change none.

    The deal must have been opened before, in the same transaction.
    """
    for table_id in deals.tables_of(conn, deal_id):
        _rate(conn, table_id, anchor_of)


def stat_rows(
    seats: Sequence[SeatRow],
    sittings: Sequence[Sitting],
    game: GameDef[Any, Any],
    state: Any,
    options: Mapping[str, str],
    first: Seat | None = None,
) -> list[StatRow]:
    """Return the rank and total of each seat, the robots from the start, and the title's own statistics."""
    outcome = game.outcome(state)
    assert outcome is not None
    rows = [StatRow(seat, RANK, number=rank) for seat, rank in enumerate(outcome.ranks)]
    rows += [StatRow(seat, TOTAL, number=score.total) for seat, score in enumerate(outcome.scores)]
    if len(seats) == 1:
        rows.append(StatRow(WHOLE_TABLE, stats.MODE, text=mode_of(game, options)))
    elif first is not None:
        rows.append(StatRow(WHOLE_TABLE, stats.FIRST, number=first))
    rows += [StatRow(seat, ROBOT, number=level) for seat, level in _robots(seats, sittings)]
    for seat, stat, value in values(game.statistics, state, len(seats)):
        place = WHOLE_TABLE if seat is None else seat
        if isinstance(value, str):
            rows.append(StatRow(place, stat.name, text=value))
        else:
            rows.append(StatRow(place, stat.name, number=int(value)))
    return rows


def mode_of(game: GameDef[Any, Any], options: Mapping[str, str]) -> str:
    """Return the way in which a table is played alone: its values of the title's `solo_modes`."""
    found = [
        options[spec.name]
        for spec in game.options
        if spec.name in game.solo_modes and spec.matters(1, options)
    ]
    return "-".join(found) or ALONE


def first_of(conn: Connection, table: TableRow, seats: int, game: GameDef[Any, Any]) -> Seat | None:
    """Return the seat that had the first turn; None if it is unknown."""
    if game.opens is None or seats < 2 or table.moves_before is not None:
        return None
    if table.first_seat is not None:
        return table.first_seat
    kept = tables.secrets(conn, table.id)
    if kept is None:
        return None
    step = engine.start(game, Setup(seats, table.options, kept.seed))
    return game.opens(step.state)


def _robots(seats: Sequence[SeatRow], sittings: Sequence[Sitting]) -> Iterator[tuple[int, int]]:
    """Yield the seats that robots had at the start, each with its robot's level if it still has one."""
    for row in seats:
        held = [each.member_id for each in sittings if each.seat == row.seat]
        if held[:1] == [None]:
            is_kept = held == [None] and row.robot_level is not None
            yield row.seat, (row.robot_level or 0) if is_kept else TAKEN_OVER


def rate(conn: Connection, table: TableRow, anchor_of: AnchorOf) -> Why | None:
    """Rate a finished table, and report pairs that meet too often; return a reason if it is not rated.

    A table of a deal that is not open yet changes nothing.
    """
    taken = _rate(conn, table.id, anchor_of)
    if isinstance(taken, Why):
        return taken
    _note_meetings(conn, table, taken)
    return None


def _rate(conn: Connection, table_id: int, anchor_of: AnchorOf) -> Field | Why:
    """Rate a table.

    Tables count in the order in which they ended. If later tables have been counted (as those that ended in the same
    second may), they are taken back and counted again after it.
    """
    events.lock(conn)
    found = sources.some(conn, [table_id], anchor_of)
    field = counted(found[0]) if found else Why.ALONE
    if isinstance(field, Why):
        return field
    after = events.later(conn, field.pool, field.ended_at, field.table)
    if after:
        events.take_back(conn, field.pool, field.ended_at, field.table)
    why = _take(conn, field)
    for ended in sources.some(conn, after, anchor_of) if after else ():
        _again(conn, ended)
    return field if why is None else why


def ruled(conn: Connection, table_id: int, places: Mapping[Seat, int], anchor_of: AnchorOf) -> None:
    """Let a finished table count as a referee has ruled, and count every later rated table again."""
    results.rule(conn, table_id, places)
    events.lock(conn)
    table_id = deals.field_of(conn, table_id)
    known = events.of_table(conn, table_id)
    if not known:
        # The table rated no member, and places do not change that.
        return
    pool, ended_at = known[0].pool, known[0].ended_at
    after = events.later(conn, pool, ended_at, table_id)
    events.take_back(conn, pool, ended_at, table_id - 1)
    for ended in sources.some(conn, [table_id, *after], anchor_of):
        _again(conn, ended)


def _again(conn: Connection, ended: Ended) -> None:
    field = counted(ended)
    if isinstance(field, Field):
        _take(conn, field)


def _take(conn: Connection, field: Field) -> Why | None:
    held = events.standings(conn, field.pool, field.who)
    recent = (
        events.together(conn, field.pool, field.who, field.ended_at) if field.is_limited else {}
    )
    ledger = Ledger(held, recent)
    taken = ledger.take(field)
    if isinstance(taken, Why):
        return taken
    events.put(conn, taken, ledger.standings)
    return None
