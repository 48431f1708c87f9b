"""Forms of moves."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.core import form
from bot.core.controls.components import QuestionRef, panel_view
from rules.core import engine
from rules.core.domains import OneOf
from rules.core.text import Msg, msg
from rules.metromania import GAME, Bonus, Dig, Station
from rules.metromania.components.content import LETTERS
from rules.metromania.components.coordinates import CITY_CELLS
from rules.metromania.network.board import board_of
from rules.metromania.network.keys import vertex_keys
from rules.metromania.state import State
from tests.catalogues import catalogue_of
from tests.rules.metromania.positions import EAST, P1, P2, WEST, blank, demo, dug, play

SOUTHEAST = "1:S11>v2 1:A3>v9 1:B5>v17"
SECOND = "2:S45>v86 2:J1>v79 2:I1>v71 2:H1>v62 2:G1>v52 2:F1>v41 2:E1>v31 2:X62"
ACROSS = f"{WEST} 1:F12>v58 1:G12>v68 1:H12>v77 1:I12>v85"


def domain(state: State, verb: str, field: str, **given: Any) -> OneOf:
    found = next(each for each in GAME.verbs if each.name == verb)
    options = engine.domain_of(found, state, state.turn.seat, given, field)
    assert isinstance(options, OneOf)
    return options


def values(state: State, verb: str, field: str, **given: Any) -> list[Any]:
    return [option.value for option in domain(state, verb, field, **given).options]


def labels(state: State, field: str, **given: Any) -> Iterator[tuple[str, str]]:
    for option in domain(state, "dig", field, **given).options:
        yield option.label.key.rpartition(".")[2], option.mark


def test_the_very_first_tunnel_is_offered() -> None:
    found = values(blank(), "dig", "first")
    assert len(found) == 24
    assert found[:3] == ["1:S11>v1", "1:S11>v2", "1:S15>v5"]
    assert list(labels(blank(), "first"))[:2] == [("choice_start", "G"), ("choice_start", "H")]


def test_further_tunnels_or_a_stop_are_offered() -> None:
    state = dug(blank(), {P1: SOUTHEAST})
    first = values(state, "dig", "first")
    assert first[:6] == [
        "1:C7>v26",
        "1:C8>v26",
        "1:B7>v18",
        "1:C8>v18",
        "1:C6>v25",
        "1:C7>v25",
    ]
    second = domain(state, "dig", "second", first="1:C7>v26").options
    assert second[-1].value == ""
    assert second[-1].label == msg("metromania.text.stop", dug=1, most=3)
    given = {"first": "1:C7>v26", "second": ""}
    assert values(state, "dig", "third", **given) == [""]


def test_nothing_is_offered_after_the_turn_is_complete() -> None:
    state = dug(blank(), {P1: SOUTHEAST})
    given = {"first": "1:C7>v26", "second": "1:D9>v36", "third": "1:E11>v47"}
    done = domain(state, "dig", "fourth", **given)
    assert [(each.value, each.label) for each in done.options] == [
        ("", msg("metromania.text.done"))
    ]


def test_a_label_names_the_tunnel() -> None:
    state = dug(demo(), {P1: "1:S11>v2"})
    found = {option.value: option for option in domain(state, "dig", "first").options}
    assert found["1:A3>v9=B"].label == msg(
        "metromania.text.choice_marker",
        line=1,
        cell="A3",
        corner="A4/A5/B4/B5/B6",
        kind="C",
        letter="B",
    )


def test_a_note_names_the_stations() -> None:
    state = dug(demo(), {P1: f"{SOUTHEAST.replace('A3', 'A4')} 1:C7>v26 1:D9>v36"})
    dug(state, {P2: "1:S15>v5 1:A9>v11 1:B9>v18"}, P2)
    found = {option.value: option for option in domain(state, "dig", "first").options}
    assert found["1:C9>v26"].note == msg("metromania.text.note_stations", count=1, points=1)


def test_two_letters_share_a_key() -> None:
    state = dug(blank("A3=R", seats=3), {P1: "1:S11>v2"})
    found = [
        (option.value, option.mark)
        for option in domain(state, "dig", "first").options
        if option.value.startswith("1:A3>v9")
    ]
    assert [value for value, _ in found] == ["1:A3>v9=A", "1:A3>v9=D"]
    assert found[0][1] == found[1][1]


def test_no_key_is_the_letter_of_a_destination_or_the_name_of_a_place() -> None:
    keys = list(vertex_keys(f"v{number}" for number in range(1, 64)).values())
    assert (keys[0], keys[19], keys[20], keys[-1]) == ("G", "Z", "K1", "K4")
    assert len(set(keys)) == len(keys)
    assert not {*keys} & {*LETTERS, *CITY_CELLS, *board_of(blank()).arrows}


def test_a_key_says_its_effect_in_words() -> None:
    state = dug(blank(), {P1: f"{SOUTHEAST} {SECOND}"})
    verb = next(each for each in GAME.verbs if each.name == "dig")
    view = panel_view(
        form.page(GAME, state, P1, verb, {}, {form.PIECES: 1}),
        catalogue_of("en").sayer(lambda seat: "Ada"),
        QuestionRef(1, 1),
        verbs=(),
        undoable=False,
    )
    labels = [each["label"] for row in view.to_components() for each in row["components"]]
    assert labels[0] == "G · Solid line through C7 to C8/C9/D8/D9/D10"


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        pytest.param(
            {"first": "1:C7>v26", "second": ""},
            msg("metromania.text.unfinished", dug=1, most=3),
            id="two tunnels are left",
        ),
        pytest.param(
            {"first": "1:C7>v26", "second": "1:D9>v36", "third": "1:E11>v47"},
            None,
            id="the turn is over",
        ),
    ],
)
def test_an_unfinished_dig_asks_before_it_is_made(steps: dict[str, str], said: Msg | None) -> None:
    state = dug(blank(), {P1: SOUTHEAST})
    verb = next(each for each in GAME.verbs if each.name == "dig")
    shown = form.page(GAME, state, P1, verb, steps, {})
    assert shown.may_confirm
    assert shown.caution == said


def test_the_line_goes_on_straight_unless_the_member_says_otherwise() -> None:
    """No marker is proposed, and no exit."""
    state = dug(blank(), {P1: SOUTHEAST})
    verb = next(each for each in GAME.verbs if each.name == "dig")
    shown = form.page(GAME, state, P1, verb, {"first": "1:C7>v26"}, {})
    assert shown.move == Dig("1:C7>v26", "1:D9>v36", "1:E11>v47")
    assert shown.said == (msg("metromania.text.proposed"),)
    other = form.page(GAME, state, P1, verb, {"first": "1:C7>v26", "second": "1:D8>v36"}, {})
    assert other.said == ()
    marker = dug(blank("D9=R"), {P1: SOUTHEAST})
    assert (
        form.page(GAME, marker, P1, verb, {"first": "1:C7>v26"}, {}).given["second"] == "1:D10>v36"
    )
    full = form.page(
        GAME,
        dug(blank(), {P1: f"{SOUTHEAST} {SECOND.removesuffix(' 2:X62')}"}),
        P1,
        verb,
        {"first": "2:X62", "second": "+none"},
        {},
    )
    assert full.given["third"] == "1:C7>v26", "the other line goes on where one is complete"
    leaving = dug(blank(), {P1: f"{ACROSS.rpartition(' ')[0]} {SECOND}"})
    beside_exit = form.page(GAME, leaving, P1, verb, {"first": "1:I12>v85"}, {})
    assert "X34" not in str(beside_exit.given["second"])


def test_a_complete_line_asks_for_its_bonus_station() -> None:
    state = dug(blank(), {P1: f"{SOUTHEAST} {SECOND.removesuffix(' 2:X62')}"})
    verb = next(each for each in GAME.verbs if each.name == "dig")
    asked = form.page(GAME, state, P1, verb, {"first": "2:X62"}, {})
    assert msg("metromania.text.bonus_choice", line=2) in asked.said
    chosen = form.page(GAME, state, P1, verb, {"first": "2:X62", "second": "+none"}, {})
    assert msg("metromania.text.bonus_choice", line=2) not in chosen.said


def test_an_undecided_bonus_station_asks_too() -> None:
    state = dug(blank(), {P1: ACROSS})
    verb = next(each for each in GAME.verbs if each.name == "dig")
    shown = form.page(GAME, state, P1, verb, {"first": "1:X34", "second": ""}, {})
    assert shown.caution == msg("metromania.text.bonus_open", line=1)


def test_a_bonus_station_is_offered_within_a_dig() -> None:
    state = dug(blank(), {P1: ACROSS})
    found = values(state, "dig", "second", first="1:X34")
    assert found[0] == "+v2"
    assert found[-2:] == ["+none", ""]
    after = values(state, "dig", "third", first="1:X34", second="+v9")
    assert "2:S41>v90" in after


def test_a_bonus_station_left_open_is_offered() -> None:
    state = play(dug(blank(), {P1: ACROSS}), "1:X34")
    assert [verb.name for verb in engine.verbs_on_menu(GAME, state, P1)] == ["dig", "bonus"]
    assert values(state, "dig", "first")[-1] == "+none"
    bonus = domain(state, "bonus", "vertex").options
    assert [option.value for option in bonus][-2:] == ["v85", ""]
    assert bonus[0].note == msg("metromania.text.note_points", points=0)
    assert engine.play(GAME, state, P1, Bonus("v9")).state == play(state, "dig +v9")


def test_intermediate_stations_are_offered() -> None:
    state = dug(demo(), {P1: f"{SOUTHEAST.replace('A3', 'A4')} 1:C7>v26 1:D9>v36", P2: EAST})
    assert values(state, "station", "line") == [1]
    assert values(state, "station", "vertex", line=1) == ["v2", "v9", "v17"]
    moves = [move for move in engine.legal_moves(GAME, state, P1) if isinstance(move, Station)]
    assert moves == [Station(1, "v2"), Station(1, "v9"), Station(1, "v17")]


def test_a_dead_end_is_not_offered() -> None:
    obstacles = "C6 B7 C8 D10 C9 D8 E10 E11 E12 D11 E9 E8 D7 D6 C5"
    second = "2:S45>v86 2:J1>v79 2:I1>v71 2:H1>v62 2:G1>v52 2:F1>v41 2:E1>v31 2:X62"
    state = blank(" ".join(f"{cell}=L" for cell in obstacles.split()))
    dug(state, {P1: f"{SOUTHEAST} {second}"})
    assert values(state, "dig", "first") == ["1:C7>v26"]
    assert values(state, "dig", "second", first="1:C7>v26") == ["1:D9>v36", "1:D9>v35", ""]
    given = {"first": "1:C7>v26", "second": "1:D9>v36"}
    assert values(state, "dig", "third", **given) == [""]
    assert engine.play(GAME, state, P1, Dig(**given)).state.turn.seat == P2
