"""The one kind of control: it works after a restart, because its custom id holds everything that a click needs.

discord.py only logs errors raised inside a `DynamicItem`, so the router answers them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

import discord

from bot.core.controls.ids import Id, read

People = Sequence[discord.Member | discord.User]


@dataclass(frozen=True, slots=True)
class Click:
    """A click on a button, or a choice in a menu."""

    interaction: discord.Interaction
    id: Id
    values: Sequence[str] = ()
    """The values that were chosen in a menu; of roles and members, their numbers."""
    people: People = ()
    """The members who were chosen in a menu of members."""


class Router(Protocol):
    """Answers clicks."""

    async def click(self, click: Click) -> None: ...


class _HasRouter(Protocol):
    router: Router


def router_of(interaction: discord.Interaction) -> Router:
    # The client is always ours, but discord.py cannot know that it has this attribute.
    return cast(_HasRouter, interaction.client).router


class Component(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"[a-z]:(?s:.)+"):
    """A button or a menu. Wrap each one in it before it is added to a view."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: Any, /
    ) -> "Component":
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        clicked = read(self.custom_id)
        if clicked is None:
            # The listener of what no control answers refuses it.
            return
        # The message decides which class the item is; a forged menu may turn out to be a button.
        chosen = cast(dict[str, Any], interaction.data or {}).get("values", ())
        people = self.item.values if isinstance(self.item, discord.ui.UserSelect) else ()
        values = [str(each) for each in chosen] if _is_menu(self.item) else []
        await router_of(interaction).click(Click(interaction, clicked, values, tuple(people)))


def _is_menu(item: discord.ui.Item[Any]) -> bool:
    return isinstance(item, discord.ui.Select | discord.ui.UserSelect | discord.ui.RoleSelect)


def is_on_message(interaction: discord.Interaction, custom_id: str) -> bool:
    """Return whether discord.py finds the control on the message that was clicked. If not, it calls no control."""
    if interaction.message is None:
        return False
    is_layout = interaction.message.flags.components_v2
    kind = discord.ui.LayoutView if is_layout else discord.ui.View
    view = kind.from_message(interaction.message, timeout=None)
    return any(getattr(item, "custom_id", None) == custom_id for item in view.walk_children())
