"""Describe the viewer's private things: hand, deck, corporate goal, the open question."""

from collections.abc import Iterator

from rules.core.text import Msg, msg
from rules.mine.components.content import kind_of
from rules.mine.components.terms import Resource
from rules.mine.describe.faces import card_says
from rules.mine.view_own import HandCardView, KnownView, OwnDecision, PrivateView
from rules.mine.wording.cards import card_msg, resource_msg
from rules.mine.wording.counts import how_many


def private(mine: PrivateView) -> Iterator[Msg]:
    if mine.decision is not None:
        yield from _question(mine.decision)
    if mine.offer:
        yield msg("mine.text.my_offer", goals=tuple(card_msg(goal) for goal in mine.offer))
    if mine.hand:
        yield msg("mine.text.my_hand", cards=tuple(_hand_card(card) for card in mine.hand))
    yield msg("mine.text.my_funds", credits=mine.funds)
    if mine.deck:
        yield msg(
            "mine.text.my_deck",
            cards=tuple(
                msg("mine.text.times", card=card_msg(each.card), n=each.count) for each in mine.deck
            ),
        )
    if mine.decision is None or not mine.decision.shown:
        yield from _known(mine.known)
    if mine.corporation is not None:
        yield msg(
            "mine.text.my_corporation",
            goal=card_msg(mine.corporation.goal),
            points=mine.corporation.points,
            have=mine.corporation.have,
            need=mine.corporation.need,
        )
    yield msg(
        "mine.text.my_score",
        score=sum(part.points for part in mine.parts),
        parts=tuple(
            msg("mine.text.part", part=part.label, points=part.points) for part in mine.parts
        ),
    )
    held = dict.fromkeys(kind_of(card.card) for card in mine.hand)
    yield from (card_says(kind) for kind in held)


def _known(known: KnownView) -> Iterator[Msg]:
    for where, cards in (
        ("top", known.top),
        ("bottom", known.bottom),
        ("market_top", known.market),
        ("goals_top", known.goals),
    ):
        if cards:
            yield msg(f"mine.text.my_{where}", cards=tuple(map(card_msg, cards)))


def _hand_card(card: HandCardView) -> Msg:
    if card.refusal is None:
        return card_msg(card.card)
    return msg("mine.text.refused", card=card_msg(card.card), reason=card.refusal)


def _question(asked: OwnDecision) -> Iterator[Msg]:
    if asked.shown:
        shown = tuple(card_msg(kind_of(name)) for name in asked.shown)
        yield msg("mine.text.my_look", cards=shown)
    if asked.kind == "reveal":
        yield msg(f"mine.asked.{asked.why}")
    if asked.kind in ("cards", "goal", "resource"):
        yield msg(
            "mine.text.my_choice",
            options=tuple(_option(name) for name in asked.options),
            many=how_many(asked.at_least, asked.at_most),
            most=asked.at_most,
        )


def _option(name: str) -> Msg:
    if name in tuple(Resource):
        return resource_msg(name)
    return card_msg(kind_of(name))
