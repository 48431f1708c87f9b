"""REST: the first response to an interaction, and follow-ups by its token."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from aiohttp import web

from bot.playground.discord.access import snowflake
from bot.playground.discord.bodies import Body, read_body
from bot.playground.discord.broadcast import page_message
from bot.playground.discord.errors import ApiError, ErrorCode, FormErrors, invalid_form
from bot.playground.discord.interactions import Interaction, Kind
from bot.playground.discord.limits.commands import check_choices
from bot.playground.discord.limits.message import (
    EPHEMERAL,
    LOADING,
    check_message,
)
from bot.playground.discord.limits.modal import check_modal
from bot.playground.discord.objects import message_object
from bot.playground.discord.platform import Platform
from bot.playground.discord.wire import Json, json_response, no_content
from bot.playground.discord.world import Message


class Answer(IntEnum):
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


_ALLOWED = {
    Kind.COMMAND: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL},
    Kind.COMPONENT: set(Answer) - {Answer.CHOICES},
    Kind.AUTOCOMPLETE: {Answer.CHOICES},
    Kind.MODAL: set(Answer) - {Answer.CHOICES, Answer.MODAL},
}


class InteractionRoutes:
    def __init__(self, platform: Platform) -> None:
        self._world = platform.world
        self._interactions = platform.interactions
        self._messages = platform.messages
        self._feed = platform.feed

    def routes(self) -> list[web.RouteDef]:
        hook = "/webhooks/{application_id}/{token}"
        message = f"{hook}/messages/{{message_id}}"
        return [
            web.post("/interactions/{interaction_id}/{token}/callback", self.answer),
            web.post(hook, self.follow_up),
            web.get(message, self.get),
            web.patch(message, self.edit),
            web.delete(message, self.delete),
        ]

    async def answer(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        raw_id = request.match_info["interaction_id"]
        interaction = self._interactions.to_answer(snowflake(raw_id), request.match_info["token"])
        payload = body.object()
        answer = _answer_type(interaction, payload.get("type"))
        data: Json = payload.get("data") or {}
        message = self._carry_out(interaction, answer, data, body)
        if request.query.get("with_response") not in ("1", "true"):
            return no_content()
        return json_response(self._callback_object(interaction, answer, message))

    def _carry_out(
        self, interaction: Interaction, answer: Answer, data: Json, body: Body
    ) -> Message | None:
        """Return the message that was made or changed, if any."""
        match answer:
            case Answer.MESSAGE | Answer.DEFERRED_MESSAGE:
                return self._answer_with_message(interaction, answer, data, body)
            case Answer.UPDATE | Answer.DEFERRED_UPDATE:
                return self._answer_with_update(interaction, answer, data, body)
            case Answer.CHOICES:
                choices = data.get("choices") or []
                errors = FormErrors()
                check_choices(errors, ("data", "choices"), choices, _focused_type(interaction))
                errors.raise_if_any()
                outcome: Json = {"outcome": "choices", "choices": choices}
            case Answer.MODAL:
                check_modal(data, ("data",))
                interaction.modal = data
                modal = {"interaction_id": str(interaction.id)} | data
                self._feed.push_to(interaction.member.id, "modal", modal)
                outcome = {"outcome": "modal", "modal": modal}
        self._interactions.answer(interaction, outcome)
        return None

    def _answer_with_message(
        self, interaction: Interaction, answer: Answer, data: Json, body: Body
    ) -> Message:
        deferred = answer is Answer.DEFERRED_MESSAGE
        if not deferred:
            check_message(body, path=("data",))
        message = self._post(interaction, data, body, deferred=deferred)
        interaction.original_id = message.id
        self._interactions.answer(
            interaction,
            {
                "outcome": "deferred" if deferred else "message",
                "message": page_message(self._world, message),
                "ephemeral": message.is_ephemeral,
            },
        )
        return message

    def _answer_with_update(
        self, interaction: Interaction, answer: Answer, data: Json, body: Body
    ) -> Message:
        message = interaction.message
        if message is None:
            raise _wrong_type(int(answer))
        if message.id not in self._world.messages:
            raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
        if answer is Answer.UPDATE:
            check_message(body, path=("data",), before=message.body)
            self._messages.edit(message, body, payload=data)
        interaction.original_id = message.id
        self._interactions.answer(
            interaction,
            {
                "outcome": "update" if answer is Answer.UPDATE else "deferred",
                "message": page_message(self._world, message),
                "ephemeral": message.is_ephemeral,
            },
        )
        return message

    def _post(
        self, interaction: Interaction, data: Json, body: Body, *, deferred: bool = False
    ) -> Message:
        """Post a message of the bot that belongs to an interaction."""
        private = bool((data.get("flags") or 0) & EPHEMERAL)
        if interaction.channel.id not in self._world.channels:
            raise ApiError(ErrorCode.UNKNOWN_CHANNEL)
        return self._messages.create(
            interaction.channel,
            self._world.bot,
            data,
            body.files,
            marks=self._marks(interaction),
            flags=LOADING if deferred else 0,
            viewer_id=interaction.member.id if private else None,
            invoker_id=interaction.member.id,
        )

    def _marks(self, interaction: Interaction) -> Json:
        metadata = interaction.metadata(self._world)
        application_id = str(self._world.application_id)
        marks: Json = {
            "application_id": application_id,
            "webhook_id": application_id,
            "interaction_metadata": metadata,
        }
        replied_to = interaction.original_id
        if replied_to is None and interaction.kind is Kind.COMPONENT and interaction.message:
            replied_to = interaction.message.id
        if replied_to is not None:
            pointer = {"type": 0, "message_id": str(replied_to)}
            pointer |= {"channel_id": str(interaction.channel.id)}
            return marks | {"type": 19, "message_reference": pointer}
        if interaction.kind is Kind.COMMAND:
            named = {name: metadata[name] for name in ("id", "type", "name", "user")}
            return marks | {"type": 20, "interaction": named}
        return marks

    def _callback_object(
        self, interaction: Interaction, answer: Answer, message: Message | None
    ) -> Json:
        about: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
        resource: Json = {"type": int(answer)}
        if message is not None:
            about |= {
                "response_message_id": str(message.id),
                "response_message_loading": bool(message.body["flags"] & LOADING),
                "response_message_ephemeral": message.is_ephemeral,
            }
            if answer is not Answer.DEFERRED_UPDATE:
                resource["message"] = message_object(self._world, message)
        if answer is Answer.CHOICES:
            return {"interaction": about}
        return {"interaction": about, "resource": resource}

    def _by_token(self, request: web.Request) -> Interaction:
        application_id = snowflake(request.match_info["application_id"])
        return self._interactions.by_token(application_id, request.match_info["token"])

    async def follow_up(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        interaction = self._by_token(request)
        check_message(body)
        original = self._world.messages.get(interaction.original_id or 0)
        if original is not None and original.body["flags"] & LOADING:
            # The first follow-up fills the message that says the bot is thinking.
            self._messages.edit(original, body)
            message = original
        else:
            message = self._post(interaction, body.object(), body)
        self._interactions.followed(interaction)
        return json_response(message_object(self._world, message))

    def _message(self, request: web.Request) -> tuple[Interaction, Message]:
        """Return a message made with this token, or the one whose component was used."""
        interaction = self._by_token(request)
        raw_id = request.match_info["message_id"]
        if raw_id == "@original":
            message = self._world.messages.get(interaction.original_id or 0)
        else:
            message = self._world.messages.get(snowflake(raw_id))
        if message is None or not self._belongs(interaction, message):
            raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
        return interaction, message

    def _belongs(self, interaction: Interaction, message: Message) -> bool:
        if message.id == interaction.original_id:
            return True
        made_by: Json = message.body.get("interaction_metadata") or {}
        own = made_by.get("id") == str(interaction.id)
        source = interaction.message is not None and interaction.message.id == message.id
        return own or source

    async def get(self, request: web.Request) -> web.Response:
        _, message = self._message(request)
        return json_response(message_object(self._world, message))

    async def edit(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        interaction, message = self._message(request)
        check_message(body, before=message.body)
        self._messages.edit(message, body)
        self._interactions.followed(interaction)
        return json_response(message_object(self._world, message))

    async def delete(self, request: web.Request) -> web.Response:
        interaction, message = self._message(request)
        self._messages.delete(message)
        self._interactions.followed(interaction)
        return no_content()


def _answer_type(interaction: Interaction, raw: Any) -> Answer:
    if raw not in set(Answer) or Answer(raw) not in _ALLOWED[interaction.kind]:
        raise _wrong_type(raw)
    return Answer(raw)


def _wrong_type(raw: Any) -> ApiError:
    text = f'Value "{raw}" is not one of the allowed choices for this interaction.'
    return invalid_form(("type",), "INTERACTION_TYPE_INVALID", text)


def _focused_type(interaction: Interaction) -> int | None:
    options = interaction.event["data"].get("options") or []
    while options:
        for option in options:
            if option.get("focused"):
                found: int | None = option.get("type")
                return found
        options = [inner for option in options for inner in option.get("options") or ()]
    return None
