"""Fast checks, which run at every move, agree with the complete ones."""

import pytest

from rules.core.text import msg
from rules.tmars.components.cards import PROJECTS
from rules.tmars.components.content import OCEAN_MC
from rules.tmars.components.coordinates import neighbours
from rules.tmars.components.effects import Production, Where
from rules.tmars.components.programs import play_program
from rules.tmars.economy.counting import amounts
from rules.tmars.economy.placing import has_space, legal_spaces
from rules.tmars.economy.requirements import meets_requirements, requirement_refusal
from rules.tmars.economy.spots import areas_of, space_options
from rules.tmars.economy.supplies import least_production
from rules.tmars.resolve.feasible import blocked
from rules.tmars.resolve.playing import has_playable_card, play_refusal, playable_cards
from rules.tmars.state import State
from tests.rules.tmars.wandering import tables

MOST = 70


@pytest.fixture(scope="module")
def positions() -> list[State]:
    return list(tables(41, MOST))[::3]


def test_has_space_agrees_with_legal_spaces(positions: list[State]) -> None:
    for state in positions:
        for where in Where:
            for left in (None, 0, 100):
                spaces = legal_spaces(state, 0, where, mc_left=left)
                assert has_space(state, 0, where, mc_left=left) == bool(spaces)


def test_playable_cards_are_those_without_a_refusal(positions: list[State]) -> None:
    for state in positions:
        for seat, mine in enumerate(state.seats):
            free = [card for card in mine.hand if play_refusal(state, seat, card) is None]
            assert playable_cards(state, seat) == free
            assert has_playable_card(state, seat) == bool(free)


def test_requirements_are_met_if_none_is_refused(positions: list[State]) -> None:
    for state in positions[::3]:
        for card in PROJECTS:
            refused = requirement_refusal(state, 0, card)
            assert meets_requirements(state, 0, card) == (refused is None)


def test_productions_that_would_fall_too_low_block(positions: list[State]) -> None:
    alone = [card for card in PROJECTS.values() if [*map(type, card.play)] == [Production]]
    seen = set()
    for state in positions:
        held = state.seats[0].production
        for card in alone:
            (step,) = card.play
            assert isinstance(step, Production)
            changed = amounts(state, 0, step).items()
            low = any(n < 0 and held[each] + n < least_production(each) for each, n in changed)
            refused = blocked(state, 0, card.id, play_program(card.id), {})
            assert (refused is not None) == low
            seen.add(low)
    assert seen == {True, False}


def test_spaces_show_the_gain_of_adjacent_oceans(positions: list[State]) -> None:
    for state in positions:
        for option in space_options(state, legal_spaces(state, 0, Where.LAND)):
            beside = [state.tiles[each] for each in neighbours(option.value) if each in state.tiles]
            oceans = sum(tile.kind == "ocean" for tile in beside)
            told = repr(msg("tmars.spot.oceans", n=OCEAN_MC * oceans))
            assert (told in repr(option.note)) == (oceans > 0)


def test_spaces_show_which_neighbours_would_score(positions: list[State]) -> None:
    seen = set()
    for state in positions:
        for option in space_options(state, legal_spaces(state, 0, Where.LAND)):
            beside = [state.tiles[each] for each in neighbours(option.value) if each in state.tiles]
            greeneries = sum(tile.kind == "greenery" for tile in beside)
            told = repr(msg("tmars.spot.greeneries", n=greeneries))
            assert (told in repr(option.note)) == (greeneries > 0)
            seen.add(greeneries > 0)
    assert seen == {True, False}


def test_spaces_are_offered_by_area_and_every_space_is_in_one(positions: list[State]) -> None:
    seen: set[str] = set()
    for state in positions:
        spaces = legal_spaces(state, 0, Where.LAND)
        areas = {area.name.key: set(area.values) for area in areas_of(state, 0, spaces)}
        if not areas:
            continue
        seen.update(areas)
        assert set().union(*areas.values()) == set(spaces)
        for space in areas.get("tmars.area.oceans", ()):
            assert any(is_tile(state, each, "ocean") for each in neighbours(space))
        for space in areas.get("tmars.area.own", ()):
            assert any(owned(state, each) == 0 for each in neighbours(space))
    assert seen >= {"tmars.area.oceans", "tmars.area.bonuses", "tmars.area.others"}


def is_tile(state: State, space: str, kind: str) -> bool:
    return space in state.tiles and state.tiles[space].kind == kind


def owned(state: State, space: str) -> int | None:
    return state.tiles[space].owner if space in state.tiles else None
