"""A PostgreSQL server for the tests: a private cluster in a temporary folder, reached through a socket there.

It uses the system's package, which `make test` installs. `lacks` says why a machine cannot run it.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, text

from bot.store import schema
from bot.store.migrate import migrate

NOBODY = "nobody"
USER = "turnpost"
_INSTALLED = ("/usr/lib/postgresql", "/usr/pgsql", "/usr/local/pgsql")

# These databases need not survive a crash of the machine, and waiting for the disk is slow.
_SETTINGS = (
    *("-c", "listen_addresses=", "-c", "fsync=off", "-c", "full_page_writes=off"),
    *("-c", "max_connections=60", "-c", "shared_buffers=32MB"),
)


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`: the one on the path, else the newest version."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = [folder for root in _INSTALLED for folder in Path(root).glob("*/bin/initdb")]
    return max(folders, default=Path("/nowhere/initdb")).parent if folders else None


def lacks() -> str | None:
    """Return why no server can run here; None if one can."""
    if programs() is None:
        return "PostgreSQL is not installed here: there is no initdb"
    if os.geteuid() == 0 and shutil.which("setpriv") is None:
        return "PostgreSQL runs for no superuser, and there is no setpriv to become another"
    return None


_ALONE = (
    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
_EMPTY = ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
_FILLED = " UNION ALL ".join(
    f"SELECT '{table}' WHERE EXISTS (SELECT FROM {table})" for table in schema.metadata.tables
)
_COUNTED = "SELECT sequencename FROM pg_sequences WHERE last_value IS NOT NULL"
_UNTIED = "SET session_replication_role = replica"
"""Rows may be deleted in any order."""


class Server:
    """A running cluster with one database, which is reset for each test: that is quicker than creating another."""

    def __init__(self, socket: Path, programs: Path) -> None:
        self._folder, self._programs = socket, programs
        self.url = URL.create(
            "postgresql+asyncpg", username=USER, database="postgres", query={"host": str(socket)}
        )
        self._is_migrated = False
        # A test may close every connection but its own, also this one.
        self._engine = create_engine(
            synchronous(self.url), isolation_level="AUTOCOMMIT", pool_size=1, pool_pre_ping=True
        )

    def emptied(self) -> URL:
        """The address of the database, after dropping its tables and closing other connections to it."""
        self._is_migrated = False
        with self._connected() as conn:
            for statement in (_ALONE, *_EMPTY):
                conn.execute(text(statement))
        return self.url

    def leave(self) -> None:
        self._engine.dispose()

    def stop(self, mode: str) -> None:
        """Stop the server as `pg_ctl` does: ``fast`` undoes open transactions, ``immediate`` is a crash."""
        self._control("-m", mode, "stop")

    def start(self, *, recovers_s: float = 0.0) -> None:
        """Start it again. It refuses connections for at least so long, as after a crash amid much work."""
        if not recovers_s:
            self._control("-l", self._folder / "log", "-o", _options(self._folder), "start")
            return
        # It asks for files of an archive, one after another, before it accepts connections.
        data = self._folder / "data"
        asks = f"restore_command = 'sleep {recovers_s / 2:.1f}; exit 1'\n"
        with (data / "postgresql.auto.conf").open("a", encoding="utf-8") as settings:
            settings.write(asks)
        wanted = data / "recovery.signal"
        wanted.touch()
        if os.geteuid() == 0:
            shutil.chown(wanted, NOBODY)
        options = ("-l", self._folder / "log", "-o", _options(self._folder))
        self._control(*options, "-W", "start")

    def hang(self) -> None:
        """Let the server answer nothing and accept no connection until `go_on`."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        written = (self._folder / "data" / "postmaster.pid").read_text("utf-8")
        first = int(written.splitlines()[0])
        listed = Path(f"/proc/{first}/task/{first}/children").read_text("utf-8")
        for pid in (first, *map(int, listed.split())):
            # Some of its processes, such as those of autovacuum, come and go.
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def _control(self, *arguments: str | Path) -> None:
        _as_nobody(self._programs / "pg_ctl", "-D", self._folder / "data", "-w", *arguments)

    def prepared(self) -> URL:
        """The address of the database, with empty tables."""
        if not self._is_migrated:
            self.emptied()
            with self._connected() as conn:
                migrate(conn)
            self._is_migrated = True
            return self.url
        with self._connected() as conn:
            conn.execute(text(_ALONE))
            _clear(conn)
        return self.url

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        with self._engine.connect() as conn:
            yield conn


def _clear(conn: Connection) -> None:
    """Empty the tables in which there is something; to truncate all of them takes far longer than most tests."""
    filled = conn.execute(text(_FILLED)).scalars().all()
    counted = conn.execute(text(_COUNTED)).scalars().all()
    statements = [_UNTIED, *(f"DELETE FROM {table}" for table in filled)]
    statements.extend(f"ALTER SEQUENCE {sequence} RESTART" for sequence in counted)
    for statement in statements:
        conn.execute(text(statement))


def synchronous(url: URL) -> URL:
    return url.set(drivername="postgresql+psycopg")


@contextmanager
def server() -> Iterator[Server]:
    found = programs()
    assert found is not None
    # The path of a socket has at most 107 bytes.
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
    data = folder / "data"
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, NOBODY)
        _as_nobody(found / "initdb", "-D", data, "-U", USER, "-A", "trust", "-N", "-E", "UTF8")
        running = Server(folder, found)
        running.start()
        yield running
        running.leave()
        running.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _options(folder: Path) -> str:
    return " ".join((*_SETTINGS, "-k", str(folder)))


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
