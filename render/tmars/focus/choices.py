"""The tiles of other choices: standard projects, actions, goals, targets, and the answers to effects."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from render.core.panel.focus import Offered, Question
from render.core.text import number, seat_name, signed
from render.tmars.cards.faces import short_reason
from render.tmars.focus.cards import card_tile, on_cards
from render.tmars.focus.tiles import Refusal, Tile
from render.tmars.icons.tokens import Row, card_rows
from render.tmars.icons.tokens_steps import ARROW, Item, Plate, Token, merged, steps_items
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import (
    HEAT_FOR_TEMPERATURE,
    MILESTONE_PRICE,
    PLANTS_FOR_GREENERY,
    STANDARD_PROJECTS,
)
from rules.tmars.components.designs import GreeneryCost, HeatAsMc, ProjectDiscount, Trigger
from rules.tmars.components.effects import Choose, EffectStep
from rules.tmars.view import BOT, NOBODY, GoalView, SeatView, View
from rules.tmars.wording.cards import action_text, steps_text
from rules.tmars.wording.names import (
    award_msg,
    card_msg,
    milestone_msg,
    on_card_amount,
    production_msg,
    project_msg,
    resource_msg,
)

PROJECT_GAINS: Mapping[str, tuple[Item, ...]] = {
    "sell_patents": (Token("card", "1"), ARROW, Token("mc", "+1")),
    "power_plant": (Plate((Token("energy", "+1"),)),),
    "asteroid": (Token("temperature", "+1"),),
    "aquifer": (Token("ocean"),),
    "greenery": (Token("greenery"), Token("oxygen", "+1")),
    "city": (Token("city"), Plate((Token("mc", "+1"),))),
}


def project_tiles(question: Question[View], say: Say) -> Iterator[Tile]:
    """The standard projects; those that cannot be taken now are grey."""
    offered = question.field("project")
    able = None if offered is None else {each.value for each in offered.offers}
    seat = question.now.viewer
    mine = None if seat is None else question.now.seats[seat]
    for project in STANDARD_PROJECTS:
        cost = project_price(project, () if mine is None else mine.tableau)
        missing = 0 if mine is None else cost - _money(mine)
        legal = able is None or project in able
        why = Token("mc", number(-missing)) if missing > 0 else Token("project")
        yield Tile(
            name=say(project_msg(project)),
            cost=cost or None,
            rows=(Row("play", PROJECT_GAINS[project]),),
            refusal=None if legal else Refusal((why,)),
            is_chosen=question.given.get("project") == project,
            shows=msg("tmars.region.oceans") if project == "aquifer" else None,
        )


def project_price(project: str, tableau: tuple[str, ...]) -> int:
    """Return the price of a standard project for the owner of these cards."""
    saved = sum(
        each.amount
        for card in tableau
        for each in CARDS[card].ongoing
        if isinstance(each, ProjectDiscount) and each.project == project
    )
    return max(0, STANDARD_PROJECTS[project] - saved)


def _money(mine: SeatView) -> int:
    """Return the M€ that a seat can pay, with heat if that is money for its corporation."""
    ongoing = [each for card in mine.tableau for each in CARDS[card].ongoing]
    pays = any(isinstance(each, HeatAsMc) for each in ongoing)
    return mine.stock["mc"] + (mine.stock["heat"] if pays else 0)


def action_tiles(question: Question[View], say: Say) -> Iterator[Tile]:
    """The seat's cards with an action, the chosen one with its alternatives in words."""
    mine, seat = question.now.mine, question.now.viewer
    if mine is None or seat is None:
        return
    offered = question.field("option")
    chosen = question.given.get("card")
    if offered is not None and isinstance(chosen, str):
        for each in offered.offers:
            words = say(action_text(chosen, each.value))
            is_chosen = offered.chosen == each.value
            yield Tile(name="", words=words, mark=each.mark, is_chosen=is_chosen)
        return
    held = question.now.seats[seat].on_card
    for action in mine.actions:
        tile = card_tile(action.card, say)
        rows = tuple(row for row in card_rows(action.card) if row.kind == "action")
        tile = replace(tile, rows=rows, words="", cost=None, tags=(), medal=None)
        refused = action.refusal
        used = action.card in question.now.seats[seat].used
        items = (Token("active", "1"),) if used else ()
        text = "" if used else short_reason(refused, say)
        refusal = None if refused is None else Refusal(items, text)
        tile = replace(tile, refusal=refusal, is_chosen=chosen == action.card)
        yield on_cards(tile, action.card, held)


def convert_tiles(question: Question[View], say: Say) -> Iterator[Tile]:
    seat = question.now.viewer
    tableau = () if seat is None else question.now.seats[seat].tableau
    for what in ("plants", "heat"):
        gain = Token("greenery") if what == "plants" else Token("temperature", "+1")
        price = plants_for_greenery(tableau) if what == "plants" else HEAT_FOR_TEMPERATURE
        yield Tile(
            name=say(resource_msg(what)),
            rows=(Row("play", (Token(what, str(price)), ARROW, gain)),),
            is_chosen=question.given.get("what") == what,
        )


def plants_for_greenery(tableau: tuple[str, ...]) -> int:
    cards = [CARDS[card] for card in tableau]
    special = [e.plants for card in cards for e in card.ongoing if isinstance(e, GreeneryCost)]
    return min((PLANTS_FOR_GREENERY, *special))


@dataclass(frozen=True, slots=True)
class Owned:
    """The value of an owner in a goal."""

    owner: int
    value: int


@dataclass(frozen=True, slots=True)
class Goal:
    """A milestone or an award as a choice."""

    kind: str
    name: str
    need: int | None
    bot_need: int | None
    values: tuple[Owned, ...]
    owner: int | None
    price: int | None
    is_offered: bool
    is_chosen: bool


def goals(question: Question[View], kind: str, say: Say) -> tuple[Goal, ...]:
    """The milestones or the awards, with the values of everybody."""
    view = question.now
    found = view.milestones if kind == "milestone" else view.awards
    offered = question.field(kind) or question.field("picks")
    chosen = question.given.get(kind) or question.given.get("picks")
    name = milestone_msg if kind == "milestone" else award_msg
    price = MILESTONE_PRICE if kind == "milestone" else view.award_price
    return tuple(
        Goal(
            kind=kind,
            name=say(name(goal.id)),
            need=goal.need,
            bot_need=goal.bot_need,
            values=_values(goal),
            owner=goal.owner,
            price=None if question.verb == "answer" else price,
            is_offered=_is_offered(offered, goal.id, question.given.get(kind)),
            is_chosen=chosen in (goal.id, (goal.id,)),
        )
        for goal in found
    )


def _is_offered(offered: Offered | None, goal: str, given: Any) -> bool:
    if offered is None:
        return bool(given == goal)
    return any(each.value in (goal, (goal,)) for each in offered.offers)


def _values(goal: GoalView) -> tuple[Owned, ...]:
    values = [Owned(seat, value) for seat, value in enumerate(goal.values)]
    return tuple(values + ([Owned(BOT, goal.bot)] if goal.bot is not None else []))


# Answers to effects


def answer_tiles(question: Question[View], say: Say) -> Iterator[Tile]:
    """A tile for each value that an effect offers, named as in the menu."""
    mine, seat = question.now.mine, question.now.viewer
    asked = None if mine is None else mine.question
    offered = question.field("picks")
    if asked is None or seat is None:
        return
    offers = () if offered is None else offered.offers
    values: list[tuple[Any, str]] = [(each.value, each.mark) for each in offers]
    if offered is None:
        values = [(question.given.get("picks", ()), "")]
    chosen = question.given.get("picks", ())
    tile_of = _TILES.get(asked.kind, _card)
    for value, mark in values:
        pick = value[0] if isinstance(value, tuple) and value else value
        if not pick:
            tile = Tile(name=say(msg(f"tmars.pick.none.{asked.why}")))
            yield replace(tile, is_chosen=offered is not None and offered.chosen == ())
            continue
        tile = tile_of(question.now, seat, str(pick), say)
        yield replace(tile, mark=mark, is_chosen=pick in chosen)


def owner_name(owner: int, say: Say) -> str:
    return say(msg("tmars.marsbot")) if owner < 0 else seat_name(say, owner)


def _seat(view: View, seat: Seat, pick: str, say: Say) -> Tile:
    owner = int(pick)
    lost = _lowered(_source(view))
    if owner < 0 or lost is None:
        return Tile(name=owner_name(owner, say))
    before = view.seats[owner].production[lost[0]]
    change = (
        Plate((Token(lost[0], number(before)),)),
        ARROW,
        Plate((Token(lost[0], number(before - lost[1])),)),
    )
    return Tile(name=owner_name(owner, say), rows=(Row("play", change),))


def _source(view: View) -> str:
    return "" if view.question is None else view.question.source


def _lowered(card: str) -> tuple[str, int] | None:
    """The production that a card lowers, and by how much."""
    plates = (item for item in _items(card) if isinstance(item, Plate))
    tokens = (token for plate in plates for token in plate.tokens)
    return next(((token.sign, _n(token)) for token in tokens if token.anybody), None)


def _items(card: str) -> Iterator[Item]:
    for row in card_rows(card) if card in CARDS else ():
        yield from row.items


def _n(token: Token) -> int:
    """The number of a token, without its sign."""
    return int(digits) if (digits := token.text[1:]).isdigit() else 0


def _taken(card: str, resource: str) -> int:
    """The most of a resource that a card takes."""
    found = (item for item in _items(card) if isinstance(item, Token) and item.anybody)
    return max((_n(token) for token in found if token.sign == resource), default=0)


def _target(view: View, seat: Seat, pick: str, say: Say) -> Tile:
    owner, resource, *card = pick.split(":")
    at = int(owner)
    if resource == "tokens":
        have = 0 if view.bot is None else view.bot.tokens
        return Tile(name=owner_name(BOT, say), rows=(Row("play", (Token("token", f"{have}"),)),))
    if at == NOBODY:
        return Tile(name=say(resource_msg(resource)), rows=(Row("play", (Token(resource, "+"),)),))
    held = view.seats[at].on_card.get(card[0], 0) if card else view.seats[at].stock[resource]
    items: tuple[Item, ...] = (Token(resource, str(held)),)
    if lost := min(held, _taken(_source(view), resource)):
        items = (*items, ARROW, Token(resource, str(held - lost)))
    rows = (Row("play", items),)
    name = owner_name(at, say)
    return Tile(name=f"{name} · {say(card_msg(card[0]))}" if card else name, rows=rows)


def _card(view: View, seat: Seat, pick: str, say: Say) -> Tile:
    """A card of the seat in play, or one that is looked at."""
    tile = card_tile(pick, say)
    if pick in view.seats[seat].tableau:
        return on_cards(replace(tile, cost=None, words=""), pick, view.seats[seat].on_card)
    return tile


def _option(view: View, seat: Seat, pick: str, say: Say) -> Tile:
    asked, source = view.question, _source(view)
    if asked is not None and asked.why == "plant_or_resource":
        if pick == "1":
            return Tile(name="", rows=(Row("play", (Token("plants", "+1"),)),))
        return Tile(name=say(on_card_amount(None, 1)))
    steps = _steps(source, int(pick))
    if steps is None:
        return Tile(name=pick)
    items = tuple(merged(steps_items(steps, CARDS[source])))
    rows = (Row("play", items),) if items else ()
    return Tile(name="", words=say(steps_text(source, steps)), rows=rows)


def _steps(card: str, option: int) -> tuple[EffectStep, ...] | None:
    """One alternative of the card's choice."""
    if card not in CARDS:
        return None
    design = CARDS[card]
    parts = [design.play, design.first_action, *(action.do for action in design.actions)]
    parts += [effect.do for effect in design.ongoing if isinstance(effect, Trigger)]
    for step in (step for part in parts for step in part):
        if isinstance(step, Choose) and option <= len(step.options):
            return step.options[option - 1]
    return None


def _production(view: View, seat: Seat, pick: str, say: Say) -> Tile:
    made = view.seats[seat].production[pick]
    items = (Plate((Token(pick, number(made)),)), ARROW, Plate((Token(pick, number(made + 1)),)))
    return Tile(name=say(production_msg(pick)), rows=(Row("play", items),))


def _amount(view: View, seat: Seat, pick: str, say: Say) -> Tile:
    n = int(pick)
    if view.question is not None and view.question.why == "heat_for_mc":
        items: tuple[Item, ...] = (Token("heat", str(n)),)
    else:
        items = (Plate((Token("heat", signed(-n)), Token("mc", signed(n)))),)
    return Tile(name="", rows=(Row("play", items),))


_TILES: Mapping[str, Callable[[View, Seat, str, Say], Tile]] = {
    "seat": _seat,
    "target": _target,
    "option": _option,
    "metal": _production,
    "resource": _production,
    "amount": _amount,
}
