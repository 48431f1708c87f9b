"""Builds the feature."""

from msgspec import convert, json

from bot.core.controls.ids import MyId
from bot.core.core import Core
from bot.core.servers.reach import unreached
from bot.core.text.translator import language_for
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
from bot.store.rows import NoticeKind, OutboxRow, TimerKind
from bot.tables.finding.blocks import Blocks
from bot.tables.model import Position
from bot.tables.privacy.privacy import Privacy
from bot.tables.telling.choosing import Choosing
from bot.tournaments.leaving import withdraw_everywhere
from rules.core.text import Msg


def build(core: Core) -> My:
    database, tables, catalogues = core.database, core.tables, core.catalogues
    choosing = Choosing(
        *(database, core.settings, tables.almanac, core.known.now, core.listeners.wake)
    )
    contest = core.of(Tournament)

    async def withdraw(member_id: int) -> None:
        await withdraw_everywhere(contest.service, member_id)
        await contest.notices.prizes.take_from(member_id)

    privacy = Privacy(database, tables, core.listeners.due, withdraw)
    settings = core.settings
    notices = PrivateNotices(core, DigestPosts(catalogues, core.mentions))
    redrawing = Redrawing(core, core.of(Look).animations, core.of(Tournament).notices)
    erasures = Erasures(core, redrawing)

    async def trouble(row: OutboxRow, at: Position) -> None:
        facts = json.decode(row.payload)
        said = convert(facts["text"], Msg)
        if facts.get("all"):
            await notices.cut_off(row, at, core.posts.trouble(said, at, at.table.language))
            return
        told = int(facts.get("to", at.table.opener_id))
        reach = (await settings.reach(told))[told]
        language = language_for(reach, at.table.language)
        await notices.trouble(row, at, core.posts.trouble(said, at, language))

    buttons = MyButtons(core)
    return My(
        notices=Notices(core, choosing),
        sent_pings=SentPings(core),
        conduct_panel=ConductPanel(core),
        block_panel=BlockPanel(core, Blocks(database)),
        data_panel=data.DataPanel(
            core, privacy, lambda places: unreached(core.client, places, database.shards.serve)
        ),
        vacation_panel=VacationPanel(core, core.of(Absence).vacations),
        posts={
            NoticeKind.TEST: notices.test,
            NoticeKind.DIGEST: notices.digest,
            NoticeKind.ERASE: erasures.post,
        },
        table_posts={NoticeKind.TROUBLE: trouble},
        cogs=[MyCommands(core)],
        buttons={MyId: buttons.of_member()},
        boxes=[(MyId, data.SURE, buttons.typed)],
        timers={
            TimerKind.ERASE: privacy.erase_due,
            TimerKind.SCRUB: privacy.scrub_due,
            TimerKind.DIGEST: choosing.digest_due,
        },
    )
