"""The plan cards of the market (chapter "Plan cards")."""

from rules.mine.components.designs import Card, Group
from rules.mine.components.effects import (
    Buys,
    Credit,
    Discard,
    Draw,
    Effect,
    Gain,
    If,
    Penalty,
    Source,
    Use,
    UseFrom,
)
from rules.mine.components.terms import AnyResource, CountAtLeast, Kind


def _plan(
    name: str, *effects: Effect, copies: int, cost: int, energy: int, points: int = 0
) -> Card:
    return Card(
        id=name,
        group=Group.MARKET,
        kind=Kind.PLAN,
        copies=copies,
        cost=cost,
        energy=energy,
        points=points,
        buyable=True,
        effects=effects,
    )


PLANS = (
    _plan(
        "imitation_tech",
        Discard(Source.DECK_TOP, 1, bind="d"),
        Use(UseFrom.BOUND, 1, bind="d"),
        copies=3,
        cost=2,
        energy=0,
        points=1,
    ),
    _plan("small_diamond_mine", Gain(AnyResource(), 1), copies=4, cost=2, energy=0),
    _plan("grant", Credit(2), copies=4, cost=2, energy=1),
    _plan(
        "big_spender",
        Discard(Source.HAND, 1),
        Credit(2),
        Buys(1),
        copies=3,
        cost=3,
        energy=1,
        points=2,
    ),
    _plan(
        "expo",
        Discard(Source.HAND, 2, bind="d"),
        If(CountAtLeast("d", 2), (Draw(2), Credit(2))),
        copies=3,
        cost=3,
        energy=0,
        points=2,
    ),
    _plan("loan", Credit(2), Penalty(1), copies=3, cost=1, energy=0),
)
