"""Statistics of finished tables, and the ranks of a table before its end."""

from rules.core.seats import Seat
from rules.core.stats import JOIN, Scope, Stat, StatKind
from rules.core.text import msg
from rules.tmars.components.cards import PRELUDES, PROJECTS
from rules.tmars.components.content import HIGHEST, START, STEP
from rules.tmars.components.effects import Parameter
from rules.tmars.economy.parameters import value_of
from rules.tmars.state import Mode, Stage, State
from rules.tmars.turns.scoring import bot_score, score, standings_now
from rules.tmars.wording.names import card_msg, map_msg

_OPENING = 2
"""The number of projects of an opening."""


def interim(state: State) -> tuple[int, ...]:
    """Ranks as if the game ended now, milestones and awards as they stand."""
    return standings_now(state).ranks


def progress(state: State) -> int:
    """Return the progress of terraforming."""
    if state.stage is Stage.OVER:
        return 100
    taken = sum((value_of(state, each) - START[each]) // STEP[each] for each in Parameter)
    steps = sum((HIGHEST[each] - START[each]) // STEP[each] for each in Parameter)
    return min(100 * taken // steps, 99)


def _board(state: State, seat: Seat | None) -> str:
    return state.board


def _generations(state: State, seat: Seat | None) -> int:
    return state.generation


def _corporation(state: State, seat: Seat | None) -> str | None:
    assert seat is not None
    return state.seats[seat].corporation


def _preludes(state: State, seat: Seat | None) -> str | None:
    assert seat is not None
    return JOIN.join(sorted(set(state.seats[seat].tableau) & set(PRELUDES))) or None


def _opening(state: State, seat: Seat | None) -> str | None:
    """Return the first projects that lie face up; events lie face down in an unknown order."""
    assert seat is not None
    shown = [card for card in state.seats[seat].tableau if card in PROJECTS]
    return JOIN.join(shown[:_OPENING]) or None


def _tr(state: State, seat: Seat | None) -> int:
    assert seat is not None
    return state.seats[seat].tr


def _played(state: State, seat: Seat | None) -> int:
    assert seat is not None
    mine = state.seats[seat]
    return sum(card in PROJECTS for card in mine.tableau) + len(mine.events)


def _milestones(state: State, seat: Seat | None) -> int:
    return sum(owner == seat for owner in state.milestones.values())


def _awards(state: State, seat: Seat | None) -> int:
    """Return the number of awards that the seat funded."""
    return sum(owner == seat for owner in state.awards.values())


def _margin(state: State, seat: Seat | None) -> int | None:
    """By how many points MarsBot was beaten; in a classic solo game how early the table ended, below zero."""
    assert seat is not None
    match state.mode:
        case Mode.AUTOMA:
            return score(state, seat).total - bot_score(state).total
        case Mode.SOLO:
            return -state.generation
        case Mode.MULTI:
            return None


def _label(name: str) -> str:
    return f"tmars.stat.{name}"


STATISTICS = (
    Stat(
        "corporation",
        Scope.SEAT,
        StatKind.CHOICE,
        _corporation,
        msg(_label("corporation")),
        headline=True,
        named=card_msg,
    ),
    Stat(
        "preludes",
        Scope.SEAT,
        StatKind.CHOICE,
        _preludes,
        msg(_label("preludes")),
        named=card_msg,
    ),
    Stat(
        "opening",
        Scope.SEAT,
        StatKind.CHOICE,
        _opening,
        msg(_label("opening")),
        named=card_msg,
    ),
    Stat("board", Scope.TABLE, StatKind.CHOICE, _board, msg(_label("board")), named=map_msg),
    Stat("generations", Scope.TABLE, StatKind.NUMBER, _generations, msg(_label("generations"))),
    *(
        Stat(name, Scope.SEAT, StatKind.NUMBER, read, msg(_label(name)))
        for name, read in (
            ("tr", _tr),
            ("played", _played),
            ("milestones", _milestones),
            ("awards", _awards),
            ("margin", _margin),
        )
    ),
)
