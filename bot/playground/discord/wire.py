"""JSON in and out."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from aiohttp import web

Json: TypeAlias = dict[str, Any]
"""A JSON object as Discord shapes it."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


def json_response(data: object, status: int = 200) -> web.Response:
    """The content type has no charset: clients compare it with "application/json"."""
    return web.Response(body=encode(data), status=status, content_type="application/json")


def no_content() -> web.Response:
    return web.Response(status=204)
