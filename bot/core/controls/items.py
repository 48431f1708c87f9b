"""Controls that work after a restart. Each reads its custom id and passes the click to the router.

discord.py only logs errors raised inside a `DynamicItem`, so all of ours extend `Answered`, which answers errors too.
"""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar, cast

import discord

from bot.core.controls.ids import (
    REPLAY,
    WHOM,
    ListId,
    MyId,
    OpeningId,
    PanelId,
    ReadId,
    TableId,
    TournamentId,
)

I = TypeVar("I", bound=discord.ui.Item[Any])  # noqa: E741


class Router(Protocol):
    """Handles clicks on each kind of control."""

    async def panel(
        self, interaction: discord.Interaction, clicked: PanelId, values: Sequence[str]
    ) -> None: ...

    async def table(self, interaction: discord.Interaction, clicked: TableId) -> None: ...

    async def invite(
        self,
        interaction: discord.Interaction,
        clicked: TableId,
        person: discord.Member | discord.User | None,
    ) -> None: ...

    async def read(self, interaction: discord.Interaction, clicked: ReadId) -> None: ...

    async def replay(
        self, interaction: discord.Interaction, clicked: ReadId, values: Sequence[str]
    ) -> None: ...

    async def topic(self, interaction: discord.Interaction, topic: str) -> None: ...

    async def opening(
        self, interaction: discord.Interaction, clicked: OpeningId, values: Sequence[str]
    ) -> None: ...

    async def my(
        self, interaction: discord.Interaction, clicked: MyId, values: Sequence[str]
    ) -> None: ...

    async def listed(
        self, interaction: discord.Interaction, clicked: ListId, values: Sequence[str]
    ) -> None: ...

    async def tournament(
        self, interaction: discord.Interaction, clicked: TournamentId, values: Sequence[str]
    ) -> None: ...

    async def admits(self, interaction: discord.Interaction) -> bool: ...

    async def failed(self, interaction: discord.Interaction, error: Exception) -> None: ...


class _HasRouter(Protocol):
    router: Router


def router_of(interaction: discord.Interaction) -> Router:
    # The client is always ours, but discord.py cannot know that it has this attribute.
    return cast(_HasRouter, interaction.client).router


class Answered(discord.ui.DynamicItem[I], Generic[I], template=r"(?!)"):
    """A control whose every click gets an answer, even if handling it fails."""

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


class PanelButton(Answered[discord.ui.Button[Any]], template=rf"(?![fa]:set:){PanelId.TEMPLATE}"):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = PanelId.read(self.custom_id)
        assert clicked is not None
        await router_of(interaction).panel(interaction, clicked, ())


class PanelSelect(Answered[discord.ui.Select[Any]], template=rf"(?=[fa]:set:){PanelId.TEMPLATE}"):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = PanelId.read(self.custom_id)
        assert clicked is not None
        await router_of(interaction).panel(interaction, clicked, self._values())

    def _values(self) -> Sequence[str]:
        # The message decides which class this item is; a forged select may turn out to be a button.
        return self.item.values if isinstance(self.item, discord.ui.Select) else ()


class TableButton(Answered[discord.ui.Button[Any]], template=rf"(?!t:{WHOM}:){TableId.TEMPLATE}"):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = TableId.read(self.custom_id)
        assert clicked is not None
        await router_of(interaction).table(interaction, clicked)


class TableSelect(
    Answered[discord.ui.UserSelect[Any]], template=rf"(?=t:{WHOM}:){TableId.TEMPLATE}"
):
    """A menu of the server's members, of whom one is picked."""

    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = TableId.read(self.custom_id)
        assert clicked is not None
        picked = self.item.values if isinstance(self.item, discord.ui.UserSelect) else ()
        await router_of(interaction).invite(interaction, clicked, next(iter(picked), None))


_CHOOSES_FRAME = rf"r:{REPLAY}:[0-9]+-[0-9a-z]+-[tv]:"


class ReadButton(
    Answered[discord.ui.Button[Any]],
    template=rf"(?!r:help:topics:|{_CHOOSES_FRAME}){ReadId.TEMPLATE}",
):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = ReadId.read(self.custom_id)
        assert clicked is not None
        router = router_of(interaction)
        if clicked.source == REPLAY:
            await router.replay(interaction, clicked, ())
        else:
            await router.read(interaction, clicked)


class ReplaySelect(
    Answered[discord.ui.Select[Any]], template=rf"(?={_CHOOSES_FRAME}){ReadId.TEMPLATE}"
):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = ReadId.read(self.custom_id)
        assert clicked is not None
        values = self.item.values if isinstance(self.item, discord.ui.Select) else ()
        await router_of(interaction).replay(interaction, clicked, values)


class TopicSelect(
    Answered[discord.ui.Select[Any]], template=rf"(?=r:help:topics:){ReadId.TEMPLATE}"
):
    async def clicked(self, interaction: discord.Interaction) -> None:
        values = self.item.values if isinstance(self.item, discord.ui.Select) else ()
        await router_of(interaction).topic(interaction, "".join(values[:1]))


class OpeningButton(Answered[discord.ui.Button[Any]], template=rf"(?!o:set){OpeningId.TEMPLATE}"):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = OpeningId.read(self.custom_id)
        assert clicked is not None
        await router_of(interaction).opening(interaction, clicked, ())


class OpeningSelect(Answered[discord.ui.Select[Any]], template=rf"(?=o:set){OpeningId.TEMPLATE}"):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = OpeningId.read(self.custom_id)
        assert clicked is not None
        values = self.item.values if isinstance(self.item, discord.ui.Select) else ()
        await router_of(interaction).opening(interaction, clicked, values)


class MyButton(Answered[discord.ui.Button[Any]], template=rf"(?!y:set){MyId.TEMPLATE}"):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = MyId.read(self.custom_id)
        assert clicked is not None
        await router_of(interaction).my(interaction, clicked, ())


class MySelect(Answered[discord.ui.Select[Any]], template=rf"(?=y:set){MyId.TEMPLATE}"):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = MyId.read(self.custom_id)
        assert clicked is not None
        values = self.item.values if isinstance(self.item, discord.ui.Select) else ()
        await router_of(interaction).my(interaction, clicked, values)


class ListSelect(Answered[discord.ui.Select[Any]], template=ListId.TEMPLATE):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = ListId.read(self.custom_id)
        assert clicked is not None
        values = self.item.values if isinstance(self.item, discord.ui.Select) else ()
        await router_of(interaction).listed(interaction, clicked, values)


class TournamentButton(
    Answered[discord.ui.Button[Any]], template=rf"(?!c:set){TournamentId.TEMPLATE}"
):
    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = TournamentId.read(self.custom_id)
        assert clicked is not None
        await router_of(interaction).tournament(interaction, clicked, ())


class TournamentSelect(
    Answered[discord.ui.Item[Any]], template=rf"(?=c:set){TournamentId.TEMPLATE}"
):
    """A menu of texts, of roles or of members; of the latter the values are their numbers."""

    async def clicked(self, interaction: discord.Interaction) -> None:
        clicked = TournamentId.read(self.custom_id)
        assert clicked is not None
        data = cast(dict[str, Any], interaction.data or {})
        values = [str(each) for each in data.get("values", ())]
        await router_of(interaction).tournament(interaction, clicked, values)


ITEMS: tuple[type[Answered[Any]], ...] = (
    *(PanelButton, PanelSelect, TableButton, TableSelect, ReadButton),
    *(TopicSelect, ReplaySelect, OpeningButton, OpeningSelect, MyButton, MySelect, ListSelect),
    *(TournamentButton, TournamentSelect),
)
