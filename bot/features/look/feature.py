"""Builds the feature."""

from msgspec import convert, json

from bot.core.controls.ids import ListId, MyId, OpeningId, PanelId, ReadId, TableId
from bot.core.core import Core
from bot.core.servers.presence import servers_seen
from bot.features.look.buttons import LookButtons
from bot.features.look.catching_up import CatchingUp
from bot.features.look.commands import LookCommands, RulesCommand
from bot.features.look.endings import Endings
from bot.features.look.parts import Look
from bot.features.look.private_views import PrivateViews
from bot.features.look.reader import Reader
from bot.features.look.records import RecordCommands
from bot.features.look.replay.animations import Animations
from bot.features.look.replay.panel import ReplayPanel
from bot.features.look.replay.review import ReviewPanel
from bot.features.turn.parts import Turn
from bot.store.rows import NoticeKind, OutboxRow
from bot.tables.model import Position
from bot.tables.telling.watching import Watching
from render import registry as painters
from rules.core.text import Msg


def build(core: Core) -> Look:
    tables, catalogues, pictures = core.tables, core.catalogues, core.pictures
    buttons = LookButtons(core)
    animations = Animations(
        *(core.replays, catalogues, core.renderer, painters.load),
        kind=core.options.replay_format,
    )
    boards = core.of(Turn).boards
    endings = Endings(core, animations)

    async def closing(row: OutboxRow, at: Position) -> None:
        facts = json.decode(row.payload)
        seq = int(facts["seq"])
        # The reason for an end without a result, if the row holds one.
        reason = convert(facts["text"], Msg) if "text" in facts else None
        tale = await boards.tale(at, at.table.told_seq + 1, seq)
        await endings.closing(
            *(row, at, tale),
            seq=seq,
            reason=reason,
            is_void="void" in facts,
            is_quiet="quiet" in facts,
            also=boards.cleaning(at),
        )

    return Look(
        private_views=PrivateViews(
            *(tables, catalogues, pictures, core.posts, core.people.offers),
            lambda member, guilds: servers_seen(core.client, member, guilds),
            core.people.taking_back.may_ask,
            core.pages.of_table,
        ),
        reader=Reader(tables, catalogues, pictures),
        catching_up=CatchingUp(tables, catalogues, pictures),
        replay=ReplayPanel(core),
        review_panel=ReviewPanel(core, core.of(Turn).reviews),
        animations=animations,
        watching=Watching(core.database, core.settings),
        table_posts={NoticeKind.CLOSING: closing, NoticeKind.REPLAY: endings.animation},
        cogs=[RulesCommand(core)],
        table_commands=[LookCommands(core), RecordCommands(core)],
        buttons={
            TableId: buttons.of_table(),
            PanelId: buttons.of_panel(),
            OpeningId: buttons.of_opening(),
            ReadId: buttons.of_reader(),
            MyId: buttons.of_member(),
            ListId: buttons.of_list(),
        },
    )
