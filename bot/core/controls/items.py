"""The one kind of control: it works after a restart, because its custom id holds everything that a click needs.

discord.py only logs errors raised inside a `DynamicItem`, so the router answers them. After a restore
a number may belong to something else than when the button was posted, so `fits` compares times and places.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar, cast

import discord
from discord import ButtonStyle

from bot.core.controls.ids import Id, read
from bot.core.text.lines import cut
from bot.steady import SMALL_S
from bot.store.declaring.posted import Posted
from bot.tables.model import snowflake_ms
from rules.core.errors import Refusal

I = TypeVar("I", bound=Id, covariant=True)  # noqa: E741
BUTTON_CHARS = 80
"""The longest label of a button."""
People = Sequence[discord.Member | discord.User]


@dataclass(frozen=True, slots=True)
class Click(Generic[I]):
    """A click on a button, or a choice in a menu."""

    interaction: discord.Interaction
    id: I
    values: Sequence[str] = ()
    """The values chosen in a menu; for roles and members, their numbers."""
    people: People = ()
    """The members chosen in a menu of members."""

    @property
    def under(self) -> Posted | None:
        """Return the post that has the control; None if only the member sees it."""
        message = self.interaction.message
        if message is None or message.flags.ephemeral:
            return None
        return Posted(message.channel.id, message.id)

    def assert_newest(self, newest: Posted | None) -> None:
        """Refuse a click on a question that was asked again in a newer post.

        Raises:
            Refusal: ui.outdated.
        """
        under = self.under
        # A newer post may not be stored yet.
        if under is not None and newest is not None and under.message_id < newest.message_id:
            raise Refusal("ui.outdated")


class Router(Protocol):
    """Answers clicks."""

    async def click(self, click: Click[Id]) -> None: ...


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
            # `Dispatch.unanswered` refuses it.
            return
        # The message decides which class the item is; a forged menu may turn out to be a button.
        chosen = cast(dict[str, Any], interaction.data or {}).get("values", ())
        people = self.item.values if isinstance(self.item, discord.ui.UserSelect) else ()
        values = [str(each) for each in chosen] if _is_menu(self.item) else []
        await router_of(interaction).click(Click(interaction, clicked, values, tuple(people)))


def button_of(
    clicked: Id | str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    row: int | None = None,
    disabled: bool = False,
) -> Component:
    """Return a button. `clicked` is its id, or the custom id as it is written."""
    custom_id = clicked if isinstance(clicked, str) else clicked.write()
    text = cut(label, BUTTON_CHARS)
    made: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        custom_id=custom_id, label=text, style=style, row=row, disabled=disabled
    )
    return Component(made, row=row)


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


_SKEW_MS: Final = int(SMALL_S * 1000)
"""Our clock may be ahead of Discord's by this much."""


def fits(
    interaction: discord.Interaction, begun_ms: int, places: Collection[int | None] = ()
) -> bool:
    """Return whether a click can concern an object that began at a moment (UTC ms) and has these channels and threads.

    A post is never older than its subject. In another table's thread, a post older than this table is not about it.
    Private messages fit: they lead from one table to another in place, and are short-lived.
    """
    message = interaction.message
    if message is None or message.flags.ephemeral:
        return True
    is_elsewhere = (
        bool(places)
        and isinstance(interaction.channel, discord.Thread)
        and interaction.channel_id not in places
    )
    return snowflake_ms(message.id) >= begun_ms - (0 if is_elsewhere else _SKEW_MS)


GREY, GREEN, RED = ButtonStyle.secondary, ButtonStyle.success, ButtonStyle.danger


def view_of(*items: discord.ui.Item[Any]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view
