"""How large a test run is: the usual one, or a release's, which checks everything (`make test-all`)."""

import os
from typing import TypeVar

T = TypeVar("T")

GAMES: int = int(os.environ.get("TURNPOST_GAMES", "1"))
"""Tables for each set-up. With more than one, every check looks at every position, for every seat; with
none, only the first set-up of a title is played."""

RELEASE = GAMES > 1

PATIENCE_S = 300.0
"""How long a test waits for what must happen soon. It only bounds hanging: a busy machine never needs as long."""


def sized(usual: T, release: T) -> T:
    """How much of something a test does."""
    return release if RELEASE else usual
