"""Builds the feature."""

from bot.core.controls.ids import MyId, TableId
from bot.core.core import Core
from bot.features.find.buttons import FindButtons
from bot.features.find.cog import Play
from bot.features.find.commands import InviteCommands
from bot.features.find.invitation_posts import InvitationPosts
from bot.features.find.invite_panel import InvitePanel
from bot.features.find.lobby_boards import LobbyBoardPosts
from bot.features.find.match_posts import MatchPosts
from bot.features.find.parts import Find
from bot.features.find.queue_panel import QueuePanel
from bot.store.rows import NoticeKind, TimerKind
from bot.tables.finding.answers import Answers
from bot.tables.finding.invitations import Invitations
from bot.tables.finding.lobby_board import LobbyBoards
from bot.tables.finding.queue import Queue


def build(core: Core) -> Find:
    database, tables = core.database, core.tables
    invitations = Invitations(database, tables)
    answers = Answers(database, tables)
    queue = Queue(database, core.known, tables, core.settings, core.listeners.due)
    lobby_boards = LobbyBoards(database, tables, core.listeners.wake)
    matches = MatchPosts(core)
    boards = LobbyBoardPosts(core, lobby_boards)
    buttons = FindButtons(core)
    return Find(
        invitations=invitations,
        invite_panel=InvitePanel(core, invitations),
        queue=queue,
        queue_panel=QueuePanel(core, queue),
        answers=answers,
        lobby_boards=lobby_boards,
        cogs=[Play(core)],
        table_commands=[InviteCommands(core)],
        buttons={TableId: buttons.of_table(), MyId: buttons.of_member()},
        posts={NoticeKind.UNMATCHED: matches.unmatched, NoticeKind.LOBBY_BOARD: boards.post},
        table_posts={
            NoticeKind.INVITATION: InvitationPosts(core).post,
            NoticeKind.MATCH: matches.post,
        },
        timers={TimerKind.QUEUE: queue.looked},
        table_timers={TimerKind.INVITATION: invitations.lapsed, TimerKind.MATCH: answers.lapsed},
    )
