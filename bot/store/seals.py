"""Checksums over the rows of a table besides its log: its own row, its seats, and the end of its chain.

The chain of hashes protects the log. A seal does the same for the rest, so that a damaged byte is found when the table
is read. A seal names the columns that it covers: after a migration that adds a column, older seals are ignored until
the table is written again.
"""

from hashlib import blake2b
from typing import Final

from msgspec import msgpack

from bot.clocks.clock import Clock
from bot.clocks.pauses import Pause
from bot.store.declaring.posted import Posted
from bot.store.rows import Filters, SeatRow, Sitting, TableRow

_SIZE: Final = 8
_COLUMNS: Final = blake2b(
    " ".join(
        f"{kind.__name__}: {' '.join(kind.__struct_fields__)};"
        for kind in (TableRow, Posted, SeatRow, Sitting, Clock, Pause, Filters)
    ).encode(),
    digest_size=_SIZE,
).digest()


def seal(held: tuple[object, ...]) -> bytes:
    return _COLUMNS + blake2b(msgpack.encode(held), digest_size=_SIZE).digest()


def is_intact(found: bytes | None, held: tuple[object, ...]) -> bool:
    """Return whether the rows are those that were sealed. True without a seal, or with one over other columns."""
    if found is None or found[:_SIZE] != _COLUMNS:
        return True
    return found == seal(held)
