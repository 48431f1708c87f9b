"""Suggestions while a member types, for any title. They come from that member's own view of the table.

The pure part works on a title, a position and a seat; `field` and `line` wrap it for slash commands.
"""

from collections.abc import Callable, Coroutine, Sequence
from itertools import islice
from typing import Any

import discord
from discord import app_commands

from bot.core.core import BaseBot, core_of
from bot.core.form.lines import CHARS, MOST, Suggestion, complete_line, suggest
from bot.core.text.lines import cut
from bot.core.text.translator import translator
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from rules.core import engine
from rules.core.domains import OneOf, SomeOf, contains, values
from rules.core.game import Verb, verb_named
from rules.core.naming import Spoken
from rules.core.seats import Seat
from rules.core.text import Say
from rules.registry import load

Choices = list[app_commands.Choice[str]]
Autocomplete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]


Reader = Callable[[str, Spoken], str | None]
"""Returns the value of a text that is named as on a panel; None if it is not."""

_CLOSED: set[Autocomplete] = set()
_READERS: dict[Autocomplete, Reader] = {}


def closed(suggest: Autocomplete) -> Autocomplete:
    """Mark suggestions that are all there is: a value may be named by the beginning or a part of a label."""
    _CLOSED.add(suggest)
    return suggest


def is_closed(suggest: Any) -> bool:
    return suggest in _CLOSED


def read_by(reader: Reader) -> Callable[[Autocomplete], Autocomplete]:
    """Mark suggestions beside which a value may also be named as on a panel."""

    def mark(suggest: Autocomplete) -> Autocomplete:
        _READERS[suggest] = reader
        return suggest

    return mark


def reader_of(suggest: Any) -> Reader | None:
    return _READERS.get(suggest)


def complete_field(
    state: Any, seat: Seat, verb: Verb[Any, Any], name: str, typed: str, say: Say
) -> list[Suggestion]:
    """Suggest values for one field of a verb. If it takes several, each suggestion adds one to the typed list."""
    domain = engine.domain_of(verb, state, seat, {}, name)
    match domain:
        case OneOf():
            pairs = [Suggestion(say(each.label), str(each.value)) for each in domain.options]
            return suggest(pairs, typed)
        case SomeOf():
            return _complete_list(domain, typed, say)
        case _:
            numbers = [Suggestion(str(value), str(value)) for value in islice(values(domain), MOST)]
            return suggest(numbers, typed)


def field(verb: str, name: str) -> Autocomplete:
    """Return the autocomplete for an option that takes one field of a verb."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        def at(position: Position, seat: Seat, say: Say) -> list[Suggestion]:
            found = verb_named(position.game, verb)
            if found is None or not found.available(position.state, seat):
                return []
            return complete_field(position.state, seat, found, name, current, say)

        return await _suggestions(interaction, at)

    return complete


def line(verb: str) -> Autocomplete:
    """Return the autocomplete for an option that takes a whole move of a verb."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        spoken = core_of(interaction).catalogues.wordings

        def at(position: Position, seat: Seat, say: Say) -> list[Suggestion]:
            found = verb_named(position.game, verb)
            if found is None or not found.available(position.state, seat):
                return []
            return complete_line(position.game, position.state, seat, found, current, say, spoken)

        return await _suggestions(interaction, at)

    return complete


def component(title: str) -> Autocomplete:
    """Return the autocomplete for an option that takes the name of a card or other component of a title."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        glossary = load(title).glossary
        assert glossary is not None
        core = core_of(interaction)
        say = translator(core.catalogues[await core.languages.of_member(interaction)], None).draw
        pairs = [Suggestion(say(glossary.name(each)), each) for each in glossary.ids]
        return choices(suggest(pairs, current))

    return complete


def choices(pairs: Sequence[Suggestion]) -> Choices:
    """Return suggestions in the form Discord accepts: at most 25, none longer than 100 characters."""
    fitting = [pair for pair in pairs if pair.label and 0 < len(pair.value) <= CHARS]
    return [
        app_commands.Choice(name=cut(pair.label, CHARS), value=pair.value)
        for pair in fitting[:MOST]
    ]


async def _suggestions(
    interaction: discord.Interaction[BaseBot],
    at: Callable[[Position, Seat, Say], list[Suggestion]],
) -> Choices:
    """Return the suggestions of `at` if it is the member's turn at the table in question, otherwise none."""
    core = core_of(interaction)
    try:
        position = await core.table(interaction, getattr(interaction.namespace, "table", None))
    except TableRefusal:
        return []
    seat = position.seat_of(interaction.user.id)
    if seat is None or seat not in position.waiting():
        return []
    language = await core.languages.of_member(interaction)
    text = translator(core.catalogues[language], position)
    return choices(at(position, seat, text.draw))


def _complete_list(domain: SomeOf, typed: str, say: Say) -> list[Suggestion]:
    """Suggest lists separated by spaces. “-” is the empty list. All options together come first, if that is allowed."""
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
