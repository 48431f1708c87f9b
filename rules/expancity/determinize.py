"""Another state that a viewer cannot tell from this one (chapter "Hidden information and undo")."""

from rules.core.copying import copy_state
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.expancity.city.conditions import holds
from rules.expancity.city.holdings import holdings
from rules.expancity.components.cards.contracts import CONTRACTS
from rules.expancity.state import ContractOffer, Phase, State, TileOffer


def determinize(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Deal the viewer's unknowns again: the other hands, others' offers, bag, deck and future chance.

    Contracts that the viewer has put under the deck count as unseen: no view shows them, and none of the viewer's legal
    moves depends on them.
    """
    world = copy_state(state)
    world.rng = Rng(rng.next64())
    _deal_tiles(world, viewer, rng)
    _deal_contracts(world, viewer, rng)
    return world


def reshuffle(state: State, rng: Rng) -> State:
    """Other chance, and the contracts in another order; tiles are drawn from the bag by chance alone."""
    world = copy_state(state)
    world.rng = Rng(rng.next64())
    rng.shuffle(world.deck)
    return world


def _deal_tiles(world: State, viewer: Seat | None, rng: Rng) -> None:
    others = [mine for seat, mine in enumerate(world.seats) if seat != viewer]
    unseen = world.bag + [tile for mine in others for tile in mine.hand]
    hidden_offer = isinstance(world.offer, TileOffer) and world.acting != viewer
    if isinstance(world.offer, TileOffer) and hidden_offer:
        unseen += world.offer.tiles
    rng.shuffle(unseen)
    if hidden_offer:
        world.offer = TileOffer((unseen.pop(), unseen.pop()))
    for mine in others:
        mine.hand = [unseen.pop() for _ in mine.hand]
    world.bag = unseen


def _deal_contracts(world: State, viewer: Seat | None, rng: Rng) -> None:
    # At the end all hands are open.
    closed = world.phase is not Phase.OVER
    others = [seat for seat in range(len(world.seats)) if closed and seat != viewer]
    unseen = world.deck + [card for seat in others for card in world.seats[seat].contracts]
    hidden_offer = isinstance(world.offer, ContractOffer) and world.acting != viewer
    if isinstance(world.offer, ContractOffer) and hidden_offer:
        unseen += world.offer.cards
    rng.shuffle(unseen)
    if world.phase is Phase.FULFIL and world.acting != viewer:
        _put_satisfied_last(unseen, world)
        others = [world.acting, *(seat for seat in others if seat != world.acting)]
    for seat in others:
        world.seats[seat].contracts = [unseen.pop() for _ in world.seats[seat].contracts]
    if hidden_offer:
        world.offer = ContractOffer((unseen.pop(), unseen.pop()))
    world.deck = unseen


def _put_satisfied_last(unseen: list[str], world: State) -> None:
    """Give a contract that it may show to the acting seat, which is dealt from the end first.

    The question for contracts tells all that it holds one.
    """
    own = holdings(world, world.acting)
    index = next(i for i, card in enumerate(unseen) if holds(CONTRACTS[card].condition, own))
    unseen.append(unseen.pop(index))
