"""What the buttons of tables do: under lobbies, boards, results and offers."""

import asyncio
from collections.abc import Awaitable, Callable

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import ReadId, TableId, small_number
from bot.core.controls.post_views import end_view
from bot.core.posts.post import Post
from bot.core.text.translator import translator
from bot.features.absence import leave_panel
from bot.features.find import invitation_posts, invite_panel, match_posts
from bot.features.look.reader import told_id
from bot.features.look.replay.controls import Wish
from bot.features.look.replay.review import Tell, nobody
from bot.store.declaring.posted import Posted
from bot.store.rows import NO_THREAD, Status
from bot.tables.absence.ballots import BallotKind
from bot.tables.conduct.sealing import assert_open
from bot.tables.model import Done, Position
from bot.tables.names import channel
from bot.tables.timekeeping.giving import give_time
from bot.ui.services import Services
from rules.core.errors import Refusal
from rules.core.text import msg

TALK_LOOKS, TALK_LOOK_S = 12, 0.2
"""How often, and after which pauses, it is looked whether a thread that somebody waits for is there."""


class AtTables:
    def __init__(self, services: Services) -> None:
        self._services = services

    async def click(
        self,
        caller: Caller,
        clicked: TableId,
        tell: Tell = nobody,
        under: Posted | None = None,
    ) -> Post:
        """Do what a button says; returns the private answer.

        `tell` shows how far something is that takes long. `under` is the public post that has the button.

        Raises:
            Refusal: what the service refuses; ui.outdated, if there is no such button any more.
        """
        services = self._services
        newest = None if under is None else await self._question(caller, clicked)
        if under is not None and newest is not None and under.message_id < newest.message_id:
            # It is asked elsewhere by now, or again. A newer post may not be stored yet.
            raise Refusal("ui.outdated")
        tables, table_id, actor = services.tables, clicked.table, caller.actor
        changes: dict[str, Callable[[], Awaitable[Done]]] = {
            "join": lambda: services.invitations.join(table_id, actor),
            "leave": lambda: tables.leave(table_id, actor),
            "cancel": lambda: tables.cancel(table_id, actor),
            "robot": lambda: tables.add_robot(table_id, actor, small_number(clicked.arg)),
            "unrobot": lambda: tables.remove_robot(table_id, actor),
            "rematch": lambda: tables.play_again(table_id, actor),
        }
        match clicked.op:
            case "turn":
                return await services.panel.open(caller, table_id)
            case "hand":
                return await services.private_views.hand(caller, table_id)
            case "since":
                at = await tables.position(table_id)
                return await services.catching_up.news(caller, at)
            case "back":
                return await services.seats.come_back(caller, table_id)
            case "take":
                seat = small_number(clicked.arg) if clicked.arg else None
                return await services.seats.ask_or_take(caller, table_id, seat)
            case "watch":
                at = await tables.position(table_id)
                return await services.private_views.board(caller, at)
            case "talk":
                return await self.talk(caller, table_id)
            case "ending":
                return await self.tell_end(caller, table_id, on=clicked.arg != "off")
            case op if op in invite_panel.OPS:
                return await services.invite_panel.click(caller, clicked)
            case invitation_posts.INVITED:
                return await self._invited(caller, clicked)
            case match_posts.FOUND:
                return await self._found(caller, clicked)
            case match_posts.INSTEAD:
                await services.answers.with_robots(table_id, actor)
                return await self.click(caller, TableId("start", table_id))
            case leave_panel.HEIR:
                return await services.leave_panel.answer(caller, clicked)
            case op if op in leave_panel.OPS:
                return await services.leave_panel.click(caller, clicked)
            case "sit":
                return await services.seats.take(caller, table_id, small_number(clicked.arg))
            case "more":
                return await services.private_views.more(caller, table_id, _range(clicked))
            case "clock":
                at = await tables.position(table_id)
                return await services.private_views.clocks(caller, at)
            case "nudge":
                return await self._nudge(caller, clicked)
            case "give":
                return await self._give(caller, clicked)
            case "rules":
                at = await tables.position(table_id)
                return await services.reader.page(caller, ReadId("rules", at.table.title))
            case "replay":
                return await services.replay.page(caller, Wish(table_id))
            case "review":
                return await services.review_panel.show(caller, table_id, tell)
            case "verify":
                return await services.private_views.proof(caller, table_id)
            case "start":
                done = await services.gathering.start(table_id, actor)
                gathers = done.position.table.status is Status.LOBBY
                key = "ballot.noted_here" if gathers else "ui.done.start"
                return Post(services.catalogues[caller.language].words(key))
            case "vote":
                return await self._vote(caller, clicked)
            case "pause" | "resume":
                return await services.pauses.click(caller, clicked)
            case "reopen":
                return await self._reopen(caller, table_id)
            case "told":
                return await services.reader.page(
                    caller, told_id(table_id, clicked.arg, clicked.seq)
                )
            case op if op in changes:
                done = await changes[op]()
                return self._done(caller, done.position, op)
            case _:
                raise Refusal("ui.outdated")

    async def _question(self, caller: Caller, clicked: TableId) -> Posted | None:
        """The post that asks what a button answers, if there is only one at a time."""
        services, table_id = self._services, clicked.table
        match clicked.op:
            case "vote":
                return (await services.voting.ballot(table_id, clicked.seq)).posted
            case leave_panel.HEIR:
                given = await services.leaving.handover(table_id, clicked.seq)
                return None if given is None else given.posted
            case invitation_posts.INVITED:
                asked = await services.invitations.latest(table_id, caller.member_id)
                return None if asked is None else asked.posted
            case match_posts.FOUND | match_posts.INSTEAD:
                match = await services.answers.match(table_id)
                return None if match is None else match.posted
            case "take" if clicked.arg:
                return await services.offers.post_of(table_id)
            case _:
                return None

    async def talk(self, caller: Caller, table_id: int) -> Post:
        """Lead somebody who watches to the thread of those who do; it is made when the first one asks.

        Raises:
            Refusal: talk.open, talk.seated, private or talk.no_thread.
        """
        services = self._services
        at = await services.tables.position(table_id)
        assert_open(at, caller.member_id)
        if at.has(caller.member_id):
            raise Refusal("talk.seated")
        if not at.table.filters.quiet or at.table.filters.private:
            raise Refusal("talk.open")
        text = translator(services.catalogues[caller.language], at)
        place = at.table.talk_id
        if place in (None, NO_THREAD):
            await services.tables.posts.talk(table_id)
            place = await self._talk_id(table_id)
        if place == NO_THREAD:
            raise Refusal("talk.no_thread", place=channel(at.table.channel_id))
        if place is None:
            return Post(text.words("talk.soon"))
        return Post(text.words("talk.there", place=f"<#{place}>"))

    async def _talk_id(self, table_id: int) -> int | None:
        """The thread that has been asked for; None if it is not made for long."""
        for _ in range(TALK_LOOKS):
            at = await self._services.tables.position(table_id)
            if at.table.talk_id is not None:
                return at.table.talk_id
            await asyncio.sleep(TALK_LOOK_S)
        return None

    async def tell_end(self, caller: Caller, table_id: int, *, on: bool) -> Post:
        """Promise a spectator a message when the table ends, or take the promise back."""
        services = self._services
        at = await services.tables.position(table_id)
        text = translator(services.catalogues[caller.language], at)
        if not on:
            await services.watching.stop(table_id, caller.member_id)
            return Post(text.words("watch.stopped"))
        assert_open(at, caller.member_id)
        await services.watching.ask(at, caller.member_id)
        return Post(text.words("watch.noted"), view=end_view(at, text))

    async def _vote(self, caller: Caller, clicked: TableId) -> Post:
        services = self._services
        await services.voting.vote(clicked.table, caller.actor, clicked.seq, clicked.arg)
        ballot = await services.voting.ballot(clicked.table, clicked.seq)
        key = "ballot.noted" if ballot.outcome is None else "ballot.decided"
        if ballot.kind == BallotKind.HERE:
            key = "ballot.noted_here" if ballot.outcome is None else f"ballot.here_{ballot.outcome}"
        return Post(services.catalogues[caller.language].words(key))

    async def _reopen(self, caller: Caller, table_id: int) -> Post:
        await self._services.reopening.ask(table_id, caller.actor)
        held = await self._services.voting.of(table_id)
        is_open = any(each.kind == BallotKind.REOPEN and each.outcome is None for each in held)
        key = "ballot.opened" if is_open else "ballot.decided"
        return Post(self._services.catalogues[caller.language].words(key))

    async def _give(self, caller: Caller, clicked: TableId) -> Post:
        seat = small_number(clicked.arg)
        done = await give_time(
            self._services.tables, clicked.table, caller.actor, seat, turn=clicked.seq
        )
        text = translator(self._services.catalogues[caller.language], done.position)
        return Post(text.words("hosting.gave", seat=text.name(seat)))

    async def _invited(self, caller: Caller, clicked: TableId) -> Post:
        agrees = clicked.arg == invitation_posts.YES
        done = await self._services.invitations.answer(clicked.table, caller.actor, agrees=agrees)
        if agrees:
            return self._done(caller, done.position, "join")
        return Post(self._services.catalogues[caller.language].words("invite.declined"))

    async def _found(self, caller: Caller, clicked: TableId) -> Post:
        services, words = self._services, self._services.catalogues[caller.language].words
        if clicked.arg != match_posts.YES:
            at = await services.tables.position(clicked.table)
            gone = await services.queue.leave(at.table.guild_id, caller.member_id, clicked.table)
            return Post(words("queue.left" if gone else "queue.nothing"))
        done = await services.answers.accept(clicked.table, caller.actor)
        gathers = done.position.table.status is Status.LOBBY
        return Post(words("queue.noted" if gathers else "ui.done.start"))

    async def _nudge(self, caller: Caller, clicked: TableId) -> Post:
        await self._services.nudging.nudge(clicked.table, caller.actor, small_number(clicked.arg))
        return Post(self._services.catalogues[caller.language].words("ui.done.nudge"))

    def _done(self, caller: Caller, at: Position, op: str) -> Post:
        text = translator(self._services.catalogues[caller.language], at)
        if op == "rematch":
            # The channel where the new table's post is, or is about to be.
            return Post(text.words("ui.done.rematch", place=f"<#{at.table.channel_id}>"))
        return Post(text.say(msg(f"ui.done.{op}")))


def _range(clicked: TableId) -> tuple[int, int] | None:
    """The part of the log that a button names, None if it names none."""
    return (small_number(clicked.arg), clicked.seq) if clicked.arg else None


def post_of(interaction: discord.Interaction) -> Posted | None:
    """The post whose button was pressed; None if only the member sees it."""
    message = interaction.message
    if message is None or message.flags.ephemeral:
        return None
    return Posted(message.channel.id, message.id)
