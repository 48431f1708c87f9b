"""Request bodies: JSON alone, or JSON with files."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import web

from bot.playground.discord.errors import ApiError, ErrorCode
from bot.playground.discord.files import Upload
from bot.playground.discord.wire import Json, decode

ATTACHMENT_LIMIT_BYTES = 10 * 1024 * 1024
MOST_ATTACHMENTS = 10

_NAME = re.compile(rb'[; ]name="([^"]*)"')
_FILENAME = re.compile(rb'filename="([^"]*)"')
_FILES_N = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Body:
    payload: Any
    files: dict[int, Upload] = field(default_factory=dict)

    def object(self) -> Json:
        if not isinstance(self.payload, dict):
            raise ApiError(ErrorCode.INVALID_FORM, {"_errors": [_NOT_AN_OBJECT]})
        return self.payload


_NOT_AN_OBJECT = {
    "code": "DICT_TYPE_CONVERT",
    "message": "Only dictionaries may be used in a DictType",
}


async def read_body(request: web.Request) -> Body:
    """Return the payload, and the files by the number in their part's name.

    Raises:
        ApiError: the JSON is broken, or a file exceeds Discord's 10 MiB.
    """
    raw = await request.read()
    if request.content_type != "multipart/form-data":
        return Body(_parse(raw) if raw else {})
    match = re.search(r'boundary="?([^";]+)', request.headers.get("Content-Type", ""))
    if match is None:
        raise ApiError(ErrorCode.INVALID_JSON)
    return _read_multipart(raw, match[1].encode())


def _read_multipart(raw: bytes, boundary: bytes) -> Body:
    """Split the whole body at once: hundreds of pictures pass here every second."""
    payload: Any = {}
    files: dict[int, Upload] = {}
    for part in (b"\r\n" + raw).split(b"\r\n--" + boundary)[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        name_match = _NAME.search(head)
        name = name_match[1].decode() if name_match else ""
        if name == "payload_json":
            payload = _parse(content)
        elif (numbered := _FILES_N.fullmatch(name)) is not None:
            if len(content) > ATTACHMENT_LIMIT_BYTES:
                raise ApiError(ErrorCode.TOO_LARGE)
            filename = _FILENAME.search(head)
            files[int(numbered[1])] = Upload(filename[1].decode() if filename else "", content)
    return Body(payload, files)


def _parse(raw: bytes) -> Any:
    try:
        return decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ApiError(ErrorCode.INVALID_JSON) from None
