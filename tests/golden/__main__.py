"""Golden tables: have robots record one, or show how a recorded one ended.

``python -m tests.golden record KEY NAME --seats 3 --seed 7``
``python -m tests.golden show tests/golden/expancity/shared_victory.json``
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rules import registry
from rules.core.errors import MalformedMove
from rules.core.game import GameDef, Outcome, RobotLevel
from rules.core.record import Record, decode_record, encode_record
from tests.golden import FOLDER, end_of, ending_with, ends, played, setup_of, told_end, write_ends


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        return _record(options) if options.do == "record" else _show(options.file)
    except (KeyError, MalformedMove) as error:
        sys.stderr.write(f"{error!r}\n")
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    commands = parser.add_subparsers(dest="do", required=True)
    record = commands.add_parser("record", help="have robots play a table and write it down")
    record.add_argument("title", help="the title's key")
    record.add_argument("name", help="the file's name, without .json")
    record.add_argument("--seats", type=int, help="the fewest when left out")
    record.add_argument("--seed", type=int, default=1, help="the first seed that is tried")
    record.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    record.add_argument(
        "--robots", default="2", metavar="LEVEL,…", help="of each seat, or one for all: 0, 1 or 2"
    )
    record.add_argument(
        "--leave", action="append", default=[], metavar="SEAT:MOVES", help="seats count from 0"
    )
    record.add_argument("--until", metavar="KEY", help="try seeds until a table ends so")
    record.add_argument("--tries", type=int, default=1000, help="seeds that are tried for it")
    record.add_argument("--folder", type=Path, help="tests/golden/<title> when left out")
    show = commands.add_parser("show", help="say how a recorded table ended")
    show.add_argument("file", type=Path)
    return parser


def _record(options: argparse.Namespace) -> int:
    game = registry.load(options.title)
    seats = options.seats or game.seats[0]
    chosen = dict(each.split("=", 1) for each in options.option)
    levels = [RobotLevel(int(level)) for level in options.robots.split(",")]
    leaves = {int(moves): int(seat) for seat, moves in (each.split(":") for each in options.leave)}
    seeds = range(options.seed, options.seed + (options.tries if options.until else 1))
    tables = (
        played(game, setup_of(game, seats=seats, seed=seed, options=chosen), levels, leaves)
        for seed in seeds
    )
    if options.until:
        found = ending_with(game, options.until, tables)
        if found is None:
            sys.stderr.write(f"none of {len(seeds)} tables ended for {options.until}\n")
            return 1
        record, outcome = found
    else:
        record = next(tables)
        outcome = end_of(game, record)
    folder: Path = options.folder or FOLDER / game.key
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{options.name}.json"
    file.write_bytes(encode_record(record) + b"\n")
    write_ends(folder, {**ends(folder), options.name: told_end(outcome)})
    _tell(file, game, record, outcome)
    return 0


def _show(file: Path) -> int:
    record = decode_record(file.read_bytes())
    game = registry.load(record.title)
    _tell(file, game, record, end_of(game, record))
    return 0


def _tell(file: Path, game: GameDef[Any, Any], record: Record, outcome: Outcome) -> None:
    totals = tuple(score.total for score in outcome.scores)
    sys.stdout.write(
        f"{file}: {game.key}, seed {record.setup.seed}, {len(record.entries)} entries\n"
        f"ranks {outcome.ranks}, totals {totals}, {outcome.reason.key}\n"
    )


if __name__ == "__main__":
    sys.exit(main())
