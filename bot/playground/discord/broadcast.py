"""Broadcast of changes: to the bot through the Gateway, to people through the feed."""

from __future__ import annotations

from bot.playground.discord.feed import Feed
from bot.playground.discord.gateway import Gateway, Intent
from bot.playground.discord.limits.message import LOADING
from bot.playground.discord.objects import (
    bot_role,
    bot_sees,
    channel_object,
    event_object,
    member_fields,
    member_object,
    message_object,
    role_object,
    thread_member,
    user_object,
)
from bot.playground.discord.wire import Json
from bot.playground.discord.world import Channel, ChannelType, Event, Member, Message, Role, World


class Broadcast:
    def __init__(self, world: World, gateway: Gateway, feed: Feed) -> None:
        self._world = world
        self._gateway = gateway
        self._feed = feed

    def message_created(self, message: Message) -> None:
        self._message(message, "MESSAGE_CREATE", "message_create")

    def message_updated(self, message: Message) -> None:
        self._message(message, "MESSAGE_UPDATE", "message_update")

    def _message(self, message: Message, event: str, kind: str) -> None:
        channel = self._world.channels[message.channel_id]
        self._feed.push(
            kind,
            page_message(self._world, message),
            lambda member: sees_message(self._world, member, message),
        )
        if message.is_ephemeral or not bot_sees(self._world, channel):
            return
        data = dict(message_object(self._world, message))
        if channel.type is not ChannelType.DM:
            data["guild_id"] = str(channel.guild_id)
            author = self._world.person(message.author_id)
            if author is not None:
                data["member"] = member_fields(self._world, author)
        self._gateway.dispatch(
            event,
            data,
            message_intent(channel),
            without_content=self._without_content(channel, message, data),
        )

    def _without_content(self, channel: Channel, message: Message, data: Json) -> Json | None:
        """Return the data for a bot without the content intent, if the message does not concern it."""
        bot = self._world.bot.id
        mentioned = any(user["id"] == str(bot) for user in data["mentions"])
        if channel.type is ChannelType.DM or message.author_id == bot or mentioned:
            return None
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def message_deleted(self, message: Message) -> None:
        channel = self._world.channels[message.channel_id]
        data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        self._feed.push(
            "message_delete",
            data,
            lambda member: sees_message(self._world, member, message),
        )
        if not message.is_ephemeral and bot_sees(self._world, channel):
            self._gateway.dispatch(
                "MESSAGE_DELETE", self._in_guild(channel, data), message_intent(channel)
            )

    def reaction(self, message: Message, person_id: int, emoji: Json, *, added: bool) -> None:
        channel = self._world.channels[message.channel_id]
        data: Json = {
            "user_id": str(person_id),
            "channel_id": str(channel.id),
            "message_id": str(message.id),
            "emoji": emoji,
            "burst": False,
            "type": 0,
        }
        event = "MESSAGE_REACTION_ADD" if added else "MESSAGE_REACTION_REMOVE"
        self._gateway.dispatch(event, self._in_guild(channel, data), Intent.GUILD_MESSAGE_REACTIONS)
        self._feed.push(
            "message_update",
            page_message(self._world, message),
            lambda member: sees_message(self._world, member, message),
        )

    def channel_created(self, channel: Channel) -> None:
        event = "THREAD_CREATE" if channel.type.is_thread else "CHANNEL_CREATE"
        extra: Json = {"newly_created": True} if channel.type.is_thread else {}
        self._channel(channel, event, "channel_create", extra)

    def channel_updated(self, channel: Channel) -> None:
        event = "THREAD_UPDATE" if channel.type.is_thread else "CHANNEL_UPDATE"
        self._channel(channel, event, "channel_update", {})

    def _channel(self, channel: Channel, event: str, kind: str, extra: Json) -> None:
        self._feed.push(
            kind, page_channel(channel), lambda member: self._world.may_see(member, channel)
        )
        if channel.type is ChannelType.DM or not bot_sees(self._world, channel):
            return
        self._gateway.dispatch(event, channel_object(self._world, channel) | extra, Intent.GUILDS)

    def channel_deleted(self, channel: Channel) -> None:
        self._feed.push("channel_delete", page_channel(channel))
        if channel.type.is_thread:
            data: Json = {
                "id": str(channel.id),
                "guild_id": str(channel.guild_id),
                "parent_id": str(channel.parent_id),
                "type": int(channel.type),
            }
            self._gateway.dispatch("THREAD_DELETE", data, Intent.GUILDS)
        else:
            data = channel_object(self._world, channel)
            self._gateway.dispatch("CHANNEL_DELETE", data, Intent.GUILDS)

    def thread_members_changed(
        self, channel: Channel, added: list[int], removed: list[int]
    ) -> None:
        assert channel.thread is not None
        data: Json = {
            "id": str(channel.id),
            "guild_id": str(channel.guild_id),
            "member_count": min(len(channel.thread.member_ids), 50),
            "added_members": [thread_member(channel, person_id) for person_id in added],
            "removed_member_ids": [str(person_id) for person_id in removed],
        }
        # Without the members intent a bot hears only about itself.
        concerns_bot = self._world.bot.id in (*added, *removed)
        intent = Intent.GUILDS if concerns_bot else Intent.GUILD_MEMBERS
        self._gateway.dispatch("THREAD_MEMBERS_UPDATE", data, intent)
        self._feed.push(
            "channel_update", page_channel(channel), lambda m: self._world.may_see(m, channel)
        )

    def member_joined(self, member: Member) -> None:
        self._everywhere(
            "GUILD_MEMBER_ADD", member_object(self._world, member), Intent.GUILD_MEMBERS
        )

    def member_left(self, member: Member) -> None:
        user = user_object(self._world, member)
        self._everywhere("GUILD_MEMBER_REMOVE", {"user": user}, Intent.GUILD_MEMBERS)

    def guild_left(self, guild_id: int) -> None:
        data = {"id": str(guild_id), "guild_id": str(guild_id)}
        self._gateway.dispatch("GUILD_DELETE", data, Intent.GUILDS)

    def bot_role_changed(self) -> None:
        self._everywhere("GUILD_ROLE_UPDATE", {"role": bot_role(self._world)}, Intent.GUILDS)

    def role_created(self, role: Role) -> None:
        data = {"guild_id": str(role.guild_id), "role": role_object(role)}
        self._gateway.dispatch("GUILD_ROLE_CREATE", data, Intent.GUILDS)

    def member_updated(self, member: Member) -> None:
        self._everywhere(
            "GUILD_MEMBER_UPDATE", member_object(self._world, member), Intent.GUILD_MEMBERS
        )

    def event_changed(self, event: Event) -> None:
        """Tell people; the bot does not listen to events."""
        self._feed.push("event", event_object(self._world, event))

    def _everywhere(self, event: str, data: Json, intent: Intent) -> None:
        for guild_id in self._world.guilds:
            self._gateway.dispatch(event, data | {"guild_id": str(guild_id)}, intent)

    def _in_guild(self, channel: Channel, data: Json) -> Json:
        if channel.type is ChannelType.DM:
            return data
        return data | {"guild_id": str(channel.guild_id)}


def message_intent(channel: Channel) -> Intent:
    is_dm = channel.type is ChannelType.DM
    return Intent.DIRECT_MESSAGES if is_dm else Intent.GUILD_MESSAGES


def sees_message(world: World, member: Member, message: Message) -> bool:
    if message.viewer_id is not None:
        return message.viewer_id == member.id
    return world.may_see(member, world.channels[message.channel_id])


def page_message(world: World, message: Message) -> Json:
    """Return the message object with the additions of Discord's client for people."""
    body = message_object(world, message) | {
        "ephemeral": message.is_ephemeral,
        "thinking": bool(message.body["flags"] & LOADING),
    }
    if message.invoker_id is not None and (invoker := world.person(message.invoker_id)):
        body["interaction_author"] = user_object(world, invoker)
    return body


def page_channel(channel: Channel) -> Json:
    page: Json = {
        "id": str(channel.id),
        "name": channel.name,
        "guild_id": None if channel.type is ChannelType.DM else str(channel.guild_id),
        "type": int(channel.type),
        "parent_id": channel.parent_id and str(channel.parent_id),
        "archived": channel.thread is not None and channel.thread.archived,
        "locked": channel.thread is not None and channel.thread.locked,
    }
    if channel.recipient_id is not None:
        page["recipient_id"] = str(channel.recipient_id)
    return page
