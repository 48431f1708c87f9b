"""The names of owners: seats, MarsBot, and the neutral tiles of classic solo play."""

from rules.core.text import Msg, SeatName, msg
from rules.tmars.state import Mode, State
from rules.tmars.view import BOT, NEUTRAL


def owner_msg(owner: int) -> Msg:
    """A text of its own, since some languages need other words for seats than for MarsBot."""
    match owner:
        case _ if owner >= 0:
            return msg("tmars.owner", seat=SeatName(owner))
        case _ if owner == BOT:
            return msg("tmars.marsbot")
        case _:
            assert owner == NEUTRAL
            return msg("tmars.neutral")


def owners(state: State) -> tuple[int, ...]:
    """Return all owners with a score: the seats, then MarsBot."""
    seats = tuple(range(len(state.seats)))
    return (*seats, BOT) if state.mode is Mode.AUTOMA else seats
