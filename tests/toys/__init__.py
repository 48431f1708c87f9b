"""Small titles for tests: they use the parts of the contract that our titles do not use.

`nim.GAME` has no secrets, can be taken back within a turn, and ends a turn explicitly. `sealed.GAME` has hidden hands,
a deck, secret choices that are revealed together, and payments. Their texts are in `LOCALE` and are loaded by
``tests.catalogues.toy_catalogues()``.
"""

from pathlib import Path

LOCALE = Path(__file__).parent / "locale"
