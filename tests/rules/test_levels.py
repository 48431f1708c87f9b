"""Promises of levels 1 and 2, and the benchmarks that measure and tune them."""

from math import log
from typing import Any

import pytest
from msgspec import structs

from benchmarks import robots
from benchmarks.levels import ladder
from benchmarks.levels.matches import RANDOM, Scene, margin, played_out, player_named, share
from benchmarks.tune import SCENES, margins, tuned
from rules.core.game import GameDef
from rules.registry import GAME_KEYS, load

pytestmark = pytest.mark.slow

GAMES = {"mine": 12, "tmars": 10, "metromania": 4, "expancity": 2}
"""Few, since the benchmarks measure more: promises that never fail in hundreds of games must not fail here."""


def won(game: GameDef[Any, Any], one: str, other: str, games: int) -> float:
    players = [player_named(one), player_named(other)]
    total = 0.0
    for number in range(games):
        first = number % 2
        seated = players if first == 0 else players[::-1]
        total += share(played_out(game, Scene(2).setup(game, 40 + number // 2), seated)[0], first)
    return total


@pytest.mark.parametrize("title", GAME_KEYS)
def test_a_beginner_beats_random_play(title: str) -> None:
    games = GAMES[title]
    assert won(load(title), "1", RANDOM, games) >= games - 1


@pytest.mark.parametrize("title", GAME_KEYS)
def test_a_player_beats_a_beginner_more_often_than_not(title: str) -> None:
    games = GAMES[title]
    assert won(load(title), "2", "1", games) > games / 2


@pytest.mark.parametrize("title", GAME_KEYS)
def test_the_tuner_varies_every_weight_but_those_that_say_how_much_is_looked_at(title: str) -> None:
    of = tuned(title)
    assert of.weights([0.0] * len(of.names)) == of.base
    more = of.weights([0.5] * len(of.names))
    changed = {
        name for name in of.base.__struct_fields__ if getattr(more, name) != getattr(of.base, name)
    }
    assert changed == set(of.names)
    fewest = of.weights([-99.0] * len(of.names))
    assert all(getattr(fewest, name) == 0 for name in of.names)


def test_weights_change_how_a_robot_plays() -> None:
    """Candidates get the same deals, so only their moves make a difference."""
    of = tuned("mine")
    again = [value for _, value, _ in margins(of, of.base, 3)]
    assert again == [value for _, value, _ in margins(of, of.base, 3)]
    assert len(again) == sum(count for _, count in SCENES["mine"])
    careless = structs.replace(of.base, goal=0, owned=0)
    assert [value for _, value, _ in margins(of, careless, 3)] != again


@pytest.mark.parametrize("options", [{"alone": "marsbot"}, {"alone": "classic"}])
def test_margins_alone_are_against_the_title(options: dict[str, str]) -> None:
    game = load("tmars")
    outcome, state = played_out(game, Scene(1, options).setup(game, 1), [player_named("0")])
    assert outcome.ranks == (2,)
    assert margin(outcome, state, 0) < 0


def test_strengths_are_those_that_explain_the_results() -> None:
    found = ladder.strengths({("1", "2"): (24.5, 99), (RANDOM, "2"): (0, 99)})
    assert found["2"] == 0
    assert found["1"] == pytest.approx(log(25 / 75), abs=1e-6)
    assert found[RANDOM] == pytest.approx(log(0.5 / 99.5), abs=1e-6)
    anchors = ladder.anchors({("1", "2"): (24.5, 99), (RANDOM, "2"): (0, 99)})
    assert anchors[2] == 25_000_000
    assert anchors.keys() == {1, 2}
    assert anchors[1] < anchors[2]


@pytest.mark.parametrize("title", GAME_KEYS)
def test_the_stronger_level_has_the_higher_anchor(title: str) -> None:
    anchors = load(title).anchors
    assert [anchors[level] for level in sorted(anchors)] == sorted(anchors.values())
    assert anchors.get(2, 25_000_000) == 25_000_000


def test_a_match_that_was_played_before_is_read() -> None:
    assert robots.read_match("3-2=28.5/40") == (("3", "2"), (28.5, 40))
    for nonsense in ("3-2", "3=28/40", "3-2=28", "3-2=a/b"):
        with pytest.raises(ValueError, match=r"unpack|convert|literal"):
            robots.read_match(nonsense)


def test_an_interval_holds_the_rate_and_narrows() -> None:
    few, many = ladder.interval(15, 20), ladder.interval(750, 1000)
    assert few[0] < many[0] < 0.75 < many[1] < few[1]
    assert ladder.interval(0, 40)[1] == pytest.approx(0.0876, abs=1e-3)
