"""Cost of the animation at a table's end: ``python -m benchmarks.pictures.animations [--out FOLDER]``.

For the longest golden table of every title: how many turns and frames it has, the seconds of processor time in the
render thread (all frames, and the longest, for which others may have to wait), those in which the file is put together
in another thread, the longest stretch in which the event loop stood still meanwhile, and the size. With ``--out`` the
files are kept, and so are a few frames 400 pixels wide.
"""

import asyncio
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, process_time, thread_time
from typing import Any

from PIL import Image

from benchmarks.parts.before import ROOT
from benchmarks.pictures.painted import NAMES
from bot.features.look.replay.animations import MOST_BYTES, SIZES
from bot.i18n import Catalogue
from render.core.animation import Reel, Shrinker, chosen, encode_webp
from render.registry import load as load_painter
from rules.core.game import GameDef
from rules.core.record import Record, decode_record, replay
from rules.registry import GAME_KEYS
from rules.registry import load as load_game

GOLDEN = ROOT / "tests" / "golden"
PHONE_PX = 400
KEPT_FRAMES = 4
_LOOK_S = 0.005


def main(arguments: list[str]) -> None:
    parser = ArgumentParser(prog="python -m benchmarks.pictures.animations", description=__doc__)
    parser.add_argument("--out", type=Path, help="where to keep the files")
    parser.add_argument("--language", default="en")
    asked = parser.parse_args(arguments)
    for key in GAME_KEYS:
        measure(key, asked.language, asked.out)


def measure(key: str, language: str, out: Path | None) -> None:
    game, painter = load_game(key), load_painter(key)
    say = Catalogue.load(language).sayer(lambda seat: NAMES[seat])
    boards = list(turns(game, longest(key)))
    for most, width in SIZES:
        frames: list[Image.Image] = []
        seconds: list[float] = []
        shrinker = Shrinker(width)
        for place in chosen(len(boards), most):
            began = thread_time()
            frames.append(shrinker.frame(painter.board(game.view(boards[place], None), say)))
            seconds.append(thread_time() - began)
        data, encoding, stood = asyncio.run(_encoded(frames))
        print(
            f"{key}: {len(boards) - 1} turns, {len(frames)} frames of {width} px; "
            f"painted in {sum(seconds):.1f} s, the longest in {max(seconds):.2f} s; "
            f"put together in {encoding:.1f} s, the loop stood still for {stood * 1000:.0f} ms at most; "
            f"{len(data) / 1e6:.2f} MB"
        )
        if len(data) <= MOST_BYTES:
            break
    if out is not None:
        _keep(out, key, language, data, frames)


def longest(key: str) -> Record:
    """The golden table of a title with the most moves."""
    records = (decode_record(file.read_bytes()) for file in sorted((GOLDEN / key).glob("*.json")))
    return max(records, key=lambda record: len(record.entries))


def turns(game: GameDef[Any, Any], record: Record) -> Iterator[Any]:
    """The states at the ends of turns, the set-up first."""
    before = None
    for step in replay(game, record):
        now = game.turn(step.state)
        if now != before or game.outcome(step.state) is not None:
            yield step.state
        before = now


async def _encoded(frames: list[Image.Image]) -> tuple[bytes, float, float]:
    """The file, how long it took, and how long the loop stood still at most."""
    began = process_time()
    work = asyncio.create_task(asyncio.to_thread(encode_webp, Reel(frames)))
    stood, last = 0.0, perf_counter()
    while not work.done():
        await asyncio.sleep(_LOOK_S)
        now = perf_counter()
        stood, last = max(stood, now - last - _LOOK_S), now
    return await work, process_time() - began, stood


def _keep(out: Path, key: str, language: str, data: bytes, frames: list[Image.Image]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    (out / f"{key}-{language}.webp").write_bytes(data)
    for number, place in enumerate(chosen(len(frames), KEPT_FRAMES)):
        shown = frames[place].convert("RGB")
        size = (PHONE_PX, round(shown.height * PHONE_PX / shown.width))
        small = shown.resize(size, Image.Resampling.LANCZOS)
        small.save(out / f"{key}-{language}-{number}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
