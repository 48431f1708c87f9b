"""Addresses of effects: every tuple of effects that can be carried out.

A stored frame, watch or waiting effect holds such an address, so effects themselves are never stored. The address of a
card's or goal's own effects is its id; ``secret_plan!discard`` and ``secret_plan!exile`` are those that run when it is
lost that way. Effects within the effect at index 1 of ``venture`` are at ``venture.1.0``: its first branch.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.effects import Choose, EachSeat, Effect, If, Schedule, Use, Watch


def discard_program(card: str) -> str:
    return f"{card}!discard"


def exile_program(card: str) -> str:
    return f"{card}!exile"


def within(program: str, at: int, branch: int = 0) -> str:
    """The address of a branch of the effect at an index of a program."""
    return f"{program}.{at}.{branch}"


def _branches(effect: Effect) -> tuple[tuple[Effect, ...], ...]:
    match effect:
        case If(then=effects) | EachSeat(effects=effects) | Schedule(effects=effects):
            return (effects,)
        case Watch(effects=effects):
            return (effects,)
        case Choose(options):
            return options
        case _:
            return ()


def _walk(program: str, effects: tuple[Effect, ...]) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    yield program, effects
    for at, effect in enumerate(effects):
        for branch, inner in enumerate(_branches(effect)):
            yield from _walk(within(program, at, branch), inner)


def _all() -> Iterator[tuple[str, tuple[Effect, ...]]]:
    for card in CARDS.values():
        yield from _walk(card.id, card.effects)
        yield from _walk(discard_program(card.id), card.on_discard)
        yield from _walk(exile_program(card.id), card.on_exile)
    for goal in PUBLIC_GOALS.values():
        yield from _walk(goal.id, goal.effects)


PROGRAMS: Final[Mapping[str, tuple[Effect, ...]]] = MappingProxyType(dict(_all()))

CAN_BE_USED: Final[Mapping[str, bool]] = MappingProxyType(
    {
        card.id: card.energy is not None
        and not any(
            isinstance(effect, Use)
            for program, effects in _walk(card.id, card.effects)
            for effect in effects
        )
        for card in CARDS.values()
    }
)
"""Cards that other cards may use: neither with energy X nor with a use of their own (rulings T7 and D16)."""
