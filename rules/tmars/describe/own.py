"""Describe the viewer's private things: hand, offers, actions, the open question."""

from collections.abc import Iterator

from rules.core.text import Msg, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.coordinates import SPACES
from rules.tmars.describe.seats import REASONS_IN_A_LINE, cards_of, lines_of, parts_of
from rules.tmars.economy.owners import owner_msg
from rules.tmars.view import NOBODY, ActionView, HandCardView, OfferedView, OwnQuestion, PrivateView
from rules.tmars.wording.cards import face_text
from rules.tmars.wording.names import (
    award_msg,
    card_msg,
    on_card_msg,
    resource_msg,
    tag_msg,
)


def private(mine: PrivateView) -> Iterator[Msg]:
    if mine.question is not None:
        yield from _question(mine.question)
    for name, cards in (
        ("corporations", mine.corporations),
        ("preludes", mine.preludes),
        ("events", mine.events),
    ):
        for line in lines_of(cards):
            yield msg(f"tmars.text.my_{name}", cards=cards_of(line))
    for name, offered in (("offer", mine.offer), ("kept", mine.kept)):
        for some in lines_of(offered, REASONS_IN_A_LINE):
            yield msg(f"tmars.text.my_{name}", cards=tuple(map(_offered, some)))
    for numbered in lines_of(tuple(enumerate(mine.hand, 1)), REASONS_IN_A_LINE):
        yield msg("tmars.text.my_hand", cards=tuple(_hand_card(*each) for each in numbered))
    for actions in lines_of(mine.actions, REASONS_IN_A_LINE):
        yield msg("tmars.text.my_actions", cards=tuple(map(_action, actions)))
    yield msg(
        "tmars.text.my_score",
        total=sum(part.points for part in mine.parts),
        parts=parts_of(mine.parts),
    )
    yield from _texts(mine)


def _texts(mine: PrivateView) -> Iterator[Msg]:
    """The faces of the cards that the seat decides about."""
    cards = (
        *mine.corporations,
        *mine.preludes,
        *(offered.card for offered in (*mine.offer, *mine.kept)),
        *(held.card for held in mine.hand),
        *(action.card for action in mine.actions),
    )
    for card in dict.fromkeys(cards):
        tags = tuple(tag_msg(tag) for tag in CARDS[card].tags)
        key = "card_says" if tags else "untagged_card_says"
        yield msg(f"tmars.text.{key}", card=card_msg(card), tags=tags, text=face_text(card))


def _offered(offered: OfferedView) -> Msg:
    """Return a card to decide about, with its missing requirements."""
    if offered.unmet is None:
        return card_msg(offered.card)
    return msg("tmars.text.refused", card=card_msg(offered.card), reason=offered.unmet)


def _hand_card(number: int, card: HandCardView) -> Msg:
    if card.refusal is None:
        return msg("tmars.text.hand_card", n=number, card=card_msg(card.card), cost=card.cost)
    return msg(
        "tmars.text.hand_card_refused",
        n=number,
        card=card_msg(card.card),
        cost=card.cost,
        reason=card.refusal,
    )


def _action(action: ActionView) -> Msg:
    if action.refusal is None:
        return card_msg(action.card)
    return msg("tmars.text.refused", card=card_msg(action.card), reason=action.refusal)


def _question(asked: OwnQuestion) -> Iterator[Msg]:
    for line in lines_of(asked.options, len(SPACES)):
        options = tuple(_option(asked.kind, each) for each in line)
        yield msg("tmars.text.my_choice", options=options, least=asked.at_least, most=asked.at_most)


def _option(kind: str, option: str) -> Msg | str:
    match kind:
        case "space" | "option" | "amount":
            return option
        case "seat":
            return msg("tmars.text.owner", owner=owner_msg(int(option)))
        case "target":
            return _target(option)
        case "award":
            return award_msg(option)
        case "metal" | "resource":
            return resource_msg(option)
        case _:
            return card_msg(option)


def _target(target: str) -> Msg:
    """Return the resource that may be taken, and its owner: see `removing`."""
    whose, resource, *card = target.split(":")
    owner = int(whose)
    if card:
        holds = CARDS[card[0]].holds
        assert holds is not None
        what = msg("tmars.text.on_card", what=on_card_msg(holds), card=card_msg(card[0]))
    elif resource == "tokens":
        what = msg("tmars.text.tokens")
    else:
        what = resource_msg(resource)
    if owner == NOBODY:
        return msg("tmars.text.of_bank", what=what)
    return msg("tmars.text.of_owner", what=what, owner=owner_msg(owner))
