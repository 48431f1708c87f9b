"""Builds the feature."""

from functools import partial

from bot.core.controls.ids import MyId
from bot.core.core import Core
from bot.core.servers.reach import unreached
from bot.features.absence.parts import Absence
from bot.features.my import data
from bot.features.my.blocks import BlockPanel
from bot.features.my.buttons import MyButtons
from bot.features.my.cog import MyCommands
from bot.features.my.conduct import ConductPanel
from bot.features.my.notices import Notices
from bot.features.my.parts import My
from bot.features.my.pings import SentPings
from bot.features.my.vacation import VacationPanel
from bot.features.tournament.parts import Tournament
from bot.store.rows import DueKind
from bot.tables.finding.blocks import Blocks
from bot.tables.privacy.privacy import Privacy
from bot.tables.telling.choosing import Choosing
from bot.tournaments.leaving import withdraw_everywhere


def build(core: Core) -> My:
    database, tables, catalogues = core.database, core.tables, core.catalogues
    choosing = Choosing(
        *(database, core.settings, tables.almanac, core.known.now, core.changes.wake)
    )
    withdraw = partial(withdraw_everywhere, core.of(Tournament).service)
    privacy = Privacy(database, tables, core.changes.due, withdraw)
    buttons = MyButtons(core)
    return My(
        notices=Notices(choosing, catalogues),
        sent_pings=SentPings(database, tables, catalogues),
        conduct_panel=ConductPanel(tables, catalogues),
        block_panel=BlockPanel(Blocks(database), catalogues),
        data_panel=data.DataPanel(
            privacy,
            catalogues,
            lambda places: unreached(core.client, places, database.shards.serve),
        ),
        vacation_panel=VacationPanel(core.of(Absence).vacations, catalogues),
        cogs=[MyCommands(core)],
        buttons={MyId: buttons.of_member()},
        boxes=[(MyId, data.SURE, buttons.typed)],
        dues={
            DueKind.ERASE: privacy.erase_due,
            DueKind.SCRUB: privacy.scrub_due,
            DueKind.DIGEST: choosing.digest_due,
        },
    )
