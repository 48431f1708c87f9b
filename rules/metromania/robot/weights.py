"""Weights of a robot, which `benchmarks.tune` varies together.

Worths are hundredths of a point; chances are in percent.
"""

from typing import Final

from msgspec import Struct, structs


class Weights(Struct, frozen=True):
    step: int = 60
    """One tunnel less to an exit, at a glance."""
    lost: int = 900
    """A line that can hardly be completed any more, at a glance."""
    cover: int = 250
    """A marker placed, at a glance."""
    serve: int = 250
    """A station at one of the seat's own markers, at a glance."""
    near: int = 25
    """One tunnel less to a destination for a marker in hand."""
    open_end: int = 300
    """The prospect of a marker that is on the map but not served, if a line of the seat passes it."""
    no_route: int = 350
    """The prospect of a trip whose ends are served but not connected."""
    bonus: int = 150
    """The bonus station of a line that is not complete yet."""
    in_hand: int = 400
    """A marker in hand that may still be placed."""
    certain: int = 98
    """The chance of completing a line that is nearly complete."""
    tunnel: int = 2
    """By how much each missing tunnel lowers it."""
    late: int = 10
    """By how much each tunnel lowers it that is likely to come too late."""
    spread: int = 100
    """The turns that all lines needed for the end take, in percent of the reckoning."""
    looked_at: int = 32
    """The number of tries that are appraised in full."""
    horizon: int = 99
    """The number of turns that it looks ahead."""


PLAYER: Final = Weights()
BEGINNER: Final = structs.replace(PLAYER, looked_at=12)
ERRS_BY: Final = 1500
"""The error of a beginner about a turn."""
FIXED: Final = ("horizon", "looked_at")
"""They say how much is looked at; more is always better, and slower."""
