"""Pods that an organiser sets by hand: checked, seated by lot, and certified as such."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct, structs

from rules.contest.pairing.model import Hand, Input, Pairing, Remainder
from rules.contest.pairing.pair import described
from rules.contest.scores.results import No


class ByHand(Struct, frozen=True, forbid_unknown_fields=True):
    """The pods of a round that is not paired yet; an entrant alone rests."""

    stage: int
    number: int
    pods: tuple[tuple[No, ...], ...]
    hand: Hand


class Unfit(Exception):
    """Pods cannot be played: `code` says why, and `nos` which entrants or which size are the reason."""

    def __init__(self, code: str, nos: Sequence[int]) -> None:
        super().__init__(code)
        self.code = code
        self.nos = tuple(nos)


def sizes_by_hand(given: Input) -> tuple[int, ...]:
    """Return the sizes of pods that may be set."""
    return (given.wanted,) if given.remainder is Remainder.BYES else tuple(sorted(given.sizes))


def set_by_hand(given: Input, pods: Sequence[Sequence[No]], hand: Hand) -> tuple[Input, Pairing]:
    """Return the input and the pairing of pods set by hand; the entrants who are alone have byes.

    Raises:
        Unfit: hand_twice, hand_out, hand_missing or hand_size.
    """
    assert_fit(given, pods)
    given = structs.replace(given, hand=hand)
    return given, described(given, [pod for pod in pods if len(pod) > 1])


def assert_fit(given: Input, pods: Sequence[Sequence[No]]) -> None:
    """Check that each entrant of the round is named once, in pods of allowed sizes or alone.

    Raises:
        Unfit: hand_twice, hand_out, hand_missing or hand_size.
    """
    named = Counter(no for pod in pods for no in pod)
    inside = {each.no for each in given.entrants}
    allowed = {1, *sizes_by_hand(given)}
    for code, wrong in (
        ("hand_twice", [no for no, times in named.items() if times > 1]),
        ("hand_out", [no for no in named if no not in inside]),
        ("hand_missing", [each.no for each in given.entrants if each.no not in named]),
        ("hand_size", [len(pod) for pod in pods if len(pod) not in allowed]),
    ):
        if wrong:
            raise Unfit(code, wrong)
    if all(len(pod) == 1 for pod in pods):
        raise Unfit("hand_size", [1])


def is_by_hand(given: Input, pairing: Pairing) -> bool:
    """Return whether the pods are allowed, and whether seats and criteria follow from them."""
    try:
        assert_fit(given, [*pairing.pods, *((no,) for no in pairing.byes)])
    except Unfit:
        return False
    return described(given, pairing.pods) == pairing
