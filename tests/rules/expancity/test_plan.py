"""Chapters "The turn" and "Building regulations": the contents of a turn plan, and its effects."""

import pytest

from rules.core import engine
from rules.core.copying import copy_state
from rules.core.errors import IllegalMove, MalformedMove, NotYourTurn, Refusal
from rules.core.text import Msg, SeatName, msg
from rules.expancity import GAME, Plan
from rules.expancity.components.coordinates import read_cell
from rules.expancity.state import Phase, State
from tests.refusing import refuses
from tests.rules.expancity.positions import A, B, plan, position

RULEBOOK = (
    "N2=mall N2E1=com:A4 N1=res:A1 N1E2=com:A4^ N3E1=res N2W1=com:A3 E1=church E2=bank S1=res:A1f"
)


def refusal(state: State, text: str) -> Refusal:
    with pytest.raises(Refusal) as refused:
        engine.check(GAME, state, A, plan(text))
    return refused.value


@pytest.mark.parametrize(
    ("board", "stock", "text", "after"),
    [
        pytest.param(
            "", (6, 49), "res@N1; b N1; r N1=flat", (7, 47, {"N1": 1}), id="first turn house"
        ),
        pytest.param(
            RULEBOOK,
            (1, 49),
            "park@N1E1; b N1 N2E1; r N1=flat N2E1=round",
            (0, 48, {"N1": 4, "N2E1": 15}),
            id="rule book turn",
        ),
        pytest.param(
            "N1=com:A4 S1=com:A4o", (6, 49), "park@N2; b N1", (7, 47, {}), id="fifth with four"
        ),
        pytest.param("", (6, 49), "park@E1", (9, 46, {}), id="collect three"),
        pytest.param("N1=com:A1", (2, 2), "park@E1; b N1", (3, 0, {}), id="reserve runs out"),
        pytest.param("N1=com:A1", (0, 0), "park@E1", (0, 0, {}), id="all actions lost"),
        pytest.param("N1=park", (4, 1), "park@E1", (5, 0, {}), id="two actions lost"),
        pytest.param("N1=res:A1", (6, 49), "com@N2; r N1=flat", (9, 46, {"N1": 0}), id="old floor"),
    ],
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


@pytest.mark.parametrize(
    ("board", "text", "code"),
    [
        pytest.param("", "res@N1E1", "place_not_adjacent", id="diagonal placement"),
        pytest.param("N1=park", "res@N1", "cell_occupied", id="occupied"),
        pytest.param("", "res@C", "cell_occupied", id="on City Hall"),
        pytest.param("", "mall@N1", "tile_not_in_hand", id="not in hand"),
        pytest.param("N1=res:A1", "com@N2; b N1", "height_limit", id="second floor too early"),
        pytest.param("N1=res:A3 S1=res:A3f", "park@N2; b N1", "res_max", id="fourth floor"),
        pytest.param("N1=com:A4", "park@N2; b N1", "height_limit", id="fifth without four"),
        pytest.param(
            "N1=com:A5 S1=com:A4o", "park@N2; b N1", "height_limit", id="sixth needs five"
        ),
        pytest.param(
            "N1=com:A4 S1=com:B4o", "park@N2; b N1", "height_limit", id="a rival's record"
        ),
        pytest.param(
            "N1=com:A1 N2=com:A2 N3=com:A3 S1=res",
            "park@E1; b S1",
            "too_many_unfinished",
            id="a fourth building",
        ),
        pytest.param(
            "N1=res:A1 N2=com:A2 N3=com:A3 S1=res",
            "park@E1; b S1; r N1=flat",
            "too_many_unfinished",
            id="a roof frees no place this turn",
        ),
        pytest.param(
            "N1=com:A1 N2=com:A2 N3=res S1=res",
            "park@E1; b S1 N3",
            "too_many_unfinished",
            id="the second started",
        ),
        pytest.param("N1=com:A1", "park@N2; b N1 N1", "one_floor", id="same building twice"),
        pytest.param("N1=com:B1", "park@N2; b N1", "not_yours", id="rival's lot"),
        pytest.param("N1=com:B4o", "park@N2; b N1", "not_yours", id="rival's before completed"),
        pytest.param("N1=park", "res@N2; b N1", "not_lot", id="build on a park"),
        pytest.param("N1=park", "res@N2; b C", "not_lot", id="build on City Hall"),
        pytest.param("", "park@N1; b N1", "not_lot", id="build on the tile just laid"),
        pytest.param("N1=park", "res@N2; b N3", "cell_empty", id="build on nothing"),
        pytest.param("N1=res:A1f", "park@N2; b N1", "already_done", id="build on completed"),
        pytest.param("N1=res:A1f", "park@N2; r N1=flat", "already_done", id="roof on completed"),
        pytest.param(
            "N1=com:A1 N2=com:A1 N3=com:A1 S1=com",
            "park@E1; b N1 N2 N3 S1",
            "too_many_builds",
            id="four cells",
        ),
        pytest.param("N1=res:A1", "park@E1; r N1=round", "roof_type", id="round on a house"),
        pytest.param("N1=com:A4", "park@E1; r N1=flat", "roof_type", id="flat on a tower"),
        pytest.param("N1=com:A3", "park@E1; r N1=round", "com_min", id="tower too low"),
        pytest.param("N1=com:A3", "park@E1; r N1=flat", "com_min", id="too low before shape"),
        pytest.param("N1=res:B1", "park@E1; r N1=flat", "not_own_building", id="rival's roof"),
        pytest.param("N1=res", "park@E1; r N1=flat", "not_own_building", id="roof on a lot"),
        pytest.param("", "park@E1; r E1=flat", "not_own_building", id="roof on a park"),
        pytest.param("N1=com:A4", "park@E1; r N1=round N1=pointed", "roof_dup", id="roofed twice"),
    ],
)
def test_an_illegal_plan_is_refused(board: str, text: str, code: str) -> None:
    refused = refusal(position(board, hand=("park", "res" if "res@" in text else "com")), text)
    assert isinstance(refused, IllegalMove)
    assert refused.code == f"expancity.{code}"


@pytest.mark.parametrize(
    ("board", "stock", "text", "code", "facts"),
    [
        pytest.param(
            "N1=com:A1 N2=com:A1",
            (0, 49),
            "park@E1; b N1 N2",
            "no_blocks",
            {"need": 2, "have": 1},
            id="no blocks",
        ),
        pytest.param(
            "N1=com:A1",
            (2, 0),
            "park@E1",
            "must_act",
            {"unused": 3, "cells": ("N1",)},
            id="must act",
        ),
        pytest.param(
            "N1=com:A1 S1=res",
            (3, 1),
            "park@E1; b N1",
            "must_act",
            {"unused": 1, "cells": ("S1",)},
            id="must start a building too",
        ),
        pytest.param(
            "N1=com:A4",
            (6, 49),
            "park@N2; b N1",
            "height_limit",
            {"cell": "N1", "limit": 4, "kind": msg("expancity.kind.com")},
            id="the limit is named",
        ),
        pytest.param(
            "N1=park",
            (6, 49),
            "park@N5",
            "place_not_adjacent",
            {"cell": "N5", "nearest": ("N2", "N1E1", "N1W1")},
            id="the nearest cells are named",
        ),
        pytest.param(
            "N1=com:B1",
            (6, 49),
            "park@N2; b N1",
            "not_yours",
            {"cell": "N1", "owner": SeatName(B)},
            id="the owner is named",
        ),
        pytest.param(
            "N1=com:A1 N2=com:A2 N3=com:A3 S1=res",
            (6, 49),
            "park@E1; b S1",
            "too_many_unfinished",
            {"cells": ("N3", "N2", "N1")},
            id="the unfinished are named",
        ),
        pytest.param(
            "N1=com:A1 N2=com:A2 N3=res S1=res",
            (6, 49),
            "park@E1; b N1 S1 N3",
            "too_many_unfinished",
            {"cells": ("N2", "N1", "S1")},
            id="so are those that the plan starts",
        ),
    ],
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


@pytest.mark.parametrize(
    ("move", "code"),
    [
        pytest.param(Plan("park", "Z9", (), ()), "cell_parse", id="cell"),
        pytest.param(Plan("park", "n1", (), ()), "cell_spelling", id="cell in small letters"),
        pytest.param(Plan("park", "N1", (" N1",), ()), "cell_spelling", id="space before a cell"),
        pytest.param(Plan("park", "N1", (), ("북1=flat",)), "cell_spelling", id="cell in Korean"),
        pytest.param(Plan("park", "N1", ("N1N1",), ()), "cell_parse", id="build"),
        pytest.param(Plan("park", "N1", (), ("Q=flat",)), "cell_parse", id="roof's cell"),
        pytest.param(Plan("park", "N1", (), ("N1=thatch",)), "roof_parse", id="roof's shape"),
        pytest.param(Plan("moat", "N1", (), ()), "unknown_tile", id="tile"),
        pytest.param(Plan("moat", "Z9", (), ()), "cell_parse", id="coordinates come first"),
    ],
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
