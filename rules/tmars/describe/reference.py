"""Describe any card, milestone or award for members who look it up."""

from collections.abc import Iterator
from typing import Final

from rules.core.glossary import Glossary
from rules.core.text import Arg, Msg, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import MILESTONE_PRICE
from rules.tmars.components.designs import Card, Type
from rules.tmars.components.maps import Award, Milestone
from rules.tmars.notation.names import read_component
from rules.tmars.wording.cards import card_text, note_text, points_text, requirements_text
from rules.tmars.wording.counts import one_by_one
from rules.tmars.wording.goals import AWARDS, MAP_OF, MILESTONES, counted, counted_for_bot
from rules.tmars.wording.names import (
    award_msg,
    card_msg,
    map_msg,
    milestone_msg,
    tag_msg,
    type_msg,
)


def reference(component: str, seats: int | None) -> tuple[Msg, ...]:
    """Return a card's kind, requirements, effects and points, or a goal's measure; the same at every table."""
    if component in MILESTONES:
        return _milestone(MILESTONES[component])
    if component in AWARDS:
        return _award(AWARDS[component])
    return tuple(_lines(CARDS[component]))


def _milestone(goal: Milestone) -> tuple[Msg, ...]:
    said = msg(
        "tmars.reference.milestone",
        name=milestone_msg(goal.id),
        map=map_msg(MAP_OF[goal.id]),
        what=counted(goal),
        need=goal.need,
        price=MILESTONE_PRICE,
    )
    if goal.bot is None:
        return (said,)
    need = goal.need if goal.bot_needs is None else goal.bot_needs
    return said, msg("tmars.reference.bot_milestone", what=counted_for_bot(goal.bot), need=need)


def _award(goal: Award) -> tuple[Msg, ...]:
    board = map_msg(MAP_OF[goal.id])
    said = msg("tmars.reference.award", name=award_msg(goal.id), map=board, what=counted(goal))
    if goal.bot is None:
        return (said,)
    return said, msg("tmars.reference.bot_counts", what=counted_for_bot(goal.bot))


def _name(component: str) -> Msg:
    if component in MILESTONES:
        return milestone_msg(component)
    return award_msg(component) if component in AWARDS else card_msg(component)


def _lines(card: Card) -> Iterator[Msg]:
    yield _head(card)
    if requirements := requirements_text(card.id):
        yield requirements
    yield from card_text(card.id)
    if points := points_text(card.id):
        yield msg("tmars.reference.points", points=points)
    if note := note_text(card.id):
        yield msg("tmars.reference.ruling", text=note)


def _head(card: Card) -> Msg:
    facts: dict[str, Arg] = {
        "name": card_msg(card.id),
        "id": card.id,
        "type": type_msg(card.type),
        "tags": one_by_one([tag_msg(tag) for tag in card.tags])
        if card.tags
        else msg("tmars.reference.no_tags"),
    }
    match card.type:
        case Type.CORPORATION:
            return msg("tmars.reference.corporation", mc=card.start_mc, **facts)
        case Type.PRELUDE:
            return msg("tmars.reference.prelude", **facts)
        case _:
            return msg("tmars.reference.card", cost=card.cost, **facts)


GLOSSARY: Final = Glossary((*CARDS, *MILESTONES, *AWARDS), _name, read_component, reference)
