"""Says whether a round is what its certificate says: ``python -m rules.contest.verify < certificate.json``.

It ends with 0 if so, with 1 if the input gives another pairing, and with 2 if this is no certificate of this version.
"""

import sys

from rules.contest.formats.proof import is_true, read_proof
from rules.contest.pairing.certificate import Unverifiable
from rules.contest.pairing.model import Unpairable


def verdict(text: bytes) -> tuple[int, str]:
    """The exit status and what is said."""
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
