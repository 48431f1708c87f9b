"""Channels that the bot may enter, and its rights there."""

from __future__ import annotations

from bot.playground.discord.errors import ApiError, ErrorCode
from bot.playground.discord.permissions import Permission
from bot.playground.discord.wire import Json
from bot.playground.discord.world import Channel, ChannelType, Guild, Member, Message, World


class Access:
    def __init__(self, world: World) -> None:
        self._world = world

    def channel(self, raw_id: str, needs: Permission = Permission.NONE) -> Channel:
        """Return a channel the bot sees and has the permissions in.

        Raises:
            ApiError: 10003, 50001 (it cannot see it) or 50013 (it may not do that).
        """
        channel = self._world.channels.get(snowflake(raw_id))
        if channel is None:
            raise ApiError(ErrorCode.UNKNOWN_CHANNEL)
        granted = self._world.bot_permissions(channel)
        if not granted & Permission.VIEW_CHANNEL:
            raise ApiError(ErrorCode.MISSING_ACCESS)
        if granted & needs != needs:
            raise ApiError(ErrorCode.MISSING_PERMISSIONS)
        return channel

    def has(self, channel: Channel, permission: Permission) -> bool:
        return bool(self._world.bot_permissions(channel) & permission)

    def need(self, channel: Channel, permission: Permission) -> None:
        if not self.has(channel, permission):
            raise ApiError(ErrorCode.MISSING_PERMISSIONS)

    def to_speak(self, raw_id: str) -> Channel:
        """Return a channel or thread to post in."""
        channel = self.channel(raw_id)
        if channel.type is ChannelType.FORUM:
            raise ApiError(ErrorCode.NOT_A_TEXT_CHANNEL)
        if channel.thread is None:
            self.need(channel, Permission.SEND_MESSAGES)
            self._can_dm(channel)
            return channel
        self.need(channel, Permission.SEND_MESSAGES_IN_THREADS)
        if channel.thread.locked and not self.has(channel, Permission.MANAGE_THREADS):
            raise ApiError(ErrorCode.THREAD_LOCKED)
        return channel

    def _can_dm(self, channel: Channel) -> None:
        if channel.type is ChannelType.DM and channel.recipient_id is not None:
            recipient = self._world.members.get(channel.recipient_id)
            if recipient is None or not recipient.present:
                raise ApiError(ErrorCode.NO_MUTUAL_GUILDS)
            if not recipient.takes_direct:
                raise ApiError(ErrorCode.CANNOT_DM)

    def to_post(self, channel: Channel, payload: Json, *, with_files: bool) -> None:
        if with_files:
            self.need(channel, Permission.ATTACH_FILES)
        if payload.get("embeds"):
            self.need(channel, Permission.EMBED_LINKS)
        if payload.get("message_reference"):
            self.need(channel, Permission.READ_MESSAGE_HISTORY)

    def message(self, channel: Channel, raw_id: str) -> Message:
        """Return a message of a channel; ephemeral ones are only found by their interaction's token."""
        message = self._world.messages.get(snowflake(raw_id))
        if message is None or message.channel_id != channel.id or message.is_ephemeral:
            raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
        return message

    def thread(self, raw_id: str) -> Channel:
        channel = self.channel(raw_id)
        if channel.thread is None:
            raise ApiError(ErrorCode.WRONG_CHANNEL_TYPE)
        return channel

    def member(self, raw_id: str) -> Member:
        person = self._world.person(snowflake(raw_id))
        if person is None or not person.present:
            raise ApiError(ErrorCode.UNKNOWN_MEMBER)
        return person

    def guild(self, raw_id: str) -> Guild:
        guild = self._world.guilds.get(snowflake(raw_id))
        if guild is None:
            raise ApiError(ErrorCode.UNKNOWN_GUILD)
        return guild

    def application(self, raw_id: str) -> None:
        if snowflake(raw_id) != self._world.application_id:
            raise ApiError(ErrorCode.UNKNOWN_APPLICATION)


def unarchived(channel: Channel) -> None:
    """Refuse a change in an archived thread."""
    if channel.thread is not None and channel.thread.archived:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)


def snowflake(raw: str) -> int:
    """Read an id. Raise ApiError 50035 if it is not one."""
    if not raw.isdecimal() or len(raw) > 20:
        problem = {"code": "NUMBER_TYPE_COERCE", "message": f'Value "{raw}" is not snowflake.'}
        raise ApiError(ErrorCode.INVALID_FORM, {"_errors": [problem]})
    return int(raw)
