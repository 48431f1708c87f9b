"""Each picture in a sentence or two, in the order of reading, for members that cannot see it."""

from collections.abc import Iterable, Iterator

from render.contest.parts.words import date, per_cent, place_text, points, said
from rules.contest.views.bracket import BracketView
from rules.contest.views.crosstable import CrosstableView
from rules.contest.views.duplicate import DuplicateView
from rules.contest.views.pairings import PairingsView, PodState, PodView
from rules.contest.views.parts import Head, Place
from rules.contest.views.podium import PodiumView
from rules.contest.views.standings import StandingsView
from rules.core.text import Msg, Say, msg

TOLD = 5
"""So many rows are told."""
MOST = 1000
"""Discord takes descriptions of 1,024 characters."""


def standings_alt(view: StandingsView, say: Say) -> str:
    places = [
        placed(row.place, row.name, msg("contest.result.points", points=points(row.points, say)))
        for row in view.rows[:TOLD]
    ]
    return told_of(head_of(view.head, say), sentence(places, say))


def pairings_alt(view: PairingsView, say: Say) -> str:
    tables = [say(_table(pod)) for pod in view.pods]
    waiting = [
        say(msg("contest.alt.waits", table=pod.number, names=_waited(pod)))
        for pod in view.pods
        if pod.state is PodState.WAITING and _waited(pod)
    ]
    return told_of(head_of(view.head, say), *waiting, *tables)


def _table(pod: PodView) -> Msg:
    names = tuple(seat.name for seat in pod.seats)
    return msg("contest.alt.table", table=pod.number, names=names)


def _waited(pod: PodView) -> tuple[str, ...]:
    return tuple(seat.name for seat in pod.seats if seat.is_waited_for)


def bracket_alt(view: BracketView, say: Say) -> str:
    lines = []
    final = view.bands[0].columns[-1].pods[0]
    if view.is_over:
        places = [
            placed(Place(row.place), row.name, None)
            for row in final.rows
            if row.place is not None and row.name is not None
        ]
        lines.append(sentence(places, say))
    for column in reversed(view.bands[0].columns):
        names = tuple(row.name for pod in column.pods for row in pod.rows if row.name is not None)
        if names:
            lines.append(say(msg("contest.alt.column", column=column.label, names=names)))
    lines += _beside_the_final(view, say)
    return told_of(head_of(view.head, say), *lines)


def _beside_the_final(view: BracketView, say: Say) -> Iterator[str]:
    """Yield a line about the table that plays for the places behind the final."""
    for band in view.bands[1:]:
        for column in band.columns:
            names = tuple(r.name for pod in column.pods for r in pod.rows if r.name is not None)
            if band.label is None and names:
                yield say(msg("contest.alt.column", column=column.label, names=names))


def crosstable_alt(view: CrosstableView, say: Say) -> str:
    places = [
        placed(row.place, row.name, msg("contest.result.points", points=points(row.points, say)))
        for row in view.rows[:TOLD]
    ]
    return told_of(head_of(view.head, say), sentence(places, say))


def podium_alt(view: PodiumView, say: Say) -> str:
    places = [placed(Place(each.place), each.name, each.result) for each in view.winners]
    head = f"{view.event}. {say(view.about)}, {date(view.date, say)}."
    return told_of(head, sentence(places, say))


def duplicate_alt(view: DuplicateView, say: Say) -> str:
    places = [
        placed(row.place, row.name, msg("contest.per_cent", share=per_cent(row.share, 1, say)))
        for row in view.rows[:TOLD]
        if row.place is not None and row.share is not None
    ]
    sealed = [
        say(msg("contest.alt.sealed", number=deal.number, finished=deal.finished, of=deal.of))
        for deal in view.deals
        if not deal.is_open
    ]
    return told_of(head_of(view.head, say), sentence(places, say), *sealed)


def head_of(head: Head, say: Say) -> str:
    lines = [said(head.event, say), *(say(each) for each in head.about)]
    if head.figure is not None:
        caption = f" {say(head.caption)}" if head.caption is not None else ""
        lines.append(said(head.figure, say) + caption)
    return ", ".join(lines) + "."


def placed(place: Place, name: str, result: Msg | None) -> Msg:
    if result is None:
        return msg("contest.alt.place_only", place=place_text(place), name=name)
    return msg("contest.alt.place", place=place_text(place), name=name, result=result)


def sentence(parts: Iterable[Msg], say: Say) -> str:
    told = [say(part) for part in parts]
    return "; ".join(told) + "." if told else ""


def told_of(*sentences: str) -> str:
    """The sentences that fit."""
    text = ""
    for sentence in filter(None, sentences):
        longer = f"{text} {sentence}".strip()
        if len(longer) > MOST:
            break
        text = longer
    return text or "".join(sentences)[:MOST]
