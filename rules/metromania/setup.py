"""Sets a table up (chapter "Setup procedure")."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.core.errors import MalformedMove
from rules.core.game import Setup
from rules.core.options import OptionSpec, OwnValue
from rules.core.rng import Rng
from rules.core.seats import seats_in_order
from rules.core.text import msg
from rules.metromania.city import (
    CityMap,
    Layout,
    identity_layout,
    layout_entries,
    printed_city,
    random_layout,
    read_layout,
)
from rules.metromania.components.content import (
    FIXED_HANDS,
    KINDS,
    MARKERS,
    STATIONS,
    TRIPS,
    kind_of,
    letter_of,
    sorted_hand,
)
from rules.metromania.map_file import ORIGINAL, ORIGINAL_TEXT, read_map
from rules.metromania.network.lines import ANYWHERE
from rules.metromania.network.reach import FREE, LONGEST
from rules.metromania.state import Line, Phase, Rules, SeatState, State, fresh_turn

PRESET: Final = "preset"
"""A flag's choice that follows the rule set."""
OPEN, FIXED = "open", "fixed"
RANDOM, IDENTITY, HOST = "random", "identity", "host"
_TRUE, _FALSE = "true", "false"


def _read_own_layout(text: str) -> str:
    """Check the shape of a layout. Whether the map has such pieces is checked when the table is set up."""
    return "-".join(f"{piece}.{turns}" for piece, turns in layout_entries(text))


def _read_own_map(text: str) -> str:
    read_map(text)
    return text


OWN_LAYOUT: Final = OwnValue(
    read=_read_own_layout,
    label=lambda text: msg("metromania.option.layout.own", layout=text),
    example="P3.0-P1.2-P6.1-P2.0-P5.1-P4.2",
)
OWN_MAP: Final = OwnValue(
    read=_read_own_map,
    label=lambda text: msg("metromania.option.map.own", title=read_map(text).title),
    example=ORIGINAL_TEXT.replace(ORIGINAL.title, "A copy of it"),
)
OPTIONS: Final = (
    OptionSpec("markers", (OPEN, "hidden", FIXED), OPEN),
    OptionSpec("layout", (RANDOM, IDENTITY), RANDOM, OWN_LAYOUT),
    OptionSpec("map", (ORIGINAL.id,), ORIGINAL.id, OWN_MAP),
    OptionSpec("ruleset", ("standard", "korean", "italian"), "standard"),
    OptionSpec("impossible_trip", (PRESET, "penalty", "compensation"), PRESET),
    OptionSpec("final_round", (PRESET, "always", "blocked_only"), PRESET),
    OptionSpec("station_between", (PRESET, _TRUE, _FALSE), PRESET),
    OptionSpec("station_points", (PRESET, "builder", "owners"), PRESET),
    OptionSpec("empty_supply", (PRESET, "forbid", "skip"), PRESET),
    OptionSpec("split_at_line_end", (PRESET, _FALSE, _TRUE), PRESET),
    OptionSpec("last_line", (LONGEST, FREE), LONGEST, before=LONGEST),
    OptionSpec("taken_starts", ("blocked", ANYWHERE), "blocked", before=ANYWHERE),
    OptionSpec("first", (RANDOM, HOST), RANDOM),
)

_STANDARD: Final = {
    "impossible_trip": "penalty",
    "final_round": "always",
    "station_between": _TRUE,
    "station_points": "builder",
    "empty_supply": "forbid",
    "split_at_line_end": _FALSE,
}
_RULESETS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "standard": _STANDARD,
        "korean": _STANDARD
        | {"final_round": "blocked_only", "station_between": _FALSE, "station_points": "owners"},
        "italian": _STANDARD | {"impossible_trip": "compensation"},
    }
)


def new(setup: Setup) -> State:
    """Raises MalformedMove: markers_need_three, or see `read_map` and `read_layout`."""
    options = setup.options
    if setup.seats == 2 and options["markers"] != OPEN:
        raise MalformedMove("metromania.markers_need_three")
    rng = Rng(setup.seed)
    city = _city(options["map"])
    # The order of the draws below must not change: records replay by it.
    drawn = rng.below(setup.seats) if options["first"] == RANDOM else 0
    first = setup.first_or(drawn)
    layout = _layout(city, options["layout"], rng)
    hands = dict(
        zip(
            seats_in_order(first, setup.seats),
            _hands(setup.seats, options["markers"], rng),
            strict=True,
        )
    )
    return State(
        rng=rng,
        rules=_rules(options),
        map_title=city.title,
        printed=printed_city(city, layout),
        border=city.border,
        phase=Phase.CONSTRUCTION,
        first=first,
        seats=[
            SeatState(lines=(_line(), _line()), hand=hands[seat], points=0, turns=0)
            for seat in range(setup.seats)
        ],
        placed=[],
        stations=[],
        supply=STATIONS,
        turn=fresh_turn(first),
        last=None,
        final=None,
        passes=0,
        trips=(),
    )


def _line() -> Line:
    return Line(path=[], cells=[], complete=False)


def _city(choice: str) -> CityMap:
    """The named map, or the one in the text of a file."""
    if choice == ORIGINAL.id:
        return ORIGINAL
    return read_map(choice)


def _layout(city: CityMap, choice: str, rng: Rng) -> Layout:
    match choice:
        case "random":
            return random_layout(city, rng)
        case "identity":
            return identity_layout(city)
        case _:
            return read_layout(city, choice)


def _rules(options: Mapping[str, str]) -> Rules:
    preset = _RULESETS[options["ruleset"]]
    flags = {name: preset[name] if options[name] == PRESET else options[name] for name in _STANDARD}
    return Rules(
        markers=options["markers"],
        impossible_trip=flags["impossible_trip"],
        final_round=flags["final_round"],
        station_between=flags["station_between"] == _TRUE,
        station_points=flags["station_points"],
        empty_supply=flags["empty_supply"],
        split_at_line_end=flags["split_at_line_end"] == _TRUE,
        last_line=options["last_line"],
        taken_starts=options["taken_starts"],
    )


def _hands(seats: int, markers: str, rng: Rng) -> list[list[str]]:
    """Each seat's markers, in turn order."""
    if seats == 2:
        left, right = zip(*TRIPS.values(), strict=True)
        return [sorted_hand(left), sorted_hand(right)]
    if markers == FIXED:
        return [sorted_hand(hand) for hand in FIXED_HANDS[seats]]
    while True:
        hands = _dealt(seats, rng)
        if all(len({letter_of(marker) for marker in hand}) == len(hand) for hand in hands):
            return [sorted_hand(hand) for hand in hands]


def _dealt(seats: int, rng: Rng) -> list[list[str]]:
    """Deal one marker of each type to every hand, then shuffle the rest and deal one to each."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    over: list[str] = []
    for kind in KINDS:
        pile = [marker for marker in MARKERS if kind_of(marker) == kind]
        rng.shuffle(pile)
        for hand in hands:
            hand.append(pile.pop())
        over += pile
    rng.shuffle(over)
    for hand, marker in zip(hands, over, strict=False):
        hand.append(marker)
    return hands
