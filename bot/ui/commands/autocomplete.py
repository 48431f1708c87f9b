"""Suggestions while somebody types: from the asker's own view of the table, for any title.

The pure part works on a title, a position and a seat; `field` and `line` wrap it for slash commands.
"""

import re
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from time import thread_time
from typing import Any, TypeVar, assert_never

import discord
from discord import app_commands

from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.ui import form
from bot.ui.form import payment
from bot.ui.services import services_of
from bot.ui.text.lines import cut
from bot.ui.text.translator import translator
from rules.core.domains import Amount, Domain, OneOf, SomeOf, Split, contains, values
from rules.core.errors import Refusal
from rules.core.game import GameDef, Move, Verb, verb_named, verb_of
from rules.core.seats import Seat
from rules.core.text import Msg, Say
from rules.registry import load

T = TypeVar("T")

MOST = 25
CHARS = 100
MOST_TRIED = 1000
"""Moves that are looked at for one list of suggestions,"""
MOST_S = 0.003
"""as far as so many seconds of computing last: the event loop waits meanwhile."""

Choices = list[app_commands.Choice[str]]
Autocomplete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]


@dataclass(frozen=True, slots=True)
class Suggestion:
    label: str
    value: str


def suggest(pairs: Sequence[Suggestion], typed: str) -> list[Suggestion]:
    """Those that go on from what was typed, then those that hold every typed word.

    None goes on from more than a suggestion can hold.
    """
    if len(typed) > CHARS:
        return []
    wanted = typed.casefold().strip()
    words = _words(wanted)
    begins = [
        pair for pair in pairs if any(text.casefold().startswith(wanted) for text in _texts(pair))
    ]
    holds = [
        pair
        for pair in pairs
        if pair not in begins and all(word in " ".join(_texts(pair)).casefold() for word in words)
    ]
    return (begins + holds)[:MOST]


def complete_field(
    state: Any, seat: Seat, verb: Verb[Any, Any], name: str, typed: str, say: Say
) -> list[Suggestion]:
    """Values of one field of a verb; for a field that takes several, the typed list grown by one."""
    domain = next(field for field in verb.fields if field.name == name).domain(state, seat, {})
    match domain:
        case OneOf():
            pairs = [Suggestion(say(each.label), str(each.value)) for each in domain.options]
            return suggest(pairs, typed)
        case SomeOf():
            return _complete_list(domain, typed, say)
        case _:
            numbers = [Suggestion(str(value), str(value)) for value in islice(values(domain), MOST)]
            return suggest(numbers, typed)


def complete_line(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    verb: Verb[Any, Any],
    typed: str,
    say: Say,
) -> list[Suggestion]:
    """Whole moves of a verb as lines of text: first ones to begin with, then ones that add to what is typed."""
    if len(typed) > CHARS:
        return []
    ends_at = thread_time() + MOST_S
    base, rest = _longest_move(game, state, seat, verb, typed, ends_at)
    if base is None:
        return suggest(list(_until(ends_at, _beginnings(game, state, seat, verb, say))), typed)
    grown = list(_until(ends_at, _grown(game, state, seat, verb, base, say)))
    if not rest:
        written = game.write(base)
        return [Suggestion(cut(written, CHARS), written), *grown][:MOST]
    words = _words(rest.casefold())
    fitting = [
        pair for pair in grown if all(word in " ".join(_texts(pair)).casefold() for word in words)
    ]
    return (fitting or grown)[:MOST]


def field(verb: str, name: str) -> Autocomplete:
    """For an option that takes a field of a verb."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        def at(position: Position, seat: Seat, say: Say) -> list[Suggestion]:
            found = verb_named(position.game, verb)
            if found is None or not found.available(position.state, seat):
                return []
            return complete_field(position.state, seat, found, name, current, say)

        return await _suggestions(interaction, at)

    return complete


def line(verb: str) -> Autocomplete:
    """For an option that takes a whole move of a verb."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        def at(position: Position, seat: Seat, say: Say) -> list[Suggestion]:
            found = verb_named(position.game, verb)
            if found is None or not found.available(position.state, seat):
                return []
            return complete_line(position.game, position.state, seat, found, current, say)

        return await _suggestions(interaction, at)

    return complete


def component(title: str) -> Autocomplete:
    """For an option that takes the name of one of a title's cards or other components."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        glossary = load(title).glossary
        assert glossary is not None
        services = services_of(interaction)
        say = translator(
            services.catalogues[await services.languages.of_member(interaction)], None
        ).draw
        pairs = [Suggestion(say(glossary.name(each)), each) for each in glossary.ids]
        return choices(suggest(pairs, current))

    return complete


def choices(pairs: Sequence[Suggestion]) -> Choices:
    """As Discord takes them: at most 25, none longer than 100 characters."""
    fitting = [pair for pair in pairs if pair.label and 0 < len(pair.value) <= CHARS]
    return [
        app_commands.Choice(name=cut(pair.label, CHARS), value=pair.value)
        for pair in fitting[:MOST]
    ]


async def _suggestions(
    interaction: discord.Interaction,
    at: Callable[[Position, Seat, Say], list[Suggestion]],
) -> Choices:
    """What `at` offers the member whose turn it is at the table in question; nothing to anybody else."""
    services = services_of(interaction)
    try:
        position = await services.table(interaction, getattr(interaction.namespace, "table", None))
    except TableRefusal:
        return []
    seat = position.seat_of(interaction.user.id)
    if seat is None or seat not in position.waiting():
        return []
    language = await services.languages.of_member(interaction)
    text = translator(services.catalogues[language], position)
    return choices(at(position, seat, text.draw))


def _complete_list(domain: SomeOf, typed: str, say: Say) -> list[Suggestion]:
    """Lists separated by spaces. “-” is the empty one, and all that may be picked together comes first."""
    by_value = {str(option.value): option for option in domain.options}
    if len(typed) > CHARS:
        return []
    *done, last = typed.split(" ")
    picked = [word for word in done if word in by_value]
    if last in by_value:
        picked.append(last)
        last = ""
    whole: list[Suggestion] = []
    if not picked:
        everything = tuple(option.value for option in domain.options)
        if len(everything) > 1 and contains(domain, everything):
            whole.append(_listed([str(value) for value in everything], by_value, say))
        if domain.at_least == 0:
            whole.append(Suggestion("-", "-"))
    else:
        whole.append(_listed(picked, by_value, say))
    grown = [
        _listed([*picked, value], by_value, say)
        for value in by_value
        if value not in picked and len(picked) < domain.at_most
    ]
    return suggest([*whole, *grown], last) if last and not picked else [*whole, *grown][:MOST]


def _listed(picked: Sequence[str], by_value: dict[str, Any], say: Say) -> Suggestion:
    return Suggestion(", ".join(say(by_value[value].label) for value in picked), " ".join(picked))


def _longest_move(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    verb: Verb[Any, Any],
    typed: str,
    ends_at: float,
) -> tuple[Move | None, str]:
    """The move that the longest readable beginning of a text means, and the text after it."""
    text = typed.rstrip(" ;,")
    ends = [len(text), *(found.start() for found in re.finditer(r"[\s;,]+", text))][::-1]
    for end in _until(ends_at, sorted(ends, reverse=True)):
        try:
            move = game.read(state, seat, text[:end])
        except Refusal:
            continue
        given = form.given_of(verb, move) if verb_of(game, move) is verb else None
        if given is not None and form.settled(state, seat, verb, given).keys() == given.keys():
            return move, text[end:].strip(" ;,")
    return None, typed


def _until(ends_at: float, items: Iterable[T]) -> Iterator[T]:
    """The items that are there in time; one at least."""
    for each in items:
        yield each
        if thread_time() > ends_at:
            return


def _beginnings(
    game: GameDef[Any, Any], state: Any, seat: Seat, verb: Verb[Any, Any], say: Say
) -> Iterator[Suggestion]:
    """Every way to fill in the fields that must be filled in, the others as they start."""

    def fill(given: dict[str, Any], labels: tuple[str, ...]) -> Iterator[Suggestion]:
        if len(given) == len(verb.fields):
            yield Suggestion(" · ".join(labels), game.write(verb.move(**given)))
            return
        this = verb.fields[len(given)]
        domain = this.domain(state, seat, given)
        if domain.start is not None:
            yield from fill({**given, this.name: domain.start}, labels)
            return
        for value, label in _labelled(domain):
            said = (*labels, say(label)) if label is not None else labels
            yield from fill({**given, this.name: value}, said)

    yield from islice(fill({}, ()), MOST_TRIED)


def _labelled(domain: Domain) -> Iterator[tuple[Any, Msg | None]]:
    """Values to begin with; of subsets the first that will do, since more is added later."""
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


def _grown(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    verb: Verb[Any, Any],
    base: Move,
    say: Say,
) -> Iterator[Suggestion]:
    """The move with one more pick in one of its fields: one that takes several, or one that is as it starts."""
    given = form.given_of(verb, base)
    held: dict[str, Any] = {}
    for this in verb.fields:
        domain = this.domain(state, seat, held)
        for more, label in _more(domain, given[this.name]):
            kept = form.settled(state, seat, verb, {**given, this.name: more})
            move = verb.move(**{**given, **kept})
            yield Suggestion(f"+ {say(label)}", game.write(move))
        held[this.name] = given[this.name]


def _more(domain: Domain, old: Any) -> Iterator[tuple[Any, Msg]]:
    """Values that add something to the old one, each with what it adds."""
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


def _texts(pair: Suggestion) -> tuple[str, str]:
    return pair.value, pair.label


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\W_]+", text) if word]
