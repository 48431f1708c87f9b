"""Parts of messages and modals, and a reader for the faults found in them."""

from __future__ import annotations

from typing import Any

from bot.playground.discord.errors import ApiError

Json = dict[str, Any]


def button(**changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "b", "custom_id": "b"} | changes


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def option(n: Any = 0, **changes: Any) -> Json:
    return {"label": "l", "value": str(n)} | changes


def select(**changes: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [option()]} | changes


def text_input(**changes: Any) -> Json:
    return {"type": 4, "custom_id": "t", "style": 1, "label": "T"} | changes


def label(component: Json, **changes: Any) -> Json:
    return {"type": 18, "label": "L", "component": component} | changes


def modal(*parts: Json, **changes: Any) -> Json:
    return {"title": "T", "custom_id": "m", "components": list(parts)} | changes


def bare(**changes: Any) -> Json:
    """A text input as it appears within a label."""
    return {key: value for key, value in text_input(**changes).items() if key != "label"}


def paths(tree: Json, path: str = "") -> list[str]:
    """The paths of the errors in a response with code 50035."""
    found = [path] if "_errors" in tree else []
    for key, inner in tree.items():
        if key != "_errors":
            found += paths(inner, f"{path}.{key}" if path else key)
    return found


def refused(check: Any) -> list[str]:
    try:
        check()
    except ApiError as error:
        return paths(error.errors or {})
    return []
