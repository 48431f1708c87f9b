"""A card's effect in signs, read from its data, as rows of tokens."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, groupby

from render.core.text import number, signed
from render.tmars.icons.tokens_steps import (
    ARROW,
    COLON,
    Item,
    Items,
    Plate,
    Token,
    either,
    merged,
    own_sign,
    parameter_sign,
    steps_items,
)
from rules.tmars.components import designs, effects
from rules.tmars.components.cards import CARDS
from rules.tmars.components.effects import RESOURCES


@dataclass(frozen=True, slots=True)
class Row:
    """Tokens side by side."""

    kind: str
    """``play``, ``action``, ``first`` or ``ongoing``."""
    items: tuple[Item, ...]


@cache
def card_rows(card: str) -> tuple[Row, ...]:
    """Everything that the card does, as far as signs can tell it, in printed order."""
    design = CARDS[card]
    rows = [Row("play", (*merged(steps_items(design.play, design)), *_locks(design)))]
    if design.first_action:
        rows.append(Row("first", tuple(merged(steps_items(design.first_action, design)))))
    for do, actions in groupby(design.actions, key=lambda action: action.do):
        costs = either(tuple(_cost(action.cost, design)) for action in actions)
        rows.append(Row("action", (*costs, ARROW, *merged(steps_items(do, design)))))
    rows.extend(Row("ongoing", tuple(items)) for items in _ongoing_rows(design))
    return tuple(row for row in rows if row.items)


def requirement_items(card: str) -> tuple[Item, ...]:
    """An item for each printed requirement."""
    return tuple(map(_requirement, CARDS[card].requirements))


def _requirement(needed: designs.Requirement) -> Item:
    match needed:
        case designs.Global(parameter=parameter, at_least=None, at_most=most):
            return Token(parameter_sign(parameter), before=f"≤ {_value(parameter, most or 0)}")
        case designs.Global(parameter=parameter, at_least=least):
            return Token(parameter_sign(parameter), before=f"≥ {_value(parameter, least or 0)}")
        case designs.NeedsTags(tag=tag, at_least=least):
            return Token(f"tag_{tag}", before=f"≥ {least}")
        case designs.NeedsProduction(resource=resource, at_least=least):
            return Plate((Token(str(resource), before=f"≥ {least}"),))
        case designs.NeedsGreeneries(at_least=least):
            return Token("greenery", before=f"≥ {least}")
        case designs.NeedsCities(at_least=least):
            return Token("city", before=f"≥ {least}", anybody=True)


def _value(parameter: effects.Parameter, value: int) -> str:
    said = number(value)
    match parameter:
        case effects.Parameter.OXYGEN:
            return f"{said}%"
        case effects.Parameter.TEMPERATURE:
            return f"{said} °C"
        case effects.Parameter.OCEANS:
            return said


# Actions


def _cost(cost: designs.Cost, design: designs.Card) -> Items:
    if cost.if_tr_raised:
        yield from (Token("tr", "+"), COLON)
    if cost.mc:
        yield Token("mc", str(cost.mc))
        yield from (Token(str(metal), before="/", small=True) for metal in cost.may_use)
    for resource in RESOURCES:
        if amount := getattr(cost.stock, resource):
            yield Token(str(resource), str(amount))
        if amount := getattr(cost.production, resource):
            yield Plate((Token(str(resource), signed(-amount)),))
    if cost.variable is not None:
        yield Token(str(cost.variable), "X")
    if cost.here:
        yield Token(own_sign(design), str(cost.here))
    if cost.take is not None:
        yield Token(str(cost.take.resource), signed(-cost.take.n), anybody=True)


# Ongoing effects


def _locks(design: designs.Card) -> Items:
    """The effect that resources on this card stay there."""
    if any(isinstance(effect, designs.LockHere) for effect in design.ongoing):
        yield Token("lock")


def _ongoing_rows(design: designs.Card) -> Iterator[Items]:
    """A row for each effect; discounts of the same amount share a row."""
    for amount, found in groupby(design.ongoing, key=_discount):
        if amount:
            kinds = either(tuple(_discounted(effect)) for effect in found)
            yield chain(kinds, (COLON, Token("mc", signed(-amount))))
        else:
            yield from (_ongoing(effect, design) for effect in found)


def _discount(effect: designs.Ongoing) -> int:
    match effect:
        case designs.CardDiscount(amount=amount) | designs.ProjectDiscount(amount=amount):
            return amount
        case _:
            return 0


def _discounted(effect: designs.Ongoing) -> Items:
    match effect:
        case designs.CardDiscount(tag=tag):
            yield Token(f"tag_{tag}" if tag else "card")
        case designs.ProjectDiscount():
            yield from (Token("project"), Token("energy", small=True))
        case _:
            return


def _ongoing(effect: designs.Ongoing, design: designs.Card) -> Items:
    match effect:
        case designs.Trigger():
            yield from (*_event(effect), COLON, *merged(steps_items(effect.do, design)))
        case designs.MetalValue(steel=steel, titanium=titanium):
            for metal, more in (("steel", steel), ("titanium", titanium)):
                if more:
                    yield from (Token(metal), COLON, Token("mc", signed(more)))
        case designs.RequirementFlex(steps=steps):
            yield from _flex(steps)
        case designs.NextCardDiscount(amount=amount):
            yield from (Token("card", "1"), COLON, Token("mc", signed(-amount)))
        case designs.NextCardFlex(steps=steps):
            yield from (Token("card", "1"), COLON, *_flex(steps))
        case designs.Protect(what=what):
            yield Token("shield")
            yield from (Token(str(held)) for held in what)
        case designs.GreeneryCost(plants=plants):
            yield from (Token("plants", str(plants)), ARROW, Token("greenery"))
        case designs.HeatAsMc():
            yield from (Token("heat", "1"), ARROW, Token("mc", "1"))
        case designs.ResourcesPay(tag=tag, value=value):
            yield from (Token(f"tag_{tag}"), COLON, Token(own_sign(design), "1"), ARROW)
            yield Token("mc", str(value))
        case designs.CardDiscount() | designs.ProjectDiscount() | designs.LockHere():
            return


def _flex(steps: int) -> Items:
    for sign in ("temperature", "oxygen", "ocean"):
        yield Token(sign, f"±{steps}" if sign == "ocean" else "")


def _event(trigger: designs.Trigger) -> Items:
    anybody = trigger.who is effects.Who.ANY
    match trigger.event:
        case designs.Event.CITY_PLACED:
            yield Token("city", anybody=anybody)
        case designs.Event.OCEAN_PLACED:
            yield Token("ocean", anybody=anybody)
        case designs.Event.GREENERY_PLACED:
            yield Token("greenery", anybody=anybody)
        case designs.Event.TAG_PLAYED:
            yield from either((Token(f"tag_{tag}", anybody=anybody),) for tag in trigger.tags)
        case designs.Event.CARD_PLAYED:
            if trigger.type is designs.Type.EVENT:
                yield Token("tag_event", anybody=anybody)
            if trigger.with_tag is not None:
                yield Token(f"tag_{trigger.with_tag}", anybody=anybody)
        case designs.Event.STANDARD_PROJECT_PAID:
            yield Token("project")
        case designs.Event.PAID_BASE_COST:
            yield Token("mc", before=f"≥ {trigger.min_cost}")
        case designs.Event.TILE_ON_BONUS:
            yield Token("space")
            yield from either((Token(str(resource)),) for resource in trigger.bonus)
        case designs.Event.NONNEGATIVE_VP_CARD_PLAYED:
            yield from (Token("card"), Token("vp", "≥ 0"))
