"""Pays with M€, metals, heat and microbes (chapter "Paying").

A payment is a tuple of counts, units in the order of `content.UNITS`.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from rules.core.domains import Part, Split, sample
from rules.core.errors import IllegalMove
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg
from rules.tmars.components.content import UNITS
from rules.tmars.components.effects import CardResource, Resource
from rules.tmars.economy.costs import (
    MICROBE_CARD,
    MICROBE_VALUE,
    TAG_PAYS,
    heat_pays,
    metal_values,
)
from rules.tmars.economy.supplies import change_stock
from rules.tmars.state import State
from rules.tmars.wording.names import amount_msg, on_card_amount, on_card_msg, resource_msg

Units: TypeAlias = tuple[int, ...]

NOTHING: Final[Units] = (0,) * len(UNITS)
_MC, _STEEL, _TITANIUM, _HEAT, _MICROBES = range(len(UNITS))
_RESOURCES: Final = (Resource.MC, Resource.STEEL, Resource.TITANIUM, Resource.HEAT)
_NAMES: Final = tuple(resource.value for resource in _RESOURCES)
_LABELS: Final = (*map(resource_msg, _RESOURCES), on_card_msg(CardResource.MICROBE))


class Means(NamedTuple):
    """The number of each unit that may be used, and the worth of each."""

    most: Units
    worth: Units

    @property
    def total(self) -> int:
        """The most M€ that can be paid."""
        return sum(map(int.__mul__, self.most, self.worth))


def means(
    state: State,
    seat: Seat,
    *,
    steel: bool = False,
    titanium: bool = False,
    microbes: bool = False,
    keep: tuple[int, int] = (0, 0),
) -> Means:
    """Return the seat's means: M€, and heat if it counts as M€; metals and microbes if they are allowed.

    `keep`: M€ and heat that must be left.
    """
    mine = state.seats[seat]
    stock = mine.stock
    steel_value, titanium_value = metal_values(mine) if steel or titanium else (1, 1)
    return Means(
        (
            max(0, stock["mc"] - keep[0]),
            stock["steel"] if steel else 0,
            stock["titanium"] if titanium else 0,
            max(0, stock["heat"] - keep[1]) if heat_pays(mine) else 0,
            mine.on_card.get(MICROBE_CARD, 0) if microbes and MICROBE_CARD in mine.tableau else 0,
        ),
        (1, steel_value, titanium_value, 1, MICROBE_VALUE),
    )


def card_means(state: State, seat: Seat, card: str, keep: tuple[int, int] = (0, 0)) -> Means:
    """The means for a project card, by its tags."""
    steel, titanium, microbes = TAG_PAYS[card]
    return means(state, seat, steel=steel, titanium=titanium, microbes=microbes, keep=keep)


def funds(state: State, seat: Seat) -> int:
    """M€, and heat if it counts as M€."""
    mine = state.seats[seat]
    return mine.stock["mc"] + (mine.stock["heat"] if heat_pays(mine) else 0)


def suggest(able: Means, cost: int) -> Units | None:
    """A suggested payment; None if the means are not enough.

    It uses metals and microbes as long as nothing is wasted, the most valuable first, then M€, then heat. Only if these
    are not enough, it spends one metal more than is needed.
    """
    if cost > able.total:
        return None
    if not (able.most[_STEEL] or able.most[_TITANIUM] or able.most[_MICROBES]):
        mc = min(able.most[_MC], cost)
        return (mc, 0, 0, cost - mc, 0)
    units = list(NOTHING)
    left = cost
    valuable = sorted((_STEEL, _TITANIUM, _MICROBES), key=lambda unit: (-able.worth[unit], unit))
    for unit in valuable:
        units[unit] = min(able.most[unit], left // able.worth[unit])
        left -= units[unit] * able.worth[unit]
    for unit in (_MC, _HEAT):
        units[unit] = min(able.most[unit], left)
        left -= units[unit]
    if left > 0:
        extra = next(unit for unit in reversed(valuable) if units[unit] < able.most[unit])
        units[extra] += 1
        _drop(units, able.worth, able.worth[extra] - left)
    return tuple(units)


def _drop(units: list[int], worth: Units, spare: int) -> None:
    """Leave out units that are not needed, the smallest first."""
    for unit in sorted((_MC, _HEAT, _STEEL, _TITANIUM, _MICROBES), key=worth.__getitem__):
        dropped = min(units[unit], spare // worth[unit])
        units[unit] -= dropped
        spare -= dropped * worth[unit]


def split(able: Means, cost: int) -> Split:
    """The domain that a form offers."""
    return Split(
        tuple(map(Part, UNITS, _LABELS, able.most, able.worth)), cost, start=suggest(able, cost)
    )


def draw_payment(able: Means, cost: int, rng: Rng) -> Units:
    """Draw a payment from the domain of `split`, without a suggestion."""
    mc, *others = able.most
    if not any(others) and cost <= mc:
        # There is only one way, but a number is drawn for it all the same.
        rng.below(1)
        return (max(cost, 0), 0, 0, 0, 0)
    drawn: Units = sample(Split(tuple(map(Part, UNITS, _LABELS, able.most, able.worth)), cost), rng)
    return drawn


def pay_refusal(able: Means, units: Units, cost: int, what: Msg) -> IllegalMove | None:
    """Codes: pay_form, pay_unit, pay_more_than_owned, pay_short or pay_waste."""
    if len(units) != len(UNITS) or min(units) < 0:
        return IllegalMove("tmars.pay_form")
    paid = 0
    for unit, count in enumerate(units):
        if count > able.most[unit]:
            if able.most[unit] == 0:
                return IllegalMove("tmars.pay_unit", unit=_LABELS[unit], what=what)
            return IllegalMove(
                "tmars.pay_more_than_owned", unit=_LABELS[unit], most=able.most[unit]
            )
        paid += count * able.worth[unit]
    if paid < cost:
        return IllegalMove("tmars.pay_short", paid=paid, cost=cost)
    for unit, count in enumerate(units):
        if count and paid - able.worth[unit] >= cost:
            return IllegalMove("tmars.pay_waste", unit=_LABELS[unit], cost=cost)
    return None


def cannot_afford(able: Means, cost: int, what: Msg) -> IllegalMove | None:
    if cost <= able.total:
        return None
    return IllegalMove("tmars.cannot_afford", what=what, cost=cost, most=able.total)


def check_payment(able: Means, units: Units, cost: int, what: Msg) -> None:
    """Raises IllegalMove: cannot_afford, or see `pay_refusal`."""
    refused = cannot_afford(able, cost, what) or pay_refusal(able, units, cost, what)
    if refused is not None:
        raise refused


def pay(draft: State, seat: Seat, units: Units) -> None:
    """Take the payment. The caller logs it."""
    change_stock(draft, seat, {name: -count for name, count in spent(units).items()}, None)
    if microbes := units[_MICROBES]:
        on_card = draft.seats[seat].on_card
        on_card[MICROBE_CARD] -= microbes
        if on_card[MICROBE_CARD] == 0:
            del on_card[MICROBE_CARD]


def spent(units: Units) -> Mapping[str, int]:
    """Return the units that a payment takes from the stock."""
    return dict(zip(_NAMES, units, strict=False))


def paid_with(units: Units) -> tuple[Msg, ...]:
    """A payment in words, as a list of units."""
    paid = [
        amount_msg(resource, count)
        for resource, count in zip(_RESOURCES, units, strict=False)
        if count
    ]
    if units[_MICROBES]:
        paid.append(on_card_amount(CardResource.MICROBE, units[_MICROBES]))
    return tuple(paid)
