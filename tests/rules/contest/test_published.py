"""Published cases of a Dutch-system engine: repeats, clashes of colours, byes, and differences of scores."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import astuple

from rules.contest.pairing.model import Criteria, Entrant, Input, Met
from rules.contest.pairing.pair import pair

CASES = Path(__file__).parent / "cases"


def _case(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((CASES / f"{name}.json").read_text("utf-8"))
    return found


def _input(case: dict[str, Any], seed: int) -> Input:
    entrants = tuple(
        Entrant(
            no=each["no"],
            score=each["halves"],
            unplayed=each["unplayed"],
            byes=each["byes"],
            rank=each["no"],
            sat=tuple((2, seat) for _, seat in each["played"]),
        )
        for each in case["entrants"]
    )
    known = {each.no for each in entrants}
    met = tuple(
        Met(each["no"], other, 1)
        for each in case["entrants"]
        for other, _ in each["played"]
        if each["no"] < other and other in known
    )
    return Input(entrants, met, 2, (2,), seed)


def _differences(case: dict[str, Any], pairs: list[list[int]] | tuple[Any, ...]) -> list[int]:
    halves = {each["no"]: each["halves"] for each in case["entrants"]}
    return sorted((abs(halves[a] - halves[b]) for a, b in pairs), reverse=True)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", ["dutch_2025_c5", "dutch_2025_c9", "issue_7"])
def test_as_good_as_the_dutch_engine(name: str, seed: int) -> None:
    case = _case(name)
    found = pair(_input(case, seed))
    assert (found.criteria.repeats, found.criteria.clashes) == (0, 0)
    assert list(found.byes) == case["byes"]
    assert _differences(case, found.pods) == _differences(case, case["pairs"])


def test_a_round_of_180_is_no_worse_than_the_dutch_engine_s() -> None:
    case = _case("issue_15")
    found = pair(_input(case, 1))
    assert list(found.byes) == case["byes"]
    spread = sum(each**2 for each in _differences(case, found.pods))
    expected = sum(each**2 for each in _differences(case, case["pairs"]))
    assert astuple(found.criteria) <= astuple(Criteria(0, 0, expected, 0))
    assert spread == found.criteria.spread
