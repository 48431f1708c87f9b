"""Deliberately broken toys, continued: they do not begin with the seat that is named."""

from dataclasses import replace

from msgspec import structs

from rules.core.game import Setup
from tests.conformance import checks_first
from tests.conformance.broken import NIM, Broken
from tests.toys import nim


def _whoever_is_next(setup: Setup) -> nim.State:
    if setup.first is None:
        return nim.new(setup)
    return nim.new(structs.replace(setup, first=(setup.first + 1) % setup.seats))


def _drawing_less(setup: Setup) -> nim.State:
    state = nim.new(setup)
    if setup.first is not None:
        state.rng.below(2)
    return state


FIRST = (
    Broken(
        "lets the seat begin that comes after the named one",
        checks_first.check_first_seat,
        "does not act first",
        replace(NIM, new=_whoever_is_next),
    ),
    Broken(
        "draws something else when a seat is named",
        checks_first.check_first_seat,
        "naming who acts first changes",
        replace(NIM, new=_drawing_less),
    ),
)
