"""The overview at the organiser's desk: the next step, and the things that organisers and referees have to do."""

from collections.abc import Iterator
from typing import Final

from bot.clocks.paces import DAY_MS
from bot.core.posts.clock_lines import stamp
from bot.core.text.translator import Translator
from bot.features.tournament.words import Shown, event, names, person, phase
from bot.store.contest.rows import DisputeRow, EntrantRow, PodRow
from bot.tables.names import NOBODY
from bot.tournaments.altering.messaging import last_message, missing, sent_at
from bot.tournaments.model import Held
from bot.tournaments.rulings.ruling import in_play
from rules.contest.director import duties
from rules.contest.director.held import Blame, Pod
from rules.contest.director.next_duty import coming
from rules.contest.director.snapshot import Status
from rules.contest.scores.results import No
from rules.contest.scores.scoring import ranks_with_faults
from rules.core.text import Msg, Own, msg, typed

MOST_TABLES: Final = 10
"""Tables that the overview lists; all of them are in the menu."""
_LATE_MS: Final = DAY_MS
"""A table that is due so soon is marked."""


def overview_lines(shown: Shown, text: Translator, now_ms: int) -> list[str]:
    """Return the overview, most urgent first."""
    lines = [text.words("tournament.desk_head", name=event(text, shown), phase=phase(text, shown))]
    if shown.at.status not in (Status.FINISHED, Status.CANCELLED):
        lines.append(next_line(shown, text, now_ms))
    lines += _disputes(shown, text)
    match shown.at.status:
        case Status.OPEN if shown.bench():
            facts = {"count": len(shown.in_play()), "bench": len(shown.bench())}
            lines.append(text.words("tournament.count", most=shown.at.plan.entrants_max, **facts))
        case Status.CHECKIN:
            lines += _missing(shown, text)
        case Status.RUNNING:
            lines += _tables(shown, text, now_ms)
        case _:
            pass
    if (last := last_message(shown.held)) is not None:
        lines.append(text.words("tournament.desk_message", at=stamp(sent_at(last), "R")))
    return lines


def next_line(shown: Shown, text: Translator, now_ms: int) -> str:
    """Return the line about the next thing that happens by itself."""
    if shown.is_paused:
        return text.words("tournament.desk_paused")
    steps = coming(shown.at, now_ms)
    following = next((each for each in steps if not isinstance(each.duty, duties.Remind)), None)
    if following is None:
        return text.words("tournament.desk_idle")
    # A duty that is due is carried out within moments.
    at = stamp(max(following.at_ms, now_ms), "R")
    return text.words("tournament.desk_next", what=_said(following.duty), at=at)


def open_disputes(held: Held) -> list[DisputeRow]:
    """Return the disputes that no ruling has answered."""
    return [each for each in held.stored.disputes if each.ruling_id is None]


def urgent(held: Held) -> list[PodRow]:
    """Return the tables with something to decide: disputed ones, then those in play, the first due first."""
    disputed = {each.pod_id for each in open_disputes(held)}
    first = [each for each in held.stored.pods if each.id in disputed]
    played = sorted(in_play(held), key=lambda each: each.due_ms or 0)
    return first + [each for each in played if each.id not in disputed]


def place(shown: Shown, pod: PodRow) -> Msg:
    """Return the name of a table at the desk."""
    at = shown.held.place_of(pod.id)
    if shown.is_final_table(at.stage):
        return Msg("tournament.verify_final")
    return msg("tournament.desk_place", number=at.number, table=at.pod + 1)


def seat_lines(shown: Shown, pod: PodRow, text: Translator) -> list[str]:
    """Return a line for each seat of a table: who sits there, and what they do or the place that they have."""
    at = _pod(shown.held, pod)
    places = _places(shown, pod)
    lines = []
    for seat, no in enumerate(at.seats):
        chair, fault = at.chair(seat), at.fault_of(seat)
        facts: dict[str, Own] = {"name": person(text, shown.entrant(no).name)}
        if fault is not None:
            key, facts["what"] = "fault", Msg(f"tournament.fault.{fault.blame.value}")
        elif no in places:
            key, facts["place"] = "placed", places[no]
        elif not at.is_played:
            key = "seated"
        elif not chair.is_ready and not chair.has_moved:
            key = "absent"
        elif chair.is_waited_for:
            key = "moves"
            if chair.asked_ms is not None:
                key, facts["at"] = "moves_since", stamp(chair.asked_ms, "R")
        else:
            key = "seated"
        lines.append(text.words(f"tournament.desk_seat_{key}", **facts))
    return lines


def _places(shown: Shown, pod: PodRow) -> dict[No, int]:
    """Return the places at a table that is over, by entrant; none while its result is closed."""
    if pod.result is None or shown.held.is_closed(pod):
        return {}
    seats = pod.result.seats
    ranks = ranks_with_faults([each.rank for each in seats], [each.fault for each in seats])
    return dict(zip((each.no for each in seats), ranks, strict=True))


def _pod(held: Held, row: PodRow) -> Pod:
    place = held.place_of(row.id)
    return held.snapshot.stages[place.stage - 1].rounds[place.number - 1].pods[place.pod]


def _disputes(shown: Shown, text: Translator) -> Iterator[str]:
    pods = {each.id: each for each in shown.stored.pods}
    by = {each.member_id: each.name for each in shown.stored.entrants}
    for each in open_disputes(shown.held):
        if each.pod_id in pods:
            who = person(text, by[each.member_id]) if each.member_id in by else text.words(NOBODY)
            where = text.say(place(shown, pods[each.pod_id]))
            yield text.words("tournament.desk_dispute", where=where, who=who)


def _missing(shown: Shown, text: Translator) -> Iterator[str]:
    rows = [shown.entrant(no) for no in missing(shown.held)]
    if rows:
        yield text.words("tournament.desk_missing", count=len(rows), names=names(text, rows))
    else:
        yield text.words("tournament.desk_all_here")


def _tables(shown: Shown, text: Translator, now_ms: int) -> Iterator[str]:
    played = sorted(in_play(shown.held), key=lambda each: each.due_ms or 0)
    if not played:
        return
    yield text.words("tournament.desk_tables", count=len(played))
    if all(len(shown.held.seats(each.id)) == 1 for each in played):
        # Solo tables keep nobody waiting.
        return
    for row in played[:MOST_TABLES]:
        yield _table_line(shown, row, text, now_ms)
    for row in played:
        yield from _calls(shown, row, text)


def _table_line(shown: Shown, row: PodRow, text: Translator, now_ms: int) -> str:
    at = _pod(shown.held, row)
    free = [seat for seat in range(len(at.seats)) if at.fault_of(seat) is None]
    absent = [s for s in free if not at.chair(s).is_ready and not at.chair(s).has_moved]
    waited = [s for s in free if at.chair(s).is_waited_for and s not in absent]
    due_ms = row.due_ms or 0
    parts = [
        text.words(f"tournament.desk_{key}", names=names(text, _rows(shown, at, seats)))
        for key, seats in (("absent", absent), ("waits", waited))
        if seats
    ]
    mark = "tournament.desk_late" if due_ms < now_ms + _LATE_MS else "tournament.desk_table"
    where = text.say(place(shown, row))
    what = " · ".join(parts) or text.words("tournament.desk_robots")
    return text.words(mark, where=where, what=what, at=stamp(due_ms, "R"))


def _rows(shown: Shown, at: Pod, seats: list[int]) -> list[EntrantRow]:
    return [shown.entrant(at.seats[seat]) for seat in seats]


def _calls(shown: Shown, row: PodRow, text: Translator) -> Iterator[str]:
    """Yield a line for each seat that others may take now."""
    at = _pod(shown.held, row)
    for seat in sorted({each.seat for each in at.called}):
        chair = at.chair(seat)
        if at.fault_of(seat) is None and not chair.is_ready and not chair.has_moved:
            asked = [each for each in at.called if each.seat == seat]
            since = stamp(min(each.at_ms for each in asked), "R")
            facts: dict[str, Own] = {"where": text.say(place(shown, row)), "at": since}
            facts["name"] = person(text, shown.entrant(at.seats[seat]).name)
            yield text.words("tournament.desk_call", count=len(asked), **facts)


def _said(duty: duties.Duty) -> Msg:
    """Return what a duty does, for the line about the next one."""
    match duty:
        case duties.OpenCheckin():
            key = "checkin"
        case duties.SetFault(blame=Blame.NO_SHOW):
            key = "no_show"
        case duties.Start():
            key = "begin"
        case duties.StartStage():
            key = "start"
        case duties.PutOff():
            key = "put_off"
        case duties.CallOff():
            key = "call_off"
        case duties.PairRound(number=number):
            return Msg("tournament.desk_do.pair", {"number": number})
        case duties.OpenTable():
            key = "open"
        case duties.CallSubstitutes():
            key = "substitutes"
        case duties.SetFault() | duties.Extend() | duties.Adjudicate():
            key = "deadline"
        case duties.OpenDeal():
            key = "deal"
        case duties.OpenSeason():
            key = "season"
        case duties.Finish():
            key = "finish"
        case _:
            key = "count"
    return Msg(f"tournament.desk_do.{key}")


def dispute_texts(shown: Shown, pod: PodRow, text: Translator) -> list[str]:
    """Return the open disputes about a table, in the players' words."""
    by = {each.member_id: each.name for each in shown.stored.entrants}
    return [
        text.words(
            "tournament.desk_said",
            who=person(text, by[each.member_id]) if each.member_id in by else text.words(NOBODY),
            text=typed(each.text),
        )
        for each in open_disputes(shown.held)
        if each.pod_id == pod.id
    ]
