"""Interactions: acts of people on the bot, and the deadlines for its answer."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial

from bot.playground.discord.bodies import ATTACHMENT_LIMIT_BYTES
from bot.playground.discord.clock import Clock, ScheduledCall, Snowflakes
from bot.playground.discord.errors import ApiError, ErrorCode
from bot.playground.discord.feed import Feed
from bot.playground.discord.gateway import Gateway
from bot.playground.discord.objects import (
    channel_object,
    member_object,
    message_object,
    user_object,
)
from bot.playground.discord.report import Report
from bot.playground.discord.wire import Json
from bot.playground.discord.world import Channel, ChannelType, Member, Message, World

ANSWER_WITHIN_S = 3.0
TOKEN_LIVES_S = 900.0
NO_ANSWER = "The application did not respond"


class Kind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


@dataclass(slots=True)
class Interaction:
    id: int
    token: str
    kind: Kind
    member: Member
    channel: Channel
    created_at: float
    event: Json
    outcome: asyncio.Future[Json]
    """The first outcome that the acting person sees: an answer, or none in time."""
    message: Message | None = None
    """The message with the used component (used directly or through the modal it opened)."""
    opened_by: Interaction | None = None
    """For a modal: the interaction that opened it."""
    name: str = ""
    timer: ScheduledCall | None = None
    answered: bool = False
    put_off: bool = False
    """True if it was deferred and has not been answered since."""
    expired: bool = False
    original_id: int | None = None
    modal: Json | None = None

    def metadata(self, world: World) -> Json:
        """`interaction_metadata`, as in messages."""
        found: Json = {
            "id": str(self.id),
            "type": int(Kind.COMMAND if self.kind is Kind.AUTOCOMPLETE else self.kind),
            "user": user_object(world, self.member),
            "authorizing_integration_owners": self.event["authorizing_integration_owners"],
        }
        if self.kind is Kind.COMMAND:
            found |= {"name": self.name, "command_type": 1}
        elif self.kind is Kind.COMPONENT and self.message is not None:
            found["interacted_message_id"] = str(self.message.id)
        elif self.opened_by is not None:
            found["triggering_interaction_metadata"] = self.opened_by.metadata(world)
        return found


@dataclass(frozen=True, slots=True)
class MemberAction:
    """An act of a member."""

    kind: Kind
    member: Member
    channel: Channel
    data: Json
    message: Message | None = None
    opened_by: Interaction | None = None
    name: str = ""
    shown: Json | None = None
    """The message as the person's client shows it, if that differs from the stored one."""
    redelivers: int | None = None
    """The id of the earlier interaction that this one redelivers."""


@dataclass(slots=True)
class Interactions:
    world: World
    clock: Clock
    snowflakes: Snowflakes
    gateway: Gateway
    feed: Feed
    report: Report
    _by_id: dict[int, Interaction] = field(default_factory=dict)
    _by_token: dict[str, Interaction] = field(default_factory=dict)
    _in_order: deque[Interaction] = field(default_factory=deque)

    def __post_init__(self) -> None:
        self.clock.on_skip(self._expire_overdue)

    def begin(self, act: MemberAction) -> Interaction:
        """Send the bot a member's act and start the deadlines."""
        self._forget_old()
        earlier = self._by_id.get(act.redelivers) if act.redelivers is not None else None
        interaction = self._new(act)
        if earlier is not None:
            self._replace(earlier, interaction)
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self._in_order.append(interaction)
        self._tell(interaction, "pending")
        if self.gateway.reachable:
            interaction.timer = self.clock.after(
                ANSWER_WITHIN_S, partial(self._expire, interaction)
            )
            self.gateway.dispatch("INTERACTION_CREATE", interaction.event)
        else:
            self._expire(interaction)
        return interaction

    def _new(self, act: MemberAction) -> Interaction:
        interaction = Interaction(
            id=self.snowflakes.next() if act.redelivers is None else act.redelivers,
            token=secrets.token_urlsafe(48),
            kind=act.kind,
            member=act.member,
            channel=act.channel,
            created_at=self.clock.now(),
            event={},
            outcome=asyncio.get_running_loop().create_future(),
            message=act.message,
            opened_by=act.opened_by,
            name=act.name,
        )
        interaction.event = self._event(interaction, act)
        return interaction

    def _replace(self, earlier: Interaction, later: Interaction) -> None:
        """Redeliver an interaction. If it was answered, it cannot be answered again.

        If it was deferred and the answer never came, it starts over.
        """
        later.answered = earlier.answered and not earlier.put_off
        later.original_id = earlier.original_id if later.answered else None
        self._by_token.pop(earlier.token, None)
        if earlier.timer is not None:
            earlier.timer.cancel()
        earlier.expired = True
        self.settle(earlier, {"outcome": "failed", "text": NO_ANSWER, "reason": "replaced"})

    def _event(self, interaction: Interaction, act: MemberAction) -> Json:
        world, channel = self.world, interaction.channel
        member = interaction.member
        permissions = str(int(world.member_permissions(member)))
        event: Json = {
            "id": str(interaction.id),
            "application_id": str(world.application_id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": act.data,
            "channel_id": str(channel.id),
            "channel": channel_object(world, channel) | {"permissions": permissions},
            "app_permissions": str(int(world.bot_permissions(channel))),
            "locale": member.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": ATTACHMENT_LIMIT_BYTES,
        }
        if channel.type is ChannelType.DM:
            event |= {
                "user": user_object(world, member),
                "context": 1,
                "authorizing_integration_owners": {"0": "0"},
            }
        else:
            guild = world.guilds[channel.guild_id]
            event |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": member_object(world, member) | {"permissions": permissions},
                "context": 0,
                "authorizing_integration_owners": {"0": str(guild.id)},
            }
        if interaction.message is not None:
            event["message"] = act.shown or message_object(world, interaction.message)
        return event

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction that a first response belongs to.

        Raises:
            ApiError: 10062 after three seconds, 40060 for a second response.
        """
        interaction = self._by_id.get(interaction_id)
        if interaction is None or not secrets.compare_digest(interaction.token, token):
            raise ApiError(ErrorCode.UNKNOWN_INTERACTION)
        if interaction.answered:
            self.report.double_responses += 1
            failed = {"outcome": "failed", "text": NO_ANSWER, "reason": "already_acknowledged"}
            self.settle(interaction, failed)
            raise ApiError(ErrorCode.ALREADY_ACKNOWLEDGED)
        if interaction.expired:
            raise ApiError(ErrorCode.UNKNOWN_INTERACTION)
        return interaction

    def by_token(self, application_id: int, token: str) -> Interaction:
        """Return the answered interaction that a follow-up belongs to.

        Raises:
            ApiError: 50027 after fifteen minutes, 10015 before the first response.
        """
        interaction = self._by_token.get(token)
        if interaction is None or self._age(interaction) > TOKEN_LIVES_S:
            raise ApiError(ErrorCode.INVALID_WEBHOOK_TOKEN)
        if application_id != self.world.application_id or not interaction.answered:
            raise ApiError(ErrorCode.UNKNOWN_WEBHOOK)
        return interaction

    def by_id(self, interaction_id: int) -> Interaction | None:
        return self._by_id.get(interaction_id)

    def answer(self, interaction: Interaction, outcome: Json) -> None:
        """Record the first response."""
        interaction.answered = True
        interaction.put_off = outcome["outcome"] == "deferred"
        if interaction.timer is not None:
            interaction.timer.cancel()
        self.settle(interaction, outcome)

    def settle(self, interaction: Interaction, outcome: Json) -> None:
        if interaction.outcome.done():
            return
        interaction.outcome.set_result({"interaction_id": str(interaction.id)} | outcome)
        state = {"failed": "failed", "deferred": "deferred"}.get(outcome["outcome"], "done")
        self._tell(interaction, state, ephemeral=bool(outcome.get("ephemeral")))

    def followed(self, interaction: Interaction) -> None:
        """Record a follow-up; after a deferral the first one is the answer."""
        if interaction.put_off:
            interaction.put_off = False
            self._tell(interaction, "done")

    def _tell(self, interaction: Interaction, state: str, *, ephemeral: bool = False) -> None:
        data = {"id": str(interaction.id), "state": state, "ephemeral": ephemeral}
        self.feed.push_to(interaction.member.id, "interaction", data)

    def _age(self, interaction: Interaction) -> float:
        return self.clock.now() - interaction.created_at

    def _expire(self, interaction: Interaction) -> None:
        interaction.expired = True
        if not interaction.answered and not interaction.outcome.done():
            self.report.unanswered.append(str(interaction.id))
        self.settle(interaction, {"outcome": "failed", "text": NO_ANSWER})

    def _expire_overdue(self) -> None:
        for interaction in tuple(self._by_id.values()):
            pending = not interaction.outcome.done()
            if pending and self._age(interaction) > ANSWER_WITHIN_S:
                if interaction.timer is not None:
                    interaction.timer.cancel()
                self._expire(interaction)

    def _forget_old(self) -> None:
        while self._in_order and self._age(self._in_order[0]) > TOKEN_LIVES_S:
            old = self._in_order.popleft()
            self._by_token.pop(old.token, None)
            if self._by_id.get(old.id) is old:
                del self._by_id[old.id]

    def close(self) -> None:
        for interaction in self._in_order:
            if interaction.timer is not None:
                interaction.timer.cancel()
            self.settle(interaction, {"outcome": "failed", "text": NO_ANSWER})
