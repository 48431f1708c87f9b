"""The parts of the playground, assembled once per server."""

from __future__ import annotations

from dataclasses import dataclass

from bot.playground.discord.access import Access
from bot.playground.discord.broadcast import Broadcast
from bot.playground.discord.clock import Clock, Snowflakes
from bot.playground.discord.commands import Commands
from bot.playground.discord.feed import Dress, Feed
from bot.playground.discord.files import FileStore
from bot.playground.discord.gateway import Gateway
from bot.playground.discord.interactions import Interactions
from bot.playground.discord.messages import Messages
from bot.playground.discord.report import Report
from bot.playground.discord.threads import Threads
from bot.playground.discord.world import World


@dataclass(frozen=True, slots=True)
class Platform:
    world: World
    clock: Clock
    snowflakes: Snowflakes
    files: FileStore
    gateway: Gateway
    feed: Feed
    report: Report
    broadcast: Broadcast
    access: Access
    messages: Messages
    threads: Threads
    interactions: Interactions
    commands: Commands


def build_platform(
    world: World,
    clock: Clock,
    *,
    dress: Dress,
    url: str,
    shards: int,
    token: str | None,
    privileged_intents: bool,
) -> Platform:
    """Assemble Discord; `dress` adds to a message the HTML that the page shows instead of its Markdown."""
    snowflakes = Snowflakes(clock)
    files = FileStore(url)
    gateway_url = f"ws{url.removeprefix('http')}/gateway"
    gateway = Gateway(
        world, url=gateway_url, shards=shards, token=token, privileged=privileged_intents
    )
    feed = Feed(dress)
    gateway.on_change(lambda online: feed.push("bot", {"online": online}))
    report = Report()
    broadcast = Broadcast(world, gateway, feed)
    messages = Messages(
        world=world,
        clock=clock,
        snowflakes=snowflakes,
        files=files,
        broadcast=broadcast,
        report=report,
    )
    return Platform(
        world=world,
        clock=clock,
        snowflakes=snowflakes,
        files=files,
        gateway=gateway,
        feed=feed,
        report=report,
        broadcast=broadcast,
        access=Access(world),
        messages=messages,
        threads=Threads(world, clock, snowflakes, broadcast, messages),
        interactions=Interactions(world, clock, snowflakes, gateway, feed, report),
        commands=Commands(world, snowflakes, feed),
    )
