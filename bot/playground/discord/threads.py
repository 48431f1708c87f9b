"""Opens and closes threads, and adds and removes followers."""

from __future__ import annotations

from bot.playground.discord.broadcast import Broadcast
from bot.playground.discord.clock import Clock, Snowflakes, iso
from bot.playground.discord.errors import ApiError, ErrorCode, FormErrors
from bot.playground.discord.messages import HAS_THREAD, Messages
from bot.playground.discord.wire import Json
from bot.playground.discord.world import Channel, ChannelType, Member, Message, ThreadState, World

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
MOST_NAME = 100
MOST_SLOWMODE_S = 21_600


class Threads:
    def __init__(
        self,
        world: World,
        clock: Clock,
        snowflakes: Snowflakes,
        broadcast: Broadcast,
        messages: Messages,
    ) -> None:
        self._world = world
        self._clock = clock
        self._snowflakes = snowflakes
        self._broadcast = broadcast
        self._messages = messages

    def open_on(self, starter: Message, parent: Channel, creator: Member, payload: Json) -> Channel:
        """Open a thread on a message. It has the message's id, so there is at most one."""
        check_thread(payload, new=True)
        if starter.id in self._world.channels:
            raise ApiError(ErrorCode.THREAD_ALREADY_CREATED)
        thread = self._open(starter.id, ChannelType.PUBLIC_THREAD, parent, creator, payload)
        starter.body["flags"] |= HAS_THREAD
        self._messages.touch(starter)
        self._messages.repeat_starter(thread, starter)
        return thread

    def open_bare(self, parent: Channel, creator: Member, payload: Json) -> Channel:
        check_thread(payload, new=True)
        kind = ChannelType(payload.get("type") or ChannelType.PRIVATE_THREAD)
        thread = self._open(self._snowflakes.next(), kind, parent, creator, payload)
        if kind is ChannelType.PUBLIC_THREAD and parent.type is ChannelType.TEXT:
            self._messages.announce_thread(thread, parent, creator)
        return thread

    def _open(
        self,
        thread_id: int,
        kind: ChannelType,
        parent: Channel,
        creator: Member,
        payload: Json,
    ) -> Channel:
        now = iso(self._clock.now())
        state = ThreadState(
            owner_id=creator.id,
            created_at=now,
            archived_at=now,
            auto_archive_minutes=payload.get("auto_archive_duration") or 4320,
            invitable=payload.get("invitable", True) is not False,
            member_ids={creator.id: now},
        )
        thread = Channel(
            thread_id,
            kind,
            payload["name"],
            parent.guild_id,
            parent_id=parent.id,
            slowmode_s=payload.get("rate_limit_per_user") or 0,
            thread=state,
        )
        self._world.channels[thread.id] = thread
        self._broadcast.channel_created(thread)
        self._broadcast.thread_members_changed(thread, [creator.id], [])
        return thread

    def change(self, thread: Channel, payload: Json) -> None:
        """Change a thread. Raise ApiError 50083 if it is archived and stays archived."""
        state = thread.thread
        assert state is not None
        check_thread(payload, new=False)
        opens = payload.get("archived") is False
        others = payload.keys() - {"archived", "locked"}
        if state.archived and others and not opens:
            raise ApiError(ErrorCode.THREAD_ARCHIVED)
        if (archived := payload.get("archived")) is not None and archived != state.archived:
            state.archived = bool(archived)
            state.archived_at = iso(self._clock.now())
        if payload.get("locked") is not None:
            state.locked = bool(payload["locked"])
        if payload.get("name"):
            thread.name = payload["name"]
        if payload.get("auto_archive_duration"):
            state.auto_archive_minutes = payload["auto_archive_duration"]
        if payload.get("rate_limit_per_user") is not None:
            thread.slowmode_s = payload["rate_limit_per_user"]
        if payload.get("invitable") is not None:
            state.invitable = bool(payload["invitable"])
        self._broadcast.channel_updated(thread)

    def add(self, thread: Channel, person: Member) -> None:
        assert thread.thread is not None
        if person.id not in thread.thread.member_ids:
            thread.thread.member_ids[person.id] = iso(self._clock.now())
            self._broadcast.thread_members_changed(thread, [person.id], [])

    def remove(self, thread: Channel, person: Member) -> None:
        assert thread.thread is not None
        if person.id in thread.thread.member_ids:
            del thread.thread.member_ids[person.id]
            self._broadcast.thread_members_changed(thread, [], [person.id])

    def delete(self, channel: Channel) -> None:
        """Delete a channel with its threads."""
        for thread in [t for t in self._world.threads() if t.parent_id == channel.id]:
            self.delete(thread)
        self._world.remove_channel(channel)
        self._broadcast.channel_deleted(channel)


def check_thread(payload: Json, *, new: bool) -> None:
    errors = FormErrors()
    if new or payload.get("name") is not None:
        errors.length(("name",), payload.get("name") or "", least=1, most=MOST_NAME)
    minutes = payload.get("auto_archive_duration")
    if minutes is not None and minutes not in ARCHIVE_MINUTES:
        errors.choice(("auto_archive_duration",), minutes)
    if (slowmode := payload.get("rate_limit_per_user")) is not None:
        errors.number(("rate_limit_per_user",), slowmode, least=0, most=MOST_SLOWMODE_S)
    if new and payload.get("type") not in (None, 11, 12):
        errors.choice(("type",), payload["type"])
    errors.raise_if_any()
