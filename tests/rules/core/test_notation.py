import pytest

from rules.core.errors import MalformedMove
from rules.core.game import Move
from rules.core.notation import MAX_TEXT, checked, read_move, write_move
from tests.refusing import refuses
from tests.toys import nim, sealed
from tests.toys.sealed.verbs import Buy, Keep, Lay

VERBS = (*nim.VERBS, *sealed.verbs.VERBS)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        pytest.param(nim.Take(2, 3), "take heap=2 count=3", id="numbers"),
        pytest.param(nim.EndTurn(), "end_turn", id="no arguments"),
        pytest.param(Lay(("lamp1#2", "boat4#1")), "lay cards=lamp1#2,boat4#1", id="a list"),
        pytest.param(Keep(("rope2#1",)), "keep cards=rope2#1", id="a list of one"),
        pytest.param(Lay(()), "lay cards=-", id="an empty list"),
        pytest.param(Buy(2, (1, 0)), "buy count=2 paid=1,0", id="a list of numbers"),
    ],
)
def test_a_move_is_written_and_read_back(move: Move, text: str) -> None:
    assert write_move(VERBS, move) == text
    assert read_move(VERBS, text) == move


def test_spaces_capitals_and_order_do_not_matter() -> None:
    assert read_move(VERBS, "  TAKE  count=3   heap=2 ") == nim.Take(2, 3)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("", "core.unknown_verb", id="nothing"),
        pytest.param("   ", "core.unknown_verb", id="blanks"),
        pytest.param("give heap=1", "core.unknown_verb", id="no such verb"),
        pytest.param("take heap=1", "core.malformed_move", id="missing argument"),
        pytest.param("take heap=1 count=1 of=2", "core.malformed_move", id="unknown argument"),
        pytest.param("take heap=1 heap=2 count=1", "core.malformed_move", id="argument twice"),
        pytest.param("take heap count=1", "core.malformed_move", id="argument without a value"),
        pytest.param("take heap=one count=1", "core.malformed_move", id="a word for a number"),
        pytest.param("buy count=1 paid=1,x", "core.malformed_move", id="a word in a list"),
        pytest.param("buy count=1 paid=1,0,0", "core.malformed_move", id="too long a list"),
    ],
)
def test_unreadable_lines_are_refused(text: str, code: str) -> None:
    with refuses(code, MalformedMove):
        read_move(VERBS, text)


def test_a_text_of_the_longest_length_is_still_read() -> None:
    assert checked("a" * MAX_TEXT) == "a" * MAX_TEXT


def test_a_longer_text_is_refused_with_its_length() -> None:
    with pytest.raises(MalformedMove) as refused:
        read_move(VERBS, "a" * (MAX_TEXT + 1))
    assert refused.value.code == "core.text_too_long"
    assert refused.value.facts == {"length": MAX_TEXT + 1, "most": MAX_TEXT}


def test_a_line_that_cannot_be_read_is_quoted_in_its_own_words() -> None:
    with pytest.raises(MalformedMove) as refused:
        read_move(VERBS, "take heap=one count=1")
    assert refused.value.facts == {"text": "take heap=one count=1"}
