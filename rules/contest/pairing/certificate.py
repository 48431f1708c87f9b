"""Certificates, from which anyone can recompute a pairing (section "Determinism and proof")."""

import hashlib
from collections.abc import Iterable
from typing import Final

import msgspec

from rules.contest.pairing.by_hand import is_by_hand
from rules.contest.pairing.hidden import Hidden, is_as_described, pair_hidden
from rules.contest.pairing.model import ALGORITHM, Input, Pairing
from rules.contest.pairing.pair import pair
from rules.contest.scores.results import No


class Certificate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All inputs of a pairing, and the pairing."""

    algorithm: int
    input: Input
    pairing: Pairing


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A certificate with the secret of its round, for organisers only."""

    certificate: Certificate
    secret: Hidden


class Unverifiable(Exception):
    """This is no certificate, or one of another version; `code` says which."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def written(certificate: msgspec.Struct) -> bytes:
    """The certificate as JSON, always in the same bytes."""
    return msgspec.json.format(msgspec.json.encode(certificate, order="sorted"), indent=1)


def read(text: bytes) -> Certificate:
    """Raises `Unverifiable`: not_a_certificate, other_version."""
    try:
        found = msgspec.json.decode(text, type=Certificate)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unverifiable("not_a_certificate") from error
    if found.algorithm != ALGORITHM:
        raise Unverifiable("other_version")
    return found


def read_opened(text: bytes) -> Opened | None:
    """Return a certificate with its secret; None if this is none.

    Raises:
        Unverifiable: other_version.
    """
    try:
        found = msgspec.json.decode(text, type=Opened)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    if found.certificate.algorithm != ALGORITHM:
        raise Unverifiable("other_version")
    return found


def is_true(certificate: Certificate) -> bool:
    """Return true if the input gives this pairing.

    With a secret, all that is public about it must be true; with pods set by hand, seats and criteria.

    Raises:
        Unpairable: the input of the certificate has no pairing.
    """
    if certificate.input.hand is not None:
        return is_by_hand(certificate.input, certificate.pairing)
    if certificate.input.hidden:
        return is_as_described(certificate.input, certificate.pairing)
    return pair(certificate.input) == certificate.pairing


def is_opened(opened: Opened) -> bool:
    """Return true if the secret is the one that was committed to, and gives this pairing.

    Raises:
        Unpairable: the input of the certificate has no pairing.
    """
    given = opened.certificate.input
    again = pair_hidden(msgspec.structs.replace(given, hidden=""), opened.secret)
    return again == (given, opened.certificate.pairing)


MARK_ROUNDS: Final = 10_000
"""Slow enough that a mark's number cannot be found by trying all numbers."""


def mark_of(salt: bytes, member: int) -> str:
    """Return the mark that stands for a member in the draw, even after their number is erased.

    A reader with the number can check the mark, but cannot get the number from the mark.
    """
    number = str(member).encode()
    return hashlib.pbkdf2_hmac("sha256", number, salt, MARK_ROUNDS).hex()


def draw_of(seed: bytes, salt: bytes, marks: Iterable[str]) -> bytes:
    """Return the seed of every draw of a tournament: it depends on the entrants, so it cannot be chosen beforehand."""
    return hashlib.sha256(seed + salt + ",".join(sorted(marks)).encode()).digest()


def older_draw_of(seed: bytes, salt: bytes, members: Iterable[int]) -> bytes:
    """The draw of a tournament that began before there were marks: of the members' numbers."""
    numbers = ",".join(str(each) for each in sorted(members))
    return hashlib.sha256(seed + salt + numbers.encode()).digest()


def round_seed(draw: bytes, stage: int, number: int, attempt: int) -> int:
    """The seed for the pairing of a round; an undone round is paired again with another one."""
    text = b"|".join((b"pair", *(str(each).encode() for each in (stage, number, attempt))))
    return int.from_bytes(hashlib.sha256(draw + text).digest()[:8], "big")


def lot_of(draw: bytes, no: No) -> bytes:
    """Return the lot of an entrant at the start; without ratings, the least lot is the first seed."""
    return hashlib.sha256(draw + f"seed|{no}".encode()).digest()
