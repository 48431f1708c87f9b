"""Standings, crosstables, brackets and leaderboards as rows and columns, from the views of their pictures."""

from collections.abc import Sequence

from bot.core.text.translator import Translator
from bot.features.web.views import CellView, GridView, RowView
from render.contest.parts.words import decimal, joined, margin, per_cent, place_text, points, said
from render.contest.twins.files import CHIPS, DAGGER
from rules.contest.views.bracket import BoxState, BracketPod, BracketView
from rules.contest.views.crosstable import CrosstableView, Promotion
from rules.contest.views.duplicate import DealResult, DuplicateView
from rules.contest.views.parts import Change, moment_msg
from rules.contest.views.ratings import LeaderboardView
from rules.contest.views.standings import Cell, CellKind, StandingsView
from rules.core.text import Say, msg

_PROMOTED = {Promotion.STAYS: "", Promotion.UP: "▲", Promotion.DOWN: "▼"}
_LOWEST = 5


def standings_grid(pages: Sequence[StandingsView], text: Translator) -> GridView:
    say, first = text.draw, pages[0]
    columns = [
        say(msg("web.place")),
        say(msg("web.player")),
        say(msg("contest.points")),
        *([say(msg("contest.before"))] if first.has_before else ()),
        *(str(number) for number in first.rounds),
        *(say(column) for column in first.columns),
    ]
    rows = []
    for view in pages:
        for index, row in enumerate(view.rows):
            cells = [
                _place(place_text(row.place), row.place.number, row.change),
                CellView(f"{DAGGER} {row.name}" if row.is_withdrawn else row.name),
                CellView(points(row.points, say), "strong"),
                *([CellView(points(row.before, say))] if view.has_before else ()),
                *(_cell(each, say) for each in row.cells),
            ]
            for value in row.values:
                told = "" if value is None else decimal(value.thousandths, 3, say)
                is_strong = value is not None and value.decided
                cells.append(CellView(told, "strong" if is_strong else ""))
            cut = view.cut
            label = say(cut.label) if cut is not None and index + 1 == cut.after else ""
            rows.append(RowView(tuple(cells), label, row.is_withdrawn))
    decided = dict.fromkeys(say(each) for view in pages for each in view.decided)
    notes = [say(msg("contest.key.level", what=tuple(decided)))] if decided else []
    if any(row.is_out for row in rows):
        notes.append(f"{DAGGER} {say(msg('contest.key.withdrawn'))}")
    return GridView(joined(first.head.about, say), tuple(columns), tuple(rows), tuple(notes))


def _place(place: str, number: int, change: Change | None) -> CellView:
    moved = "" if change is None or change.is_new or not change.by else f" {margin(change.by)}"
    return CellView(f"{place}{moved}", "p1" if number == 1 else "strong")


def _cell(cell: Cell, say: Say) -> CellView:
    match cell.kind:
        case CellKind.PLACED | CellKind.ROBOT:
            robot = f" ({say(msg('contest.key.robot'))})" if cell.kind is CellKind.ROBOT else ""
            return CellView(
                f"{'=' * cell.is_shared}{cell.place}{robot}", f"p{min(cell.place, _LOWEST)}"
            )
        case CellKind.BYE:
            return CellView(f"{say(msg('contest.key.bye'))} {points(cell.points, say)}", "bye")
        case CellKind.PLAYING:
            return CellView("…", "playing")
        case CellKind.GONE:
            return CellView(DAGGER)
        case CellKind.MISSED:
            return CellView("–")
        case CellKind.OPEN | CellKind.FREE:
            return CellView("")


def duplicate_grid(pages: Sequence[DuplicateView], text: Translator) -> GridView:
    say, first = text.draw, pages[0]
    names = [say(msg("contest.deal", number=deal.number)) for deal in first.deals]
    rows = tuple(
        RowView(
            (
                CellView("" if row.place is None else place_text(row.place), "strong"),
                CellView(row.name),
                CellView("" if row.share is None else f"{per_cent(row.share, 1, say)} %", "strong"),
                *(_deal(each, say) for each in row.results),
            )
        )
        for view in pages
        for row in view.rows
    )
    notes = []
    for deal in first.deals:
        if not deal.is_open:
            told = say(msg("contest.deal.finished", of=deal.of))
            line = f"{say(msg('contest.deal', number=deal.number))}: {deal.finished} {told}"
            if deal.opens is not None:
                line += f". {say(msg('contest.deal.opens', when=moment_msg(deal.opens)))}"
            notes.append(line)
    columns = (say(msg("web.place")), say(msg("web.player")), say(msg("contest.share")), *names)
    return GridView(joined(first.head.about, say), columns, rows, tuple(notes))


def _deal(result: DealResult | None, say: Say) -> CellView:
    if result is None:
        return CellView("")
    if not result.is_finished:
        return CellView(say(msg("contest.deal.unfinished")))
    return CellView(f"{margin(result.margin)} · {result.matchpoints}", "p1" if result.won else "p4")


def crosstable_grid(view: CrosstableView, text: Translator) -> GridView:
    say = text.draw
    rows = tuple(
        RowView(
            (
                CellView(
                    f"{place_text(row.place)}{_PROMOTED[row.promotion]}",
                    "p1" if row.place.number == 1 else "strong",
                ),
                CellView(f"{DAGGER} {row.name}" if row.is_withdrawn else row.name),
                CellView(points(row.points, say), "strong"),
                *(
                    CellView("×" if other == index else "".join(CHIPS[each] for each in chips))
                    for other, chips in enumerate(row.cells)
                ),
            ),
            is_out=row.is_withdrawn,
        )
        for index, row in enumerate(view.rows)
    )
    columns = (
        *(say(msg("web.place")), say(msg("web.player")), say(msg("contest.points"))),
        *(str(row.place.number) for row in view.rows),
    )
    keys = zip(CHIPS.values(), ("ahead", "equal", "behind", "in_play"), strict=True)
    notes = [" · ".join(f"{sign} {say(msg(f'contest.key.{name}'))}" for sign, name in keys)]
    notes += [say(each) for each in (view.note, view.scoring) if each is not None]
    return GridView(joined(view.head.about, say), columns, rows, tuple(notes))


def bracket_grids(view: BracketView, text: Translator) -> tuple[GridView, ...]:
    """Return a grid for each column of a bracket, from the first round to the final."""
    say = text.draw
    found = []
    for band in view.bands:
        for column in band.columns:
            label = say(column.label)
            caption = label if band.label is None else f"{say(band.label)} · {label}"
            rows = [
                row for number, pod in enumerate(column.pods, 1) for row in _pod(number, pod, say)
            ]
            columns = (say(msg("web.pod")), say(msg("web.player")), say(msg("contest.points")), "")
            found.append(GridView(caption, columns, tuple(rows)))
    return tuple(found)


def _pod(number: int, pod: BracketPod, say: Say) -> list[RowView]:
    rows = []
    for row in pod.rows:
        name = row.name if row.name is not None else "…" if row.origin is None else say(row.origin)
        if pod.state is BoxState.BYE:
            name += f" ({say(msg('contest.key.bye'))})"
        goes = say(msg("web.goes_on")) if row.goes_on else ""
        if row.place is not None:
            goes = f"{row.place}."
        rows.append(
            RowView(
                (
                    CellView(str(number)),
                    CellView(f"{DAGGER} {name}" if row.is_withdrawn else name),
                    CellView("" if row.total is None else str(row.total), "strong"),
                    CellView(goes, "p1" if row.goes_on or row.place == 1 else ""),
                ),
                is_out=row.is_withdrawn,
            )
        )
    return rows


def leaders_grid(view: LeaderboardView, text: Translator) -> GridView:
    say = text.draw
    rows = tuple(
        RowView(
            (
                _place(place_text(row.place), row.place.number, row.change),
                CellView(row.name),
                CellView(f"{row.rated.rating}", "strong"),
                CellView(f"±{row.rated.deviation}"),
                CellView(" ".join(str(place) for place in row.last)),
            )
        )
        for row in view.rows
    )
    notes: tuple[str, ...] = ()
    if view.provisional:
        notes = (say(msg("contest.provisional_left_out", count=view.provisional)),)
    head = f"{said(view.head.event, say)}: {joined(view.head.about[:2], say)}"
    columns = (
        *(say(msg("web.place")), say(msg("web.player")), say(msg("contest.rating"))),
        *("±", say(msg("contest.last_five"))),
    )
    return GridView(head, columns, rows, notes)
