"""Controls that work after a restart: each says by its custom id what it is, and hands the click over.

discord.py only logs what goes wrong inside a `DynamicItem`, so every one of ours goes through `Answered`, which has
errors answered as well.
"""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar, cast

import discord

from bot.ui.controls.ids import PanelId, ReadId, TableId

I = TypeVar("I", bound=discord.ui.Item[Any])  # noqa: E741


class Router(Protocol):
    """What is done about a click."""

    async def panel(
        self, interaction: discord.Interaction, clicked: PanelId, values: Sequence[str]
    ) -> None: ...

    async def table(self, interaction: discord.Interaction, clicked: TableId) -> None: ...

    async def read(self, interaction: discord.Interaction, clicked: ReadId) -> None: ...

    async def admits(self, interaction: discord.Interaction) -> bool: ...

    async def failed(self, interaction: discord.Interaction, error: Exception) -> None: ...


def router_of(interaction: discord.Interaction) -> Router:
    # The client is always ours; discord.py cannot know that it has this attribute.
    return cast(Router, cast(Any, interaction.client).router)


class Answered(discord.ui.DynamicItem[I], Generic[I], template=r"(?!)"):
    """A control whose clicks are always answered."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Any, match: Any, /
    ) -> "Answered[I]":
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        router = router_of(interaction)
        try:
            if await router.admits(interaction):
                await self.clicked(interaction)
        except Exception as error:
            await router.failed(interaction, error)

    async def clicked(self, interaction: discord.Interaction) -> None:
        raise NotImplementedError


class PanelButton(Answered[discord.ui.Button[Any]], template=rf"(?!f:set:){PanelId.TEMPLATE}"):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = PanelId.read(self.custom_id)
        assert clicked is not None
        await router_of(interaction).panel(interaction, clicked, ())


class PanelSelect(Answered[discord.ui.Select[Any]], template=rf"(?=f:set:){PanelId.TEMPLATE}"):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = PanelId.read(self.custom_id)
        assert clicked is not None
        await router_of(interaction).panel(interaction, clicked, self._values())

    def _values(self) -> Sequence[str]:
        # The item is what the message says it is; a hand-made one may be a button.
        return self.item.values if isinstance(self.item, discord.ui.Select) else ()


class TableButton(Answered[discord.ui.Button[Any]], template=TableId.TEMPLATE):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = TableId.read(self.custom_id)
        assert clicked is not None
        await router_of(interaction).table(interaction, clicked)


class ReadButton(Answered[discord.ui.Button[Any]], template=ReadId.TEMPLATE):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = ReadId.read(self.custom_id)
        assert clicked is not None
        await router_of(interaction).read(interaction, clicked)


ITEMS: tuple[type[Answered[Any]], ...] = (PanelButton, PanelSelect, TableButton, ReadButton)
