"""Chapter "Visibility": everything a viewer does not know is dealt anew."""

from collections import Counter

import pytest

from rules.core.codec import encode_state
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.metromania import GAME
from rules.metromania.components.content import LineStatus, kind_of, letter_of
from rules.metromania.network.completion import line_statuses
from rules.metromania.state import State
from tests.rules.metromania.positions import P1, P2, P3, P4, blank, demo, dug, play


def hands(state: State) -> list[list[str]]:
    return [mine.hand for mine in state.seats]


def hidden() -> State:
    """P1 has placed C-B on A3."""
    return play(demo(markers="hidden"), "1:S11>v2 1:A3>v9=B 1:B5>v17")


def worlds(state: State, viewer: Seat | None, count: int = 40) -> list[State]:
    chance = Rng(3)
    return [GAME.determinize(state, viewer, chance) for _ in range(count)]


@pytest.mark.parametrize("viewer", [P1, P2, P3, P4, None])
def test_a_determinized_world_looks_the_same_and_differs(viewer: Seat | None) -> None:
    state = hidden()
    found = worlds(state, viewer)
    assert all(GAME.view(world, viewer) == GAME.view(state, viewer) for world in found)
    assert len({encode_state(world) for world in found}) > 3
    for world in found:
        GAME.check_invariants(world)


def test_own_letters_stay() -> None:
    state = hidden()
    assert all(world.seats[P2].hand == state.seats[P2].hand for world in worlds(state, P2))


def test_types_in_hands_stay() -> None:
    state = hidden()
    for world in worlds(state, None):
        assert [Counter(map(kind_of, hand)) for hand in hands(world)] == [
            Counter(map(kind_of, hand)) for hand in hands(state)
        ]


def test_no_seat_is_dealt_the_other_marker_of_a_letter_it_has_placed() -> None:
    state = hidden()
    for world in worlds(state, P2, count=80):
        for seat, hand in enumerate(hands(world)):
            dealt = [*hand, *(each.marker for each in world.placed if each.seat == seat)]
            assert len({letter_of(marker) for marker in dealt}) == len(dealt)


def test_blocked_lines_stay_blocked() -> None:
    # P3 can only continue over B5, where E-B may not lie beside the C-B on A3; any other letter
    # might.
    state = dug(
        blank("A3=C B5=E C4=L C5=L C6=L", markers="hidden"),
        {P1: "1:S11>v2 1:A3>v9=B", P3: "1:S65>v7 1:B2>v8 1:B3>v16"},
    )
    assert line_statuses(state)[P3] == (LineStatus.BLOCKED, LineStatus.UNSTARTED)
    found = worlds(state, P2)
    assert {line_statuses(world) for world in found} == {line_statuses(state)}
    assert len({encode_state(world) for world in found}) > 1


@pytest.mark.parametrize("markers", ["open", "fixed"])
def test_open_hands_are_unchanged(markers: str) -> None:
    state = demo(markers=markers)
    assert all(world == state for world in worlds(state, P2, count=3))
