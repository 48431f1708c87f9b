"""Public numbers of each seat, for comparing two moments."""

from rules.core.game import Tally
from rules.core.text import msg
from rules.expancity.view import SeatView, View


def tallies(view: View) -> tuple[tuple[Tally, ...], ...]:
    return tuple(_of_seat(mine) for mine in view.seats)


def _of_seat(mine: SeatView) -> tuple[Tally, ...]:
    return (
        Tally(msg("expancity.tally.points"), mine.score),
        Tally(msg("expancity.tally.supply"), mine.supply),
        Tally(msg("expancity.tally.reserve"), mine.reserve),
        Tally(msg("expancity.tally.unfinished"), mine.unfinished),
        Tally(msg("expancity.tally.held"), mine.held),
        Tally(msg("expancity.tally.fulfilled"), len(mine.fulfilled)),
    )
