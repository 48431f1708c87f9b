"""The world as objects of Discord's API."""

from __future__ import annotations

from bot.playground.discord.permissions import OF_BOT, OF_MEMBERS, Permission
from bot.playground.discord.wire import Json
from bot.playground.discord.world import (
    BOT_POSITION,
    BOT_ROLE_ID,
    JOINED_AT,
    MEMBERS_ROLE_ID,
    Channel,
    ChannelType,
    Event,
    Guild,
    Member,
    Message,
    Role,
    World,
)


def user_object(world: World, person: Member) -> Json:
    user: Json = {
        "id": str(person.id),
        "username": person.username,
        "global_name": person.name,
        "discriminator": "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "public_flags": 0,
        "flags": 0,
    }
    if person is world.bot:
        user |= {"username": person.name, "global_name": None, "discriminator": "0001", "bot": True}
    return user


def member_fields(world: World, person: Member) -> Json:
    """Return a member without its user, as it appears beside a mention."""
    return {
        "roles": [
            str(each)
            for each in (BOT_ROLE_ID if person is world.bot else MEMBERS_ROLE_ID, *person.role_ids)
        ],
        "nick": None,
        "avatar": None,
        "banner": None,
        "joined_at": JOINED_AT,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
    }


def member_object(world: World, person: Member) -> Json:
    return member_fields(world, person) | {"user": user_object(world, person)}


def _role(role_id: int, name: str, permissions: Permission, position: int) -> Json:
    return {
        "id": str(role_id),
        "name": name,
        "permissions": str(int(permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def bot_role(world: World) -> Json:
    role = _role(BOT_ROLE_ID, world.bot.name, OF_BOT & ~world.denied, BOT_POSITION)
    return role | {"managed": True, "tags": {"bot_id": str(world.bot.id)}}


def role_object(role: Role) -> Json:
    return _role(role.id, role.name, Permission.NONE, role.position)


def role_objects(world: World, guild_id: int) -> list[Json]:
    """Return a server's roles.

    @everyone grants no rights: members and the bot have a role each, so that the bot's can be removed.

    Those two have the same id in every server, unlike Discord's.
    """
    return [
        _role(guild_id, "@everyone", Permission.NONE, 0),
        _role(MEMBERS_ROLE_ID, "Members", OF_MEMBERS, 1),
        bot_role(world),
        *(role_object(each) for each in world.roles.values() if each.guild_id == guild_id),
    ]


def channel_object(world: World, channel: Channel) -> Json:
    common: Json = {
        "id": str(channel.id),
        "type": int(channel.type),
        "last_message_id": channel.last_message_id and str(channel.last_message_id),
        "flags": 0,
    }
    if channel.type is ChannelType.DM and channel.recipient_id is not None:
        recipient = world.members[channel.recipient_id]
        return common | {"recipients": [user_object(world, recipient)]}
    common |= {
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "parent_id": channel.parent_id and str(channel.parent_id),
        "rate_limit_per_user": channel.slowmode_s,
    }
    if channel.thread is not None:
        return common | _thread_fields(world, channel)
    if channel.type is ChannelType.FORUM:
        common |= {
            "available_tags": [],
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
        }
    return common | {
        "position": channel.position,
        "topic": channel.topic,
        "nsfw": False,
        "permission_overwrites": _overwrites(world, channel),
    }


def _overwrites(world: World, channel: Channel) -> list[Json]:
    view, denied = str(int(Permission.VIEW_CHANNEL)), str(int(channel.denied))
    own = {"id": str(world.bot.id), "type": 1, "allow": "0", "deny": denied}
    if channel.is_hidden:
        everybody = {"id": str(channel.guild_id), "type": 0, "allow": "0", "deny": view}
        return [everybody, own | {"allow": view}]
    return [own] if channel.denied else []


def _thread_fields(world: World, channel: Channel) -> Json:
    thread = channel.thread
    assert thread is not None
    metadata: Json = {
        "archived": thread.archived,
        "locked": thread.locked,
        "auto_archive_duration": thread.auto_archive_minutes,
        "archive_timestamp": thread.archived_at or thread.created_at,
        "create_timestamp": thread.created_at,
    }
    if channel.type is ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = thread.invitable
    fields: Json = {
        "owner_id": str(thread.owner_id),
        "thread_metadata": metadata,
        "message_count": channel.public_count,
        "total_message_sent": channel.public_count,
        "member_count": min(len(thread.member_ids), 50),
    }
    if world.bot.id in thread.member_ids:
        fields["member"] = thread_member(channel, world.bot.id)
    return fields


def thread_member(channel: Channel, person_id: int) -> Json:
    assert channel.thread is not None
    return {
        "id": str(channel.id),
        "user_id": str(person_id),
        "join_timestamp": channel.thread.member_ids[person_id],
        "flags": 1,
    }


def message_object(world: World, message: Message) -> Json:
    """Return the stored object, with the current state of the thread opened on it."""
    thread = world.channels.get(message.id)
    if thread is None:
        return message.body
    return message.body | {"thread": channel_object(world, thread)}


def guild_object(world: World, guild: Guild) -> Json:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(world.owner_id),
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 1,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": role_objects(world, guild.id),
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": guild.locale,
        "max_members": 25_000_000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "widget_enabled": False,
        "widget_channel_id": None,
    }


def gateway_guild(world: World, guild: Guild, *, with_members: bool) -> Json:
    """Return GUILD_CREATE: without the members intent the bot receives only its own member."""
    people = [world.bot, *(world.present_members() if with_members else ())]
    threads = (
        t for t in world.threads_in(guild.id) if t.thread is not None and not t.thread.archived
    )
    return guild_object(world, guild) | {
        "joined_at": JOINED_AT,
        "large": False,
        "unavailable": False,
        "member_count": sum(1 for _ in world.present_members()) + 1,
        "members": [member_object(world, person) for person in people],
        "channels": [channel_object(world, each) for each in world.guild_channels(guild.id)],
        "threads": [channel_object(world, t) for t in threads if bot_sees(world, t)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def event_object(world: World, event: Event) -> Json:
    return {
        "id": str(event.id),
        "guild_id": str(event.guild_id),
        "channel_id": None,
        "creator_id": str(world.bot.id),
        "name": event.name,
        "description": event.description,
        "scheduled_start_time": event.starts_at,
        "scheduled_end_time": event.ends_at,
        "privacy_level": 2,
        "status": int(event.status),
        "entity_type": 3,
        "entity_id": None,
        "entity_metadata": {"location": event.location},
        "image": None,
        "recurrence_rule": None,
    }


def bot_sees(world: World, channel: Channel) -> bool:
    return bool(world.bot_permissions(channel) & Permission.VIEW_CHANNEL)


def application_object(world: World) -> Json:
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": user_object(world, world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "team": None,
        "owner": user_object(world, world.members[world.owner_id]),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "tags": [],
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "integration_types_config": {"0": {}},
    }
