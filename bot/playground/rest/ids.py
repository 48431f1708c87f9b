"""Finds numbers in requests that Discord never gives out. Unlike a body's schema, they are always checked."""

from __future__ import annotations

import re
from collections.abc import Iterator

_SNOWFLAKE = re.compile(r"0|[1-9][0-9]{0,19}")
_FALSE_MENTION = re.compile(r"<(?:@[!&]?|#)-\d+>")
_NEGATIVE = re.compile(r"-\d+")
_IDS = frozenset({"id", "recipients", "users", "roles", "applied_tags"})
_OTHER = frozenset({"custom_id", "session_id"})


def false_ids(path: str, payload: object) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield the impossible ids in a request: the way to each, and its fault."""
    for step in path.split("/"):
        if _NEGATIVE.fullmatch(step):
            yield ("path",), f"{step} is no id"
    yield from _in(payload, (), "")


def _in(value: object, way: tuple[str, ...], name: str) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _in(inner, (*way, str(key)), str(key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from _in(inner, (*way, str(at)), name)
        if name in ("users", "roles") and len(set(map(str, value))) < len(value):
            yield way, "an id twice"
    elif name in _IDS or (name.endswith(("_id", "_ids")) and name not in _OTHER):
        if value is not None and not _SNOWFLAKE.fullmatch(str(value)):
            yield way, f"{value!r} is no id"
    elif isinstance(value, str) and _FALSE_MENTION.search(value):
        yield way, "a mention of a number that is no id"
