"""Views of made-up tournaments, with every sign that a picture can show."""

from collections.abc import Sequence
from random import Random

from rules.contest.views.numbers import UNIT
from rules.contest.views.parts import Change, Head, Moment, Place
from rules.contest.views.standings import (
    Bracket,
    Cell,
    CellKind,
    Cut,
    Row,
    StandingsView,
    Value,
)
from rules.core.text import msg
from rules.registry import GAME_KEYS

NAMES = (
    *("Søren Østergård", "Teo", "Zoë van den Berg", "서지후", "Giulia"),
    *("Alessandra Bonaventura-Visconti", "Niccolò", "민서", "김하늘"),
    *("Maximilian von Hohenlohe", "Mina", "도윤 하늘별빛", "Beatrice", "Ada", "Jean-Luc", "Ñandú"),
    *("Bartholomew", "박준호", "이서연", "Þórunn", "O’Neill", "Francesca", "최유진", "Ángela"),
    *("Lorenzo de’ Medici", "Emma", "Anna", "하준", "Luca", "Wren", "Ines", "Tom"),
)
SUNDAY = Moment(2026, 11, 29, 6, 20, 0, "Europe/Rome")
MONDAY = Moment(2026, 11, 30, 0, 18, 0, "Europe/Rome")
FIRST, LAST = GAME_KEYS[0], GAME_KEYS[-1]


def named(count: int, long: str | None = None) -> list[str]:
    """So many names, or one long one for all."""
    return [long] * count if long else [NAMES[index % len(NAMES)] for index in range(count)]


def standings(
    count: int = 12,
    rounds: int = 5,
    *,
    title: str = LAST,
    long: str | None = None,
    is_begun: bool = True,
    event: str = "Winter Cup",
) -> StandingsView:
    """Standings with all signs, at most eight rounds shown."""
    dice = Random(count * 31 + rounds)
    shown = tuple(range(max(1, rounds - 7), rounds + 1))
    points = sorted((dice.randrange(4 * rounds) for _ in range(count)), reverse=True)
    units = [
        each * UNIT + (UNIT // 2 if each % 3 == 1 else UNIT // 4 if each % 7 == 2 else 0)
        for each in points
    ]
    units.sort(reverse=True)
    brackets = _level(units)
    rows = []
    for index, name in enumerate(named(count, long)):
        is_withdrawn = index == count - 3
        rows.append(
            Row(
                place=Place(
                    index + 1 if is_begun else 1,
                    is_shared=index in (count - 1, count - 2) if is_begun else True,
                ),
                name=name,
                points=units[index] if is_begun else 0,
                cells=tuple(
                    _cell(dice, index, number, rounds, count, is_begun=is_begun) for number in shown
                ),
                change=_change(dice, index) if is_begun else None,
                before=units[index] // 2,
                values=(
                    Value(
                        1000 + 1000 - 37 * index, any(b.first <= index <= b.last for b in brackets)
                    ),
                    Value(1840 - 13 * index, index == 3),
                )
                if is_begun
                else (),
                is_withdrawn=is_withdrawn and is_begun,
            )
        )
    return StandingsView(
        head=Head(
            title,
            event,
            (
                msg("contest.about.standings"),
                msg("contest.about.swiss"),
                msg("contest.about.seats", count=4),
                msg("contest.about.entrants", count=count),
            ),
            msg("contest.figure.of", now=rounds if is_begun else 0, all=rounds),
            msg("contest.caption.rounds"),
        ),
        rows=tuple(rows),
        rounds=shown,
        has_before=rounds > 8,
        columns=(msg("contest.tie.share"), msg("contest.tie.opponents_cut1")) if is_begun else (),
        brackets=brackets if is_begun else (),
        decided=(msg("contest.tie.share"), msg("contest.tie.opponents_cut1")) if is_begun else (),
        cut=Cut(4, msg("contest.cut.final", count=4)) if count > 6 else None,
    )


def _level(units: Sequence[int]) -> tuple[Bracket, ...]:
    found: list[Bracket] = []
    start = 0
    for index in range(1, len(units) + 1):
        if index == len(units) or units[index] != units[start]:
            if index - start > 1:
                found.append(Bracket(start, index - 1))
            start = index
    return tuple(found)


def _change(dice: Random, index: int) -> Change:
    return Change(0, is_new=True) if index == 2 else Change(dice.choice((0, 1, -1, 3, -12)))


def _cell(
    dice: Random, index: int, number: int, rounds: int, count: int, *, is_begun: bool
) -> Cell:
    if not is_begun:
        return Cell(CellKind.OPEN)
    if index == 2 and number == 1:
        return Cell(CellKind.MISSED)
    if index == count - 3 and number == rounds:
        return Cell(CellKind.GONE)
    if index == count - 3 and number == rounds - 1:
        return Cell(CellKind.ROBOT, place=4)
    if index == count - 2 and number == max(1, rounds - 2):
        return Cell(CellKind.BYE, points=7 * UNIT // 4)
    if index == 1 and number == rounds and rounds == 3:
        return Cell(CellKind.PLAYING)
    place = dice.randrange(1, 5)
    return Cell(CellKind.PLACED, place, dice.randrange(4), is_shared=dice.random() < 0.1)
