"""Measures of milestones and awards, as phrases."""

from typing import Final

from rules.core.text import Msg, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import DEAR
from rules.tmars.components.maps import Award, BotMeasure, BotMetric, Measure, Milestone
from rules.tmars.wording.counts import tags_either
from rules.tmars.wording.names import production_word, resource_word, track_msg

MILESTONES: Final = {
    each.id: each for board in BOARDS.values() for each in board.milestones.values()
}
AWARDS: Final = {each.id: each for board in BOARDS.values() for each in board.awards.values()}
MAP_OF: Final = {
    goal: board.id for board in BOARDS.values() for goal in (*board.milestones, *board.awards)
}
"""The map of each milestone and award."""


def counted(goal: Milestone | Award) -> Msg:
    """Return the measure of a seat."""
    metric = goal.metric
    match metric.measure:
        case Measure.TAGS:
            return msg("tmars.counts.tags", tags=tags_either(metric.tags))
        case Measure.STOCK:
            what = tuple(resource_word(resource) for resource in metric.resources)
            return msg("tmars.counts.stock", what=what)
        case Measure.PRODUCTION:
            return production_word(metric.resources[0])
        case Measure.TILES if metric.rows:
            first, last = metric.rows[0], metric.rows[-1]
            return msg("tmars.counts.tiles_in_rows", first=first, last=last)
        case Measure.DEAR_CARDS:
            return msg("tmars.counts.dear_cards", cost=DEAR)
        case measure:
            return msg(f"tmars.counts.{measure}")


def counted_for_bot(metric: BotMetric) -> Msg:
    """Return the measure of MarsBot, if that differs."""
    match metric.measure:
        case BotMeasure.TRACK:
            return msg("tmars.bot_counts.track", track=track_msg(metric.track))
        case BotMeasure.DEAR_CARDS:
            return msg("tmars.bot_counts.dear_cards", cost=DEAR)
        case BotMeasure.TR:
            return msg("tmars.bot_counts.tr", less=-metric.plus)
        case measure:
            return msg(f"tmars.bot_counts.{measure}")
