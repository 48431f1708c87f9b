"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.features.absence.bench import BenchPanel
from bot.features.absence.departures import Departures
from bot.features.absence.leave_panel import LeavePanel
from bot.features.absence.pauses import Pauses
from bot.features.absence.seats import Seats
from bot.tables.absence.reopening import Reopening
from bot.tables.timekeeping.vacations import Vacations


@dataclass(frozen=True, kw_only=True)
class Absence(Feature):
    """Pauses, votes and ways out of a seat."""

    pauses: Pauses
    seats: Seats
    leave_panel: LeavePanel
    bench_panel: BenchPanel
    reopening: Reopening
    vacations: Vacations
    departures: Departures
