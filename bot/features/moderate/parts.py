"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.features.moderate.log import AuditLog
from bot.tables.moderating.moderation import Moderation


@dataclass(frozen=True, kw_only=True)
class Moderate(Feature):
    """Acts of moderators."""

    moderation: Moderation
    audit_log: AuditLog
