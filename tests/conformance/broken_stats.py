"""Toys whose statistics, interim ranks or rated options are wrong."""

from dataclasses import replace
from typing import Any

from rules.core.stats import Scope, Stat, StatKind
from rules.core.text import msg
from tests.conformance import checks_stats
from tests.conformance.broken import NIM, SEALED, Broken
from tests.conformance.tables import Game


def _with(game: Game, kind: StatKind, value: Any, name: str = "odd", **facts: Any) -> Game:
    label = msg("nim.rules.1" if game is NIM else "sealed.title")
    stat: Stat[Any] = Stat(
        name, Scope.SEAT, kind, value if callable(value) else lambda *_: value, label, **facts
    )
    return replace(game, statistics=(stat,))


def _deck(state: Any, seat: int | None) -> int:
    """Return a number from chance that has not been seen."""
    return int(state.rng.word % 1000)


STATS = (
    Broken(
        "calls a fraction a number",
        checks_stats.check_statistics,
        "no whole number",
        _with(NIM, StatKind.NUMBER, 0.5),
    ),
    Broken(
        "counts a flag",
        checks_stats.check_statistics,
        "no flag",
        _with(NIM, StatKind.FLAG, 2),
    ),
    Broken(
        "names a number",
        checks_stats.check_statistics,
        "odd is 'many'",
        _with(NIM, StatKind.NUMBER, "many"),
    ),
    Broken(
        "keeps a statistic of ours",
        checks_stats.check_statistics,
        "kept of every title",
        _with(NIM, StatKind.NUMBER, 1, "rank"),
    ),
    Broken(
        "rates a choice that there is not",
        checks_stats.check_rated_options,
        "no choices",
        replace(NIM, rated_options={"heaps": ("many", "none")}),
    ),
    Broken(
        "counts cards that were never seen",
        checks_stats.check_statistics_keep_secrets,
        "tell a secret",
        _with(SEALED, StatKind.NUMBER, _deck),
    ),
    Broken(
        "ranks otherwise in the end",
        checks_stats.check_interim,
        "not the result",
        replace(NIM, interim=lambda state: (1,) * state.seats),
    ),
    Broken(
        "goes backwards",
        checks_stats.check_interim,
        "progress",
        replace(NIM, progress=lambda state: 100 - sum(state.heaps)),
    ),
)
