"""The chain of hashes over a table's log: with the last link, every entry before it can be checked.

There are two versions of a link. The first covers a move and the state that it led to. The second covers all that
the log stores about an entry, including its events, and a hash of that state. The hash is stored in the log, too, so
the chain can be checked without replaying the moves. A log may contain links of both versions.
"""

from hashlib import sha256
from typing import Final

from msgspec import msgpack
from msgspec.structs import replace

from bot.store.rows import MoveKind, MoveRow

START: Final = bytes(32)
"""The link before the first one."""

_SECOND: Final = b"turnpost chain 2"


def linked(previous: bytes, row: MoveRow, state: bytes) -> MoveRow:
    """Return an entry of the log that led to a state, with its hash as the link after `previous`."""
    row = replace(row, state_hash=sha256(state).digest())
    return replace(row, hash=_second(previous, row))


def relinked(previous: bytes, row: MoveRow) -> MoveRow:
    """Return the same entry of the second version as the link after `previous`."""
    return replace(row, hash=_second(previous, row))


def link(previous: bytes, row: MoveRow, state: bytes) -> bytes:
    """Return the right hash for an entry that led to this state."""
    if row.state_hash is None:
        return _first(previous, row, state)
    return _second(previous, replace(row, state_hash=sha256(state).digest()))


def holds(previous: bytes, row: MoveRow) -> bool:
    """Return whether an entry is as it was stored.

    One of the first version cannot be checked without its state, so it passes.
    """
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
    # The seal over the sittings covers the members: no person is part of such a link.
    is_seat = row.kind is MoveKind.SEAT
    entry = (
        *(row.seq, row.rules_version, row.kind, row.seat, b"" if is_seat else row.move, row.events),
        *(None if is_seat else row.member_id, row.at, row.state_hash),
    )
    return sha256(_SECOND + previous + msgpack.encode(entry)).digest()
