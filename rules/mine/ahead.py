"""Rules by which a seat's questions may be answered. Answers about single cards are the verb ``standing``."""

from rules.core.ahead import AutoAnswer
from rules.core.seats import Seat
from rules.mine.state import Stage, State, is_acting
from rules.mine.verbs.end import EndTurn
from rules.mine.verbs.end_play import END_PLAY, EndPlay
from rules.mine.verbs.mulligan import MULLIGAN, Mulligan

_OF_TURNS = (Stage.COMPETITION, Stage.TRANSITION)


def _takes_turns(state: State, seat: Seat) -> bool:
    return state.stage in _OF_TURNS


def _period_changes(before: State, after: State, seat: Seat) -> bool:
    """The rule was made for one period; the next one begins with another hand and other goods."""
    return (before.stage, before.period, before.transition) != (
        after.stage,
        after.period,
        after.transition,
    )


def _end(state: State, seat: Seat) -> EndTurn | None:
    return EndTurn() if is_acting(state, seat) else None


def _end_play(state: State, seat: Seat) -> EndPlay | None:
    return EndPlay() if is_acting(state, seat) and END_PLAY.available(state, seat) else None


def _may_redraw(state: State, seat: Seat) -> bool:
    mine = state.seats[seat]
    return state.stage is not Stage.OVER and not mine.out and mine.mulligan is None


def _keep(state: State, seat: Seat) -> Mulligan | None:
    return Mulligan(yes=False) if MULLIGAN.available(state, seat) else None


def _hands_are_kept(before: State, after: State, seat: Seat) -> bool:
    is_past = before.stage is Stage.MULLIGAN and after.stage is not Stage.MULLIGAN
    return is_past or after.stage is Stage.OVER


AHEAD = (
    AutoAnswer("end", offered=_takes_turns, answer=_end, ends=_period_changes),
    AutoAnswer("end_play", offered=_takes_turns, answer=_end_play, ends=_period_changes),
    AutoAnswer("keep_hand", offered=_may_redraw, answer=_keep, ends=_hands_are_kept, tells=True),
)
