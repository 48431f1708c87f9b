"""Entrants who are kept apart in secret: a certificate commits to them, and hides them.

The lot of such a draw depends on a secret salt, too. Without the salt a reader cannot draw again without the secret,
and so cannot find the entrants by comparing. Readers can check all the rest: that each entrant has one seat or one
bye, the sizes, the seats, and the criteria of the pods.
"""

import hashlib
from collections.abc import Sequence

from msgspec import Struct, structs

from rules.contest.pairing.model import Apart, Input, Pairing
from rules.contest.pairing.pair import described, pair
from rules.contest.pairing.sizes import pod_sizes
from rules.contest.scores.results import No


class Hidden(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a tournament, or of one of its rounds."""

    salt: str
    apart: tuple[Apart, ...] = ()


def of_round(hidden: Hidden, given: Input) -> Hidden:
    """Return the secret of one round: a salt of its own, and the pairs that are to be paired in it."""
    inside = {each.no for each in given.entrants}
    kept: dict[tuple[No, No], int] = {}
    for each in hidden.apart:
        if each.a in inside and each.b in inside:
            pair_ = min(each.a, each.b), max(each.a, each.b)
            kept[pair_] = max(each.weight, kept.get(pair_, 0))
    salt = hashlib.sha256(f"apart|{hidden.salt}|{given.seed}".encode()).hexdigest()
    return Hidden(salt, tuple(Apart(a, b, weight) for (a, b), weight in sorted(kept.items())))


def commitment_of(own: Hidden) -> str:
    """Return the commitment to the secret of a round."""
    pairs = ",".join(f"{each.a}-{each.b}:{each.weight}" for each in own.apart)
    return hashlib.sha256(f"{own.salt}|{pairs}".encode()).hexdigest()


def pair_hidden(given: Input, own: Hidden) -> tuple[Input, Pairing]:
    """Pair with the secret of the round. Return the public input and the public pairing.

    Raises:
        Unpairable: too_few.
    """
    lot = hashlib.sha256(f"lot|{own.salt}".encode()).digest()[:8]
    whole = structs.replace(
        given, apart=(*given.apart, *own.apart), seed=int.from_bytes(lot, "big")
    )
    public = structs.replace(given, hidden=commitment_of(own))
    return public, described(public, pair(whole).pods)


def is_as_described(given: Input, pairing: Pairing) -> bool:
    """Return whether all that is public about a pairing is true; only the choice of these pods stays open.

    Raises:
        Unpairable: too_few.
    """
    sizes = pod_sizes(len(given.entrants), given.sizes, given.wanted, given.remainder)
    seated = [no for pod in pairing.pods for no in pod]
    everybody = sorted(each.no for each in given.entrants)
    return (
        sorted([*seated, *pairing.byes]) == everybody
        and _lengths(pairing.pods) == sorted(sizes)
        and described(given, pairing.pods) == pairing
    )


def _lengths(pods: Sequence[Sequence[No]]) -> list[int]:
    return sorted(len(pod) for pod in pods)
