"""Make the README's animation of a turn from a golden table: ``python -m benchmarks.pictures.turn [--out FILE]``.

The frames are the pictures that the bot posts: the board that asks a player, the private previews while the player
fills in a move, and the boards after each confirmed move of the turn. A caption below each frame says which it is.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from benchmarks.parts.before import ROOT
from bot.i18n import Catalogue
from render.core.animation import frame
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.sprites import Picture
from render.core.text import Line, Type
from render.registry import load as load_painter
from rules.core.record import decode_record, replay
from rules.registry import load as load_game

TITLE, TABLE, TURN = "expancity", "outright_three_seats", 83
"""The table, and the number of the entry with which the turn begins."""
NAMES = ("Mina", "Alessandra", "Tom")
OUT = ROOT / "docs" / "media" / "turn.webp"
WIDTH_PX = 600
CAPTION_PX = 40
SHOWN_MS, FIRST_MS = 1500, 2500
CAPTION = Type(24)
GROUND, INK = (32, 34, 37), (255, 255, 255)


def main(arguments: list[str]) -> None:
    parser = ArgumentParser(prog="python -m benchmarks.pictures.turn", description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT, help="the file to write")
    asked = parser.parse_args(arguments)
    frames = [_captioned(picture, caption) for picture, caption in moments()]
    data = encoded(frames)
    asked.out.write_bytes(data)
    print(f"{asked.out}: {len(frames)} frames, {len(data) / 1000:.0f} kB")


def moments() -> Iterator[tuple[Image.Image, str]]:
    """Yield each picture of the turn with its caption."""
    game, painter = load_game(TITLE), load_painter(TITLE)
    record = decode_record((ROOT / "tests" / "golden" / TITLE / f"{TABLE}.json").read_bytes())
    say = Catalogue.load("en").sayer(lambda seat: NAMES[seat])
    states = [step.state for step in replay(game, record)]
    seat = record.entries[TURN].seat
    assert seat is not None
    who = NAMES[seat]
    yield painter.board(game.view(states[TURN], None), say), f"The board is posted: {who} is pinged"
    for number, entry in enumerate(record.entries[TURN:], TURN):
        if entry.seat != seat or entry.move is None:
            break
        for given, caption in fillings(entry.move):
            view = game.preview(states[number], seat, entry.move["verb"], given)
            yield painter.board(view, say), f"{who} alone sees a preview: {caption}"
        view = game.view(states[number + 1], None)
    yield painter.board(view, say), f"{who} confirms: the next player is asked"


def fillings(move: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield the fields of a plan one after another, with those before and a word for the last one."""
    given: dict[str, Any] = {}
    words = {"tile": "a tile", "at": "its place", "builds": "floors", "roofs": "roofs"}
    for field in words if move["verb"] == "plan" else ():
        if move[field]:
            given[field] = move[field]
            yield dict(given), words[field]


def _captioned(picture: Image.Image, caption: str) -> Image.Image:
    board = frame(picture, WIDTH_PX).convert("RGB")
    canvas = Canvas.blank(board.width, board.height + CAPTION_PX, GROUND)
    canvas.lay(Picture(board), 0, 0)
    place = Box(0, board.height, board.width, canvas.size[1])
    middle = (place.y0 + place.y1) // 2
    canvas.write(
        Line(caption, CAPTION), board.width // 2, middle, INK, within=place, align="middle"
    )
    return canvas.image


def encoded(frames: list[Image.Image]) -> bytes:
    shown = [FIRST_MS, *(SHOWN_MS for _ in frames[2:]), FIRST_MS]
    file = BytesIO()
    first, *others = frames
    first.save(
        file,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=shown,
        loop=0,
        quality=80,
        method=6,
    )
    return file.getvalue()


if __name__ == "__main__":
    main(sys.argv[1:])
