"""An elimination as its picture sees it: every pod that has been paired, and boxes for those to come."""

from collections.abc import Iterator

from rules.contest.director.held import Pod, RoundHeld
from rules.contest.director.outcome import plan_of
from rules.contest.director.plan import Format, StagePlan
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.stages.double import brackets
from rules.contest.director.stages.knocked_out import (
    Earlier,
    best_first,
    places_in,
    seeds_of,
)
from rules.contest.director.stages.matches import merged
from rules.contest.director.stages.single import SMALL
from rules.contest.formats.double_bracket import Bracket
from rules.contest.scores.results import No
from rules.contest.showing.subject import Subject, about_format, totals_of
from rules.contest.views.bracket import (
    Band,
    BoxState,
    BracketColumn,
    BracketPod,
    BracketRow,
    BracketView,
    Slot,
)
from rules.contest.views.parts import Head
from rules.core.text import Msg, msg

MOST_ENTRANTS = 32
"""Rounds with more entrants are left out: their pods are on the pictures of the rounds."""


def bracket_view(
    at: Snapshot, stage: int, subject: Subject, date: Msg | None = None
) -> BracketView | None:
    """The bracket of a stage; None if its format has none."""
    plan = plan_of(at, stage)
    if plan.format not in (Format.SINGLE, Format.DOUBLE):
        return None
    at = merged(at, stage)
    held = at.stages[stage - 1]
    drawing = _Drawing(at, stage, subject)
    is_over = held.is_over and bool(held.rounds)
    bands = drawing.double() if plan.format is Format.DOUBLE else drawing.single()
    about = (
        *about_format(at, stage),
        msg("contest.about.advance", count=plan.advance),
        msg("contest.about.entrants", count=len(held.field)),
    )
    if plan.format is Format.DOUBLE:
        about = (*about_format(at, stage), about[-1])
    done = sum(each.is_over for each in held.rounds)
    figure = msg("contest.finished") if is_over else msg("contest.round", round=done + 1)
    head = Head(subject.title, subject.event, about, figure, date if is_over else None)
    return BracketView(head, bands, is_over, drawing.finals)


class _Drawing:
    def __init__(self, at: Snapshot, stage: int, subject: Subject) -> None:
        self._at, self._stage, self._subject = at, stage, subject
        self._plan: StagePlan = plan_of(at, stage)
        self._held = at.stages[stage - 1]
        self._seeds = seeds_of(self._held.field)
        self._earlier = Earlier(at, stage)
        self._entries = {each.no: each for each in at.entries}
        last = _main(self._held.rounds[-1]) if self._held.rounds else ()
        is_done = self._held.is_over and len(last) == 1
        final = self._ordered(len(self._held.rounds), last[0]) if is_done else ()
        self._finalists: tuple[No, ...] = tuple(
            no for no in final if not self._entries[no].is_disqualified
        )
        self.finals = 1
        self._where: dict[tuple[int, No], Slot] = {}
        """By round and entrant, where they are on the picture."""

    def single(self) -> tuple[Band, ...]:
        rounds = list(enumerate(self._held.rounds, start=1))
        shown = [each for each in rounds if _entrants(each[1]) <= MOST_ENTRANTS] or rounds[-1:]
        wanted = max(self._held.rounds_wanted, len(rounds))
        for column, (number, each) in enumerate(shown):
            self._note(column, number, each)
        columns = []
        for number, each in shown:
            pods = [self._pod(number, pod, is_last=number == wanted) for pod in _main(each)]
            pods += [self._rest(number, rest.no) for rest in each.rests]
            columns.append(BracketColumn(self._label(number, wanted), tuple(pods)))
        left = self._going_on()
        for number in range(len(rounds) + 1, wanted + 1):
            sizes = _sizes(left, self._plan, is_last=number == wanted)
            boxes = tuple(BracketPod(BoxState.PLANNED, (BracketRow(),) * size) for size in sizes)
            columns.append(BracketColumn(self._label(number, wanted), boxes))
            left = self._plan.advance * len(sizes)
        return (Band(tuple(columns)), *self._small(rounds))

    def _small(self, rounds: list[tuple[int, RoundHeld]]) -> Iterator[Band]:
        """Yield the table that plays for the places behind the final, as a band of its own."""
        for number, each in rounds:
            ahead = sum(len(pod.seats) for pod in _main(each))
            for pod in each.pods:
                if pod.group == SMALL:
                    box = self._pod(number, pod, is_last=True, ahead=ahead)
                    label = msg("contest.small_final", place=ahead + 1)
                    yield Band((BracketColumn(label, (box,)),))

    def double(self) -> tuple[Band, ...]:
        """The winners' bracket with the grand final, then the losers'."""
        of_pod = brackets(self._at, self._stage)
        rounds: list[list[tuple[int, list[Pod]]]] = [[], []]
        finals: list[tuple[int, list[Pod]]] = []
        for number, each in enumerate(self._held.rounds, start=1):
            for bracket in Bracket:
                pods = [pod for pod in each.pods if of_pod.get(pod.group) is bracket]
                if pods and bracket is Bracket.FINAL:
                    finals.append((number, pods))
                elif pods:
                    rounds[0 if bracket is Bracket.WINNERS else 1].append((number, pods))
        rounds[0] += finals
        self.finals = max(1, len(finals))
        for band, columns in enumerate(rounds):
            for column, (number, pods) in enumerate(columns):
                self._note_pods(column, number, pods, band)
        bands = []
        for band, columns in enumerate(rounds):
            found = []
            for column, (number, pods) in enumerate(columns):
                is_final = (number, pods) in finals
                is_last = is_final and (number, pods) == finals[-1]
                label = (
                    msg("contest.grand_final")
                    if is_final
                    else msg("contest.round", round=column + 1)
                )
                boxes = [
                    self._pod(number, pod, is_last=is_last, is_again=is_final and not is_last)
                    for pod in pods
                ]
                found.append(BracketColumn(label, tuple(boxes)))
            if band == 0 and not finals:
                box = BracketPod(BoxState.PLANNED, (BracketRow(), BracketRow()))
                found.append(BracketColumn(msg("contest.grand_final"), (box,)))
            if found:
                label = msg("contest.winners" if band == 0 else "contest.losers")
                bands.append(Band(tuple(found), label))
        return tuple(bands)

    def _label(self, number: int, wanted: int) -> Msg:
        return msg("contest.final") if number == wanted else msg("contest.round", round=number)

    def _note(self, column: int, number: int, each: RoundHeld) -> None:
        self._note_pods(column, number, list(each.pods), 0)
        for place, rest in enumerate(each.rests, start=len(each.pods)):
            self._where[number, rest.no] = Slot(column, place, 0)

    def _note_pods(self, column: int, number: int, pods: list[Pod], band: int) -> None:
        for place, pod in enumerate(pods):
            for row, no in enumerate(self._ordered(number, pod)):
                self._where[number, no] = Slot(column, place, row, band)

    def _ordered(self, number: int, pod: Pod) -> tuple[No, ...]:
        """The result once it is known, the seats before."""
        if not pod.is_scored:
            return pod.seats
        return best_first(pod, number, self._earlier, self._seeds)

    def _pod(
        self, number: int, pod: Pod, *, is_last: bool, is_again: bool = False, ahead: int = 0
    ) -> BracketPod:
        """`is_again`: both play once more. `ahead` are the places before the first of the pod."""
        order = self._ordered(number, pod)
        advance = 0 if is_last else len(order) if is_again else self._plan.advance
        totals = {}
        if pod.result is not None and pod.is_scored:
            totals = totals_of(pod)
        rows = tuple(
            self._row(number, pod, no, place, advance, totals.get(no), ahead if is_last else None)
            for place, no in enumerate(order)
        )
        state = BoxState.DONE if pod.is_scored else BoxState.PLAYING
        is_level = False
        if pod.is_scored and 0 < advance < len(order):
            above, below = order[advance - 1], order[advance]
            is_level = above in totals and totals[above] == totals.get(below)
        has_line = len(order) > 2 and advance < len(order)
        return BracketPod(state, rows, advance if has_line else 0, is_level and has_line)

    def _row(
        self,
        number: int,
        pod: Pod,
        no: No,
        place: int,
        advance: int,
        total: int | None,
        ahead: int | None,
    ) -> BracketRow:
        """`ahead` are the places before the pod; None if it decides no places."""
        seat = pod.seats.index(no)
        goes_on = pod.is_scored and place < advance
        return BracketRow(
            self._subject.name(no),
            seat=seat,
            total=total,
            goes_on=goes_on,
            to=self._next(number, no) if goes_on else None,
            is_waited_for=pod.is_played and pod.chair(seat).is_waited_for,
            is_withdrawn=self._entries[no].dropped_round is not None,
            is_champion=self._finalists[:1] == (no,),
            is_finalist=no in self._finalists,
            place=None if ahead is None else self._place(pod, no, ahead),
        )

    def _place(self, pod: Pod, no: No, ahead: int) -> int | None:
        """Return the place that a pod decides, without the disqualified, who are behind all others."""
        if not pod.is_scored or self._entries[no].is_disqualified:
            return None
        places = places_in(pod)
        out = [each for each in pod.seats if self._entries[each].is_disqualified]
        return ahead + places[no] - sum(places[each] < places[no] for each in out)

    def _rest(self, number: int, no: No) -> BracketPod:
        row = BracketRow(
            self._subject.name(no),
            goes_on=True,
            to=self._next(number, no),
            is_champion=self._finalists[:1] == (no,),
            is_finalist=no in self._finalists,
        )
        return BracketPod(BoxState.BYE, (row,))

    def _next(self, number: int, no: No) -> Slot | None:
        """Return the slot in which the entrant plays next."""
        later = range(number + 1, len(self._held.rounds) + 1)
        return next((self._where[each, no] for each in later if (each, no) in self._where), None)

    def _going_on(self) -> int:
        """Return the number of entrants in the round after the last paired one."""
        if not self._held.rounds:
            return len(self._held.field)
        last = self._held.rounds[-1]
        return self._plan.advance * len(last.pods) + len(last.rests)


def _main(held: RoundHeld) -> tuple[Pod, ...]:
    return tuple(pod for pod in held.pods if pod.group != SMALL)


def _entrants(held: RoundHeld) -> int:
    return sum(len(pod.seats) for pod in held.pods) + len(held.rests)


def _sizes(left: int, plan: StagePlan, *, is_last: bool) -> tuple[int, ...]:
    """Sizes of the boxes of a round to come."""
    size = plan.scheme.wanted
    if is_last or left <= size:
        return (min(left, size),)
    return (size,) * -(-left // size)
