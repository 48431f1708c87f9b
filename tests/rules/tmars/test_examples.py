"""The worked examples of the base game (chapter "Worked examples", 1 to 40), one JSON object per line, played out."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.tmars.components.effects import Where
from rules.tmars.economy.costs import card_cost, project_cost
from rules.tmars.economy.goals import award_price
from rules.tmars.economy.placing import legal_spaces, oceans_out
from rules.tmars.resolve.playing import play_refusal
from rules.tmars.resolve.preludes import play_prelude
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import Stage, State
from rules.tmars.turns.generations import produce
from rules.tmars.turns.scoring import award_points, score
from tests.rules.tmars.positions import STOCK, do, drawn, fresh, played

EXAMPLES = [
    json.loads(line)
    for line in (Path(__file__).parent / "examples.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example['id']}")
def test_an_example_plays_out_as_written(example: dict[str, Any]) -> None:
    state = _position(dict(example["setup"]))
    error = None
    for line in example["moves"]:
        try:
            state = _moved(state, line)
        except IllegalMove as refused:
            error = refused.code.removeprefix("tmars.")
    expected = dict(example["expect"])
    assert error == expected.pop("error", None)
    for path, value in expected.items():
        assert _found(state, path) == value, path


def _position(setup: dict[str, Any]) -> State:
    if "start" in setup:
        start = setup["start"]
        state = fresh(start.get("seats", len(start["corporations"])), **start.get("options", {}))
        state.first = 0
        for seat, corporation in enumerate(start["corporations"]):
            state.seats[seat].corporations = [corporation]
        return state
    offer = setup.pop("research", None)
    state = drawn(*setup.pop("seats"), **setup)
    if offer is not None:
        state.stage = Stage.RESEARCH
        state.seats[0].offer = offer
    return state


def _moved(state: State, line: str) -> State:
    """A line of text, or one in a form that only the examples use."""
    seat, _, rest = line.rpartition(": ")
    who = int(seat or 0)
    match rest.split():
        case ["start", corporation, count]:
            return _started(state, corporation, int(count.removeprefix("#")))
        case ["research", *_]:
            return played(state, who, rest)
        case ["produce"]:
            produce(state, Log())
        case ["prelude", prelude]:
            play_prelude(state, who, prelude, Log())
            resolve(state, Log())
        case _:
            do(state, who, rest)
    return state


def _started(state: State, corporation: str, count: int) -> State:
    """All other seats keep no projects."""
    kept = " ".join(state.seats[0].offer[:count])
    for seat in range(1, len(state.seats)):
        state = played(state, seat, f"start {state.seats[seat].corporations[0]}")
    return played(state, 0, f"start {corporation} {kept}")


def _found(state: State, path: str) -> Any:
    match path.split("."):
        case [("p0" | "p1") as name, *rest]:
            return _of_seat(state, int(name[1]), rest)
        case ["cost", card]:
            return card_cost(state, 0, card)
        case ["project", project]:
            return project_cost(state, 0, project)
        case ["playable", card]:
            refused = play_refusal(state, 0, card)
            return refused is None or refused.code.removeprefix("tmars.")
        case ["tile", space]:
            return f"{state.tiles[space].kind}:{state.tiles[space].owner}"
        case ["claim", space]:
            return state.claims[space]
        case ["greenery", seat]:
            return list(legal_spaces(state, int(seat), Where.GREENERY))
        case ["options"]:
            return _options(state, path)
        case _:
            return _of_table(state, path)


def _options(state: State, path: str) -> Any:
    """All options of the open question, or their number if there are many."""
    if state.question is None:
        return None
    options = list(state.question.options)
    return options if len(options) < 5 else len(options)


def _of_seat(state: State, seat: int, path: list[str]) -> Any:
    mine = state.seats[seat]
    match path:
        case ["on", card]:
            return mine.on_card.get(card, 0)
        case ["hand"]:
            return len(mine.hand)
        case ["tr"]:
            return mine.tr
        case [resource] if resource in STOCK:
            return mine.stock[resource]
        case [resource]:
            return mine.production[resource.removeprefix("+")]
        case _:
            raise KeyError(path)


def _of_table(state: State, name: str) -> Any:
    match name:
        case "oceans":
            return oceans_out(state)
        case "discard":
            return len(state.discard)
        case "price":
            return award_price(state)
        case "awards":
            points = award_points(state, next(iter(state.awards)))
            return [points.get(seat, 0) for seat in range(len(state.seats))]
        case "totals":
            return [score(state, seat).total for seat in range(len(state.seats))]
        case _:
            return getattr(state, name)
