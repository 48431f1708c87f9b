"""The closed vocabulary of effects of cards (chapter "Card data").

Everything here is frozen data that can be compared, put into words and drawn. A card's steps run from first to last;
the consequences of a step are resolved before the next one.
"""

from enum import StrEnum
from typing import TypeAlias, Union

from msgspec import Struct


class Resource(StrEnum):
    MC = "mc"
    STEEL = "steel"
    TITANIUM = "titanium"
    PLANTS = "plants"
    ENERGY = "energy"
    HEAT = "heat"


RESOURCES: tuple[Resource, ...] = tuple(Resource)


class CardResource(StrEnum):
    """The kinds of resources on cards."""

    MICROBE = "microbe"
    ANIMAL = "animal"
    SCIENCE = "science"
    FIGHTER = "fighter"


class Tag(StrEnum):
    BUILDING = "building"
    SPACE = "space"
    SCIENCE = "science"
    POWER = "power"
    EARTH = "earth"
    JOVIAN = "jovian"
    PLANT = "plant"
    MICROBE = "microbe"
    ANIMAL = "animal"
    CITY = "city"
    WILD = "wild"
    """One tag of the owner's choice each time the owner acts."""
    EVENT = "event"
    """Printed on no card: MarsBot counts the symbol of an event as this tag."""


class Parameter(StrEnum):
    OXYGEN = "oxygen"
    TEMPERATURE = "temperature"
    OCEANS = "oceans"


class Where(StrEnum):
    """The spaces for a tile."""

    OCEAN = "ocean"
    LAND = "land"
    CITY = "city"
    GREENERY = "greenery"
    ISOLATED = "isolated"
    VOLCANIC = "volcanic"
    NOCTIS = "noctis"
    BESIDE_TWO_CITIES = "beside_two_cities"
    BESIDE_CITY = "beside_city"
    BESIDE_GREENERY = "beside_greenery"
    METAL_BONUS = "metal_bonus"
    METAL_BONUS_BESIDE_OWN = "metal_bonus_beside_own"
    PHOBOS = "phobos"
    GANYMEDE = "ganymede"


class Special(StrEnum):
    """The special tiles."""

    CAPITAL = "capital"
    COMMERCIAL_DISTRICT = "commercial_district"
    ECOLOGICAL_ZONE = "ecological_zone"
    INDUSTRIAL_CENTER = "industrial_center"
    LAVA_FLOWS = "lava_flows"
    MINING_AREA = "mining_area"
    MINING_RIGHTS = "mining_rights"
    MOHOLE_AREA = "mohole_area"
    NATURAL_PRESERVE = "natural_preserve"
    NUCLEAR_ZONE = "nuclear_zone"
    RESTRICTED_AREA = "restricted_area"


class Scope(StrEnum):
    """The owner's cards that can receive a resource."""

    ANY = "any"
    OTHER = "other"
    """Any card but the one that grants it."""


class Who(StrEnum):
    SELF = "self"
    ANY = "any"


class Term(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="is"):
    """The base class of all terms."""


# Amounts


class OwnTags(Term, frozen=True, tag="own_tags"):
    """Tags on the actor's face-up cards, including wild tags, divided and rounded down."""

    tag: Tag
    div: int = 1


class OpponentTags(Term, frozen=True, tag="opponent_tags"):
    """Printed tags on the face-up cards of all opponents, without wild tags."""

    tag: Tag


class Cities(Term, frozen=True, tag="cities"):
    """City tiles of all owners."""

    on_mars: bool = False


class EventsPlayed(Term, frozen=True, tag="events_played"):
    """Event cards played by any seat."""


class Paid(Term, frozen=True, tag="paid"):
    """The amount chosen for a variable cost."""


Count: TypeAlias = Union[OwnTags, OpponentTags, Cities, EventsPlayed, Paid]
Amount: TypeAlias = Union[int, Count]


# Steps


class Six(Term, frozen=True):
    """An amount of each resource."""

    mc: Amount = 0
    steel: Amount = 0
    titanium: Amount = 0
    plants: Amount = 0
    energy: Amount = 0
    heat: Amount = 0


class Gain(Six, frozen=True, tag="gain"):
    """Add to the stock."""


class Production(Six, frozen=True, tag="production"):
    """Change productions, all of them or none."""


class Spend(Six, frozen=True, tag="spend"):
    """Spend from the stock; mandatory. Amounts are numbers."""


class PayMc(Term, frozen=True, tag="pay_mc"):
    n: int


class RaiseTr(Term, frozen=True, tag="tr"):
    n: Amount


class Raise(Term, frozen=True, tag="raise"):
    """Raise oxygen or temperature by this many steps, up to the maximum."""

    parameter: Parameter
    steps: int


class PlaceOcean(Term, frozen=True, tag="place_ocean"):
    """Place oceans one by one, but no more than nine in total."""

    count: int = 1
    where: Where = Where.OCEAN


class PlaceGreenery(Term, frozen=True, tag="place_greenery"):
    """Place a greenery, which raises oxygen by a step."""

    where: Where = Where.GREENERY


class PlaceCity(Term, frozen=True, tag="place_city"):
    where: Where = Where.CITY


class PlaceTile(Term, frozen=True, tag="place_tile"):
    tile: Special
    where: Where


class Draw(Term, frozen=True, tag="draw"):
    n: int


class DrawKeep(Term, frozen=True, tag="draw_keep"):
    """Look at cards, keep some, discard the rest."""

    look: int
    keep: int


class DrawTagged(Term, frozen=True, tag="draw_tagged"):
    """Turn cards up until `n` with the tag are found, take these, discard the others."""

    n: int
    tag: Tag


class LookBuy(Term, frozen=True, tag="look_buy"):
    """Look at cards and buy any at the research price; the rest is discarded."""

    n: int


class ReduceAnyProduction(Term, frozen=True, tag="reduce_any_production"):
    """Some seat, possibly the actor's, loses production; mandatory."""

    resource: Resource
    steps: int
    own_gain_first: bool = False
    """If no opponent can lose it, the actor first gains the card's grants and then loses it."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """Up to `most` of a resource from a stock or from one card."""

    resource: Union[Resource, CardResource]
    most: int


class RemoveAny(Term, frozen=True, tag="remove_any"):
    """The actor may remove one of the choices from any seat."""

    choices: tuple[Choice, ...]


class StealAny(Term, frozen=True, tag="steal_any"):
    """Like `RemoveAny`, and the actor receives it."""

    choices: tuple[Choice, ...]


class AddHere(Term, frozen=True, tag="add_here"):
    n: Amount


class RemoveHere(Term, frozen=True, tag="remove_here"):
    n: int


class AddToCard(Term, frozen=True, tag="add_to_card"):
    """Put resources on one of the actor's cards that hold them; nothing happens if there is none."""

    resource: CardResource | None
    """None means the card's own kind."""
    n: int
    scope: Scope = Scope.ANY
    at_least: int = 0
    """The card must already hold this many."""
    must: bool = False
    """The card with this step cannot be played without a target."""


class Choose(Term, frozen=True, tag="choose"):
    """Choose one option; impossible ones are not offered."""

    options: tuple[tuple["EffectStep", ...], ...]


class If(Term, frozen=True, tag="if"):
    count: Count
    at_least: int
    then: tuple["EffectStep", ...]
    otherwise: tuple["EffectStep", ...]


class RevealForTag(Term, frozen=True, tag="reveal_for_tag"):
    """Turn up the top project card and discard it. If it has the tag, put a resource on this card."""

    tag: Tag


class MetalBonusProduction(Term, frozen=True, tag="metal_bonus_production"):
    """Raise the production of a metal printed on the space just covered."""


class LandClaim(Term, frozen=True, tag="land_claim"):
    """Reserve a space."""


class DiscardToDraw(Term, frozen=True, tag="discard_to_draw"):
    """The actor may discard a hand card to draw one."""


class PlantOrResource(Term, frozen=True, tag="plant_or_resource"):
    """Gain a plant, or put a resource on the card that set the trigger off."""


class CopyProduction(Term, frozen=True, tag="copy_production"):
    """Apply the production of another building card of the actor."""


class HeatToMc(Term, frozen=True, tag="heat_to_mc"):
    """Lower heat production by any number and raise M€ production by the same."""


class Flooding(Term, frozen=True, tag="flooding"):
    """Place an ocean; then the owner of a tile beside it may lose M€."""

    most: int = 4


class PlayFromHand(Term, frozen=True, tag="play_from_hand"):
    """Play a hand card at once."""

    discount: int = 0
    ignore_global: bool = False
    """Requirements of oxygen, temperature and oceans are ignored."""


class RaiseLowestProduction(Term, frozen=True, tag="raise_lowest_production"):
    pass


class PlayOnePrelude(Term, frozen=True, tag="play_one_prelude"):
    """Draw `n` preludes, play one, discard the others."""

    n: int


class FundAwardFree(Term, frozen=True, tag="fund_award_free"):
    pass


class Take(Term, frozen=True, tag="take"):
    """Printed as the cost of an action: take resources from any card in play, including the card itself; mandatory."""

    resource: CardResource
    n: int


class AfterPlay(Term, frozen=True, tag="after_play"):
    """Printed on no card: the triggers of playing the frame's cause. Events then go face down."""


EffectStep: TypeAlias = Union[
    Gain,
    Production,
    Spend,
    PayMc,
    RaiseTr,
    Raise,
    PlaceOcean,
    PlaceGreenery,
    PlaceCity,
    PlaceTile,
    Draw,
    DrawKeep,
    DrawTagged,
    LookBuy,
    ReduceAnyProduction,
    RemoveAny,
    StealAny,
    AddHere,
    RemoveHere,
    AddToCard,
    Choose,
    If,
    RevealForTag,
    MetalBonusProduction,
    LandClaim,
    DiscardToDraw,
    PlantOrResource,
    CopyProduction,
    HeatToMc,
    Flooding,
    PlayFromHand,
    RaiseLowestProduction,
    PlayOnePrelude,
    FundAwardFree,
    Take,
    AfterPlay,
]
