"""Chapter "MarsBot": effects of the human's cards on MarsBot, and their counts."""

from typing import Any

import pytest

from rules.core.log import Log
from rules.tmars.components.cards import CARDS
from rules.tmars.resolve.card_actions import action_refusal, take_action
from rules.tmars.resolve.playing import play_card, play_refusal
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import State
from rules.tmars.verbs.answer import ANSWER, Answer
from rules.tmars.view import BOT
from tests.rules.tmars.bot_positions import automa, bot_of


def play(state: State, card: str) -> State:
    """Let the human play a card, paid in M€."""
    cost = CARDS[card].cost
    state.seats[0].hand.append(card)
    state.seats[0].stock["mc"] += cost
    assert play_refusal(state, 0, card) is None
    play_card(state, 0, card, (cost, 0, 0, 0, 0), Log())
    resolve(state, Log())
    return state


def options(state: State) -> tuple[str, ...]:
    assert state.question is not None
    return state.question.options


def answer(state: State, *picks: str) -> State:
    move = Answer(picks)
    ANSWER.check(state, 0, move)
    ANSWER.apply(state, 0, move, Log())
    resolve(state, Log())
    return state


@pytest.mark.parametrize(
    ("card", "tokens", "left"),
    [
        pytest.param("121", 5, 4, id="DECISION 21: up to three of an alternative is one"),
        pytest.param("039", 2, 1, id="DECISION 21: up to eight is one"),
        pytest.param("050", 5, 4, id="DECISION 21: up to two of an alternative is one"),
        pytest.param("009", 5, 4, id="DECISION 21: up to three is one"),
    ],
)
def test_removals_hit_the_tokens(card: str, tokens: int, left: int) -> None:
    """S17, S18, DECISIONS 20 and 21, worked example 53."""
    state = play(automa(bot={"tokens": tokens}), card)
    assert options(state) == (f"{BOT}:tokens",)
    answer(state, f"{BOT}:tokens")
    assert bot_of(state).tokens == left


def test_removals_are_optional() -> None:
    state = answer(play(automa(bot={"tokens": 5}), "121"))
    assert (bot_of(state).tokens, state.question, state.stack) == (5, None, [])


def test_without_tokens_there_is_nothing_to_remove() -> None:
    state = play(automa(), "121")
    assert (state.question, state.stack) == (None, [])


def test_marsbot_or_the_human_may_lose_production() -> None:
    """S19, DECISION 22, worked example 55: the marker moves one space back for any number of steps."""
    human = {"production": {"titanium": 1}, "tableau": ["018", "081"]}
    markers = {"markers": {"space": 6}}
    state = play(automa(human, markers), "002")
    assert set(options(state)) == {str(BOT), "0"}
    answer(state, str(BOT))
    assert bot_of(state).markers["space"] == 5
    assert state.seats[0].production["titanium"] == 2
    other = answer(play(automa(human, markers), "002"), "0")
    assert bot_of(other).markers["space"] == 6
    assert other.seats[0].production["titanium"] == 1


@pytest.mark.parametrize(("bio", "steps"), [(5, 4), (1, 0)])
def test_two_lost_steps_are_one_space(bio: int, steps: int) -> None:
    """DECISION 22: Birds lower plant production by two steps."""
    state = play(automa(bot={"markers": {"bio": bio}}, oxygen=13), "072")
    assert bot_of(state).markers["bio"] == steps


def test_a_card_cannot_be_played_when_no_owner_can_lose_production() -> None:
    """DECISION 22."""
    state = automa({"hand": ["072"], "stock": {"mc": 10}}, oxygen=13)
    refused = play_refusal(state, 0, "072")
    assert refused is not None
    assert refused.code == "tmars.no_production_target"


@pytest.mark.parametrize(("pick", "resource", "n"), [("steel", "steel", 2), ("mc", "mc", 3)])
def test_thieves_take_from_the_bank(pick: str, resource: str, n: int) -> None:
    """S22, DECISION 23, worked example 56."""
    state = play(automa(bot={"tokens": 4}), "124")
    (chosen,) = (option for option in options(state) if option.endswith(f":{pick}"))
    answer(state, chosen)
    assert (state.seats[0].stock[resource], bot_of(state).tokens) == (n, 4)


def test_a_toll_station_counts_the_space_marker() -> None:
    """DECISION 24, worked example 57."""
    state = play(automa(bot={"markers": {"space": 6}, "used": ["018"]}), "099")
    assert state.seats[0].production["mc"] == 6


def test_media_archives_count_used_events() -> None:
    """DECISION 24."""
    state = play(automa({"events": ["009"]}, {"used": ["011", "018", "127"]}), "107")
    assert state.seats[0].stock["mc"] == 3


FLOODED: dict[str, Any] = {"tiles": "D5:city:bot", "bot": {"tokens": 3}}


def test_a_flood_beside_a_tile_of_marsbot_takes_tokens() -> None:
    """DECISION 20, worked example 67."""
    state = answer(play(automa(**FLOODED), "188"), "E5")
    assert options(state) == (f"{BOT}:tokens",)
    answer(state, f"{BOT}:tokens")
    assert bot_of(state).tokens == 0


def test_a_flood_elsewhere_does_not() -> None:
    state = answer(play(automa(**FLOODED), "188"), "A2")
    assert (state.question, bot_of(state).tokens) == (None, 3)


def test_ants_take_a_token() -> None:
    """DECISION 20, worked example 68."""
    state = automa({"tableau": ["035"]}, {"tokens": 2})
    assert action_refusal(state, 0, "035") is None
    take_action(state, 0, "035", 0, 0, (0, 0, 0, 0, 0), Log())
    resolve(state, Log())
    if state.question is not None:
        answer(state, f"{BOT}:tokens")
    assert (bot_of(state).tokens, state.seats[0].on_card) == (1, {"035": 1})
