"""JSON in and out."""

from __future__ import annotations

import json
from typing import Any, TypeAlias

import msgspec
from aiohttp import web

Json: TypeAlias = dict[str, Any]
"""A JSON object as Discord shapes it."""

decode = msgspec.json.Decoder().decode
"""Lone surrogates are refused, as Discord refuses them."""

_fast = msgspec.json.Encoder().encode


def encode(data: object) -> bytes:
    """Encode as JSON. A lone surrogate, which only odd clients send, becomes an escape because UTF-8 cannot hold it."""
    try:
        return _fast(data)
    except UnicodeEncodeError:
        return json.dumps(data).encode()


def json_response(data: object, status: int = 200) -> web.Response:
    """Return JSON without a charset in its content type: clients compare it with "application/json"."""
    return web.Response(body=encode(data), status=status, content_type="application/json")


def no_content() -> web.Response:
    return web.Response(status=204)
