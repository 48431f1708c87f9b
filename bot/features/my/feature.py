"""Builds the feature."""

from functools import partial

from msgspec import convert, json

from bot.core.controls.ids import MyId
from bot.core.core import Core
from bot.core.servers.reach import unreached
from bot.core.text.languages import language_for
from bot.features.absence.parts import Absence
from bot.features.look.digest_posts import DigestPosts
from bot.features.look.parts import Look
from bot.features.my import data
from bot.features.my.blocks import BlockPanel
from bot.features.my.buttons import MyButtons
from bot.features.my.cog import MyCommands
from bot.features.my.conduct import ConductPanel
from bot.features.my.former.erasures import Erasures
from bot.features.my.former.redrawing import Redrawing
from bot.features.my.notices import Notices
from bot.features.my.parts import My
from bot.features.my.pings import SentPings
from bot.features.my.private_notices import PrivateNotices
from bot.features.my.vacation import VacationPanel
from bot.features.tournament.parts import Tournament
from bot.store.rows import DueKind, NoticeKind, OutboxRow
from bot.tables.finding.blocks import Blocks
from bot.tables.model import Position
from bot.tables.privacy.privacy import Privacy
from bot.tables.telling.choosing import Choosing
from bot.tournaments.leaving import withdraw_everywhere
from rules.core.text import Msg


def build(core: Core) -> My:
    database, tables, catalogues = core.database, core.tables, core.catalogues
    choosing = Choosing(
        *(database, core.settings, tables.almanac, core.known.now, core.changes.wake)
    )
    withdraw = partial(withdraw_everywhere, core.of(Tournament).service)
    privacy = Privacy(database, tables, core.changes.due, withdraw)
    posting, settings = core.posting, core.settings
    messages, noting = posting.messages, posting.noting
    notices = PrivateNotices(
        *(tables, settings, core.telling, DigestPosts(catalogues, core.mentions)),
        *(messages, posting.direct, noting, core.people.offers),
    )
    redrawing = Redrawing(
        *(database, tables, settings, catalogues, core.pictures, core.replays),
        *(core.of(Look).animations, core.of(Tournament).notices),
    )
    erasures = Erasures(
        core.client, database, settings, messages, redrawing, catalogues, core.known.now
    )

    async def trouble(row: OutboxRow, at: Position) -> None:
        facts = json.decode(row.payload)
        told = int(facts.get("to", at.table.opener_id))
        reach = (await settings.reach(told))[told]
        language = language_for(reach, at.table.language)
        post = core.posts.trouble(convert(facts["text"], Msg), at, language)
        await notices.trouble(row, at, post)

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
        posts={
            NoticeKind.TEST: notices.test,
            NoticeKind.DIGEST: notices.digest,
            NoticeKind.ERASE: erasures.post,
        },
        table_posts={NoticeKind.TROUBLE: trouble},
        cogs=[MyCommands(core)],
        buttons={MyId: buttons.of_member()},
        boxes=[(MyId, data.SURE, buttons.typed)],
        dues={
            DueKind.ERASE: privacy.erase_due,
            DueKind.SCRUB: privacy.scrub_due,
            DueKind.DIGEST: choosing.digest_due,
        },
    )
