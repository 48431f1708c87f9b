"""MarsBot plays whole games beside a seat that always passes: nothing breaks, and its progress is as expected."""

from collections import Counter
from collections.abc import Iterator

import pytest

from rules.core.log import Log
from rules.core.rng import Rng
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import PROJECTS
from rules.tmars.components.coordinates import neighbours
from rules.tmars.components.designs import Module
from rules.tmars.components.effects import Parameter
from rules.tmars.components.tracks import LAST_SPACE
from rules.tmars.economy.counting import is_city
from rules.tmars.economy.parameters import value_of
from rules.tmars.marsbot.turn import final_greeneries, new_generation, start, take_turn
from rules.tmars.state import State
from rules.tmars.turns.scoring import bot_parts
from rules.tmars.view import BOT
from tests.rules.tmars.bot_positions import automa, bot_of

pytestmark = pytest.mark.slow

POOL = [card.id for card in PROJECTS.values() if card.module is not Module.PRELUDE]
LEVELS = ("normal", "hard")


def generations(
    seed: int, board: str, difficulty: str, last: int, log: Log | None = None
) -> Iterator[State]:
    """The state at the end of each generation."""
    log = log or Log()
    state = automa(board=board, difficulty=difficulty)
    state.rng = Rng(seed)
    deck = list(POOL)
    state.rng.shuffle(deck)
    bot_of(state).pile, state.deck = deck[:4], deck[4:]
    start(state, log)
    for generation in range(1, last + 1):
        state.generation = generation
        if generation > 1:
            new_generation(state, log)
        while not bot_of(state).passed:
            take_turn(state, log)
        yield state


def check(state: State) -> None:
    """The invariants after every generation."""
    bot = bot_of(state)
    assert all(0 <= marker <= LAST_SPACE for marker in bot.markers.values())
    zones = (state.deck, state.discard, bot.pile, bot.used)
    assert Counter(card for zone in zones for card in zone) == Counter(POOL)
    assert 0 <= value_of(state, Parameter.OXYGEN) <= 14
    assert -30 <= value_of(state, Parameter.TEMPERATURE) <= 8
    assert value_of(state, Parameter.OCEANS) <= 9
    spaces = BOARDS[state.board].spaces
    for space, tile in state.tiles.items():
        assert spaces[space].ocean == (tile.kind == "ocean")
        assert spaces[space].reserved_for is None
        assert tile.owner == BOT or tile.kind == "ocean"
        if is_city(tile):
            assert not any(is_city(state.tiles.get(other)) for other in neighbours(space))
    assert len(state.milestones) <= 3
    assert len(state.awards) <= 3
    assert (state.stack, state.question) == ([], None)


def points_of_play(state: State) -> int:
    """Without awards, which depend on the human, and without points printed on used cards."""
    left_out = ("tmars.part.awards", "tmars.part.cards")
    return sum(part.points for part in bot_parts(state) if part.label.key not in left_out)


@pytest.mark.parametrize("difficulty", LEVELS)
@pytest.mark.parametrize("board", BOARDS)
def test_whole_games_are_valid(board: str, difficulty: str) -> None:
    for seed in range(3):
        points = []
        for state in generations(seed, board, difficulty, 30):
            check(state)
            points.append(points_of_play(state))
        assert points[5] > 30
        assert points[15] > 90
        rating, oxygen = bot_of(state).tr, state.oxygen
        final_greeneries(state, Log())
        check(state)
        assert (bot_of(state).tr, state.oxygen) == (rating, oxygen)


@pytest.mark.parametrize(("difficulty", "at_10", "at_12"), [("normal", 77, 97), ("hard", 102, 126)])
def test_its_progress_matches_the_chapters_averages(
    difficulty: str, at_10: int, at_12: int
) -> None:
    """The averages at the end of generations 10 and 12 are near those in the chapter."""
    games = 60
    tens, twelves = [], []
    for seed in range(100, 100 + games):
        points = [points_of_play(state) for state in generations(seed, "tharsis", difficulty, 12)]
        tens.append(points[9])
        twelves.append(points[11])
    assert abs(sum(tens) / games - at_10) < 4
    assert abs(sum(twelves) / games - at_12) < 4
