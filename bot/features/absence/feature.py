"""Builds the feature."""

from bot.core.controls.ids import ListId, MyId, TableId
from bot.core.core import Core
from bot.features.absence.bench import BenchPanel
from bot.features.absence.buttons import AbsenceButtons
from bot.features.absence.commands import LeaveCommands
from bot.features.absence.departures import Departures
from bot.features.absence.leave_panel import LeavePanel
from bot.features.absence.offer_posts import OfferPosts
from bot.features.absence.parts import Absence
from bot.features.absence.pauses import Pauses
from bot.features.absence.people_posts import PeoplePosts
from bot.features.absence.seats import Seats
from bot.features.look.parts import Look
from bot.store.finding import concerned
from bot.store.rows import NoticeKind, TimerKind
from bot.tables.absence import pausing
from bot.tables.absence.pausing import Pausing
from bot.tables.absence.reopening import Reopening
from bot.tables.absence.voting import kept_no_longer
from bot.tables.timekeeping.vacations import Vacations


def build(core: Core) -> Absence:
    tables, people = core.tables, core.people
    vacations = Vacations(core.database, tables, core.listeners.due)
    reopening = Reopening(core.database, core.known, tables, people.voting)
    seats = Seats(core, core.of(Look).private_views)
    buttons = AbsenceButtons(core)
    offer_posts = OfferPosts(core)
    posts = PeoplePosts(core, offer_posts)
    departures = Departures(core)
    departures.watch(concerned.seated, people.leavers.left)
    return Absence(
        vacations=vacations,
        departures=departures,
        reopening=reopening,
        seats=seats,
        pauses=Pauses(core, Pausing(tables, people.voting), vacations),
        leave_panel=LeavePanel(core, seats),
        bench_panel=BenchPanel(core, seats, offer_posts),
        table_commands=[LeaveCommands(core)],
        buttons={
            TableId: buttons.of_table(),
            MyId: buttons.of_member(),
            ListId: buttons.of_list(),
        },
        table_posts={
            NoticeKind.BALLOT: posts.ballot,
            NoticeKind.OFFER: posts.offer,
            NoticeKind.BENCH: posts.bench,
            NoticeKind.HANDOVER: posts.handover,
        },
        table_timers={
            TimerKind.VACATION: vacations.looked_at,
            TimerKind.PAUSE: pausing.over,
            TimerKind.BALLOT: people.voting.closed,
            TimerKind.OFFER: people.offers.looked_at,
            TimerKind.AWAY: kept_no_longer,
            TimerKind.GONE: people.leavers.looked_at,
            TimerKind.HANDOVER: people.leaving.lapsed,
            TimerKind.START: reopening.start,
        },
        run=departures.run,
    )
