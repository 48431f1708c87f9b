"""Private views of Terraforming Mars for the tests of its pictures, constructed by hand."""

from msgspec.structs import replace

from rules.core.game import ScorePart
from rules.core.text import Msg, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.reasons import Reason
from rules.tmars.view import HandCardView, OfferedView, OwnQuestion, PrivateView, View

HAND = ("009", "165", "012", "128", "024", "178")
EVENTS = tuple(card for card in CARDS if CARDS[card].type == "event")
"""Cards that lie face down once they are played."""
LARGE_HAND = (*HAND, "001", "P39", "037", "172", "205", "185", "121", "P42")
CORPORATIONS = ("R31", "R13")
PRELUDES = ("P10", "P02", "P31", "P35")
PROJECTS = ("001", "019", "037", "073", "121", "131", "172", "185", "206", "P39")
OFFER = ("001", "024", "037", "073")
OXYGEN = msg(
    "error.tmars.req_global",
    card=msg("tmars.card.024"),
    parameter=msg("tmars.parameter.oxygen"),
    bound="least",
    need=msg("tmars.value.oxygen", n=11),
    now=msg("tmars.value.oxygen", n=8),
    flex=0,
)
ENERGY = msg(
    "error.tmars.production_too_low",
    card=msg("tmars.card.165"),
    n=4,
    resource=msg("tmars.production_word.energy"),
    have=3,
)
PRICE = msg("error.tmars.cannot_afford", what=msg("tmars.card.P42"), cost=12, most=9)
REASONS = (
    OXYGEN,
    ENERGY,
    PRICE,
    msg(
        "error.tmars.req_tags",
        card=msg("tmars.card.150"),
        need=7,
        tag=msg("tmars.tag.science"),
        have=3,
    ),
    msg(
        "error.tmars.req_other",
        card=msg("tmars.card.002"),
        what=msg("tmars.production.titanium"),
        need=1,
        have=0,
    ),
    msg("error.tmars.resource_short", n=5, resource=msg("tmars.resource_word.heat"), have=3),
    msg(
        "error.tmars.no_production_target",
        n=2,
        resource=msg("tmars.production_word.titanium"),
    ),
    msg("error.tmars.no_legal_space", tile=msg("tmars.tile.ecological_zone")),
    msg("error.tmars.no_target_card", resource=msg("tmars.on_card_word.animal")),
    msg("error.tmars.no_card_to_add_to"),
    msg("error.tmars.nothing_to_copy"),
)
"""Every reason for which a card of the hand may be refused."""
WHY: dict[str, Msg] = {"024": OXYGEN, "165": ENERGY, "P42": PRICE}


def in_hand(card: str, off: int = 2) -> HandCardView:
    why = WHY.get(card)
    cost = max(0, CARDS[card].cost - off)
    return HandCardView(
        card=card,
        cost=cost,
        pay=None if why else (cost % 5, 0, cost // 5, 0, 0),
        refusal=why,
        requirements=tuple(card != "024" for _ in CARDS[card].requirements),
    )


def offered(card: str) -> OfferedView:
    """A card on offer; for the one that needs 11 % of oxygen there is only 8 %."""
    is_early = card == "024"
    return OfferedView(
        card=card,
        requirements=(not is_early,) * len(CARDS[card].requirements),
        unmet=OXYGEN if is_early else None,
    )


def private(hand: tuple[str, ...] = HAND) -> PrivateView:
    return PrivateView(
        hand=tuple(map(in_hand, hand)),
        corporations=(),
        offer=(),
        kept=(),
        preludes=(),
        events=(),
        actions=(),
        question=None,
        parts=(ScorePart(msg("tmars.part.tr"), 31),),
    )


def with_hand(view: View, hand: tuple[str, ...] = HAND) -> View:
    """The same table for the first seat."""
    return replace(view, viewer=0, mine=private(hand))


def with_events(view: View, count: int) -> View:
    """The same with this many events played face down."""
    assert view.mine is not None
    return replace(view, mine=replace(view.mine, events=EVENTS[:count]))


def choosing_at_start(view: View, *, preludes: bool = True) -> View:
    mine = replace(
        private(()),
        corporations=CORPORATIONS,
        preludes=PRELUDES if preludes else (),
        offer=tuple(map(offered, PROJECTS)),
    )
    return replace(view, viewer=0, stage="start", mine=mine)


def researching(view: View, hand: tuple[str, ...] = HAND) -> View:
    mine = replace(private(hand), offer=tuple(map(offered, OFFER)))
    return replace(view, viewer=0, stage="research", active=None, mine=mine)


def drafting(view: View) -> View:
    mine = replace(private(), offer=tuple(map(offered, OFFER[:3])), kept=(offered("128"),))
    return replace(view, viewer=0, stage="draft", active=None, mine=mine)


def looking(view: View) -> View:
    """The view of a seat that looks at three cards, one of which it may keep."""
    question = OwnQuestion(
        kind="cards",
        why=Reason.KEEP,
        source="192",
        options=("009", "165"),
        at_least=1,
        at_most=1,
    )
    mine = replace(private(()), offer=tuple(map(offered, ("009", "165", "012"))), question=question)
    return replace(view, viewer=0, mine=mine)
