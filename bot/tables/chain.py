"""The chain of hashes over a table's log: whoever holds the last link can check every move before it."""

from hashlib import sha256

from bot.store.rows import MoveKind
from rules.core.seats import Seat

START = bytes(32)
"""What the first link hangs on."""


def link(
    previous: bytes,
    *,
    seq: int,
    kind: MoveKind,
    seat: Seat | None,
    move: bytes | None,
    state: bytes,
) -> bytes:
    """The hash of an entry of the log: of the one before, of what was done, and of the state that it led to."""
    digest = sha256(previous)
    digest.update(seq.to_bytes(4, "big"))
    digest.update(kind.encode())
    digest.update((0 if seat is None else seat + 1).to_bytes(1, "big"))
    for part in (move or b"", state):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()
