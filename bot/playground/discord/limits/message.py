"""Limits of messages: text, embeds, attachments, mentions."""

from __future__ import annotations

from typing import Any

from bot.playground.discord.bodies import MOST_ATTACHMENTS, Body
from bot.playground.discord.errors import FormErrors, Path
from bot.playground.discord.limits.components import check_components, check_layout
from bot.playground.discord.wire import Json

MOST_CONTENT = 2000
MOST_NONCE = 25
MOST_ALT_TEXT = 1024
MOST_EMBEDS = 10
MOST_EMBED_TEXT = 6000
MOST_EMBED_FIELDS = 25
MOST_MENTIONS = 100
ALLOWED_PARSE = ("users", "roles", "everyone")

IS_COMPONENTS_V2 = 1 << 15
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SETTABLE_FLAGS = 1 << 2 | 1 << 12 | IS_COMPONENTS_V2


def check_message(body: Body, *, path: tuple[str, ...] = (), before: Json | None = None) -> None:
    """Refuse a message body that breaks a limit.

    `path` is the message's place in the body, for the names in the error. `before` is the message that an edit changes.
    A layout stays a layout, and an ordinary message becomes one only if the edit takes away its content.
    """
    errors = FormErrors()
    payload = body.object()
    for step in path:
        payload = payload.get(step) or {}
    flags = payload.get("flags") or 0
    if not isinstance(flags, int):
        errors.add((*path, "flags"), "NUMBER_TYPE_COERCE", f'Value "{flags}" is not int.')
        flags = 0
    was_layout = before is not None and bool(before["flags"] & IS_COMPONENTS_V2)
    layout = was_layout or bool(flags & IS_COMPONENTS_V2)
    if (content := payload.get("content")) is not None:
        errors.length((*path, "content"), content, most=MOST_CONTENT)
    if (nonce := payload.get("nonce")) is not None and not isinstance(nonce, int):
        errors.length((*path, "nonce"), nonce, most=MOST_NONCE)
    _check_embeds(errors, (*path, "embeds"), payload.get("embeds") or [])
    _check_attachments(errors, (*path, "attachments"), payload.get("attachments"), body)
    _check_mentions(errors, (*path, "allowed_mentions"), payload.get("allowed_mentions"))
    components = payload.get("components") or []
    if layout:
        _refuse_beside_layout(errors, path, (before or {}) | payload)
        if before is None or not was_layout or "components" in payload:
            check_layout(errors, (*path, "components"), components)
    else:
        check_components(errors, (*path, "components"), components)
    errors.raise_if_any()


def _refuse_beside_layout(errors: FormErrors, path: Path, payload: Json) -> None:
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if payload.get(name):
            errors.add(
                (*path, name),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_attachments(errors: FormErrors, path: Path, listed: Any, body: Body) -> None:
    count = len(body.files)
    if isinstance(listed, list):
        known = {str(a.get("id")) for a in listed if isinstance(a, dict)}
        # Files missing from the list are appended, so they count as well.
        count = len(listed) + sum(str(number) not in known for number in body.files)
        for index, attachment in enumerate(listed):
            description = attachment.get("description")
            if description is not None:
                errors.length((*path, index, "description"), description, most=MOST_ALT_TEXT)
    errors.count(path, count, most=MOST_ATTACHMENTS)


def _check_mentions(errors: FormErrors, path: Path, allowed: Any) -> None:
    if not isinstance(allowed, dict):
        return
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        if kind not in ALLOWED_PARSE:
            errors.choice((*path, "parse", index), kind)
    for kind in ("users", "roles"):
        ids = allowed.get(kind) or []
        errors.count((*path, kind), len(ids), most=MOST_MENTIONS)
        if ids and kind in parse:
            errors.add(
                path,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def _check_embeds(errors: FormErrors, path: Path, embeds: list[Json]) -> None:
    errors.count(path, len(embeds), most=MOST_EMBEDS)
    total = sum(_check_embed(errors, (*path, i), embed) for i, embed in enumerate(embeds))
    if total > MOST_EMBED_TEXT:
        errors.add(
            path,
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}",
        )


def _check_embed(errors: FormErrors, path: Path, embed: Json) -> int:
    """Check an embed; return its share of the 6000 characters of all embeds."""
    texts: list[tuple[Path, Any, int]] = [
        ((*path, "title"), embed.get("title"), 256),
        ((*path, "description"), embed.get("description"), 4096),
        ((*path, "footer", "text"), (embed.get("footer") or {}).get("text"), 2048),
        ((*path, "author", "name"), (embed.get("author") or {}).get("name"), 256),
    ]
    fields = embed.get("fields") or []
    errors.count((*path, "fields"), len(fields), most=MOST_EMBED_FIELDS)
    for index, entry in enumerate(fields):
        for name, most in (("name", 256), ("value", 1024)):
            if not entry.get(name):
                errors.required((*path, "fields", index, name))
            texts.append(((*path, "fields", index, name), entry.get(name), most))
    total = 0
    for where, text, most in texts:
        if text is not None:
            errors.length(where, text, most=most)
            total += len(str(text))
    color = embed.get("color")
    if color is not None:
        errors.number((*path, "color"), color, least=0, most=0xFFFFFF)
    return total
