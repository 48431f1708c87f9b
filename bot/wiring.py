"""Builds the parts of the bot and connects them."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from bot.client import TurnpostBot
from bot.core.core import Core, Options, Turnstile
from bot.core.posts.pictures import Pictures
from bot.core.posts.public import PublicPosts
from bot.core.posts.renderer import Renderer
from bot.core.servers.pages import Pages
from bot.core.servers.presence import is_gone
from bot.core.text.links import Mentions
from bot.core.text.translator import Languages
from bot.features.catalogue import builds
from bot.features.find.parts import Find
from bot.i18n import Catalogues
from bot.listeners import Listeners, Others
from bot.outbox.poster import Poster
from bot.outbox.sender import Sender
from bot.rounds import through_outages
from bot.serving import WebConfig
from bot.steady import SteadyClock
from bot.store.database import Database
from bot.store.rows import Secrets
from bot.tables.absence.deciding import Deciding
from bot.tables.absence.people import people_at
from bot.tables.aheads import Aheads
from bot.tables.dependencies import Dependencies
from bot.tables.history.past import Past
from bot.tables.history.replays import Replays
from bot.tables.learning.first_games import FirstGames
from bot.tables.moderating.doorkeeping import Doorkeeper
from bot.tables.moderating.lost import LostSettings
from bot.tables.robots import Robots
from bot.tables.service import Tables
from bot.tables.settings import WEB_OFF, Settings
from bot.tables.telling.telling import Telling
from bot.tables.thinking.experts import Experts
from bot.tables.timekeeping.timekeeper import Timekeeper
from bot.tables.timekeeping.timers import Timers
from bot.tables.timing.outages import Outages
from bot.title_files import TitleFiles
from render import registry as painters
from render.core.animation import WEBP
from rules import registry as titles

SALT_BYTES = 16


@dataclass(frozen=True, slots=True)
class Turnpost:
    """The parts of the bot that the program starts, stops and reads."""

    bot: TurnpostBot
    sender: Sender
    robots: Robots
    aheads: Aheads
    outages: Outages
    timekeeper: Timekeeper

    async def keep_time(self) -> None:
        """Check clocks and run the features until cancelled, once the bot is ready. Check the lists of tables first."""
        await through_outages(self.outages.load)
        await self.bot.wait_until_ready()
        # The outage that ends now must be known before any clock can run out.
        await through_outages(self.outages.beat)
        await through_outages(self.core.of(Find).lobby_boards.check_all)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.outages.run(), name="beats")
            tasks.create_task(self.timekeeper.run(), name="timekeeper")
            for feature in self.bot.features:
                if feature.run is not None:
                    tasks.create_task(feature.run(), name=type(feature).__name__)

    async def look_at_all(self) -> None:
        """Let auto-answers, robots and features look at every table: after the start, or changes by another process."""
        await self.aheads.look_at_all()
        await self.robots.look_at_all()
        for feature in self.bot.features:
            if feature.look_at_all is not None:
                feature.look_at_all()

    @property
    def tables(self) -> Tables:
        return self.core.tables

    @property
    def core(self) -> Core:
        return self.bot.core


def new_secrets() -> Secrets:
    return Secrets(secrets.randbits(64), secrets.token_bytes(SALT_BYTES))


@asynccontextmanager
async def wired(
    database: Database,
    catalogues: Catalogues,
    renderer: Renderer,
    files: TitleFiles,
    *,
    now: Callable[[], float] = time.time,
    secrets_of_tables: Callable[[], Secrets] = new_secrets,
    replay_format: str = WEBP,
    operators: frozenset[int] = frozenset(),
    experts: int = 1,
    web: WebConfig | None = None,
    **options: Any,
) -> AsyncIterator[Turnpost]:
    """Yield the bot, not connected yet. `options` are those of `TurnpostBot`; `operators` are the bot's operators.

    Without `web` there are no public pages.

    On exit the robots stop, and pending writes finish.
    """
    listeners = Listeners()
    async with AsyncExitStack() as closing:
        outages = Outages(database, now, lambda: bot.is_serving)
        known = Dependencies(now, secrets_of_tables, titles.load, listeners.tell, outages.since)
        if isinstance(now, SteadyClock):
            known = replace(known, at_least=now.at_least)
        tables = Tables(database, known)
        closing.push_async_callback(tables.settle)
        aheads = Aheads(tables, secrets.randbelow)
        closing.push_async_callback(aheads.close)
        robots = Robots(tables, lambda: secrets.randbits(64), thinkers := Experts(experts))
        closing.push_async_callback(robots.close)
        pictures = Pictures(renderer, painters.load, Past(database))
        settings = Settings(database, WEB_OFF if web is None else web.default)
        replays = Replays(database, renderer.run)
        core = Core(
            database=database,
            known=known,
            tables=tables,
            people=people_at(
                database, tables, lambda guild, member: is_gone(bot, guild, member), replays
            ),
            robots=robots,
            aheads=aheads,
            experts=thinkers,
            replays=replays,
            first_games=FirstGames(database, known, tables),
            settings=settings,
            lost=LostSettings(database, tables.now_ms, listeners.wake),
            doorkeeper=Doorkeeper(database, now),
            telling=Telling(database, settings, tables.almanac, tables.position, tables.now_ms),
            turnstile=Turnstile(),
            catalogues=catalogues,
            languages=Languages(settings),
            mentions=Mentions(),
            renderer=renderer,
            pictures=pictures,
            posts=PublicPosts(catalogues, pictures),
            files=files,
            listeners=listeners,
            options=Options(replay_format, operators, web),
            pages=Pages(database, settings, web),
        )
        bot = TurnpostBot(core, **options)
        for build in builds():
            feature = build(core)
            bot.install(feature)
            if feature.close is not None:
                closing.push_async_callback(feature.close)
        poster = Poster(tables, core.posting, now, bot.features)
        sender = Sender(database, poster, now, tables.posts.lose, bot.contact)
        timers = Timers(database, tables.changes, now, sender.wake)
        for feature in bot.features:
            for kind, handler in feature.timers.items():
                timers.on(kind, handler)
            for kind, table_handler in feature.table_timers.items():
                timers.on_table(kind, table_handler)
        keeper = Timekeeper(
            database, tables.changes, tables.almanac, outages, now, timers, core.people.has_left
        )
        keeper.ask_others = Deciding(core.people.voting).ask
        listeners.on_wake = sender.wake
        listeners.on_timer = keeper.wake
        listeners.listeners = (
            lambda _: sender.wake(),
            aheads.look,
            robots.look,
            lambda _: keeper.wake(),
            lambda _: outages.ride(),
            *(each.on_change for each in bot.features if each.on_change is not None),
        )
        turnpost = Turnpost(bot, sender, robots, aheads, outages, keeper)
        others = Others(listeners.tell, turnpost.look_at_all)
        closing.push_async_callback(others.close)
        database.hear(others.heard)
        yield turnpost
