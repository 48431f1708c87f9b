"""Texts as one reader gets them: in a language, with seats by name."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from discord.utils import escape_markdown, escape_mentions

from bot.i18n import Catalogue
from bot.tables.model import Position
from bot.tables.names import NOBODY, is_former, visible
from rules.core.errors import Refusal
from rules.core.seats import Seat
from rules.core.text import Arg, Msg, Say, SeatName

REMEMBERED = 1024
"""So many names and other words stay escaped."""
_OPENS_MENTION = re.compile("<@(?!\N{ZERO WIDTH SPACE})")


@dataclass(frozen=True, slots=True)
class Translator:
    """Makes texts for one reader. `say` is for messages and escapes Markdown in what people wrote.

    `draw` is for plain text: pictures, alt texts, files, suggestions, and the labels of controls.
    """

    catalogue: Catalogue
    say: Say
    draw: Say
    trusted: Say

    @property
    def language(self) -> str:
        return self.catalogue.language

    def words(self, key: str, **args: Arg) -> str:
        """One of our texts. Its own plain arguments may contain Markdown, those of nested texts may not."""
        tamed = {name: _tamed(arg) if isinstance(arg, Msg) else arg for name, arg in args.items()}
        return self.trusted(Msg(key, tamed))

    def sentence(self, refusal: Refusal) -> str:
        return self.say(refusal.msg)

    def mention(self, member_id: int | None) -> str:
        """A mention of a member; a former player, whose number means nothing to Discord, is called that."""
        if member_id is None or member_id <= 0:
            return self.words(NOBODY)
        return f"<@{member_id}>"

    def name(self, seat: Seat) -> str:
        return self.say(Msg("core.seat", {"seat": SeatName(seat)}))


def translator(catalogue: Catalogue, position: Position | None) -> Translator:
    """A translator for a table's texts. Without a position it names seats by number."""

    def robot(place: int) -> str:
        return catalogue.words("ui.robot", place=str(place))

    def by_number(seat: Seat) -> str:
        return catalogue.words("ui.seat", place=str(seat + 1))

    def by_name(seat: Seat) -> str:
        assert position is not None
        if is_former(position.seats[seat].member_id):
            return catalogue.words(NOBODY)
        return visible(position.names(robot)(seat)) or by_number(seat)

    names = by_number if position is None else by_name
    said, drawn = cache(lambda seat: _safe(names(seat))), cache(names)
    return Translator(
        catalogue,
        say=catalogue.sayer(said, _safe),
        draw=catalogue.sayer(drawn, visible),
        trusted=catalogue.sayer(said),
    )


def _tamed(text: Msg) -> Msg:
    """The text with everything that people typed, and their names, escaped by `_safe`."""
    return _with(text, _safe)


def _with(text: Msg, change: Callable[[str], str]) -> Msg:
    if not text.args:
        return text
    return Msg(
        text.key,
        {
            name: arg if isinstance(arg, int) else _arg_with(arg, change)
            for name, arg in text.args.items()
        },
    )


def _arg_with(arg: Arg, change: Callable[[str], str]) -> Any:
    if isinstance(arg, Msg):
        return _with(arg, change)
    if isinstance(arg, str):
        return change(arg)
    if isinstance(arg, tuple):
        return tuple(_arg_with(each, change) for each in arg)
    return arg


@lru_cache(REMEMBERED)
def _safe(name: str) -> str:
    """A name on one line that neither formats nor mentions."""
    escaped = escape_mentions(escape_markdown(visible(name)))
    # Also what only looks like a mention, such as one of a number that Discord never gives out.
    return _OPENS_MENTION.sub("<@\N{ZERO WIDTH SPACE}", escaped)
