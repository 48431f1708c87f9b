"""The rows of a form's shortcuts: choices that fill in several fields at once. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from bot.core.form.rows import Control, open_page, token_of
from render.core.panel.focus import Offer, Offered
from rules.core.domains import Offers, Option
from rules.core.errors import Refusal
from rules.core.game import GameDef, Given, Verb
from rules.core.seats import Seat
from rules.core.shortcuts import Shortcut
from rules.core.text import Msg, msg

SIZE = 9
"""The options on one page: each has a digit as its mark, if it has none of its own."""
PIECES = "pieces"
"""The key in `pages` that is 1 while the fields are asked, although there are shortcuts."""


@dataclass(frozen=True, slots=True)
class Shortened:
    """The part of a form that shortcuts take."""

    controls: tuple[Control, ...] = ()
    offered: tuple[Offered, ...] = ()
    filled: int = 0
    """The number of fields that are filled in."""
    in_pieces: bool = False
    """True while the fields are asked instead."""
    other_way: Msg | None = None
    """The text of the button that leads to the fields, or back; None if there is no choice between the two."""

    @property
    def is_open(self) -> bool:
        """Return whether a shortcut is offered and not chosen yet."""
        return bool(self.controls) and self.filled == 0


class Marked(Sequence[Option]):
    """Options with marks, made when they are looked at."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.options = options

    def __len__(self) -> int:
        return len(self.options)

    def __getitem__(self, index: Any) -> Any:
        option = self.options[index]
        return option if option.mark else replace(option, mark=str(index % SIZE + 1))


def shortened(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    verb: Verb[Any, Any],
    given: Given,
    pages: Mapping[str, int],
) -> Shortened:
    """Return the rows of a verb's shortcuts; none if its fields are asked."""
    first, *later = verb.shortcuts or (None,)
    if first is None or not (options := first.options(state, seat, given)):
        return Shortened()
    value = _held(verb, options, given)
    other_way: Msg | None = None
    if not first.is_complete:
        if pages.get(PIECES) or (given and value is None):
            back = msg(f"{game.key}.wholes.{verb.name}")
            return Shortened(in_pieces=True, other_way=back)
        other_way = msg(f"{game.key}.pieces.{verb.name}")
    rows = [_row(game, verb, first, options, value, pages)]
    for shortcut in later if value is not None else ():
        options = shortcut.options(state, seat, given)
        if len(options) > 1:
            rows.append(_row(game, verb, shortcut, options, _held(verb, options, given), pages))
    controls, offered = zip(*rows, strict=True)
    return Shortened(controls, offered, len(value or ()), other_way=other_way)


def filled(verb: Verb[Any, Any], value: tuple[Any, ...]) -> dict[str, Any]:
    """Return the values of the fields that a shortcut's value fills in."""
    return {field.name: each for field, each in zip(verb.fields, value, strict=False)}


def picked(
    state: Any, seat: Seat, shortcut: Shortcut[Any], given: Given, tokens: Sequence[str]
) -> tuple[Any, ...]:
    """Return the value of the option with this token.

    Raises:
        Refusal: it is not offered (any more).
    """
    for value in _values(shortcut.options(state, seat, given)):
        if [token_of(value)] == list(tokens):
            return value
    raise Refusal("ui.no_longer_offered")


def _row(
    game: GameDef[Any, Any],
    verb: Verb[Any, Any],
    shortcut: Shortcut[Any],
    options: Sequence[Option],
    value: tuple[Any, ...] | None,
    pages: Mapping[str, int],
) -> tuple[Control, Offered]:
    name = shortcut.name
    label = msg(f"{game.key}.field.{verb.name}.{name}")
    chosen = () if value is None else (value,)
    page, count, choices = open_page(name, Marked(options), chosen, pages, SIZE)
    offers = tuple(Offer(each.value, each.mark, each.label) for each in choices)
    return (
        Control(name, label, choices, 1, 1, page, count, buttons=False),
        Offered(name, offers, value, len(options)),
    )


def _held(verb: Verb[Any, Any], options: Sequence[Option], given: Given) -> tuple[Any, ...] | None:
    """Return the value of the option that the form holds, if it holds one."""
    names = [field.name for field in verb.fields]
    for value in _values(options):
        if value == tuple(given.get(name) for name in names[: len(value)]):
            return value
    return None


def _values(options: Sequence[Option]) -> Sequence[tuple[Any, ...]]:
    if isinstance(options, Offers):
        return options.values
    return [option.value for option in options]
