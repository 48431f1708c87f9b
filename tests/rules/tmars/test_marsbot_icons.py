"""Chapter "MarsBot": grants of the icons on the tracks, and failures."""

from typing import Any

import pytest

from rules.tmars.components.boards import BOARDS
from rules.tmars.components.effects import Tag
from rules.tmars.components.tracks import TRACKS, Icon
from rules.tmars.state import State
from rules.tmars.view import BOT
from tests.rules.tmars.bot_positions import act, automa, bot_of, costing, put, results, said, single

OCEANS = ("A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6")
NINE = " ".join(f"{space}:ocean" for space in OCEANS)


def step(state: State, track: str) -> tuple[str, ...]:
    """Advance the marker of a track by a space. Returns the results."""
    if track == "event":
        act(state, "127")
    else:
        act(state, single(TRACKS[track].tags[0]))
    return results(state)[0]


def before(track: str, space: int, **board: Any) -> State:
    """A table in which that track's marker is just before a space."""
    return automa(bot={"markers": {track: space - 1}}, deck=[costing(1)] * 9, **board)


@pytest.mark.parametrize(
    ("track", "space", "n"),
    [
        (track.id, space, cell.n)
        for track in TRACKS.values()
        for space, cell in enumerate(track.cells)
        if cell is not None and cell.icon is Icon.TR
    ],
)
def test_terraform_rating(track: str, space: int, n: int) -> None:
    """S36."""
    state = before(track, space)
    assert step(state, track) == (f"tr:{n}",)
    assert bot_of(state).tr == 20 + n
    assert state.acts[-1].changes["tr"] == n


def test_temperature() -> None:
    """S40; −24 °C brings MarsBot nothing (DECISION 13, worked example 60)."""
    state = before("space", 3, temperature=-26)
    log_lines = step(state, "space")
    assert log_lines == ("temperature",)
    assert (state.temperature, bot_of(state).tr) == (-24, 21)
    assert state.seats[0].production["heat"] == 0


def test_temperature_0_brings_an_ocean() -> None:
    """DECISION 13, worked example 60."""
    state = before("space", 3, temperature=-2)
    assert step(state, "space") == ("temperature", "ocean:A2")
    assert (state.temperature, bot_of(state).tr) == (0, 22)
    assert state.seats[0].tr == 20


def test_temperature_0_with_nine_oceans_brings_no_token() -> None:
    """DECISION 13, worked example 60."""
    state = before("space", 3, temperature=-2, tiles=NINE)
    assert step(state, "space") == ("temperature",)
    assert (bot_of(state).tr, bot_of(state).tokens) == (21, 0)


def test_temperature_at_its_maximum_fails() -> None:
    """S34, DECISION 14, worked example 47."""
    state = before("space", 3, temperature=8)
    assert step(state, "space") == ("token",)
    assert (bot_of(state).tr, bot_of(state).tokens) == (20, 1)


@pytest.mark.parametrize(
    ("temperature", "brought", "after"),
    [
        (-20, ("temperature", "temperature"), -16),
        pytest.param(6, ("temperature", "token"), 8, id="worked example 47"),
        (8, ("token", "token"), 8),
    ],
)
def test_a_doubled_temperature_is_two_single_raises(
    temperature: int, brought: tuple[str, ...], after: int
) -> None:
    """DECISIONS 4 and 14."""
    state = before("event", 16, temperature=temperature)
    assert step(state, "event") == brought
    assert state.temperature == after
    assert bot_of(state).tr == 20 + brought.count("temperature")
    assert bot_of(state).tokens == brought.count("token")


def test_ocean() -> None:
    """S39: its own terraform rating rises. It gets no bonus of the space and no M€."""
    state = before("building", 2)
    assert step(state, "building") == ("ocean:A2",)
    assert bot_of(state).tr == 21
    assert state.tiles["A2"].owner not in (BOT, 0)
    assert state.acts[-1].changes == {"oceans": 1, "tr": 1}


def test_a_tenth_ocean_fails() -> None:
    """S34, DECISION 14."""
    state = before("building", 2, tiles=NINE)
    log = act(state, single(Tag.BUILDING))
    assert results(state) == [("token",)]
    assert len(state.tiles) == 9
    assert said(log)[2:] == ["All nine oceans are out.", "Failed action: MarsBot now has 1 token."]


def test_greenery() -> None:
    """S38."""
    state = before("bio", 3)
    assert step(state, "bio") == ("greenery:A1",)
    assert (state.oxygen, bot_of(state).tr) == (1, 21)
    assert state.tiles["A1"].owner == BOT


def test_greenery_with_oxygen_at_its_maximum_is_placed_all_the_same() -> None:
    """DECISION 14."""
    state = before("bio", 3, oxygen=14)
    assert step(state, "bio") == ("greenery:A1",)
    assert (state.oxygen, bot_of(state).tr, bot_of(state).tokens) == (14, 20, 0)


def test_oxygen_8_warms() -> None:
    """DECISION 13."""
    state = before("bio", 3, oxygen=7, temperature=-2)
    assert step(state, "bio") == ("greenery:A1", "temperature", "ocean:A2")
    assert (state.oxygen, state.temperature, bot_of(state).tr) == (8, 0, 23)


def test_oxygen_8_at_the_highest_temperature_brings_no_token() -> None:
    state = before("bio", 3, oxygen=7, temperature=8)
    assert step(state, "bio") == ("greenery:A1",)
    assert (bot_of(state).tr, bot_of(state).tokens) == (21, 0)


def test_city() -> None:
    """S37."""
    state = before("earth", 1)
    assert step(state, "earth") == ("city:A1",)
    assert (state.tiles["A1"].kind, state.tiles["A1"].owner) == ("city", BOT)
    assert bot_of(state).tr == 20


def full(state: State) -> None:
    """All land taken by the human's greeneries."""
    land = [label for label, space in BOARDS[state.board].spaces.items() if not space.ocean]
    put(state, " ".join(f"{label}:greenery:0" for label in land))


@pytest.mark.parametrize(("track", "space"), [("earth", 1), ("bio", 3)])
def test_without_a_legal_space_it_fails(track: str, space: int) -> None:
    """S34, DECISION 14."""
    state = before(track, space)
    full(state)
    assert step(state, track) == ("token",)
    assert (bot_of(state).tokens, state.oxygen) == (1, 0)


def test_spaces_bring_marsbot_nothing() -> None:
    """DECISION 12: spaces bring nothing, oceans bring no M€, and the South Pole is an ordinary space."""
    state = before("earth", 1, board="hellas", tiles="H3:ocean")
    land = [label for label, space in BOARDS["hellas"].spaces.items() if not space.ocean]
    put(state, " ".join(f"{label}:greenery:0" for label in land if label not in ("H3", "I3")))
    tiles = len(state.tiles)
    assert step(state, "earth") == ("city:I3",)
    assert (bot_of(state).tr, len(state.tiles)) == (20, tiles + 1)
    assert (state.stack, state.question) == ([], None)


def test_the_fan_tracks_carry_the_counts_of_the_chapter() -> None:
    """DECISIONS 3 and 4: seven tracks of eighteen spaces, on any map."""
    cells = [cell for track in TRACKS.values() for cell in track.cells if cell is not None]
    totals = {icon: sum(cell.n for cell in cells if cell.icon is icon) for icon in Icon}
    assert totals == {
        Icon.ADVANCE: 15,
        Icon.TR: 82,
        Icon.TEMPERATURE: 15,
        Icon.OCEAN: 10,
        Icon.GREENERY: 15,
        Icon.CITY: 10,
        Icon.MILESTONE: 4,
        Icon.AWARD: 4,
    }
