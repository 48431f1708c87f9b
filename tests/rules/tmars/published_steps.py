"""Steps as objects in the format of the published card table."""

from typing import Any

from rules.tmars.components.effects import (
    RESOURCES,
    AddHere,
    AddToCard,
    Amount,
    Choose,
    Cities,
    CopyProduction,
    DiscardToDraw,
    Draw,
    DrawKeep,
    DrawTagged,
    EffectStep,
    EventsPlayed,
    Flooding,
    FundAwardFree,
    Gain,
    HeatToMc,
    If,
    LandClaim,
    LookBuy,
    MetalBonusProduction,
    OpponentTags,
    OwnTags,
    Paid,
    PayMc,
    PlaceCity,
    PlaceGreenery,
    PlaceOcean,
    PlaceTile,
    PlantOrResource,
    PlayFromHand,
    PlayOnePrelude,
    Production,
    Raise,
    RaiseLowestProduction,
    RaiseTr,
    ReduceAnyProduction,
    RemoveAny,
    RemoveHere,
    RevealForTag,
    Six,
    Spend,
    StealAny,
    Where,
)

Row = dict[str, Any]

_HANDLERS: dict[type, str] = {
    CopyProduction: "copy_production_box",
    DiscardToDraw: "discard_to_draw",
    Flooding: "flooding",
    FundAwardFree: "fund_award_free",
    HeatToMc: "heat_to_mc_production",
    LandClaim: "land_claim",
    MetalBonusProduction: "metal_bonus_production",
    PlantOrResource: "plant_or_resource_on_played_card",
    PlayFromHand: "play_from_hand",
    PlayOnePrelude: "draw_preludes_play_one",
    RaiseLowestProduction: "raise_lowest_production",
    RevealForTag: "reveal_top_if_tag_add_here",
}


def step_rows(steps: tuple[EffectStep, ...]) -> list[Row]:
    return [_step(step) for step in steps]


def amounts(step: Six) -> Row:
    named = {str(resource): getattr(step, resource) for resource in RESOURCES}
    return {name: _amount(n) for name, n in named.items() if n != 0}


def handlers(rows: Any) -> set[str]:
    """Every handler named anywhere in a table's object."""
    match rows:
        case dict():
            own = {rows["handler"]} if "handler" in rows else set()
            return own.union(*map(handlers, rows.values()))
        case list():
            return set().union(*map(handlers, rows))
        case _:
            return set()


def _amount(amount: Amount) -> int | Row:
    match amount:
        case int():
            return amount
        case OwnTags(tag, div):
            return {"count": "own_tags", "tag": str(tag)} | ({"div": div} if div > 1 else {})
        case OpponentTags(tag):
            return {"count": "opponent_tags", "tag": str(tag)}
        case Cities(on_mars):
            return {"count": "cities", "where": "mars" if on_mars else "any"}
        case EventsPlayed():
            return {"count": "events_played", "who": "all"}
        case Paid():
            return {"count": "paid"}


def _where(where: Where) -> str:
    return f"space:{where}" if where in (Where.PHOBOS, Where.GANYMEDE) else str(where)


def _step(step: EffectStep) -> Row:
    match step:
        case Gain() | Spend():
            return {"op": "gain" if isinstance(step, Gain) else "spend", "res": amounts(step)}
        case Production():
            return {"op": "production", "delta": amounts(step)}
        case RaiseTr(n) | AddHere(n):
            return {"op": "tr" if isinstance(step, RaiseTr) else "add_here", "n": _amount(n)}
        case PayMc(n) | Draw(n) | LookBuy(n) | RemoveHere(n):
            return {"op": step.__struct_config__.tag, "n": n}
        case Raise(parameter, steps):
            return {"op": "raise", "param": str(parameter), "steps": steps}
        case PlaceOcean(count, where):
            return {"op": "place_ocean", "count": count, "where": str(where)}
        case PlaceGreenery(where):
            return {"op": "place_greenery", "where": str(where)}
        case PlaceCity(where):
            return {"op": "place_city", "where": _where(where)}
        case PlaceTile(tile, where):
            return {"op": "place_tile", "tile": str(tile), "where": str(where)}
        case DrawKeep(look, keep):
            return {"op": "draw_keep", "look": look, "keep": keep}
        case DrawTagged(n, tag):
            return {"op": "draw_tagged", "n": n, "tag": str(tag)}
        case RemoveAny(choices) | StealAny(choices):
            rows = [{"res": str(each.resource), "max": each.most} for each in choices]
            return {"op": step.__struct_config__.tag, "choices": rows}
        case ReduceAnyProduction(resource, steps, own_gain_first):
            row: Row = {"op": "reduce_any_production", "res": str(resource), "steps": steps}
            return row | ({"own_gain_first_if_no_target": True} if own_gain_first else {})
        case AddToCard():
            return _add_to_card(step)
        case Choose(options):
            return {"op": "choose", "options": [step_rows(option) for option in options]}
        case If(OwnTags(tag), at_least, then, otherwise):
            test = {"count": "own_tags", "tag": str(tag), "min": at_least}
            rest = {"then": step_rows(then), "else": step_rows(otherwise)}
            return {"op": "if", "test": test} | rest
        case _:
            return {"op": "custom", "handler": _HANDLERS[type(step)]} | _facts(step)


def _add_to_card(step: AddToCard) -> Row:
    row: Row = {"op": "add_to_card", "res": str(step.resource or "any"), "n": step.n}
    row["scope"] = str(step.scope)
    if step.at_least:
        row["min_present"] = step.at_least
    return row | ({"must": True} if step.must else {})


def _facts(step: EffectStep) -> Row:
    match step:
        case RevealForTag(tag):
            return {"tag": str(tag)}
        case PlayOnePrelude(n):
            return {"n": n}
        case PlayFromHand(discount, True):
            return {"ignore_global_requirements": True}
        case PlayFromHand(discount):
            return {"discount": discount}
        case _:
            return {}
