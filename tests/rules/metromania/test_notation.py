"""Moves as lines of text, and all shortcuts."""

import unicodedata

import pytest

from rules.core.errors import MalformedMove
from rules.core.game import Move
from rules.metromania import Bonus, Dig, Pass, Station
from rules.metromania.notation import read, write
from rules.metromania.state import State
from tests.catalogues import spoken
from tests.rules.metromania.positions import EAST, P1, P2, WEST, blank, demo, dug

SOUTHEAST = "1:S11>v2 1:A3>v9 1:B5>v17"
ACROSS = f"{WEST} 1:F12>v58 1:G12>v68 1:H12>v77 1:I12>v85"


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Dig("1:C7>v26"), "dig 1:C7>v26"),
        (Dig("1:A3>v9=B"), "dig 1:A3>v9=B"),
        (Dig("1:X34", "+v9", "2:S41>v90"), "dig 1:X34 +v9 2:S41>v90"),
        (Dig("+none", "2:S41>v90"), "dig +none 2:S41>v90"),
        (Station(1, "v9"), "station 1 v9"),
        (Bonus("v58"), "+v58"),
        (Bonus(""), "+none"),
        (Pass(), "pass"),
    ],
)
def test_a_written_move_is_read_back(move: Move, text: str) -> None:
    assert write(move) == text
    for spelling in (text, text.upper(), text.lower(), f"  {text}  ", text.replace(":", "：")):
        assert read(blank(), P1, spelling, spoken) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("파기 1:C7>v26", Dig("1:C7>v26")),
        ("scava 1:C7>v26", Dig("1:C7>v26")),
        ("보통역 1 v9", Station(1, "v9")),
        ("Stazione 1 v9", Station(1, "v9")),
        ("보너스 v58", Bonus("v58")),
        ("보너스 없음", Bonus("")),
        ("bonus nessuna", Bonus("")),
        ("패스", Pass()),
        ("Passa", Pass()),
    ],
)
def test_verbs_are_read_in_every_language(text: str, move: Move) -> None:
    for spelling in (text, unicodedata.normalize("NFD", text)):
        assert read(blank(), P1, spelling, spoken) == move


def steps(state: State, text: str, seat: int = P1) -> tuple[str, ...]:
    move = read(state, seat, text, spoken)
    assert isinstance(move, Dig)
    return move.texts


def refused(state: State, text: str) -> MalformedMove:
    with pytest.raises(MalformedMove) as found:
        read(state, P1, text, spoken)
    return found.value


class TestShortcuts:
    def test_the_word_dig_is_optional(self) -> None:
        assert steps(blank(), "S11>v2") == ("1:S11>v2",)

    def test_a_step_defaults_to_the_line_of_the_step_before(self) -> None:
        assert steps(blank(), "1:S11>v2 A3>v9 B5>v17") == ("1:S11>v2", "1:A3>v9", "1:B5>v17")
        state = dug(blank(), {P1: f"{SOUTHEAST} 2:S41>v90"})
        assert steps(state, "2:J10>v84 I11>v77") == ("2:J10>v84", "2:I11>v77")

    def test_the_line_may_be_omitted_if_only_one_fits(self) -> None:
        state = dug(blank(), {P1: f"{SOUTHEAST} 2:S41>v90"})
        assert steps(state, "C7>v26 2:J10>v84") == ("1:C7>v26", "2:J10>v84")
        assert steps(state, "J10>v84") == ("2:J10>v84",)

    def test_the_line_may_be_omitted_if_the_other_is_complete(self) -> None:
        state = dug(blank(), {P1: f"{ACROSS} 2:S55>v52"})
        assert steps(state, "1:X34 +none G1>v53") == ("1:X34", "+none", "2:G1>v53")

    def test_the_cell_may_be_omitted(self) -> None:
        state = dug(blank("C8=L"), {P1: SOUTHEAST})
        assert steps(state, ">v26") == ("1:C7>v26",)
        assert steps(state, "1:>v26") == ("1:C7>v26",)

    def test_the_vertex_may_be_omitted(self) -> None:
        state = dug(blank("C8=L"), {P1: SOUTHEAST})
        assert steps(state, "1:C6") == ("1:C6>v25",)

    def test_the_letter_may_be_omitted(self) -> None:
        state = dug(demo(), {P1: "1:S11>v2"})
        assert steps(state, "1:A3>v9") == ("1:A3>v9=B",)

    def test_an_exit_may_be_given_with_its_vertex(self) -> None:
        assert steps(dug(blank(), {P1: ACROSS}), "1:X34>x34") == ("1:X34",)

    def test_the_line_of_a_station_may_be_omitted_if_only_one_fits(self) -> None:
        state = dug(blank(), {P1: WEST, P2: EAST})
        assert read(state, P1, "station v9", spoken) == Station(1, "v9")
        assert read(state, P1, "bonus v9", spoken) == Bonus("v9")
        assert read(state, P1, "bonus none", spoken) == Bonus("")


class TestAmbiguity:
    def test_an_ambiguous_vertex_is_refused(self) -> None:
        found = refused(dug(blank(), {P1: SOUTHEAST}), "1:>v26")
        assert found.code == "metromania.ambiguous"
        assert found.facts == {"token": "1:>v26", "candidates": ("1:C7>v26", "1:C8>v26")}

    def test_an_ambiguous_cell_is_refused(self) -> None:
        found = refused(dug(blank(), {P1: SOUTHEAST}), "1:C7")
        assert found.facts["candidates"] == ("1:C7>v26", "1:C7>v25")

    def test_an_ambiguous_station_is_refused(self) -> None:
        state = dug(blank(station_between="false"), {P1: f"{WEST} 1:F12>v58"})
        line = state.seats[P1].lines[1]
        line.path, line.cells = ["s41", "v90", "v9"], ["S41", "J10"]
        assert refused(state, "station v9").facts["candidates"] == ("1 v9", "2 v9")


class TestWhatIsNotLegal:
    """An illegal move is read anyway, so that the check can give the reason."""

    @pytest.mark.parametrize(
        ("text", "step"),
        [
            ("1:>v10", "1:B6>v10"),
            ("1:B6", "1:B6>v9"),
            ("2:S11", "2:S11>v1"),
            (">v50", "1:E17>v50"),
            ("2:J10", "2:J10>v84"),
        ],
    )
    def test_shortcuts_mean_the_likeliest_tunnel(self, text: str, step: str) -> None:
        assert steps(dug(blank(), {P1: SOUTHEAST}), text) == (step,)

    def test_a_line_is_read_in_another_seats_turn(self) -> None:
        assert steps(blank(), "1:S11>v2", P2) == ("1:S11>v2",)
        assert steps(blank(), ">v2", P2) == ("1:A2>v2",)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "syntax"),
        ("dig", "syntax"),
        ("1:", "syntax"),
        ("1:C7>", "syntax"),
        ("1:C7>v26=G", "syntax"),
        ("hello", "syntax"),
        ("+", "syntax"),
        ("+v1 +", "syntax"),
        ("station", "syntax"),
        ("station 1 v9 v10", "syntax"),
        ("3:C7>v26", "unknown_line"),
        ("station 0 v9", "unknown_line"),
        ("1:K1>v26", "unknown_cell"),
        ("1:A12>v26", "unknown_cell"),
        ("1:S71>v2", "unknown_cell"),
        ("1:C7>v92", "unknown_vertex"),
        ("1:C7>x34", "unknown_vertex"),
        ("+v0", "unknown_vertex"),
        ("station 1 v0", "unknown_vertex"),
        ("+v1 +v2 +v3 +v4 +v5 +v6", "too_many_steps"),
    ],
)
def test_unreadable_lines_are_refused(text: str, code: str) -> None:
    assert refused(blank(), text).code == f"metromania.{code}"


def test_a_refusal_does_not_repeat_a_long_token_in_full() -> None:
    assert len(str(refused(blank(), "x" * 400).facts["token"])) <= 25
