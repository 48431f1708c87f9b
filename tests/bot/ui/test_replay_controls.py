"""Ids of the controls under a replayed turn, and the turns that one can go to directly."""

from itertools import pairwise

import pytest

from bot.core.controls.ids import MAX_ID, ReadId
from bot.features.look.replay.controls import OPTIONS, FrameRequest, Step, chosen_stops
from bot.tables.history.tape import Stop
from rules.core.text import msg
from tests.refusing import refuses

LARGEST = 10**14


@pytest.mark.parametrize("step", Step)
@pytest.mark.parametrize("viewer", ["o", "p", "0", "12"])
def test_ids_hold_everything(step: Step, viewer: str) -> None:
    wish = FrameRequest(LARGEST, viewer, step, 9999)
    written = wish.id()
    assert len(written) <= MAX_ID
    read = ReadId.read(written)
    assert read is not None
    assert read.table == LARGEST
    values = {Step.GO_TO: ["9999"], Step.VIEWER: [viewer if viewer != "o" else "p"]}.get(step, [])
    found = FrameRequest.of(read, values)
    assert (found.table, found.step, found.seq) == (wish.table, wish.step, wish.seq)


@pytest.mark.parametrize(
    ("of", "values"),
    [
        pytest.param("7", [], id="no viewer"),
        pytest.param("7-x-f", [], id="unknown viewer"),
        pytest.param("7-p-x", [], id="unknown step"),
        pytest.param("7-p-t", [], id="nothing chosen"),
        pytest.param("7-p-t", ["-1"], id="negative entry"),
        pytest.param("7-p-t", ["९"], id="a digit of another script"),
        pytest.param("7-p-v", ["o; drop"], id="a viewer that is none"),
        pytest.param("7-p-v", ["123"], id="a seat no table has"),
    ],
)
def test_ids_that_we_did_not_write_are_refused(of: str, values: list[str]) -> None:
    with refuses("ui.outdated"):
        FrameRequest.of(ReadId("replay", of), values)


def stops(count: int, *landmarks: int) -> list[Stop]:
    return [
        Stop(seq, 0, msg("nim.event.left") if seq in landmarks else None) for seq in range(count)
    ]


def test_one_can_go_to_the_landmarks() -> None:
    assert chosen_stops(stops(50, 7, 20, 31)) == (0, 7, 20, 31)


def test_without_landmarks_one_can_go_to_turns_at_even_distances() -> None:
    assert chosen_stops(stops(4)) == (0, 1, 2, 3)
    found = chosen_stops(stops(500, 3))
    assert (len(found), found[0]) == (OPTIONS, 0)
    assert {b - a for a, b in pairwise(found[1:])} <= {20, 21}


def test_as_many_landmarks_as_fit_are_offered() -> None:
    found = chosen_stops(stops(300, *range(0, 300, 2)))
    assert len(found) == OPTIONS
    assert all(each % 2 == 0 for each in found)
