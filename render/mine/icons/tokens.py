"""The effect of a card in signs: the seat's gains, draws and payments."""

from collections.abc import Iterator
from dataclasses import dataclass

from render.core.sprites import Sprite
from render.core.text import MINUS, signed
from render.mine.icons.signs import ICONS, icon
from render.mine.icons.stones import stone
from rules.mine.components.cards import CARDS
from rules.mine.components.effects import (
    Buys,
    Choose,
    CostMod,
    Credit,
    Discard,
    Draw,
    Effect,
    Energy,
    Exile,
    Gain,
    GoalFlip,
    GoalToken,
    If,
    Lose,
    Penalty,
)
from rules.mine.components.terms import AnyResource, ColorOf, CountAtLeast

MOST_TOKENS = 5
"""The most signs in a row; the words tell the rest."""


@dataclass(frozen=True, slots=True)
class Token:
    """A sign, and the change that it stands for."""

    sign: str
    """A resource, ``any``, or the name of an icon."""
    text: str = ""


THEN = Token("arrow")
OR = Token("or")


def token_sign(token: Token, size: int) -> Sprite:
    return icon(token.sign, size) if token.sign in ICONS else stone(token.sign, size)


def card_tokens(card: str) -> tuple[Token, ...]:
    """Return a card's effect as far as signs can tell it; the effect of discarding it comes after that sign."""
    design = CARDS[card]
    tokens = list(_tokens(design.effects))
    if design.on_discard:
        tokens.extend((Token("discard"), THEN, *_tokens(design.on_discard)))
    return tuple(tokens[:MOST_TOKENS])


def is_told(card: str) -> bool:
    """Return true if the signs tell the whole effect of a card: fixed gains, losses and draws, or a choice of these."""
    design = CARDS[card]
    is_plain = design.energy is not None and not design.on_discard and design.end_points is None
    return is_plain and all(map(_is_fixed, design.effects))


def _is_fixed(effect: Effect) -> bool:
    match effect:
        case Gain(resource=str() | AnyResource(), n=int()):
            return True
        case Lose() | Credit(n=int()) | Energy(n=int()) | Draw() | Buys() | Penalty():
            return True
        case Choose(options=options):
            return all(_is_fixed(each) for option in options for each in option)
        case _:
            return False


def effect_tokens(effects: tuple[Effect, ...]) -> tuple[Token, ...]:
    """Return effects as far as signs can tell them."""
    return tuple(_tokens(effects))


def _tokens(effects: tuple[Effect, ...]) -> Iterator[Token]:
    told: set[str] = set()
    for effect in effects:
        for token in _of(effect):
            if token.text == "+n" and token.sign in told:
                continue
            told.add(token.sign)
            yield token


def _of(effect: Effect) -> Iterator[Token]:
    match effect:
        case Gain(resource=resource, n=n):
            yield _gain(_stone(resource), n)
        case Lose(resource=resource, n=n):
            yield _less(_stone(resource), n)
        case Credit(n=n):
            yield _gain("credit", n)
        case Energy(n=n):
            yield _gain("energy", n)
        case Draw(n=n):
            yield _gain("draw", n)
        case Buys(n=n):
            yield _gain("buy", n)
        case CostMod(delta=delta):
            yield Token("cheaper", signed(delta))
        case Penalty(n=n):
            yield _gain("penalty", n)
        case Discard(n=n):
            yield _less("discard", n)
        case Exile(n=n, optional=False):
            yield _less("exile", n)
        case GoalToken(n=n, choose=True):
            yield _gain("goal", n)
        case GoalFlip():
            yield Token("goal")
        case If(condition=CountAtLeast(), then=then):
            yield from (THEN, *_tokens(then))
        case Choose(options=options):
            for index, option in enumerate(options):
                yield from (OR,) if index else ()
                yield from _tokens(option)
        case _:
            return


def _stone(resource: str | AnyResource | ColorOf) -> str:
    return str(resource) if isinstance(resource, str) else "any"


def _gain(sign: str, n: object) -> Token:
    """A gain of a fixed number, or of one that is only known when the card is used."""
    return Token(sign, signed(n) if isinstance(n, int) else "+n")


def _less(sign: str, n: int) -> Token:
    return Token(sign, f"{MINUS}{n}")
