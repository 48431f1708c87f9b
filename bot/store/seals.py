"""Checksums over what is kept of a table beside its log: its row, its seats, and the end of its chain.

The log proves itself by its chain. A seal does the same for the rest, so that a byte which the disk has lost is found
when the table is read. It names the columns that it was made over: after a migration that adds one, older seals say
nothing until the table is written again.
"""

from hashlib import blake2b
from typing import Final

from msgspec import msgpack

from bot.store.rows import SeatRow, Sitting, TableRow

_SIZE: Final = 8
_COLUMNS: Final = blake2b(
    " ".join(
        f"{kind.__name__}: {' '.join(kind.__struct_fields__)};"
        for kind in (TableRow, SeatRow, Sitting)
    ).encode(),
    digest_size=_SIZE,
).digest()


def seal(held: tuple[object, ...]) -> bytes:
    return _COLUMNS + blake2b(msgpack.encode(held), digest_size=_SIZE).digest()


def is_intact(found: bytes | None, held: tuple[object, ...]) -> bool:
    """Is this what was sealed? Without a seal, or with one over other columns, it is taken as it is."""
    if found is None or found[:_SIZE] != _COLUMNS:
        return True
    return found == seal(held)
