"""Chapters "The turn" and "Building regulations": the contents of a turn plan, and its effects."""

import pytest

from rules.core import engine
from rules.core.copying import copy_state
from rules.core.errors import IllegalMove, MalformedMove, NotYourTurn, Refusal
from rules.core.text import Msg, SeatName, msg
from rules.expancity import GAME, Plan
from rules.expancity.components.coordinates import read_cell
from rules.expancity.state import Phase, State
from tests.cases import cases
from tests.refusing import refuses
from tests.rules.expancity.positions import A, B, plan, position

RULEBOOK = (
    "N2=mall N2E1=com:A4 N1=res:A1 N1E2=com:A4^ N3E1=res N2W1=com:A3 E1=church E2=bank S1=res:A1f"
)


def refusal(state: State, text: str) -> Refusal:
    with pytest.raises(Refusal) as refused:
        engine.check(GAME, state, A, plan(text))
    return refused.value


@cases(
    ("board", "stock", "text", "after"),
    {
        "first turn house": ("", (6, 49), "res@N1; b N1; r N1=flat", (7, 47, {"N1": 1})),
        "rule book turn": (
            RULEBOOK,
            (1, 49),
            "park@N1E1; b N1 N2E1; r N1=flat N2E1=round",
            (0, 48, {"N1": 4, "N2E1": 15}),
        ),
        "fifth with four": ("N1=com:A4 S1=com:A4o", (6, 49), "park@N2; b N1", (7, 47, {})),
        "collect three": ("", (6, 49), "park@E1", (9, 46, {})),
        "reserve runs out": ("N1=com:A1", (2, 2), "park@E1; b N1", (3, 0, {})),
        "all actions lost": ("N1=com:A1", (0, 0), "park@E1", (0, 0, {})),
        "two actions lost": ("N1=park", (4, 1), "park@E1", (5, 0, {})),
        "old floor": ("N1=res:A1", (6, 49), "com@N2; r N1=flat", (9, 46, {"N1": 0})),
    },
)
def test_a_plan_is_carried_out(
    board: str, stock: tuple[int, int], text: str, after: tuple[int, int, dict[str, int]]
) -> None:
    supply, reserve, scores = after
    state = position(board, hand=("park", text.split("@")[0]), supply=stock[0], reserve=stock[1])
    step = engine.play(GAME, state, A, plan(text))
    mine = step.state.seats[A]
    assert (mine.supply, mine.reserve, mine.score) == (supply, reserve, sum(scores.values()))
    for name, points in scores.items():
        assert step.state.buildings[read_cell(name)].scored == points
    roofed = [event for event in step.events if event.msg.key == "expancity.event.roofed"]
    assert len(roofed) == len(scores)
    draws = step.state.phase is Phase.KEEP_CONTRACT
    assert (draws, step.state.due) == (bool(scores), max(len(scores) - 1, 0))


@cases(
    ("board", "text", "code"),
    {
        "diagonal placement": ("", "res@N1E1", "place_not_adjacent"),
        "occupied": ("N1=park", "res@N1", "cell_occupied"),
        "on City Hall": ("", "res@C", "cell_occupied"),
        "not in hand": ("", "mall@N1", "tile_not_in_hand"),
        "second floor too early": ("N1=res:A1", "com@N2; b N1", "height_limit"),
        "fourth floor": ("N1=res:A3 S1=res:A3f", "park@N2; b N1", "res_max"),
        "fifth without four": ("N1=com:A4", "park@N2; b N1", "height_limit"),
        "sixth needs five": ("N1=com:A5 S1=com:A4o", "park@N2; b N1", "height_limit"),
        "a rival's record": ("N1=com:A4 S1=com:B4o", "park@N2; b N1", "height_limit"),
        "a fourth building": (
            "N1=com:A1 N2=com:A2 N3=com:A3 S1=res",
            "park@E1; b S1",
            "too_many_unfinished",
        ),
        "a roof frees no place this turn": (
            "N1=res:A1 N2=com:A2 N3=com:A3 S1=res",
            "park@E1; b S1; r N1=flat",
            "too_many_unfinished",
        ),
        "the second started": (
            "N1=com:A1 N2=com:A2 N3=res S1=res",
            "park@E1; b S1 N3",
            "too_many_unfinished",
        ),
        "same building twice": ("N1=com:A1", "park@N2; b N1 N1", "one_floor"),
        "rival's lot": ("N1=com:B1", "park@N2; b N1", "not_yours"),
        "rival's before completed": ("N1=com:B4o", "park@N2; b N1", "not_yours"),
        "build on a park": ("N1=park", "res@N2; b N1", "not_lot"),
        "build on City Hall": ("N1=park", "res@N2; b C", "not_lot"),
        "build on the tile just laid": ("", "park@N1; b N1", "not_lot"),
        "build on nothing": ("N1=park", "res@N2; b N3", "cell_empty"),
        "build on completed": ("N1=res:A1f", "park@N2; b N1", "already_done"),
        "roof on completed": ("N1=res:A1f", "park@N2; r N1=flat", "already_done"),
        "four cells": (
            "N1=com:A1 N2=com:A1 N3=com:A1 S1=com",
            "park@E1; b N1 N2 N3 S1",
            "too_many_builds",
        ),
        "round on a house": ("N1=res:A1", "park@E1; r N1=round", "roof_type"),
        "flat on a tower": ("N1=com:A4", "park@E1; r N1=flat", "roof_type"),
        "tower too low": ("N1=com:A3", "park@E1; r N1=round", "com_min"),
        "too low before shape": ("N1=com:A3", "park@E1; r N1=flat", "com_min"),
        "rival's roof": ("N1=res:B1", "park@E1; r N1=flat", "not_own_building"),
        "roof on a lot": ("N1=res", "park@E1; r N1=flat", "not_own_building"),
        "roof on a park": ("", "park@E1; r E1=flat", "not_own_building"),
        "roofed twice": ("N1=com:A4", "park@E1; r N1=round N1=pointed", "roof_dup"),
    },
)
def test_an_illegal_plan_is_refused(board: str, text: str, code: str) -> None:
    refused = refusal(position(board, hand=("park", "res" if "res@" in text else "com")), text)
    assert isinstance(refused, IllegalMove)
    assert refused.code == f"expancity.{code}"


@cases(
    ("board", "stock", "text", "code", "facts"),
    {
        "no blocks": (
            "N1=com:A1 N2=com:A1",
            (0, 49),
            "park@E1; b N1 N2",
            "no_blocks",
            {"need": 2, "have": 1},
        ),
        "must act": ("N1=com:A1", (2, 0), "park@E1", "must_act", {"unused": 3, "cells": ("N1",)}),
        "must start a building too": (
            "N1=com:A1 S1=res",
            (3, 1),
            "park@E1; b N1",
            "must_act",
            {"unused": 1, "cells": ("S1",)},
        ),
        "the limit is named": (
            "N1=com:A4",
            (6, 49),
            "park@N2; b N1",
            "height_limit",
            {"cell": "N1", "limit": 4, "kind": msg("expancity.kind.com")},
        ),
        "the nearest cells are named": (
            "N1=park",
            (6, 49),
            "park@N5",
            "place_not_adjacent",
            {"cell": "N5", "nearest": ("N2", "N1E1", "N1W1")},
        ),
        "the owner is named": (
            "N1=com:B1",
            (6, 49),
            "park@N2; b N1",
            "not_yours",
            {"cell": "N1", "owner": SeatName(B)},
        ),
        "the unfinished are named": (
            "N1=com:A1 N2=com:A2 N3=com:A3 S1=res",
            (6, 49),
            "park@E1; b S1",
            "too_many_unfinished",
            {"cells": ("N3", "N2", "N1")},
        ),
        "so are those that the plan starts": (
            "N1=com:A1 N2=com:A2 N3=res S1=res",
            (6, 49),
            "park@E1; b N1 S1 N3",
            "too_many_unfinished",
            {"cells": ("N2", "N1", "S1")},
        ),
    },
)
def test_a_refusal_names_the_facts(
    board: str, stock: tuple[int, int], text: str, code: str, facts: dict[str, object]
) -> None:
    refused = refusal(position(board, supply=stock[0], reserve=stock[1]), text)
    assert (refused.code, refused.facts) == (f"expancity.{code}", facts)


def test_one_shape_may_run_out() -> None:
    state = position("N1=com:A4", roofs={"flat": 20, "round": 0, "pointed": 5})
    refused = refusal(state, "park@E1; r N1=round")
    assert refused.code == "expancity.roof_empty"
    assert refused.facts["others"] == (Msg("expancity.roof.pointed"),)
    engine.check(GAME, state, A, plan("park@E1; r N1=pointed"))


def test_the_last_roof_of_a_shape_serves_one_building() -> None:
    state = position("N1=com:A4 S1=com:A4", roofs={"flat": 20, "round": 1, "pointed": 5})
    assert refusal(state, "park@E1; r N1=round S1=round").code == "expancity.roof_empty"
    engine.check(GAME, state, A, plan("park@E1; r N1=round S1=pointed"))


@cases(
    ("move", "code"),
    {
        "cell": (Plan("park", "Z9", (), ()), "cell_parse"),
        "cell in small letters": (Plan("park", "n1", (), ()), "cell_spelling"),
        "space before a cell": (Plan("park", "N1", (" N1",), ()), "cell_spelling"),
        "cell in Korean": (Plan("park", "N1", (), ("북1=flat",)), "cell_spelling"),
        "build": (Plan("park", "N1", ("N1N1",), ()), "cell_parse"),
        "roof's cell": (Plan("park", "N1", (), ("Q=flat",)), "cell_parse"),
        "roof's shape": (Plan("park", "N1", (), ("N1=thatch",)), "roof_parse"),
        "tile": (Plan("moat", "N1", (), ()), "unknown_tile"),
        "coordinates come first": (Plan("moat", "Z9", (), ()), "cell_parse"),
    },
)
def test_a_malformed_plan_is_refused(move: Plan, code: str) -> None:
    with refuses(f"expancity.{code}", MalformedMove):
        engine.check(GAME, position(), A, move)


def test_a_refused_plan_changes_nothing() -> None:
    state = position("N1=com:A4")
    before = copy_state(state)
    refusal(state, "park@E1; b N1")
    assert state == before


def test_the_scoring_formula_is_logged() -> None:
    state = position(RULEBOOK, supply=1)
    step = engine.play(GAME, state, A, plan("park@N1E1; b N1 N2E1; r N2E1=round"))
    told = next(event.msg for event in step.events if event.msg.key == "expancity.event.roofed")
    base = msg("expancity.text.sum_base")
    park = msg("expancity.tile.park")
    mall = msg("expancity.tile.mall")
    empty = msg("expancity.text.empty_lot")
    one = msg("expancity.text.sum_term", before=base, value=1, what=park)
    three = msg("expancity.text.sum_term", before=one, value=2, what=mall)
    assert told.args["sum"] == msg("expancity.text.sum_term", before=three, value=-1, what=empty)
    assert (told.args["floors"], told.args["points"]) == (5, 15)


def test_other_seats_wait() -> None:
    with pytest.raises(NotYourTurn):
        engine.check(GAME, position(), B, plan("church@N1"))
