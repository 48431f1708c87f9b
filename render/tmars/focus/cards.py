"""The tiles of cards: of the hand, on offer, and in play."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from render.core.text import signed
from render.tmars.cards.faces import medal, sentences, short_reason, shown_tags
from render.tmars.focus.tiles import Refusal, Tile
from render.tmars.icons.tokens import card_rows, requirement_items
from render.tmars.icons.tokens_steps import Token
from rules.core.text import Msg, Say
from rules.tmars.components import effects
from rules.tmars.components.cards import CARDS
from rules.tmars.components.designs import Type
from rules.tmars.view import HandCardView, OfferedView, PrivateView
from rules.tmars.wording.cards import card_text, note_text
from rules.tmars.wording.names import card_msg

_PRICE = "cannot_afford"
"""The code of a refusal for want of money."""
_TOLD_BY_SIGNS = (
    effects.Gain,
    effects.Production,
    effects.RaiseTr,
    effects.Raise,
    effects.PlaceOcean,
    effects.Draw,
    effects.ReduceAnyProduction,
)
"""The steps of which signs say all."""


def hand_tiles(
    mine: PrivateView, say: Say, *, chosen: Collection[str] = (), is_open: bool = False
) -> Iterator[Tile]:
    """The hand in its order; cards that cannot be played are grey, unless any card may be chosen."""
    for number, card in enumerate(mine.hand, 1):
        tile = hand_tile(card, number, say)
        tile = replace(tile, is_chosen=card.card in chosen)
        yield replace(tile, refusal=None) if is_open else tile


def hand_tile(card: HandCardView, number: int, say: Say) -> Tile:
    refusal = None if card.refusal is None else _refusal(card, say)
    tile = card_tile(card.card, say, mark=str(number), cost=card.cost)
    return replace(tile, refusal=refusal, words="" if tile.rows else tile.words)


def held_tile(card: HandCardView, number: int, say: Say) -> Tile:
    """A card of the hand with its whole effect, and the reason why it cannot be played now.

    If nothing can pay for it, the ground of its cost says so.
    """
    is_unpaid = _is_unpaid(card.refusal)
    return replace(
        card_tile(card.card, say, mark=str(number), cost=card.cost),
        needs=requirement_items(card.card),
        met=all(card.requirements) if card.requirements else None,
        warning="" if is_unpaid else short_reason(card.refusal, say),
        is_open=card.refusal is None,
        is_unpaid=is_unpaid,
    )


def _is_unpaid(refusal: Msg | None) -> bool:
    """Return whether a card is refused because its owner has nothing at all to pay with."""
    return refusal is not None and refusal.args.get("most") == 0 and _code(refusal) == _PRICE


def _code(refusal: Msg) -> str:
    return refusal.key.rpartition(".")[2]


def _refusal(card: HandCardView, say: Say) -> Refusal:
    """The unmet requirement or the missing money as a sign, otherwise the reason in words."""
    assert card.refusal is not None
    code, facts = _code(card.refusal), card.refusal.args
    text = short_reason(card.refusal, say)
    if code in ("req_global", "req_tags", "req_other"):
        needs = requirement_items(card.card)
        unmet = (need for need, met in zip(needs, card.requirements, strict=True) if not met)
        return Refusal(tuple(unmet), text)
    cost, most = facts.get("cost"), facts.get("most")
    if code == _PRICE and isinstance(cost, int) and isinstance(most, int):
        return Refusal((Token("mc", signed(most - cost)),), text)
    return Refusal((), text)


def card_tile(card: str, say: Say, *, mark: str = "", cost: int | None = None) -> Tile:
    """A card as printed, with its words where signs do not say all of it."""
    design = CARDS[card]
    if cost is None:
        is_corporation = design.type is Type.CORPORATION
        cost = design.cost if design.is_project else design.start_mc if is_corporation else None
    return Tile(
        name=say(card_msg(card)),
        mark=mark,
        kind=str(design.type),
        cost=cost,
        tags=tuple(map(str, shown_tags(design))),
        rows=card_rows(card),
        words="" if _is_told_by_signs(card) else words_of(card, say),
        medal=medal(design),
        shows=card_msg(card),
    )


def words_of(card: str, say: Say) -> str:
    """The whole effect of a card in words; nothing if it has none."""
    note = note_text(card)
    return sentences(card_text(card) or ((note,) if note else ()), say)


def _is_told_by_signs(card: str) -> bool:
    design = CARDS[card]
    others = design.first_action or design.actions or design.ongoing or design.free_hand
    return not others and all(isinstance(step, _TOLD_BY_SIGNS) for step in design.play)


def offered_tile(card: OfferedView, say: Say, *, number: int, chosen: Collection[str]) -> Tile:
    """A card to decide about, with its requirements; the first unmet one is a warning."""
    tile = card_tile(card.card, say, mark=str(number))
    return replace(
        tile,
        needs=requirement_items(card.card),
        met=all(card.requirements) if card.requirements else None,
        warning=short_reason(card.unmet, say),
        is_chosen=card.card in chosen,
    )


def on_cards(tile: Tile, card: str, held: Mapping[str, int]) -> Tile:
    """The tile of a card in play, with the resources on it."""
    holds = CARDS[card].holds
    if holds is None:
        return tile
    return replace(tile, needs=(Token(str(holds), f"× {held.get(card, 0)}"),))
