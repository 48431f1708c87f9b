"""Check a round against its certificate: ``python -m rules.contest.verify < certificate.json``.

The exit status is 0 if they agree, 1 if the input gives another pairing, and 2 if this is no certificate of this
version.
"""

import sys

from rules.contest.formats.proof import is_true, read_proof
from rules.contest.pairing.certificate import Unverifiable
from rules.contest.pairing.model import Unpairable


def verdict(text: bytes) -> tuple[int, str]:
    """Return the exit status and the text to print."""
    try:
        equal = is_true(read_proof(text))
    except (Unverifiable, Unpairable) as error:
        return 2, error.code
    return (0, "equal") if equal else (1, "not equal")


def main() -> int:
    status, said = verdict(sys.stdin.buffer.read())
    sys.stdout.write(f"{said}\n")
    return status


if __name__ == "__main__":
    raise SystemExit(main())
