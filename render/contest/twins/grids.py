"""Standings, crosstables, brackets, deals and leaderboards as rows and columns: for text files, and for web pages."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.contest.parts.words import (
    joined,
    margin,
    per_cent,
    place_text,
    points,
    said,
    value_text,
)
from rules.contest.views.bracket import BoxState, BracketPod, BracketView
from rules.contest.views.crosstable import Chip, CrosstableView, Promotion
from rules.contest.views.duplicate import DealResult, DuplicateView
from rules.contest.views.parts import Change, Head, Place, moment_msg
from rules.contest.views.ratings import LeaderboardView
from rules.contest.views.standings import Cell, CellKind, StandingsView
from rules.core.text import Say, msg

DAGGER, MISSED, OPEN, PLAYING, SHARED = "†", "–", "·", "…", "="
_CHIPS = {Chip.AHEAD: "+", Chip.LEVEL: "=", Chip.BEHIND: "-", Chip.PLAYING: "."}
_KEYS = ("ahead", "equal", "behind", "in_play")
_PROMOTED = {Promotion.STAYS: "", Promotion.UP: "▲", Promotion.DOWN: "▼"}
_LOWEST = 5
"""Places from here on look alike."""


@dataclass(frozen=True, slots=True)
class CellView:
    text: str
    kind: str = ""
    """How it looks: a place such as ``p1``, or ``bye``, ``playing``, ``strong``."""
    more: str = ""
    """A fact beside it: a change of place, a seat, or the points of a bye."""


@dataclass(frozen=True, slots=True)
class RowView:
    cells: tuple[CellView, ...]
    cut: str = ""
    """The label of a line below this row, which parts entrants that go on from the others."""
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class GridView:
    """A table of rows and columns; the second column holds names."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[RowView, ...]
    notes: tuple[str, ...] = ()


def head_of(pages: Sequence[StandingsView | DuplicateView | LeaderboardView]) -> Head:
    """Return the head of all pages together, without the places that one page has."""
    first = pages[0].head
    about = (each for each in first.about if all(each in page.head.about for page in pages))
    return Head(first.title, first.event, tuple(about), first.figure, first.caption)


def standings_grid(pages: Sequence[StandingsView], say: Say) -> GridView:
    """Return all pages as one grid; a cell is the place at the table, and the seat beside it."""
    first, rows = pages[0], []
    for view in pages:
        for index, row in enumerate(view.rows, 1):
            cells = [
                *_entrant(row.place, _moved(row.change, say), row.name, out=row.is_withdrawn),
                CellView(points(row.points, say), "strong"),
                *([CellView(points(row.before, say))] if view.has_before else ()),
                *(_cell(each, say) for each in row.cells),
            ]
            for value in row.values:
                told = "" if value is None else value_text(value, 3, say)
                is_strong = value is not None and value.decided
                cells.append(CellView(told + "*" * is_strong, "strong" * is_strong))
            cut = view.cut
            label = say(cut.label) if cut is not None and index == cut.after else ""
            rows.append(RowView(tuple(cells), label, row.is_withdrawn))
    last = (
        *([say(msg("contest.before"))] if first.has_before else ()),
        *(str(number) for number in first.rounds),
        *(say(column) for column in first.columns),
    )
    played = [cell for view in pages for row in view.rows for cell in row.cells if cell.place]
    kinds = {cell.kind for cell in played}
    is_seated = bool(kinds & {CellKind.PLACED, CellKind.ROBOT})
    notes = [f"1 (2): {say(msg('contest.key.seat'))} 2"] if is_seated else []
    if CellKind.UNCOUNTED in kinds:
        notes.append(f"[2]: {say(msg('contest.key.uncounted'))}")
    if any(cell.is_shared for cell in played):
        notes.append(f"{SHARED}: {say(msg('contest.key.shared'))}")
    if any(row.is_out for row in rows):
        notes.append(f"{DAGGER}: {say(msg('contest.key.withdrawn'))}")
    decided = dict.fromkeys(say(each) for view in pages for each in view.decided)
    if decided:
        notes.append(f"*: {say(msg('contest.key.level', what=tuple(decided)))}")
    who = "team" if first.is_by_team else "player"
    columns = _columns(say, "points", *last, who=who)
    return GridView(joined(head_of(pages).about, say), columns, tuple(rows), tuple(notes))


def _columns(say: Say, *more: str, who: str = "player") -> tuple[str, ...]:
    """Return the heads of columns: place, player or team, a figure by its key, and others."""
    figure, *others = more
    heads = (say(msg(f"contest.{key}")) for key in ("place", who, figure))
    return (*heads, *others)


def _entrant(place: Place | None, more: str, name: str, *, out: bool = False) -> list[CellView]:
    shown = "" if place is None else place_text(place)
    is_first = place is not None and place.number == 1
    named = f"{DAGGER} {name}" if out else name
    return [CellView(shown, "p1" if is_first else "strong", more), CellView(named)]


def _moved(change: Change | None, say: Say) -> str:
    if change is None or not (change.is_new or change.by):
        return ""
    return say(msg("contest.new")) if change.is_new else margin(change.by)


def _cell(cell: Cell, say: Say) -> CellView:
    place, look = f"{SHARED * cell.is_shared}{cell.place}", f"p{min(cell.place, _LOWEST)}"
    match cell.kind:
        case CellKind.PLACED:
            return CellView(place, look, f"({cell.seat + 1})")
        case CellKind.RESULT:
            return CellView(place, look)
        case CellKind.UNCOUNTED:
            return CellView(f"[{place}]")
        case CellKind.ROBOT:
            return CellView(place, look, f"({say(msg('contest.key.robot'))})")
        case CellKind.BYE:
            return CellView(say(msg("contest.key.bye")), "bye", points(cell.points, say))
        case CellKind.SUM:
            return CellView(points(cell.points, say))
        case CellKind.PLAYING:
            return CellView(PLAYING, "playing")
        case CellKind.GONE:
            return CellView(DAGGER)
        case CellKind.MISSED:
            return CellView(MISSED)
        case CellKind.OPEN:
            return CellView(OPEN)
        case CellKind.FREE:
            return CellView("")


def duplicate_grid(pages: Sequence[DuplicateView], say: Say) -> GridView:
    """Return shares, and margin and matchpoints of each open deal; a sealed deal has none."""
    first = pages[0]
    names = {deal.number: say(msg("contest.deal", number=deal.number)) for deal in first.deals}
    rows = []
    for row in (row for view in pages for row in view.rows):
        share = "" if row.share is None else f"{per_cent(row.share, 1, say)} %"
        results = (_deal(each, say) for each in row.results)
        head = _entrant(row.place, "", row.name)
        rows.append(RowView((*head, CellView(share, "strong"), *results)))
    notes = []
    for deal in first.deals:
        if not deal.is_open:
            told = say(msg("contest.deal.finished", of=deal.of))
            line = f"{names[deal.number]}: {deal.finished} {told}"
            if deal.opens is not None:
                line += f". {say(msg('contest.deal.opens', when=moment_msg(deal.opens)))}"
            notes.append(line)
    columns = _columns(say, "share", *names.values())
    return GridView(joined(head_of(pages).about, say), columns, tuple(rows), tuple(notes))


def _deal(result: DealResult | None, say: Say) -> CellView:
    if result is None:
        return CellView("")
    if not result.is_finished:
        return CellView(say(msg("contest.deal.unfinished")), more="0")
    look = "p1" if result.won else "p4"
    return CellView(margin(result.margin), look, str(result.matchpoints))


def crosstable_grid(view: CrosstableView, say: Say) -> GridView:
    rows = []
    for index, row in enumerate(view.rows):
        met = (
            CellView("×" if other == index else "".join(_CHIPS[chip] for chip in chips))
            for other, chips in enumerate(row.cells)
        )
        promoted = _PROMOTED[row.promotion]
        head = _entrant(row.place, promoted, row.name, out=row.is_withdrawn)
        total = CellView(points(row.points, say), "strong")
        rows.append(RowView((*head, total, *met), is_out=row.is_withdrawn))
    keys = zip(_CHIPS.values(), _KEYS, strict=True)
    notes = [" · ".join(f"{sign} {say(msg(f'contest.key.{key}'))}" for sign, key in keys)]
    notes += [say(each) for each in (view.note, view.scoring) if each is not None]
    columns = _columns(say, "points", *(str(row.place.number) for row in view.rows))
    return GridView(joined(view.head.about, say), columns, tuple(rows), tuple(notes))


def bracket_grids(view: BracketView, say: Say) -> tuple[GridView, ...]:
    """Return a grid for each column of a bracket, from the first round to the final."""
    found = []
    columns = (say(msg("contest.table")), *_columns(say, "points", "")[1:])
    for band in view.bands:
        head = "" if band.label is None else f"{say(band.label)} · "
        for column in band.columns:
            boxes = [_box(number, pod, say) for number, pod in enumerate(column.pods, 1)]
            rows = tuple(row for box in boxes for row in box)
            found.append(GridView(head + say(column.label), columns, rows))
    return tuple(found)


def _box(number: int, pod: BracketPod, say: Say) -> list[RowView]:
    rows = []
    for row in pod.rows:
        name = row.name or (PLAYING if row.origin is None else say(row.origin))
        if pod.state is BoxState.BYE:
            name += f" ({say(msg('contest.key.bye'))})"
        goes = say(msg("contest.goes_on")) if row.goes_on else ""
        if row.place is not None:
            goes = f"{row.place}."
        look = "p1" if row.goes_on or row.place == 1 else ""
        total = CellView("" if row.total is None else str(row.total), "strong")
        _, named = _entrant(None, "", name, out=row.is_withdrawn)
        cells = (CellView(str(number)), named, total, CellView(goes, look))
        rows.append(RowView(cells, is_out=row.is_withdrawn))
    return rows


def leaders_grid(pages: Sequence[LeaderboardView], say: Say) -> GridView:
    rows, head = [], head_of(pages)
    for row in (row for view in pages for row in view.rows):
        rated = CellView(f"{row.rated.rating}", "strong"), CellView(f"±{row.rated.deviation}")
        last = CellView(" ".join(str(place) for place in row.last))
        rows.append(
            RowView((*_entrant(row.place, _moved(row.change, say), row.name), *rated, last))
        )
    left_out = pages[0].provisional
    notes = [say(msg("contest.provisional_left_out", count=left_out))] if left_out else []
    caption = f"{said(head.event, say)}: {joined(head.about[:2], say)}"
    columns = _columns(say, "rating", "±", say(msg("contest.last_five")))
    return GridView(caption, columns, tuple(rows), tuple(notes))
