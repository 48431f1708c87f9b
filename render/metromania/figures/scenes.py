"""The fragments of the city in the examples: real places, and lines as they are typed."""

from dataclasses import dataclass

from render.metromania.figures.layout import HALF, LARGE, MIDDLE, SMALL, WIDE, near
from render.metromania.layout import Lattice
from rules.core.seats import Seat
from rules.metromania.components.content import TUNNELS, LineStatus
from rules.metromania.components.coordinates import EXIT, tip
from rules.metromania.view import LineView, PlacedView


@dataclass(frozen=True, slots=True)
class Choice:
    """A tunnel that could come next, and whether it is allowed."""

    cell: str
    start: str
    end: str
    allowed: bool


@dataclass(frozen=True, slots=True)
class Ride:
    """The part of a route between two stations."""

    seat: Seat
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Callout:
    """A caption at a vertex of a scene."""

    key: str
    vertex: str
    makes_station: bool
    shift: int = 0
    """The shift of the words to the right."""
    up: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    lattice: Lattice
    size: tuple[int, int]
    lines: tuple[str, ...]
    """Line 1 of each seat from its arrow, as typed; parts of it outside the window are cut off."""
    stations: tuple[str, ...]
    named: tuple[str, ...] = ()
    """The cells that show their names."""
    second: str = ""
    """Line 2 of the first seat, as typed."""
    arrows: tuple[str, ...] = ()
    """Arrow spaces in the window."""
    filled: bool = False
    """Is the ground of the tunnels' cells in the colour of their seat?"""
    choices: tuple[Choice, ...] = ()
    counted: bool = False
    """Are the allowed choices one dig, so that each shows its number instead of a check?"""
    placed: tuple[PlacedView, ...] = ()
    route: tuple[Ride, ...] = ()
    """The rides of the fastest route; if there are any, everything else is faded."""
    change: str = ""
    """The station where that route changes lines, and in which direction from it the minutes are written."""
    slower: tuple[Ride, ...] = ()
    """The rides of another route, without those that it shares with the fastest one."""
    slower_change: str = ""
    minutes: tuple[tuple[str, int], ...] = ()
    """The minutes of the fastest route and of the other one, each with the vertex above which they are written."""
    callouts: tuple[Callout, ...] = ()

    def views(self) -> tuple[LineView, ...]:
        """Line 1 of each seat."""
        return tuple(_read(line, 1) for line in self.lines)

    def second_view(self) -> LineView | None:
        return _read(self.second, 2) if self.second else None


def _read(typed: str, number: int) -> LineView:
    steps = [step.partition("=")[0].partition(">") for step in typed.split()]
    cells = tuple(cell for cell, _, _ in steps)
    path = (tip(cells[0]), *(end or tip(cell) for cell, _, end in steps))
    status = LineStatus.COMPLETE if cells[-1][0] == EXIT else LineStatus.RUNNING
    return LineView(number, path, cells, TUNNELS - len(cells), status)


_WEST = "S11>v2 A3>v9 B5>v17"

TUNNEL = Scene(
    lattice=near("v17", WIDE, LARGE, dx=60, dy=-60),
    size=WIDE,
    lines=(f"{_WEST} C7>v26",),
    stations=(),
    named=("B5", "B6", "B7", "C5", "C6", "C7", "C8", "C9"),
    filled=True,
)
BENDS = Scene(
    lattice=near("v17", WIDE, LARGE),
    size=WIDE,
    lines=(_WEST,),
    stations=(),
    named=("C8", "C7", "B7", "B6", "C6"),
    choices=(
        Choice("C8", "v17", "v26", True),
        Choice("C7", "v17", "v25", True),
        Choice("B7", "v17", "v18", True),
        Choice("B6", "v17", "v10", False),
        Choice("C6", "v17", "v16", False),
    ),
)
MEETINGS = Scene(
    lattice=near("v35", WIDE, MIDDLE, dx=-90),
    size=WIDE,
    lines=(
        "S61>v31 D1>v32 D3>v33 D5>v34 D7>v35 E10>v36 E12>v37 E14>v38 E16>v39",
        "S55>v52 G1>v53 F4>v43 E5>v33 E6>v34 E8>v35 D9>v36 D11>v27 C11>v19 B11>v12",
        "S21>v13 B13>v20 C13>v28 D13>v37 E13>v48 F14>v59 G14>v69",
    ),
    stations=("v33", "v36", "v37"),
    callouts=(
        Callout("meet", "v33", makes_station=True, shift=30, up=True),
        Callout("alongside", "v34", makes_station=False),
        Callout("change", "v35", makes_station=False, up=True),
        Callout("split", "v36", makes_station=True),
        Callout("cross", "v37", makes_station=True, shift=200),
    ),
)
TRIP = Scene(
    lattice=near("v46", WIDE, SMALL, dx=20, dy=-50),
    size=WIDE,
    lines=(
        "S61>v41 E1>v42 E3>v43=A E5>v44 E7>v45 E9>v46 E11>v36 D11>v27 C11>v19",
        "S15>v5 A9>v11 B9>v18 C9>v26 D9>v35 E10>v46 F11>v57 F12>v58 F14>v59 F16>v60=A F18>v61 X32",
        "S65>v7 B2>v15 C4>v24 D6>v34 E6>v44 F6>v55 G6>v65 H7>v66 H9>v67 H11>v68 G14>v59 F15>v49"
        " E17>v50 E19>v51",
    ),
    stations=("v44", "v46", "v59", "v42", "v65", "v67"),
    placed=(PlacedView("E3", "R", "A", 0), PlacedView("F16", "C", "A", 1)),
    route=(Ride(0, "v42", "v44"), Ride(0, "v44", "v46"), Ride(1, "v46", "v59")),
    change="v46 SW",
    slower=(Ride(2, "v44", "v65"), Ride(2, "v65", "v67"), Ride(2, "v67", "v59")),
    slower_change="v44 SW",
    minutes=(("v58", 6), ("v66", 7)),
)

_FINISHED = "S55>v41 E1>v31 D1>v22 C1>v14 B1>v7 A1>v1 A2>v2 X12"
_LAST = "S15>v5 A9>v11 B9>v18 C9>v26 D9>v36 E11>v47 F12>v58 G12>v68 H11>v76"

WAITING = Scene(
    lattice=near("v82", HALF, SMALL, dx=-14),
    size=HALF,
    lines=(_FINISHED,),
    second=f"{_LAST} I9>v83 J7>v89",
    stations=(),
    arrows=("X42",),
    choices=(
        Choice("X42", "v89", "x42", False),
        Choice("J6", "v89", "v88", True),
        Choice("J4", "v88", "v81", True),
        Choice("I4", "v81", "v73", True),
    ),
    counted=True,
)
THIRD = Scene(
    lattice=near("v82", HALF, SMALL, dx=-85),
    size=HALF,
    lines=(_FINISHED,),
    second=_LAST,
    stations=(),
    arrows=("X42",),
    choices=(
        Choice("I9", "v76", "v83", True),
        Choice("J7", "v83", "v89", True),
        Choice("X42", "v89", "x42", True),
    ),
    counted=True,
)
