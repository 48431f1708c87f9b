"""The milestones that MarsBot claims and the awards that it funds (chapter "MarsBot", DECISIONS 15 to 18)."""

from fractions import Fraction

from rules.core.log import Log
from rules.core.text import SeatName, msg
from rules.tmars.economy.goals import (
    award_value,
    awards_left,
    claim,
    expected_award_value,
    fund,
    milestone_met,
    milestone_need,
    milestone_value,
    milestones_left,
)
from rules.tmars.marsbot import HUMAN
from rules.tmars.state import State
from rules.tmars.view import BOT
from rules.tmars.wording.names import award_msg, milestone_msg


def claim_milestone(draft: State, log: Log) -> str:
    """Claim the milestone that MarsBot meets and the human is closest to; empty if it meets none."""
    left = milestones_left(draft)
    if not left:
        log.explain("tmars.event.bot_milestones_full")
        return ""
    met = [each for each in left if milestone_met(draft, BOT, each)]
    if not met:
        log.explain("tmars.event.bot_no_milestone")
        return ""
    log.explain(
        "tmars.event.bot_milestones",
        seat=SeatName(HUMAN),
        milestones=tuple(
            msg(
                "tmars.bot_progress",
                milestone=milestone_msg(each),
                value=milestone_value(draft, HUMAN, each),
                need=milestone_need(draft, HUMAN, each),
            )
            for each in met
        ),
    )
    chosen = max(met, key=lambda each: _progress(draft, each))
    claim(draft, BOT, chosen, log)
    return chosen


def _progress(state: State, milestone: str) -> Fraction:
    """The human's progress, at most 1."""
    need = milestone_need(state, HUMAN, milestone)
    return Fraction(min(milestone_value(state, HUMAN, milestone), need), need)


def fund_award(draft: State, log: Log) -> str:
    """Fund the award in which MarsBot, or the human, leads by most; empty if there is none to fund."""
    values = {
        each: (award_value(draft, BOT, each), expected_award_value(draft, HUMAN, each))
        for each in awards_left(draft)
    }
    if not values:
        log.explain("tmars.event.bot_awards_full")
        return ""
    log.explain(
        "tmars.event.bot_awards",
        seat=SeatName(HUMAN),
        awards=tuple(
            msg("tmars.bot_comparison", award=award_msg(each), bot=own, human=others)
            for each, (own, others) in values.items()
        ),
    )
    leads = {each: own - others for each, (own, others) in values.items()}
    if draft.options["bot_award_choice"] == "human_best":
        chosen = min(leads, key=leads.__getitem__)
    else:
        chosen = max(leads, key=leads.__getitem__)
        if leads[chosen] < 1:
            log.explain("tmars.event.bot_no_award")
            return ""
    fund(draft, BOT, chosen, log)
    return chosen
