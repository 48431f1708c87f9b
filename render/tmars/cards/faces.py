"""Words, tags and points of cards, as short as on their tiles."""

from dataclasses import dataclass

from render.core.text import number
from rules.core.text import Msg, Say, msg
from rules.tmars.components import designs

SHORT = (
    "cannot_afford",
    "production_too_low",
    "resource_short",
    "req_global",
    "req_tags",
    "req_other",
    "no_production_target",
    "no_legal_space",
    "no_target_card",
    "no_card_to_add_to",
    "nothing_to_copy",
)
"""The refusals that have a short form for a card."""


@dataclass(frozen=True, slots=True)
class Medal:
    """Victory points: a number, or a number for each of something."""

    text: str
    per: str = ""
    """The sign of the source of the points."""


def sentences(said: tuple[Msg, ...], say: Say) -> str:
    return " ".join(map(say, said))


def short_reason(refusal: Msg | None, say: Say) -> str:
    """Return the reason why a card cannot be played, in the few words that fit on it."""
    if refusal is None:
        return ""
    code = refusal.key.rpartition(".")[2]
    short = msg(f"tmars.face.why.{code}", **refusal.args)
    return say(short if code in SHORT else refusal)


def shown_tags(design: designs.Card) -> tuple[str, ...]:
    """The card's tags; an event has its symbol beside its printed tags."""
    tags = tuple(map(str, design.tags))
    return (*tags, "event") if design.type is designs.Type.EVENT else tags


def medal(design: designs.Card) -> Medal | None:
    match design.points:
        case None:
            return None
        case designs.Fixed(points=points):
            return Medal(number(points))
        case designs.PerResource(points=points, for_every=every):
            return Medal(_per(points, every), str(design.holds))
        case designs.IfResources(points=points, at_least=least):
            return (
                Medal(f"{points}", str(design.holds)) if least == 1 else Medal(f"{points}:{least}")
            )
        case designs.PerTag(tag=tag, points=points):
            return Medal(str(points), f"tag_{tag}")
        case designs.PerAdjacentOcean(points=points):
            return Medal(str(points), "ocean")
        case designs.PerAdjacentCity(points=points):
            return Medal(str(points), "city")
        case designs.PerCity(points=points, for_every=every):
            return Medal(_per(points, every), "city")


def _per(points: int, every: int) -> str:
    return str(points) if every == 1 else f"{points}/{every}"
