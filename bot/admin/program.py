"""Copies, checks and figures of a database, for the operator (specification of hosting, 7.7)."""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL

from bot.admin import people, repairs
from bot.admin.repairs import Wrong
from bot.clocks.paces import MINUTE_MS
from bot.config import BadSettings, load_file, read_address, read_storage
from bot.exits import Exit
from bot.store.copying import backup, between, restoring
from bot.store.copying.beside import Beside, peek
from bot.store.copying.figures import Figures, figures
from bot.store.copying.numbering import renumber
from bot.store.damage import Damaged
from bot.store.database import Database
from bot.store.errors import (
    InUse,
    NewerDatabase,
    NoCopies,
    NotCopied,
    Spoilt,
    Unreachable,
    Unusable,
)
from bot.store.migrate import newest, revision
from bot.store.time import all_gaps, put_gap
from bot.tables.copying.drill import Drilled, drill, drilled
from bot.tables.copying.restored import tell_of_restore
from bot.tables.dependencies import Dependencies
from bot.tables.errors import TableRefusal
from bot.tables.service import Tables
from bot.titles import check
from bot.wiring import new_secrets
from rules import registry as titles
from rules.core.record import encode_record

OK, WRONG = 0, 1
"""Exit codes beside the bot's own (`bot.exits`)."""


@dataclass(frozen=True, slots=True)
class _Here:
    """The database and the folder for its copies."""

    url: URL
    folder: Path | None
    now: Callable[[], float]

    @property
    def file(self) -> Path:
        """Return the database's file. Raise NoCopies if it is not one."""
        if self.url.get_backend_name() != "sqlite":
            raise NoCopies
        return Path(self.url.database or "")

    def newest(self) -> Path:
        """Return the last copy."""
        found = [] if self.folder is None else backup.copies(self.folder)
        if not found:
            raise Wrong(
                "There is no copy. Name a file, or the folder of copies as BACKUPS in .env."
            )
        return found[0]


def main(argv: Sequence[str], env: Mapping[str, str], now: Callable[[], float] = time.time) -> int:
    """Run the command of the arguments; return the process's exit code."""
    args = _parser().parse_args(argv)
    try:
        check()
        url, folder = read_storage(env)
        print(asyncio.run(args.does(_Here(url, folder, now), args)))
    except BadSettings as bad:
        return _refuse(*bad.problems, code=Exit.SETTINGS)
    except InUse as error:
        return _refuse(f"The bot is running on {error}: stop it first.", code=Exit.IN_USE)
    except NewerDatabase as error:
        return _refuse(f"The database was written by a newer version ({error}).", code=Exit.NEWER)
    except Unusable as error:
        return _refuse(str(error), code=Exit.DATABASE)
    except Unreachable as error:
        return _refuse(f"The database cannot be reached: {error}", code=Exit.NO_DATABASE)
    except titles.BadTitle as bad:
        return _refuse(str(bad), code=Exit.TITLE)
    except (
        Wrong,
        people.Unknown,
        NoCopies,
        between.NotACopy,
        TableRefusal,
        Damaged,
        NotCopied,
        OSError,
    ) as error:
        return _refuse(str(error), code=WRONG)
    return OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="turnpost admin",
        description="Copies, checks and figures of the database that .env or the environment names.",
        epilog="It ends with 0, with 1 if something is wrong, or with the bot's own exit codes.",
    )
    acts = parser.add_subparsers(required=True, metavar="COMMAND")

    def act(name: str, does: object, said: str) -> argparse.ArgumentParser:
        made = acts.add_parser(name, help=said, description=f"{said[0].upper()}{said[1:]}.")
        made.set_defaults(does=does)
        return made

    one = act(
        "status",
        _status,
        "whether the bot is alive, and posts and tables that wait; it may be running",
    )
    one.add_argument(
        "--within", type=float, metavar="SECONDS", help="fail if its last beat is longer ago"
    )
    act("backup", _backup, "copy the database into the folder BACKUPS; the bot may be running")
    one = act("drill", _drill, "open a copy as after a loss and replay 20 of its tables")
    one.add_argument("copy", nargs="?", type=Path, help="the newest one if none is named")
    act(
        "verify",
        _verify,
        "replay every table of the database from its seed; the bot may be running",
    )
    one = act("restore", _restore, "put a copy in the place of the database; stop the bot first")
    one.add_argument("copy", type=Path)
    one.add_argument(
        "--anyway", action="store_true", help="even if some of its tables do not replay"
    )
    one = act("export", _export, "write the record of a table that has ended")
    one.add_argument("table", type=int)
    one.add_argument("--to", type=Path, help="a new file; without it the record is printed")
    one = act("gap", _gap, "list stretches without charged clocks; with two moments (UTC) add one")
    one.add_argument("moments", nargs="*", metavar="YYYY-MM-DDTHH:MM")
    one = act(
        "clock",
        _clock,
        "list moments in the future, stored by a clock that was ahead; set the machine's clock right before",
    )
    repairs.takes_clock(one)
    one = act(
        "renumber",
        _renumber,
        "after a copy was put back by other means than restore: leave out numbers that may have been given since",
    )
    repairs.takes_renumber(one)
    people.add_commands(acts)
    one = act("copy", _copy, "copy a whole database into an empty one; stop the bot first")
    one.add_argument("source", help="such as sqlite+aiosqlite:///turnpost.sqlite3")
    one.add_argument("target", help="such as postgresql+asyncpg://user:password@host/turnpost")
    return parser


async def _status(here: _Here, args: argparse.Namespace) -> str:
    found = await peek(here.url, figures)
    said = "\n".join(_said(here, found))
    if args.within is not None:
        beat = found.last_beat_ms
        if beat is None or here.now() - beat / 1000 > args.within:
            raise Wrong(said)
    return said


def _said(here: _Here, found: Figures) -> list[str]:
    now = here.now()
    beat = found.last_beat_ms
    tables = ", ".join(f"{count} {status}" for status, count in sorted(found.tables.items()))
    lines = [
        "Last beat: " + ("never" if beat is None else _when(beat / 1000, now)),
        f"Tables: {tables or 'none'}",
        f"Posts that wait: {found.waiting}",
    ]
    if found.oldest_s is not None:
        lines.append(f"The oldest of them was due: {_when(found.oldest_s, now)}")
    if found.boards_s is not None:
        lines.append(f"Boards come out within {found.boards_s:.1f} s (95 of 100 of the newest)")
    if found.next_due_ms is not None:
        lines.append(f"Next due: {_when(found.next_due_ms / 1000, now)}")
    if here.url.get_backend_name() != "sqlite":
        return [*lines, "Copies: by pg_dump"]
    if here.folder is None:
        return [*lines, "Copies: none are made; BACKUPS in .env names no folder"]
    made = [backup.made_at(each) for each in backup.copies(here.folder)]
    newest = next((each for each in made if each is not None), None)
    last = "" if newest is None else f", the newest {_when(newest.timestamp(), now)}"
    return [*lines, f"Copies: {len(made)}{last}"]


def _when(moment_s: float, now_s: float) -> str:
    at = datetime.fromtimestamp(moment_s, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    away = now_s - moment_s
    return f"{at} ({abs(away):,.0f} s {'ago' if away >= 0 else 'from now'})"


async def _backup(here: _Here, args: argparse.Namespace) -> str:
    source = here.file
    if here.folder is None:
        raise Wrong("Name a folder as BACKUPS in .env first.")
    target = here.folder / backup.name_of(here.now())
    with _of_database(source):
        await asyncio.to_thread(backup.copy, _existing(source), target)
    gone = await asyncio.to_thread(backup.tidied, here.folder)
    return f"Copied to {target}. Copies deleted because newer ones stand for them: {len(gone)}"


async def _drill(here: _Here, args: argparse.Namespace) -> str:
    copy = args.copy or here.newest()
    await _check(_existing(copy))
    return _outcome(str(copy), await drill(copy, titles.load, rng=random.Random()))


async def _verify(here: _Here, args: argparse.Namespace) -> str:
    async with _opened(here) as database:
        found = await drilled(database, titles.load, rng=random.Random(), most=None)
    return _outcome("The database", found)


def _outcome(what: str, found: Drilled) -> str:
    """Return the result of a drill. Raise Wrong if a table fails."""
    older = f" Tables of other rules, not replayed: {found.older}." if found.older else ""
    if found.wrong:
        each = "\n".join(f"Table {number}: {why}" for number, why in found.wrong)
        raise Wrong(f"{what} has tables that do not replay.{older}\n{each}")
    return f"{what} is whole. Tables replayed from their seeds: {found.replayed}.{older}"


async def _restore(here: _Here, args: argparse.Namespace) -> str:
    target, copy, now = here.file, _existing(args.copy), here.now()
    await _check(copy)
    found = await drill(copy, titles.load, rng=random.Random())
    if not args.anyway:
        _outcome(str(copy), found)
    with restoring.alone(target):
        ready = await asyncio.to_thread(restoring.readied, copy, target)
        database = await Database.open(ready)
        try:
            # Before the first post, since posts have numbers too.
            gaps = await database.write(lambda conn: renumber(conn, now))
            told = await database.write(lambda conn: tell_of_restore(conn, now))
        finally:
            await database.close()
        aside = await asyncio.to_thread(restoring.put_in_place, ready, target, now)
    kept = (
        "There was no database before."
        if aside is None
        else f"The earlier database is now {aside}."
    )
    return f"Restored. Open tables that will be told: {told}. {kept}\n{repairs.skipped(gaps)}"


async def _export(here: _Here, args: argparse.Namespace) -> str:
    async with _opened(here) as database:
        world = Dependencies(here.now, new_secrets, titles.load, lambda table_id: None)
        try:
            record = await Tables(database, world).record(args.table)
        except TableRefusal as refusal:
            raise Wrong(
                f"Table {args.table}: {refusal.code}. Only ended tables are exported."
            ) from refusal
    text = encode_record(record).decode()
    if args.to is None:
        return text
    with args.to.open("x", encoding="utf-8") as file:
        file.write(text)
    return f"Written to {args.to}."


async def _gap(here: _Here, args: argparse.Namespace) -> str:
    if not args.moments:
        gaps = await peek(here.url, all_gaps)
        lines = [
            f"{repairs.utc(start)} to {repairs.utc(end)} ({(end - start) // 1000:,} s)"
            for start, end in gaps
        ]
        return "\n".join(lines) or "There is none."
    try:
        start, end = (_ms(each) for each in args.moments)
    except ValueError:
        raise Wrong(
            "Write two moments in UTC, such as 2026-11-20T08:00 2026-11-20T09:30."
        ) from None
    if not end - start > 0 or end > here.now() * 1000 + MINUTE_MS:
        raise Wrong("The first moment must come before the second, and neither lie ahead.")
    database = await Database.open(here.url)
    try:
        await database.write(lambda conn: put_gap(conn, (start, end)))
    finally:
        await database.close()
    return f"No clock is charged from {repairs.utc(start)} to {repairs.utc(end)} in turns that have not ended."


async def _clock(here: _Here, args: argparse.Namespace) -> str:
    return await repairs.clock(here.url, int(here.now() * 1000), args)


async def _renumber(here: _Here, args: argparse.Namespace) -> str:
    return await repairs.renumber(here.url, int(here.now() * 1000), args)


async def _copy(here: _Here, args: argparse.Namespace) -> str:
    source, target = read_address(args.source), read_address(args.target)
    if source.get_backend_name() == "sqlite":
        _existing(Path(source.database or ""))
    async with AsyncExitStack() as closing:
        old = await Database.open(source)
        closing.push_async_callback(old.close)
        new = await Database.open(target, unfinished=True)
        closing.push_async_callback(new.close)
        counts = await between.copy(old, new)
        found = await drilled(new, titles.load, rng=random.Random(), most=None)
    rows = sum(counts.values())
    return f"Copied and compared: {rows:,} rows.\n" + _outcome("The copy", found)


def _ms(typed: str) -> int:
    return int(datetime.fromisoformat(typed).replace(tzinfo=UTC).timestamp()) * 1000


@asynccontextmanager
async def _opened(here: _Here) -> AsyncIterator[Database]:
    """Open the database for reading while the bot may be running: beside it, or a copy of an SQLite file.

    Raises:
        NewerDatabase: a newer version wrote it.
        Wrong: an earlier version wrote it, which only the bot brings up to date.
    """
    if here.url.get_backend_name() != "sqlite":
        version = await peek(here.url, revision)
        if version > newest():
            raise NewerDatabase(f"migration {version} is not known to this version")
        if version < newest():
            raise Wrong(
                "An earlier version wrote the database: start the bot once, then try again."
            )
        yield Database(Beside(here.url))
        return
    with tempfile.TemporaryDirectory(prefix="turnpost-admin-") as folder:
        copied = Path(folder) / "copy.sqlite3"
        with _of_database(here.file):
            await asyncio.to_thread(backup.copy, _existing(here.file), copied)
        database = await Database.open(copied)
        try:
            yield database
        finally:
            await database.close()


@contextmanager
def _of_database(file: Path) -> Iterator[None]:
    """Name the database's file if it is damaged, as at the start of the bot."""
    try:
        yield
    except Damaged as error:
        raise Spoilt(f"{file}: {error}") from error


async def _check(copy: Path) -> None:
    """Check a copy. Raise Wrong, naming the copy, if it is damaged or cannot be read."""
    try:
        await asyncio.to_thread(backup.check, copy)
    except (Damaged, NotCopied) as error:
        raise Wrong(f"{copy}: {error}") from error


def _existing(file: Path) -> Path:
    if not file.is_file():
        raise Wrong(f"{file} is no file.")
    return file


def _refuse(*lines: str, code: int) -> int:
    for line in lines:
        print(line, file=sys.stderr)
    return code


def run(argv: Sequence[str]) -> int:
    """Run as a program, with the settings of the environment and of `.env`."""
    try:
        load_file()
    except BadSettings as bad:
        return _refuse(*bad.problems, code=Exit.SETTINGS)
    return main(argv, os.environ)
