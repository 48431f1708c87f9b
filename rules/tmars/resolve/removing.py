"""Losses by other players' effects (chapters "Mandatory and optional parts", "Classic solo" and "MarsBot").

A target is written ``seat:resource``, ``seat:resource:card``, with a resource of the stock or of a card; ``-1:tokens``
are MarsBot's tokens, which stand for every resource, ``-3:resource`` is the bank.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from rules.core.log import Log
from rules.core.seats import Seat, seats_in_order
from rules.core.text import Msg, SeatName
from rules.tmars.components.cards import CARDS
from rules.tmars.components.coordinates import neighbours
from rules.tmars.components.designs import LockHere, Protect
from rules.tmars.components.effects import (
    CardResource,
    Choice,
    Flooding,
    RemoveAny,
    Resource,
    StealAny,
    Take,
)
from rules.tmars.economy.bot_supplies import can_lower, lower, remove_tokens
from rules.tmars.economy.supplies import (
    add_on_card,
    change_production,
    change_stock,
    least_production,
)
from rules.tmars.setup import NEAR, REMOVALS
from rules.tmars.state import Mode, State
from rules.tmars.view import BOT, NEUTRAL, NOBODY
from rules.tmars.wording.names import amount_msg, card_msg, on_card_amount

Loss: TypeAlias = RemoveAny | StealAny | Take | Flooding
"""The steps by which an owner loses resources."""

TOKENS: Final = "tokens"
_BOT_TOKENS: Final = f"{BOT}:{TOKENS}"

_PROTECTED: Final[Mapping[str, frozenset[str]]] = {
    card.id: frozenset(each.what)
    for card in CARDS.values()
    for each in card.ongoing
    if isinstance(each, Protect)
}
_LOCKED: Final = frozenset(
    card.id for card in CARDS.values() if any(isinstance(each, LockHere) for each in card.ongoing)
)


def read_target(target: str) -> tuple[int, str, str]:
    """The owner, the resource, and the card if there is one."""
    owner, resource, *card = target.split(":")
    return int(owner), resource, card[0] if card else ""


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All other seats, starting on the left."""
    return seats_in_order(seat, len(state.seats))[1:]


def _is_protected(state: State, seat: Seat, resource: str) -> bool:
    tableau = state.seats[seat].tableau
    return any(resource in what and card in tableau for card, what in _PROTECTED.items())


def _on_cards(state: State, seat: Seat, resource: CardResource, n: int) -> Iterator[str]:
    """A seat's cards that have at least `n` of the resource to take."""
    mine = state.seats[seat]
    if not mine.on_card:
        return
    for card in mine.tableau:
        if card in _LOCKED or CARDS[card].holds is not resource:
            continue
        if mine.on_card.get(card, 0) >= n:
            yield f"{seat}:{resource.value}:{card}"


def removal_targets(state: State, seat: Seat, choices: Sequence[Choice]) -> tuple[str, ...]:
    """Return the targets that a seat may remove. Empty in classic solo play, where it would have no effect."""
    if state.mode is Mode.SOLO:
        return ()
    found: list[str] = []
    for choice in choices:
        resource = choice.resource
        for other in others(state, seat):
            if _is_protected(state, other, resource):
                continue
            if isinstance(resource, CardResource):
                found += _on_cards(state, other, resource, 1)
            elif state.seats[other].stock[resource] > 0:
                found.append(f"{other}:{resource.value}")
        if resource is Resource.PLANTS and state.seats[seat].stock[resource] > 0:
            found.append(f"{seat}:{resource.value}")
    if state.bot is not None and state.bot.tokens > 0:
        found.append(_BOT_TOKENS)
    return tuple(found)


def steal_targets(state: State, seat: Seat, choices: Sequence[Choice]) -> tuple[str, ...]:
    """Return the targets that a seat may steal from: the bank unless several seats play."""
    if state.mode is not Mode.MULTI:
        return tuple(f"{NOBODY}:{choice.resource.value}" for choice in choices)
    return tuple(
        f"{other}:{choice.resource.value}"
        for choice in choices
        for other in others(state, seat)
        if state.seats[other].stock[choice.resource] > 0
    )


def take_targets(state: State, seat: Seat, resource: CardResource, n: int) -> tuple[str, ...]:
    """Return the targets that may pay an action's cost."""
    if state.mode is Mode.SOLO:
        return (f"{NEUTRAL}:{resource.value}",)
    found = list(_on_cards(state, seat, resource, n))
    for other in others(state, seat):
        if not _is_protected(state, other, resource):
            found += _on_cards(state, other, resource, n)
    if state.bot is not None and state.bot.tokens >= n:
        found.append(_BOT_TOKENS)
    return tuple(found)


def flood_targets(state: State, seat: Seat, space: str) -> tuple[str, ...]:
    """The owners whom an ocean on the space floods: others with tiles beside it and something to lose."""
    if state.mode is Mode.SOLO:
        return ()
    beside = {state.tiles[other].owner for other in neighbours(space) if other in state.tiles}
    found = [
        f"{other}:{Resource.MC.value}"
        for other in others(state, seat)
        if other in beside and state.seats[other].stock[Resource.MC] > 0
    ]
    if state.bot is not None and BOT in beside and state.bot.tokens > 0:
        found.append(_BOT_TOKENS)
    return tuple(found)


def choices_of(step: Loss) -> tuple[Choice, ...]:
    """Return the resources that a step takes, and the most of each."""
    match step:
        case RemoveAny(choices) | StealAny(choices):
            return choices
        case Take(resource, n):
            return (Choice(resource, n),)
        case Flooding(most):
            return (Choice(Resource.MC, most),)


def amount_lost(state: State, target: str, step: Loss) -> int:
    """Return the loss of a target: the printed amount, or all that there is; the bank gives everything."""
    owner, resource, card = read_target(target)
    if resource == TOKENS:
        assert state.bot is not None
        return min(state.bot.tokens, _tokens_hit(state, step))
    most = next(choice.most for choice in choices_of(step) if choice.resource == resource)
    if owner < 0:
        return most
    theirs = state.seats[owner]
    return min(most, theirs.on_card[card] if card else theirs.stock[resource])


def _tokens_hit(state: State, step: Loss) -> int:
    """Return how many of MarsBot's tokens a step can take (DECISION 21); see also `rules.tmars.v1`."""
    match step, state.options.get(REMOVALS):
        case RemoveAny(), "least":
            return 1
        case RemoveAny((_,)), None if NEAR in state.options:
            return 1
        case _:
            return min(choice.most for choice in choices_of(step))


def remove(draft: State, seat: Seat, target: str, step: RemoveAny | Flooding, log: Log) -> None:
    _take_away(draft, seat, target, amount_lost(draft, target, step), log)


def steal(draft: State, seat: Seat, target: str, step: StealAny, log: Log) -> None:
    owner, resource, _ = read_target(target)
    n = amount_lost(draft, target, step)
    if owner < 0:
        change_stock(draft, seat, {resource: n}, log)
        return
    change_stock(draft, owner, {resource: -n}, None)
    change_stock(draft, seat, {resource: n}, None)
    _tell("tmars.event.stole", seat, owner, amount_msg(resource, n), log)


def take(draft: State, seat: Seat, target: str, n: int, log: Log) -> None:
    """Take an action's cost; the neutral opponent of classic solo play always has enough."""
    if read_target(target)[0] != NEUTRAL:
        _take_away(draft, seat, target, n, log)


def _take_away(draft: State, seat: Seat, target: str, n: int, log: Log) -> None:
    owner, resource, card = read_target(target)
    if resource == TOKENS:
        remove_tokens(draft, n, log)
    elif not card:
        change_stock(draft, owner, {resource: -n}, None)
        _tell("tmars.event.removed", seat, owner, amount_msg(resource, n), log)
    elif owner == seat:
        add_on_card(draft, owner, card, -n, log)
    else:
        add_on_card(draft, owner, card, -n, None)
        what = on_card_amount(resource, n)
        log.tell(
            "tmars.event.removed_from_card",
            seat=SeatName(seat),
            other=SeatName(owner),
            card=card_msg(card),
            what=what,
        )


def _tell(key: str, seat: Seat, owner: Seat, what: Msg, log: Log) -> None:
    log.tell(key, seat=SeatName(seat), other=SeatName(owner), what=what)


def lowering_targets(
    state: State, seat: Seat, resource: Resource, steps: int, own: int
) -> tuple[str, ...]:
    """Return the seats that may lose production, with the acting seat last; `own` is the production it would have then.

    In classic solo play that is always the neutral opponent.
    """
    if state.mode is Mode.SOLO:
        return (str(NEUTRAL),)
    least = least_production(resource) + steps
    found = [
        str(other)
        for other in others(state, seat)
        if state.seats[other].production[resource] >= least
    ]
    if state.bot is not None and can_lower(state, resource):
        found.append(str(BOT))
    if own >= least:
        found.append(str(seat))
    return tuple(found)


def lower_production(draft: State, owner: int, resource: Resource, steps: int, log: Log) -> None:
    match owner:
        case _ if owner == BOT:
            lower(draft, resource, log)
        case _ if owner == NEUTRAL:
            log.tell("tmars.event.neutral_lowered")
        case _:
            change_production(draft, owner, {resource.value: -steps}, log)
