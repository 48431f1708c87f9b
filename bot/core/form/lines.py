"""Moves as lines of text: suggestions for a line that a member types, from that member's own view of the table."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from time import thread_time
from typing import Any, TypeVar, assert_never

from bot.core import form
from bot.core.form import payment
from bot.core.text.lines import cut
from rules.core.domains import Amount, Domain, OneOf, SomeOf, Split, contains, values
from rules.core.errors import Refusal
from rules.core.game import GameDef, Move, Verb, verb_of
from rules.core.naming import Spoken, plain, unspoken
from rules.core.seats import Seat
from rules.core.text import Msg, Say

T = TypeVar("T")

MOST = 25
CHARS = 100
MOST_TRIED = 1000
"""The most moves that are tried for one list of suggestions."""
MOST_S = 0.003
"""The longest processor time in seconds for one list. The event loop waits meanwhile."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    label: str
    value: str
    also: str = ""
    """Words by which it is found too."""


def suggest(pairs: Sequence[Suggestion], typed: str) -> list[Suggestion]:
    """Return suggestions that start with the typed text, then those that contain every typed word.

    If none does, accents and punctuation do not count. For text longer than a suggestion can be, return none.
    """
    if len(typed) > CHARS:
        return []
    for same in (str.casefold, plain):
        wanted = same(typed).strip()
        words = _words(wanted) if same is str.casefold else [*map(plain, _words(typed))]
        begins = [
            pair for pair in pairs if any(same(text).startswith(wanted) for text in _texts(pair))
        ]
        holds = [
            pair
            for pair in pairs
            if pair not in begins and all(word in same(" ".join(_texts(pair))) for word in words)
        ]
        if found := (begins + holds)[:MOST]:
            return found
    return []


def complete_line(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    verb: Verb[Any, Any],
    typed: str,
    say: Say,
    spoken: Spoken = unspoken,
) -> list[Suggestion]:
    """Suggest whole moves of a verb as lines of text: starting points, or additions to the typed move."""
    if len(typed) > CHARS:
        return []
    ends_at = thread_time() + MOST_S
    base, rest = longest_move(game, state, seat, verb, typed, ends_at, spoken)
    if base is None:
        return suggest(list(until(ends_at, beginnings(game, state, seat, verb, say))), typed)
    grown = list(until(ends_at, grown_from(game, state, seat, verb, base, say)))
    if not rest:
        written = game.write(base)
        return [Suggestion(cut(written, CHARS), written), *grown][:MOST]
    words = _words(rest.casefold())
    fitting = [
        pair for pair in grown if all(word in " ".join(_texts(pair)).casefold() for word in words)
    ]
    return (fitting or grown)[:MOST]


def longest_move(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    verb: Verb[Any, Any],
    typed: str,
    ends_at: float,
    spoken: Spoken,
) -> tuple[Move | None, str]:
    """Return the move that the longest readable prefix of the text means, and the text after that prefix."""
    text = typed.rstrip(" ;,")
    ends = [len(text), *(found.start() for found in re.finditer(r"[\s;,]+", text))][::-1]
    for end in until(ends_at, sorted(ends, reverse=True)):
        try:
            move = game.read(state, seat, text[:end], spoken)
        except Refusal:
            continue
        given = form.given_of(verb, move) if verb_of(game, move) is verb else None
        if given is not None and form.settled(state, seat, verb, given).keys() == given.keys():
            return move, text[end:].strip(" ;,")
    return None, typed


def until(ends_at: float, items: Iterable[T]) -> Iterator[T]:
    """Yield the items produced before the deadline, but at least one."""
    for each in items:
        yield each
        if thread_time() > ends_at:
            return


def beginnings(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    verb: Verb[Any, Any],
    say: Say,
    *,
    every: bool = False,
) -> Iterator[Suggestion]:
    """Yield every way to fill in the required fields. Fields with a default keep it, unless `every` value is wanted."""

    def fill(
        given: dict[str, Any], labels: tuple[str, ...], settled: tuple[str, ...] = ()
    ) -> Iterator[Suggestion]:
        """`settled` are the labels of fields with a single choice. They say something only if there is no other."""
        if len(given) == len(verb.fields):
            line = game.write(verb.move(**given))
            phrase = " · ".join(dict.fromkeys(labels or settled)) or line
            yield Suggestion(phrase, line, " ".join(settled))
            return
        this = verb.fields[len(given)]
        domain = this.domain(state, seat, given)
        if domain.start is not None and not every:
            yield from fill({**given, this.name: domain.start}, labels, settled)
            return
        is_settled = isinstance(domain, OneOf) and len(domain.options) == 1
        for value, label in _labelled(domain):
            said = () if label is None else (say(label),)
            grown = (labels, (*settled, *said)) if is_settled else ((*labels, *said), settled)
            yield from fill({**given, this.name: value}, *grown)

    yield from islice(fill({}, ()), MOST_TRIED)


def _labelled(domain: Domain) -> Iterator[tuple[Any, Msg | None]]:
    """Yield values to start with. For subsets only the first valid one, since more can be added later."""
    match domain:
        case OneOf():
            yield from ((option.value, option.label) for option in domain.options)
        case Amount():
            yield from ((number, None) for number in values(domain))
        case SomeOf():
            yield from ((value, None) for value in islice(values(domain), 1))
        case Split():
            yield payment.suggested(domain), None
        case _:
            assert_never(domain)


def grown_from(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    verb: Verb[Any, Any],
    base: Move,
    say: Say,
) -> Iterator[Suggestion]:
    """Yield the move with one more pick in a field that takes several, or with a value other than a field's default."""
    given = form.given_of(verb, base)
    held: dict[str, Any] = {}
    for this in verb.fields:
        domain = this.domain(state, seat, held)
        for more, label in _more(domain, given[this.name]):
            kept = form.settled(state, seat, verb, {**given, this.name: more})
            move = verb.move(**{**given, **kept})
            line = game.write(move)
            whole = f"{game.write(base)} + {say(label)}"
            yield Suggestion(whole if len(whole) <= CHARS else line, line)
        held[this.name] = given[this.name]


def _more(domain: Domain, old: Any) -> Iterator[tuple[Any, Msg]]:
    """Yield values that extend the old one, each with the label of the addition."""
    match domain:
        case SomeOf():
            for option in domain.options:
                if option.value not in old:
                    picked = (*old, option.value)
                    more = tuple(each.value for each in domain.options if each.value in picked)
                    if contains(domain, more):
                        yield more, option.label
        case OneOf() if domain.start is not None and old == domain.start:
            others = (option for option in domain.options if option.value != old)
            yield from ((option.value, option.label) for option in others)


def _texts(pair: Suggestion) -> tuple[str, ...]:
    return pair.value, pair.label, pair.also


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\W_]+", text) if word]
