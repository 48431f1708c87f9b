"""The parts of discord.py that its documentation leaves out. No other module uses them.

| Part | Why |
| --- | --- |
| `Route.BASE`, `DEFAULT_GATEWAY` | a client has no option for another address of Discord, such as the playground's |
| `HTTPClient.request`, `AsyncWebhookAdapter.request` | there is no hook for requests (ADR 55) |
| `discord.shard.DiscordWebSocket` | there is no hook for connections either (ADR 55) |
| `leave_guild` | `Guild.leave` needs the server to be fetched first, if another process serves it |
| `Command._params` | `Parameter.autocomplete` says only whether there are suggestions, not which function makes them |
| `bulk_upsert_global_commands` | `CommandTree.sync` cannot send commands that were checked and hashed before |
| `add_user_to_thread`, `remove_user_from_thread` | `Thread` needs the thread to be fetched first |

`tests/bot/test_undocumented.py` fails if one of them changes.
"""

from typing import Any, TypeAlias

import discord
import yarl
from discord import app_commands, gateway, http, shard
from discord.webhook import async_

HTTPClient: TypeAlias = http.HTTPClient
Route: TypeAlias = http.Route
AsyncWebhookAdapter: TypeAlias = async_.AsyncWebhookAdapter
DiscordWebSocket: TypeAlias = gateway.DiscordWebSocket
ReconnectWebSocket: TypeAlias = gateway.ReconnectWebSocket


def point_at(api_url: str) -> None:
    """Send the requests of all clients to this address."""
    Route.BASE = api_url


def connect_to(url: yarl.URL) -> None:
    """Open the Gateway connections of all clients at this address."""
    DiscordWebSocket.DEFAULT_GATEWAY = url


def connect_by(line: Any) -> None:
    """Give every shard that is made from now on this class for a connection."""
    shard.DiscordWebSocket = line  # type: ignore[misc]  # shards look it up by this name


def answer_by(adapter: AsyncWebhookAdapter) -> None:
    """Answer interactions by this adapter, in this task and in those that it starts."""
    async_.async_context.set(adapter)


def requests_of(client: discord.Client) -> HTTPClient:
    return client.http


async def suggestions_of(
    interaction: discord.Interaction[Any],
    command: app_commands.Command[Any, ..., Any],
    parameter: str,
    typed: str,
) -> list[app_commands.Choice[Any]]:
    """Return what a command suggests for a parameter after this text; nothing for one without suggestions."""
    suggest = suggester_of(command, parameter)
    if suggest is None:
        return []
    bound = (command.binding,) if getattr(suggest, "pass_command_binding", False) else ()
    return list(await suggest(*bound, interaction, typed))


def suggester_of(command: app_commands.Command[Any, ..., Any], parameter: str) -> Any:
    """Return the function with which a command suggests values for a parameter; None if it has none."""
    return command._params[parameter].autocomplete


async def set_commands(
    client: discord.Client, application_id: int, payload: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Replace all commands of an application, and return them as registered.

    Raises:
        discord.HTTPException: Discord refuses.
    """
    registered: Any = await client.http.bulk_upsert_global_commands(application_id, payload=payload)
    return list(registered)


async def leave_server(client: discord.Client, guild_id: int) -> None:
    """Leave a server, whichever process serves it.

    Raises:
        discord.HTTPException: Discord refuses.
    """
    await client.http.leave_guild(guild_id)


async def add_to_thread(client: discord.Client, thread_id: int, member: int) -> None:
    """Add a member to a thread.

    Raises:
        discord.HTTPException: Discord refuses.
    """
    await client.http.add_user_to_thread(thread_id, member)


async def remove_from_thread(client: discord.Client, thread_id: int, member: int) -> None:
    """Remove a member from a thread.

    Raises:
        discord.HTTPException: Discord refuses.
    """
    await client.http.remove_user_from_thread(thread_id, member)
