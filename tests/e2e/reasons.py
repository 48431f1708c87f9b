"""The reasons of refusals, judged by the database alone."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot.store.rows import Status
from bot.tables.model import Position

OVER: Final = (Status.FINISHED, Status.CANCELLED)


def _is_asked(at: Position, member: int) -> bool:
    return at.table.status is Status.PLAYING and at.seat_of(member) in at.waiting()


REASONS: Final[Mapping[str, Callable[[Position, int], bool]]] = MappingProxyType(
    {
        "error-core-not_your_turn": lambda at, member: not _is_asked(at, member),
        "error-core-game_over": lambda at, member: at.table.status in OVER,
        "error-ahead-asked": _is_asked,
        "error-back-own_turn": _is_asked,
        "error-clock-none": lambda at, member: not at.table.clocks,
        "error-pause-none": lambda at, member: not at.table.pauses,
        "error-table-already_seated": lambda at, member: at.seat_of(member) is not None,
        "error-table-empty_seats": lambda at, member: any(row.is_free for row in at.seats),
        "error-table-ended": lambda at, member: at.table.status in OVER,
        "error-table-full": lambda at, member: not any(row.is_free for row in at.seats),
        "error-table-no_robot": lambda at, member: not any(row.is_robot for row in at.seats),
        "error-table-not_away": lambda at, member: all(row.away_id != member for row in at.seats),
        "error-table-not_finished": lambda at, member: at.table.status not in OVER,
        "error-table-not_in_lobby": lambda at, member: at.table.status is not Status.LOBBY,
        "error-table-not_opener": lambda at, member: at.table.opener_id != member,
        "error-table-not_seated": lambda at, member: at.seat_of(member) is None,
        "error-table-starts_later": lambda at, member: at.table.status is Status.LOBBY,
        "error-table-not_started": lambda at, member: at.table.status is Status.LOBBY,
    }
)
"""For the key of a refusal: does its reason hold at this table, for this member?"""
