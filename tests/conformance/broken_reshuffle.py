"""Deliberately broken toys, continued: they do not go on from a record as they should."""

from dataclasses import replace

from rules.core.copying import copy_state
from rules.core.rng import Rng
from tests.conformance import checks_reshuffle
from tests.conformance.broken import SEALED, Broken
from tests.toys import sealed


def _dealing_hands(state: sealed.State, rng: Rng) -> sealed.State:
    return sealed.GAME.determinize(state, None, rng)


def _same_chance(state: sealed.State, rng: Rng) -> sealed.State:
    return copy_state(state)


RESHUFFLED = (
    Broken(
        "deals hands again when a table goes on",
        checks_reshuffle.check_reshuffled,
        "reshuffling changes the view of 0",
        replace(SEALED, reshuffle=_dealing_hands),
    ),
    Broken(
        "goes on with the chance that its record tells",
        checks_reshuffle.check_reshuffle_shuffles,
        "leaves chance as it was",
        replace(SEALED, reshuffle=_same_chance),
    ),
)
