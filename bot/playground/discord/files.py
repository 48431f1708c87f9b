"""Attachment bytes, kept in memory up to a cap, and the facts that Discord reads from them."""

from __future__ import annotations

import mimetypes
import re
import struct
from dataclasses import dataclass

from cachetools import FIFOCache

from bot.playground.discord.wire import Json

CAP_BYTES = 400 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Upload:
    filename: str
    data: bytes


class FileStore:
    def __init__(self, base_url: str, cap_bytes: int = CAP_BYTES) -> None:
        self._base_url = base_url
        self._files: FIFOCache[str, tuple[bytes, str]] = FIFOCache(
            cap_bytes, getsizeof=lambda file: len(file[0])
        )

    def put(self, channel_id: int, attachment_id: int, upload: Upload) -> Json:
        """Store an upload and describe it as an attachment object; the oldest bytes are dropped to make room."""
        name = clean_filename(upload.filename)
        kind = content_type(name, upload.data)
        key = f"{channel_id}/{attachment_id}/{name}"
        self._files[key] = (upload.data, kind)
        url = f"{self._base_url}/files/{key}"
        attachment: Json = {
            "id": str(attachment_id),
            "filename": name,
            "size": len(upload.data),
            "url": url,
            "proxy_url": url,
            "content_type": kind,
        }
        if (size := picture_size(upload.data)) is not None:
            attachment |= {"width": size[0], "height": size[1]}
        return attachment

    def get(self, key: str) -> tuple[bytes, str] | None:
        """Return bytes and content type, unless they were dropped to make room."""
        return self._files.get(key)

    def drop(self, attachments: list[Json]) -> None:
        for attachment in attachments:
            key = attachment["url"].partition("/files/")[2]
            self._files.pop(key, None)


def clean_filename(name: str) -> str:
    """Return a name as Discord cleans it: ASCII letters, digits and `._-`, with underscores for blanks."""
    return re.sub(r"[^A-Za-z0-9._-]", "", name.replace(" ", "_")).strip(".") or "unknown"


def content_type(name: str, data: bytes) -> str:
    for magic, kind in (
        (b"\x89PNG\r\n\x1a\n", "image/png"),
        (b"\xff\xd8\xff", "image/jpeg"),
        (b"GIF8", "image/gif"),
    ):
        if data.startswith(magic):
            return kind
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{guessed}; charset=utf-8" if guessed.startswith("text/") else guessed


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels, if these are the first bytes of a picture."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data.startswith(b"GIF8") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp_size(data)
    if data.startswith(b"\xff\xd8"):
        return _jpeg_size(data)
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    if len(data) < 30:
        return None
    match data[12:16]:
        case b"VP8X":
            width = int.from_bytes(data[24:27], "little") + 1
            return width, int.from_bytes(data[27:30], "little") + 1
        case b"VP8L":
            bits = int.from_bytes(data[21:25], "little")
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8 ":
            width, height = struct.unpack("<HH", data[26:30])
            return width & 0x3FFF, height & 0x3FFF
        case _:
            return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        # Start-of-frame markers hold the size; 0xC4, 0xC8 and 0xCC in their range mark tables.
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return None
