"""The steps of cards' effects, in signs."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias, Union

from render.core.text import MINUS, signed
from rules.tmars.components import designs, effects
from rules.tmars.components.content import CARD_PRICE
from rules.tmars.components.effects import RESOURCES


@dataclass(frozen=True, slots=True)
class Token:
    """A sign with the words beside it."""

    sign: str
    text: str = ""
    before: str = ""
    """The muted words to its left."""
    anybody: bool = False
    """Does it have the red badge?"""
    small: bool = False


@dataclass(frozen=True, slots=True)
class Plate:
    """Productions: tokens on a brown ground."""

    tokens: tuple[Token, ...]


Item: TypeAlias = Union[Token, Plate]
Items: TypeAlias = Iterator[Item]


ARROW, COLON, OR = Token("arrow"), Token("colon"), Token("slash")
OTHER_CARD = "*"
"""The mark after an amount that goes onto another card."""


def steps_items(steps: Iterable[effects.EffectStep], design: designs.Card) -> Items:
    for step in steps:
        yield from _step(step, design)


def merged(items: Items) -> Items:
    """The items, with plates that follow one another made into one."""
    held: list[Token] = []
    for item in items:
        if isinstance(item, Plate):
            held.extend(item.tokens)
            continue
        if held:
            yield Plate(tuple(held))
            held = []
        yield item
    if held:
        yield Plate(tuple(held))


def _step(step: effects.EffectStep, design: designs.Card) -> Items:
    match step:
        case effects.Gain():
            yield from _six(step)
        case effects.Production():
            yield Plate(tuple(_six(step)))
        case effects.Spend():
            yield from _six(step, sign=-1)
        case effects.PayMc(n=n):
            yield Token("mc", signed(-n))
        case effects.RaiseTr(n=n):
            yield from _amount("tr", n)
        case effects.Raise(parameter=parameter, steps=steps):
            yield Token(parameter_sign(parameter), signed(steps))
        case effects.AddHere(n=n):
            yield from _amount(own_sign(design), n)
        case effects.RemoveHere(n=n):
            yield Token(own_sign(design), signed(-n))
        case effects.AddToCard():
            yield _to_card(step)
        case effects.Choose(options=options):
            yield from either(tuple(merged(steps_items(option, design))) for option in options)
        case effects.If(count=count, at_least=least, then=then, otherwise=otherwise):
            yield from steps_items(otherwise, design)
            yield OR
            yield _counted(count, f"{least}")
            yield COLON
            yield from steps_items(then, design)
        case _:
            yield from _others(step)
            yield from _tiles(step)
            yield from _cards(step, design)


def own_sign(design: designs.Card) -> str:
    return str(design.holds or "other")


def _six(six: effects.Six, sign: int = 1) -> Iterator[Token]:
    for resource in RESOURCES:
        amount = getattr(six, resource)
        if amount != 0:
            amount = sign * amount if isinstance(amount, int) else amount
            yield from _amount(str(resource), amount)


def _amount(sign: str, amount: effects.Amount) -> Iterator[Token]:
    if isinstance(amount, int):
        yield Token(sign, signed(amount))
    elif isinstance(amount, effects.Paid):
        yield Token(sign, "+X")
    else:
        yield Token(sign, "+1")
        yield _counted(amount, "/")


def _counted(count: effects.Count, before: str) -> Token:
    """Return the sign of the counted things."""
    match count:
        case effects.OwnTags(tag=tag, div=div):
            per = f"{before} {div}" if div > 1 else before
            return Token(f"tag_{tag}", before=per, small=True)
        case effects.OpponentTags(tag=tag):
            return Token(f"tag_{tag}", before=before, anybody=True, small=True)
        case effects.Cities():
            return Token("city", before=before, anybody=True, small=True)
        case effects.EventsPlayed():
            return Token("tag_event", before=before, anybody=True, small=True)
        case effects.Paid():
            return Token("other", before=before, small=True)


def _to_card(step: effects.AddToCard) -> Token:
    sign = str(step.resource or "other")
    other = OTHER_CARD if step.scope is effects.Scope.OTHER or step.resource is None else ""
    return Token(sign, signed(step.n) + other)


def either(options: Iterable[tuple[Item, ...]]) -> Items:
    for index, option in enumerate(options):
        if index:
            yield OR
        yield from option


def _others(step: effects.EffectStep) -> Items:
    """Steps that take from any player, and steps unlike all others."""
    match step:
        case effects.ReduceAnyProduction(resource=resource, steps=steps):
            yield Plate((Token(str(resource), signed(-steps), anybody=True),))
        case effects.RemoveAny(choices=choices):
            yield from either((_taken(choice),) for choice in choices)
        case effects.StealAny(choices=choices):
            yield from either(
                (_taken(choice), ARROW, Token(str(choice.resource), signed(choice.most)))
                for choice in choices
            )
        case effects.MetalBonusProduction():
            yield Plate((Token("steel", "+1"), OR, Token("titanium", "+1")))
        case effects.PlantOrResource():
            yield from (Token("plants", "+1"), OR, Token("other", "+1" + OTHER_CARD))
        case effects.CopyProduction():
            yield Plate((Token("tag_building"),))
        case effects.HeatToMc():
            yield Plate((Token("heat", f"{MINUS}X"), Token("mc", "+X")))
        case effects.RaiseLowestProduction():
            yield Plate((Token("other", "+1"),))
        case effects.FundAwardFree():
            yield Token("award")
        case _:
            return


def _taken(choice: effects.Choice) -> Token:
    return Token(str(choice.resource), signed(-choice.most), anybody=True)


def _tiles(step: effects.EffectStep) -> Items:
    match step:
        case effects.PlaceOcean(count=count):
            yield from (Token("ocean") for _ in range(count))
        case effects.PlaceGreenery():
            yield Token("greenery")
        case effects.PlaceCity(where=effects.Where.NOCTIS):
            yield Token("domed_city")
        case effects.PlaceCity():
            yield Token("city")
        case effects.PlaceTile(tile=tile):
            yield Token(str(tile))
        case effects.LandClaim():
            yield Token("claim")
        case effects.Flooding(most=most):
            yield Token("ocean")
            yield Token("mc", signed(-most), anybody=True)
        case _:
            return


def _cards(step: effects.EffectStep, design: designs.Card) -> Items:
    """Steps that look at cards, draw them or play them."""
    match step:
        case effects.Draw(n=n):
            yield Token("card", signed(n))
        case effects.DrawKeep(look=look, keep=keep):
            yield from (Token("card", f"{look}"), ARROW, Token("card", signed(keep)))
        case effects.DrawTagged(n=n, tag=tag):
            yield from (Token("card", signed(n)), Token(f"tag_{tag}", small=True))
        case effects.LookBuy(n=n):
            yield from (
                Token("card", f"{n}"),
                Token("question", small=True),
                Token("mc", signed(-CARD_PRICE)),
            )
        case effects.RevealForTag(tag=tag):
            yield from (
                Token("card"),
                Token(f"tag_{tag}", small=True),
                COLON,
                Token(own_sign(design), "+1"),
            )
        case effects.DiscardToDraw():
            yield from (Token("card", signed(-1)), ARROW, Token("card", signed(1)))
        case effects.PlayFromHand(discount=discount):
            yield from (Token("hand"), ARROW, Token("played"))
            if discount:
                yield Token("mc", signed(-discount))
        case effects.PlayOnePrelude(n=n):
            yield from (Token("card_prelude", f"{n}"), ARROW, Token("played", "1"))
        case _:
            return


def parameter_sign(parameter: effects.Parameter) -> str:
    return "ocean" if parameter is effects.Parameter.OCEANS else str(parameter)
