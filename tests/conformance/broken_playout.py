"""Toys whose playouts differ from the engine."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from rules.core.game import Move, RobotLevel
from rules.core.in_place import InPlace
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.conformance import checks_playout
from tests.conformance.broken import NIM, Broken, with_verb
from tests.golden import FOLDER
from tests.toys import nim


def _with_more_stones(draft: nim.State) -> nim.State:
    draft.heaps[0] += 1
    return draft


def _first_seat(state: nim.State) -> Sequence[Seat]:
    return () if state.over else (0,)


def _only_taking(state: nim.State, seat: Seat) -> tuple[str, ...]:
    return (nim.TAKE.name,)


def _highest(state: nim.State, seat: Seat, rng: Rng) -> nim.Take:
    heap = state.from_heap or 1 + max(range(len(state.heaps)), key=state.heaps.__getitem__)
    rng.next64()
    rng.next64()
    return nim.Take(heap, 1)


class _Remembering(nim.State):
    """A playout's state with something beside the table's."""

    copied_as: ClassVar[type[nim.State]] = nim.State


def _remember(draft: nim.State) -> nim.State:
    return _Remembering(*(getattr(draft, name) for name in nim.State.__struct_fields__))


def _otherwise(state: nim.State, seat: Seat, level: RobotLevel, rng: Rng) -> Move:
    if type(state) is _Remembering:
        return nim.Take(0, 0)
    return nim.GAME.robot(state, seat, level, rng)


_HEARD = replace(
    nim.TAKE,
    apply=lambda draft, seat, move, log: nim.TAKE.apply(
        draft, seat, move if log.hears else nim.Take(move.heap, 1), log
    ),
)
"""Does something else when events are not read."""

PLAYOUTS = (
    Broken(
        "remembers something else beside the state",
        checks_playout.check_playout,
        "a playout differs",
        replace(NIM, in_place=InPlace(keep=_with_more_stones)),
    ),
    Broken(
        "waits for others in playouts",
        checks_playout.check_playout,
        "a playout waits for",
        replace(NIM, in_place=InPlace(acting=_first_seat)),
    ),
    Broken(
        "forgets a verb in playouts",
        checks_playout.check_playout,
        "another menu",
        replace(NIM, in_place=InPlace(menu=_only_taking)),
    ),
    Broken(
        "draws other moves than its form",
        checks_playout.check_playout,
        "a playout draws",
        with_verb(NIM, replace(nim.TAKE, sample=_highest)),
    ),
    Broken(
        "has robots that play otherwise in playouts",
        checks_playout.check_playout_from_anywhere,
        "in a playout a robot plays",
        replace(NIM, in_place=InPlace(keep=_remember), robot=_otherwise),
    ),
    Broken(
        "does something else when events are not read",
        checks_playout.check_playout_from_anywhere,
        "a playout differs",
        with_verb(NIM, _HEARD),
    ),
    Broken(
        "does something else at a recorded table when events are not read",
        checks_playout.check_golden_playouts,
        "robots: a playout differs",
        with_verb(NIM, _HEARD),
        golden=FOLDER / "nim",
    ),
)
