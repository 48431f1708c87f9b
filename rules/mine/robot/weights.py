"""Weights of a robot, which `benchmarks.tune` varies together.

Worths are hundredths of a point; chances and shares are in percent. The values were found by ``python -m
benchmarks.tune mine --minutes 4 --seed 1`` (23 rounds), but for `growing`, `useless` and `turns`, which were so small
that it missed them.
"""

from typing import Final

from msgspec import Struct, structs


class Weights(Struct, frozen=True):
    horizon: int = 99
    """The number of periods that it looks ahead."""
    credit: int = 78
    """A credit early on: it buys a card that is used in every later period."""
    late_credit: int = 98
    draw: int = 0
    energy: int = 10
    card: int = 87
    """A card in hand that may have to go."""
    resource: int = 45
    """One more of a type of which there is none."""
    growing: int = 1
    """The further worth of one for each that there is."""
    useless: int = 2
    """One more than scores."""
    buys: int = 38
    waiting: int = 77
    """The share of an effect that comes later, or only after an event."""
    token: int = 129
    """A token in percent of its share of the goal's points."""
    any_token: int = 128
    use: int = 195
    look: int = 119
    take_back: int = 98
    others: int = 55
    """An effect on every seat, or on costs."""
    pays: int = 125
    """A discard for which a card pays."""
    owned: int = 143
    """A card's points, in percent."""
    uses: int = 92
    """The share of the later periods in which a card is used, in percent."""
    used_now: int = 38
    """The chance of its use in this period."""
    goal: int = 112
    """A public goal in percent of its points and its chance."""
    sure: int = 111
    """The chance of a goal that the seat may work at by itself."""
    near: int = 84
    """The chance of a goal for which there is already enough."""
    far: int = 40
    each_goal: int = 23
    each_dear: int = 2
    each_free: int = 34
    each_card: int = 25
    each_draw: int = 0
    at_turn_end: int = 25
    turns: int = 4
    """Turns that a period is likely to have."""
    corporate: int = 140
    """A card's part of the corporate goal, in percent."""
    entering: int = 379
    """The approximate gain of one more turn."""
    dear: int = 110
    """A hand card worth more than this is not given away for a token."""


PLAYER: Final = Weights()
BEGINNER: Final = structs.replace(PLAYER, horizon=1)
ERRS_BY: Final = 350
"""The error of a beginner about a card."""
FIXED: Final = ("horizon",)
"""The weights that are not tuned: looking further always sees more."""
