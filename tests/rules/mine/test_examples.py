"""The worked examples of the specification, one JSON object per line, each played out."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.core.seats import seats_in_order
from rules.mine.components.content import HAND_SIZE
from rules.mine.economy.scoring import final_outcome
from rules.mine.economy.zones import draw
from rules.mine.state import Phase, State
from rules.mine.turns.flow import open_decision_of
from rules.mine.turns.periods import end_last_period, end_period, hand_out_coins
from rules.mine.turns.turn import close_turn, enter_buying, start_turn
from rules.mine.verbs.answer import Answer
from rules.mine.verbs.buy import Buy
from rules.mine.verbs.coin import SpendCoin
from rules.mine.verbs.end import EndTurn
from rules.mine.verbs.goal import UseGoal
from rules.mine.verbs.play import PutDown
from tests.rules.mine.positions import drawn, make, settle

EXAMPLES = [
    json.loads(line)
    for line in (Path(__file__).parent / "examples.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_an_example_plays_out_as_written(example: dict[str, Any]) -> None:
    setup = dict(example["setup"])
    draft = drawn(setup.pop("seats"), **setup)
    error = None
    for given in example["moves"]:
        try:
            _do(draft, given)
        except IllegalMove as refused:
            error = refused.code.replace("mine.", "E_").upper()
    expected = dict(example["expect"])
    assert error == expected.pop("error", None)
    for path, value in expected.items():
        _assert_value(draft, path, value)


def _do(draft: State, given: dict[str, Any]) -> None:
    seat, answers = given["seat"], [_picks(answer) for answer in given.get("answers", ())]
    match given["do"]:
        case "play":
            draft.turn.phase = Phase.GOALS
            make(draft, seat, PutDown(given["card"]))
        case "use_goal":
            draft.turn.phase = Phase.GOALS
            make(draft, seat, UseGoal(given["goal"]))
        case "buy":
            make(draft, seat, Buy(given["card"]))
        case "coin":
            make(draft, seat, SpendCoin(1))
        case "end_turn":
            make(draft, seat, EndTurn())
        case _:
            _do_beside_moves(draft, given)
    while (decision := open_decision_of(draft, draft.turn.seat)) or draft.pending:
        decision = decision or next(each for each in draft.pending if each.picks is None)
        make(draft, decision.seat, Answer(answers.pop(0)))
    if given["do"] == "end_turn":
        assert draft.turn.phase is Phase.DONE
        close_turn(draft)
    # Remaining questions have only one answer and were not asked.
    assert all(draft.seats[seat].hand.count(card) > 1 for left in answers for card in left)


def _picks(answer: Any) -> tuple[str, ...]:
    match answer:
        case int():
            return (str(answer + 1),)
        case str():
            return (answer,)
        case _:
            return tuple(answer)


def _do_beside_moves(draft: State, given: dict[str, Any]) -> None:
    seat, log = given["seat"], Log()
    match given["do"]:
        case "end_play":
            enter_buying(draft, log)
        case "start_turn":
            start_turn(draft, seat, log)
        case "start_period":
            for each in seats_in_order(draft.first, len(draft.seats)):
                draw(draft, each, HAND_SIZE, log)
            hand_out_coins(draft, log)
        case "end_period":
            (end_last_period if draft.period == draft.periods else _end_period)(draft, log)
        case "set":
            draft.seats[seat].credits = given["credits"]
        case "check":
            for path, value in given["that"].items():
                _assert_value(draft, path, value)
        case _:
            assert given["do"] == "score"
    settle(draft, log)


def _end_period(draft: State, log: Log) -> None:
    end_period(draft, log)
    draft.declared = None


def _assert_value(draft: State, path: str, value: Any) -> None:
    found = _found(draft, path)
    if isinstance(value, list) and not path.endswith("deck"):
        assert Counter(found) == Counter(value), path
    else:
        assert found == value, path


def _found(draft: State, path: str) -> Any:
    head, _, rest = path.partition(".")
    if head == "score":
        return final_outcome(draft).scores[int(rest)].total
    if head[0] == "p" and head[1:].isdigit():
        return _found_of_seat(draft, int(head[1:]), rest)
    match path:
        case "declared":
            return None if draft.declared is None else draft.declared.seat
        case "final":
            return None if draft.declared is None else draft.declared.round + 1
        case "market_discard":
            return draft.market_discard + draft.hidden_discard
        case _:
            return getattr(draft, path)


def _found_of_seat(draft: State, seat: int, path: str) -> Any:
    mine = draft.seats[seat]
    head, _, rest = path.partition(".")
    match head:
        case "res":
            return mine.resources[rest]
        case "goals":
            goal = next(goal for goal in mine.goals if goal.id == rest)
            return "flipped" if goal.flipped else goal.tokens
        case "buys":
            return mine.purchases
        case "deck_size":
            return len(mine.deck)
        case "corp_tokens":
            return mine.corporation_tokens
        case _:
            return getattr(mine, head)


def test_all_examples_are_there() -> None:
    assert len(EXAMPLES) == 58
    assert len({example["id"] for example in EXAMPLES}) == len(EXAMPLES)
