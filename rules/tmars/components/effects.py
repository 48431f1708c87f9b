"""The closed vocabulary of what cards do (chapter "Card data").

Everything here is frozen data: it can be compared, worded and drawn. A card's steps run from first to last; what a
step causes is resolved before the next one.
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
    """What lies on cards."""

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
    """One tag of the owner's choice whenever the owner acts."""
    EVENT = "event"
    """Printed on no card: what the symbol of an event counts as for MarsBot."""


class Parameter(StrEnum):
    OXYGEN = "oxygen"
    TEMPERATURE = "temperature"
    OCEANS = "oceans"


class Where(StrEnum):
    """Which spaces a tile may go to."""

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
    """Which of the owner's cards take a resource."""

    ANY = "any"
    OTHER = "other"
    """Not the card that gives it."""


class Who(StrEnum):
    SELF = "self"
    ANY = "any"


class Term(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="is"):
    """The base of everything below: one word of the vocabulary."""


# Amounts


class OwnTags(Term, frozen=True, tag="own_tags"):
    """Tags on the actor's face-up cards, wild tags among them, divided and rounded down."""

    tag: Tag
    div: int = 1


class OpponentTags(Term, frozen=True, tag="opponent_tags"):
    """Printed tags on the face-up cards of everybody else, wild tags left out."""

    tag: Tag


class Cities(Term, frozen=True, tag="cities"):
    """City tiles of all owners."""

    on_mars: bool = False


class EventsPlayed(Term, frozen=True, tag="events_played"):
    """Event cards that anybody has played."""


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
    """Change productions, all at once or not at all."""


class Spend(Six, frozen=True, tag="spend"):
    """Give up stock; mandatory. Amounts are numbers."""


class PayMc(Term, frozen=True, tag="pay_mc"):
    n: int


class RaiseTr(Term, frozen=True, tag="tr"):
    n: Amount


class Raise(Term, frozen=True, tag="raise"):
    """Raise oxygen or temperature by steps, to the maximum at most."""

    parameter: Parameter
    steps: int


class PlaceOcean(Term, frozen=True, tag="place_ocean"):
    """Oceans one by one; none when nine are out."""

    count: int = 1
    where: Where = Where.OCEAN


class PlaceGreenery(Term, frozen=True, tag="place_greenery"):
    """Raises oxygen by a step."""

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
    """Somebody, perhaps the actor, loses production; mandatory."""

    resource: Resource
    steps: int
    own_gain_first: bool = False
    """With nobody able to lose it, the actor gains what the card gives first and then loses it."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """Up to `most` of a resource, of a stock or of one card."""

    resource: Union[Resource, CardResource]
    most: int


class RemoveAny(Term, frozen=True, tag="remove_any"):
    """The actor may take one of the choices away from somebody."""

    choices: tuple[Choice, ...]


class StealAny(Term, frozen=True, tag="steal_any"):
    """As `RemoveAny`, and the actor receives it."""

    choices: tuple[Choice, ...]


class AddHere(Term, frozen=True, tag="add_here"):
    n: Amount


class RemoveHere(Term, frozen=True, tag="remove_here"):
    n: int


class AddToCard(Term, frozen=True, tag="add_to_card"):
    """Resources onto one of the actor's cards that hold them; nothing happens if there is none."""

    resource: CardResource | None
    """None: the card's own kind."""
    n: int
    scope: Scope = Scope.ANY
    at_least: int = 0
    """The card must hold so many already."""
    must: bool = False
    """The card of this step cannot be played without a target."""


class Choose(Term, frozen=True, tag="choose"):
    """One option; those that cannot be carried out are not offered."""

    options: tuple[tuple["Step", ...], ...]


class If(Term, frozen=True, tag="if"):
    count: Count
    at_least: int
    then: tuple["Step", ...]
    otherwise: tuple["Step", ...]


class RevealForTag(Term, frozen=True, tag="reveal_for_tag"):
    """Turn the top project card up and discard it; with the tag, a resource goes onto this card."""

    tag: Tag


class MetalBonusProduction(Term, frozen=True, tag="metal_bonus_production"):
    """Production of a metal printed on the space just covered."""


class LandClaim(Term, frozen=True, tag="land_claim"):
    """Reserve a space."""


class DiscardToDraw(Term, frozen=True, tag="discard_to_draw"):
    """The actor may discard a hand card and draw one."""


class PlantOrResource(Term, frozen=True, tag="plant_or_resource"):
    """A plant, or a resource onto the card that set the trigger off."""


class CopyProduction(Term, frozen=True, tag="copy_production"):
    """Carry out the production of another building card of the actor."""


class HeatToMc(Term, frozen=True, tag="heat_to_mc"):
    """Lower heat production by any number and raise that of M€ by it."""


class Flooding(Term, frozen=True, tag="flooding"):
    """An ocean; then the owner of a tile beside it may lose M€."""

    most: int = 4


class PlayFromHand(Term, frozen=True, tag="play_from_hand"):
    """Play a hand card at once."""

    discount: int = 0
    ignore_global: bool = False
    """Oxygen, temperature and oceans do not matter."""


class RaiseLowestProduction(Term, frozen=True, tag="raise_lowest_production"):
    pass


class PlayOnePrelude(Term, frozen=True, tag="play_one_prelude"):
    """Draw `n` preludes, play one, discard the others."""

    n: int


class FundAwardFree(Term, frozen=True, tag="fund_award_free"):
    pass


class Take(Term, frozen=True, tag="take"):
    """Printed as the cost of an action: resources of any card in play, the card itself among them; mandatory."""

    resource: CardResource
    n: int


class AfterPlay(Term, frozen=True, tag="after_play"):
    """Printed on no card: what playing the card that the frame names as its cause sets off; events go face down."""


Step: TypeAlias = Union[
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
