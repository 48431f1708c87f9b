"""A table as it is opened: anew, or once more for those who were at one that has ended. Pure functions."""

from typing import Any

from msgspec.structs import replace

from bot.store.rows import SeatRow, Secrets, Status, TableRow
from bot.tables.errors import TableRefusal
from bot.tables.history.records import checked_options
from bot.tables.model import Actor, Position
from rules.core.game import GameDef
from rules.core.record import commitment

FREE = SeatRow(0, None, None, None, "")


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
    now: int,
) -> TableRow:
    """A table in its lobby; it has no number yet."""
    return TableRow(
        id=0,
        title=game.key,
        rules_version=game.rules_version,
        guild_id=guild_id,
        channel_id=channel_id,
        thread_id=None,
        lobby_message_id=None,
        board_message_id=None,
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
    )


def opened_again(position: Position, actor: Actor, secrets: Secrets, *, now: int) -> TableRow:
    """A table like one that has ended, at the same place.

    Raises:
        TableRefusal: not_finished or not_at_table.
        MalformedMove: the title has no such options any more.
    """
    table = position.table
    if table.status not in (Status.FINISHED, Status.CANCELLED):
        raise TableRefusal("not_finished")
    if actor.member_id != table.opener_id and not position.has(actor.member_id):
        raise TableRefusal("not_at_table")
    again = opened(
        position.game,
        actor,
        secrets,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        language=table.language,
        seats=len(position.seats),
        options=checked_options(position.game, len(position.seats), table.options),
        now=now,
    )
    return replace(again, rematch_id=table.id)


def seats_for(actor: Actor, count: int) -> tuple[SeatRow, ...]:
    """Free seats, but for the first, which is the opener's."""
    first = replace(FREE, member_id=actor.member_id, name=actor.name)
    return (first, *(replace(FREE, seat=seat) for seat in range(1, count)))


def seats_again(position: Position, actor: Actor) -> tuple[SeatRow, ...]:
    """The seats of a table for the same people: who asks has sat down, the others' are kept, robots are robots."""
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


def _again(row: SeatRow, actor: Actor) -> SeatRow:
    member = row.member_id or row.away_id
    if member == actor.member_id:
        return SeatRow(row.seat, member, None, None, actor.name)
    if member is not None:
        return SeatRow(row.seat, None, None, member, row.name)
    return replace(row, name="")
