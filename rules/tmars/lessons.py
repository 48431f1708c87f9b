"""The lessons of the first game, and their moments: alone against MarsBot, at its normal level."""

from rules.core.lessons import Course, Lesson
from rules.core.text import Msg, msg, seat_msg
from rules.tmars.view import View
from rules.tmars.wording.names import card_msg, resource_msg

_HEAT_FOR_A_STEP = 8
_TURN = ("tmars.asked.turn", "tmars.asked.alone")


def _of_own(view: View, resource: str) -> Msg | None:
    if view.viewer is None:
        return None
    return msg("core.region.of_seat", seat=seat_msg(view.viewer), what=resource_msg(resource))


def _corporation(view: View) -> Msg | None:
    mine = view.mine
    return None if mine is None or not mine.corporations else card_msg(mine.corporations[0])


def _offered(view: View) -> Msg | None:
    return None if view.mine is None or not view.mine.offer else card_msg(view.mine.offer[0].card)


def _site(view: View) -> Msg | None:
    sites = (view.chosen, *view.legal) if view.chosen else view.legal
    return msg("core.place", place=sites[0]) if sites else None


def _may_convert(view: View) -> bool:
    return view.viewer is not None and view.seats[view.viewer].stock["heat"] >= _HEAT_FOR_A_STEP


COURSE: Course[View] = Course(
    seed=7,
    seats=1,
    options={"corporate_era": "off"},
    lessons=(
        Lesson("start", verb="start", mark=_corporation, in_hand=True),
        Lesson("play", verb="play", mark=lambda view: _of_own(view, "mc")),
        Lesson("place", verb="answer", when=lambda view: bool(view.legal), mark=_site),
        Lesson("end", verb="end"),
        Lesson("research", verb="research", mark=_offered, in_hand=True),
        Lesson(
            "bot",
            questions=_TURN,
            when=lambda view: view.bot is not None and bool(view.bot.used),
        ),
        Lesson(
            "convert", questions=_TURN, when=_may_convert, mark=lambda view: _of_own(view, "heat")
        ),
        Lesson("action", verb="action", mark=lambda view: _of_own(view, "mc")),
        Lesson("project", verb="project", mark=lambda view: msg("tmars.region.oceans")),
        Lesson(
            "planet",
            questions=_TURN,
            when=lambda view: view.generation > 1,
        ),
        Lesson(
            "goals",
            questions=_TURN,
            when=lambda view: view.generation > 1 and bool(view.milestones),
        ),
        Lesson("alone", questions=("tmars.asked.alone",)),
    ),
)
