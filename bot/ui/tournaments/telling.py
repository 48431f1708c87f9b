"""What the podium tells of how the tables went; read from their logs once, at the end."""

import asyncio
import logging
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from bot.clocks.paces import MINUTE_MS
from bot.store.contest.rows import PodRow
from bot.store.rows import MoveKind, MoveRow
from bot.tables.history import archive, records
from bot.tables.model import Position
from bot.tables.timing.durations import duration
from bot.tournaments.service import Tournaments
from bot.ui.text.translator import Translator
from bot.ui.tournaments.words import Shown, person
from rules.contest.director.held import Ended
from rules.contest.facts import Course, Fact, facts
from rules.contest.scores.results import Table
from rules.core.errors import Refusal
from rules.core.game import GameDef
from rules.core.record import Record, replay

_log = logging.getLogger(__name__)

MOST_TABLES: Final = 64
"""Of a larger tournament the last ones are told of: each is replayed."""


async def fact_line(tournaments: Tournaments, shown: Shown, text: Translator) -> str | None:
    """The closest win, the biggest comeback, the quickest; None where there is nothing of all that."""
    found = facts(await _courses(tournaments, shown))
    said = [
        _said("closest", found.closest, shown, text),
        _said("comeback", found.comeback, shown, text),
        _said("quickest", found.quickest, shown, text),
    ]
    told = [each for each in said if each is not None]
    return " · ".join(told) or None


def _said(name: str, fact: Fact | None, shown: Shown, text: Translator) -> str | None:
    if fact is None:
        return None
    who = person(text, shown.entrant(fact.no).name)
    length = duration(max(fact.value * 1000, MINUTE_MS))
    return text.words(f"tournament.fact.{name}", name=who, value=fact.value, length=length)


async def _courses(tournaments: Tournaments, shown: Shown) -> list[Course]:
    """How the tables went that were played to their end by those who are ranked for them."""
    found = []
    for pod in shown.stored.pods[-MOST_TABLES:]:
        table, result = pod.table_id, pod.result
        if table is None or result is None or pod.ended is not Ended.FINISHED:
            continue
        try:
            at = await tournaments.world.tables.position(table)
            secrets, rows = await archive.ended(tournaments.world.database, at)
            record = records.record(at, secrets, rows)
        except Refusal:
            continue
        members = [shown.entrant(each.no).member_id for each in shown.held.seats(pod.id)]
        halfway = await asyncio.to_thread(_halfway, at, record)
        found.append(_course(shown, pod, result, halfway, _answers(rows, members)))
    return found


def _course(
    shown: Shown,
    pod: PodRow,
    result: Table,
    halfway: tuple[int, ...],
    answers: tuple[tuple[int, ...], ...],
) -> Course:
    """The course of a table without the seats at fault, which robots have played."""
    by_no = {each.no: each for each in result.seats if each.fault is None}
    seats = [each for each in shown.held.seats(pod.id) if each.no in by_no]
    return Course(
        nos=tuple(each.no for each in seats),
        ranks=tuple(by_no[each.no].rank for each in seats),
        totals=tuple(by_no[each.no].total for each in seats),
        halfway=tuple(halfway[each.seat] for each in seats) if halfway else (),
        answers=tuple(answers[each.seat] for each in seats),
    )


def _halfway(at: Position, record: Record) -> tuple[int, ...]:
    """The ranks after half of the moves, where the title can say."""
    game: GameDef[Any, Any] = at.game
    if game.interim is None or record.rules_version != game.rules_version:
        return ()
    try:
        for number, step in enumerate(replay(game, record)):
            if number == len(record.entries) // 2:
                return tuple(game.interim(step.state))
    except Refusal:
        _log.warning("table %d cannot be replayed, so nothing is told of its course", at.table.id)
    return ()


def _answers(rows: Sequence[MoveRow], members: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The seconds between what somebody else did and the move of each seat that followed."""
    found: list[list[int]] = [[] for _ in members]
    for before, row in pairwise(rows):
        if row.kind is not MoveKind.MOVE or row.seat is None or before.seat == row.seat:
            continue
        if row.seat < len(members) and row.member_id == members[row.seat]:
            found[row.seat].append(row.at - before.at)
    return tuple(map(tuple, found))
