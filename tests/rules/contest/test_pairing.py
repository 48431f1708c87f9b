"""Pairings: each entrant has one seat, the criteria are least, the bounds hold, and results are the same everywhere."""

import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.contest.pairing.certificate import (
    Certificate,
    Unverifiable,
    draw_of,
    is_true,
    mark_of,
    read,
    round_seed,
    written,
)
from rules.contest.pairing.model import (
    ALGORITHM,
    Entrant,
    Input,
    Met,
    Pairing,
    Remainder,
    Repeats,
    Unpairable,
    Within,
)
from rules.contest.pairing.pair import pair
from rules.contest.pairing.sizes import bye_order, pod_sizes
from rules.contest.verify import verdict
from tests.rules.contest.fields import Field, least_by_hand
from tests.scale import sized

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("entrants", "allowed", "wanted", "remainder", "sizes"),
    [
        (9, (3, 4), 4, "short_low", (3, 3, 3)),
        (10, (3, 4), 4, "short_low", (4, 3, 3)),
        (11, (3, 4), 4, "short_high", (3, 4, 4)),
        (5, (3, 4), 4, "short_low", (4,)),
        (5, (2, 3, 4), 4, "short_low", (2, 3)),
        (11, (3, 4), 4, "byes", (4, 4)),
        (7, (2,), 2, "short_low", (2, 2, 2)),
        (0, (3, 4), 4, "short_low", ()),
    ],
)
def test_sizes_of_pods(
    entrants: int, allowed: tuple[int, ...], wanted: int, remainder: str, sizes: tuple[int, ...]
) -> None:
    assert pod_sizes(entrants, allowed, wanted, Remainder(remainder)) == sizes


@pytest.mark.parametrize(
    ("allowed", "wanted", "with_byes"),
    [((3, 4), 4, {1, 2, 5}), ((4, 5), 5, {1, 2, 3, 6, 7, 11}), ((2, 3), 3, {1})],
)
def test_some_fields_cannot_all_be_seated(
    allowed: tuple[int, ...], wanted: int, with_byes: set[int]
) -> None:
    found = set()
    for entrants in range(1, 60):
        if (
            entrants < min(allowed)
            or sum(pod_sizes(entrants, allowed, wanted, Remainder.SHORT_LOW)) < entrants
        ):
            found.add(entrants)
    assert found == with_byes


def test_too_few_for_one_pod_are_refused() -> None:
    with pytest.raises(Unpairable) as refused:
        pod_sizes(2, (3, 4), 4, Remainder.SHORT_LOW)
    assert refused.value.code == "too_few"


def test_rests_go_to_those_with_the_fewest() -> None:
    rested = Entrant(1, byes=1)
    strong, short, weak = Entrant(2, score=5), Entrant(3, shorts=1), Entrant(4, rank=2)
    weaker = Entrant(5, rank=3)
    late = Entrant(6, unplayed=1)
    order = bye_order([rested, strong, short, weak, weaker, late])
    assert [each.no for each in order] == [5, 4, 3, 6, 2, 1]


SIZES = {2: (2,), 3: (2, 3), 4: (3, 4), 5: (4, 5)}


@settings(max_examples=sized(15, 40), deadline=None)
@given(st.integers(4, 40), st.sampled_from([2, 3, 4, 5]), st.integers(0, 2**64 - 1), st.data())
def test_every_entrant_is_seated_once_or_has_a_bye(
    entrants: int, wanted: int, seed: int, data: st.DataObject
) -> None:
    field = Field(entrants, wanted, SIZES[wanted], seed)
    for _ in range(3):
        if len(field.out) < entrants - 8 and data.draw(st.booleans()):
            field.out.add(1 + field.rng.below(entrants))
        active = {each.no for each in field.input().entrants}
        rested = {no for no in active if field.byes.get(no)}
        found = pair(field.input())
        seats = Counter([*found.byes, *(no for pod in found.pods for no in pod)])
        assert seats == Counter(active)
        lengths = sorted(len(pod) for pod in found.pods)
        assert lengths == sorted(pod_sizes(len(active), SIZES[wanted], wanted, Remainder.SHORT_LOW))
        assert not rested.intersection(found.byes) or rested == active
        assert found.criteria.repeats >= found.bounds.repeats
        assert found.criteria.spread >= found.bounds.spread
        field.play(found)


@pytest.mark.parametrize(
    ("entrants", "wanted"),
    [(6, 2), (8, 2), (7, 3), (9, 3), (8, 4), (7, 4), (11, 4), (9, 5), (10, 5)],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_small_fields_are_paired_at_the_least_cost_by_hand(
    entrants: int, wanted: int, seed: int
) -> None:
    field = Field(entrants, wanted, SIZES[wanted], seed)
    for _ in range(4):
        given = field.input()
        found = pair(given)
        assert found.bounds.is_exact
        assert found.byes == ()
        repeats, clashes, spread, shorts = least_by_hand(given, [len(pod) for pod in found.pods])
        assert (found.criteria.repeats, found.criteria.clashes) == (repeats, clashes)
        assert found.criteria.shorts == shorts
        by_no = {each.no: each.score for each in given.entrants}
        own = sum((by_no[a] - by_no[b]) ** 2 for pod in found.pods for a, b in combinations(pod, 2))
        assert own == spread
        field.play(found)


@pytest.mark.parametrize(
    ("entrants", "wanted", "rounds"),
    [
        (16, 4, 2),
        (20, 4, 2),
        (32, 4, 3),
        (64, 4, 4),
        (64, 4, 6),
        (24, 3, 4),
        (25, 5, 2),
        (12, 2, 6),
    ],
)
def test_no_repeats_in_rounds_that_are_proved_free_of_them(
    entrants: int, wanted: int, rounds: int
) -> None:
    for seed in (1, 2):
        field = Field(entrants, wanted, (wanted,), seed)
        for _ in range(rounds):
            found = pair(field.input())
            assert found.criteria.repeats == 0
            field.play(found)


def test_fields_of_128_and_of_512_have_no_repeats_in_six_rounds() -> None:
    for entrants in (128, 512):
        field = Field(entrants, 4, (3, 4), 7)
        for _ in range(6):
            found = pair(field.input())
            assert found.criteria.repeats == 0
            field.play(found)


def test_repeats_that_are_allowed_cost_nothing() -> None:
    met = tuple(Met(a, b, 3) for a, b in combinations(range(1, 5), 2))
    entrants = tuple(Entrant(no, score=9 if no < 5 else 0) for no in range(1, 9))
    strict = pair(Input(entrants, met, 4, (4,), 5))
    loose = pair(Input(entrants, met, 4, (4,), 5, repeats=Repeats.ALLOW))
    assert strict.criteria.repeats == 6
    assert strict.criteria.spread > 0
    assert {frozenset(pod) for pod in loose.pods} == {
        frozenset({1, 2, 3, 4}),
        frozenset({5, 6, 7, 8}),
    }


@pytest.mark.parametrize("remainder", ["short_low", "short_high"])
def test_short_pods_stand_at_their_end(remainder: str) -> None:
    entrants = tuple(Entrant(no, score=100 - no) for no in range(1, 12))
    found = pair(Input(entrants, (), 4, (3, 4), 5, remainder=Remainder(remainder)))
    lengths = [len(pod) for pod in found.pods]
    assert lengths == ([4, 4, 3] if remainder == "short_low" else [3, 4, 4])


def test_slide_brings_each_layer_of_a_group_to_each_pod() -> None:
    entrants = tuple(Entrant(no) for no in range(1, 9))
    found = pair(Input(entrants, (), 4, (4,), 5, within=Within.SLIDE))
    assert {frozenset(pod) for pod in found.pods} == {
        frozenset({1, 3, 5, 7}),
        frozenset({2, 4, 6, 8}),
    }


def test_a_bye_avoids_a_repeat_but_no_second_bye_comes_before_every_first() -> None:
    # 1 and 2 have met, and the order of byes names 3 first: only if 3 plays can a repeat be avoided.
    entrants = (Entrant(1, score=2), Entrant(2, score=2), Entrant(3, byes=0))
    found = pair(Input(entrants, (Met(1, 2, 1),), 2, (2,), 4))
    assert found.criteria.repeats == 0
    assert found.byes != (3,)
    rested = (Entrant(1, byes=1), Entrant(2, byes=1), Entrant(3))
    assert pair(Input(rested, (Met(1, 2, 1),), 2, (2,), 4)).byes == (3,)


def test_pods_keep_seats_even() -> None:
    for wanted, most in ((4, 2), (3, 2), (5, 2), (2, 2)):
        field = Field(32 if wanted != 5 else 30, wanted, (wanted,), 3)
        for _ in range(6):
            field.play(pair(field.input()))
        for tables in field.sat.values():
            counts = [tables.count((wanted, seat)) for seat in range(wanted)]
            assert max(counts) - min(counts) <= most


def _a_round(entrants: int = 21) -> Input:
    field = Field(entrants, 4, (3, 4), 11)
    for _ in range(3):
        field.play(pair(field.input()))
    return field.input()


def certify(given: Input) -> Certificate:
    return Certificate(ALGORITHM, given, pair(given))


def test_a_certificate_proves_its_pairing() -> None:
    text = written(certify(_a_round()))
    assert written(read(text)) == text
    assert is_true(read(text))
    assert verdict(text) == (0, "equal")


def test_a_certificate_that_was_touched_up_proves_nothing() -> None:
    certificate = certify(_a_round())
    (first, *_), (second, *_), *_ = certificate.pairing.pods
    swapped = written(certificate).decode()
    at = swapped.index('"pods"')
    pods = swapped[at:].replace(f" {first},", " X,", 1).replace(f" {second},", f" {first},", 1)
    text = (swapped[:at] + pods.replace(" X,", f" {second},", 1)).encode()
    assert text != written(certificate)
    assert verdict(text) == (1, "not equal")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"{}", "not_a_certificate"),
        (b"\xff", "not_a_certificate"),
        (
            written(certify(_a_round(8))).replace(b'"algorithm": 1', b'"algorithm": 99'),
            "other_version",
        ),
    ],
)
def test_some_files_are_no_certificates(text: bytes, code: str) -> None:
    with pytest.raises(Unverifiable) as refused:
        read(text)
    assert refused.value.code == code
    assert verdict(text) == (2, code)


@pytest.mark.parametrize("hashing", ["1", "2"])
def test_another_process_finds_the_same(hashing: str) -> None:
    text = written(certify(_a_round()))
    done = subprocess.run(
        [sys.executable, "-m", "rules.contest.verify"],
        input=text,
        capture_output=True,
        cwd=ROOT,
        env={"PYTHONHASHSEED": hashing, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, b"equal\n")


def test_other_names_change_only_names() -> None:
    def named(of: dict[int, int], found: Pairing) -> list[frozenset[int]]:
        return [frozenset(of[no] for no in pod) for pod in found.pods]

    given = Input(tuple(Entrant(no) for no in range(1, 13)), (), 4, (4,), 9)
    shifted = Input(tuple(Entrant(no) for no in range(101, 113)), (), 4, (4,), 9)
    same = {no: no + 100 for no in range(1, 13)}
    assert named(same, pair(given)) == named({no: no for no in range(101, 113)}, pair(shifted))


def test_the_draw_cannot_be_chosen() -> None:
    marks = [mark_of(b"salt", member) for member in (3, 1, 2)]
    draw = draw_of(b"seed", b"salt", marks)
    assert draw == draw_of(b"seed", b"salt", marks[::-1])
    assert draw != draw_of(b"seed", b"salt", marks[:2])
    assert draw != draw_of(b"seed", b"pepper", marks)
    assert mark_of(b"pepper", 3) != marks[0]
    assert len(set(marks)) == 3
    seeds = {
        round_seed(draw, stage, number, attempt)
        for stage, number, attempt in [(1, 1, 1), (1, 1, 2), (1, 11, 1), (11, 1, 1)]
    }
    assert len(seeds) == 4
    assert max(seeds) < 2**64
