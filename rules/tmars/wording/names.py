"""The names of components."""

from functools import cache

from rules.core.game import ScorePart
from rules.core.naming import excerpt
from rules.core.text import Msg, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.coordinates import OFF_MAP
from rules.tmars.components.effects import CardResource, Resource


@cache
def card_msg(card: str) -> Msg:
    return msg(f"tmars.card.{card}")


def card_or_excerpt(card: str) -> Msg | str:
    """Return a card's name, or the typed text instead."""
    return card_msg(card) if card in CARDS else excerpt(card)


def type_msg(name: str) -> Msg:
    """The type of a card."""
    return msg(f"tmars.type.{name}")


def map_msg(board: str) -> Msg:
    return msg(f"tmars.map.{board}")


def place_msg(name: str) -> Msg:
    """A named space."""
    return msg(f"tmars.place.{name}")


def space_name(space: str) -> Msg | str:
    """The label of a space on the map, or the moon's name of one off the map."""
    return msg(f"tmars.board.{space.lower()}") if space in OFF_MAP else space


@cache
def milestone_msg(milestone: str) -> Msg:
    return msg(f"tmars.milestone.{milestone}")


@cache
def award_msg(award: str) -> Msg:
    return msg(f"tmars.award.{award}")


@cache
def project_msg(project: str) -> Msg:
    """A standard project."""
    return msg(f"tmars.project.{project}")


@cache
def track_msg(track: str) -> Msg:
    """One of MarsBot's tracks."""
    return msg(f"tmars.track.{track}")


@cache
def tile_msg(kind: str) -> Msg:
    return msg(f"tmars.tile.{kind}")


@cache
def parameter_msg(parameter: str) -> Msg:
    return msg(f"tmars.parameter.{parameter}")


def parameter_value(parameter: str, n: int) -> Msg:
    """The value of a parameter, with its unit."""
    return msg(f"tmars.value.{parameter}", n=n)


def value_beside(parameter: str, n: int) -> Msg:
    """The value of a parameter that is named beside it: of oceans only how many."""
    return msg("tmars.value.count", n=n) if parameter == "oceans" else parameter_value(parameter, n)


@cache
def resource_msg(resource: str) -> Msg:
    return msg(f"tmars.resource.{resource}")


@cache
def resource_word(resource: str) -> Msg:
    """A resource within a sentence."""
    return msg(f"tmars.resource_word.{resource}")


def amount_msg(resource: str, n: int) -> Msg:
    """An amount of a resource."""
    return msg(f"tmars.amount.{resource}", n=n)


def production_msg(resource: str) -> Msg:
    return msg(f"tmars.production.{resource}")


@cache
def production_word(resource: str) -> Msg:
    """The production of a resource within a sentence."""
    return msg(f"tmars.production_word.{resource}")


def on_card_msg(resource: str) -> Msg:
    """The resources that cards hold."""
    return msg(f"tmars.on_card.{resource}")


def on_card_word(resource: str) -> Msg:
    """The resources that cards hold, within a sentence."""
    return msg(f"tmars.on_card_word.{resource}")


def on_card_one(resource: str) -> Msg:
    """A single one, after "each"."""
    return msg(f"tmars.on_card_one.{resource}")


def on_card_amount(resource: str | None, n: int) -> Msg:
    """This many resources on a card; None means the card's own kind."""
    return msg(f"tmars.on_card_amount.{resource or 'own'}", n=n)


def quantity(resource: Resource | CardResource, n: int) -> Msg:
    """An amount of a stock, or of resources on cards."""
    if isinstance(resource, Resource):
        return amount_msg(resource, n)
    return on_card_amount(resource, n)


def kind_word(resource: Resource | CardResource) -> Msg:
    """A stock, or resources on cards, within a sentence."""
    return resource_word(resource) if isinstance(resource, Resource) else on_card_word(resource)


def tag_msg(tag: str) -> Msg:
    return msg(f"tmars.tag.{tag}")


def tag_word(tag: str) -> Msg:
    """A tag within a sentence."""
    return msg(f"tmars.tag_word.{tag}")


def tags_msg(tag: str, n: int) -> Msg:
    """A number of tags."""
    return msg(f"tmars.tags.{tag}", n=n)


def score_part_msg(part: ScorePart) -> Msg:
    """A part of a score, with its points."""
    return msg("tmars.text.amount", what=part.label, n=part.points)
