"""Amounts that are counted, and lists of alternatives, as phrases."""

from collections.abc import Sequence
from functools import reduce
from typing import assert_never

from rules.core.text import Msg, msg
from rules.tmars.components.designs import Card
from rules.tmars.components.effects import (
    Cities,
    Count,
    EventsPlayed,
    OpponentTags,
    OwnTags,
    Paid,
    Tag,
)
from rules.tmars.wording.names import tag_word


def per(count: Count, card: Card) -> Msg:
    """A phrase for each counted thing."""
    match count:
        case OwnTags(tag, div):
            own = "_and_this" if tag in card.tags else ""
            return msg(f"tmars.per.own_tags{own}", tag=tag_word(tag), n=div)
        case OpponentTags(tag):
            return msg("tmars.per.opponent_tags", tag=tag_word(tag))
        case Cities(on_mars):
            return msg("tmars.per.cities_on_mars" if on_mars else "tmars.per.cities")
        case EventsPlayed():
            return msg("tmars.per.events_played")
        case Paid():
            return msg("tmars.per.paid")
        case _:
            assert_never(count)


def either(alternatives: Sequence[Msg]) -> Msg:
    """Words joined by "or"."""
    return _listed(alternatives, "tmars.either")


def options(alternatives: Sequence[Msg]) -> Msg:
    """Whole phrases joined by "or"."""
    return _listed(alternatives, "tmars.options")


def tags_either(tags: Sequence[Tag]) -> Msg:
    return either([tag_word(tag) for tag in tags])


def one_by_one(words: Sequence[Msg]) -> Msg:
    """Words separated only by commas."""
    return reduce(lambda said, more: msg("tmars.comma", start=said, last=more), words)


def _listed(alternatives: Sequence[Msg], last: str) -> Msg:
    *first, final = alternatives
    return msg(last, start=one_by_one(first), last=final) if first else final
