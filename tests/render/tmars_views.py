"""Views of Terraforming Mars for the tests of its pictures, constructed by hand."""

from collections.abc import Mapping

from msgspec.structs import replace

from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.seats import Seat
from rules.core.text import msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import HIGHEST, START
from rules.tmars.components.effects import RESOURCES, Parameter
from rules.tmars.components.reasons import Reason
from rules.tmars.components.tracks import TRACKS
from rules.tmars.view import (
    BOT,
    NEUTRAL,
    NOBODY,
    Act,
    BotCard,
    BotMove,
    BotView,
    GoalView,
    OpenQuestion,
    SeatView,
    Tile,
    View,
)

CORPORATIONS = ("R08", "R17", "R03", "R43", "R27")
STOCKS = (
    (23, 4, 1, 5, 2, 7),
    (12, 0, 2, 9, 0, 3),
    (41, 6, 0, 0, 5, 14),
    (18, 1, 7, 2, 0, 1),
    (3, 2, 0, 31, 8, 0),
)
PRODUCTIONS = (
    (8, 2, 0, 3, 3, 4),
    (5, 0, 1, 5, 1, 2),
    (-2, 4, 0, 1, 6, 8),
    (11, 1, 3, 2, 0, 0),
    (0, 0, 2, 0, 1, 12),
)
TAGS: tuple[Mapping[str, int], ...] = (
    {"building": 6, "space": 1, "science": 3, "power": 2, "earth": 1, "plant": 2, "event": 3},
    {"building": 2, "science": 1, "earth": 2, "plant": 5, "microbe": 2, "animal": 1, "event": 3},
    {"building": 8, "space": 2, "power": 3, "jovian": 1, "city": 2, "event": 4},
    {"building": 1, "space": 6, "science": 2, "earth": 3, "jovian": 3, "wild": 1, "event": 5},
    {"microbe": 4, "animal": 3, "city": 1},
)
TABLEAUS = (
    ("110", "017", "067"),
    ("052", "024", "120", "178", "035", "165", "128", "072", "136", "108"),
    ("085", "003"),
    (),
    ("P01", "P02", "131"),
)
ON_CARDS: Mapping[str, int] = {"052": 3, "035": 5, "128": 2}
TR = (31, 34, 29, 27, 22)


def _tiles(seats: int) -> dict[str, Tile]:
    """The tiles of a half-built planet."""
    lying = {
        "A4": ("ocean", NOBODY),
        "B2": ("mining_rights", 0),
        "C6": ("city", 3),
        "C7": ("greenery", 3),
        "D1": ("lava_flows", 2),
        "D3": ("greenery", 0),
        "D4": ("greenery", 1),
        "D5": ("city", 1),
        "D6": ("greenery", 3),
        "D8": ("ocean", NOBODY),
        "E2": ("ecological_zone", 0),
        "E3": ("city", 0),
        "E4": ("ocean", NOBODY),
        "E5": ("ocean", NOBODY),
        "E6": ("mohole_area", 3),
        "E7": ("greenery", 3),
        "F4": ("city", 2),
        "F5": ("greenery", 2),
        "F6": ("ocean", NOBODY),
        "G4": ("commercial_district", 1),
        "G5": ("greenery", 2),
        "PHOBOS": ("city", 4),
    }
    return {label: Tile(kind, min(owner, owner % seats)) for label, (kind, owner) in lying.items()}


def seat_view(seat: Seat) -> SeatView:
    tags = dict(TAGS[seat])
    return SeatView(
        corporation=CORPORATIONS[seat],
        tr=TR[seat],
        stock=dict(zip(RESOURCES, STOCKS[seat], strict=True)),
        production=dict(zip(RESOURCES, PRODUCTIONS[seat], strict=True)),
        metal_values=(2, 3),
        hand=6 + 3 * seat,
        tableau=(CORPORATIONS[seat], *TABLEAUS[seat]),
        on_card={card: n for card, n in ON_CARDS.items() if card in TABLEAUS[seat]},
        events=tags.get("event", 0),
        tags=tags,
        used=TABLEAUS[seat][:1],
        greeneries=1 + seat % 3,
        cities=seat % 2 + 1,
        passed=seat == 2,
        chosen=False,
        parts=parts(TR[seat], seat),
    )


def parts(tr: int, more: int) -> tuple[ScorePart, ...]:
    values = {"tr": tr, "milestones": 5 * more, "awards": 5, "greeneries": 3, "cities": 4}
    return tuple(ScorePart(msg(f"tmars.part.{name}"), points) for name, points in values.items())


def milestones(seats: int, board: str, *, bot: bool) -> tuple[GoalView, ...]:
    """The milestones, with two of them claimed."""
    values = (
        (31, 34, 29, 27, 22),
        (1, 1, 1, 2, 1),
        (1, 1, 2, 3, 0),
        (6, 2, 8, 2, 0),
        (6, 9, 3, 12, 18),
    )
    return tuple(
        GoalView(
            id=name,
            values=values[index][:seats],
            bot=index + 2 if bot else None,
            owner={2: seats - 1, 3: BOT if bot else min(2, seats - 1)}.get(index),
            need=milestone.need,
            bot_need=milestone.bot_needs if bot else None,
        )
        for index, (name, milestone) in enumerate(BOARDS[board].milestones.items())
    )


def awards(seats: int, board: str, *, bot: bool) -> tuple[GoalView, ...]:
    """The awards, with one of them funded."""
    values = (
        (4, 3, 4, 6, 1),
        (8, 5, -2, 11, 0),
        (3, 1, 0, 3, 0),
        (7, 3, 14, 1, 12),
        (5, 2, 6, 8, 2),
    )
    return tuple(
        GoalView(
            id=name,
            values=values[index][:seats],
            bot=index + 4 if bot else None,
            owner=seats - 1 if index == 1 else None,
            need=None,
            bot_need=None,
        )
        for index, name in enumerate(BOARDS[board].awards)
    )


def acts(seats: int) -> tuple[Act, ...]:
    """The acts, the latest one last."""
    found: tuple[tuple[str, str, str, dict[str, int]], ...] = (
        ("prelude", "P01", "", {"p_mc": 2}),
        ("milestone", "builder", "", {"mc": -8}),
        ("project", "power_plant", "", {"mc": -11, "p_energy": 1}),
        ("action", "052", "", {}),
        ("card", "178", "", {"plants": 1, "mc": -6}),
        ("pass", "", "", {}),
        ("award", "banker", "", {"mc": -8}),
        ("card", "067", "B2", {"p_steel": 1, "mc": -9, "steel": 1}),
    )
    made = [
        Act(owner=index % seats, what=what, subject=subject, space=space, changes=changes)
        for index, (what, subject, space, changes) in enumerate(found)
    ]
    last = {"plants": -7, "oxygen": 1, "temperature": 2, "tr": 2, "mc": 4}
    made.append(Act(min(1, seats - 1), "convert", "plants", "D4", last))
    return tuple(made)


def table(seats: int = 4, board: str = "tharsis") -> View:
    """A table in its seventh generation; the second seat has just placed a greenery."""
    return View(
        viewer=None,
        mode="multi",
        board=board,
        hard=False,
        stage="action",
        generation=7,
        last_generation=None,
        rating_goal=None,
        first=0,
        active=min(1, seats - 1),
        actions=1,
        oxygen=8,
        temperature=-12,
        oceans=5,
        tiles=_tiles(seats),
        claims={"H6": 0},
        marked=("D4",),
        legal=(),
        chosen="",
        milestones=milestones(seats, board, bot=False),
        awards=awards(seats, board, bot=False),
        award_price=14,
        deck=101,
        discard=34,
        seats=tuple(seat_view(seat) for seat in range(seats)),
        bot=None,
        acts=acts(seats),
        question=None,
        mine=None,
        outcome=None,
    )


def start(seats: int, board: str = "tharsis") -> View:
    """Return the view at the start: all seats choose, and the first has chosen."""
    empty = dict.fromkeys(RESOURCES, 0)
    fresh = tuple(
        replace(
            state,
            corporation=None,
            tr=20,
            stock=empty,
            production=empty,
            hand=0,
            tableau=(),
            on_card={},
            events=0,
            tags={},
            used=(),
            greeneries=0,
            cities=0,
            passed=False,
            chosen=seat == 0 and seats > 1,
            parts=parts(20, 0),
        )
        for seat, state in enumerate(table(seats).seats)
    )
    view = table(seats, board)
    nobody = {"owner": None}
    return replace(
        view,
        stage="start",
        generation=1,
        active=None,
        actions=0,
        oxygen=START[Parameter.OXYGEN],
        temperature=START[Parameter.TEMPERATURE],
        oceans=0,
        tiles={},
        claims={},
        marked=(),
        acts=(),
        seats=fresh,
        award_price=8,
        milestones=tuple(replace(goal, values=(0,) * seats, **nobody) for goal in view.milestones),
        awards=tuple(replace(goal, values=(0,) * seats, **nobody) for goal in view.awards),
    )


def choosing(view: View, chosen: str = "") -> View:
    """The same table while the second seat looks for a place for a city."""
    spaces = BOARDS[view.board].spaces
    legal = tuple(
        label
        for index, (label, space) in enumerate(spaces.items())
        if label not in view.tiles and not space.ocean and label not in view.claims and index % 5
    )
    question = OpenQuestion(seat=1, kind="space", why=Reason.CITY, source="120")
    return replace(view, viewer=1, question=question, legal=legal, chosen=chosen)


TURN = (
    BotCard(
        card="010",
        moves=(
            BotMove("space", "space", 4, 5, ("ocean:I5",)),
            BotMove("event", "event", 5, 6, ()),
        ),
        token=False,
    ),
    BotCard(
        card="136",
        moves=(
            BotMove("power", "power", 2, 3, ("tr:3",)),
            BotMove("building", "building", 5, 7, ("temperature", "token")),
        ),
        token=False,
    ),
)


def automa(board: str = "tharsis") -> View:
    """A table of one seat against MarsBot."""
    view = table(1, board)
    tiles = {
        label: Tile(tile.kind, BOT if tile.owner >= 0 and label[0] in "ACDFG" else tile.owner)
        for label, tile in view.tiles.items()
    }
    turn_act = Act(BOT, "bot", "136", "I5", {"oceans": 1, "tr": 4, "tokens": 1})
    markers = dict(zip(TRACKS, (7, 5, 6, 9, 3, 8, 5), strict=True))
    bot = BotView(
        tr=33,
        markers=markers,
        pile=2,
        used=("010",) * 26,
        tokens=6,
        passed=False,
        greeneries=3,
        cities=4,
        turn=TURN,
        parts=parts(33, 2),
    )
    return replace(
        view,
        mode="automa",
        hard=True,
        first=BOT,
        active=0,
        actions=0,
        tiles=tiles | {"I5": Tile("ocean", NOBODY)},
        marked=("I5",),
        milestones=milestones(1, board, bot=True),
        awards=awards(1, board, bot=True),
        bot=bot,
        acts=(*view.acts, turn_act),
    )


def solo() -> View:
    """A table of classic solo play."""
    view = table(1)
    tiles = {
        label: Tile(tile.kind, NEUTRAL if label in ("C6", "C7", "F4", "F5") else tile.owner)
        for label, tile in view.tiles.items()
    }
    return replace(
        view,
        mode="solo",
        last_generation=14,
        tiles=tiles,
        milestones=(),
        awards=(),
        award_price=None,
    )


def ended(view: View, ranks: tuple[int, ...]) -> View:
    """The same table at its end."""
    scores = tuple(
        SeatScore(total=83 - 9 * rank, parts=parts(TR[seat], seat))
        for seat, rank in enumerate(ranks)
    )
    outcome = Outcome(ranks=ranks, scores=scores, reason=msg("tmars.title"))
    seats = tuple(replace(state, passed=True) for state in view.seats)
    return replace(
        view,
        stage="over",
        active=None,
        actions=0,
        oxygen=HIGHEST[Parameter.OXYGEN],
        temperature=HIGHEST[Parameter.TEMPERATURE],
        oceans=HIGHEST[Parameter.OCEANS],
        marked=(),
        seats=seats,
        outcome=outcome,
    )
