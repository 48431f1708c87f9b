"""A PostgreSQL server of the tests' own: a private cluster in a temporary folder, spoken to through a socket there.

It is the system's package that is used, as `make test` installs it. Why a machine has none of it is said by `lacks`.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, create_engine, text

NOBODY = "nobody"
USER = "turnpost"
_INSTALLED = ("/usr/lib/postgresql", "/usr/pgsql", "/usr/local/pgsql")

# What is lost with the machine is no loss here, and waiting for the disk is slow.
_SETTINGS = (
    *("-c", "listen_addresses=", "-c", "fsync=off", "-c", "full_page_writes=off"),
    *("-c", "max_connections=60", "-c", "shared_buffers=32MB"),
)


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`, newest version first."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = [folder for root in _INSTALLED for folder in Path(root).glob("*/bin/initdb")]
    return max(folders, default=Path("/nowhere/initdb")).parent if folders else None


def lacks() -> str | None:
    """Why there can be no server here; None when there can."""
    if programs() is None:
        return "PostgreSQL is not installed here: there is no initdb"
    if os.geteuid() == 0 and shutil.which("setpriv") is None:
        return "PostgreSQL runs for no superuser, and there is no setpriv to become another"
    return None


_EMPTY = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    "DROP SCHEMA public CASCADE",
    "CREATE SCHEMA public",
)


class Server:
    """A running cluster with one database, which `emptied` makes as good as new: that is quicker than another."""

    def __init__(self, socket: Path) -> None:
        self.url = URL.create(
            "postgresql+asyncpg", username=USER, database="postgres", query={"host": str(socket)}
        )

    def emptied(self) -> URL:
        """The address of the database, without tables, and without anybody who is still connected to it."""
        engine = create_engine(synchronous(self.url), isolation_level="AUTOCOMMIT")
        with engine.connect() as conn:
            for statement in _EMPTY:
                conn.execute(text(statement))
        engine.dispose()
        return self.url


def synchronous(url: URL) -> URL:
    return url.set(drivername="postgresql+psycopg")


@contextmanager
def server() -> Iterator[Server]:
    found = programs()
    assert found is not None
    # A socket's path is short: 107 bytes.
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
    data = folder / "data"
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, NOBODY)
        _as_nobody(found / "initdb", "-D", data, "-U", USER, "-A", "trust", "-N", "-E", "UTF8")
        options = " ".join((*_SETTINGS, "-k", str(folder)))
        _as_nobody(found / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
        yield Server(folder)
        _as_nobody(found / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _as_nobody(program: Path, *arguments: str | Path) -> None:
    command: list[str | Path] = [program, *arguments]
    if os.geteuid() == 0:
        nobody = pwd.getpwnam(NOBODY)
        become = [f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
        command = ["setpriv", *become, *command]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd="/", env=os.environ | {"LC_ALL": "C"}
    )
    assert done.returncode == 0, done.stdout + done.stderr
