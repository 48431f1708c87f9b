"""Opening a table: a new one, or a rematch of one that has ended. Pure functions."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.clocks.paces import NO_CLOCK, read_pace
from bot.ratings.standard import may_be_rated
from bot.store.rows import Filters, SeatRow, Secrets, Status, TableRow
from bot.tables.errors import NotSeated, TableRefusal
from bot.tables.history.records import checked_options
from bot.tables.model import Actor, Position
from bot.tables.names import is_former, visible
from rules.core.errors import Refusal
from rules.core.game import GameDef, RobotLevel
from rules.core.record import Record, commitment
from rules.core.seats import Seat
from rules.core.text import Typed

MOST_NAME = 60
"""Characters of a table's name."""
FREE = SeatRow(0, None, None, None, Typed(""))


def opened(
    game: GameDef[Any, Any],
    actor: Actor,
    secrets: Secrets,
    *,
    guild_id: int,
    channel_id: int,
    language: str,
    seats: int,
    options: dict[str, str],
    pace: str,
    who: Filters,
    now: int,
    rated: bool = True,
    name: str = "",
) -> TableRow:
    """Return a new table in its lobby; it has no number yet. It is `rated` only with options that allow it.

    Raises:
        TableRefusal: name_too_long.
        Refusal: there is no such pace, see `bot.clocks.paces`; hint.not_both.
    """
    shown = visible(name)
    if len(shown) > MOST_NAME:
        raise TableRefusal("name_too_long", length=len(shown), most=MOST_NAME)
    control = read_pace(pace)
    is_rated = rated and may_be_rated(game, seats, options)
    if who.hints and is_rated:
        raise Refusal("hint.not_both")
    return TableRow(
        id=0,
        title=game.key,
        rules_version=game.rules_version,
        guild_id=guild_id,
        channel_id=channel_id,
        thread_id=None,
        lobby=None,
        board=None,
        opener_id=actor.member_id,
        status=Status.LOBBY,
        options=options,
        seat_count=seats,
        seq=-1,
        told_seq=-1,
        asks=(),
        votes=(),
        commitment=commitment(secrets.seed, secrets.salt),
        opened_at=now,
        touched_at=now,
        ended_at=None,
        language=language,
        pace=NO_CLOCK if control is None else control.text,
        filters=who,
        is_rated=is_rated,
        name=Typed(shown),
    )


def opened_again(
    game: GameDef[Any, Any], position: Position, actor: Actor, secrets: Secrets, *, now: int
) -> TableRow:
    """Return a rematch: a table like the ended one, in the same place, by the newest rules of its title, `game`.

    Raises:
        TableRefusal: not_finished or not_seated.
        MalformedMove: the title no longer has these options.
    """
    table = position.table
    if table.status not in (Status.FINISHED, Status.CANCELLED):
        raise TableRefusal("not_finished")
    if table.tournament_id is not None:
        raise Refusal("tournament.no_rematch")
    if actor.member_id != table.opener_id and not position.has(actor.member_id):
        raise NotSeated
    again = opened(
        game,
        actor,
        secrets,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        language=table.language,
        seats=len(position.seats),
        options=checked_options(game, len(position.seats), table.options),
        pace=table.pace,
        who=table.filters,
        now=now,
        rated=table.is_rated,
    )
    return replace(again, rematch_id=table.id, name=table.name)


def seats_for(actor: Actor, count: int, robots: Sequence[RobotLevel] = ()) -> tuple[SeatRow, ...]:
    """Return seats with the opener in the first, then robots; the others are free."""
    first = replace(FREE, member_id=actor.member_id, name=actor.name)
    levels = (*robots, *(None for _ in range(count - 1 - len(robots))))[: count - 1]
    others = (replace(FREE, seat=seat, robot_level=level) for seat, level in enumerate(levels, 1))
    return (first, *others)


def seats_again(position: Position, actor: Actor) -> tuple[SeatRow, ...]:
    """Return the seats of a rematch: `actor` has a seat, those of the other members are reserved, and robots stay."""
    rows = tuple(_again(row, actor) for row in position.seats)
    if any(row.member_id == actor.member_id for row in rows):
        return rows
    nobodys = [row.seat for row in rows if row.is_free and not row.is_reserved]
    if not nobodys:
        return rows
    return tuple(
        replace(row, member_id=actor.member_id, name=actor.name) if row.seat == nobodys[0] else row
        for row in rows
    )


def seats_kept(position: Position, actor: Actor) -> tuple[SeatRow, ...]:
    """Return the seats of a table that goes on: each is kept for the member who had it at the end, and robots stay."""
    return tuple(_again(row, actor) for row in position.seats)


def seats_of_record(record: Record) -> tuple[SeatRow, ...]:
    """Return the seats of a table that goes on from an uploaded record: robots stay, the others are free."""
    of_robots: dict[Seat, bool] = {}
    begins = record.shuffles[-1].after if record.shuffles else 0
    for each in record.entries[begins:]:
        if each.move is None:
            of_robots[each.seat] = not each.player
    return tuple(
        replace(FREE, seat=seat, robot_level=RobotLevel.NORMAL if of_robots.get(seat) else None)
        for seat in range(record.setup.seats)
    )


def with_opener(rows: tuple[SeatRow, ...], actor: Actor, seat: Seat | None) -> tuple[SeatRow, ...]:
    """Return the seats with the opener in the named one, or else in the first free one if there is any.

    Raises:
        TableRefusal: no_such_seat or reserved.
    """
    if any(row.member_id == actor.member_id for row in rows):
        return rows
    if seat is None:
        seat = next((row.seat for row in rows if row.is_free and not row.is_reserved), None)
    elif seat not in range(len(rows)):
        raise TableRefusal("no_such_seat", seats=len(rows))
    elif rows[seat].is_reserved:
        raise TableRefusal("reserved", name=rows[seat].name, place=str(seat + 1))
    return tuple(
        replace(FREE, seat=seat, member_id=actor.member_id, name=actor.name)
        if row.seat == seat
        else row
        for row in rows
    )


def _again(row: SeatRow, actor: Actor) -> SeatRow:
    member = row.member_id or row.away_id
    if is_former(member):
        return replace(FREE, seat=row.seat)
    if member == actor.member_id:
        return SeatRow(row.seat, member, None, None, actor.name)
    if member is not None:
        return SeatRow(row.seat, None, None, member, row.name)
    return replace(row, name=FREE.name)
