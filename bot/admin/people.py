"""The operator's commands about members and servers, such as for a request by mail.

The bot may be running or not. Only the bot can leave a server or edit posts, so such acts are queued as rows. It
carries them out within about a minute if it runs, else when it starts next.
"""

import argparse
import asyncio
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import URL, Connection, func, select

from bot.store import schema, timers
from bot.store.copying import beside
from bot.store.copying.beside import peek
from bot.store.database import Database
from bot.store.people import personal, posted
from bot.store.rows import Status, Timer, TimerKind
from bot.tables.dependencies import Dependencies
from bot.tables.moderating import doorkeeping
from bot.tables.privacy import erasures
from bot.tables.privacy.privacy import Privacy
from bot.tables.service import Tables
from bot.wiring import new_secrets
from rules import registry as titles
from rules.core.text import Typed

SOON = "The bot does it within about a minute if it runs, else when it starts next."


class Unknown(Exception):
    """There is nothing to do; the message says why."""


class Here(Protocol):
    """The database."""

    @property
    def url(self) -> URL: ...

    @property
    def now(self) -> Callable[[], float]: ...


def add_commands(acts: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands about members and servers."""
    said = "export, delete or block a member, by their Discord ID; the bot may be running"
    of_member = _group(acts, "member", said)
    one = _act(of_member, "export", export, "write everything kept about a member as JSON")
    one.add_argument("id", type=_id)
    one.add_argument("--to", type=Path, help="a new file; without it the data is printed")
    one = _act(of_member, "delete", delete, "delete a member's data, and edit posts that name them")
    one.add_argument("id", type=_id)
    one = _act(of_member, "block", block, "refuse everything that a member asks the bot for")
    one.add_argument("id", type=_id)
    one.add_argument("--reason", default="", help="kept beside the block; members do not see it")
    one = _act(of_member, "unblock", unblock, "let a member use the bot again")
    one.add_argument("id", type=_id)
    said = "list the servers that the database knows, leave or block one; the bot may be running"
    of_server = _group(acts, "servers", said)
    _act(of_server, "list", list_servers, "the servers that the database knows")
    one = _act(of_server, "leave", leave_server, "have the bot leave a server")
    one.add_argument("id", type=_id)
    said = "have the bot leave a server, now and whenever it is invited there"
    one = _act(of_server, "block", block_server, said)
    one.add_argument("id", type=_id)
    one = _act(of_server, "unblock", unblock_server, "let a server invite the bot again")
    one.add_argument("id", type=_id)


def _group(
    acts: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, said: str
) -> "argparse._SubParsersAction[argparse.ArgumentParser]":
    made = acts.add_parser(name, help=said, description=f"{said[0].upper()}{said[1:]}.")
    return made.add_subparsers(required=True, metavar="COMMAND")


def _act(
    acts: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    does: object,
    said: str,
) -> argparse.ArgumentParser:
    made = acts.add_parser(name, help=said, description=f"{said[0].upper()}{said[1:]}.")
    made.set_defaults(does=does)
    return made


def _id(typed: str) -> int:
    """Read an ID as Discord gives them out."""
    if not (typed.isascii() and typed.isdecimal() and 0 < int(typed) < 2**63):
        raise argparse.ArgumentTypeError(f"“{typed}” is no ID: Discord's are numbers")
    return int(typed)


async def export(here: Here, args: argparse.Namespace) -> str:
    """Write all data about a member."""
    await _assert_known(here, args.id)
    database = Database(beside.Beside(here.url))
    world = Dependencies(here.now, new_secrets, titles.load, lambda table_id: None)
    data = await Privacy(database, Tables(database, world), lambda: None).export(args.id)
    if args.to is None:
        return data.decode()
    await asyncio.to_thread(_written, args.to, data)
    return f"Written to {args.to}."


def _written(file: Path, data: bytes) -> None:
    """Write a new file that only its owner can read."""
    number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(number, "wb") as opened:
        opened.write(data)


async def delete(here: Here, args: argparse.Namespace) -> str:
    """Queue the deletion of a member's data."""
    await _assert_known(here, args.id)
    places = await peek(here.url, lambda conn: posted.of_member(conn, args.id, erasures.CHANNELS))
    timer = Timer(TimerKind.ERASE, str(args.id), int(here.now() * 1000))
    await beside.change(here.url, lambda conn: timers.put(conn, timer))
    return (
        f"Queued: everything about member {args.id} is deleted. {SOON}\n"
        f"Then it edits its posts that name them. Channels, threads and chats to search: {len(places)}.\n"
        "Places that it cannot reach are in its log as warnings. Copies of the database keep what they have."
    )


async def _assert_known(here: Here, member_id: int) -> None:
    """Raise Unknown if there is no data about the member."""
    if not await peek(here.url, lambda conn: personal.export(conn, member_id)):
        raise Unknown(f"Nothing is kept about member {member_id}.")


async def block(here: Here, args: argparse.Namespace) -> str:
    """Refuse a member everywhere."""
    await beside.change(
        here.url, lambda conn: doorkeeping.block_member(conn, args.id, Typed(args.reason))
    )
    return f"Member {args.id} is blocked. A bot that runs refuses them within half a minute."


async def unblock(here: Here, args: argparse.Namespace) -> str:
    """Let a member in again."""
    if not await beside.change(here.url, lambda conn: doorkeeping.unblock_member(conn, args.id)):
        raise Unknown(f"Member {args.id} is not blocked.")
    return f"Member {args.id} is no longer blocked. A bot that runs knows it within half a minute."


async def list_servers(here: Here, args: argparse.Namespace) -> str:
    """Return one line for each server."""
    lines = await peek(here.url, _servers)
    return "\n".join(lines) or "The database knows no server."


def _servers(conn: Connection) -> list[str]:
    tables = schema.tables
    is_open = tables.c.status.in_((Status.LOBBY.value, Status.PLAYING.value))
    query = select(
        tables.c.guild_id,
        func.count().label("all"),
        func.count().filter(is_open).label("open"),
        func.max(tables.c.touched_at).label("last"),
    ).group_by(tables.c.guild_id)
    found: dict[int, Any] = {row.guild_id: row for row in conn.execute(query)}
    known = set(found) | set(conn.execute(select(schema.guilds.c.id)).scalars())
    known |= set(conn.execute(select(schema.guild_settings.c.guild_id).distinct()).scalars())
    blocked = doorkeeping.blocked_servers(conn)
    return [_line(conn, each, found.get(each), blocked) for each in sorted(known | blocked)]


def _line(conn: Connection, guild_id: int, row: Any, blocked: frozenset[int]) -> str:
    parts = [f"server {guild_id}"]
    if row is None:
        parts.append("no tables")
    else:
        last = datetime.fromtimestamp(row.last, UTC).strftime("%Y-%m-%d")
        parts.append(f"tables {row.all}, open {row.open}, last played {last}")
    if timers.has(conn, TimerKind.FORGET, str(guild_id)):
        parts.append("left; forgotten 90 days after that")
    if timers.has(conn, TimerKind.LEAVE, str(guild_id)):
        parts.append("to be left")
    if guild_id in blocked:
        parts.append("blocked")
    return ": ".join((parts[0], "; ".join(parts[1:])))


async def leave_server(here: Here, args: argparse.Namespace) -> str:
    """Queue that the bot leaves a server."""
    await beside.change(here.url, lambda conn: _leave(conn, args.id, here.now()))
    return (
        f"Queued: the bot leaves server {args.id}. {SOON}\n"
        "Data about the server is deleted 90 days later, unless it invites the bot again."
    )


async def block_server(here: Here, args: argparse.Namespace) -> str:
    """Queue that the bot leaves a server, now and after each later invitation."""

    def work(conn: Connection) -> None:
        doorkeeping.block_server(conn, args.id)
        _leave(conn, args.id, here.now())

    await beside.change(here.url, work)
    return f"Server {args.id} is blocked, and the bot leaves it. {SOON}"


async def unblock_server(here: Here, args: argparse.Namespace) -> str:
    """Let a server invite the bot again."""
    if not await beside.change(here.url, lambda conn: doorkeeping.unblock_server(conn, args.id)):
        raise Unknown(f"Server {args.id} is not blocked.")
    return f"Server {args.id} is no longer blocked."


def _leave(conn: Connection, guild_id: int, now_s: float) -> None:
    timers.put(conn, Timer(TimerKind.LEAVE, str(guild_id), int(now_s * 1000)))
