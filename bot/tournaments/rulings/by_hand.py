"""Tables of a round that an organiser has set by hand: they follow from the log of changes."""

from typing import Any, Final

from msgspec import convert, json

from bot.store.contest.rows import RulingKind, RulingRow, Stored
from rules.contest.pairing.by_hand import ByHand

SET: Final = "by_hand"
DRAWN: Final = "by_lot"
"""Names of the changes that set tables by hand, or let them be drawn after all."""


def set_in(stored: Stored) -> ByHand | None:
    """Return the tables that were set by hand last; a round that was undone is drawn again."""
    found: ByHand | None = None
    for row in stored.rulings:
        if row.kind not in (RulingKind.CHANGE, RulingKind.UNPAIR):
            continue
        after: dict[str, Any] = json.decode(row.after)
        if after.get("what") == SET:
            found = _read(after)
        elif row.kind is RulingKind.UNPAIR or after["what"] == DRAWN:
            found = None
    return found


def setter_of(stored: Stored, stage: int, number: int) -> RulingRow | None:
    """Return the change that set the tables of a round last."""
    found = None
    for row in stored.rulings:
        if row.kind is RulingKind.CHANGE:
            after: dict[str, Any] = json.decode(row.after)
            if after.get("what") == SET and (after["stage"], after["number"]) == (stage, number):
                found = row
    return found


def _read(after: dict[str, Any]) -> ByHand:
    facts = {name: after[name] for name in ("stage", "number", "pods", "hand")}
    return convert(facts, ByHand)
