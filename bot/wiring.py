"""Builds the parts of the bot and connects them."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.client import TurnpostBot
from bot.core.posts.pictures import Pictures
from bot.core.posts.public import Posts
from bot.core.posts.renderer import Renderer
from bot.core.servers.permissions import thread_readers
from bot.core.servers.presence import ServersSeen, is_gone, servers_seen
from bot.core.servers.reach import unreached
from bot.core.text.languages import Languages
from bot.core.text.mentions import Mentions
from bot.core.turnstile import Turnstile
from bot.features.absence.bench import BenchPanel
from bot.features.absence.leave_panel import LeavePanel
from bot.features.absence.offer_posts import OfferPosts
from bot.features.absence.pauses import Pauses
from bot.features.absence.seats import Seats
from bot.features.find.invite_panel import InvitePanel
from bot.features.find.queue_panel import QueuePanel
from bot.features.learn.help import Help
from bot.features.lobby.opening import Opening
from bot.features.look.catching_up import CatchingUp
from bot.features.look.digest_posts import DigestPosts
from bot.features.look.private_views import PrivateViews
from bot.features.look.reader import Reader
from bot.features.look.replay.animations import Animations
from bot.features.look.replay.panel import ReplayPanel
from bot.features.look.replay.review import ReviewPanel
from bot.features.moderate.log import AuditLog
from bot.features.my.blocks import BlockPanel
from bot.features.my.conduct import ConductPanel
from bot.features.my.data import DataPanel, Reach
from bot.features.my.notices import Notices
from bot.features.my.pings import SentPings
from bot.features.my.vacation import VacationPanel
from bot.features.rating.panel import RatingPanel
from bot.features.settings.leaving import ServerLeaver
from bot.features.tournament.drawing import Drawing
from bot.features.tournament.panels import tournament_panels
from bot.features.turn.form_states import FormStates
from bot.features.turn.hint_panel import HintPanel
from bot.features.turn.panel import Panel
from bot.features.turn.planner import Planner
from bot.features.turn.teaching import Teaching
from bot.features.turn.turn_posts import TurnPosts
from bot.i18n import Catalogues
from bot.listeners import Listeners, Others
from bot.outbox.noting import Noting
from bot.outbox.poster import Poster
from bot.outbox.sender import Sender
from bot.ratings.service import Ratings
from bot.rounds import through_outages
from bot.steady import SteadyClock
from bot.store.copying.figures import figures
from bot.store.database import Database
from bot.store.rows import DueKind, Secrets
from bot.tables.absence import pausing
from bot.tables.absence.deciding import Deciding
from bot.tables.absence.gathering import Gathering
from bot.tables.absence.leavers import Leavers
from bot.tables.absence.pausing import Pausing
from bot.tables.absence.people import People, people_at
from bot.tables.absence.reopening import Reopening
from bot.tables.absence.voting import kept_no_longer
from bot.tables.aheads import Aheads
from bot.tables.dependencies import Dependencies
from bot.tables.finding.answers import Answers
from bot.tables.finding.blocks import Blocks
from bot.tables.finding.invitations import Invitations
from bot.tables.finding.lobby_board import LobbyBoards
from bot.tables.finding.queue import Queue
from bot.tables.hinting.asking import Asking
from bot.tables.hinting.thinking import Apart
from bot.tables.history.past import Past
from bot.tables.history.replays import Replays
from bot.tables.learning.first_games import FirstGames
from bot.tables.model import snowflake_ms
from bot.tables.moderating.doorkeeping import Doorkeeper
from bot.tables.moderating.moderation import Moderation
from bot.tables.privacy.forgetting import Forgetting
from bot.tables.privacy.privacy import Privacy
from bot.tables.resuming import Resuming
from bot.tables.robots import Robots
from bot.tables.seated import Seated
from bot.tables.service import Tables
from bot.tables.settings import Settings
from bot.tables.telling.choosing import Choosing
from bot.tables.telling.keeping import stirred
from bot.tables.telling.nudging import Nudging
from bot.tables.telling.telling import Telling
from bot.tables.telling.watching import Watching
from bot.tables.thinking.experts import Experts
from bot.tables.timekeeping.due import Dues
from bot.tables.timekeeping.timekeeper import Timekeeper
from bot.tables.timekeeping.vacations import Vacations
from bot.tables.timing.outages import Outages
from bot.tables.timing.reaching import tried
from bot.tables.timing.resting import rested
from bot.title_files import TitleFiles
from bot.tournaments.changing import World
from bot.tournaments.directing.director import Director
from bot.tournaments.leaving import call_off_everywhere, withdraw_everywhere
from bot.tournaments.service import Tournaments
from bot.ui.services import Services
from render import registry as painters
from render.core.animation import WEBP
from rules import registry as titles

SALT_BYTES = 16


@dataclass(frozen=True, slots=True)
class Turnpost:
    """What is started, stopped and looked at from outside."""

    bot: TurnpostBot
    sender: Sender
    robots: Robots
    aheads: Aheads
    outages: Outages
    timekeeper: Timekeeper
    director: Director

    async def keep_time(self) -> None:
        """Charge and look at clocks while the bot can serve, until cancelled; look for lists of tables first."""
        await through_outages(self.outages.load)
        await self.bot.wait_until_ready()
        # The outage that ends now must be known before anybody can run out of time.
        await through_outages(self.outages.beat)
        await through_outages(self.bot.services.lobby_boards.check_all)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.outages.run(), name="beats")
            tasks.create_task(self.timekeeper.run(), name="timekeeper")
            tasks.create_task(self.director.run(), name="director")

    async def look_at_all(self) -> None:
        """Answer, move and carry out what is due wherever somebody waits for that, after the program starts."""
        await self.aheads.look_at_all()
        await self.robots.look_at_all()
        self.director.look_at_all()

    @property
    def tables(self) -> Tables:
        return self.bot.services.tables


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
    **options: Any,
) -> AsyncIterator[Turnpost]:
    """The bot, not connected yet; `options` are those of `TurnpostBot`, `operators` those who run it.

    Afterwards robots have stopped, and what was being written is written.
    """
    changes = Listeners()
    async with AsyncExitStack() as closing:
        outages = Outages(database, now, lambda: bot.is_serving)
        known = Dependencies(now, secrets_of_tables, titles.load, changes.tell, outages.since)
        if isinstance(now, SteadyClock):
            known = replace(known, at_least=now.at_least)
        tables = Tables(database, known)
        closing.push_async_callback(tables.settle)
        aheads = Aheads(tables, secrets.randbelow)
        closing.push_async_callback(aheads.close)
        robots = Robots(tables, lambda: secrets.randbits(64), apart := Experts(experts))
        closing.push_async_callback(robots.close)
        pictures = Pictures(renderer, painters.load, Past(database))
        vacations = Vacations(database, tables, changes.due)
        people = people_at(database, tables, lambda guild, member: is_gone(bot, guild, member))
        settings = Settings(database)
        choosing = Choosing(database, settings, tables.almanac, now, changes.wake)
        replays = Replays(database, renderer.run)
        asking = Asking(database, tables, replays, Apart(apart), lambda: secrets.randbits(64))
        closing.push_async_callback(asking.close)
        reopening = Reopening(database, known, tables, people.voting)
        moderation = Moderation(database, tables, people.leaving, reopening, changes.wake)
        tournaments = Tournaments(
            World(
                *(database, tables, titles.load, now, secrets_of_tables),
                Seated(database, known, tables.almanac),
                changes.tournament,
                operators,
                lambda guild, channel, members: thread_readers(bot, guild, channel, members),
            )
        )
        closing.push_async_callback(tournaments.settle)
        withdraw = partial(withdraw_everywhere, tournaments)
        privacy = Privacy(database, tables, changes.due, withdraw)
        call_off = partial(call_off_everywhere, tournaments)
        forgetting = Forgetting(database, tables, changes.due, call_off)
        director = Director(tournaments.changes, tournaments.pods)
        closing.callback(director.close)
        services = _services(
            *(tables, aheads, robots, vacations, people, settings, choosing, catalogues),
            *(pictures, renderer, replays, asking, files, moderation),
            *(Doorkeeper(database, now), privacy),
            LobbyBoards(database, tables, changes.wake),
            Queue(database, known, tables, settings, changes.due),
            Resuming(database, known, tables),
            reopening,
            forgetting,
            Ratings(database, titles.load, now, snowflake_ms),
            lambda member, guilds: servers_seen(bot, member, guilds),
            lambda places: unreached(bot, places, database.shards.serve),
            tournaments,
            replay_format,
            FirstGames(database, known, tables),
        )
        bot = TurnpostBot(services, **options)
        telling = Telling(
            database, services.settings, tables.almanac, tables.position, tables.now_ms
        )
        noting = Noting(database, tables, now)
        poster = Poster(
            bot,
            database,
            tables,
            services,
            TurnPosts(catalogues, pictures),
            DigestPosts(catalogues, services.mentions),
            telling,
            noting,
            people,
            OfferPosts(catalogues, pictures),
            pictures,
            replays,
            now,
        )
        sender = Sender(database, poster, now, tables.posts.lose, bot.contact)
        dues = Dues(database, tables.changes, sender.wake)
        dues.on_table(DueKind.REST, rested)
        dues.on_table(DueKind.WAKE, telling.awake)
        dues.on_table(DueKind.REMIND, telling.reminded)
        dues.on_table(DueKind.VACATION, vacations.looked_at)
        dues.on(DueKind.ERASE, privacy.erase_due)
        dues.on(DueKind.SCRUB, privacy.scrub_due)
        dues.on(DueKind.FORGET, forgetting.due)
        dues.on(DueKind.LEAVE, ServerLeaver(bot).due)
        dues.on(DueKind.DIGEST, choosing.digest_due)
        dues.on_table(DueKind.AHEAD, aheads.held)
        dues.on_table(DueKind.PAUSE, pausing.over)
        dues.on_table(DueKind.REACH, tried)
        dues.on_table(DueKind.BALLOT, people.voting.closed)
        dues.on_table(DueKind.OFFER, people.offers.looked_at)
        dues.on_table(DueKind.AWAY, kept_no_longer)
        dues.on_table(DueKind.GONE, Leavers(people.has_left).looked_at)
        dues.on_table(DueKind.HANDOVER, people.leaving.lapsed)
        dues.on_table(DueKind.KEEPALIVE, stirred)
        dues.on_table(DueKind.INVITATION, services.invitations.lapsed)
        dues.on_table(DueKind.START, reopening.start)
        dues.on_table(DueKind.MATCH, services.answers.lapsed)
        dues.on(DueKind.QUEUE, services.queue.looked)
        keeper = Timekeeper(
            database, tables.changes, tables.almanac, outages, now, dues, people.has_left
        )
        keeper.ask_others = Deciding(people.voting).ask
        changes.sender = sender
        changes.listeners = (
            lambda _: sender.wake(),
            aheads.look,
            robots.look,
            lambda _: keeper.wake(),
            lambda _: outages.ride(),
            director.look_at,
        )
        changes.on_tournament = director.wake
        changes.on_due = keeper.wake
        turnpost = Turnpost(bot, sender, robots, aheads, outages, keeper, director)
        others = Others(changes.tell, turnpost.look_at_all)
        closing.push_async_callback(others.close)
        database.hear(others.heard)
        yield turnpost


def _services(
    tables: Tables,
    aheads: Aheads,
    robots: Robots,
    vacations: Vacations,
    people: People,
    settings: Settings,
    choosing: Choosing,
    catalogues: Catalogues,
    pictures: Pictures,
    renderer: Renderer,
    replays: Replays,
    asking: Asking,
    files: TitleFiles,
    moderation: Moderation,
    doorkeeper: Doorkeeper,
    privacy: Privacy,
    lobby_boards: LobbyBoards,
    queue: Queue,
    resuming: Resuming,
    reopening: Reopening,
    forgetting: Forgetting,
    ratings: Ratings,
    servers: ServersSeen,
    reach: Reach,
    tournaments: Tournaments,
    replay_format: str,
    first_games: FirstGames,
) -> Services:
    posts = Posts(catalogues, pictures)
    mentions = Mentions()
    planner = Planner(tables, aheads, catalogues)
    teaching = Teaching(first_games, tables, robots, pictures)
    panel = Panel(tables, catalogues, pictures, FormStates(), settings, planner, teaching)
    drawing = Drawing(renderer, painters.load)
    private_views = PrivateViews(tables, catalogues, pictures, posts, people.offers, servers)
    seats = Seats(tables, catalogues, private_views)
    invitations = Invitations(choosing.database, tables)
    return Services(
        health=choosing.database.health,
        tables=tables,
        gathering=Gathering(choosing.database, tables, people.voting),
        pauses=Pauses(tables, Pausing(tables, people.voting), vacations, catalogues),
        voting=people.voting,
        resuming=resuming,
        reopening=reopening,
        forgetting=forgetting,
        settings=settings,
        catalogues=catalogues,
        languages=Languages(settings),
        posts=posts,
        panel=panel,
        hint_panel=HintPanel(tables, panel, asking.hints, catalogues),
        planner=planner,
        private_views=private_views,
        animations=Animations(replays, catalogues, renderer, painters.load, kind=replay_format),
        help=Help(catalogues, pictures, mentions, lambda: choosing.database.read(figures)),
        mentions=mentions,
        notices=Notices(choosing, catalogues),
        sent_pings=SentPings(choosing.database, tables, catalogues),
        watching=Watching(choosing.database, settings),
        nudging=Nudging(choosing.database, tables),
        opening=Opening(tables, catalogues, pictures, panel, robots, first_games),
        reader=Reader(tables, catalogues, pictures),
        replay=ReplayPanel(tables, replays, catalogues, pictures),
        review_panel=ReviewPanel(tables, asking.reviews, replays, catalogues),
        catching_up=CatchingUp(tables, catalogues, pictures),
        seats=seats,
        files=files,
        turnstile=Turnstile(),
        vacations=vacations,
        vacation_panel=VacationPanel(vacations, catalogues),
        leaving=people.leaving,
        offers=people.offers,
        leave_panel=LeavePanel(tables, people.leaving, seats, catalogues),
        bench_panel=BenchPanel(
            *(people.offers, tables, settings, seats),
            OfferPosts(catalogues, pictures),
            catalogues,
        ),
        conduct_panel=ConductPanel(tables, catalogues),
        block_panel=BlockPanel(Blocks(choosing.database), catalogues),
        moderation=moderation,
        doorkeeper=doorkeeper,
        lobby_boards=lobby_boards,
        invitations=invitations,
        invite_panel=InvitePanel(tables, invitations, catalogues),
        queue=queue,
        answers=Answers(choosing.database, tables),
        queue_panel=QueuePanel(queue, catalogues),
        data_panel=DataPanel(privacy, catalogues, reach),
        audit_log=AuditLog(moderation, catalogues),
        tournaments=tournament_panels(tournaments, settings, catalogues, pictures, drawing),
        ratings=ratings,
        rating_panel=RatingPanel(ratings, renderer, painters.load, catalogues),
    )
