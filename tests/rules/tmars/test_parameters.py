"""Oxygen and temperature (chapter "Global parameters")."""

import pytest

from rules.core.log import Log
from rules.tmars.components.effects import Parameter
from rules.tmars.economy.parameters import is_complete, raise_parameter, value_of
from rules.tmars.marsbot.advancing import raise_by_a_step
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import State
from rules.tmars.view import BOT
from tests.cases import cases
from tests.rules.tmars.whole_effect import answered, changes, position

OXYGEN, TEMPERATURE = Parameter.OXYGEN, Parameter.TEMPERATURE


def raised(words: str, parameter: Parameter, steps: int, owner: int = 0) -> tuple[State, int]:
    state = position(words)
    taken = raise_parameter(state, owner, parameter, steps, Log())
    resolve(state, Log())
    return state, taken


@cases(
    ("words", "parameter", "steps", "then"),
    {
        "a step": ("", OXYGEN, 1, "oxygen+1 tr+1"),
        "two steps of 2 degrees": ("", TEMPERATURE, 2, "temperature+4 tr+2"),
        "to the maximum": ("oxygen=13", OXYGEN, 2, "oxygen+1 tr+1"),
        "at the maximum": ("oxygen=14", OXYGEN, 1, ""),
        "as warm as it gets": ("temperature=8", TEMPERATURE, 3, ""),
        "past -24": ("temperature=-26", TEMPERATURE, 2, "temperature+4 tr+2 p_heat+1"),
        "-20": ("temperature=-22", TEMPERATURE, 1, "temperature+2 tr+1 p_heat+1"),
        "past both": ("temperature=-26", TEMPERATURE, 3, "temperature+6 tr+3 p_heat+2"),
        "8 % warms": ("oxygen=7", OXYGEN, 1, "oxygen+1 temperature+2 tr+2"),
        "and what that brings": (
            "oxygen=7 temperature=-26",
            OXYGEN,
            2,
            "oxygen+2 temperature+2 tr+3 p_heat+1",
        ),
        "8 %, warm already": ("oxygen=7 temperature=8", OXYGEN, 1, "oxygen+1 tr+1"),
        "no ocean": ("temperature=-2 oceans=9", TEMPERATURE, 1, "temperature+2 tr+1"),
    },
)
def test_raising_grants_rating_and_bonuses(
    words: str, parameter: Parameter, steps: int, then: str
) -> None:
    state, _ = raised(words, parameter, steps)
    assert changes(position(words), state) == set(then.split())


def test_raising_returns_the_number_of_steps() -> None:
    assert raised("oxygen=13", OXYGEN, 2)[1] == 1
    assert raised("oxygen=14", OXYGEN, 2)[1] == 0


def test_zero_degrees_bring_an_ocean() -> None:
    state, _ = raised("temperature=-2", TEMPERATURE, 1)
    state = answered(state, ["A5"])
    then = {"temperature+2", "A5=ocean", "oceans+1", "tr+2"}
    assert changes(position("temperature=-2"), state) == then


def test_raising_marks_the_generation() -> None:
    state, _ = raised("", OXYGEN, 1)
    assert state.seats[0].tr_raised
    assert not raised("oxygen=14", OXYGEN, 1)[0].seats[0].tr_raised


@cases(
    ("words", "parameter", "then"),
    {
        "no heat": ("temperature=-26", TEMPERATURE, "temperature+2 bot.tr+1"),
        "8 % warms": ("oxygen=7", OXYGEN, "oxygen+1 temperature+2 bot.tr+2"),
        "at the maximum": ("temperature=8", TEMPERATURE, ""),
        "no ocean left": ("temperature=-2 oceans=9", TEMPERATURE, "temperature+2 bot.tr+1"),
    },
)
def test_marsbot_raises(words: str, parameter: Parameter, then: str) -> None:
    state, _ = raised(f"automa {words}", parameter, 1, BOT)
    assert changes(position(f"automa {words}"), state) == set(then.split())


def test_marsbot_places_the_ocean_of_zero_degrees_at_once() -> None:
    words = "automa temperature=-2 oceans=8"
    state = position(words)
    [_, ocean] = raise_by_a_step(state, TEMPERATURE, Log())
    assert state.question is None
    assert state.tiles[ocean.removeprefix("ocean:")].kind == "ocean"
    assert {"oceans+1", "bot.tr+2"} <= changes(position(words), state)


def test_a_parameter_at_its_goal_is_complete() -> None:
    state = position("oxygen=14 temperature=6 oceans=9")
    complete = [parameter for parameter in Parameter if is_complete(state, parameter)]
    assert complete == [Parameter.OXYGEN, Parameter.OCEANS]
    assert [value_of(state, parameter) for parameter in Parameter] == [14, 6, 9]


def test_oceans_cannot_be_raised() -> None:
    with pytest.raises(AssertionError):
        raise_parameter(position(""), 0, Parameter.OCEANS, 1, Log())
