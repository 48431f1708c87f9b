"""Menus from which things are picked for an option whose value lists them, such as banned cards.

Menus have 25 entries, so the things are spread over several, by group and in the order of their names.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.core.controls.components import OPTION_CHARS, PLACEHOLDER_CHARS
from bot.core.controls.items import Component
from bot.core.text.lines import MESSAGE_CHARS, cut
from bot.core.text.translator import Translator
from rules.core.errors import Refusal
from rules.core.game import GameDef, option_label
from rules.core.naming import plain
from rules.core.options import OptionSpec, OwnValue
from rules.core.text import Msg, msg

A_MENU: Final = 25
A_PAGE: Final = 4
"""The menus of a page; a row for buttons is left."""


@dataclass(frozen=True, slots=True)
class ThingsMenu:
    label: str
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Things:
    """The option of a title whose things are picked in menus."""

    game: GameDef[Any, Any]
    spec: OptionSpec
    own: OwnValue

    def menus(self, seats: int, options: Mapping[str, str], text: Translator) -> list[ThingsMenu]:
        """Return the menus at a table with these seats and options; options that are not given have their defaults."""
        assert self.own.groups is not None
        full = {spec.name: spec.default for spec in self.game.options} | dict(options)
        return [
            menu
            for group, things in self.own.groups(seats, full)
            for menu in self._menus(group, things, text)
        ]

    def _menus(self, group: Msg, things: Sequence[str], text: Translator) -> list[ThingsMenu]:
        names = {each: text.draw(self.own.things[each]) for each in things}
        ordered = sorted(things, key=lambda each: (plain(names[each]), each))
        parts = [ordered[at : at + A_MENU] for at in range(0, len(ordered), A_MENU)]
        return [
            ThingsMenu(
                text.words(
                    "ui.opening.things", group=group, first=names[part[0]], last=names[part[-1]]
                ),
                tuple(part),
            )
            for part in parts
        ]

    def picked(self, value: str, menu: ThingsMenu, things: Collection[str]) -> str:
        """Return the option's value after these things have been picked in a menu, in place of others from it.

        Raises:
            Refusal: ui.outdated, if the menu does not offer one of them.
            MalformedMove: the value lists too many.
        """
        if not set(things) <= set(menu.things):
            raise Refusal("ui.outdated")
        kept = [each for each in self.listed(value) if each not in menu.things]
        return self.spec.read(",".join((*kept, *things))) if kept or things else self.spec.default

    def listed(self, value: str) -> list[str]:
        """Return the things that a value lists; none for a choice of the option's own."""
        return [] if value in self.spec.choices else value.split(",")

    def label(self, value: str, text: Translator) -> str:
        """Return the option and its value in words, as they can be typed."""
        option = msg(f"{self.game.key}.option.{self.spec.name}")
        choice = option_label(self.game, self.spec, value)
        return text.draw(msg("ui.lobby.option", option=option, choice=choice))

    def page(
        self,
        value: str,
        menus: Sequence[ThingsMenu],
        page: int,
        text: Translator,
        id_of: Callable[[int], str],
    ) -> tuple[str, discord.ui.View]:
        """Return the words and the menus of a page.

        Args:
            id_of: returns the custom id of a menu by its place.
        """
        view = discord.ui.View(timeout=None)
        for row, place in enumerate(range(len(menus))[page * A_PAGE : (page + 1) * A_PAGE]):
            view.add_item(self._select(menus[place], value, text, row, id_of(place)))
        words = (self.label(value, text), text.words("ui.opening.things_most", most=self.own.most))
        return cut("\n".join(words), MESSAGE_CHARS), view

    def _select(
        self, menu: ThingsMenu, value: str, text: Translator, row: int, custom_id: str
    ) -> Component:
        listed = self.listed(value)
        options = [
            discord.SelectOption(
                label=cut(text.draw(self.own.things[each]), OPTION_CHARS),
                value=each,
                default=each in listed,
            )
            for each in menu.things
        ]
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=custom_id,
            placeholder=cut(menu.label, PLACEHOLDER_CHARS),
            options=options,
            min_values=0,
            max_values=len(options),
            row=row,
        )
        return Component(select, row=row)


def things_of(game: GameDef[Any, Any]) -> Things | None:
    """Return the first option of a title whose things are picked in menus; None if it has none."""
    for spec in game.options:
        if spec.own is not None and spec.own.groups is not None:
            return Things(game, spec, spec.own)
    return None


def pages(menus: Sequence[ThingsMenu]) -> int:
    return max(1, -(-len(menus) // A_PAGE))
