"""Moves by the labels of their form, in any language: the text of what a member would click. Pure.

A text names a verb, or not, and then values of its fields in their order: ``Play a card: Sales``, ``Sales, Trade``,
``Sales``. Fields that it leaves out keep what the form holds.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from time import thread_time
from types import MappingProxyType
from typing import Any, Final, TypeVar, assert_never

from bot.core.form import payment
from bot.core.form.page import given_of, may_be_none, settled, standing
from bot.core.form.rows import page_size
from bot.core.form.shortcuts import Marked, filled
from bot.core.text.lines import cut
from rules.core import engine
from rules.core.domains import Amount, Domain, OneOf, Option, SomeOf, Split, contains, values
from rules.core.errors import MalformedMove, Refusal
from rules.core.game import Field, GameDef, Given, Move, Verb, verb_of
from rules.core.naming import Spoken, literal, plain
from rules.core.seats import Seat
from rules.core.text import msg

T = TypeVar("T")
Meant = tuple[Verb[Any, Any], dict[str, Any]]
"""A verb, and the values that were chosen for its fields."""

SEARCH_S: Final = 0.25
"""Seconds of processor time for reading one text. Not to be spent on the event loop."""
_MOST: Final = 50
"""The most readings that are compared."""
_LENGTHS: Final = (100, 80)
"""Discord cuts labels of menus and buttons at these lengths."""
_SEPARATING: Final = re.compile(r"[,;:·•…]+")
_APART: Final = re.compile(r"(?<=\d)[\s,;:·•…]+(?=\d)")
"""Numbers that stand side by side; they stay apart."""
_BETWEEN: Final = "|"


def read_labels(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    text: str,
    spoken: Spoken,
    menu: Sequence[Verb[Any, Any]],
    *,
    opened: Verb[Any, Any] | None = None,
    given: Given = MappingProxyType({}),
) -> Meant | None:
    """Return the choices that a text names; None if it names none.

    Args:
        menu: the verbs that may be meant.
        opened: the verb whose form is open, which is meant first; `given` holds the choices in that form.

    Raises:
        MalformedMove: ui.several_meant, if several verbs offer that choice.
    """
    for same in (_loose, _bare):
        wanted = same(text)
        if not wanted:
            continue
        reader = _Reader(game, state, seat, spoken, same, opened)
        if opened is not None and (found := reader.first(opened, given, wanted)) is not None:
            return opened, found
        called = [
            (verb, found)
            for verb in menu
            for rest in reader.after_verb(verb, wanted)
            if (found := reader.first(verb, {}, rest)) is not None
        ]
        if called:
            return called[0]
        meant = [
            (verb, found)
            for verb in menu
            if verb is not opened and (found := reader.first(verb, {}, wanted)) is not None
        ]
        if len(meant) > 1:
            raise MalformedMove(
                "ui.several_meant",
                text=cut(text, _LENGTHS[1]),
                verbs=tuple(msg(f"{game.key}.verb.{verb.name}") for verb, _ in meant),
            )
        if meant:
            return meant[0]
    return None


def read_text(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    text: str,
    spoken: Spoken,
    menu: Sequence[Verb[Any, Any]],
    *,
    opened: Verb[Any, Any] | None = None,
    given: Given = MappingProxyType({}),
) -> tuple[Meant, bool]:
    """Return the choices that a text means, and whether it is the line of a whole legal move.

    Raises:
        Refusal: it is no legal move and names no choice.
    """
    try:
        move = game.read(state, seat, text, spoken)
        engine.check(game, state, seat, move)
    except Refusal as refusal:
        named = read_labels(game, state, seat, text, spoken, menu, opened=opened, given=given)
        if named is None:
            raise refusal from None
        return named, False
    verb = verb_of(game, move)
    assert verb is not None
    return (verb, given_of(verb, move)), True


def read_whole(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    text: str,
    spoken: Spoken,
    menu: Sequence[Verb[Any, Any]],
) -> Move | None:
    """Return the move that labels name, completed like a suggestion; None if a choice is missing."""
    found = read_labels(game, state, seat, text, spoken, menu)
    if found is None:
        return None
    verb, given = found
    held: dict[str, Any] = {}
    for field in verb.fields:
        domain = field.domain(state, seat, held)
        value = given[field.name] if field.name in given else _suggested(domain)
        if value is None:
            return None
        held[field.name] = value
    move: Move = verb.move(**held)
    return move


def _suggested(domain: Domain) -> Any:
    """Return the value of a field that a suggested move does not name; None if such a move names it."""
    if domain.start is not None:
        return domain.start
    if isinstance(domain, Split):
        return payment.suggested(domain)
    several = 1 if isinstance(domain, SomeOf) else 2
    first = list(islice(values(domain), several))
    return first[0] if len(first) == 1 else None


class _Reader:
    """Reads texts of which `same` has removed all that does not count."""

    def __init__(
        self,
        game: GameDef[Any, Any],
        state: Any,
        seat: Seat,
        spoken: Spoken,
        same: Callable[[str], str],
        opened: Verb[Any, Any] | None = None,
    ) -> None:
        """Store the parts. `opened` is the verb whose form the text goes on with."""
        self._game = game
        self._state = state
        self._seat = seat
        self._spoken = spoken
        self._same = same
        self._opened = opened
        self._ends_at = thread_time() + SEARCH_S

    def after_verb(self, verb: Verb[Any, Any], text: str) -> Iterator[str]:
        """Yield the rest of a text that begins with the name of a verb."""
        label = msg(f"{self._game.key}.verb.{verb.name}")
        for name in self._forms(verb.name, *self._spoken(label)):
            if (rest := _after(text, name)) is not None:
                yield rest

    def first(self, verb: Verb[Any, Any], base: Given, text: str) -> dict[str, Any] | None:
        """Return the reading of a text as values of a verb's fields: of as few as possible, and of open ones first."""
        for shortcut in verb.shortcuts:
            options = Marked(shortcut.options(self._state, self._seat, base))
            for option, rest in self._options(options, text):
                if not rest:
                    return settled(self._state, self._seat, verb, filled(verb, option.value))
        readings = islice(self._fill(verb, 0, {}, {}, base, text), _MOST)
        for given in sorted(readings, key=lambda each: (len(each), len(each.keys() & base.keys()))):
            kept = settled(self._state, self._seat, verb, {**base, **given})
            if given.keys() <= kept.keys():
                return kept
        return None

    def _fill(
        self,
        verb: Verb[Any, Any],
        at: int,
        held: Mapping[str, Any],
        given: Mapping[str, Any],
        base: Given,
        text: str,
    ) -> Iterator[dict[str, Any]]:
        if not text:
            yield dict(given)
            return
        if at == len(verb.fields) or thread_time() > self._ends_at:
            return
        field = verb.fields[at]
        domain = field.domain(self._state, self._seat, held)
        now = standing(field, domain, base)
        shows_now = isinstance(domain, Split) or verb is self._opened
        old = now if shows_now else base.get(field.name)
        for rest in self._after_field(verb, field, text):
            for value, after in self._values(domain, rest, old):
                chosen = {**given, field.name: value}
                yield from self._fill(
                    verb, at + 1, {**held, field.name: value}, chosen, base, after
                )
        if now is not None and contains(domain, now):
            yield from self._fill(verb, at + 1, {**held, field.name: now}, given, base, text)

    def _after_field(self, verb: Verb[Any, Any], field: Field[Any], text: str) -> Iterator[str]:
        """Yield the text, and its rest if it begins with the name of the field."""
        yield text
        label = msg(f"{self._game.key}.field.{verb.name}.{field.name}")
        for name in self._forms(*self._spoken(label)):
            if (rest := _after(text, name)) is not None:
                yield rest

    def _values(self, domain: Domain, text: str, old: Any) -> Iterator[tuple[Any, str]]:
        """Yield the values with which a text begins, the longest name first, and the rest of the text."""
        match domain:
            case OneOf():
                for option, rest in self._options(domain.options, text):
                    yield option.value, rest
            case Amount():
                if found := re.match(r"[0-9]{1,6}", text):
                    yield int(found[0]), text[found.end() :].removeprefix(_BETWEEN)
            case SomeOf():
                yield from self._subsets(domain, text, old or ())
            case Split():
                yield from self._payments(domain, (0,) * len(domain.parts), text)
                for at, number, rest in self._pieces(domain, text):
                    if old is not None and (changed := payment.with_part(domain, old, at, number)):
                        yield changed, rest
            case _:
                assert_never(domain)

    def _options(self, options: Sequence[Option], text: str) -> list[tuple[Option, str]]:
        """Return the options with whose names a text begins. Of several that look alike the first is meant."""
        found: dict[tuple[int, str], tuple[Option, str]] = {}
        for option in options:
            for name in self._names(option):
                if (rest := _after(text, name)) is not None:
                    found.setdefault((-len(name), name), (option, rest))
        return [found[key] for key in sorted(found, key=lambda key: key[0])]

    def _names(self, option: Option) -> frozenset[str]:
        said = [*self._spoken(option.label), *([option.short] if option.short else [])]
        marked = [f"{option.mark} {each}" for each in said] if option.mark else []
        value = [str(option.value)] if isinstance(option.value, str | int) else []
        return self._forms(*marked, *said, option.mark, *value)

    def _forms(self, *names: str) -> frozenset[str]:
        """Return the names as they may stand in a text, also cut to the length of a label."""
        whole = {each for name in names for each in (name, *(cut(name, n) for n in _LENGTHS))}
        return frozenset(filter(None, map(self._same, whole)))

    def _subsets(
        self, domain: SomeOf, text: str, old: tuple[Any, ...]
    ) -> Iterator[tuple[tuple[Any, ...], str]]:
        """Yield subsets. A subset that is not large enough yet grows; otherwise picks on other pages of a menu stay."""
        before = old if len(old) < domain.at_least else ()
        size = page_size(len(domain.options), with_none=may_be_none(domain))
        pages = {each.value: at // size for at, each in enumerate(domain.options)}
        for picked, rest in self._picks(domain, before, text):
            named = {pages[each] for each in picked}
            kept = {each for each in old if each in pages and pages[each] not in named}
            for values_ in (kept.union(picked), picked) if kept else (picked,):
                subset = tuple(each for each in pages if each in values_)
                if values_ is picked or contains(domain, subset):
                    yield subset, rest
        for name in self._forms(*self._spoken(msg("ui.panel.none"))):
            if domain.at_least == 0 and (after := _after(text, name)) is not None:
                yield (), after
        if domain.at_least == 0 and text.startswith("-"):
            yield (), text[1:]

    def _picks(
        self, domain: SomeOf, picked: tuple[Any, ...], text: str
    ) -> Iterator[tuple[tuple[Any, ...], str]]:
        if len(picked) == domain.at_most or thread_time() > self._ends_at:
            return
        left = [each for each in domain.options if each.value not in picked]
        for option, rest in self._options(left, text):
            more = (*picked, option.value)
            yield from self._picks(domain, more, rest)
            yield more, rest

    def _payments(
        self, domain: Split, counts: tuple[int, ...], text: str
    ) -> Iterator[tuple[tuple[int, ...], str]]:
        if contains(domain, counts):
            yield counts, text
        for at, number, rest in self._pieces(domain, text):
            if number and not counts[at]:
                more = (*counts[:at], number, *counts[at + 1 :])
                yield from self._payments(domain, more, rest)

    def _pieces(self, domain: Split, text: str) -> Iterator[tuple[int, int, str]]:
        """Yield the part of a payment with which a text begins, its number, and the rest of the text."""
        for at, part in enumerate(domain.parts):
            for number in range(part.most, -1, -1):
                label = msg("ui.panel.pieces", number=number, part=part.label)
                for name in self._forms(*self._spoken(label)):
                    if (rest := _after(text, name)) is not None:
                        yield at, number, rest


def _loose(text: str) -> str:
    """Return a text without case, accents, blanks and separators. Signs stay."""
    return _BETWEEN.join(_SEPARATING.sub("", literal(each)) for each in _APART.split(text))


def _bare(text: str) -> str:
    """Return only the letters and digits of a text."""
    return _BETWEEN.join(map(plain, _APART.split(text)))


def _after(text: str, name: str) -> str | None:
    """Return the rest of a text that begins with a name; None if it does not, or goes on in a number."""
    if not text.startswith(name):
        return None
    rest = text[len(name) :]
    if name[-1].isdigit() and rest[:1].isdigit():
        return None
    return rest.removeprefix(_BETWEEN)
