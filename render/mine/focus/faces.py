"""The tiles of cards and goals, as the seat can choose them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from render.core.panel.focus import Offer, Question
from render.mine.faces import card_kind, sentences
from render.mine.focus.tile import Mark, Tile
from render.mine.icons.tokens import Token, card_tokens, is_told
from render.mine.palette import ACTIVE, CARD_COLOURS, PASSIVE
from rules.core.seats import Seat
from rules.core.text import Msg, Say
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.content import goal_mark, kind_of
from rules.mine.components.reasons import Reason
from rules.mine.view import MarketCardView, OwnedGoalView, View
from rules.mine.view_own import OwnDecision
from rules.mine.wording.cards import card_msg, card_text, goal_text


def card_tile(card: str, say: Say, *, price: int | None = None) -> Tile:
    """A card with its energy in the corner, or with its price if one is given."""
    design = CARDS[card]
    energy = "X" if design.energy is None else str(design.energy)
    hexagon = "no_cost" if design.energy is None else "cost"
    told = is_told(card)
    points = "½" if design.end_points is not None else str(design.points)
    return Tile(
        shows=card_msg(card),
        name=say(card_msg(card)),
        base=CARD_COLOURS[card_kind(card)],
        head=(hexagon, energy) if price is None else ("price", str(price)),
        energy=None if price is None else energy,
        points="" if told and points == "0" else points,
        points_of=str(design.color) if design.end_points is not None and design.color else None,
        text="" if told else sentences(card_text(card), say),
        tokens=card_tokens(card),
        is_told=told,
        weight=design.cost + 1,
    )


def goal_tile(goal: str, say: Say, price: int, have: int = 0) -> Tile:
    design = PUBLIC_GOALS[goal]
    return Tile(
        shows=card_msg(goal),
        name=say(card_msg(goal)),
        base=ACTIVE if design.active else PASSIVE,
        head=("price", str(price)),
        points=str(design.points),
        text=sentences(goal_text(goal), say),
        tokens_needed=(have, design.tokens or 0),
    )


def owned_tile(goal: OwnedGoalView, say: Say) -> Tile:
    """A goal with an owner: its points in the corner, and the tokens on it."""
    tile = goal_tile(goal.goal, say, 0, goal.tokens)
    return replace(tile, head=("shield", tile.points), points="")


def goal_tiles(view: View, seat: Seat, say: Say) -> list[Tile]:
    """The seat's public goals; flipped ones have a check, and one that was used in this turn is grey."""
    tiles = []
    for slot, goal in enumerate(view.seats[seat].goals):
        tokens = (Token("check"),) if goal.flipped else ()
        mark = Mark(goal_mark(seat, slot, seat), is_chosen=False)
        tile = replace(owned_tile(goal, say), marks=(mark,), tokens=tokens)
        tiles.append(replace(tile, is_open=not goal.used))
    return tiles


def offers_of(question: Question[View], field: str) -> tuple[Offer, ...]:
    offered = question.field(field)
    return () if offered is None else offered.offers


def picked_of(question: Question[View], field: str) -> tuple[str, ...]:
    """The values that are chosen, forced or proposed."""
    value = question.given.get(field)
    if isinstance(value, tuple):
        return value
    return () if value is None else (str(value),)


def _value(offer: Offer) -> str | None:
    """The option that an offer stands for; None for the offer of none."""
    if isinstance(offer.value, tuple):
        return offer.value[0] if offer.value else None
    return str(offer.value)


def choices(
    question: Question[View], field: str, tile: Tile, name: str, *, is_open: bool | None = None
) -> Tile:
    """A tile with the labels of the offers that it stands for, and its choice.

    A tile without an offer is dim unless `is_open` says otherwise.
    """
    picked = picked_of(question, field)
    found = [each for each in offers_of(question, field) if kind_of(_value(each) or "") == name]
    marks = tuple(Mark(each.mark, _value(each) in picked) for each in found if each.mark)
    chosen = any(kind_of(pick) == name for pick in picked)
    return replace(
        tile,
        marks=marks or tile.marks,
        is_chosen=chosen,
        is_open=bool(found) or chosen if is_open is None else is_open,
        weight=tile.weight + (100 if chosen else 0),
    )


def hand_tiles(question: Question[View], field: str, say: Say) -> list[Tile]:
    """The cards of the hand, each kind once, with the labels of the field's offers."""
    mine = question.now.mine
    assert mine is not None
    offered = bool(offers_of(question, field))
    places: dict[str, list[int]] = {}
    for place, each in enumerate(mine.hand, 1):
        places.setdefault(each.card, []).append(place)
    tiles = []
    for card, found in places.items():
        held = mine.hand[found[0] - 1]
        tile = replace(
            card_tile(card, say),
            why=() if held.refusal is None else _short(held.refusal),
            marks=(Mark(f"h{found[0]}", False),),
            times=len(found),
        )
        is_open = None if offered else held.refusal is None
        tiles.append(choices(question, field, tile, card, is_open=is_open))
    return tiles


def _short(refusal: Msg) -> tuple[Token, ...]:
    """The amount that a card needs, beside the present one; empty if its energy says that it cannot be played."""
    have, need = refusal.args.get("have", 0), refusal.args.get("need")
    if need is None:
        return ()
    resource = refusal.args.get("resource")
    match refusal.key.rpartition(".")[2]:
        case "energy":
            sign = "energy"
        case "resource" if isinstance(resource, Msg):
            sign = resource.key.rpartition(".")[2]
        case _:
            sign = "any"
    return (Token(sign, f"{have}/{need}"),)


def looked_at_tiles(question: Question[View], decision: OwnDecision, say: Say) -> list[Tile]:
    """The cards or goals to choose from, each kind once, and those that are only looked at."""
    names = [kind_of(each) for each in (*decision.options, *decision.shown)]
    options = [kind_of(each) for each in decision.options]
    tiles = []
    for name in dict.fromkeys(names):
        if name in CARDS:
            price = CARDS[name].cost if decision.why is Reason.GAIN_LOOK else None
            tile = replace(card_tile(name, say, price=price), times=options.count(name) or 1)
        else:
            tile = _goal(question.now, name, say)
        is_open = name in options
        tiles.append(choices(question, "picks", tile, name, is_open=is_open))
    return tiles


def _goal(view: View, name: str, say: Say) -> Tile:
    """A goal with its owner, or one that the seat looks at."""
    for owner, state in enumerate(view.seats):
        for slot, goal in enumerate(state.goals):
            if goal.goal == name:
                mark = goal_mark(owner, slot, view.viewer or 0)
                tile = owned_tile(goal, say)
                return replace(tile, owner=owner, marks=(Mark(mark, is_chosen=False),))
    return goal_tile(name, say, PUBLIC_GOALS[name].cost)


def own_goal_tiles(question: Question[View], say: Say) -> list[Tile]:
    """The seat's own goals that can be used or may be used later."""
    seat = question.now.viewer
    assert seat is not None
    tiles = []
    for slot, goal in enumerate(question.now.seats[seat].goals):
        if PUBLIC_GOALS[goal.goal].active and not goal.flipped:
            marks = (Mark(goal_mark(seat, slot, seat), False),)
            tile = replace(owned_tile(goal, say), marks=marks, weight=200)
            is_open = None if question.verb == "goal" and question.offered else not goal.used
            tiles.append(choices(question, "goal", tile, goal.goal, is_open=is_open))
    return tiles


def market_tiles(question: Question[View], say: Say) -> list[Tile]:
    """The cards and goals for sale that the seat can pay, each kind once, cards first."""
    view = question.now
    tiles = []
    for slot, good in _once(view.market):
        if good.refusal is None:
            tile = replace(
                card_tile(good.card, say, price=good.cost),
                marks=(Mark(f"m{slot}", False),),
                times=sum(each.card == good.card for each in view.market),
            )
            tiles.append(choices(question, "target", tile, good.card, is_open=True))
    for slot, offer in enumerate(view.goals, 1):
        if offer.refusal is None:
            tile = replace(goal_tile(offer.goal, say, offer.cost), marks=(Mark(f"g{slot}", False),))
            tiles.append(choices(question, "target", tile, offer.goal, is_open=True))
    return tiles


def _once(market: Sequence[MarketCardView]) -> Iterable[tuple[int, MarketCardView]]:
    seen = set()
    for slot, good in enumerate(market, 1):
        if good.card not in seen:
            seen.add(good.card)
            yield slot, good


def dear_goods(view: View) -> list[tuple[str, str, int]]:
    """The cards and goals of the market that the seat cannot buy now: label, name and price."""
    cards = [
        (f"m{slot}", card.card, card.cost)
        for slot, card in enumerate(view.market, 1)
        if card.refusal is not None
    ]
    goals = [
        (f"g{slot}", goal.goal, goal.cost)
        for slot, goal in enumerate(view.goals, 1)
        if goal.refusal is not None
    ]
    return [*cards, *goals]
