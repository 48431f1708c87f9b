"""The table in words: everything that a viewer may know is in a sentence."""

from typing import Any

import pytest
from msgspec.structs import replace

from benchmarks.levels.matches import RANDOM, player_named
from bot.i18n import LANGUAGES
from rules.core.playout import Playout
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg
from rules.metromania import GAME
from rules.metromania.state import State, TurnMade
from rules.metromania.view import EndView, HopView, TripView
from tests.catalogues import catalogue_of
from tests.rules.metromania.positions import EAST, P1, P2, P3, WEST, blank, demo, dug, fresh, play

NAMES = ("Ada", "Bruno", "최다은", "Dora")


def name(seat: Seat) -> str:
    return NAMES[seat]


def words(state: State, viewer: Seat | None = None, language: str = "en") -> list[str]:
    say = catalogue_of(language).sayer(name)
    return [say(text) for text in GAME.describe(GAME.view(state, viewer))]


def keys(texts: tuple[Msg, ...]) -> list[str]:
    return [text.key.removeprefix("metromania.text.") for text in texts]


def preview(state: State, verb: str, **given: Any) -> tuple[Msg, ...]:
    return GAME.describe(GAME.preview(state, state.turn.seat, verb, given))


def test_the_start_is_described() -> None:
    said = words(fresh())
    assert said[:2] == ["Construction, round 1.", "It is Ada’s turn."]
    assert "Map: Original city." in said
    assert "Destinations, residential: D3, D8, D12, G6, H15 and J9." in said
    assert "Park: B6" in said
    assert "Lake: D15" in said
    assert "White arrows, where lines start: S11, S15, S21" in " ".join(said)
    assert any(line.startswith("Rules in force: ") and "Standard" not in line for line in said)


@pytest.mark.parametrize(
    ("title", "language", "said"),
    [
        ("Original city", "ko", "지도: 오리지널 도시."),
        ("Original city", "it", "Mappa: Città originale."),
        ("Atlantis", "ko", "지도: Atlantis."),
    ],
)
def test_the_name_of_the_original_map_is_translated(title: str, language: str, said: str) -> None:
    state = fresh()
    state.map_title = title
    assert said in words(state, language=language)


def test_the_last_turn_comes_first() -> None:
    said = words(play(fresh(), "1:S11>v2 1:A4>v9 1:B5>v17"))
    assert said[1] == "It is Bruno’s turn."
    assert said[2] == (
        "Last turn: Ada dug line 1 in S11 from s11 to v2, line 1 in A4 from v2 to v9 "
        "and line 1 in B5 from v9 to v17."
    )
    assert "Line 1 of Ada: S11 to v2, A4 to v9 and B5 to v17." in said


def test_stations_and_markers_are_described() -> None:
    state = dug(demo(), {P1: WEST.replace("A3>v9", "A3>v9=B"), P2: EAST})
    said = words(state)
    assert any(line.startswith("Stations at v26 (") for line in said)
    assert "Markers on the map: A3 commercial B of Ada." in said
    assert (
        "Ada: score 0, line 1 open with 12 tunnels left, line 2 not started. "
        "Markers in hand: residential A and entertainment C." in said
    )
    assert "Stations left: 29 of 30. Complete and blocked lines: 0. Construction ends at 5." in said


def test_secret_letters_in_other_hands_are_left_out() -> None:
    state = demo(markers="hidden")
    theirs, own = words(state, P2)[2], words(state, P1)[2]
    assert theirs.endswith("Markers in hand: residential, commercial and entertainment.")
    assert own.endswith("Markers in hand: residential A, commercial B and entertainment C.")


def test_a_pass_is_described() -> None:
    state = fresh()
    state.last = TurnMade(P2, (), ())
    assert "last_pass" in keys(GAME.describe(GAME.view(state, None)))


def test_a_preview_describes_the_plan() -> None:
    state = dug(blank(), {P1: WEST}, turn=P2)
    given = {"first": "1:S15>v5", "second": "1:A9>v11", "third": "1:B9>v18"}
    assert keys(preview(state, "dig", **given))[2] == "draft_tunnels"
    state = dug(blank(), {P1: WEST, P2: "1:S15>v5 1:A9>v11 1:B9>v18"}, turn=P2)
    told = preview(state, "dig", first="1:C9>v26")
    assert keys(told)[2:4] == ["draft_tunnels", "draft_stations"]
    assert told[3].args["vertices"] == ("v26",)


def test_a_preview_does_not_list_what_can_be_chosen() -> None:
    """The form has the words of its choices; letters of a map that nobody sees would be noise."""
    state = dug(blank(), {P1: WEST, P2: EAST}, turn=P1)
    asked = keys(GAME.describe(GAME.view(state, P1)))
    assert keys(preview(state, "dig")) == keys(preview(state, "station", line=1)) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "name"), [(2, "2"), (4, RANDOM)])
def test_the_end_describes_every_trip(seats: int, name: str, language: str) -> None:
    playout = Playout(GAME, fresh(seats, layout="random"))
    chance, move = Rng(seats), player_named(name)
    while acting := playout.acting:
        playout.play(min(acting), move(playout, min(acting), chance))
    state = playout.state
    told = keys(GAME.describe(GAME.view(state, None)))
    assert told.count("trip") + told.count("impossible_trip") == 7
    assert told.count("final") == seats
    assert all(words(state, P3 if seats > P3 else None, language))


def told_trip(trip: TripView) -> str:
    view = replace(GAME.view(demo(), None), trips=(trip,))
    text = next(text for text in GAME.describe(view) if "trip" in text.key)
    return catalogue_of("en").say(text, name)


@pytest.mark.parametrize(
    ("minutes", "hops", "said"),
    [
        pytest.param(
            1,
            (HopView(P2, 1, "v26", "v47"),),
            "Trip A, residential D8 (served by v26) to commercial F13 (served by v47): 1 minute, "
            "by line 1 of Bruno v26–v47. "
            "Points: Bruno +3.",
            id="a ride",
        ),
        pytest.param(
            0,
            (),
            "Trip A, residential D8 (served by v26) to commercial F13 (served by v47): "
            "one station touches both. Points: Bruno +3.",
            id="no ride at all",
        ),
    ],
)
def test_a_trip_is_described(minutes: int, hops: tuple[HopView, ...], said: str) -> None:
    ends = (EndView("R", "D8", P1, ("v26",)), EndView("C", "F13", P3, ("v47",)))
    assert told_trip(TripView("A", ends, minutes, hops, (), (), (0, 3, 0, 0))) == said


def test_an_impossible_trip_names_the_missing_end() -> None:
    ends = (EndView("R", None, P1, ()), EndView("C", "F13", P2, ()))
    trip = TripView("B", ends, None, (), (), (P1, P2), (-6, -6, 0, 0))
    assert told_trip(trip) == (
        "Trip B, residential (never placed) to commercial F13 (no station): impossible. "
        "Points: Ada −6 and Bruno −6."
    )


def test_where_lines_end_is_told_by_the_cells_around() -> None:
    said = words(play(fresh(), "1:S11>v2 1:A4>v9 1:B5>v17"))
    heads = [line for line in said if line.startswith("Where lines end now")]
    assert len(heads) == 1
    assert "Ada, line 1 at v17 (" in heads[0]
    assert "B5" in heads[0]
