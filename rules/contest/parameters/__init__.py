"""What an organiser may choose: read, filled up, checked, and turned into a plan (chapter "Parameters")."""

from typing import Final

MOST_ROUNDS: Final = 20
