"""Messages that the bot has posted, as values and as columns.

A message is known by its channel and its number, never by the number alone: its table or tournament may have moved
since.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

_ALONE = "posted"


class Posted(Struct, frozen=True):
    channel_id: int
    """The channel or thread in which it was posted."""
    message_id: int


def columns(field: str) -> tuple[str, str]:
    """Return the two columns of a message.

    `posted` has `channel_id` and `message_id`, and `board` has `board_channel_id` and `board_message_id`.
    """
    prefix = "" if field == _ALONE else f"{field}_"
    return f"{prefix}channel_id", f"{prefix}message_id"


def names(fields: Iterable[str], *messages: str) -> tuple[str, ...]:
    """Return the columns of some fields, of which these are messages."""
    return tuple(
        name for each in fields for name in (columns(each) if each in messages else (each,))
    )


def apart(values: Mapping[str, Any], *messages: str) -> dict[str, Any]:
    """Turn the values of fields into those of columns."""
    plain = dict(values)
    for each in messages:
        if each in plain:
            message: Posted | None = plain.pop(each)
            pair = (None, None) if message is None else (message.channel_id, message.message_id)
            plain |= zip(columns(each), pair, strict=True)
    return plain


def together(row: Mapping[Any, Any], *messages: str) -> dict[str, Any]:
    """Turn the values of columns into those of fields. A number without a channel leads to no message."""
    values = {str(name): value for name, value in row.items()}
    for each in messages:
        channel_id, message_id = (values.pop(name) for name in columns(each))
        is_known = channel_id is not None and message_id is not None
        values[each] = Posted(channel_id, message_id) if is_known else None
    return values
