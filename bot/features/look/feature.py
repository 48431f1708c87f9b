"""Builds the feature."""

from msgspec import convert, json

from bot.core.controls.ids import ListId, MyId, PanelId, ReadId, TableId
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
    posting, boards = core.posting, core.of(Turn).boards
    endings = Endings(
        *(core.database, tables, core.settings, core.posts, posting.messages),
        *(core.telling, posting.noting, animations),
    )

    async def closing(row: OutboxRow, at: Position) -> None:
        facts = json.decode(row.payload)
        seq = int(facts["seq"])
        # The reason for an end without a result, if the row holds one.
        reason = convert(facts["text"], Msg) if "text" in facts else None
        tale = await boards.tale(at, at.table.told_seq + 1, seq)
        await endings.closing(row, at, tale, seq=seq, reason=reason, also=boards.cleaning(at))

    return Look(
        private_views=PrivateViews(
            *(tables, catalogues, pictures, core.posts, core.people.offers),
            lambda member, guilds: servers_seen(core.client, member, guilds),
        ),
        reader=Reader(tables, catalogues, pictures),
        catching_up=CatchingUp(tables, catalogues, pictures),
        replay=ReplayPanel(tables, core.replays, catalogues, pictures),
        review_panel=ReviewPanel(tables, core.of(Turn).asking.reviews, core.replays, catalogues),
        animations=animations,
        watching=Watching(core.database, core.settings),
        table_posts={NoticeKind.CLOSING: closing, NoticeKind.REPLAY: endings.animation},
        cogs=[RulesCommand(core)],
        table_commands=[LookCommands(core), RecordCommands(core)],
        buttons={
            TableId: buttons.of_table(),
            PanelId: buttons.of_panel(),
            ReadId: buttons.of_reader(),
            MyId: buttons.of_member(),
            ListId: buttons.of_list(),
        },
    )
