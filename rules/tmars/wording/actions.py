"""The texts of actions and lasting effects."""

from collections.abc import Iterator
from typing import assert_never

from rules.core.text import Arg, Msg, msg
from rules.tmars.components.designs import (
    Action,
    Card,
    CardDiscount,
    Cost,
    Event,
    GreeneryCost,
    HeatAsMc,
    LockHere,
    MetalValue,
    NextCardDiscount,
    NextCardFlex,
    Ongoing,
    ProjectDiscount,
    Protect,
    RequirementFlex,
    ResourcesPay,
    Trigger,
)
from rules.tmars.wording.counts import either, options, tags_either
from rules.tmars.wording.names import (
    kind_word,
    on_card_amount,
    on_card_word,
    production_word,
    project_msg,
    resource_word,
    tag_word,
)
from rules.tmars.wording.steps import all_of, amounts, changes, phrases


def actions_sentence(card: Card) -> Msg:
    """All alternatives of a card's action."""
    alternatives = [action_phrase(action, card) for action in card.actions]
    return msg("tmars.rule.action", do=options(alternatives))


def action_phrase(action: Action, card: Card) -> Msg:
    """One alternative: its cost and its effect."""
    costs = tuple(_costs(action.cost, card))
    if not costs:
        return all_of(action.do, card)
    key = "tmars.phrase.if_tr_raised" if action.cost.if_tr_raised else "tmars.phrase.pay_to"
    return msg(key, costs=costs, do=phrases(action.do, card), n=len(action.do))


def _costs(cost: Cost, card: Card) -> Iterator[Msg]:
    if cost.mc and cost.may_use:
        metals = either([resource_word(metal) for metal in cost.may_use])
        yield msg("tmars.cost.mc_or_metal", n=cost.mc, metal=metals)
    elif cost.mc:
        yield msg("tmars.cost.mc", n=cost.mc)
    if spent := amounts(cost.stock):
        yield msg("tmars.cost.stock", amounts=spent)
    for resource, n in changes(cost.production):
        assert isinstance(n, int)
        yield msg("tmars.cost.production", production=production_word(resource), n=n)
    if cost.here:
        yield msg("tmars.cost.here", what=on_card_amount(card.holds, cost.here))
    if cost.take:
        yield msg("tmars.cost.take", what=on_card_amount(cost.take.resource, cost.take.n))
    if cost.variable:
        yield msg("tmars.cost.variable", resource=resource_word(cost.variable))


def ongoing_sentence(ongoing: Ongoing, card: Card) -> Msg:
    """One lasting effect."""
    match ongoing:
        case Trigger():
            return msg(
                "tmars.lasting.trigger", when=_when(ongoing, card), do=phrases(ongoing.do, card)
            )
        case CardDiscount():
            return _discount(ongoing)
        case ProjectDiscount(project, amount):
            return msg("tmars.lasting.project_discount", project=project_msg(project), n=amount)
        case MetalValue(steel, titanium):
            return _metal_value(steel, titanium)
        case RequirementFlex(steps):
            return msg("tmars.lasting.flex", n=steps)
        case NextCardDiscount(amount):
            return msg("tmars.lasting.next_discount", n=amount)
        case NextCardFlex(steps):
            return msg("tmars.lasting.next_flex", n=steps)
        case Protect(what):
            return msg("tmars.lasting.protect", what=tuple(map(kind_word, what)))
        case LockHere():
            assert card.holds
            return msg("tmars.lasting.lock", what=on_card_word(card.holds))
        case GreeneryCost(plants):
            return msg("tmars.lasting.greenery_cost", n=plants)
        case HeatAsMc():
            return msg("tmars.lasting.heat_as_mc")
        case ResourcesPay(tag, value):
            assert card.holds
            held = on_card_word(card.holds)
            return msg("tmars.lasting.resources_pay", what=held, tag=tag_word(tag), n=value)
        case _:
            assert_never(ongoing)


def _discount(discount: CardDiscount) -> Msg:
    if discount.tag is None:
        return msg("tmars.lasting.discount", n=discount.amount)
    key = "discount_per_tag" if discount.per_tag else "discount_tagged"
    return msg(f"tmars.lasting.{key}", n=discount.amount, tag=tag_word(discount.tag))


def _metal_value(steel: int, titanium: int) -> Msg:
    if steel:
        assert steel == titanium
        return msg("tmars.lasting.metal_values", n=steel)
    return msg("tmars.lasting.titanium_value", n=titanium)


def _when(trigger: Trigger, card: Card) -> Msg:
    """Return the key of the event that triggers it, named after the event and its cause."""
    key = f"tmars.when.{trigger.event}.{trigger.who}"
    facts: dict[str, Arg] = {}
    match trigger.event:
        case Event.CITY_PLACED if trigger.on_mars:
            key += ".on_mars"
        case Event.TAG_PLAYED:
            key += ".and_this" if set(trigger.tags) & set(card.tags) else ""
            facts = {"tags": tags_either(trigger.tags)}
        case Event.CARD_PLAYED if trigger.with_tag:
            key += f".{trigger.type}.with_tag"
            facts = {"tag": tag_word(trigger.with_tag)}
        case Event.CARD_PLAYED:
            key += f".{trigger.type}"
        case Event.STANDARD_PROJECT_PAID:
            facts = {"projects": tuple(map(project_msg, trigger.not_for))}
        case Event.PAID_BASE_COST:
            facts = {"n": trigger.min_cost}
        case Event.TILE_ON_BONUS:
            facts = {"bonus": either([resource_word(each) for each in trigger.bonus])}
        case _:
            pass
    return msg(key, **facts)
