"""Metrics for Prometheus, served at `METRICS_PORT`; without it there are no measurements.

No metric has the name or the ID of a member, a server or a table.
"""

import logging
import math
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
from sqlalchemy import Engine, event

from bot import meters
from bot.rounds import Rounds
from bot.serving import Unserved
from bot.store.copying import backup
from bot.store.copying.figures import Figures, figures
from bot.store.database import Connection, Database
from bot.store.errors import Unreachable
from bot.store.rows import NoticeKind, Status
from bot.store.time import all_gaps
from rules.contest.director.snapshot import Status as TournamentStatus

if TYPE_CHECKING:
    from prometheus_client import Counter

LOOKED_EVERY_S: Final = 15.0
_ANSWER: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_QUICK: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3)
"""Discord waits three seconds for an answer."""
_SLOW: Final = (0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10, 30, 60, 300)
TOO_MANY: Final = 429
_TROUBLES: Final = ("WARNING", "ERROR", "CRITICAL")
_PICTURE: Final = (0.0025, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.25, 0.5, 1, 5)


class Metrics:
    """All metrics. `trace` goes to discord.py as `http_trace`."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        # Without metrics, their library is not imported.
        from prometheus_client import (
            CollectorRegistry,
            Counter,
            Gauge,
            Histogram,
            PlatformCollector,
            ProcessCollector,
        )

        self.registry: Final = CollectorRegistry()
        self._now = now
        known: Any = partial(dict, registry=self.registry)
        self.answers = Histogram(
            "turnpost_answer_seconds",
            "From the moment that Discord gives an interaction until Discord has the first answer to it",
            buckets=_QUICK,
            **known(),
        )
        self.requests = Counter(
            "turnpost_requests", "Requests to Discord's API", ("method", "status"), **known()
        )
        self.draws = Histogram(
            "turnpost_draw_seconds", "In the render thread, a picture", buckets=_PICTURE, **known()
        )
        self.boards = Histogram(
            "turnpost_board_delay_seconds",
            "From the moment that a board is due until Discord has it",
            buckets=_SLOW,
            **known(),
        )
        self.posts = Counter(
            "turnpost_posts", "Rows of the outbox that were sent", ("kind",), **known()
        )
        self.given_up = Counter(
            "turnpost_posts_given_up", "Rows of the outbox that never will be", ("kind",), **known()
        )
        self.refusals = Counter(
            "turnpost_refusals", "Answers that say no, by their code", ("code",), **known()
        )
        self.lines = Counter("turnpost_log_lines", "Lines of the log", ("level",), **known())
        self.statements = Counter("turnpost_statements", "Statements of SQL", **known())
        self.tables = Gauge("turnpost_tables", "Tables by status", ("status",), **known())
        self.waiting = Gauge("turnpost_outbox_rows", "Rows that wait to be sent", **known())
        self.age = Gauge(
            "turnpost_outbox_oldest_seconds", "How long the first of them is late", **known()
        )
        self.late = Gauge(
            "turnpost_due_late_seconds", "How long the first thing that is due is late", **known()
        )
        self.tournaments = Gauge(
            "turnpost_tournaments", "Tournaments by status", ("status",), **known()
        )
        self.tournament_late = Gauge(
            "turnpost_tournament_late_seconds",
            "How long the first table that a tournament waits for is past its deadline",
            **known(),
        )
        self.stalls = Counter(
            "turnpost_tournament_failures",
            "Steps of tournaments that failed and are tried again",
            **known(),
        )
        self.gaps = Gauge("turnpost_gaps", "Stretches in which no time was charged", **known())
        self.gap_s = Gauge("turnpost_gap_seconds", "How long they were together", **known())
        self.servers = Gauge("turnpost_servers", "Discord servers that are reached", **known())
        self.shards = Gauge("turnpost_shards_cut_off", "Shards without a connection", **known())
        self.copied = Gauge(
            "turnpost_last_copy_seconds",
            "When the newest copy of the database was made, in seconds since 1970; 0 without one",
            **known(),
        )
        # Without copies, none is late.
        self.copied.set(math.nan)
        self.database_up = Gauge(
            "turnpost_database_up", "Whether the database can be reached: 1 or 0", **known()
        )
        self._begin_with_zero()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)

    def _begin_with_zero(self) -> None:
        """Set counters to zero: Prometheus cannot see the growth of one that begins with its first event."""
        for level in _TROUBLES:
            self.lines.labels(level)
        for kind in NoticeKind:
            self.given_up.labels(kind.value)
        for method in ("POST", "PATCH"):
            self.requests.labels(method, str(TOO_MANY))
        self.refusals.labels("internal")

    def shows_copies(self, folder: Path) -> None:
        """Report the age of the newest copy in a folder, at each request."""

        def newest() -> float:
            try:
                return backup.newest_s(folder) or 0.0
            except OSError:
                return 0.0

        self.copied.set_function(newest)

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace that counts requests, and measures answers to interactions."""
        config = aiohttp.TraceConfig()

        async def ended(
            session: aiohttp.ClientSession, context: object, params: aiohttp.TraceRequestEndParams
        ) -> None:
            self.requests.labels(params.method, str(params.response.status)).inc()
            if answered := _ANSWER.search(params.url.path):
                given = discord.utils.snowflake_time(int(answered[1])).timestamp()
                self.answers.observe(max(0.0, self._now() - given))

        config.on_request_end.append(ended)
        return config

    def listening(self) -> ExitStack:
        """Listen to the meters, the log and the statements until the stack is closed."""
        stack = ExitStack()
        stack.callback(meters.drawn.listen(lambda kind, took: self.draws.observe(took)))
        stack.callback(meters.sent.listen(self._sent))
        stack.callback(
            meters.given_up.listen(lambda kind, count: self.given_up.labels(kind).inc(count))
        )
        stack.callback(
            meters.refused.listen(lambda code, count: self.refusals.labels(code).inc(count))
        )
        stack.callback(meters.stalled.listen(lambda kind, count: self.stalls.inc(count)))
        stack.callback(meters.reached.listen(lambda kind, up: self.database_up.set(up)))
        lines = _Lines(self.lines)
        logging.getLogger().addHandler(lines)
        stack.callback(logging.getLogger().removeHandler, lines)

        def executed(*args: object) -> None:
            self.statements.inc()

        event.listen(Engine, "after_cursor_execute", executed)
        stack.callback(event.remove, Engine, "after_cursor_execute", executed)
        return stack

    def _sent(self, kind: str, late_s: float) -> None:
        self.posts.labels(kind).inc()
        if kind == NoticeKind.BOARD:
            self.boards.observe(late_s)

    def found(self, seen: Figures, gaps: list[tuple[int, int]]) -> None:
        """Take over figures of the database."""
        now = self._now()
        for status in Status:
            self.tables.labels(status.value).set(seen.tables.get(status.value, 0))
        self.waiting.set(seen.waiting)
        self.age.set(0 if seen.oldest_s is None else max(0.0, now - seen.oldest_s))
        due = seen.next_due_ms
        self.late.set(0 if due is None else max(0.0, now - due / 1000))
        for state in TournamentStatus:
            self.tournaments.labels(state.value).set(seen.tournaments.get(state.value, 0))
        deadline = seen.pod_due_ms
        self.tournament_late.set(0 if deadline is None else max(0.0, now - deadline / 1000))
        self.gaps.set(len(gaps))
        self.gap_s.set(sum(end - start for start, end in gaps) / 1000)


class _Lines(logging.Handler):
    """Counts lines of the log by their level."""

    def __init__(self, counter: "Counter") -> None:
        super().__init__()
        self._counter = counter

    def emit(self, record: logging.LogRecord) -> None:
        self._counter.labels(record.levelname).inc()


@asynccontextmanager
async def served(metrics: Metrics, address: str, port: int) -> AsyncIterator[None]:
    """Serve metrics in a thread of their own.

    Raises:
        Unserved: another process uses the address, or it is none of this machine.
    """
    from prometheus_client import start_http_server

    try:
        server, thread = start_http_server(port, address, metrics.registry)
    except OSError as error:
        raise Unserved(
            "metrics", "METRICS", f"{address}:{port}: {error.strerror or error}"
        ) from error
    with metrics.listening():
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


async def watch(
    metrics: Metrics, database: Database, bot: discord.AutoShardedClient, cut_off: set[int]
) -> None:
    """Read figures of the database and the connection again and again, until cancelled."""

    async def look() -> float:
        metrics.servers.set(len(bot.guilds))
        metrics.shards.set(len(cut_off))
        # `turnpost_database_up` shows an outage; the other figures stay as they were.
        with suppress(Unreachable):
            metrics.found(*await database.read(_seen))
        return LOOKED_EVERY_S

    await Rounds("figures for metrics").run(look)


def _seen(conn: Connection) -> tuple[Figures, list[tuple[int, int]]]:
    return figures(conn), list(all_gaps(conn))
