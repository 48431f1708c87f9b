"""The basic pile, the funds and the four trait cards (chapter "Basic cards and traits")."""

from rules.mine.components.designs import Card, Group
from rules.mine.components.effects import (
    Credit,
    Discard,
    Draw,
    Gain,
    If,
    Lose,
    Peek,
    Source,
)
from rules.mine.components.terms import (
    RESOURCES,
    AnyResource,
    CountAtLeast,
    Kind,
    Resource,
)


def _mine(size: str, color: Resource, *, cost: int, points: int, gain: int, start: int = 0) -> Card:
    return Card(
        id=f"{size}_{color}_mine",
        group=Group.BASIC,
        kind=Kind.RESOURCE,
        color=color,
        copies=4,
        cost=cost,
        energy=1,
        points=points,
        start=start,
        buyable=cost > 0,
        effects=(Gain(color, gain),),
    )


SMALL_MINES = tuple(_mine("small", it, cost=0, points=0, gain=1, start=1) for it in RESOURCES)
MEDIUM_MINES = tuple(_mine("medium", it, cost=4, points=1, gain=2) for it in RESOURCES)
LARGE_MINES = tuple(_mine("large", it, cost=6, points=3, gain=3) for it in RESOURCES)

FUND = Card(
    id="fund",
    group=Group.BASIC,
    kind=Kind.BASIC,
    copies=20,
    energy=1,
    start=5,
    effects=(Credit(1),),
)

TRAITS = (
    Card(
        id="trade",
        group=Group.TRAIT,
        kind=Kind.BASIC,
        copies=4,
        energy=0,
        effects=(
            Credit(1),
            Discard(Source.HAND, 1, bind="d"),
            If(CountAtLeast("d", 1), (Credit(1),)),
        ),
    ),
    Card(
        id="collect",
        group=Group.TRAIT,
        kind=Kind.BASIC,
        copies=4,
        energy=0,
        effects=(Lose(AnyResource(), 1), Gain(AnyResource(), 2)),
    ),
    Card(
        id="research",
        group=Group.TRAIT,
        kind=Kind.BASIC,
        copies=4,
        energy=0,
        effects=(Peek(1), Draw(2)),
    ),
    Card(
        id="sales",
        group=Group.TRAIT,
        kind=Kind.BASIC,
        copies=4,
        energy=0,
        effects=(Draw(1), Credit(1)),
    ),
)

BASIC = (*SMALL_MINES, *MEDIUM_MINES, *LARGE_MINES, FUND, *TRAITS)
