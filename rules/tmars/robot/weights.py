"""Weights of a robot, which `benchmarks.tune` varies together.

Worths are hundredths of M€, times hundredths of generations; the rest is in percent. `PLAYER` was found by hand, with
some dozens of games each. `AGAINST_BOT` is from 40 rounds of ``benchmarks.tune`` with seed 5, on 28 weights: eight
deals a candidate against MarsBot at its normal level, two at its hard one, two of classic solo play, one at two seats.
"""

from typing import Final

from msgspec import Struct, structs


class Weights(Struct, frozen=True):
    horizon: int = 9900
    """The distance that it looks ahead."""
    pace_alone: int = 320
    """Parameter steps that a generation brings, in hundredths; by number of seats."""
    pace_of_two: int = 360
    pace_of_three: int = 460
    pace_of_four: int = 540
    pace_of_five: int = 620
    pace_growth: int = 0
    """By how many percent a generation brings more steps than the one before."""
    warming: int = 150
    """Steps of the temperature in a generation, in hundredths."""
    greening: int = 100
    """Steps of the oxygen in a generation, in hundredths."""
    patience: int = 88
    """The present worth of a M€ of the next generation: earlier money grows."""
    point: int = 1000
    """A point in the last generation."""
    fading: int = 88
    """The worth of a point a generation earlier."""
    race: int = 1400
    """A step in the last generation of classic solo play, where only they count."""
    race_fading: int = 95
    hurry: int = 10
    """The weight of a step towards the end against MarsBot, in percent."""
    bot_pace: int = 950
    """Hundredths of points that MarsBot gains in a generation."""
    bot_pace_hard: int = 1300
    point_price: int = 8
    """M€ that bring a point late in a table."""
    growth: int = 8
    """The growth of income in a generation, in percent."""
    purse: int = 18
    """M€ that a turn is likely to need, and by which more of them count for less."""
    plenty: int = 45
    last_money: int = 30
    money_slope: int = 25
    """The speed at which a M€ loses its worth towards the end."""
    thrift: int = 60
    """M€ that are as good a reason as an action's gain: the lower, the more it prefers cheap things."""
    steel: int = 80
    titanium: int = 85
    plants: int = 85
    energy: int = 90
    heat: int = 85
    most_heat: int = 220
    delay: int = 70
    """The delay of gains by other resources than M€."""
    mc_delay: int = 30
    later: int = 90
    """The weight of plants and heat that are still to come."""
    grown: int = 150
    """A greenery besides its point and its oxygen."""
    city_early: int = 240
    city_late: int = 140
    founded: int = 150
    ocean: int = 200
    usual: int = 250
    """The usual further gain of a good place for a tile."""
    card: int = 300
    on_card: int = 60
    """A resource on a card that scores nothing for it."""
    small: int = 150
    """Effects that are hard to foresee."""
    triggered: int = 90
    """The frequency of an effect that waits for an event, in percent of `chances.rate`."""
    played: int = 180
    """Projects played in a generation, in hundredths."""
    played_of_tag: int = 60
    uses: int = 90
    """The frequency of an action, in percent of the generations."""
    tag: int = 40
    """A tag, which helps later cards."""
    harm: int = 50
    """The weight of an opponent's loss, in percent of the same gain."""
    hope: int = 55
    """The share of a card's value while its requirement is not met."""
    kept_at_start: int = 50
    """The most that goes into projects, in percent of the starting M€."""
    kept_in_research: int = 60
    stocked: int = 400
    """For how many generations it holds cards."""
    bar_at_start: int = 20
    """The gain that a project needs beyond its cost to be bought, in the first generation and later."""
    bar: int = 60
    enough: int = 100
    """The gain that an action needs beyond its cost."""
    milestone: int = 150
    """A milestone in percent of its points: no rival will have it."""
    pull: int = 140
    """A step towards a milestone or an award, in percent of its share of the points."""
    award: int = 100
    doubt: int = 12
    """The distrust in a lead for an award, for each generation that is left."""


PLAYER: Final = Weights()
AGAINST_BOT: Final = structs.replace(
    PLAYER,
    purse=11,
    plenty=43,
    bar=51,
    bar_at_start=16,
    hope=89,
    kept_at_start=67,
    kept_in_research=51,
    stocked=263,
    thrift=69,
    tag=36,
    card=451,
    patience=90,
    fading=96,
    pace_alone=166,
    warming=175,
    greening=148,
    heat=92,
    plants=99,
    triggered=42,
    uses=92,
    played=185,
    last_money=26,
    money_slope=32,
    hurry=11,
    point_price=14,
    small=81,
    grown=26,
    city_early=153,
)
"""Against MarsBot, whose points come at a steady pace, other things count than at a table of people."""
WITHOUT_PULL: Final = structs.replace(PLAYER, pull=0)
AGAINST_BOT_WITHOUT_PULL: Final = structs.replace(AGAINST_BOT, pull=0, hurry=0)
"""For positions rather than moves (ADR 40): a goal that is still open would count once for each thing that could
reach it, and reaching it would be a loss; so would a step that brings the end nearer.
"""
BEGINNER: Final = structs.replace(PLAYER, horizon=250)
ERRS_BY: Final = 600
"""The error of a beginner about an action."""
FIXED: Final = ("horizon",)
"""The weights that are not tuned: looking further always sees more."""
