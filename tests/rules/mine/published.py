"""Cards and goals as rows in the format of the published table."""

from typing import Any

from rules.mine.components.designs import (
    Card,
    CorporateGoal,
    Counted,
    DeclaredLast,
    EachColor,
    FlippedAfterLast,
    Group,
    Majorities,
    OwnCards,
    PublicGoal,
    TotalLead,
)
from rules.mine.components.effects import (
    Buys,
    Choose,
    CostMod,
    Credit,
    Discard,
    Draw,
    EachSeat,
    Effect,
    Energy,
    Exile,
    Gain,
    GoalFlip,
    GoalToken,
    If,
    Lose,
    LoseMost,
    MarketLook,
    MarketReveal,
    Peek,
    Penalty,
    Reveal,
    RevealDeckTops,
    Schedule,
    TakeBack,
    Use,
    UseFrom,
    Watch,
)
from rules.mine.components.terms import (
    Amount,
    AnyResource,
    CardFilter,
    CardIs,
    ColorOf,
    ColorsPutDown,
    Condition,
    CountAtLeast,
    CountOf,
    CreditsAtLeast,
    EnergyAtLeast,
    EnergyCostAtLeast,
    Half,
    Least,
    NeedsDeck,
    NeedsHand,
    NeedsMarket,
    NeedsResource,
    NoResourceChange,
    OthersFlipped,
    Owned,
    OwnedAtLeast,
    PointsOf,
    PutDownAtLeast,
    PutDownCount,
    PutDownExactly,
    RankAtLeast,
    Sum,
    TriggerCondition,
)


def card_row(card: Card) -> dict[str, Any]:
    row: dict[str, Any] = {
        "id": card.id,
        "group": card.group.value,
        "kind": card.kind.value,
        "color": card.color,
        "cost": card.cost,
        "energy": "X" if card.energy is None else card.energy,
        "points": card.points if card.end_points is None else {"end": _amount(card.end_points)},
        "copies": card.copies,
        "buyable": card.buyable,
        "effects": _effects(card.effects),
    }
    if card.group is Group.BASIC:
        row["start_per_player"] = card.start
    if card.on_discard:
        row["on_discard"] = _effects(card.on_discard)
    if card.on_exile:
        row["on_exile"] = _effects(card.on_exile)
    return row


def public_row(goal: PublicGoal) -> dict[str, Any]:
    row: dict[str, Any] = {
        "id": goal.id,
        "type": "active" if goal.active else "passive",
        "cost": goal.cost,
        "points": goal.points,
        "tokens": goal.tokens,
    }
    if goal.trigger is None:
        return {**row, "requires": _requires(goal), "effects": _effects(goal.effects)}
    trigger = goal.trigger
    cond = _trigger_condition(trigger.when)
    return {**row, "trigger": {"event": trigger.on, "cond": cond, "do": trigger.do}}


def _requires(goal: PublicGoal) -> dict[str, int]:
    match goal.requires:
        case NeedsDeck(n):
            return {"deck_ge": n}
        case NeedsHand(n):
            return {"hand_ge": n}
        case NeedsResource(n):
            return {"res_any_ge": n}
        case NeedsMarket(n):
            return {"market_available": n}
        case None:
            return {}


def corporate_row(goal: CorporateGoal) -> dict[str, Any]:
    row: dict[str, Any] = {
        "id": goal.id,
        "trait": goal.trait,
        "points": goal.points,
        "condition": _corporate_condition(goal),
    }
    if goal.tracker is not None:
        row["tracker"] = {
            "event": goal.tracker.on,
            "by": goal.tracker.by,
            "cond": _trigger_condition(goal.tracker.when),
        }
    return row


def _corporate_condition(goal: CorporateGoal) -> dict[str, Any]:
    match goal.condition:
        case OwnCards(n, only, zones):
            places = [zone.value for zone in zones]
            return {"owned_ge": n, "filter": _filter(only), "zones": places}
        case FlippedAfterLast(n):
            return {"flipped_ge": n, "when": "after_last_competition"}
        case RankAtLeast(rank, n):
            return {"rank_ge": [rank, n]}
        case Majorities(by_seats):
            return {"majorities_ge": _by_seats(by_seats)}
        case TotalLead(by_seats):
            return {"total_lead_ge": _by_seats(by_seats)}
        case Counted(by_seats) if len(set(by_seats)) == 1:
            return {"tracker_ge": by_seats[0]}
        case Counted(by_seats):
            return {"tracker_ge": _by_seats(by_seats)}
        case EachColor(n):
            return {"each_color_ge": n}
        case DeclaredLast():
            return {"declared_last_competition": True}


def _by_seats(numbers: tuple[int, int, int]) -> dict[str, int]:
    return dict(zip("234", numbers, strict=True))


def _filter(only: CardFilter) -> dict[str, Any]:
    return {
        name: value for name in only.__struct_fields__ if (value := getattr(only, name)) is not None
    }


def _trigger_condition(when: TriggerCondition | None) -> dict[str, Any]:
    match when:
        case None:
            return {}
        case NoResourceChange():
            return {"no_resource_change": True}
        case EnergyAtLeast(n):
            return {"energy_ge": n}
        case CreditsAtLeast(n):
            return {"credits_ge": n}
        case RankAtLeast(rank, n):
            return {"rank_ge": [rank, n]}
        case OthersFlipped(n):
            return {"other_flipped_ge": n}
        case ColorsPutDown(n):
            return {"distinct_colors_eq": n}
        case EnergyCostAtLeast(n):
            return {"energy_cost_ge": n}
        case PutDownAtLeast(n):
            return {"played_from_hand_ge": n}
        case PutDownExactly(n):
            return {"played_from_hand_eq": n}
        case CardIs(only):
            return {"card": _filter(only)}


def _amount(amount: Amount) -> Any:
    match amount:
        case int():
            return amount
        case PutDownCount():
            return {"var": "played_from_hand"}
        case Half(of):
            return {"half": _amount(of)}
        case Sum(of):
            return {"add": [_amount(each) for each in of]}
        case Least(of):
            return {"min": [_amount(each) for each in of]}
        case CountOf(bind, only):
            return {"count": bind, **({"filter": _filter(only)} if _filter(only) else {})}
        case PointsOf(bind):
            return {"points_of": bind}
        case Owned(resource):
            return {"res": resource}


def _condition(condition: Condition) -> dict[str, Any]:
    match condition:
        case CountAtLeast(bind, n, only):
            return {"count_ge": [bind, n], **({"filter": _filter(only)} if _filter(only) else {})}
        case OwnedAtLeast(resource, n):
            return {"res_ge": [resource, n]}


def _effects(effects: tuple[Effect, ...]) -> list[dict[str, Any]]:
    return [_effect(effect) for effect in effects]


def _optional(**facts: Any) -> dict[str, Any]:
    """Facts that the table omits if they are empty."""
    return {name.rstrip("_"): fact for name, fact in facts.items() if fact}


def _effect(effect: Effect) -> dict[str, Any]:
    match effect:
        case Draw(n) | LoseMost(n) | Buys(n) | Penalty(n):
            return {"op": _op(effect), "n": n}
        case Credit(n) | Energy(n):
            return {"op": _op(effect), "n": _amount(n)}
        case Gain(ColorOf(bind), n):
            return {"op": "gain", "res": {"color_of": bind}, "n": _amount(n)}
        case Gain(AnyResource(), n):
            return {"op": "gain", "res": "any", "n": _amount(n)}
        case Gain(resource, n):
            return {"op": "gain", "res": resource, "n": _amount(n)}
        case Lose(AnyResource(), n):
            return {"op": "lose", "res": "any", "n": n}
        case Lose(resource, n):
            return {"op": "lose", "res": resource, "n": n}
        case Discard(source, n, only, bind):
            row = {"op": "discard", "from": source, "n": n}
            return {**row, **_optional(filter=_filter(only), as_=bind)}
        case Exile(source, n, optional, bind):
            row = {"op": "exile", "from": source, "n": n}
            return {**row, **_optional(optional=optional, as_=bind)}
        case Peek(n):
            return {"op": "peek", "n": n, "may": "bottom"}
        case TakeBack(to, n, only, optional, bind):
            row = {"op": "move", "from": "discard", "to": to, "n": n}
            return {**row, **_optional(filter=_filter(only), optional=optional, as_=bind)}
        case Choose(options):
            return {"op": "choose", "options": [_effects(each) for each in options]}
        case If(condition, then):
            return {"op": "if", "cond": _condition(condition), "then": _effects(then)}
        case Reveal(only, most, bind):
            row = {"op": "reveal", "from": "hand", "filter": _filter(only), "max": most}
            return {**row, "as": bind}
        case RevealDeckTops(scope, bind):
            return {"op": "reveal_deck_tops", "scope": scope, "as": bind}
        case Use():
            return _use(effect)
        case MarketLook():
            return _market_look(effect)
        case MarketReveal(n, bind):
            return {"op": "market_reveal", "n": n, "as": bind}
        case CostMod(delta):
            return {"op": "cost_mod", "delta": delta, "scope": "board"}
        case EachSeat(scope, effects):
            return {"op": "each_player", "scope": scope, "effects": _effects(effects)}
        case Schedule(at, effects):
            return {"op": "schedule", "at": at, "effects": _effects(effects)}
        case Watch():
            return _watch(effect)
        case GoalToken(n, choose=False):
            return {"op": "goal_token", "n": n, "target": "self"}
        case GoalToken(n):
            return {"op": "goal_token", "n": n, "target": "choose_any", "optional": True}
        case GoalFlip():
            return {"op": "goal_flip", "target": "choose_any"}


def _op(effect: Effect) -> str:
    return str(effect.__struct_config__.tag)


def _use(effect: Use) -> dict[str, Any]:
    row = {"op": "use", "from": effect.source, "up_to": effect.up_to}
    in_deck = {"dispose": "discard", "then_shuffle": True}
    return {
        **row,
        **_optional(filter=_filter(effect.filter), bound=effect.bind),
        **(in_deck if effect.source is UseFrom.DECK else {}),
    }


def _market_look(effect: MarketLook) -> dict[str, Any]:
    gain: dict[str, Any] | None = None
    if effect.gain is not None:
        gain = {"n": effect.gain.n, "optional": True, **_optional(max_cost=effect.gain.max_cost)}
    return {
        "op": "market_look",
        "deck": effect.deck,
        "n": effect.n,
        "gain": gain,
        "rest": "discard_or_return" if effect.may_discard else "return",
    }


def _watch(effect: Watch) -> dict[str, Any]:
    return {
        "op": "watch",
        "event": effect.on,
        "by": effect.by,
        "until": effect.until,
        "effects": _effects(effect.effects),
        **_optional(
            when=_trigger_condition(effect.when),
            limit=effect.limit,
            limit_per_player=effect.limit_per_seat,
        ),
    }
