"""Settings, read once from the environment (and from ``.env`` beside the program)."""

import math
import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from dotenv import dotenv_values, find_dotenv, load_dotenv
from sqlalchemy import URL

from bot.alive import SETTING
from bot.logs import FORMATS, TEXT
from bot.serving import WebConfig, is_http, read_listens, read_web
from bot.store.copying.backup import assert_writable
from bot.store.sharing.shards import ALL, MOST_SHARDS, BadShards, Shards, read_shards
from bot.store.sqlite import read_url, sqlite_url

DISCORD_API_URL = "https://discord.com/api/v10"
MOST_BACKUP_HOURS = 168
MOST_EXPERTS = 64
TERMINAL_WAIT_S = 30.0
FOREVER, MOST_DIGITS = "forever", 9
SETTINGS = (
    *("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE", "DATABASE_URL", "SHARDS", "TITLE_FILES"),
    *("BACKUPS", "BACKUP_HOURS", "OPERATORS", "REPLAY_FORMAT", "EXPERT_PROCESSES"),
    *("LOG_LEVEL", "LOG_FORMAT", "METRICS_PORT", "METRICS_HOST", "ALIVE_FILE"),
    *("DATABASE_WAIT", "WEB_PORT", "WEB_HOST", "WEB_URL", "WEB_DEFAULT"),
)
"""The names of all settings."""
_ALIKE = 0.85
"""Similarity from which a name of the environment counts as a misspelt setting (see `difflib`)."""
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
REPLAY_FORMATS = ("webp", "gif")


class BadSettings(Exception):
    """One or more settings are missing or malformed; `problems` names the remedy for each."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Config:
    token: str
    """Discord's bot token: never logged, never shown."""
    api_url: str
    """Root of Discord's REST API, or of one like it, without a trailing slash."""
    database: URL
    log_level: str
    title_files: Path | None = None
    """The folder with files for titles (see `bot.title_files`)."""
    backups: Path | None = None
    """The folder for copies of the database; None if there are to be none."""
    backup_hours: int = 6
    metrics: tuple[str, int] | None = None
    """The address and the port where metrics are served; None if they are not."""
    web: WebConfig | None = None
    """None if there are no public pages."""
    replay_format: str = "webp"
    """Format of the animations at the end of tables."""
    log_format: str = TEXT
    """Format of log lines: see `bot.logs`."""
    operators: frozenset[int] = frozenset()
    """Operators could read the bot's database: they do not play at closed tables."""
    experts: int = 1
    """Number of processes in which robots of level 3 think; with 0 they play like level 2."""
    shards: Shards = ALL
    """Shards whose servers this process serves."""
    alive: Path | None = None
    """The file that the bot touches as long as it is alive (see `bot.alive`)."""
    database_wait_s: float = math.inf
    """Seconds that a starting bot waits for a database that cannot be reached."""
    notes: tuple[str, ...] = ()
    """Warnings about settings that still work under an old name."""

    def __repr__(self) -> str:
        database = self.database.render_as_string(hide_password=True)
        return f"Config(api_url={self.api_url!r}, database={database!r})"


def read_config(env: Mapping[str, str]) -> Config:
    """Read the settings from environment variables.

    Raises:
        BadSettings: naming every problem at once.
    """
    problems: list[str] = []
    token = env.get("DISCORD_TOKEN", "").strip()
    if not token:
        problems.append(
            "DISCORD_TOKEN is missing: copy the bot's token from Discord's developer portal "
            "(your application, page “Bot”) into .env."
        )
    elif any(char.isspace() for char in token):
        problems.append("DISCORD_TOKEN contains white space: copy it again, in one piece.")
    api_url = env.get("DISCORD_API_URL", "").strip().rstrip("/") or DISCORD_API_URL
    if not is_http(api_url):
        problems.append(
            f"DISCORD_API_URL is “{api_url}”, not an http(s) address: "
            f"leave it out, or write one such as {DISCORD_API_URL}."
        )
    database, note = _database(env, problems)
    log_level = env.get("LOG_LEVEL", "").strip().upper() or "INFO"
    if log_level not in LOG_LEVELS:
        problems.append(f"LOG_LEVEL is “{log_level}”: write one of {', '.join(LOG_LEVELS)}.")
    log_format = env.get("LOG_FORMAT", "").strip().lower() or TEXT
    if log_format not in FORMATS:
        problems.append(f"LOG_FORMAT is “{log_format}”: write one of {', '.join(FORMATS)}.")
    named = env.get("TITLE_FILES", "").strip()
    title_files = Path(named).expanduser() if named else None
    if title_files is not None and not title_files.is_dir():
        problems.append(
            f"TITLE_FILES is “{title_files}”, which is not a folder: create it, or leave the setting out."
        )
    backups, hours = _backups(env, database, problems)
    if backups is not None and backups.is_dir():
        problems += _unwritable(backups)
    replay_format = env.get("REPLAY_FORMAT", "").strip().lower() or REPLAY_FORMATS[0]
    if replay_format not in REPLAY_FORMATS:
        problems.append(
            f"REPLAY_FORMAT is “{replay_format}”: write one of {', '.join(REPLAY_FORMATS)}."
        )
    metrics = read_listens(env, "METRICS", problems)
    web = read_web(env, problems)
    operators = _operators(env, problems)
    experts = env.get("EXPERT_PROCESSES", "").strip() or "1"
    if not (experts.isdecimal() and int(experts) <= MOST_EXPERTS):
        problems.append(
            f"EXPERT_PROCESSES is “{experts}”: write a number from 0 to {MOST_EXPERTS}."
        )
        experts = "1"
    shards = _shards(env, database, problems)
    alive = _alive(env, problems)
    wait_s = _database_wait_s(env, problems)
    if problems:
        raise BadSettings(tuple(problems))
    return Config(
        token=token,
        api_url=api_url,
        database=database,
        log_level=log_level,
        log_format=log_format,
        title_files=title_files,
        backups=backups,
        backup_hours=hours,
        metrics=metrics,
        web=web,
        replay_format=replay_format,
        operators=operators,
        experts=int(experts),
        shards=shards,
        alive=alive,
        database_wait_s=wait_s,
        notes=(note,) if note else (),
    )


def load_file() -> Mapping[str, str | None]:
    """Put the settings of `.env` into the environment, unless that has them; return the file's settings.

    The file is that of the current folder or of one above, since an installed program lies elsewhere.

    Raises:
        BadSettings: the file cannot be read.
    """
    file = find_dotenv(usecwd=True)
    try:
        written = dotenv_values(file)
        load_dotenv(file)
    except OSError as error:
        said = f"{file} cannot be read ({error.strerror or error}): let the bot's user read it."
        raise BadSettings((said,)) from error
    except UnicodeDecodeError as error:
        raise BadSettings((f"{file} is not text: save it as UTF-8.",)) from error
    return written


def strange_settings(written: Iterable[str], env: Iterable[str]) -> list[str]:
    """Return a warning for each name in `.env` that is no setting, and each in the environment that is nearly one."""
    found: list[str] = []
    for name in written:
        if name not in SETTINGS:
            near = get_close_matches(name.upper(), SETTINGS, n=1)
            meant = f": did you mean {near[0]}?" if near else ", and is ignored."
            found.append(f"{name} in .env is no setting of Turnpost{meant}")
    for name in env:
        if name in SETTINGS or name in written:
            continue
        if near := get_close_matches(name.upper(), SETTINGS, n=1, cutoff=_ALIKE):
            found.append(f"{name} in the environment is no setting: did you mean {near[0]}?")
    return found


def _alive(env: Mapping[str, str], problems: list[str]) -> Path | None:
    """Return the file that says that the bot is alive."""
    named = env.get(SETTING, "").strip()
    if not named:
        return None
    file = Path(named).expanduser()
    if file.is_dir() or not os.access(file.absolute().parent, os.W_OK | os.X_OK):
        problems.append(
            f"{SETTING} is “{file}”, which cannot be written: name a file in a folder that the bot may write."
        )
        return None
    return file


def _database_wait_s(env: Mapping[str, str], problems: list[str]) -> float:
    """Return the seconds to wait for the database: few on a terminal with a waiting person, no limit for a service."""
    written = env.get("DATABASE_WAIT", "").strip().lower()
    if not written:
        return TERMINAL_WAIT_S if sys.stderr.isatty() and "INVOCATION_ID" not in env else math.inf
    if written == FOREVER:
        return math.inf
    if not (written.isascii() and written.isdecimal() and len(written) <= MOST_DIGITS):
        problems.append(f"DATABASE_WAIT is “{written}”: write a number of seconds, or {FOREVER}.")
        return 0.0
    return float(written)


def _shards(env: Mapping[str, str], database: URL, problems: list[str]) -> Shards:
    """Return the shards whose servers this process serves."""
    written = env.get("SHARDS", "").strip()
    try:
        shards = read_shards(written)
    except BadShards:
        problems.append(
            f"SHARDS is “{written}”: write all, or the shards of this process and how many there are "
            f"(up to {MOST_SHARDS}), such as 0-3/16."
        )
        return ALL
    if shards is not ALL and database.get_backend_name() != "postgresql":
        problems.append(
            f"SHARDS is “{written}”, but several processes cannot share an SQLite file: leave SHARDS out, "
            "or move to PostgreSQL (docs/run-the-bot/operating.md) and name that in DATABASE_URL."
        )
    return shards


def _operators(env: Mapping[str, str], problems: list[str]) -> frozenset[int]:
    """Return the ids of members, with commas or spaces between them."""
    named = env.get("OPERATORS", "").replace(",", " ").split()
    if any(not each.isascii() or not each.isdecimal() for each in named):
        problems.append(
            f"OPERATORS is “{' '.join(named)}”: write Discord’s user IDs (numbers), with commas between them."
        )
        return frozenset()
    return frozenset(map(int, named))


def _backups(env: Mapping[str, str], database: URL, problems: list[str]) -> tuple[Path | None, int]:
    """Return the folder for copies of the database, and the hours between two."""
    named, often = env.get("BACKUPS", "").strip(), env.get("BACKUP_HOURS", "").strip() or "6"
    folder = Path(named).expanduser() if named else None
    if folder is not None and not folder.is_dir():
        problems.append(
            f"BACKUPS is “{folder}”, which is not a folder: create it, or leave the setting out."
        )
    if folder is not None and database.get_backend_name() == "postgresql":
        problems.append(
            "BACKUPS is for an SQLite file: leave it out, and copy PostgreSQL's database with pg_dump."
        )
    if not (often.isdecimal() and 1 <= int(often) <= MOST_BACKUP_HOURS):
        problems.append(f"BACKUP_HOURS is “{often}”: write a number from 1 to {MOST_BACKUP_HOURS}.")
        return folder, 6
    return folder, int(often)


def _unwritable(folder: Path) -> list[str]:
    try:
        assert_writable(folder)
    except OSError as error:
        return [
            f"BACKUPS is “{folder}”, into which the bot cannot write ({error.strerror or error}): give the folder to "
            "its user (chown), make room, or name another. A service of systemd writes into /var/lib/turnpost only, "
            "unless its ReadWritePaths say more."
        ]
    return []


def _database(env: Mapping[str, str], problems: list[str]) -> tuple[URL, str]:
    """Return the database's address, and a warning if it was set under the old name."""
    path, address = env.get("DATABASE", "").strip(), env.get("DATABASE_URL", "").strip()
    if path and address:
        problems.append(
            f"DATABASE and DATABASE_URL are both set: DATABASE is the old name, take it out, "
            f"or write {sqlite_url(Path(path)).render_as_string()} into DATABASE_URL."
        )
    if address:
        return _from_address(address, problems), ""
    url = sqlite_url(Path(path or "turnpost.sqlite3").expanduser())
    problems += _no_place_for_a_file("DATABASE", url)
    if not path:
        return url, ""
    became = f"DATABASE_URL={url.render_as_string()}"
    return url, f"DATABASE={path} is now {became}: write that into .env."


def read_address(address: str) -> URL:
    """Return the database at a typed address.

    Raises:
        BadSettings: it is not one; the message does not repeat it.
    """
    problems: list[str] = []
    url = _from_address(address, problems, "The address")
    if problems:
        raise BadSettings(tuple(problems))
    return url


def _from_address(address: str, problems: list[str], setting: str = "DATABASE_URL") -> URL:
    """Return the database at an address; the driver may be omitted."""
    try:
        given = read_url(address)
    except ValueError:
        given = URL.create("unreadable")
    match given.drivername:
        case "sqlite" | "sqlite+aiosqlite" if given.database:
            url = given.set(drivername="sqlite+aiosqlite")
            problems += _no_place_for_a_file(setting, url)
            return url
        case "postgresql" | "postgres" | "postgresql+asyncpg" if given.database:
            return given.set(drivername="postgresql+asyncpg")
        case _:
            problems.append(
                f"{setting} is not an address the bot understands: write sqlite+aiosqlite:///turnpost.sqlite3 "
                "or postgresql+asyncpg://user:password@host/database."
            )
            return given


def _no_place_for_a_file(setting: str, url: URL) -> list[str]:
    file = Path(url.database or "")
    if file.is_dir():
        return [f"{setting} is “{file}”, a folder: name a file, such as turnpost.sqlite3."]
    if not file.absolute().parent.is_dir():
        return [f"{setting} is “{file}”, whose folder does not exist: create it or name another."]
    return []


def read_storage(env: Mapping[str, str]) -> tuple[URL, Path | None]:
    """Return the database, and the folder for its copies if there is one, for programs that do not go to Discord.

    Raises:
        BadSettings: naming every problem at once.
    """
    problems: list[str] = []
    database, _ = _database(env, problems)
    folder, _ = _backups(env, database, problems)
    if problems:
        raise BadSettings(tuple(problems))
    return database, folder
