"""Builds the feature."""

from bot.core.controls.ids import MyId, TableId
from bot.core.core import Core
from bot.features.clock.buttons import ClockButtons
from bot.features.clock.commands import ClockCommands
from bot.features.clock.parts import Clock
from bot.features.clock.reminders import TurnNotices
from bot.features.turn.first_hours import HOURS
from bot.features.turn.turn_posts import TurnPosts
from bot.store.rows import NoticeKind, TimerKind
from bot.tables.telling.keeping import stirred
from bot.tables.telling.nudging import Nudging
from bot.tables.timing.reaching import tried
from bot.tables.timing.resting import rested


def build(core: Core) -> Clock:
    buttons = ClockButtons(core)
    reminders = TurnNotices(core, TurnPosts(core))
    return Clock(
        nudging=Nudging(core.database, core.tables, core.people.leavers.has_gone),
        table_commands=[ClockCommands(core)],
        buttons={TableId: buttons.of_table(), MyId: buttons.of_member()},
        boxes=[(MyId, HOURS, buttons.typed)],
        table_posts={
            NoticeKind.REMINDER: reminders.reminder,
            NoticeKind.KEEPALIVE: reminders.keep_alive,
            NoticeKind.CLEANUP: reminders.clean_up,
            NoticeKind.DIRECT: reminders.direct,
        },
        table_timers={
            TimerKind.REST: rested,
            TimerKind.WAKE: core.telling.awake,
            TimerKind.REMIND: core.telling.reminded,
            TimerKind.REACH: tried,
            TimerKind.KEEPALIVE: stirred,
        },
    )
