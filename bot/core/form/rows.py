"""Turns a domain into rows of choices, in pages that fit a select or a row of buttons. Pure."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, assert_never

from bot.core.form import payment
from rules.core.domains import Amount, Domain, OneOf, Option, SomeOf, Split
from rules.core.text import Msg, msg

SELECT_SIZE = 25
BUTTONS = 5
"""The most buttons in one row."""
KEYS = 15
"""Up to this many marked options become keys, in rows of buttons. More become a select."""
FEW = 3
"""Fewer options than this stay buttons once one of them is chosen, although they are marked."""
KEYS_IN_AREA = 10
"""Up to this many below the row of an area, so that the rows of one field fit together."""
MORE = "+"
"""The token of “more choices”."""
NONE = "="
"""The token of “none of these”."""
AREA = "area"
"""The part of a field whose row opens one of its areas; a click there changes no value."""
TOKEN_LENGTH = 24


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to click."""

    token: str
    label: Msg
    note: Msg | None
    chosen: bool
    mark: str = ""
    """Printed before the label."""
    short: str = ""
    """Replaces the label on a button."""
    value: Any = None
    """The value of the domain that it stands for; None for those that stand for none."""


@dataclass(frozen=True, slots=True)
class Control:
    """A row of choices: of a field, or of one part of a payment (``field.0``, ``field.1`` …)."""

    name: str
    label: Msg
    choices: tuple[Choice, ...]
    at_least: int
    at_most: int
    page: int
    pages: int
    buttons: bool

    @property
    def height(self) -> int:
        """Return the number of rows of components that the control takes."""
        return -(-len(self.choices) // BUTTONS) if self.buttons else 1

    @property
    def is_area(self) -> bool:
        """Return whether the control opens an area and chooses nothing."""
        return self.name.endswith(f".{AREA}")

    @property
    def field(self) -> str:
        return self.name.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Numbers(Sequence[Option]):
    """Numbers as options, created on access."""

    numbers: Sequence[int]

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, index: Any) -> Any:
        number = self.numbers[index]
        return Option(number, msg("ui.panel.number", number=number))


@dataclass(frozen=True, slots=True)
class Pieces(Sequence[Option]):
    """Counts of one part of a payment, each with the rest of that payment; created on access."""

    numbers: Sequence[int]
    domain: Split
    counts: payment.Counts
    part: int

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, index: Any) -> Any:
        number = self.numbers[index]
        label = msg("ui.panel.pieces", number=number, part=self.domain.parts[self.part].label)
        counts = payment.with_part(self.domain, self.counts, self.part, number)
        rest = () if counts is None else payment.pieces(self.domain, counts, without=self.part)
        return Option(number, label, note=msg("ui.panel.besides", pieces=rest) if rest else None)


def token_of(value: Any) -> str:
    """Return a short text that identifies a value within its domain."""
    text = json_of(value)
    if len(text) <= TOKEN_LENGTH and text.isascii():
        return text
    return "#" + blake2b(text.encode(), digest_size=8).hexdigest()


def json_of(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def choice_of(option: Option, *, chosen: bool) -> Choice:
    token = token_of(option.value)
    return Choice(token, option.label, option.note, chosen, option.mark, option.short, option.value)


def marked(choice: Choice, text: str) -> str:
    """Return a choice's label, preceded by its mark on the picture unless the label already is that mark."""
    is_called_so = text == choice.mark or text.startswith(f"{choice.mark} ")
    return f"{choice.mark} · {text}" if choice.mark and not is_called_so else text


def page_size(count: int, *, with_none: bool) -> int:
    """Return the number of `count` options that fit on one page, beside “more” and “none of these”."""
    room = SELECT_SIZE - with_none
    return room if count <= room else room - 1


def rows(
    name: str,
    label: Msg,
    domain: Domain,
    value: Any,
    pages: Mapping[str, int],
    *,
    with_none: bool,
) -> Iterator[Control]:
    """Yield the rows in which a field's value is chosen. `value` is None if it has none."""
    match domain:
        case OneOf():
            yield from _one_of(name, label, domain, value, pages)
        case Amount():
            numbers = Numbers(range(domain.low, domain.high + 1))
            yield from _one(name, label, numbers, value, pages)
        case SomeOf():
            yield from _some(name, label, domain, value, pages, with_none=with_none)
        case Split():
            if value is not None:
                yield from _payment(name, label, domain, value, pages)
        case _:
            assert_never(domain)


def _one_of(
    name: str, label: Msg, domain: OneOf, value: Any, pages: Mapping[str, int]
) -> Iterator[Control]:
    keys = _keys(domain, value, KEYS)
    areas = domain.areas() if domain.areas and not keys and len(domain.options) > BUTTONS else ()
    if areas:
        row = f"{name}.{AREA}"
        holding = (at for at, area in enumerate(areas) if value in area.values)
        opened = pages.get(row, next(holding, 0)) % len(areas)
        choices = tuple(
            Choice(str(at), area.name, None, chosen=at == opened) for at, area in enumerate(areas)
        )
        yield Control(row, label, choices, 1, 1, page=0, pages=1, buttons=True)
        inside = areas[opened].values
        domain = OneOf(tuple(each for each in domain.options if each.value in inside))
        keys = _keys(domain, value, KEYS_IN_AREA)
    if keys:
        yield Control(name, label, keys, 1, 1, page=0, pages=1, buttons=True)
    else:
        yield from _one(name, label, domain.options, value, pages)


def _keys(domain: OneOf, value: Any, most: int) -> tuple[Choice, ...]:
    """Return the options as keys, if nothing is chosen yet and all are marked and few. The default needs no key.

    A proposal has to be seen beside the other options, so those are no keys.
    """
    if domain.proposed is not None:
        return ()
    others = [option for option in domain.options if option.value != domain.start]
    if value != domain.start or len(others) > most or not all(option.mark for option in others):
        return ()
    return tuple(choice_of(option, chosen=False) for option in others)


def _one(
    name: str, label: Msg, options: Sequence[Option], value: Any, pages: Mapping[str, int]
) -> Iterator[Control]:
    if not options:
        return
    buttons = len(options) <= BUTTONS
    chosen = () if value is None else (value,)
    size = page_size(len(options), with_none=False)
    page, number_of_pages, choices = open_page(name, options, chosen, pages, size)
    if buttons and any(each.chosen and each.mark for each in choices):
        # A choice made among keys takes one line, so that on a phone the picture stays in view.
        buttons = len(choices) < FEW
    yield Control(name, label, choices, 1, 1, page, number_of_pages, buttons)


def _some(
    name: str,
    label: Msg,
    domain: SomeOf,
    value: tuple[Any, ...] | None,
    pages: Mapping[str, int],
    *,
    with_none: bool,
) -> Iterator[Control]:
    if not domain.options:
        return
    size = page_size(len(domain.options), with_none=with_none)
    page, number_of_pages, choices = open_page(name, domain.options, value or (), pages, size)
    at_most = min(domain.at_most, len(choices))
    if with_none:
        none = Choice(NONE, msg("ui.panel.none"), None, value == ())
        choices = (*choices, none)
    at_least = 0 if number_of_pages > 1 or with_none else min(domain.at_least, at_most)
    yield Control(name, label, choices, at_least, at_most, page, number_of_pages, buttons=False)


def _payment(
    name: str, label: Msg, domain: Split, counts: tuple[int, ...], pages: Mapping[str, int]
) -> Iterator[Control]:
    for index, part in enumerate(domain.parts):
        numbers = payment.counts_of_part(domain, counts, index)
        if len(numbers) > 1:
            row = f"{name}.{index}"
            options = Pieces(numbers, domain, counts, index)
            size = page_size(len(numbers), with_none=False)
            page, number_of_pages, choices = open_page(row, options, (counts[index],), pages, size)
            said = msg("ui.panel.part", field=label, part=part.label)
            yield Control(row, said, choices, 1, 1, page, number_of_pages, buttons=False)


def open_page(
    name: str,
    options: Sequence[Option],
    chosen: tuple[Any, ...],
    pages: Mapping[str, int],
    size: int,
) -> tuple[int, int, tuple[Choice, ...]]:
    """Return the number of the open page, the number of pages of a size, and the choices on the open page."""
    count = len(options)
    number_of_pages = -(-count // size)
    first_chosen = 0
    if chosen and number_of_pages > 1:
        first_chosen = next((i for i in range(count) if options[i].value in chosen), 0)
    page = pages.get(name, first_chosen // size) % number_of_pages
    shown = (options[i] for i in range(page * size, min((page + 1) * size, count)))
    choices = tuple(choice_of(option, chosen=option.value in chosen) for option in shown)
    return page, number_of_pages, choices
