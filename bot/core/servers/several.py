"""Settings of a server with several values, separated by commas: the possible values and their names."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import TypeAlias

import discord

from bot.clocks.paces import NO_CLOCK, PRESETS
from bot.core.form.lines import CHARS, Suggestion, suggest
from bot.core.text.lines import cut
from bot.tables.names import channel, role, visible
from rules import registry
from rules.core.naming import exactly_named, plain
from rules.core.text import Msg, msg

MOST = 20
"""The most values of a setting."""
Naming: TypeAlias = Callable[[str, Mapping[str, Iterable[str]]], tuple[str, ...]]
"""`named`, or `exactly_named`."""
_MENTION = re.compile(r"<(?:#|@&)([0-9]+)>")


class Many(Enum):
    """The kinds of values of which a setting holds several."""

    TITLES = "titles"
    PACES = "paces"
    CHANNELS = "channels"
    ROLES = "roles"

    def offered(self, guild: discord.Guild, words: Callable[..., str]) -> list[Suggestion]:
        """Return every value that can be chosen in a server."""
        match self:
            case Many.TITLES:
                return [Suggestion(words(f"{key}.title"), key) for key in registry.title_keys()]
            case Many.PACES:
                return [
                    Suggestion(words(f"hosting.name.{key}"), key) for key in (*PRESETS, NO_CLOCK)
                ]
            case Many.CHANNELS:
                return [
                    Suggestion(f"#{visible(each.name)}", str(each.id))
                    for each in guild.text_channels
                ]
            case Many.ROLES:
                return [
                    Suggestion(f"@{visible(each.name)}", str(each.id))
                    for each in guild.roles
                    if not each.is_default()
                ]

    def unknown(self, values: Sequence[str], guild: discord.Guild) -> tuple[str, ...]:
        """Return those of these values that cannot be chosen in a server."""
        known = {each.value for each in self.offered(guild, lambda key: key)}
        return tuple(each for each in values if each not in known)

    def said(self, values: Sequence[str]) -> tuple[Msg, ...]:
        """Return the names of the values for members."""
        match self:
            case Many.TITLES:
                return tuple(Msg(f"{each}.title") for each in values)
            case Many.PACES:
                return tuple(msg(f"hosting.name.{each}") for each in values)
            case Many.CHANNELS:
                return tuple(map(channel, values))
            case Many.ROLES:
                return tuple(map(role, values))

    def suggested(
        self,
        first: Sequence[Suggestion],
        guild: discord.Guild,
        typed: str,
        words: Callable[..., str],
    ) -> list[Suggestion]:
        """Suggest one value more than those already typed; while there are none, the entries of `first` too."""
        offered = self.offered(guild, words)
        labels = {each.value: each.label for each in offered}
        *before, last = typed.split(",")
        if set(whole := read(offered, last)) <= set(labels):
            before, last = [*before, *whole], ""
        named = [each for each in read(offered, ",".join(before)) if each in labels]
        rest = [each for each in offered if each.value not in named]
        found = suggest(rest if named else [*first, *rest], last.strip())

        def listed(*more: str) -> Suggestion:
            chosen = [labels[each] for each in (*named, *more)]
            return Suggestion(cut(", ".join(chosen), CHARS), _written((*named, *more), offered))

        grown = [listed(each.value) if each.value in labels else each for each in found]
        # While a further value is being typed, do not offer the finished ones alone: the new text would be lost.
        return [listed(), *grown] if named and not last.strip() else grown


def read(
    offered: Sequence[Suggestion], typed: str, naming: Naming = exactly_named
) -> tuple[str, ...]:
    """Return the values on a line, each once: as stored, mentioned, or by name. Other words stay as they are.

    Args:
        offered: a value for each of its names.
    """
    labels, found = by_value(offered), parts(_MENTION.sub(r"\1,", typed))
    return tuple(dict.fromkeys(value_named(each, labels, naming) for each in found))


def by_value(offered: Sequence[Suggestion]) -> dict[str, list[str]]:
    """Return the labels of each value."""
    labels: dict[str, list[str]] = {}
    for each in offered:
        labels.setdefault(each.value, []).append(each.label)
    return labels


def value_named(typed: str, labels: Mapping[str, Sequence[str]], naming: Naming) -> str:
    """Return the value that a text is or names; the text itself if it does not name exactly one."""
    if typed in labels:
        return typed
    stored = next((each for each in labels if each.casefold() == typed.casefold()), None)
    # A number is no beginning of a name.
    found = (exactly_named if plain(typed).isdecimal() else naming)(typed, labels)
    return stored or (found[0] if len(found) == 1 else typed)


def _written(values: Sequence[str], offered: Sequence[Suggestion]) -> str:
    """Return a line of these values that `read` understands, by name if it would be too long for Discord otherwise."""
    line = ", ".join(values)
    if len(line) <= CHARS:
        return line
    names = {each.value: each.label for each in offered}
    # Several channels or roles may have the same name, and names of roles may have a comma.
    unmistakable = {value for value in values if read(offered, names[value]) == (value,)}
    return ", ".join(names[each] if each in unmistakable else each for each in values)


def parts(value: str) -> tuple[str, ...]:
    """Return the values on a line, each once."""
    return tuple(dict.fromkeys(each.strip() for each in value.split(",") if each.strip()))
