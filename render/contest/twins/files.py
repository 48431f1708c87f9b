"""The contents of each picture of a tournament, as a file of plain characters."""

from collections.abc import Sequence

from render.contest.parts.words import (
    decimal,
    joined,
    margin,
    per_cent,
    place_text,
    points,
    said,
)
from render.contest.twins.tables import page, table
from rules.contest.views.bracket import BoxState, BracketPod, BracketRow, BracketView
from rules.contest.views.crosstable import Chip, CrosstableView, Promotion
from rules.contest.views.duplicate import DealResult, DuplicateView
from rules.contest.views.parts import Change, Head, moment_msg
from rules.contest.views.standings import Cell, CellKind, StandingsView
from rules.core.text import Say, msg

DAGGER, MISSED, OPEN, ROBOT, PLAYING = "†", "–", ".", "R", "…"
SHARED = "="


def head_lines(head: Head, say: Say) -> list[str]:
    lines = [said(head.event, say), joined(head.about, say)]
    if head.figure is not None:
        caption = f" {say(head.caption)}" if head.caption is not None else ""
        lines.append(said(head.figure, say) + caption)
    return lines


def standings_text(pages: Sequence[StandingsView], say: Say) -> str:
    """All pages as one table; a cell is the place at the table, then the seat in brackets."""
    first = pages[0]
    head = [
        *("", "", "", say(msg("contest.points"))),
        say(msg("contest.before")) if first.has_before else "",
        *(str(number) for number in first.rounds),
        *(say(column) for column in first.columns),
    ]
    rows = [head]
    for view in pages:
        for index, row in enumerate(view.rows):
            if view.cut is not None and index == view.cut.after:
                rows.append(["", "", f"--- {say(view.cut.label)} ---"])
            rows.append(
                [
                    place_text(row.place),
                    _change(row.change, say),
                    f"{DAGGER} {row.name}" if row.is_withdrawn else row.name,
                    points(row.points, say),
                    points(row.before, say) if view.has_before else "",
                    *(_cell(cell, say) for cell in row.cells),
                    *(
                        decimal(value.thousandths, 3, say) + ("*" if value.decided else "")
                        if value is not None
                        else ""
                        for value in row.values
                    ),
                ]
            )
    keys = [f"1 (2): {say(msg('contest.key.seat'))} 2", f"{ROBOT}: {say(msg('contest.key.robot'))}"]
    keys += [f"{SHARED}: {say(msg('contest.key.shared'))}"]
    keys += [f"{DAGGER}: {say(msg('contest.key.withdrawn'))}"]
    decided = dict.fromkeys(each for view in pages for each in map(say, view.decided))
    if decided:
        keys.append(f"*: {say(msg('contest.key.level', what=tuple(decided)))}")
    return page(head_lines(first.head, say), table(rows, left=(1, 2)), keys)


def _change(change: Change | None, say: Say) -> str:
    if change is None:
        return ""
    return say(msg("contest.new")) if change.is_new else margin(change.by)


def _cell(cell: Cell, say: Say) -> str:
    match cell.kind:
        case CellKind.PLACED:
            return f"{cell.place}{SHARED * cell.is_shared} ({cell.seat + 1})"
        case CellKind.ROBOT:
            return f"{cell.place} ({ROBOT})"
        case CellKind.BYE:
            return f"+{points(cell.points, say)}"
        case CellKind.MISSED:
            return MISSED
        case CellKind.GONE:
            return DAGGER
        case CellKind.PLAYING:
            return PLAYING
        case CellKind.OPEN | CellKind.FREE:
            return OPEN if cell.kind is CellKind.OPEN else ""


def bracket_text(view: BracketView, say: Say) -> str:
    """Return each round's tables; an arrow marks the entrants that go on."""
    blocks = [head_lines(view.head, say)]
    for band in view.bands:
        if band.label is not None:
            blocks.append([f"== {say(band.label)} =="])
        for column in band.columns:
            lines = [f"-- {say(column.label)} --"]
            for pod in column.pods:
                lines += [*_box(pod, say), ""]
            blocks.append(lines[:-1])
    return page(*blocks)


def _box(pod: BracketPod, say: Say) -> list[str]:
    if pod.state is BoxState.PLANNED and not any(row.origin for row in pod.rows):
        return [OPEN]
    return table([_box_row(row, pod, say) for row in pod.rows], left=(0, 1))


def _box_row(row: BracketRow, pod: BracketPod, say: Say) -> list[str]:
    name = row.name if row.name is not None else say(row.origin) if row.origin is not None else OPEN
    if pod.state is BoxState.BYE:
        name += f" ({say(msg('contest.key.bye'))})"
    return [
        "->" if row.goes_on else "",
        f"{DAGGER} {name}" if row.is_withdrawn else name,
        "" if row.total is None else str(row.total),
        "" if row.place is None else f"{row.place}.",
    ]


CHIPS = {Chip.AHEAD: "+", Chip.LEVEL: "=", Chip.BEHIND: "-", Chip.PLAYING: "."}
_PROMOTIONS = {Promotion.STAYS: "", Promotion.UP: "^", Promotion.DOWN: "v"}


def crosstable_text(view: CrosstableView, say: Say) -> str:
    rows = [["", "", "", *(str(row.place.number) for row in view.rows), say(msg("contest.points"))]]
    for index, row in enumerate(view.rows):
        cells = [
            "x" if other == index else "".join(CHIPS[chip] for chip in chips)
            for other, chips in enumerate(row.cells)
        ]
        name = f"{DAGGER} {row.name}" if row.is_withdrawn else row.name
        rows.append(
            [
                place_text(row.place),
                _PROMOTIONS[row.promotion],
                name,
                *cells,
                points(row.points, say),
            ]
        )
    names = ("ahead", "equal", "behind", "in_play")
    keys = [
        f"{sign} {say(msg(f'contest.key.{name}'))}"
        for sign, name in zip(CHIPS.values(), names, strict=True)
    ]
    notes = [say(each) for each in (view.note, view.scoring) if each is not None]
    return page(head_lines(view.head, say), table(rows, left=(2,)), keys, notes)


def duplicate_text(pages: Sequence[DuplicateView], say: Say) -> str:
    """Shares, and the margin and matchpoints of each open deal; a sealed deal has none."""
    view = pages[0]
    opened = [index for index, deal in enumerate(view.deals) if deal.is_open]
    names = [say(msg("contest.deal", number=view.deals[index].number)) for index in opened]
    head = ["", "", say(msg("contest.share")) if opened else ""]
    rows = [[*head, *(cell for name in names for cell in (name, "", ""))]]
    for row in (row for each in pages for row in each.rows):
        cells = [cell for index in opened for cell in _deal(row.results[index], say)]
        share = "" if row.share is None else per_cent(row.share, 1, say)
        place = "" if row.place is None else place_text(row.place)
        rows.append([place, row.name, share, *cells])
    sealed = []
    for deal in view.deals:
        if not deal.is_open:
            line = (
                f"{say(msg('contest.deal', number=deal.number))}: {deal.finished} "
                f"{say(msg('contest.deal.finished', of=deal.of))}"
            )
            if deal.opens is not None:
                line += f". {say(msg('contest.deal.opens', when=moment_msg(deal.opens)))}"
            sealed.append(line)
    return page(head_lines(view.head, say), table(rows, left=(1,)), sealed)


def _deal(result: DealResult | None, say: Say) -> tuple[str, str, str]:
    if result is None:
        return "", "", ""
    if not result.is_finished:
        return ROBOT, say(msg("contest.deal.unfinished")), "0"
    won = say(msg("contest.key.beat" if result.won else "contest.key.lost"))
    return won, margin(result.margin), str(result.matchpoints)
