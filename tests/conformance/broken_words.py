"""Deliberately broken toys, continued: their words are not enough to play by."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from rules.core.text import Msg, msg
from tests.conformance import checks_words
from tests.conformance.broken import SEALED, Broken
from tests.conformance.tables import Game
from tests.toys import sealed


def _without_silver(seen: sealed.View) -> tuple[Msg, ...]:
    seats = tuple(msgspec.structs.replace(seat, silver=0) for seat in seen.seats)
    return sealed.GAME.describe(msgspec.structs.replace(seen, seats=seats))


def _always_alike(seen: sealed.View) -> tuple[Msg, ...]:
    return (msg("sealed.text.phase.lay"),)


def _late(seen: sealed.View) -> tuple[Msg, ...]:
    return (*(msg("sealed.rules.1") for _ in range(40)), *sealed.GAME.describe(seen))


def _declaring(untold: Mapping[str, str]) -> Game:
    return replace(SEALED, untold={**SEALED.untold, **untold})


WORDS = (
    Broken(
        "leaves a coin out of the words",
        checks_words.check_facts_are_told,
        "not in the words: {'SeatView.silver': ",
        replace(SEALED, describe=_without_silver),
    ),
    Broken(
        "says that it does not tell what it tells",
        checks_words.check_facts_are_told,
        "said to be untold, but told: ['SeatView.silver']",
        _declaring({"SeatView.silver": "silver is worth too little"}),
    ),
    Broken(
        "says that it does not tell what there is not",
        checks_words.check_facts_are_told,
        "views hold no such facts as ['SeatView.copper']",
        _declaring({"SeatView.copper": "copper is worth too little"}),
    ),
    Broken(
        "does not say why it tells no silver",
        checks_words.check_facts_are_told,
        "no sentence says why these are not told: ['SeatView.silver']",
        _declaring({"SeatView.silver": "boring"}),
    ),
    Broken(
        "says who acts only at the end of a long text",
        checks_words.check_alt_texts,
        "the alternative text does not name seat",
        replace(SEALED, describe=_late),
    ),
    Broken(
        "describes every position alike",
        checks_words.check_words_tell_apart,
        "reads like",
        replace(SEALED, describe=_always_alike),
    ),
)
