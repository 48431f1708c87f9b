"""Small titles for tests: they use what the contract offers and the titles we host do not.

`nim.GAME` has no secrets, can be taken back within a turn, and ends a turn explicitly. `sealed.GAME` has hidden hands,
a deck, secret choices that are revealed together, and payments. Their texts are in `LOCALE` and are loaded by
``tests.catalogues.toy_catalogues()``.
"""

from pathlib import Path

LOCALE = Path(__file__).parent / "locale"
