"""Makes the small database of this version: ``python -m tests.released NAME`` (ADR 58)."""

import argparse
import asyncio
import lzma
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tests.bot.tables.house import open_house
from tests.released import FOLDER, GAMES, make


async def _made(file: Path) -> None:
    house = await open_house(file, games=dict(GAMES))
    await make(house)
    await house.database.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.released", description=__doc__)
    parser.add_argument("name", help="of the version, such as 1.2")
    target = FOLDER / f"{parser.parse_args().name}.sqlite3.xz"
    if target.exists():
        sys.stderr.write(f"{target} is there: what a version left is never made again.\n")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "made.sqlite3"
        asyncio.run(_made(file))
        with closing(sqlite3.connect(file)) as conn:
            conn.execute("PRAGMA journal_mode = DELETE")
            conn.execute("VACUUM")
        target.write_bytes(lzma.compress(file.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
    sys.stdout.write(f"{target}: {target.stat().st_size // 1024} KB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
