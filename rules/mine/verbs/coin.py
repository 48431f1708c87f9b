"""Spending coin tokens: 1 credit each (chapter "Rounds and turns")."""

from rules.core.domains import Amount
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb
from rules.core.log import Log
from rules.core.seats import Seat
from rules.mine.economy.supplies import spend_coins
from rules.mine.state import State, is_acting
from rules.mine.turns.moments import refuse_off_turn


class SpendCoin(Move, frozen=True):
    n: int


def _available(state: State, seat: Seat) -> bool:
    return is_acting(state, seat) and state.seats[seat].coins > 0


def check(state: State, seat: Seat, move: SpendCoin) -> None:
    """Raises IllegalMove: stage, pending or no_coin."""
    refuse_off_turn(state, seat)
    if not 1 <= move.n <= state.seats[seat].coins:
        raise IllegalMove("mine.no_coin", coins=state.seats[seat].coins)


def apply(draft: State, seat: Seat, move: SpendCoin, log: Log) -> None:
    spend_coins(draft, seat, move.n, log)


def _coins(state: State, seat: Seat, given: Given) -> Amount:
    return Amount(1, state.seats[seat].coins, start=1)


COIN = Verb(
    name="coin",
    move=SpendCoin,
    available=_available,
    check=check,
    apply=apply,
    fields=(Field("n", _coins),),
    check_off_menu=True,
)
