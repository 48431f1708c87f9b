"""Nim in three versions.

The second remembers how many turns there were, and has an option more. The third lets no member take more than two.
"""

from dataclasses import replace
from typing import Any

from msgspec import structs

from rules.core.errors import IllegalMove
from rules.core.game import GameDef, Setup
from rules.core.log import Log
from rules.core.options import OptionSpec
from rules.core.seats import Seat
from tests.toys import nim

MOST = 2


class Counted(nim.State):
    turns: int


def _new(setup: Setup) -> Counted:
    return Counted(**structs.asdict(nim.new(setup)), turns=0)


def _end(draft: nim.State, seat: Seat, move: nim.EndTurn, log: Log) -> None:
    assert isinstance(draft, Counted)
    draft.turns += 1
    nim.END_TURN.apply(draft, seat, move, log)


def _check_take(state: nim.State, seat: Seat, move: nim.Take) -> None:
    nim.TAKE.check(state, seat, move)
    if move.count > MOST:
        raise IllegalMove("nim.not_so_many", count=move.count, left=MOST)


def _remembers_no_turns(plain: dict[str, Any]) -> dict[str, Any]:
    return plain | {"turns": 0}


_COUNTED_END = replace(nim.END_TURN, apply=_end)

FIRST: GameDef[Any, Any] = nim.GAME
SECOND: GameDef[Any, Any] = replace(
    FIRST,
    rules_version=2,
    state=Counted,
    options=(*FIRST.options, OptionSpec("opening", ("free", "bound"), "free")),
    new=_new,
    verbs=(nim.TAKE, _COUNTED_END),
    upgrades={1: _remembers_no_turns},
    earlier=FIRST,
)
"""Tables of the first version go up to it."""
THIRD: GameDef[Any, Any] = replace(
    SECOND,
    rules_version=3,
    verbs=(replace(nim.TAKE, check=_check_take), _COUNTED_END),
    upgrades={},
    earlier=SECOND,
)
"""Tables of the versions before stay with the second."""
