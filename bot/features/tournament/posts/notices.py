"""Posts of tournaments: the announcement, rounds, standings, calls, rulings and the end."""

import re
from collections.abc import Callable, Sequence
from typing import Final

import discord
from msgspec import json

from bot.clocks.preferences import Where
from bot.core.core import Core
from bot.core.posting.direct import Closed, NotYet
from bot.core.posting.messages import EDITED_UP_TO_S
from bot.core.posting.receipts import DIRECT
from bot.core.posts.post import Post, PostFile
from bot.core.text.translator import Translator, language_for, translator
from bot.features.tournament.circuits.posts import CircuitPosts, circuit_of
from bot.features.tournament.joining import address_of
from bot.features.tournament.posts.announcing import announcement
from bot.features.tournament.posts.calls import (
    AT_TABLES,
    NUDGED,
    TABLE,
    TO_REFEREES,
    Call,
    call_posts,
    letter,
    read_call,
)
from bot.features.tournament.posts.corrections import Corrections
from bot.features.tournament.posts.deals import deal_post
from bot.features.tournament.posts.ending import podium_post
from bot.features.tournament.posts.events import Events, stale
from bot.features.tournament.posts.facts import FactFinder, facts_line
from bot.features.tournament.posts.mentioning import Mentioning
from bot.features.tournament.posts.prize import PrizeRoles
from bot.features.tournament.posts.records import closing_files
from bot.features.tournament.posts.vacancies import Vacancies
from bot.features.tournament.views.drawing import Drawing, on_cover
from bot.features.tournament.views.looking import Looking
from bot.features.tournament.views.rounds import certificate_file, round_post, undone_post
from bot.features.tournament.views.standing import standings_of, standings_post
from bot.features.tournament.words import Shown
from bot.line.answers import NO_PERMISSION, UNKNOWN_CHANNEL
from bot.store import members as member_rows
from bot.store import outbox
from bot.store.contest import rounds as round_rows
from bot.store.contest import tournaments as tournament_rows
from bot.store.contest.rows import RoundRow
from bot.store.database import Connection
from bot.store.declaring.posted import Posted
from bot.store.pings import Ping
from bot.store.rows import NoticeKind, OutboxRow
from bot.tables.model import snowflake_ms
from bot.tournaments import notices
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.leaving import decides_no_more, tell_unposted
from bot.tournaments.service import Tournaments
from rules.contest.director.snapshot import Status
from rules.contest.showing.podium import final_places
from rules.core.errors import Refusal

OLD_EDITS_APART_S: Final = 120.0
THREAD_PATIENCE_S: Final = 2.0
"""Wait of a greeting for the thread of its table before it is tried again."""
_STEPS: Final = 3
_NAMED: Final = re.compile(r"tournament-\d+-r\d+\.png")
_DEAL: Final = re.compile(r"(?:tournament-\d+-)?deal-(\d{1,9})(?:-best\.png|\.jsonl)")


class TournamentPosts:
    def __init__(
        self, core: Core, tournaments: Tournaments, looking: Looking, drawing: Drawing
    ) -> None:
        posting = core.posting
        self._settings, self._catalogues = core.settings, core.catalogues
        self._pictures, self._now = core.pictures, core.known.now
        self._messages, self._direct = posting.messages, posting.direct
        self._receipts = posting.receipts
        self._tournaments, self._database = tournaments, core.database
        self._drawing = drawing
        self._looking = looking
        self._has_left = core.people.has_left
        self._page_of = core.pages.of_tournament
        self._mentioning = Mentioning(core)
        self._corrections = Corrections(core, tournaments, self._mentioning)
        self._vacancies = Vacancies(core, tournaments, self._mentioning)
        self.prizes, self._events = PrizeRoles(core), Events(core)
        self._circuits = CircuitPosts(core, tournaments.circuits, drawing)

    async def post(self, row: OutboxRow) -> None:
        """Send a row and record it. A tournament without its channel goes on without posts.

        Raises:
            NotYet: an old message was changed a moment ago, or a thread is not there yet.
        """
        assert row.tournament_id is not None
        try:
            shown = Shown(await self._tournaments.show(row.tournament_id))
        except TournamentRefusal:
            await self._receipts.note(row, None)
            return
        facts = json.decode(row.payload)
        try:
            match row.kind:
                case NoticeKind.ANNOUNCE:
                    await self._announce(row, shown, anew="anew" in facts)
                case NoticeKind.ROUND if "undone" in facts:
                    await self._undone(row, shown, facts["undone"], facts["round"])
                case NoticeKind.ROUND:
                    await self._round(row, shown, facts["stage"], facts["round"])
                case NoticeKind.STANDINGS:
                    await self._standings(row, shown, facts["stage"], anew=facts["anew"])
                case NoticeKind.CALL if "ruling" in facts:
                    await self._corrections.in_thread(row, shown, facts["ruling"])
                case NoticeKind.CALL:
                    await self._call(row, shown, facts)
                case NoticeKind.RULING:
                    await self._corrections.in_channel(row, shown, facts["ruling"])
                case NoticeKind.PODIUM if "circuit" in facts:
                    await self._circuits.post(row, shown, facts["circuit"])
                case NoticeKind.PODIUM:
                    await self._podium(row, shown)
                case NoticeKind.DEAL:
                    await self._deal(row, shown, facts["deal"])
                case NoticeKind.BESIDE:
                    is_prize = facts["what"] == "prize"
                    await (self.prizes.post if is_prize else self._events.post)(row, shown)
                case _:
                    await self._receipts.note(row, None)
        except (discord.NotFound, discord.Forbidden) as error:
            is_shut = error.code in (UNKNOWN_CHANNEL, *NO_PERMISSION)
            is_told = is_shut and facts.get("cause") not in AT_TABLES
            now = self._now()
            await self._receipts.note(
                row,
                None,
                also=(lambda conn: tell_unposted(conn, shown.stored, now)) if is_told else None,
            )

    async def _announce(self, row: OutboxRow, shown: Shown, *, anew: bool) -> None:
        if shown.at.status is Status.DRAFT:
            await self._receipts.note(row, None)
            return
        if stale(shown.row):
            told, now = notices.event(shown.row.id), self._now()
            await self._database.write(lambda conn: outbox.put_unless_waiting(conn, told, now=now))
        old = shown.row.announce
        await self._assert_may_edit(row, old)
        post = await self._announcement(shown, _marker(row, shown))
        place = shown.row.channel_id
        is_kept = old is not None and not anew
        # The cover names the start, which may have moved.
        is_moved = shown.row.starts_ms != shown.row.plan.starts_at_ms
        if old is not None and is_kept and await self._messages.rework(old, post, files=is_moved):
            await self._receipts.note(row, old)
            return
        sent = await self._messages.send(row, place, (post,))
        if old is not None and anew:
            await self._messages.delete(old)
        await self._receipts.note(row, sent, also=_noted(shown, announce=sent))

    async def _announcement(self, shown: Shown, name: str) -> Post:
        text, title = self._text(shown), shown.row.title
        files = await self._pictures.cover(title, text, name=name, event=on_cover(shown, text))
        operators = self._tournaments.context.operators
        return announcement(shown, text, files, self._looking.winners(shown, text), operators)

    async def _round(self, row: OutboxRow, shown: Shown, stage: int, number: int) -> None:
        held = next(
            (
                each
                for each in shown.stored.rounds
                if each.number == number and shown.stage_of(each) == stage
            ),
            None,
        )
        if held is None or shown.is_alone(stage):
            # The standings replace the posts of rounds that are played solo.
            await self._receipts.note(row, None)
            return
        await self._assert_may_edit(row, held.posted)
        post = await self._round_post(shown, held, _marker(row, shown))
        place = shown.row.channel_id
        if held.posted is not None:
            if not await self._messages.rework(held.posted, post, files=True):
                await self._receipts.note(row, None)
                return
            await self._receipts.note(row, held.posted)
            return
        sent = await self._messages.send(row, place, (post,))
        await self._receipts.note(
            row, sent, also=lambda conn: round_rows.posted_round(conn, held.id, sent)
        )

    async def _undone(self, row: OutboxRow, shown: Shown, round_id: int, number: int) -> None:
        """Remove the picture, the certificate and the buttons from the post of an undone round."""
        posted = await self._tournaments.round_post(round_id)
        if posted is not None:
            post = undone_post(shown, number, self._text(shown))
            await self._messages.rework(posted, post, files=True)
        await self._receipts.note(row, None)

    async def _round_post(self, shown: Shown, held: RoundRow, name: str) -> Post:
        text = self._text(shown)
        files = [*await self._drawing.pairings(shown, held, text, name=name)]
        proof = certificate_file(shown, held, text)
        if proof is not None:
            files.append(proof)
        links = await self._looking.links(shown, held)
        return round_post(shown, held, text, links, tuple(files))

    async def _standings(self, row: OutboxRow, shown: Shown, stage: int, *, anew: bool) -> None:
        """Post one message for a round, brought up to date as tables end; none before a stage's first result."""
        old = shown.row.standings
        is_first = stage > 1 or old is None
        if len(shown.at.stages) < stage or (is_first and not _is_begun(shown, stage)):
            await self._receipts.note(row, old)
            return
        if not anew:
            await self._assert_may_edit(row, old)
        post = await self._standings_post(shown, stage, _marker(row, shown))
        place = shown.row.channel_id
        is_kept = old is not None and not anew
        if old is not None and is_kept and await self._messages.rework(old, post, files=True):
            await self._receipts.note(row, old)
            return
        sent = await self._messages.send(row, place, (post,), silent=True)
        await self._receipts.note(row, sent, also=_noted(shown, standings=sent))

    async def _standings_post(self, shown: Shown, stage: int, name: str) -> Post:
        text = self._text(shown)
        files, pages = await self._drawing.standings(shown, stage, text, name=name)
        web = await self._page_of(shown.row.id, shown.row.guild_id)
        return standings_post(shown, stage, text, files, pages=pages, web=web)

    async def _call(self, row: OutboxRow, shown: Shown, facts: dict[str, object]) -> None:
        call = read_call(facts)
        if row.target.startswith("member:"):
            await self._privately(row, shown, call, facts)
            return
        if call.cause == "seat":
            await self._vacancies.post(row, shown, int(str(facts.get("since", 0))))
            return
        text, place = self._text(shown), shown.row.channel_id
        asked: tuple[int, ...] = ()
        if call.place is not None:
            pod = shown.held.pod_at(call.place)
            table = None if pod is None else pod.table_id
            if pod is None or (table is None and call.cause in AT_TABLES):
                # A referee took the round back, or exchanged players, so the table is gone.
                await self._receipts.note(row, None)
                return
            if table is not None:
                at = await self._tournaments.context.tables.position(table)
                if call.cause in AT_TABLES:
                    if at.table.thread_id is None and call.cause in (TABLE, NUDGED):
                        raise NotYet(THREAD_PATIENCE_S)
                    place = at.table.place_id
                    if call.cause == TABLE:
                        # The board itself pings the members with the first question.
                        asked = at.waiting_members()
        members = [shown.entrant(no).member_id for no in call.nos]
        called = await self._mentioning.mentioned(each for each in members if each not in asked)
        posts = call_posts(shown, call, text, called)
        await self._mentioning.send(row, place, posts, called, call.cause)

    async def _privately(
        self, row: OutboxRow, shown: Shown, call: Call, facts: dict[str, object]
    ) -> None:
        """Send a direct message to one member: a referee, a no-show, or a member that tests direct messages."""
        member = int(row.target.partition(":")[2])
        if call.cause in TO_REFEREES and await self._has_left(shown.row.guild_id, member):
            await decides_no_more(self._tournaments, shown.row.id, member)
            await self._receipts.note(row, None)
            return
        reach = (await self._settings.reach(member))[member]
        is_direct = reach.where in (Where.DIRECT, Where.DIGEST)
        is_unwanted = (call.cause == "test" and not is_direct) or (
            call.cause in ("dropped", "missed") and reach.wishes.where is Where.OFF
        )
        if reach.direct_closed_ms is not None or is_unwanted:
            await self._receipts.note(row, None)
            return
        text = translator(self._catalogues[language_for(reach, shown.row.language)], None)
        pod = None if call.place is None else shown.held.pod_at(call.place)
        link = ""
        if pod is not None and pod.table_id is not None and not shown.held.is_closed(pod):
            link = await address_of(self._tournaments, pod.table_id)
        post = letter(shown, call, facts, member, text, link)
        try:
            channel = reach.direct_id or await self._direct.open(row, member)
            sent = await self._direct.send(row, channel, post, silent=call.is_silent)
        except Closed as closed:
            at_ms = int(self._now() * 1000)
            ping = Ping(row.id, member, call.cause, DIRECT, at_ms, error=closed.code)
            await self._receipts.refused(row, ping)
            return
        at_ms = snowflake_ms(sent.message_id)
        ping = Ping(row.id, member, call.cause, DIRECT, at_ms, posted=sent)
        await self._receipts.note(
            row,
            sent,
            told=(ping,),
            also=lambda conn: member_rows.open_direct(conn, member, channel),
        )

    async def _deal(self, row: OutboxRow, shown: Shown, number: int) -> None:
        """Post an open deal, which is public now and counts in the standings."""
        post = await self._deal_post(shown, number, _marker(row, shown))
        sent = await self._messages.send(row, shown.row.channel_id, (post,))
        await self._receipts.note(row, sent)

    async def _deal_post(self, shown: Shown, number: int, name: str) -> Post:
        text = self._text(shown)
        files, _ = await self._drawing.standings(shown, len(shown.at.stages), text, name=name)
        return await deal_post(self._tournaments, self._pictures, shown, number, text, files)

    async def _podium(self, row: OutboxRow, shown: Shown) -> None:
        if not shown.at.stages:
            await self._receipts.note(row, None)
            return
        post = await self._podium_post(shown, _marker(row, shown))
        sent = await self._messages.send(row, shown.row.channel_id, (post,))
        await self._receipts.note(row, sent)

    async def _podium_post(self, shown: Shown, name: str) -> Post:
        text = self._text(shown)
        standings = standings_of(shown.at, len(shown.at.stages))
        places = list(final_places(shown.at))
        first = [no for place, no in places if place <= _STEPS]
        called = await self._mentioning.mentioned(shown.entrant(no).member_id for no in first)
        files: list[PostFile] = [
            *await self._drawing.podium(shown, text, name=name),
            *await closing_files(self._tournaments, shown, standings, text),
        ]
        world = self._tournaments.context
        found = await FactFinder(world.database, world.tables).of(shown.held)
        facts = facts_line(found, shown, text) or None
        web = await self._page_of(shown.row.id, shown.row.guild_id)
        return podium_post(shown, places, text, tuple(files), called, facts, web)

    async def again(self, number: int, message_id: int, files: Sequence[str]) -> Post | None:
        """Return a tournament's post as it reads now, by its message and files; None if it is of another kind."""
        try:
            shown = Shown(await self._tournaments.show(number))
            named = [each.removesuffix(".png") for each in files if _NAMED.fullmatch(each)]
            name = named[0] if named else f"tournament-{number}-r0"
            if _is(shown.row.announce, message_id):
                return await self._announcement(shown, name)
            if _is(shown.row.standings, message_id):
                return await self._standings_post(shown, shown.newest_stage, name)
            for held in (each for each in shown.stored.rounds if _is(each.posted, message_id)):
                return await self._round_post(shown, held, name)
            if f"tournament-{number}.json" in files and shown.at.stages:
                return await self._podium_post(shown, name)
            if (found := circuit_of(files)) is not None:
                return await self._circuits.again(shown, found, name)
            for each in files:
                if (deal := _DEAL.fullmatch(each)) is not None:
                    return await self._deal_post(shown, int(deal[1]), name)
        except Refusal:
            # The tournament can no longer be read, or the post must not be public.
            return None
        return None

    async def _assert_may_edit(self, row: OutboxRow, posted: Posted | None) -> None:
        """Raise `NotYet` if the message is old and was changed a moment ago."""
        if posted is None:
            return
        made = discord.utils.snowflake_time(posted.message_id).timestamp()
        last = await self._receipts.last_sent(row)
        if self._now() - made < EDITED_UP_TO_S or last is None:
            return
        if (wait := last + OLD_EDITS_APART_S - self._now()) > 0:
            raise NotYet(wait)

    def _text(self, shown: Shown) -> Translator:
        return translator(self._catalogues[shown.row.language], None)


def _is_begun(shown: Shown, stage: int) -> bool:
    """Return whether any table of a stage counts. Closed deals can be seen from the start."""
    if shown.is_deals(stage):
        return True
    rounds = shown.at.stages[stage - 1].rounds
    return any(pod.is_scored for each in rounds for pod in each.pods)


def _noted(shown: Shown, **messages: Posted) -> Callable[[Connection], None]:
    return lambda conn: tournament_rows.note(conn, shown.row.id, **messages)


def _marker(row: OutboxRow, shown: Shown) -> str:
    """Return the name of a picture's file, by which a message of this row is found again after a kill."""
    return f"tournament-{shown.row.id}-r{row.id}"


def _is(posted: Posted | None, message_id: int) -> bool:
    return posted is not None and posted.message_id == message_id
