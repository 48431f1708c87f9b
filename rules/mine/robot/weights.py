"""What a robot holds for important: numbers that `benchmarks.tune` varies together.

Worths are hundredths of a point; chances and shares are in percent.
"""

from typing import Final

from msgspec import Struct, structs


class Weights(Struct, frozen=True):
    horizon: int = 99
    """How many periods it looks ahead."""
    credit: int = 90
    """A credit early on: it buys a card that is used in every later period."""
    late_credit: int = 50
    draw: int = 40
    energy: int = 45
    card: int = 40
    """A card in hand that may have to go."""
    resource: int = 40
    """One more of a type of which there is none."""
    growing: int = 3
    """How much more one is worth for each that there is."""
    useless: int = 5
    """One more than scores."""
    buys: int = 60
    waiting: int = 66
    """What remains of an effect that comes later, or only if something happens."""
    token: int = 100
    """A token in percent of its share of the goal's points."""
    any_token: int = 120
    use: int = 130
    look: int = 180
    take_back: int = 60
    others: int = 60
    """An effect on every seat, or on costs."""
    pays: int = 150
    """A discard for which a card pays."""
    owned: int = 100
    """A card's points, in percent."""
    uses: int = 100
    """How often a card is used, in percent of the later periods."""
    used_now: int = 25
    """How often it is still used in this period."""
    goal: int = 100
    """A public goal in percent of its points and its chance."""
    sure: int = 85
    """The chance of a goal that the seat may work at by itself."""
    near: int = 80
    """The chance of a goal for which there is already enough."""
    far: int = 10
    each_goal: int = 25
    each_dear: int = 30
    each_free: int = 10
    each_card: int = 25
    each_draw: int = 20
    at_turn_end: int = 45
    turns: int = 3
    """Turns that a period is likely to have."""
    corporate: int = 100
    """A card's part of the corporate goal, in percent."""
    entering: int = 300
    """About what one more turn brings."""
    dear: int = 60
    """A hand card worth more than this is not given away for a token."""


PLAYER: Final = Weights()
BEGINNER: Final = structs.replace(PLAYER, horizon=1)
ERRS_BY: Final = 300
"""How wrong a beginner may be about a card."""
FIXED: Final = ("horizon",)
"""What is not tuned: who looks further sees more."""
