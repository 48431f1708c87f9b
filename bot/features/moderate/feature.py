"""Builds the feature."""

from bot.core.caller import Caller
from bot.core.controls.ids import ReadId
from bot.core.controls.items import Click
from bot.core.core import Core
from bot.core.feature import Button, beside
from bot.core.posts.post import Post
from bot.features.absence.parts import Absence
from bot.features.moderate import log
from bot.features.moderate.audits import AuditPosts
from bot.features.moderate.cog import ModerateCommands
from bot.features.moderate.parts import Moderate
from bot.store.rows import NoticeKind
from bot.tables.moderating.moderation import Moderation
from rules.core.errors import Refusal


def build(core: Core) -> Moderate:
    reopening = core.of(Absence).reopening
    moderation = Moderation(
        *(core.database, core.tables, core.people.leaving, reopening, core.listeners.wake)
    )
    audit_log = log.AuditLog(core, moderation)
    audits = AuditPosts(core)

    async def page(caller: Caller, click: Click[ReadId]) -> Post:
        guild_id = click.interaction.guild_id
        if guild_id is None:
            raise Refusal("ui.outdated")
        return await audit_log.page(caller, guild_id, click.id)

    return Moderate(
        moderation=moderation,
        audit_log=audit_log,
        posts={NoticeKind.AUDIT: audits.deed},
        cogs=[ModerateCommands(core)],
        buttons={ReadId: {log.SOURCE: Button(page, beside)}},
    )
