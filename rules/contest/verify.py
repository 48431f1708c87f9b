"""Check a round against its certificate: ``python -m rules.contest.verify < certificate.json``.

The exit status is 0 if they agree, 1 if the input gives another pairing, and 2 if this is no certificate of this
version. Where organisers keep entrants apart in secret, everybody can check the rest of the draw; the organisers have a
file with the secret, which this command checks whole.
"""

import sys
from typing import Final

from rules.contest.formats.proof import is_true, read_proof
from rules.contest.pairing.certificate import Certificate, Unverifiable, is_opened, read_opened
from rules.contest.pairing.model import Unpairable

EQUAL: Final = (0, "equal")
PUBLIC: Final = (0, "equal as far as it is public")
BY_HAND: Final = (0, "set by hand")
NOT_EQUAL: Final = (1, "not equal")


def verdict(text: bytes) -> tuple[int, str]:
    """Return the exit status and the text to print."""
    try:
        opened = read_opened(text)
        if opened is not None:
            return EQUAL if is_opened(opened) else NOT_EQUAL
        proof = read_proof(text)
        if not is_true(proof):
            return NOT_EQUAL
    except (Unverifiable, Unpairable) as error:
        return 2, error.code
    if isinstance(proof, Certificate) and proof.input.hand is not None:
        return BY_HAND
    is_hidden = isinstance(proof, Certificate) and bool(proof.input.hidden)
    return PUBLIC if is_hidden else EQUAL


def main() -> int:
    status, said = verdict(sys.stdin.buffer.read())
    sys.stdout.write(f"{said}\n")
    return status


if __name__ == "__main__":
    raise SystemExit(main())
