"""Statistics of finished tables, and the ranks of a table before its end."""

from rules.core.seats import Seat
from rules.core.stats import Scope, Stat, StatKind
from rules.core.text import msg
from rules.mine.economy.holdings import flipped_goals, owned_cards, total_resources
from rules.mine.economy.scoring import final_outcome
from rules.mine.state import Stage, State
from rules.mine.wording.cards import card_msg


def interim(state: State) -> tuple[int, ...]:
    """Ranks as if the table ended now, corporate goals included."""
    return final_outcome(state).ranks


def progress(state: State) -> int:
    """Count competition periods; the length of transitions cannot be foreseen."""
    return 100 if state.stage is Stage.OVER else 100 * (state.period - 1) // state.periods


def _periods(state: State, seat: Seat | None) -> int:
    return state.period


def _transitions(state: State, seat: Seat | None) -> int:
    return state.transition


def _corporation(state: State, seat: Seat | None) -> str | None:
    assert seat is not None
    mine = state.seats[seat]
    return mine.corporation if mine.revealed else None


def _goals(state: State, seat: Seat | None) -> int:
    assert seat is not None
    return flipped_goals(state.seats[seat])


def _cards(state: State, seat: Seat | None) -> int:
    assert seat is not None
    return len(owned_cards(state, seat))


def _resources(state: State, seat: Seat | None) -> int:
    assert seat is not None
    return total_resources(state.seats[seat])


STATISTICS = (
    *(
        Stat(name, scope, StatKind.NUMBER, read, msg(f"mine.stat.{name}"))
        for name, scope, read in (
            ("periods", Scope.TABLE, _periods),
            ("transitions", Scope.TABLE, _transitions),
            ("goals", Scope.SEAT, _goals),
            ("cards", Scope.SEAT, _cards),
            ("resources", Scope.SEAT, _resources),
        )
    ),
    Stat(
        "corporation",
        Scope.SEAT,
        StatKind.CHOICE,
        _corporation,
        msg("mine.stat.corporation"),
        headline=True,
        named=card_msg,
    ),
)
