"""Domains: the values that an argument of a move may have.

Domains describe the offer: they drive forms, autocomplete, lazy enumeration and random play. A domain may name the
value a form starts from, so that an argument most turns leave alone costs no click. Only the verb's `check` decides
whether a move is legal; the conformance suite proves that the two agree.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, TypeAlias, assert_never, overload

from msgspec import Struct, field

from rules.core.rng import Rng
from rules.core.text import Msg


class Option(Struct, frozen=True):
    """One thing to pick: the value that goes into the move, and its label."""

    value: Any
    """A plain value (str, int, or tuple of these) of the move's field."""
    label: Msg
    note: Msg | None = None
    """A second line: the effect of picking it."""
    mark: str = ""
    """The sign it has on a picture, such as ``A``; forms show it before the label."""
    short: str = ""
    """A language-neutral name for buttons, if the label is long."""
    groups: tuple[str, ...] = ()
    """The limits of a `SomeOf` that picking this counts towards."""


UNSAID: Final = Msg("")
"""The label of an option that is never shown, because its domain is only drawn from."""


class Offers(Sequence[Option]):
    """Options for these values. Each is built when it is looked at, from the state that `make` holds.

    A robot looks only at the values, and a random player at just one of them; only a form needs every option's label.
    """

    __slots__ = ("_make", "values")

    def __init__(self, values: Sequence[Any], make: Callable[[Any], Option]) -> None:
        self.values = values
        self._make = make

    def __len__(self) -> int:
        return len(self.values)

    @overload
    def __getitem__(self, at: int) -> Option: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Option]: ...
    def __getitem__(self, at: int | slice) -> Option | Sequence[Option]:
        if isinstance(at, slice):
            return Offers(self.values[at], self._make)
        return self._make(self.values[at])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offers) and [*self] == [*other]

    def __repr__(self) -> str:
        return repr([*self])


class Area(Struct, frozen=True):
    """Options that belong together, such as the spaces beside an ocean; an option may be in several areas."""

    name: Msg
    values: tuple[Any, ...]


class OneOf(Struct, frozen=True):
    """Exactly one of the options; the domain's value is that option's value."""

    options: Sequence[Option]
    start: Any = None
    """The form's value before the member chooses: one of the domain's values, or None."""
    proposed: Callable[[], Any] | None = None
    """Returns a likely choice, or None: a form holds it instead of `start`. Only forms ask."""
    is_advice: bool = False
    """The proposal weighs what the options bring, so it would be a hidden hint where people compete."""
    areas: Callable[[], tuple[Area, ...]] | None = None
    """Areas that hold every option between them: a form with many options offers one area at a time. Only forms ask."""


class SomeOf(Struct, frozen=True):
    """A subset of the options; the domain's value is the tuple of theirs, in the order of the options."""

    options: tuple[Option, ...]
    at_least: int
    at_most: int
    limits: Mapping[str, int] = field(default_factory=dict)
    """The number of options of each group that may be picked together."""
    start: tuple[Any, ...] | None = None
    proposed: Callable[[], tuple[Any, ...]] | None = None
    """Returns a value of the domain that people may well want: a form holds it instead of `start`. Only forms ask."""
    is_advice: bool = False


class Amount(Struct, frozen=True):
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int
    start: int | None = None


class Part(Struct, frozen=True):
    """One kind of thing to pay with: at most `most` pieces, each worth `worth`."""

    name: str
    label: Msg
    most: int
    worth: int = 1


class Split(Struct, frozen=True):
    """The numbers of pieces of each part that pay `total`; the value is the tuple of counts.

    The pieces cover the total, and without any one of them they would not.
    """

    parts: tuple[Part, ...]
    total: int
    start: tuple[int, ...] | None = None


Domain: TypeAlias = OneOf | SomeOf | Amount | Split


def held_first(domain: Domain, *, advises: bool = True) -> Any:
    """Return the form's value before the member chooses: the proposal, else the domain's start; None if it has
    neither.

    Unless the form `advises`, a proposal that is advice does not count.
    """
    proposed = domain.proposed if isinstance(domain, (OneOf, SomeOf)) else None
    if isinstance(domain, (OneOf, SomeOf)) and domain.is_advice and not advises:
        proposed = None
    wanted = None if proposed is None else proposed()
    return domain.start if wanted is None else wanted


def values(domain: Domain) -> Iterator[Any]:
    """Every value of the domain, lazily, each once."""
    match domain:
        case OneOf():
            yield from _values_of(domain)
        case SomeOf():
            for size in range(domain.at_least, min(domain.at_most, len(domain.options)) + 1):
                for picked in combinations(domain.options, size):
                    if _within_limits(picked, domain.limits):
                        yield tuple(option.value for option in picked)
        case Amount():
            yield from range(domain.low, domain.high + 1)
        case Split():
            yield from _splits(domain.parts, domain.total)
        case _:
            assert_never(domain)


def contains(domain: Domain, value: Any) -> bool:
    """Is this one of the domain's values?"""
    match domain:
        case OneOf():
            return value in _values_of(domain)
        case SomeOf():
            if not isinstance(value, tuple):
                return False
            picked = tuple(option for option in domain.options if option.value in value)
            return (
                tuple(option.value for option in picked) == value
                and domain.at_least <= len(picked) <= domain.at_most
                and _within_limits(picked, domain.limits)
            )
        case Amount():
            return type(value) is int and domain.low <= value <= domain.high
        case Split():
            return (
                isinstance(value, tuple)
                and len(value) == len(domain.parts)
                and all(type(count) is int for count in value)
                and _pays(domain.parts, value, domain.total)
            )
        case _:
            assert_never(domain)


def sample(domain: Domain, rng: Rng) -> Any:
    """A value of the domain; every value has a chance.

    Raises:
        IndexError: the domain is empty.
    """
    # Types are compared one after another instead of matched: playouts ask this more often than anything else.
    if isinstance(domain, OneOf):
        return rng.pick(_values_of(domain))
    if isinstance(domain, SomeOf):
        return _sample_some(domain, rng)
    if isinstance(domain, Split):
        return rng.pick(tuple(_splits(domain.parts, domain.total)))
    if domain.high < domain.low:
        raise IndexError("empty amount")
    return domain.low + rng.below(domain.high - domain.low + 1)


def _values_of(domain: OneOf) -> Sequence[Any]:
    if isinstance(domain.options, Offers):
        return domain.options.values
    return [option.value for option in domain.options]


def _within_limits(picked: tuple[Option, ...], limits: Mapping[str, int]) -> bool:
    used = Counter(group for option in picked for group in option.groups)
    return all(used[group] <= limit for group, limit in limits.items())


def _sample_some(domain: SomeOf, rng: Rng) -> tuple[Any, ...]:
    most = min(domain.at_most, len(domain.options))
    if most < domain.at_least:
        raise IndexError("empty choice")
    wanted = domain.at_least + rng.below(most - domain.at_least + 1)
    order = list(range(len(domain.options)))
    rng.shuffle(order)
    options, limits = domain.options, domain.limits
    picked: list[int] = []
    used: dict[str, int] = {}
    for index in order:
        if len(picked) == wanted:
            break
        groups = options[index].groups
        if groups:
            if any(used.get(group, 0) >= limits.get(group, most) for group in groups):
                continue
            for group in groups:
                used[group] = used.get(group, 0) + 1
        picked.append(index)
    if len(picked) < domain.at_least:
        # Overlapping limits can lead a greedy choice into a dead end; then the first value that fits is used.
        first = next(values(domain), None)
        if first is None:
            raise IndexError("empty choice")
        return tuple(first)
    return tuple(domain.options[index].value for index in sorted(picked))


def _splits(parts: tuple[Part, ...], total: int) -> Iterator[tuple[int, ...]]:
    """Every count of each part that the later parts can complete to the total without overpaying by a whole piece."""
    held = [part for part in parts if part.most > 0]
    if total <= 0:
        yield (0,) * len(parts)
    elif len(held) == 1:
        # Most payments use a single one of many parts, and then there is only one way.
        count = _due(held[0], total)
        if count <= held[0].most and held[0].worth > 0:
            yield tuple([count if part is held[0] else 0 for part in parts])
    elif len(held) < len(parts):
        at = [index for index, part in enumerate(parts) if part.most > 0]
        for counts in _splits_of_held(held, total):
            spread = [0] * len(parts)
            for index, count in zip(at, counts, strict=True):
                spread[index] = count
            yield tuple(spread)
    else:
        yield from _splits_of_held(held, total)


def _splits_of_held(parts: Sequence[Part], total: int) -> Iterator[tuple[int, ...]]:
    reach = [0]
    for part in reversed(parts):
        reach.append(reach[-1] + part.most * part.worth)
    reach.reverse()

    def fill(index: int, due: int) -> Iterator[tuple[int, ...]]:
        part = parts[index]
        if index == last:
            yield (_due(part, due),)
            return
        least, most = _due(part, due - reach[index + 1]), min(part.most, _due(part, due))
        for count in range(least, most + 1):
            for rest in fill(index + 1, due - count * part.worth):
                yield (count, *rest)

    if reach[0] < total:
        return
    last = len(parts) - 1
    if last < 0:
        yield ()
        return
    for counts in fill(0, total):
        if last == 0 or _pays(parts, counts, total):
            yield counts


def _due(part: Part, due: int) -> int:
    """Return the number of pieces that cover the amount due."""
    return -(-due // part.worth) if due > 0 and part.worth > 0 else 0


def _pays(parts: Sequence[Part], counts: tuple[int, ...], total: int) -> bool:
    spare = -total
    cheapest = None
    for part, count in zip(parts, counts, strict=True):
        if not 0 <= count <= part.most:
            return False
        if count > 0:
            spare += part.worth * count
            if cheapest is None or part.worth < cheapest:
                cheapest = part.worth
    return spare >= 0 and (cheapest is None or cheapest > spare)
