"""Views of eliminations, made up."""

from random import Random

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
from rules.core.text import msg
from tests.render.contest.samples import LAST, named


def bracket(
    count: int = 16,
    size: int = 4,
    advance: int = 2,
    *,
    done: int = 99,
    title: str = LAST,
    long: str | None = None,
) -> BracketView:
    """An elimination of which so many rounds have been played; the next one is under way."""
    dice = Random(count * size)
    fields = [list(range(count))]
    drawn: list[list[list[int]]] = []
    while True:
        entrants = fields[-1]
        pods = [entrants[start : start + size] for start in range(0, len(entrants), size)]
        drawn.append([dice.sample(pod, len(pod)) for pod in pods])
        if len(pods) == 1:
            break
        go_on = [no for pod in drawn[-1] for no in pod[:advance]]
        dice.shuffle(go_on)
        if size == 2:
            go_on = [pod[0] for pod in drawn[-1]]
        fields.append(go_on)
    names = named(count, long)
    rounds = len(drawn)
    is_over = done >= rounds
    champion = drawn[-1][0][0]
    finalists = drawn[-1][0]
    columns = []
    for index, pods in enumerate(drawn):
        boxes = []
        for place, pod in enumerate(pods):
            state = (
                BoxState.DONE
                if index < done
                else BoxState.PLAYING
                if index == done
                else BoxState.PLANNED
            )
            rows = []
            for order, no in enumerate(pod):
                ahead = order < advance and index < rounds - 1
                to = None
                if index < min(done, rounds - 1) and ahead:
                    other = next(k for k, each in enumerate(drawn[index + 1]) if no in each)
                    to = Slot(index + 1, other, drawn[index + 1][other].index(no))
                known = state is not BoxState.PLANNED
                rows.append(
                    BracketRow(
                        name=names[no] if known else None,
                        origin=None
                        if known
                        else msg(
                            "contest.origin.place",
                            place=msg("contest.ordinal", place=1 + order % advance),
                            table=1 + order,
                        ),
                        seat=(no + index) % size if known else None,
                        total=94 - 7 * order - place if state is BoxState.DONE else None,
                        goes_on=ahead and state is BoxState.DONE,
                        to=to,
                        is_waited_for=state is BoxState.PLAYING and order == 1,
                        is_withdrawn=order == size - 1 and place == 1,
                        is_champion=is_over and no == champion,
                        is_finalist=is_over and no in finalists,
                        place=order + 1 if is_over and index == rounds - 1 else None,
                    )
                )
            boxes.append(
                BracketPod(
                    state,
                    tuple(rows),
                    advance if size > 2 and index < rounds - 1 else 0,
                    place == 2 and size > 2,
                )
            )
        label = (
            msg("contest.final") if index == rounds - 1 else msg("contest.round", round=index + 1)
        )
        columns.append(BracketColumn(label, tuple(boxes)))
    return BracketView(
        Head(
            title,
            "Winter Cup",
            (
                msg("contest.about.seats", count=size),
                msg("contest.about.advance", count=advance),
                msg("contest.about.entrants", count=count),
            ),
            msg("contest.finished") if is_over else msg("contest.round", round=done + 1),
            msg("contest.date", day="29", month=msg("contest.month", month="m11"), year="2026")
            if is_over
            else None,
        ),
        (Band(tuple(columns)),),
        is_over,
    )


def double(*, long: str | None = None, title: str = LAST) -> BracketView:
    """Double elimination of eight, over."""
    upper = bracket(8, 2, 1, title=title, long=long)
    names = iter(named(30, long))

    def pod(to: Slot | None, *, champion: bool = False) -> BracketPod:
        return BracketPod(
            BoxState.DONE,
            (
                BracketRow(
                    next(names), seat=0, total=71, goes_on=True, to=to, is_champion=champion
                ),
                BracketRow(next(names), seat=1, total=60),
            ),
        )

    final = BracketPod(
        BoxState.DONE,
        (
            BracketRow(names_[0], seat=1, total=90, is_champion=True, place=1)
            if (names_ := named(2, long))
            else BracketRow(),
            BracketRow(names_[1], seat=0, total=80, place=2),
        ),
    )
    columns = [
        *(
            BracketColumn(
                column.label,
                tuple(
                    BracketPod(
                        each.state,
                        tuple(
                            BracketRow(
                                row.name,
                                seat=row.seat,
                                total=row.total,
                                goes_on=index == 0,
                                to=(Slot(3, 0, 1) if number == 2 else row.to)
                                if index == 0
                                else None,
                                is_finalist=number == 2 and index == 0,
                            )
                            for index, row in enumerate(each.rows)
                        ),
                    )
                    for each in column.pods
                ),
            )
            for number, column in enumerate(upper.bands[0].columns)
        ),
        BracketColumn(msg("contest.grand_final"), (final,)),
    ]
    lower = [
        BracketColumn(
            msg("contest.round", round=1), (pod(Slot(1, 0, 0, 1)), pod(Slot(1, 1, 0, 1)))
        ),
        BracketColumn(
            msg("contest.round", round=2),
            (pod(Slot(2, 0, 0, 1), champion=True), pod(Slot(2, 0, 1, 1))),
        ),
        BracketColumn(msg("contest.round", round=3), (pod(Slot(3, 0, 0, 1), champion=True),)),
        BracketColumn(msg("contest.round", round=4), (pod(Slot(3, 0, 0, 0), champion=True),)),
    ]
    return BracketView(
        upper.head,
        (Band(tuple(columns), msg("contest.winners")), Band(tuple(lower), msg("contest.losers"))),
        is_over=True,
    )
