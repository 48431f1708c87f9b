"""The faces of the cards of a view."""

from render.core.text import number
from render.tmars.cards.face import Face, Medal, Need
from render.tmars.icons.tokens import card_rows, requirement_items
from rules.core.text import Msg, Say, msg
from rules.tmars.components import designs
from rules.tmars.components.cards import CARDS
from rules.tmars.wording.cards import card_text, note_text, points_text
from rules.tmars.wording.names import card_msg

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


def sentences(said: tuple[Msg, ...], say: Say) -> str:
    return " ".join(map(say, said))


def short_reason(refusal: Msg | None, say: Say) -> str:
    """Return the reason why a card cannot be played, in the few words that fit on it."""
    if refusal is None:
        return ""
    code = refusal.key.rpartition(".")[2]
    short = msg(f"tmars.face.why.{code}", **refusal.args)
    return say(short if code in SHORT else refusal)


def plain_face(
    card: str,
    say: Say,
    *,
    tab: str = "",
    cost: int | None = None,
    met: tuple[bool, ...] = (),
    mark: str | None = None,
    pay: tuple[tuple[str, int], ...] = (),
    reason: str = "",
) -> Face:
    """A card as printed, or with the cost that is given."""
    design = CARDS[card]
    asked = requirement_items(card)
    holds = met or (None,) * len(asked)
    return Face(
        card=card,
        type=str(design.type),
        tab=tab,
        cost=_cost(design) if cost is None else cost,
        printed=design.cost if design.is_project else None,
        tags=tuple(map(str, shown_tags(design))),
        name=say(card_msg(card)),
        needs=tuple(Need(item, held) for item, held in zip(asked, holds, strict=True)),
        rows=card_rows(card),
        text=_text(card, say),
        medal=medal(design),
        mark=mark,
        pay=pay,
        reason=reason,
    )


def _text(card: str, say: Say) -> str:
    """Return the card's effect in words, with points that its medal cannot show; a card without effect says so."""
    points = points_text(card)
    if points is not None and isinstance(CARDS[card].points, designs.IfResources):
        return sentences((*card_text(card), msg("tmars.face.points", points=points)), say)
    note = note_text(card)
    none = (note,) if note else (msg("tmars.face.only_points"),)
    return sentences(card_text(card) or none, say)


def _cost(design: designs.Card) -> int | None:
    if design.is_project:
        return design.cost
    return design.start_mc if design.type is designs.Type.CORPORATION else None


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
