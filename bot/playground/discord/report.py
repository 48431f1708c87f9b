"""Counts of requests and events, for tests and load measurements."""

from __future__ import annotations

import time
from collections import Counter, deque

from bot.playground.discord.wire import Json

KEPT = 2_000


class Report:
    def __init__(self) -> None:
        self.requests = 0
        self.double_responses = 0
        self.old_edits = 0
        self.by_route: Counter[str] = Counter()
        self.refused: deque[Json] = deque(maxlen=KEPT)
        self.schema_violations: deque[Json] = deque(maxlen=KEPT)
        self.unanswered: deque[str] = deque(maxlen=KEPT)
        self.faults_injected: Counter[str] = Counter()
        self._second = 0
        self._in_second = 0
        self._peak_per_s = 0

    def count(self, route: str, *, limited: bool) -> None:
        """Count a request; `limited` ones count towards Discord's global limit of 50 a second."""
        self.requests += 1
        self.by_route[route] += 1
        if not limited:
            return
        second = int(time.monotonic())
        if second != self._second:
            self._second, self._in_second = second, 0
        self._in_second += 1
        self._peak_per_s = max(self._peak_per_s, self._in_second)

    def refuse(self, method: str, path: str, status: int, body: Json) -> None:
        entry = {"method": method, "path": path, "status": status}
        self.refused.append(entry | body)

    def to_json(self) -> Json:
        return {
            "requests": self.requests,
            "by_route": dict(self.by_route),
            "peak_limited_requests_per_s": self._peak_per_s,
            "refused": list(self.refused),
            "schema_violations": list(self.schema_violations),
            "unanswered": list(self.unanswered),
            "double_responses": self.double_responses,
            "old_edits": self.old_edits,
            "faults_injected": dict(self.faults_injected),
        }
