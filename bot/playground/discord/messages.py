"""Creates, changes and deletes messages, and broadcasts the changes."""

from __future__ import annotations

from bot.playground.discord.bodies import Body
from bot.playground.discord.broadcast import Broadcast
from bot.playground.discord.clock import Clock, Snowflakes, iso
from bot.playground.discord.compose import Composer, check_kept_attachments
from bot.playground.discord.errors import ApiError, ErrorCode
from bot.playground.discord.files import FileStore, Upload
from bot.playground.discord.limits.message import EPHEMERAL, LOADING
from bot.playground.discord.report import Report
from bot.playground.discord.wire import Json
from bot.playground.discord.world import Channel, ChannelType, Member, Message, ThreadState, World

NONCE_WINDOW_S = 300.0
OLD_AFTER_S = 3600.0
MOST_OLD_EDITS = 30

THREAD_CREATED = 18
THREAD_STARTER = 21
HAS_THREAD = 1 << 5


class Messages:
    def __init__(
        self,
        *,
        world: World,
        clock: Clock,
        snowflakes: Snowflakes,
        files: FileStore,
        broadcast: Broadcast,
        report: Report,
    ) -> None:
        self._world = world
        self._clock = clock
        self._snowflakes = snowflakes
        self._files = files
        self._broadcast = broadcast
        self._report = report
        self._compose = Composer(world, files, snowflakes)
        self._by_nonce: dict[tuple[int, str], tuple[float, int]] = {}

    def create(
        self,
        channel: Channel,
        author: Member,
        payload: Json,
        files: dict[int, Upload],
        *,
        marks: Json | None = None,
        flags: int = 0,
        viewer_id: int | None = None,
        invoker_id: int | None = None,
    ) -> Message:
        """Post a checked payload.

        `marks` are fields Discord adds itself (type, webhook, interaction, reference); `flags` are added to those of
        the payload.
        """
        repeated = self._with_nonce(author, payload)
        if repeated is not None:
            return repeated
        message_id = self._snowflakes.next()
        now = self._clock.now()
        body = self._compose.blank(message_id, channel, author, now) | (marks or {})
        if not flags & LOADING:
            check_kept_attachments(body, payload, files)
            self._compose.fill(body, payload, files, channel)
        body["flags"] |= flags
        if payload.get("nonce") is not None:
            body["nonce"] = payload["nonce"]
        body["tts"] = bool(payload.get("tts"))
        if viewer_id is not None:
            body["flags"] |= EPHEMERAL
            for attachment in body["attachments"]:
                attachment["ephemeral"] = True
        message = Message(
            message_id, channel.id, author.id, body, now, viewer_id=viewer_id, invoker_id=invoker_id
        )
        self._keep(message, channel)
        if payload.get("enforce_nonce") and payload.get("nonce") is not None:
            self._by_nonce[author.id, str(payload["nonce"])] = (now, message_id)
        return message

    def _keep(self, message: Message, channel: Channel) -> None:
        if channel.thread is not None and not message.is_ephemeral:
            message.body["position"] = channel.public_count
        self._world.add_message(message)
        if channel.thread is not None and not message.is_ephemeral:
            self._wake(channel, channel.thread, message)
        self._broadcast.message_created(message)

    def _wake(self, channel: Channel, thread: ThreadState, message: Message) -> None:
        """Reopen an archived thread for a message; its author and mentioned members follow the thread."""
        now = iso(self._clock.now())
        if thread.archived:
            thread.archived = False
            thread.archived_at = now
            self._broadcast.channel_updated(channel)
        mentioned = [int(user["id"]) for user in message.body["mentions"]]
        concerned = dict.fromkeys([message.author_id, *mentioned])
        followers = [person_id for person_id in concerned if person_id not in thread.member_ids]
        if followers:
            thread.member_ids.update((person_id, now) for person_id in followers)
            self._broadcast.thread_members_changed(channel, followers, [])

    def _with_nonce(self, author: Member, payload: Json) -> Message | None:
        """Return the message that this one would repeat."""
        if not payload.get("enforce_nonce") or payload.get("nonce") is None:
            return None
        horizon = self._clock.now() - NONCE_WINDOW_S
        while self._by_nonce:
            oldest = next(iter(self._by_nonce))
            if self._by_nonce[oldest][0] >= horizon:
                break
            del self._by_nonce[oldest]
        _, message_id = self._by_nonce.get((author.id, str(payload["nonce"])), (0.0, 0))
        return self._world.messages.get(message_id)

    def edit(self, message: Message, body: Body, *, payload: Json | None = None) -> None:
        """Change a message by a checked payload (the whole body if none is given).

        Raises:
            ApiError: 30046, if the message is old and was edited too often since.
        """
        changes = body.object() if payload is None else payload
        channel = self._world.channels[message.channel_id]
        if self._clock.now() - message.created_at > OLD_AFTER_S:
            self._report.old_edits += 1
            message.old_edits += 1
            if message.old_edits > MOST_OLD_EDITS:
                raise ApiError(ErrorCode.TOO_MANY_OLD_EDITS)
        was_loading = message.body["flags"] & LOADING
        check_kept_attachments(message.body, changes, body.files)
        self._compose.fill(message.body, changes, body.files, channel)
        message.body["flags"] &= ~LOADING
        if not was_loading:
            message.body["edited_timestamp"] = iso(self._clock.now())
        if message.is_ephemeral:
            for attachment in message.body["attachments"]:
                attachment["ephemeral"] = True
        self._broadcast.message_updated(message)

    def touch(self, message: Message) -> None:
        """Announce a change that is not an edit: a pin, or a thread opened on the message."""
        self._broadcast.message_updated(message)

    def delete(self, message: Message) -> None:
        self._broadcast.message_deleted(message)
        self._world.remove_message(message)
        self._files.drop(message.body["attachments"])

    def announce_thread(self, thread: Channel, parent: Channel, creator: Member) -> Message:
        """Post the line "… started a thread", to which a thread without a message is attached."""
        message_id = self._snowflakes.next()
        now = self._clock.now()
        body = self._compose.blank(message_id, parent, creator, now) | {
            "type": THREAD_CREATED,
            "content": thread.name,
            "message_reference": {
                "type": 0,
                "channel_id": str(thread.id),
                "guild_id": str(thread.guild_id),
            },
        }
        message = Message(message_id, parent.id, creator.id, body, now)
        self._keep(message, parent)
        return message

    def repeat_starter(self, thread: Channel, starter: Message) -> None:
        """Begin a thread that was opened on a message with an entry that points back to that message."""
        author = self._world.person(starter.author_id) or self._world.bot
        message_id = self._snowflakes.next()
        now = self._clock.now()
        body = self._compose.blank(message_id, thread, author, now) | {
            "type": THREAD_STARTER,
            "message_reference": {
                "type": 0,
                "message_id": str(starter.id),
                "channel_id": str(starter.channel_id),
                "guild_id": str(thread.guild_id),
            },
            "referenced_message": starter.body,
        }
        self._keep(Message(message_id, thread.id, author.id, body, now), thread)

    def referenced(self, channel: Channel, reference: Json) -> Json:
        """Return the fields of a reply.

        Raises: ApiError: 50035, if the message it answers is gone.
        """
        target = self._world.messages.get(int(reference.get("message_id") or 0))
        found = target is not None and target.channel_id == channel.id and not target.is_ephemeral
        if target is None or not found:
            if reference.get("fail_if_not_exists", True):
                tree = {"message_reference": {"_errors": [_UNKNOWN_REFERENCE]}}
                raise ApiError(ErrorCode.INVALID_FORM, tree)
            return {}
        pointer: Json = {"type": 0, "message_id": str(target.id), "channel_id": str(channel.id)}
        if channel.type is not ChannelType.DM:
            pointer["guild_id"] = str(channel.guild_id)
        return {"type": 19, "message_reference": pointer, "referenced_message": target.body}


_UNKNOWN_REFERENCE = {"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}
