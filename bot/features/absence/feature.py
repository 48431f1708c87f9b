"""Builds the feature."""

from bot.core.controls.ids import ListId, MyId, TableId
from bot.core.core import Core
from bot.features.absence.bench import BenchPanel
from bot.features.absence.buttons import AbsenceButtons
from bot.features.absence.commands import LeaveCommands
from bot.features.absence.leave_panel import LeavePanel
from bot.features.absence.offer_posts import OfferPosts
from bot.features.absence.parts import Absence
from bot.features.absence.pauses import Pauses
from bot.features.absence.people_posts import PeoplePosts
from bot.features.absence.seats import Seats
from bot.features.look.parts import Look
from bot.store.rows import DueKind, NoticeKind
from bot.tables.absence import pausing
from bot.tables.absence.leavers import Leavers
from bot.tables.absence.pausing import Pausing
from bot.tables.absence.reopening import Reopening
from bot.tables.absence.voting import kept_no_longer
from bot.tables.timekeeping.vacations import Vacations


def build(core: Core) -> Absence:
    tables, people, catalogues = core.tables, core.people, core.catalogues
    vacations = Vacations(core.database, tables, core.changes.due)
    reopening = Reopening(core.database, core.known, tables, people.voting)
    seats = Seats(tables, catalogues, core.of(Look).private_views)
    buttons, posting = AbsenceButtons(core), core.posting
    offer_posts = OfferPosts(catalogues, core.pictures)
    posts = PeoplePosts(
        *(posting.places, posting.messages, posting.direct, people, offer_posts),
        *(tables, core.settings, posting.noting, catalogues),
    )
    return Absence(
        vacations=vacations,
        reopening=reopening,
        seats=seats,
        pauses=Pauses(tables, Pausing(tables, people.voting), vacations, catalogues),
        leave_panel=LeavePanel(tables, people.leaving, seats, catalogues),
        bench_panel=BenchPanel(
            *(people.offers, tables, core.settings, seats),
            offer_posts,
            catalogues,
        ),
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
        table_dues={
            DueKind.VACATION: vacations.looked_at,
            DueKind.PAUSE: pausing.over,
            DueKind.BALLOT: people.voting.closed,
            DueKind.OFFER: people.offers.looked_at,
            DueKind.AWAY: kept_no_longer,
            DueKind.GONE: Leavers(people.has_left).looked_at,
            DueKind.HANDOVER: people.leaving.lapsed,
            DueKind.START: reopening.start,
        },
    )
