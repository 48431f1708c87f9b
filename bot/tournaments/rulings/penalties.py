"""Penalties against entrants. They follow from the rulings that stand, so that an undone one leaves no trace."""

from enum import StrEnum
from typing import Final

from msgspec import Struct, json

from bot.store.contest.rows import RulingKind, RulingRow, Stored
from rules.contest.director.held import Blame
from rules.contest.scores.results import No

PENALTIES: Final = (RulingKind.WARN, RulingKind.DEDUCT, RulingKind.DISQUALIFY)
"""Rulings that are penalties and nothing else; a game loss is a fault."""


class PenaltyKind(StrEnum):
    WARNING = "warning"
    LOSS = "loss"
    DEDUCTION = "deduction"
    DISQUALIFICATION = "disqualification"


class Penalty(Struct, frozen=True):
    kind: PenaltyKind
    no: No
    ruling: RulingRow
    stage: int = 0
    points: int = 0
    """Units that a deduction takes off in that stage."""


def penalties_of(stored: Stored) -> tuple[Penalty, ...]:
    """Return the penalties that stand, the oldest first."""
    undone = {each.undoes_id for each in stored.rulings}
    losses = {(each.pod_id, each.no) for each in stored.faults if each.kind is Blame.LOSS}
    found: dict[object, Penalty] = {}
    for row in stored.rulings:
        if row.id in undone:
            continue
        match row.kind:
            case RulingKind.WARN:
                found[row.id] = Penalty(PenaltyKind.WARNING, entrant_in(row), row)
            case RulingKind.DEDUCT:
                after = json.decode(row.after)
                kind, no = PenaltyKind.DEDUCTION, entrant_in(row)
                found[row.id] = Penalty(kind, no, row, after["stage"], after["points"])
            case RulingKind.DISQUALIFY:
                found[row.id] = Penalty(PenaltyKind.DISQUALIFICATION, entrant_in(row), row)
            case RulingKind.FAULT if (about := (row.pod_id, entrant_in(row))) in losses:
                # The newest ruling about a seat is the one that stands.
                found.pop(about, None)
                found[about] = Penalty(PenaltyKind.LOSS, about[1], row)
            case _:
                pass
    return tuple(found.values())


def entrant_in(row: RulingRow) -> No:
    """Return the entrant that a ruling about one is about."""
    after = json.decode(row.after)
    return int(after["no"] if "no" in after else after["entrant"]["no"])
