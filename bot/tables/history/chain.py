"""The chain of hashes over a table's log: whoever holds the last link can check every entry before it.

There are two versions of a link. The first covers what was done and the state that it led to; the second all that the
log holds of an entry, what was told included, and the hash of that state, which stands beside it in the log: so the
chain can be followed without playing. Entries of both versions may follow each other.
"""

from hashlib import sha256
from typing import Final

from msgspec import msgpack
from msgspec.structs import replace

from bot.store.rows import MoveRow

START: Final = bytes(32)
"""What the first link hangs on."""

_SECOND: Final = b"turnpost chain 2"


def linked(previous: bytes, row: MoveRow, state: bytes) -> MoveRow:
    """An entry of the log that led to a state, hung on the link before it."""
    row = replace(row, state_hash=sha256(state).digest())
    return replace(row, hash=_second(previous, row))


def link(previous: bytes, row: MoveRow, state: bytes) -> bytes:
    """What the hash of an entry has to be, if it led to this state."""
    if row.state_hash is None:
        return _first(previous, row, state)
    return _second(previous, replace(row, state_hash=sha256(state).digest()))


def holds(previous: bytes, row: MoveRow) -> bool:
    """Is an entry as it was written? An entry of the first version cannot be judged without its state."""
    return row.state_hash is None or row.hash == _second(previous, row)


def _first(previous: bytes, row: MoveRow, state: bytes) -> bytes:
    digest = sha256(previous)
    digest.update(row.seq.to_bytes(4, "big"))
    digest.update(row.kind.encode())
    digest.update((0 if row.seat is None else row.seat + 1).to_bytes(1, "big"))
    for part in (row.move or b"", state):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()


def _second(previous: bytes, row: MoveRow) -> bytes:
    entry = (
        *(row.seq, row.rules_version, row.kind, row.seat, row.move, row.events),
        *(row.member_id, row.at, row.state_hash),
    )
    return sha256(_SECOND + previous + msgpack.encode(entry)).digest()
