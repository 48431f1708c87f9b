"""Public numbers of each seat, for comparing two moments."""

from rules.core.game import Tally
from rules.core.text import msg
from rules.mine.view import SeatView, View
from rules.mine.wording.cards import resource_msg


def tallies(view: View) -> tuple[tuple[Tally, ...], ...]:
    """Return the public part of the score, and the whole score once the table is over."""
    if view.outcome is None:
        scores = [sum(part.points for part in mine.parts) for mine in view.seats]
    else:
        scores = [score.total for score in view.outcome.scores]
    return tuple(
        (Tally(msg("mine.tally.points"), score), *_of_seat(mine))
        for score, mine in zip(scores, view.seats, strict=True)
    )


def _of_seat(mine: SeatView) -> tuple[Tally, ...]:
    return (
        *(Tally(resource_msg(each), n) for each, n in mine.resources.items()),
        Tally(msg("mine.tally.goals"), len(mine.goals)),
        Tally(msg("mine.tally.coins"), mine.coins),
        Tally(msg("mine.tally.penalty"), mine.penalty),
        Tally(msg("mine.tally.hand"), mine.hand),
        Tally(msg("mine.tally.deck"), mine.deck),
        Tally(msg("mine.tally.discard"), len(mine.discard)),
    )
