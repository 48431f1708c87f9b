"""Frames: steps about to be carried out (chapter "Order")."""

from rules.core.seats import Seat
from rules.tmars.state import Frame, State


def begin(
    draft: State,
    program: str,
    source: str,
    actor: Seat,
    *,
    cause: str = "",
    paid: int = 0,
    space: str = "",
) -> Frame:
    """Push the steps of a program on the stack, so that they come next."""
    frame = frame_of(program, source, actor, cause=cause, paid=paid, space=space)
    draft.stack.append(frame)
    return frame


def frame_of(
    program: str,
    source: str,
    actor: Seat,
    *,
    cause: str = "",
    paid: int = 0,
    space: str = "",
) -> Frame:
    return Frame(
        program=program,
        source=source,
        actor=actor,
        at=0,
        round=0,
        space=space,
        cause=cause,
        paid=paid,
        given=None,
    )
