"""A small discord.py bot that does one of everything, as a guest of the playground."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui


class Words(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        found: dict[discord.Locale, str] = string.extras.get("texts", {})
        return found.get(locale)


def words(text: str, korean: str) -> app_commands.locale_str:
    return app_commands.locale_str(text, texts={discord.Locale.korean: korean})


class Count(ui.DynamicItem[ui.Button[ui.View]], template=r"count:(?P<n>\d+)"):
    """A button whose whole state is its id, so that it outlives the process."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Counted {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any, /
    ) -> Count:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = ui.View(timeout=None)
        view.add_item(Count(self.n + 1))
        await interaction.response.edit_message(content=f"now {self.n + 1}", view=view)


class Colours(ui.DynamicItem[ui.Select[ui.View]], template=r"colours"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=c.title(), value=c) for c in ("red", "green", "blue")]
        super().__init__(ui.Select(custom_id="colours", options=options, max_values=2))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any, /
    ) -> Colours:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("/".join(self.item.values), ephemeral=True)


class OldModal(ui.Modal, title="Old"):
    name: ui.TextInput[OldModal] = ui.TextInput(label="Name", custom_id="name", max_length=10)

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        await interaction.response.send_message(f"name {self.name.value}", ephemeral=True)


class NewModal(ui.Modal, title="New"):
    def __init__(self) -> None:
        super().__init__(custom_id="new-modal")
        options = [discord.SelectOption(label=c, value=c) for c in ("tea", "coffee")]
        self.drink = ui.Select[NewModal](custom_id="drink", options=options)
        self.note = ui.TextInput[NewModal](custom_id="note", required=False)
        self.add_item(ui.Label(text="Drink", component=self.drink))
        self.add_item(ui.Label(text="Note", description="or nothing", component=self.note))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        text = f"{self.drink.values[0]} {self.note.value}"
        if interaction.message is not None:
            await interaction.response.edit_message(content=text, view=None)
        else:
            await interaction.response.send_message(text)


class Guest(discord.Client):
    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            guild_ready_timeout=0,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.tree = app_commands.CommandTree(self)
        self.seen: list[discord.Interaction[Any]] = []
        self._arrivals: asyncio.Queue[discord.Interaction[Any]] = asyncio.Queue()
        self.heard: list[str] = []
        self._running: asyncio.Task[None] | None = None
        _add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Colours)
        await self.tree.set_translator(Words())

    async def arrive(self) -> None:
        await self.login("playground")
        self._running = asyncio.create_task(self.connect())
        await asyncio.wait_for(self.wait_until_ready(), 5)

    async def depart(self) -> None:
        await self.close()
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.seen.append(interaction)
        self._arrivals.put_nowait(interaction)

    async def next_interaction(self) -> discord.Interaction[Any]:
        return await asyncio.wait_for(self._arrivals.get(), 5)

    async def on_socket_event_type(self, event: str) -> None:
        self.heard.append(event)

    def text_channel(self, name: str = "lounge") -> discord.TextChannel:
        found = discord.utils.get(self.guilds[0].text_channels, name=name)
        assert found is not None
        return found


def controls() -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(Count(0))
    view.add_item(Colours())
    people: ui.UserSelect[ui.View] = ui.UserSelect(custom_id="people")

    async def greet(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"hello {people.values[0].display_name}")

    people.callback = greet  # type: ignore[method-assign]  # as discord.py's own decorator does
    view.add_item(people)
    return view


def _add_commands(bot: Guest) -> None:
    tree = bot.tree

    @tree.command(name=words("echo", "메아리"), description=words("Say it again", "다시 말하기"))
    @app_commands.rename(text=words("text", "글"))
    @app_commands.describe(text="What to say")
    async def echo(interaction: discord.Interaction[Any], text: str, hidden: bool = False) -> None:
        await interaction.response.send_message(text, ephemeral=hidden)

    @tree.command(name="board", description="A picture with controls")
    async def board(interaction: discord.Interaction[Any]) -> None:
        picture = discord.File(io.BytesIO(PNG), "board.png", description="An empty board")
        await interaction.response.send_message("Here", file=picture, view=controls())

    @tree.command(name="later", description="Answers after thinking")
    async def later(interaction: discord.Interaction[Any], how: str, hidden: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=hidden)
        if how == "edit":
            await interaction.edit_original_response(content="edited in")
        elif how == "followup":
            await interaction.followup.send("followed up")
            await interaction.followup.send("and again", ephemeral=True)
        elif how == "delete":
            await interaction.delete_original_response()

    @tree.command(name="modal", description="Opens a modal")
    async def modal(interaction: discord.Interaction[Any], new: bool) -> None:
        await interaction.response.send_modal(NewModal() if new else OldModal())

    @tree.command(name="silence", description="Never answers")
    async def silence(interaction: discord.Interaction[Any]) -> None:
        pass

    @tree.command(name="meet", description="Who is it")
    async def meet(interaction: discord.Interaction[Any], who: discord.Member) -> None:
        await interaction.response.send_message(f"met {who.display_name}")

    table = app_commands.Group(name="table", description="Tables")
    seats = app_commands.Group(name="seats", description="Seats", parent=table)

    @table.command(name="new", description="Open a table")
    @app_commands.choices(size=[app_commands.Choice(name=f"{n} seats", value=n) for n in (2, 3)])
    async def new(
        interaction: discord.Interaction[Any], title: str, size: app_commands.Choice[int]
    ) -> None:
        await interaction.response.send_message(f"{title} for {size.value}")

    @new.autocomplete("title")
    async def titles(
        interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        names = [n for n in ("mine", "metro") if n.startswith(current)]
        return [app_commands.Choice(name=f"{n} ({interaction.locale})", value=n) for n in names]

    @seats.command(name="take", description="Take a seat")
    async def take(interaction: discord.Interaction[Any], number: int) -> None:
        await interaction.response.send_message(f"seat {number}")

    tree.add_command(table)


PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d494844520000000300000002080200000012162b4d"
    "0000000b49444154789c6360c0040000150001d9db8a2b0000000049454e44ae426082"
)
"""The first bytes of a picture of 3 × 2 pixels."""
