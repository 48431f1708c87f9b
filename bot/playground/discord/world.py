"""The servers of the playground, with their channels and people, all in memory. All people are in each of them."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum

from bot.playground.discord.permissions import EVERYTHING, OF_BOT, OF_MEMBERS, Permission
from bot.playground.discord.wire import Json

GUILD_ID = 1_080_000_000_000_000_001
BOT_ID = 1_080_000_000_000_000_100
ONE_SHARD_ON = 1 << 22
"""The difference between the ids of two servers of which Discord gives the second to the next shard."""
MEMBERS_ROLE_ID = 1_080_000_000_000_000_002
BOT_ROLE_ID = 1_080_000_000_000_000_003
BOT_POSITION = 100
"""The place of the bot's role in the order of roles. It may give those below it."""
JOINED_AT = "2023-03-01T12:00:00.000000+00:00"


class ChannelType(IntEnum):
    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15
    """Holds posts, which are public threads, but no messages."""

    @property
    def is_thread(self) -> bool:
        return self in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


@dataclass(slots=True)
class Member:
    id: int
    name: str
    locale: str
    color: str
    present: bool = True
    """False after leaving the server."""
    takes_direct: bool = True
    """False for a person who allows no direct messages."""
    role_ids: list[int] = field(default_factory=list)
    """The person's roles beside that of all members."""

    @property
    def username(self) -> str:
        """Return the account name, which is ASCII on Discord; people see the display name."""
        plain = "".join(c for c in self.name.lower() if c.isascii() and c.isalnum())
        return plain or f"member{self.id % 10_000}"


@dataclass(frozen=True, slots=True)
class Guild:
    id: int
    name: str
    locale: str


@dataclass(frozen=True, slots=True)
class Role:
    """A role that its server's owner has made."""

    id: int
    name: str
    position: int
    guild_id: int = GUILD_ID


class EventStatus(IntEnum):
    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4

    @property
    def following(self) -> tuple[EventStatus, ...]:
        """Return the states that may follow; an event that is over does not change."""
        return {
            EventStatus.SCHEDULED: (EventStatus.ACTIVE, EventStatus.CANCELED),
            EventStatus.ACTIVE: (EventStatus.COMPLETED,),
        }.get(self, ())


@dataclass(slots=True)
class Event:
    """A scheduled event at a place outside the server's channels."""

    id: int
    guild_id: int
    name: str
    location: str
    starts_at: str
    ends_at: str
    description: str | None = None
    status: EventStatus = EventStatus.SCHEDULED


@dataclass(slots=True)
class ThreadState:
    owner_id: int
    created_at: str
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 4320
    archived_at: str = ""
    member_ids: dict[int, str] = field(default_factory=dict)
    """Followers of the thread, each with the beginning."""


@dataclass(slots=True)
class Channel:
    id: int
    type: ChannelType
    name: str
    guild_id: int = GUILD_ID
    """Its server; of no meaning for a DM."""
    position: int = 0
    parent_id: int | None = None
    topic: str | None = None
    slowmode_s: int = 0
    denied: Permission = Permission.NONE
    """Permissions the bot lacks here (and in this channel's threads)."""
    is_hidden: bool = False
    """Only members with a permission of their own see it, such as the bot."""
    thread: ThreadState | None = None
    recipient_id: int | None = None
    """The person a DM is with."""
    message_ids: list[int] = field(default_factory=list)
    """In ascending order, including ephemeral messages."""
    pins: dict[int, str] = field(default_factory=dict)
    public_count: int = 0
    last_message_id: int | None = None


@dataclass(slots=True)
class Message:
    id: int
    channel_id: int
    author_id: int
    body: Json
    """The message object of Discord's API."""
    created_at: float
    viewer_id: int | None = None
    """The only person who sees the message, if it is ephemeral."""
    invoker_id: int | None = None
    """The person behind the interaction that it answers, if any."""
    old_edits: int = 0
    """Number of edits while more than an hour old."""

    @property
    def is_ephemeral(self) -> bool:
        return self.viewer_id is not None


class World:
    def __init__(self, *, name: str, locale: str, bot_name: str) -> None:
        self.guilds = {GUILD_ID: Guild(GUILD_ID, name, locale)}
        self.left: set[int] = set()
        """Servers that the bot has left."""
        self.bot = Member(BOT_ID, bot_name, "en-US", "#5865f2")
        self.denied = Permission.NONE
        """Permissions taken from the bot's role, so the bot lacks them in every server."""
        self.members: dict[int, Member] = {}
        self.roles: dict[int, Role] = {}
        """The roles beside those of all members and of the bot."""
        self.events: dict[int, Event] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}

    @property
    def home(self) -> Guild:
        """Return the first server, and the only one unless there are to be more."""
        return self.guilds[GUILD_ID]

    @property
    def guild_id(self) -> int:
        return self.home.id

    @property
    def application_id(self) -> int:
        return self.bot.id

    @property
    def owner_id(self) -> int:
        return next(iter(self.members))

    def person(self, person_id: int) -> Member | None:
        return self.bot if person_id == self.bot.id else self.members.get(person_id)

    def present_members(self) -> Iterator[Member]:
        return (member for member in self.members.values() if member.present)

    def guild_channels(self, guild_id: int = GUILD_ID) -> Iterator[Channel]:
        return (
            c
            for c in self.channels.values()
            if c.type in (ChannelType.TEXT, ChannelType.FORUM) and c.guild_id == guild_id
        )

    def threads(self) -> Iterator[Channel]:
        return (c for c in self.channels.values() if c.type.is_thread)

    def threads_in(self, guild_id: int) -> Iterator[Channel]:
        return (thread for thread in self.threads() if thread.guild_id == guild_id)

    def dm_with(self, person_id: int) -> Channel | None:
        return next((c for c in self.channels.values() if c.recipient_id == person_id), None)

    def add_message(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        self.messages[message.id] = message
        insort(channel.message_ids, message.id)
        if not message.is_ephemeral:
            channel.public_count += 1
            channel.last_message_id = message.id

    def remove_message(self, message: Message) -> None:
        del self.messages[message.id]
        channel = self.channels[message.channel_id]
        del channel.message_ids[bisect_left(channel.message_ids, message.id)]
        channel.pins.pop(message.id, None)
        if not message.is_ephemeral:
            channel.public_count -= 1

    def remove_channel(self, channel: Channel) -> None:
        for message_id in channel.message_ids:
            del self.messages[message_id]
        del self.channels[channel.id]

    def public_before(self, channel: Channel, before: int | None) -> Iterator[Message]:
        """Yield messages, newest first, without ephemeral ones, which no history contains."""
        ids = channel.message_ids
        end = len(ids) if before is None else bisect_left(ids, before)
        return self._public(ids[i] for i in range(end - 1, -1, -1))

    def public_after(self, channel: Channel, after: int) -> Iterator[Message]:
        """Yield messages, oldest first."""
        ids = channel.message_ids
        return self._public(ids[i] for i in range(bisect_left(ids, after + 1), len(ids)))

    def _public(self, ids: Iterable[int]) -> Iterator[Message]:
        return (m for i in ids if not (m := self.messages[i]).is_ephemeral)

    def bot_permissions(self, channel: Channel) -> Permission:
        if channel.type is ChannelType.DM:
            return OF_MEMBERS
        place = channel if channel.parent_id is None else self.channels[channel.parent_id]
        return self.guild_permissions() & ~place.denied

    def guild_permissions(self) -> Permission:
        """Return the bot's permissions in channels that take none away."""
        return OF_BOT & ~self.denied

    def member_permissions(self, member: Member) -> Permission:
        return EVERYTHING if member.id == self.owner_id else OF_MEMBERS

    def may_see(self, member: Member, channel: Channel) -> bool:
        if channel.type is ChannelType.DM:
            return channel.recipient_id == member.id
        if not member.present:
            return False
        if channel.type is ChannelType.PRIVATE_THREAD and channel.thread is not None:
            return member.id in channel.thread.member_ids
        return True


def default_world(servers: int = 1) -> World:
    """Return a new world. With more than one server, each next one belongs to the next shard."""
    world = World(name="Turnpost Playground", locale="en-US", bot_name="Turnpost")
    people = (
        ("김하늘", "ko", "#e67e22"),
        ("Alessandra", "it", "#2ecc71"),
        ("Tom", "en-US", "#3498db"),
        ("Mina", "en-US", "#e91e63"),
    )
    for offset, (name, locale, color) in enumerate(people, start=200):
        member = Member(GUILD_ID - 1 + offset, name, locale, color)
        world.members[member.id] = member
    for number in range(1, servers):
        guild = Guild(GUILD_ID + number * ONE_SHARD_ON, f"{world.home.name} {number + 1}", "en-US")
        world.guilds[guild.id] = guild
    for guild_id in world.guilds:
        for position, name in enumerate(("lounge", "tables")):
            channel_id = guild_id + 9 + position
            world.channels[channel_id] = Channel(
                channel_id, ChannelType.TEXT, name, guild_id, position=position
            )
    return world
