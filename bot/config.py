"""Settings, read once from the environment (and from ``.env`` beside the program)."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

DISCORD_API_URL = "https://discord.com/api/v10"
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class BadSettings(Exception):
    """One or more settings are missing or malformed; `problems` says of each what to do."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Config:
    token: str
    """Discord's bot token: never logged, never shown."""
    api_url: str
    """Root of a REST API as Discord's, without a slash at the end."""
    database: Path
    log_level: str
    title_files: Path | None = None
    """The folder of files for titles, see `bot.ui.title_files`."""

    def __repr__(self) -> str:
        return f"Config(api_url={self.api_url!r}, database={str(self.database)!r})"


def read_config(env: Mapping[str, str]) -> Config:
    """The settings of an environment.

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
    if not _is_http(api_url):
        problems.append(
            f"DISCORD_API_URL is “{api_url}”, not an http(s) address: "
            f"leave it out, or write one such as {DISCORD_API_URL}."
        )
    database = Path(env.get("DATABASE", "").strip() or "turnpost.sqlite3").expanduser()
    if database.is_dir():
        problems.append(
            f"DATABASE is “{database}”, a folder: name a file, such as turnpost.sqlite3."
        )
    elif not database.absolute().parent.is_dir():
        problems.append(
            f"DATABASE is “{database}”, whose folder does not exist: create it or name another."
        )
    log_level = env.get("LOG_LEVEL", "").strip().upper() or "INFO"
    if log_level not in LOG_LEVELS:
        problems.append(f"LOG_LEVEL is “{log_level}”: write one of {', '.join(LOG_LEVELS)}.")
    named = env.get("TITLE_FILES", "").strip()
    title_files = Path(named).expanduser() if named else None
    if title_files is not None and not title_files.is_dir():
        problems.append(
            f"TITLE_FILES is “{title_files}”, which is no folder: create it, or leave it out."
        )
    if problems:
        raise BadSettings(tuple(problems))
    return Config(
        token=token,
        api_url=api_url,
        database=database,
        log_level=log_level,
        title_files=title_files,
    )


def _is_http(address: str) -> bool:
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc)
