"""Entrants who are kept apart: in the open, such as members of a team, and in secret."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from rules.contest.director.plan import Format, Plan
from rules.contest.director.snapshot import Snapshot
from rules.contest.pairing.certificate import Certificate, Opened, is_opened, is_true, written
from rules.contest.pairing.hidden import Hidden, commitment_of, of_round, pair_hidden
from rules.contest.pairing.model import ALGORITHM, Apart, Entrant, Input, Met
from rules.contest.pairing.pair import pair
from rules.contest.verify import EQUAL, NOT_EQUAL, PUBLIC, verdict
from rules.core.rng import Rng
from tests.rules.contest.courses import Course, plan, signed_up
from tests.rules.contest.fields import Field
from tests.scale import sized

pytestmark = pytest.mark.slow

SALT = "5a17" * 16
SIZES = {2: (2,), 3: (2, 3), 4: (3, 4)}


def _a_round(entrants: int, wanted: int, seed: int = 11) -> Input:
    field = Field(entrants, wanted, SIZES[wanted], seed)
    for _ in range(2):
        field.play(pair(field.input()))
    return field.input()


def _together(pods: tuple[tuple[int, ...], ...]) -> set[tuple[int, int]]:
    return {pair_ for pod in pods for pair_ in combinations(sorted(pod), 2)}


def _some(of: Input, count: int, seed: int) -> tuple[Apart, ...]:
    """Return pairs of entrants who would share a pod."""
    rng, shared = Rng(seed), sorted(_together(pair(of).pods))
    rng.shuffle(shared)
    return tuple(Apart(a, b) for a, b in shared[:count])


@pytest.mark.parametrize("wanted", [2, 3, 4])
@pytest.mark.parametrize("entrants", [12, 15, 36, 60])
def test_a_pair_that_shall_be_apart_shares_no_pod(entrants: int, wanted: int) -> None:
    before = _a_round(entrants, wanted)
    apart = _some(before, 3, seed=entrants)
    after = pair(structs.replace(before, apart=apart))
    assert after.criteria.apart == 0
    assert not _together(after.pods) & {(each.a, each.b) for each in apart}


def test_a_repeat_is_cheaper_than_a_pair_that_shall_be_apart() -> None:
    four = tuple(Entrant(no) for no in (1, 2, 3, 4))
    met = (Met(1, 2, 5), Met(3, 4, 5), Met(1, 3, 1), Met(2, 4, 1))
    apart = (Apart(1, 3), Apart(1, 4))
    found = pair(Input(four, met, 2, (2,), 7, apart=apart))
    assert _together(found.pods) == {(1, 2), (3, 4)}
    assert (found.criteria.repeats, found.criteria.apart) == (10, 0)


def test_a_draw_never_fails_for_pairs_that_shall_be_apart() -> None:
    four = tuple(Entrant(no) for no in (1, 2, 3, 4))
    everyone = tuple(Apart(a, b) for a, b in combinations((1, 2, 3, 4), 2))
    lighter = structs.replace(everyone[0], weight=1)
    heavy = tuple(structs.replace(each, weight=3) for each in everyone[1:-1])
    for size in (2, 4):
        found = pair(Input(four, (), size, (size,), 7, apart=everyone))
        assert found.criteria.apart == (2 if size == 2 else 6)
    found = pair(Input(four, (), 2, (2,), 7, apart=(lighter, *heavy, everyone[-1])))
    assert _together(found.pods) == {(1, 2), (3, 4)}


def test_without_such_pairs_a_draw_is_as_it_was() -> None:
    before = _a_round(20, 4)
    known = structs.replace(before, apart=(Apart(1, 777), Apart(888, 999)))
    assert pair(known) == pair(before)


def _drawn(before: Input, apart: tuple[Apart, ...], salt: str = SALT) -> Opened:
    secret = of_round(Hidden(salt, apart), before)
    return Opened(Certificate(ALGORITHM, *pair_hidden(before, secret)), secret)


@settings(max_examples=sized(10, 40), deadline=None)
@given(st.integers(6, 40), st.sampled_from([2, 3, 4]), st.integers(0, 2**32))
def test_a_secret_is_kept_and_everybody_can_check_the_rest(
    entrants: int, wanted: int, seed: int
) -> None:
    before = _a_round(entrants, wanted, seed)
    opened = _drawn(before, _some(before, 2, seed))
    assert is_true(opened.certificate)
    assert is_opened(opened)
    kept = {(each.a, each.b) for each in opened.secret.apart}
    assert len(kept) == 2
    if entrants > 12:
        assert not _together(opened.certificate.pairing.pods) & kept


def test_the_verdict_says_what_a_reader_could_check() -> None:
    before = _a_round(14, 3)
    opened = _drawn(before, _some(before, 2, seed=1))
    assert verdict(written(opened.certificate)) == PUBLIC
    assert verdict(written(opened)) == EQUAL
    other = structs.replace(opened, secret=structs.replace(opened.secret, apart=()))
    assert verdict(written(other)) == NOT_EQUAL


@pytest.mark.parametrize("touch", ["bye", "seats", "pods", "criteria", "sizes"])
def test_a_draw_with_a_secret_that_was_touched_up_proves_nothing(touch: str) -> None:
    opened = _drawn(_a_round(15, 2), (Apart(1, 2),))
    pairing = opened.certificate.pairing
    first, second, *others = pairing.pods
    changes: dict[str, dict[str, Any]] = {
        "bye": {"byes": (*pairing.byes, first[0]), "pods": (second, *others)},
        "seats": {"pods": (first[::-1], second, *others)},
        "pods": {"pods": ((first[0], second[0]), (first[1], second[1]), *others)},
        "criteria": {"criteria": structs.replace(pairing.criteria, repeats=99)},
        "sizes": {"byes": (*pairing.byes, *first), "pods": (second, *others)},
    }
    touched = structs.replace(pairing, **changes[touch])
    forged = structs.replace(opened.certificate, pairing=touched)
    assert not is_true(forged)
    assert not is_opened(structs.replace(opened, certificate=forged))


def test_a_certificate_says_nothing_about_a_secret_that_changed_no_pod() -> None:
    """Two lists that lead to the same pods have certificates that differ in the commitment alone."""
    before = _a_round(14, 3)
    empty = _drawn(before, ()).certificate
    together = _together(empty.pairing.pods)
    strangers = [p for p in combinations(range(1, 15), 2) if p not in together][:1]
    other = _drawn(before, tuple(Apart(*each) for each in strangers)).certificate
    assert other.input.hidden != empty.input.hidden
    assert structs.replace(other.input, hidden="") == structs.replace(empty.input, hidden="")
    assert other.pairing == empty.pairing


def test_the_public_part_does_not_give_the_pods_that_there_would_be_without_a_secret() -> None:
    """All entrants are equal here, so every pod is by lot, and the lot is not the public one."""
    equal = Input(tuple(Entrant(no) for no in range(1, 25)), (), 4, (4,), 99)
    in_the_open = _together(pair(equal).pods)
    hidden = {
        frozenset(_together(_drawn(equal, (), salt).certificate.pairing.pods))
        for salt in ("a" * 64, "b" * 64, "c" * 64)
    }
    assert len(hidden) == 3
    assert in_the_open not in [set(each) for each in hidden]


def test_a_commitment_depends_on_the_pairs_and_on_the_salt_of_the_round() -> None:
    before = _a_round(9, 3)
    later = structs.replace(before, seed=before.seed + 1)
    own = of_round(Hidden(SALT, (Apart(2, 1), Apart(1, 2), Apart(1, 500))), before)
    assert own.apart == (Apart(1, 2),)
    seen = {
        commitment_of(each)
        for each in (
            own,
            structs.replace(own, apart=()),
            of_round(Hidden(SALT, own.apart), later),
            of_round(Hidden("b" * 64, own.apart), before),
        )
    }
    assert len(seen) == 4


def _played(given: Plan, **kept: Any) -> Snapshot:
    course = Course(structs.replace(signed_up(given, *[True] * 12), **kept), Random(5))
    return course.run()


def _drawn_together(at: Snapshot) -> set[tuple[int, int]]:
    """Return the pairs of a first stage that shared a pod, but for rounds of one pod."""
    several = [each.pods for each in at.stages[0].rounds if len(each.pods) > 1]
    return _together(tuple(pod.seats for pods in several for pod in pods))


FREE = {
    "swiss": plan(4, (3, 4), rounds=3),
    "duels": plan(2, (2,), rounds=4),
    "lives": plan(3, (3,), format=Format.LIVES),
}


@pytest.mark.parametrize("kind", FREE)
def test_pairs_stay_apart_in_every_round_that_is_drawn_freely(kind: str) -> None:
    kept = tuple(Apart(a, b) for a, b in [(0, 1), (2, 3), (4, 5)])
    both = {(each.a, each.b) for each in kept}
    assert both & _drawn_together(_played(FREE[kind]))
    for given_ in ({"apart": kept}, {"hidden": Hidden(SALT, kept)}):
        assert not both & _drawn_together(_played(FREE[kind], **given_))


def test_a_knockout_keeps_pairs_apart_in_the_open_only() -> None:
    """Its pods follow from the seeds, which are public, so that a change would show the secret."""
    given_ = plan(2, (2,), format=Format.SINGLE)
    kept = (Apart(4, 11),)
    plain, hidden, in_the_open = (
        _drawn_together(_played(given_, **each))
        for each in ({}, {"hidden": Hidden(SALT, kept)}, {"apart": kept})
    )
    assert (4, 11) in plain
    assert plain == hidden
    assert (4, 11) not in in_the_open
