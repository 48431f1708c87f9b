"""Noto Sans KR for the page: the Hangul of the boards, on systems without a Korean font."""

from __future__ import annotations

from importlib.resources import as_file, files

from aiohttp import web

FONT = files("justmytype_intl_cjk") / "fonts" / "ofl" / "notosanskr" / "NotoSansKR[wght].ttf"


async def serve_page_font(_: web.Request) -> web.StreamResponse:
    headers = {"Content-Type": "font/ttf", "Cache-Control": "max-age=86400"}
    with as_file(FONT) as path:
        return web.FileResponse(path, headers=headers)
