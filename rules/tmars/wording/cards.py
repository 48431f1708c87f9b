"""The texts of cards, derived from their effects (chapter "Card data").

A text is a tuple of sentences, in printed order. Parts within a sentence are phrases.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import Final, assert_never

from rules.core.text import Msg, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.designs import (
    Card,
    Fixed,
    Global,
    IfResources,
    NeedsCities,
    NeedsGreeneries,
    NeedsProduction,
    NeedsTags,
    PerAdjacentCity,
    PerAdjacentOcean,
    PerCity,
    PerResource,
    PerTag,
    Requirement,
)
from rules.tmars.components.effects import EffectStep
from rules.tmars.wording.actions import action_phrase, actions_sentence, ongoing_sentence
from rules.tmars.wording.names import (
    on_card_amount,
    on_card_one,
    parameter_value,
    production_word,
    tag_word,
    tags_msg,
)
from rules.tmars.wording.notes import NOTES
from rules.tmars.wording.steps import all_of, phrases, sentence


def card_text(card: str) -> tuple[Msg, ...]:
    """The text of a card; empty for a card with nothing but tags and points."""
    return _TEXTS[card]


def _sentences(card: Card) -> Iterator[Msg]:
    if card.free_hand:
        yield msg("tmars.rule.free_hand")
    for step in card.play:
        yield sentence(step, card)
    if card.first_action:
        yield msg("tmars.rule.first_action", do=phrases(card.first_action, card))
    if card.actions:
        yield actions_sentence(card)
    for ongoing in card.ongoing:
        yield ongoing_sentence(ongoing, card)


_TEXTS: Final[Mapping[str, tuple[Msg, ...]]] = MappingProxyType(
    {name: tuple(_sentences(card)) for name, card in CARDS.items()}
)


def action_text(card: str, option: int) -> Msg:
    """One alternative of a card's action, as a phrase."""
    return action_phrase(CARDS[card].actions[option], CARDS[card])


def steps_text(card: str, steps: Sequence[EffectStep]) -> Msg:
    """Steps of a card as one phrase, such as an option of a choice."""
    return all_of(steps, CARDS[card])


def note_text(card: str) -> Msg | None:
    """The note about a card, if its text leaves something unclear."""
    return msg(f"tmars.ruling.{NOTES[card]}") if card in NOTES else None


def requirements_text(card: str) -> Msg | None:
    """The requirements for playing a card, as a sentence."""
    needs = tuple(requirement_text(each) for each in CARDS[card].requirements)
    return msg("tmars.rule.requires", needs=needs) if needs else None


def requirement_text(requirement: Requirement) -> Msg:
    """One requirement, as a phrase."""
    match requirement:
        case Global(parameter, int(n)):
            return msg(f"tmars.needs.{parameter}.least", value=parameter_value(parameter, n))
        case Global(parameter, _, int(n)):
            return msg(f"tmars.needs.{parameter}.most", value=parameter_value(parameter, n))
        case Global():
            raise AssertionError(f"no words for {requirement}")
        case NeedsTags(tag, n):
            return msg("tmars.needs.tags", tags=tags_msg(tag, n))
        case NeedsProduction(resource, n):
            return msg("tmars.needs.production", production=production_word(resource), n=n)
        case NeedsGreeneries(n):
            return msg("tmars.needs.greeneries", n=n)
        case NeedsCities(n):
            return msg("tmars.needs.cities", n=n)
        case _:
            assert_never(requirement)


def points_text(card: str) -> Msg | None:
    """The points of a card, as a phrase."""
    design = CARDS[card]
    match design.points:
        case None:
            return None
        case Fixed(points):
            return _points(points)
        case PerResource(points, every):
            assert design.holds
            return msg(
                "tmars.vp.per_resource",
                points=_points(points),
                one=on_card_one(design.holds),
                each=on_card_amount(design.holds, every),
                n=every,
            )
        case IfResources(points, n):
            held = on_card_amount(design.holds, n)
            return msg("tmars.vp.if_resources", points=_points(points), held=held)
        case PerTag(tag, points):
            return msg("tmars.vp.per_tag", points=_points(points), tag=tag_word(tag))
        case PerAdjacentOcean(points):
            return msg("tmars.vp.per_adjacent_ocean", points=_points(points))
        case PerAdjacentCity(points):
            return msg("tmars.vp.per_adjacent_city", points=_points(points))
        case PerCity(points, every):
            return msg("tmars.vp.per_city", points=_points(points), n=every)
        case _:
            assert_never(design.points)


def _points(n: int) -> Msg:
    return msg("tmars.vp", n=n)


def face_text(card: str) -> Msg:
    """Everything that a card's face says besides its name, cost and tags."""
    requirements, points = requirements_text(card), points_text(card)
    sentences = [requirements] if requirements is not None else []
    sentences += card_text(card)
    if points is not None:
        sentences.append(msg("tmars.reference.points", points=points))
    return in_full(tuple(sentences)) if sentences else msg("tmars.no_text")


def in_full(sentences: tuple[Msg, ...]) -> Msg:
    """All sentences of a text joined."""
    return reduce(lambda text, rest: msg("tmars.sentences", text=text, rest=rest), sentences)
