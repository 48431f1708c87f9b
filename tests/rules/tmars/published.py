"""Cards as rows in the format of the published card table."""

from typing import Any

from rules.tmars.components.designs import (
    Action,
    Card,
    CardDiscount,
    Cost,
    Event,
    Fixed,
    Global,
    GreeneryCost,
    HeatAsMc,
    IfResources,
    LockHere,
    MetalValue,
    NeedsCities,
    NeedsGreeneries,
    NeedsProduction,
    NeedsTags,
    NextCardDiscount,
    NextCardFlex,
    Ongoing,
    PerAdjacentCity,
    PerAdjacentOcean,
    PerCity,
    PerResource,
    PerTag,
    Points,
    ProjectDiscount,
    Protect,
    Requirement,
    RequirementFlex,
    ResourcesPay,
    Trigger,
    Type,
)
from tests.rules.tmars.published_steps import Row, amounts, step_rows


def card_row(card: Card) -> Row:
    kind = str(card.type) if card.type in (Type.CORPORATION, Type.PRELUDE) else "project"
    row: Row = {
        "id": card.id,
        "kind": kind,
        "module": str(card.module),
        "type": str(card.type),
        "tags": [str(tag) for tag in card.tags],
        "requirements": [_requirement(each) for each in card.requirements],
        "vp": _points(card.points) if card.points else None,
        "holds": card.holds and str(card.holds),
        "play": step_rows(card.play),
        "actions": [_action(action) for action in card.actions],
        "ongoing": [_ongoing(ongoing) for ongoing in card.ongoing],
    }
    if kind == "project":
        row["cost"] = card.cost
    if kind == "corporation":
        row["start_mc"] = card.start_mc
    if card.free_hand:
        row["free_hand"] = True
    if card.first_action:
        row["first_action"] = step_rows(card.first_action)
    return row


def _requirement(requirement: Requirement) -> Row:
    match requirement:
        case Global(parameter, at_least, at_most):
            bounds = {"min": at_least, "max": at_most}
            known = {name: n for name, n in bounds.items() if n is not None}
            return {"type": str(parameter)} | known
        case NeedsTags(tag, n):
            return {"type": "tags", "tag": str(tag), "min": n}
        case NeedsProduction(resource, n):
            return {"type": "own_production", "res": str(resource), "min": n}
        case NeedsGreeneries(n):
            return {"type": "own_greeneries", "min": n}
        case NeedsCities(n):
            return {"type": "cities_in_play", "min": n}


def _points(points: Points) -> Row:
    match points:
        case Fixed(n):
            return {"fixed": n}
        case PerResource(n, every):
            return {"per": "resources_here", "points": n, "for_every": every}
        case IfResources(n, at_least):
            return {"per": "resources_here", "if_at_least": at_least, "points": n}
        case PerTag(tag, n):
            return {"per": "own_tags", "tag": str(tag), "points": n, "for_every": 1}
        case PerAdjacentOcean(n):
            return {"per": "adjacent_oceans", "points": n, "for_every": 1}
        case PerAdjacentCity(n):
            return {"per": "adjacent_cities", "points": n, "for_every": 1}
        case PerCity(n, every):
            return {"per": "cities_in_play", "points": n, "for_every": every}


def _action(action: Action) -> Row:
    return {"cost": _cost(action.cost), "do": step_rows(action.do)}


def _cost(cost: Cost) -> Row:
    facts: dict[str, Any] = {
        "mc": cost.mc,
        "may_use": [str(metal) for metal in cost.may_use],
        "res": amounts(cost.stock),
        "production": amounts(cost.production),
        "here": cost.here,
        "take": cost.take and {"res": str(cost.take.resource), "n": cost.take.n},
        "variable": cost.variable and str(cost.variable),
        "if": "tr_raised_this_generation" if cost.if_tr_raised else None,
    }
    return {name: fact for name, fact in facts.items() if fact}


def _ongoing(ongoing: Ongoing) -> Row:
    match ongoing:
        case Trigger():
            return _trigger(ongoing)
        case CardDiscount(amount, tag, per_tag):
            row: Row = {"kind": "card_discount", "amount": amount}
            return row | ({"tag": str(tag), "per": "tag" if per_tag else "card"} if tag else {})
        case ProjectDiscount(project, amount):
            return {"kind": "standard_project_discount", "project": project, "amount": amount}
        case MetalValue(steel, titanium):
            metals = {"steel": steel, "titanium": titanium}
            return {"kind": "metal_value"} | {name: n for name, n in metals.items() if n}
        case RequirementFlex(steps):
            return {"kind": "requirement_flex", "steps": steps}
        case NextCardDiscount(amount):
            return {"kind": "next_card_discount", "amount": amount}
        case NextCardFlex(steps):
            return {"kind": "next_card_flex", "steps": steps}
        case Protect(what):
            return {"kind": "protect", "what": [str(each) for each in what]}
        case LockHere():
            return {"kind": "lock_resources_here"}
        case GreeneryCost(plants):
            return {"kind": "greenery_plant_cost", "cost": plants}
        case HeatAsMc():
            return {"kind": "heat_as_mc"}
        case ResourcesPay(tag, value):
            return {"kind": "resources_here_pay", "for_tag": str(tag), "value": value}


def _trigger(trigger: Trigger) -> Row:
    row: Row = {"kind": "trigger", "event": str(trigger.event), "who": str(trigger.who)}
    facts: dict[str, Any] = {
        "tags": [str(tag) for tag in trigger.tags],
        "type": trigger.type and str(trigger.type),
        "tag": trigger.with_tag and str(trigger.with_tag),
        "bonus": [str(each) for each in trigger.bonus],
        "min_cost": trigger.min_cost,
        "except": list(trigger.not_for),
    }
    if trigger.event is Event.CITY_PLACED:
        facts["where"] = "mars" if trigger.on_mars else "any"
    if trigger.event is Event.PAID_BASE_COST:
        facts["for"] = ["card", "standard_project"]
    row |= {name: fact for name, fact in facts.items() if fact}
    return row | {"do": step_rows(trigger.do)}
