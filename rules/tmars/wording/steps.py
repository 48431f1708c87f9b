"""The texts of steps: as sentences of a card, and as phrases within a sentence."""

from collections.abc import Sequence

from rules.core.text import Arg, Msg, msg
from rules.tmars.components.designs import Card
from rules.tmars.components.effects import (
    RESOURCES,
    AddHere,
    AddToCard,
    Amount,
    Choose,
    CopyProduction,
    Count,
    DiscardToDraw,
    Draw,
    DrawKeep,
    DrawTagged,
    EffectStep,
    Flooding,
    FundAwardFree,
    Gain,
    HeatToMc,
    If,
    LandClaim,
    LookBuy,
    MetalBonusProduction,
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
    Resource,
    RevealForTag,
    Six,
    Spend,
    StealAny,
)
from rules.tmars.wording.counts import either, one_by_one, options, per
from rules.tmars.wording.names import (
    amount_msg,
    on_card_amount,
    production_msg,
    production_word,
    quantity,
    resource_word,
    tag_word,
    tags_msg,
    tile_msg,
)


def sentence(step: EffectStep, card: Card) -> Msg:
    """A step that stands alone."""
    match step:
        case Production():
            return _production(step, card)
        case If(OwnTags(tag), at_least, then, otherwise):
            return msg(
                "tmars.rule.if",
                tags=tags_msg(tag, at_least),
                then=phrases(then, card),
                otherwise=phrases(otherwise, card),
            )
        case _:
            key, facts = _said(step, card)
            return msg(f"tmars.rule.{key}", **facts)


def phrases(steps: Sequence[EffectStep], card: Card) -> tuple[Msg, ...]:
    """Steps within a sentence, one after another."""
    return tuple(phrase(step, card) for step in steps)


def all_of(steps: Sequence[EffectStep], card: Card) -> Msg:
    """Steps as one phrase."""
    return msg("tmars.phrase.all", steps=phrases(steps, card))


def phrase(step: EffectStep, card: Card) -> Msg:
    """A step within a sentence."""
    match step:
        case Production():
            ((resource, n),) = changes(step)
            return msg(
                "tmars.phrase.production", production=production_word(resource), n=_number(n)
            )
        case _:
            key, facts = _said(step, card)
            return msg(f"tmars.phrase.{key}", **facts)


def _said(step: EffectStep, card: Card) -> tuple[str, dict[str, Arg]]:
    """The key of a step and the arguments of its text: the same for a sentence and for a phrase."""
    match step:
        case PlaceOcean() | PlaceGreenery() | PlaceCity() | PlaceTile():
            return _placed(step)
        case Draw() | DrawKeep() | DrawTagged() | LookBuy() | PlayOnePrelude() | PlayFromHand():
            return _cards(step)
        case AddHere() | RemoveHere() | RevealForTag() | AddToCard():
            return _on_cards(step, card)
        case RemoveAny(choices) | StealAny(choices):
            what = either([quantity(each.resource, each.most) for each in choices])
            return "remove" if isinstance(step, RemoveAny) else "steal", {"what": what}
        case Choose(branches):
            return "choose", {"options": options([all_of(branch, card) for branch in branches])}
        case _:
            return _supplies(step, card)


def _supplies(step: EffectStep, card: Card) -> tuple[str, dict[str, Arg]]:
    match step:
        case Gain():
            return _gain(step, card)
        case Spend():
            return "spend", {"amounts": amounts(step)}
        case PayMc(n):
            return "pay_mc", {"n": n}
        case RaiseTr(int(n)):
            return "tr", {"n": n}
        case RaiseTr(count):
            return "tr_per", {"per": per(_count(count), card)}
        case Raise(parameter, steps):
            return f"raise.{parameter}", {"n": steps}
        case ReduceAnyProduction(resource, steps):
            return "reduce", {"production": production_word(resource), "n": steps}
        case Flooding(most):
            return "flooding", {"n": most}
        case _:
            return _alone(step), {}


def _alone(step: EffectStep) -> str:
    """The key of a step without arguments."""
    match step:
        case (
            MetalBonusProduction()
            | LandClaim()
            | DiscardToDraw()
            | PlantOrResource()
            | CopyProduction()
            | HeatToMc()
            | RaiseLowestProduction()
            | FundAwardFree()
        ):
            return str(step.__struct_config__.tag)
        case _:
            raise AssertionError(f"no words for {step}")


def _placed(
    step: PlaceOcean | PlaceGreenery | PlaceCity | PlaceTile,
) -> tuple[str, dict[str, Arg]]:
    match step:
        case PlaceOcean(count, where):
            return f"place.ocean.{where}", {"n": count}
        case PlaceGreenery(where):
            return f"place.greenery.{where}", {}
        case PlaceCity(where):
            return f"place.city.{where}", {}
        case PlaceTile(tile, where):
            return f"place.tile.{where}", {"tile": tile_msg(tile)}


def _cards(
    step: Draw | DrawKeep | DrawTagged | LookBuy | PlayOnePrelude | PlayFromHand,
) -> tuple[str, dict[str, Arg]]:
    match step:
        case Draw(n) | LookBuy(n) | PlayOnePrelude(n):
            return str(step.__struct_config__.tag), {"n": n}
        case DrawKeep(look, keep):
            return "draw_keep", {"look": look, "keep": keep}
        case DrawTagged(n, tag):
            return "draw_tagged", {"n": n, "tag": tag_word(tag)}
        case PlayFromHand(_, True):
            return "play_from_hand.ignore_global", {}
        case PlayFromHand(discount):
            return "play_from_hand.discount", {"n": discount}


def _on_cards(
    step: AddHere | RemoveHere | RevealForTag | AddToCard, card: Card
) -> tuple[str, dict[str, Arg]]:
    match step:
        case AddHere(n):
            return "add_here", {"what": on_card_amount(card.holds, _number(n))}
        case RemoveHere(n):
            return "remove_here", {"what": on_card_amount(card.holds, n)}
        case RevealForTag(tag):
            return "reveal", {"tag": tag_word(tag), "what": on_card_amount(card.holds, 1)}
        case AddToCard(resource, n, scope, at_least):
            key = "add_to_started" if at_least else f"add_to.{scope}"
            return key, {"what": on_card_amount(resource, n)}


def _gain(step: Gain, card: Card) -> tuple[str, dict[str, Arg]]:
    counted = [
        (resource, amount) for resource, amount in changes(step) if not isinstance(amount, int)
    ]
    match counted:
        case []:
            return "gain", {"amounts": amounts(step)}
        case [(resource, Paid())]:
            return "gain_paid", {"resource": resource_word(resource)}
        case [(resource, amount)]:
            one = amount_msg(resource, 1)
            return "gain_per", {"amount": one, "per": per(_count(amount), card)}
        case _:
            raise AssertionError(f"no words for {step}")


def _production(step: Production, card: Card) -> Msg:
    match sorted(changes(step), key=lambda change: isinstance(change[1], int) and change[1] > 0):
        case [(resource, int(n))]:
            return msg("tmars.rule.production", production=production_msg(resource), n=n)
        case [(resource, amount)]:
            return msg(
                "tmars.rule.production_per",
                production=production_msg(resource),
                per=per(_count(amount), card),
            )
        case several:
            words = [
                msg("tmars.change", resource=resource_word(resource), n=_number(n))
                for resource, n in several
            ]
            return msg("tmars.rule.productions", changes=one_by_one(words))


def changes(step: Six) -> list[tuple[Resource, Amount]]:
    """The amounts of a step that are not zero."""
    named = ((resource, getattr(step, resource)) for resource in RESOURCES)
    return [(resource, amount) for resource, amount in named if amount != 0]


def amounts(step: Six) -> tuple[Msg, ...]:
    """The amount of each resource."""
    return tuple(amount_msg(resource, _number(n)) for resource, n in changes(step))


def _number(amount: Amount) -> int:
    assert isinstance(amount, int)
    return amount


def _count(amount: Amount) -> Count:
    assert not isinstance(amount, int)
    return amount
