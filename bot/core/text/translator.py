"""Texts for one reader: in their language, with seats by name."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from bot.core.text.escaping import escaped
from bot.i18n import Catalogue
from bot.tables.model import Position
from bot.tables.names import NOBODY, is_former, visible
from rules.core.errors import Refusal
from rules.core.seats import Seat
from rules.core.text import Arg, Msg, Own, Say, SeatName


@dataclass(frozen=True, slots=True)
class Translator:
    """Makes texts for one reader. `say` is for messages and escapes every plain argument, regardless of its author.

    `draw` is for plain text: pictures, alt texts, files, suggestions, and the labels of controls.
    """

    catalogue: Catalogue
    say: Say
    draw: Say
    trusted: Say

    @property
    def language(self) -> str:
        return self.catalogue.language

    def words(self, key: str, /, **args: Own) -> str:
        """Return one of our texts. Its own plain arguments may contain Markdown, everything further in is escaped."""
        tamed = {name: _tamed(arg) for name, arg in args.items()}
        return self.trusted(Msg(key, tamed))

    def plainly(self) -> "Translator":
        """Return the same reader's texts where nothing is formatted."""
        return replace(self, say=self.draw, trusted=self.draw)

    def sentence(self, refusal: Refusal) -> str:
        return self.say(refusal.msg)

    def mention(self, member_id: int | None) -> str:
        """Return a mention of a member; a former player, whose number means nothing to Discord, is called that."""
        if member_id is None or member_id <= 0:
            return self.words(NOBODY)
        return f"<@{member_id}>"

    def name(self, seat: Seat) -> str:
        return self.say(Msg("core.seat", {"seat": SeatName(seat)}))


def translator(catalogue: Catalogue, position: Position | None) -> Translator:
    """Return a translator for a table's texts. Without a position it names seats by number."""

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
    said, drawn = cache(lambda seat: escaped(names(seat))), cache(names)
    return Translator(
        catalogue,
        say=catalogue.sayer(said, escaped),
        draw=catalogue.sayer(drawn, visible),
        trusted=catalogue.sayer(said),
    )


def _tamed(arg: Arg) -> Arg:
    """Return an argument in which every plain part of a list or of another text is escaped."""
    return arg if isinstance(arg, (int, str)) else _escaped(arg)


def _escaped(arg: Arg) -> Any:
    if isinstance(arg, str):
        return escaped(arg)
    if isinstance(arg, Msg):
        return Msg(arg.key, {name: _escaped(each) for name, each in arg.args.items()})
    if isinstance(arg, tuple):
        return tuple(_escaped(each) for each in arg)
    return arg
