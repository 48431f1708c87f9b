"""Puts two versions of the same pictures beside each other, for people to look at.

``python -m benchmarks.pictures.side_by_side --before REVISION --out FOLDER`` paints moments of golden tables with the
program of that git revision and with this one, in Korean and Italian. Of each picture that differs it writes
``<title>-<table>-<language>-<moment>-<what>.png``, the earlier version at the left, and ``…-400.png``, both as wide as
on a phone. ``--before`` may also name a folder of pictures that ``--keep`` has left behind.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from PIL import Image

from benchmarks.parts.before import ROOT, checked_out

TABLES = (
    "expancity/outright_two_seats",
    "metromania/italian_four_seats",
    "mine/four_seats",
    "tmars/draft_prelude_five_seats",
    "tmars/marsbot_beaten",
)
LANGUAGES = ("ko", "it")
PHONE_PX = 400
GAP_PX = 16
_GROUND = (255, 255, 255)


def beside(before: Image.Image | None, after: Image.Image | None, width: int) -> Image.Image:
    """Both pictures at this width, the earlier one at the left; a missing one leaves its place empty."""
    scaled = [None if each is None else _as_wide(each, width) for each in (before, after)]
    height = max(each.height for each in scaled if each is not None)
    sheet = Image.new("RGB", (2 * width + 3 * GAP_PX, height + 2 * GAP_PX), _GROUND)
    for place, each in enumerate(scaled):
        if each is not None:
            sheet.paste(each, (GAP_PX + place * (width + GAP_PX), GAP_PX))
    return sheet


def _as_wide(image: Image.Image, width: int) -> Image.Image:
    height = round(image.height * width / image.width)
    return image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)


def paint(version: Path, table: str, folder: Path, languages: Sequence[str]) -> bool:
    """Paint a golden table of this version with the program of a version; whether its rules allowed that."""
    script = Path(__file__).with_name("painted.py")
    record = ROOT / "tests" / "golden" / f"{table}.json"
    done = subprocess.run(
        [sys.executable, str(script), str(record), str(folder), *languages],
        cwd=version,
        env=os.environ | {"PYTHONPATH": str(version)},
        check=False,
    )
    return done.returncode == 0


def compare(before: Path, after: Path, out: Path, name: str) -> list[Path]:
    """Write every pair of pictures of two folders that differs, at full size and as wide as on a phone."""
    out.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for picture in sorted(
        {file.name for folder in (before, after) for file in folder.glob("*.png")}
    ):
        pair = [_read(folder / picture) for folder in (before, after)]
        old, new = pair
        if old is not None and new is not None and _same(old, new):
            continue
        full = max(each.width for each in pair if each is not None)
        for width, end in ((full, ""), (PHONE_PX, "-400")):
            file = out / f"{name}-{Path(picture).stem}{end}.png"
            beside(old, new, width).save(file)
            written.append(file)
    return written


def _read(file: Path) -> Image.Image | None:
    return Image.open(file).convert("RGB") if file.exists() else None


def _same(one: Image.Image, other: Image.Image) -> bool:
    return one.size == other.size and one.tobytes() == other.tobytes()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.pictures.side_by_side", description=__doc__
    )
    parser.add_argument("--before", required=True, help="a git revision, or a folder of pictures")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--table", action="append", help=f"{', '.join(TABLES)} when left out")
    parser.add_argument("--language", action="append", help="ko and it when left out")
    parser.add_argument("--keep", type=Path, help="where to leave this version's own pictures")
    options = parser.parse_args(arguments)
    languages = options.language or LANGUAGES
    with ExitStack() as stack:
        work = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        earlier = Path(options.before)
        version = None if earlier.is_dir() else stack.enter_context(checked_out(options.before))
        for table in options.table or TABLES:
            name = table.replace("/", "-")
            after = (options.keep or work / "after") / name
            before = earlier / name if version is None else work / "before" / name
            if not paint(ROOT, table, after, languages):
                return 1
            if version is not None and not paint(version, table, before, languages):
                sys.stdout.write(f"{table}: the earlier version cannot paint it\n")
            written = compare(before, after, options.out, name)
            sys.stdout.write(f"{table}: {len(written) // 2} pictures differ\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
