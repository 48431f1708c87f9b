"""Public numbers of each seat, for comparing two moments."""

from rules.core.game import Tally
from rules.core.text import msg
from rules.metromania.view import SeatView, View


def tallies(view: View) -> tuple[tuple[Tally, ...], ...]:
    return tuple(_of_seat(mine) for mine in view.seats)


def _of_seat(mine: SeatView) -> tuple[Tally, ...]:
    return (
        Tally(msg("metromania.tally.points"), mine.score),
        *(
            Tally(msg("metromania.tally.tunnels", line=line.number), len(line.cells))
            for line in mine.lines
        ),
        Tally(msg("metromania.tally.markers"), len(mine.markers)),
    )
