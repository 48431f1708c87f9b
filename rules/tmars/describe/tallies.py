"""Public numbers of each seat, for comparing two moments."""

from rules.core.game import Tally
from rules.core.text import msg
from rules.tmars.components.effects import RESOURCES
from rules.tmars.view import SeatView, View
from rules.tmars.wording.names import resource_msg


def tallies(view: View) -> tuple[tuple[Tally, ...], ...]:
    """The points are those of the public scoring; how the table ended says the whole score."""
    return tuple(_of_seat(mine) for mine in view.seats)


def _of_seat(mine: SeatView) -> tuple[Tally, ...]:
    return (
        Tally(msg("tmars.tally.tr"), mine.tr),
        Tally(msg("tmars.tally.points"), sum(part.points for part in mine.parts)),
        *(
            Tally(tally, amount)
            for each in RESOURCES
            for tally, amount in (
                (resource_msg(each), mine.stock[each]),
                (msg("tmars.tally.production", what=resource_msg(each)), mine.production[each]),
            )
        ),
        Tally(msg("tmars.tally.hand"), mine.hand),
        Tally(msg("tmars.tally.tableau"), len(mine.tableau)),
        Tally(msg("tmars.tally.events"), mine.events),
        Tally(msg("tmars.tally.cities"), mine.cities),
        Tally(msg("tmars.tally.greeneries"), mine.greeneries),
    )
