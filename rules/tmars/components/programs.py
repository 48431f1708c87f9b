"""Addresses of steps: every tuple of steps that can be carried out.

A stored frame holds such an address, so steps themselves are never stored. For the card 201 these are ``201.play``,
``201.first``, ``201.action.0``, ``201.action.0.take`` (the resources that its cost takes from any card),
``201.ongoing.0`` (a trigger) and ``201.box`` (only its productions, for cards that repeat them). Steps within the step
at index 1 of ``201.play`` are at ``201.play.1.0``: its first branch. Steps of the rules themselves are below ``rules``.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import SOUTH_POLE_MC
from rules.tmars.components.designs import Card, Trigger, Type
from rules.tmars.components.effects import (
    AfterPlay,
    Choose,
    EffectStep,
    If,
    MetalBonusProduction,
    Parameter,
    PayMc,
    PlaceCity,
    PlaceGreenery,
    PlaceOcean,
    Production,
    Raise,
    RaiseTr,
    ReduceAnyProduction,
    Spend,
    Tag,
)

OCEAN: Final = "rules.ocean"
GREENERY: Final = "rules.greenery"
GREENERY_FINAL: Final = "rules.greenery_final"
CITY_PROJECT: Final = "rules.city_project"
TEMPERATURE: Final = "rules.temperature"
ENERGY: Final = "rules.energy"
AFTER_PLAY: Final = "rules.after_play"
AFTER_OCEAN: Final = "rules.after_ocean"
AFTER_GREENERY: Final = "rules.after_greenery"
SOUTH_POLE: Final = "rules.south_pole"
OWED_PLANT: Final = "rules.owed_plant"

_RULES: Final[Mapping[str, tuple[EffectStep, ...]]] = {
    OCEAN: (PlaceOcean(),),
    GREENERY: (PlaceGreenery(),),
    GREENERY_FINAL: (PlaceGreenery(),),
    CITY_PROJECT: (PlaceCity(), Production(mc=1)),
    TEMPERATURE: (Raise(Parameter.TEMPERATURE, 1),),
    ENERGY: (Production(energy=1),),
    AFTER_PLAY: (AfterPlay(),),
    AFTER_OCEAN: (RaiseTr(1),),
    AFTER_GREENERY: (Raise(Parameter.OXYGEN, 1),),
    SOUTH_POLE: (PayMc(SOUTH_POLE_MC), PlaceOcean()),
    OWED_PLANT: (Spend(plants=1),),
}


def play_program(card: str) -> str:
    return f"{card}.play"


def first_program(card: str) -> str:
    return f"{card}.first"


def action_program(card: str, option: int) -> str:
    return f"{card}.action.{option}"


def take_program(card: str, option: int) -> str:
    return f"{card}.action.{option}.take"


def ongoing_program(card: str, at: int) -> str:
    return f"{card}.ongoing.{at}"


def is_ongoing(program: str) -> bool:
    return ".ongoing." in program


def box_program(card: str) -> str:
    return f"{card}.box"


def within(program: str, at: int, branch: int) -> str:
    """The address of a branch of the step at an index of a program."""
    return f"{program}.{at}.{branch}"


def box_of(card: Card) -> tuple[EffectStep, ...]:
    """The steps of a card that change productions, if those may be repeated."""
    if card.type is Type.EVENT or not {Tag.BUILDING, Tag.WILD} & set(card.tags):
        return ()
    kinds = (Production, ReduceAnyProduction, MetalBonusProduction)
    return tuple(step for step in card.play if isinstance(step, kinds))


def _branches(step: EffectStep) -> tuple[tuple[EffectStep, ...], ...]:
    match step:
        case Choose(options):
            return options
        case If(then=then, otherwise=otherwise):
            return (then, otherwise)
        case _:
            return ()


def _walk(
    program: str, steps: tuple[EffectStep, ...]
) -> Iterator[tuple[str, tuple[EffectStep, ...]]]:
    yield program, steps
    for at, step in enumerate(steps):
        for branch, inner in enumerate(_branches(step)):
            yield from _walk(within(program, at, branch), inner)


def _of(card: Card) -> Iterator[tuple[str, tuple[EffectStep, ...]]]:
    yield play_program(card.id), card.play
    if card.first_action:
        yield first_program(card.id), card.first_action
    for option, action in enumerate(card.actions):
        yield action_program(card.id, option), action.do
        if action.cost.take is not None:
            yield take_program(card.id, option), (action.cost.take,)
    for at, ongoing in enumerate(card.ongoing):
        if isinstance(ongoing, Trigger):
            yield ongoing_program(card.id, at), ongoing.do
    if box := box_of(card):
        yield box_program(card.id), box


def _all() -> Iterator[tuple[str, tuple[EffectStep, ...]]]:
    yield from _RULES.items()
    for card in CARDS.values():
        for program, steps in _of(card):
            yield from _walk(program, steps)


PROGRAMS: Final[Mapping[str, tuple[EffectStep, ...]]] = MappingProxyType(dict(_all()))
