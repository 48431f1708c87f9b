"""Builds the feature."""

from bot.core.controls.ids import MyId, TableId
from bot.core.core import Core
from bot.features.find.buttons import FindButtons
from bot.features.find.cog import Play
from bot.features.find.commands import InviteCommands
from bot.features.find.invitation_notices import InvitationPosts
from bot.features.find.invite_panel import InvitePanel
from bot.features.find.lobby_boards import LobbyBoardPosts
from bot.features.find.match_notices import MatchPosts
from bot.features.find.parts import Find
from bot.features.find.queue_panel import QueuePanel
from bot.store.rows import DueKind, NoticeKind
from bot.tables.finding.answers import Answers
from bot.tables.finding.invitations import Invitations
from bot.tables.finding.lobby_board import LobbyBoards
from bot.tables.finding.queue import Queue


def build(core: Core) -> Find:
    database, tables, catalogues = core.database, core.tables, core.catalogues
    invitations = Invitations(database, tables)
    answers = Answers(database, tables)
    queue = Queue(database, core.known, tables, core.settings, core.changes.due)
    lobby_boards = LobbyBoards(database, tables, core.changes.wake)
    posting, settings = core.posting, core.settings
    messages, direct, noting = posting.messages, posting.direct, posting.noting
    matches = MatchPosts(database, settings, messages, direct, noting, catalogues)
    boards = LobbyBoardPosts(
        core.client, lobby_boards, settings, messages, noting, catalogues, core.known.now
    )
    buttons = FindButtons(core)
    return Find(
        invitations=invitations,
        invite_panel=InvitePanel(tables, invitations, catalogues),
        queue=queue,
        queue_panel=QueuePanel(queue, catalogues),
        answers=answers,
        lobby_boards=lobby_boards,
        cogs=[Play(core)],
        table_commands=[InviteCommands(core)],
        buttons={TableId: buttons.of_table(), MyId: buttons.of_member()},
        posts={NoticeKind.UNMATCHED: matches.unmatched, NoticeKind.LOBBY_BOARD: boards.post},
        table_posts={
            NoticeKind.INVITATION: InvitationPosts(database, messages, noting, catalogues).post,
            NoticeKind.MATCH: matches.post,
        },
        dues={DueKind.QUEUE: queue.looked},
        table_dues={DueKind.INVITATION: invitations.lapsed, DueKind.MATCH: answers.lapsed},
    )
