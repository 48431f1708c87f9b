"""Settings of a server that hold several values, parted by commas: what they may be, and how they are said."""

from collections.abc import Callable, Sequence
from enum import Enum

import discord

from bot.clocks.paces import NO_CLOCK, PRESETS
from bot.tables.names import visible
from bot.ui.form.lines import CHARS, Suggestion, suggest
from bot.ui.text.lines import cut
from rules import registry
from rules.core.text import Arg, Msg, msg

_MOST = 20
"""How many values a setting holds."""


class Many(Enum):
    """Of what a setting holds several."""

    TITLES = "titles"
    PACES = "paces"
    CHANNELS = "channels"
    ROLES = "roles"

    def offered(self, guild: discord.Guild, words: Callable[..., str]) -> list[Suggestion]:
        """Everything that can be chosen in a server."""
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

    def fit(self, values: Sequence[str], guild: discord.Guild) -> bool:
        """Can these values be chosen in a server?"""
        known = {each.value for each in self.offered(guild, lambda key: key)}
        return 0 < len(values) <= _MOST and set(values) <= known

    def said(self, values: Sequence[str]) -> Arg:
        """The values as people know them."""
        match self:
            case Many.TITLES:
                return tuple(Msg(f"{each}.title") for each in values)
            case Many.PACES:
                return tuple(msg(f"hosting.name.{each}") for each in values)
            case Many.CHANNELS:
                return " ".join(f"<#{each}>" for each in values)
            case Many.ROLES:
                return " ".join(f"<@&{each}>" for each in values)

    def suggested(
        self,
        first: Sequence[Suggestion],
        guild: discord.Guild,
        typed: str,
        words: Callable[..., str],
    ) -> list[Suggestion]:
        """One value more than those that are typed already; without any also what is in `first`."""
        offered = self.offered(guild, words)
        labels = {each.value: each.label for each in offered}
        *before, last = [each.strip() for each in typed.split(",")]
        named = [each for each in (*before, last) if each in labels]
        rest = [each for each in offered if each.value not in named]
        found = suggest(rest if named else [*first, *rest], "" if last in labels else last)

        def listed(*more: str) -> Suggestion:
            chosen = [*named, *more]
            return Suggestion(
                cut(", ".join(labels[each] for each in chosen), CHARS), ", ".join(chosen)
            )

        grown = [listed(each.value) if each.value in labels else each for each in found]
        return [listed(), *grown] if named else grown


def parts(value: str) -> tuple[str, ...]:
    """The values on a line, each once."""
    return tuple(dict.fromkeys(each.strip() for each in value.split(",") if each.strip()))
