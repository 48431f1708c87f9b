"""Turns a request body into the message object Discord makes of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.playground.discord.clock import Snowflakes, iso
from bot.playground.discord.errors import ApiError, ErrorCode, invalid_form
from bot.playground.discord.files import FileStore, Upload
from bot.playground.discord.limits.components import Kind, walk
from bot.playground.discord.limits.message import IS_COMPONENTS_V2, SETTABLE_FLAGS
from bot.playground.discord.objects import member_fields, user_object
from bot.playground.discord.wire import Json
from bot.playground.discord.world import BOT_ROLE_ID, MEMBERS_ROLE_ID, Channel, Member, World

_USER_MENTION = re.compile(r"<@!?(\d+)>")
_ROLE_MENTION = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")


@dataclass(frozen=True, slots=True)
class Mentions:
    users: list[Json]
    roles: list[str]
    everyone: bool


class Composer:
    def __init__(self, world: World, files: FileStore, snowflakes: Snowflakes) -> None:
        self._world = world
        self._files = files
        self._snowflakes = snowflakes

    def blank(self, message_id: int, channel: Channel, author: Member, moment: float) -> Json:
        return {
            "id": str(message_id),
            "type": 0,
            "channel_id": str(channel.id),
            "author": user_object(self._world, author),
            "content": "",
            "timestamp": iso(moment),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "flags": 0,
        }

    def fill(self, body: Json, payload: Json, files: dict[int, Upload], channel: Channel) -> None:
        """Write a checked payload into a new or existing message object; omitted fields keep their values.

        Raises:
            ApiError: 50006 if the message would be empty.
        """
        changed: Json = {"flags": body["flags"] & ~SETTABLE_FLAGS | self._flags(body, payload)}
        if "content" in payload:
            changed["content"] = (payload["content"] or "").strip()
        if "embeds" in payload:
            changed["embeds"] = [embed | {"type": "rich"} for embed in payload["embeds"] or []]
        if "components" in payload:
            changed["components"] = _numbered(payload["components"] or [])
        if "attachments" in payload or files:
            kept = _named(body["attachments"], payload.get("attachments"))
            changed["attachments"] = kept + self._uploads(payload, files, channel)
        after = body | changed
        if not any(after[part] for part in ("content", "embeds", "components", "attachments")):
            raise ApiError(ErrorCode.EMPTY_MESSAGE)
        if {"content", "components"} & changed.keys() or "allowed_mentions" in payload:
            mentions = self._mentions(after, payload.get("allowed_mentions"))
            changed["mentions"] = mentions.users
            changed["mention_roles"] = mentions.roles
            changed["mention_everyone"] = mentions.everyone
        dropped = [a for a in body["attachments"] if a not in after["attachments"]]
        body |= changed
        self._files.drop(dropped)
        _link_attachments(body)

    def _flags(self, body: Json, payload: Json) -> int:
        wanted: int | None = payload.get("flags")
        held: int = body["flags"]
        if wanted is None:
            return held & SETTABLE_FLAGS
        # A message made of layout components cannot become an ordinary one.
        return wanted & SETTABLE_FLAGS | held & IS_COMPONENTS_V2

    def _uploads(self, payload: Json, files: dict[int, Upload], channel: Channel) -> list[Json]:
        listed = {str(item.get("id")): item for item in payload.get("attachments") or ()}
        made: list[Json] = []
        for number, upload in sorted(files.items()):
            entry = listed.get(str(number), {})
            named = Upload(entry.get("filename") or upload.filename, upload.data)
            attachment = self._files.put(channel.id, self._snowflakes.next(), named)
            if entry.get("description"):
                attachment["description"] = entry["description"]
            if attachment["filename"].startswith("SPOILER_"):
                attachment["spoiler"] = True
            made.append(attachment)
        return made

    def _mentions(self, body: Json, allowed: Json | None) -> Mentions:
        """Find the mentions: without `allowed_mentions` all in the text count, and a reply pings."""
        content = "\n".join((body["content"], *_layout_texts(body["components"])))
        parse: list[str] = ["users", "roles", "everyone"]
        user_ids: set[str] = set()
        role_ids: set[str] = set()
        if allowed is not None:
            parse = allowed.get("parse") or []
            user_ids = {str(i) for i in allowed.get("users") or ()}
            role_ids = {str(i) for i in allowed.get("roles") or ()}
        written = _USER_MENTION.findall(content)
        pinged = [found for found in written if "users" in parse or found in user_ids]
        if body.get("referenced_message") and (allowed is None or allowed.get("replied_user")):
            pinged.append(body["referenced_message"]["author"]["id"])
        users: list[Json] = []
        for found in dict.fromkeys(pinged):
            person = self._world.person(int(found))
            if person is not None:
                fields = member_fields(self._world, person)
                users.append(user_object(self._world, person) | {"member": fields})
        known = {str(each) for each in (MEMBERS_ROLE_ID, BOT_ROLE_ID, *self._world.roles)}
        roles = [
            found
            for found in dict.fromkeys(_ROLE_MENTION.findall(content))
            if found in known and ("roles" in parse or found in role_ids)
        ]
        everyone = "everyone" in parse and _EVERYONE.search(content) is not None
        return Mentions(users, roles, everyone)


def check_kept_attachments(body: Json, payload: Json, files: dict[int, Upload]) -> None:
    """Refuse a listed attachment unless it is on the message already or comes with the request."""
    known = {a["id"] for a in body["attachments"]} | {str(number) for number in files}
    for index, item in enumerate(payload.get("attachments") or ()):
        if str(item.get("id")) not in known:
            raise invalid_form(
                ("attachments", index, "id"),
                "ATTACHMENT_NOT_FOUND",
                "Attachment data not found",
            )


def _named(held: list[Json], listed: list[Json] | None) -> list[Json]:
    """Return the attachments that stay: those the request lists, or all if it lists none."""
    if listed is None:
        return list(held)
    entries = {str(item.get("id")): item for item in listed}
    kept: list[Json] = []
    for attachment in held:
        if (entry := entries.get(attachment["id"])) is not None:
            if "description" in entry:
                attachment = attachment | {"description": entry["description"]}
            kept.append(attachment)
    return kept


def _layout_texts(components: list[Json]) -> Iterator[str]:
    """Yield the texts of a layout, which mention people as content does."""
    for _, component in walk(components, ()):
        if component.get("type") == Kind.TEXT_DISPLAY:
            yield component["content"]


def _numbered(components: list[Json]) -> list[Json]:
    """Number every component without an id by the next free number, as Discord does."""
    taken = {c["id"] for _, c in walk(components, ()) if c.get("id")}
    number = 0
    for _, component in walk(components, ()):
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number
    return components


def _link_attachments(body: Json) -> None:
    """Replace `attachment://name` by addresses; attachments that an embed shows leave the list."""
    by_name = {a["filename"]: a for a in body["attachments"]}
    shown: set[str] = set()

    def resolve(holder: Any, key: str) -> None:
        url = holder.get(key) if isinstance(holder, dict) else None
        if isinstance(url, str) and url.startswith("attachment://"):
            attachment = by_name.get(url.removeprefix("attachment://"))
            if attachment is not None:
                holder[key] = attachment["url"]
                shown.add(attachment["id"])
                for name in ("width", "height"):
                    if name in attachment and key == "url":
                        holder[name] = attachment[name]

    for embed in body["embeds"]:
        for part in ("image", "thumbnail", "video"):
            resolve(embed.get(part), "url")
        for part in ("footer", "author"):
            resolve(embed.get(part), "icon_url")
    for _, component in walk(body["components"], ()):
        for item in (component, *(component.get("items") or ())):
            resolve(item.get("media"), "url")
            resolve(item.get("file"), "url")
    if shown:
        body["attachments"] = [a for a in body["attachments"] if a["id"] not in shown]
