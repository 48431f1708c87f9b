"""The texts of cards and goals, derived from their effects (chapter "Effects").

A text is a tuple of sentences, in printed order. Parts within a sentence (after "If you do:", the options of a choice)
are phrases.
"""

from collections.abc import Iterator
from functools import reduce
from itertools import pairwise
from typing import assert_never

from rules.core.text import Arg, Msg, msg
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.designs import (
    CorporateCondition,
    Counted,
    DeclaredLast,
    EachColor,
    FlippedAfterLast,
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
    Source,
    TakeBack,
    Use,
    UseFrom,
    Watch,
)
from rules.mine.components.terms import (
    ANY_CARD,
    Amount,
    CardFilter,
    CardIs,
    ColorOf,
    Condition,
    CountAtLeast,
    CountOf,
    Half,
    Kind,
    Least,
    NeedsDeck,
    NeedsHand,
    NeedsMarket,
    NeedsResource,
    Owned,
    OwnedAtLeast,
    PointsOf,
    PutDownCount,
    PutDownExactly,
    RankAtLeast,
    Requirement,
    Resource,
    Sum,
    Trigger,
    TriggerCondition,
)


def card_text(card: str) -> tuple[Msg, ...]:
    """The text of a deck card; empty for a card without special effects, triggers or points."""
    design = CARDS[card]
    said = list(sentences(design.effects))
    if design.energy is None:
        said.insert(0, msg("mine.rule.energy_x"))
    if design.on_discard:
        both = design.on_exile == design.on_discard
        key = "mine.rule.on_discard_or_exile" if both else "mine.rule.on_discard"
        said.append(msg(key, effects=_phrases(design.on_discard)))
    if design.end_points is not None:
        said.append(_end_points(design.end_points))
    return tuple(said)


def goal_text(goal: str) -> tuple[Msg, ...]:
    """The text of a public goal."""
    design = PUBLIC_GOALS[goal]
    if design.trigger is not None:
        return (_trigger(design.trigger),)
    return tuple(sentences(design.effects))


def goal_requirement(goal: str) -> Msg:
    """The requirement for using an active goal, as a phrase."""
    return _requirement(PUBLIC_GOALS[goal])


def corporate_text(goal: str, seats: int) -> tuple[Msg, ...]:
    """The requirement of a corporate goal at a table with that many seats."""
    return (_corporate(CORPORATE_GOALS[goal].condition, goal, seats),)


def effects_phrase(effects: tuple[Effect, ...]) -> Msg:
    """A list of effects as a phrase, such as an option of a choice."""
    return msg("mine.phrase.all", effects=_phrases(effects))


def in_full(text: tuple[Msg, ...]) -> Msg:
    """All sentences of a text joined."""
    return reduce(lambda said, rest: msg("mine.sentences", text=said, rest=rest), text)


def card_msg(name: str) -> Msg:
    """The name of a deck card, a public goal or a corporate goal."""
    if name in CARDS:
        return msg(f"mine.card.{name}")
    return msg(f"mine.goal.{name}" if name in PUBLIC_GOALS else f"mine.corp.{name}")


def resource_msg(resource: str) -> Msg:
    return msg(f"mine.resource.{Resource(resource)}")


def resource_word(resource: str) -> Msg:
    """A resource within a sentence."""
    return msg(f"mine.resource_word.{Resource(resource)}")


def sentences(effects: tuple[Effect, ...]) -> Iterator[Msg]:
    yield from _sentence(effects[0], None) if effects else ()
    for before, effect in pairwise(effects):
        yield from _sentence(effect, before)


def _sentence(effect: Effect, before: Effect | None) -> Iterator[Msg]:
    match effect:
        case Gain() | Credit() | Energy():
            yield _add(effect)
        case If(condition, then):
            yield _if(condition, then, before)
        case MarketLook():
            yield from _market_look(effect)
        case EachSeat(_, (inner,)):
            yield _each_opponent(inner)
        case Watch():
            yield _watch(effect)
        case _:
            yield _plain(effect)


def _plain(effect: Effect) -> Msg:
    """Return the text of an effect that is one sentence in any context."""
    match effect:
        case Draw(n):
            return msg("mine.rule.draw", n=n)
        case Lose(resource, n):
            if isinstance(resource, Resource):
                return msg("mine.rule.lose", resource=resource_word(resource), n=n)
            return msg("mine.rule.lose_any", n=n)
        case Buys(n):
            return msg("mine.rule.buys", n=n)
        case Penalty(n):
            return msg("mine.rule.penalty", n=n)
        case Discard(Source.HAND, n, only):
            return msg("mine.rule.discard_hand", cards=_cards(only, n), n=n)
        case Discard(Source.DECK_TOP, n):
            return msg("mine.rule.discard_top", n=n)
        case Exile(Source.HAND, n):
            return msg("mine.rule.exile_hand", cards=_cards(ANY_CARD, n))
        case Exile(Source.DECK_TOP, n):
            return msg("mine.rule.exile_top", n=n)
        case Peek(n):
            return msg("mine.rule.peek", n=n)
        case TakeBack(end, n, only):
            return msg(f"mine.rule.take_back.{end}", cards=_cards(only, n))
        case Choose((first, second)):
            return msg(
                "mine.rule.choose", first=effects_phrase(first), second=effects_phrase(second)
            )
        case Reveal(only, most):
            return msg("mine.rule.reveal", cards=_cards(only, most))
        case RevealDeckTops():
            return msg("mine.rule.reveal_tops")
        case Use(UseFrom.BOUND):
            return msg("mine.rule.use.bound")
        case Use(source, up_to, only):
            return msg(f"mine.rule.use.{source}", cards=_cards(only, up_to))
        case MarketReveal(n):
            return msg("mine.rule.market_reveal", n=n)
        case CostMod(delta):
            return msg("mine.rule.cost_mod", n=-delta)
        case GoalToken(n, choose):
            return msg("mine.rule.token_any" if choose else "mine.rule.token_here", n=n)
        case GoalFlip():
            return msg("mine.rule.flip_any")
        case _:
            raise AssertionError(f"no sentence for {effect}")


def _phrases(effects: tuple[Effect, ...]) -> tuple[Msg, ...]:
    return tuple(_phrase(effect) for effect in effects)


def _phrase(effect: Effect) -> Msg:
    match effect:
        case Draw(n):
            return msg("mine.phrase.draw", n=n)
        case Gain(ColorOf(), int(n)):
            return msg("mine.phrase.add_its_color", n=n)
        case Gain(Resource() as resource, int(n)):
            return msg("mine.phrase.add", what=resource_msg(resource), n=n)
        case Credit(int(n)):
            return msg("mine.phrase.add", what=msg("mine.credit"), n=n)
        case Energy(int(n)):
            return msg("mine.phrase.add", what=msg("mine.energy"), n=n)
        case Energy(Sum((int(n), PointsOf()))):
            return msg("mine.phrase.add_and_points", what=msg("mine.energy"), n=n)
        case GoalToken(n):
            return msg("mine.phrase.token_here", n=n)
        case _:
            raise AssertionError(f"no phrase for {effect}")


def _add(effect: Gain | Credit | Energy) -> Msg:
    match effect:
        case Gain(Resource() as resource, amount):
            return _added(resource_msg(resource), amount)
        case Gain(_, int(n)):
            return msg("mine.rule.add_any", n=n)
        case Credit(amount):
            return _added(msg("mine.credit"), amount)
        case Energy(amount):
            return _added(msg("mine.energy"), amount)
        case _:
            raise AssertionError(f"no sentence for {effect}")


def _added(what: Msg, amount: Amount) -> Msg:
    match amount:
        case int():
            return msg("mine.rule.add", what=what, n=amount)
        case Half(PutDownCount()):
            return msg("mine.rule.add_half_put_down", what=what)
        case CountOf(_, only):
            return msg("mine.rule.add_per", what=what, sort=_sort(only))
        case Least((int(most), CountOf(_, only))):
            return msg("mine.rule.add_per_most", what=what, sort=_sort(only), most=most)
        case _:
            raise AssertionError(f"no words for {amount}")


def _if(condition: Condition, then: tuple[Effect, ...], before: Effect | None) -> Msg:
    effects = _phrases(then)
    match condition:
        case OwnedAtLeast(resource, n):
            return msg("mine.rule.if_owned", resource=resource_word(resource), n=n, effects=effects)
        case CountAtLeast(_, _, only) if only != ANY_CARD:
            several = 2 if isinstance(before, EachSeat) else 1
            return msg("mine.rule.if_it_is", sort=_sort(only), of=several, effects=effects)
        case CountAtLeast(_, n):
            return msg("mine.rule.if_done", n=n, effects=effects)
        case _:
            assert_never(condition)


def _market_look(effect: MarketLook) -> Iterator[Msg]:
    yield msg(f"mine.rule.look.{effect.deck}", n=effect.n)
    if effect.gain is not None:
        if effect.gain.max_cost is None:
            yield msg("mine.rule.look_gain", n=effect.gain.n)
        else:
            yield msg("mine.rule.look_gain_cost", n=effect.gain.n, cost=effect.gain.max_cost)
    if not effect.may_discard:
        yield msg("mine.rule.look_return")
    else:
        yield msg("mine.rule.look_discard_any" if effect.gain is None else "mine.rule.look_discard")


def _each_opponent(effect: Effect) -> Msg:
    match effect:
        case LoseMost(n):
            return msg("mine.rule.opponents_lose_most", n=n)
        case Discard(Source.HAND, n):
            return msg("mine.rule.opponents_discard_hand", n=n)
        case Discard(Source.DECK_TOP, n):
            return msg("mine.rule.opponents_discard_top", n=n)
        case Schedule(_, effects):
            return msg("mine.rule.opponents_next_buying", effects=_phrases(effects))
        case _:
            raise AssertionError(f"no sentence for {effect}")


def _watch(effect: Watch) -> Msg:
    match effect.when, effect.effects:
        case PutDownExactly(n), effects:
            return msg("mine.rule.watch_put_down", n=n, effects=_phrases(effects))
        case None, (Schedule(_, effects),):
            return msg(f"mine.rule.watch_{effect.on}", effects=_phrases(effects))
        case _:
            return msg(f"mine.rule.watch_{effect.on}", effects=_phrases(effect.effects))


def _trigger(trigger: Trigger) -> Msg:
    """Return the key, named after the trigger's effect and its moment."""
    if trigger.when is None:
        return msg(f"mine.rule.{trigger.do}.{trigger.on}")
    return msg(f"mine.rule.{trigger.do}.{_tag(trigger.when)}", **_facts(trigger.when))


def _facts(condition: TriggerCondition) -> dict[str, Arg]:
    if isinstance(condition, CardIs):
        return {"sort": _sort(condition.filter)}
    return {name: getattr(condition, name) for name in condition.__struct_fields__}


def _tag(term: TriggerCondition | Requirement | CorporateCondition) -> str:
    return str(term.__struct_config__.tag)


def _requirement(goal: PublicGoal) -> Msg:
    match goal.requires:
        case NeedsDeck(n) | NeedsHand(n) | NeedsResource(n) | NeedsMarket(n):
            return msg(f"mine.{_tag(goal.requires)}", n=n)
        case None:
            return msg("mine.needs_nothing")
        case _:
            assert_never(goal.requires)


def _end_points(amount: Amount) -> Msg:
    match amount:
        case Half(Owned(resource)):
            return msg("mine.rule.end_half_owned", resource=resource_word(resource))
        case _:
            raise AssertionError(f"no words for {amount}")


def _corporate(condition: CorporateCondition, goal: str, seats: int) -> Msg:
    match condition:
        case OwnCards(n, only, zones):
            places = tuple(msg(f"mine.zone.{zone}") for zone in zones)
            if only.min_points is not None:
                return msg("mine.rule.own_points", n=n, points=only.min_points, zones=places)
            if only.min_cost is not None:
                return msg("mine.rule.own_cost", n=n, cost=only.min_cost, zones=places)
            return msg("mine.rule.own_any", n=n, zones=places)
        case FlippedAfterLast(n) | EachColor(n):
            return msg(f"mine.rule.{_tag(condition)}", n=n)
        case RankAtLeast(rank, n):
            return msg("mine.rule.end_rank", rank=rank, n=n)
        case Majorities(by_seats) | TotalLead(by_seats):
            return msg(f"mine.rule.{_tag(condition)}", n=by_seats[seats - 2])
        case Counted(by_seats):
            return msg(f"mine.rule.counted.{goal}", n=by_seats[seats - 2])
        case DeclaredLast():
            return msg("mine.rule.declared_last")
        case _:
            assert_never(condition)


def _cards(only: CardFilter, n: int) -> Msg:
    """This many cards of that sort."""
    match only:
        case CardFilter(kind=Kind.PLAN):
            return msg("mine.cards.plan", n=n)
        case CardFilter(color=Resource() as color):
            return msg("mine.cards.color", n=n, resource=resource_word(color))
        case CardFilter(not_color=Resource() as color):
            return msg("mine.cards.not_color", n=n, resource=resource_word(color))
        case CardFilter(kind=Kind.RESOURCE):
            return msg("mine.cards.resource", n=n)
        case CardFilter(max_cost=int(cost)):
            return msg("mine.cards.max_cost", n=n, cost=cost)
        case CardFilter(max_energy=int(energy)):
            return msg("mine.cards.max_energy", n=n, energy=energy)
        case _:
            return msg("mine.cards.any", n=n)


def _sort(only: CardFilter) -> Msg:
    """Cards of that class, without a number."""
    return msg(f"mine.sort.{only.kind or 'any'}")
