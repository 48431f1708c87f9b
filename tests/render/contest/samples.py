"""Views of made-up tournaments, with every sign that a picture can show."""

from collections.abc import Sequence
from random import Random

from rules.contest.views.duplicate import DealResult, DealView, DuplicateRow, DuplicateView
from rules.contest.views.numbers import UNIT
from rules.contest.views.pairings import (
    PairingsView,
    PodSeat,
    PodState,
    PodView,
    RestView,
    SeatMark,
)
from rules.contest.views.parts import Change, Head, Moment, Place, moment_msg
from rules.contest.views.podium import PodiumView, Winner
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
    """Standings with all signs, at most six rounds shown."""
    dice = Random(count * 31 + rounds)
    shown = tuple(range(max(1, rounds - 5), rounds + 1))
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
                    min(index, count - 2) + 1 if is_begun else 1,
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
        has_before=rounds > 6,
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


def pairings(
    sizes: Sequence[int] = (4, 4, 4, 3, 5, 2),
    *,
    title: str = LAST,
    long: str | None = None,
    is_sealed: bool = False,
) -> PairingsView:
    """A round with tables in every state."""
    dice = Random(7)
    names = iter(named(sum(sizes) + 3, long))
    pods = []
    states = (
        PodState.FINISHED,
        PodState.WAITING,
        PodState.PLAYING,
        PodState.PLANNED,
        PodState.RULED,
    )
    for index, size in enumerate(sizes):
        state = states[index % len(states)]
        over = state in (PodState.FINISHED, PodState.RULED)
        seats = tuple(
            PodSeat(
                next(names),
                points=dice.randrange(12) * UNIT // 2,
                total=None if is_sealed or not over else 88 - 7 * ((seat + index) % size),
                place=None if is_sealed or not over else 1 + (seat + index) % size,
                is_to_move=state is PodState.PLAYING and seat == 1,
                is_waited_for=state is PodState.WAITING and seat == 2,
                mark=(SeatMark.ROBOT, SeatMark.WITHDRAWN)[seat % 2]
                if state is PodState.RULED and seat > size - 3
                else SeatMark.NONE,
            )
            for seat in range(size)
        )
        winner = next((each.name for each in seats if each.place == 1), None)
        pods.append(
            PodView(
                number=index + 1,
                state=state,
                seats=seats,
                word=msg("contest.opens", when=moment_msg(MONDAY))
                if state is PodState.PLANNED
                else None,
                detail=msg("contest.seats", count=size) if size != 4 else None,
                progress=60 if state is PodState.PLAYING else None,
                winner=winner,
                won=4 * UNIT,
                waits_longest=index == 1,
            )
        )
    return PairingsView(
        head=Head(
            title,
            "Winter Cup",
            (msg("contest.about.round", round=3, all=5), msg("contest.about.pairings")),
            moment_msg(SUNDAY),
            msg("contest.about.deadline", zone=SUNDAY.zone),
        ),
        pods=tuple(pods),
        rests=tuple(RestView(next(names), 7 * UNIT // 4) for _ in range(2)),
        notes=(msg("contest.repeats", count=0), msg("contest.spread", spread=54, bound=54)),
        is_sealed=is_sealed,
        is_compact=len(sizes) > 8,
    )


def podium(
    places: Sequence[int] = (1, 2, 3), *, title: str = LAST, long: str | None = None
) -> PodiumView:
    order = [11, 5, 0, 3, 6, 12, 13, 14]
    names = [long or NAMES[index] for index in order]
    return PodiumView(
        title,
        "Winter Cup" if not long else f"{long} {long}"[:60],
        msg(f"{title}.title"),
        SUNDAY,
        tuple(
            Winner(
                place,
                name,
                name[:1] if name[0] > "\u3000" else "".join(part[0] for part in name.split())[:2],
                index % 5,
                msg("contest.result.points", points=str(94 - 3 * place)),
                is_withdrawn=index == 2 and len(places) == 3 and places[2] == 3,
            )
            for index, (place, name) in enumerate(zip(places, names, strict=False))
        ),
    )


def duplicate(
    count: int = 16, opened: int = 1, deals: int = 3, *, title: str = LAST, long: str | None = None
) -> DuplicateView:
    """The first deals open, the rest sealed."""
    dice = Random(count)
    shown = tuple(
        DealView(
            number + 1,
            number < opened,
            count,
            won=count // 3 if number < opened else 0,
            finished=count if number < opened else max(0, count - 5 - 4 * (number - opened)),
            opens=None if number < opened else SUNDAY,
        )
        for number in range(deals)
    )
    rows = []
    for index, name in enumerate(named(count, long)):
        results: list[DealResult | None] = []
        for number in range(deals):
            points = max(0, 2 * (count - 1) - 2 * index - dice.randrange(3))
            last = index == count - 1 and number == opened - 1
            result = DealResult(
                not last, index < count // 3, 24 - 4 * index, 0 if last else points, index == 0
            )
            results.append(result if number < opened else None)
        shared = index in (3, 4)
        rows.append(
            DuplicateRow(
                name,
                Place(4 if shared else index + 1, shared) if opened else None,
                1000 - 62 * index if opened else None,
                tuple(results),
            )
        )
    return DuplicateView(
        Head(
            title,
            "Winter Duplicate",
            (msg("contest.about.same_deals", count=deals),),
            msg("contest.figure.of", now=opened, all=deals),
            msg("contest.caption.deals"),
        ),
        shown,
        tuple(rows),
        2 * (count - 1),
    )
