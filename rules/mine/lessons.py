"""The lessons of the first game, and their moments."""

from rules.core.lessons import Course, Lesson
from rules.core.text import Msg, msg, seat_msg
from rules.mine.view import View
from rules.mine.wording.cards import card_msg, resource_msg

_SHORT = "4"
_SOME_STONES = 2


def _offered(view: View) -> Msg | None:
    if view.mine is None or not view.mine.offer:
        return None
    return card_msg(view.mine.offer[0])


def _playable(view: View) -> Msg | None:
    hand = () if view.mine is None else view.mine.hand
    return next((card_msg(each.card) for each in hand if each.playable), None)


def _for_sale(view: View) -> Msg | None:
    """The dearest card of the market that the viewer can pay."""
    found = [each for each in view.market if each.refusal is None]
    if not found:
        return next((card_msg(each.card) for each in view.basic if each.refusal is None), None)
    return card_msg(max(found, key=lambda each: each.cost).card)


def _own(view: View) -> Msg | None:
    return None if view.viewer is None else seat_msg(view.viewer)


def _most(view: View) -> tuple[str, int]:
    if view.viewer is None:
        return "", 0
    own = view.seats[view.viewer].resources
    return max(own.items(), key=lambda each: each[1], default=("", 0))


def _stones(view: View) -> Msg | None:
    own = _own(view)
    if own is None:
        return None
    return msg("core.region.of_seat", seat=own, what=resource_msg(_most(view)[0]))


COURSE: Course[View] = Course(
    seed=7,
    seats=2,
    options={"periods": _SHORT},
    lessons=(
        Lesson("corporation", verb="corporation", mark=_offered, in_hand=True),
        Lesson("several", verb="play_many", mark=_playable, in_hand=True),
        Lesson("play", verb="play", mark=_playable, in_hand=True),
        Lesson("buy", verb="buy", mark=_for_sale),
        Lesson("end", verb="end", mark=_own),
        Lesson(
            "goals",
            verb="buy",
            when=lambda view: view.round > 1 and bool(view.goals),
            mark=lambda view: card_msg(view.goals[0].goal),
        ),
        Lesson("stones", when=lambda view: _most(view)[1] >= _SOME_STONES, mark=_stones),
        Lesson(
            "period",
            verb="end",
            when=lambda view: view.last_round or view.period > 1,
            mark=_own,
        ),
        Lesson("transition", verb="enter", mark=_own),
    ),
)
