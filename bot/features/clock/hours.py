"""A member's hours: their sleep and their time zone."""

from bot.core.caller import Caller
from bot.core.core import Core
from bot.core.posts.clock_lines import stamp
from bot.tables.timekeeping.own_hours import set_hours


async def set_own_hours(core: Core, caller: Caller, *, zone: str, sleep: str) -> str:
    """Set the caller's hours, and return the sentence that says from when they apply.

    Raises:
        Refusal: see `bot.tables.timekeeping.own_hours.set_hours`.
    """
    tables = core.tables
    hours = await set_hours(
        tables,
        tables.almanac,
        caller.member_id,
        zone=zone,
        sleep=sleep,
        language=caller.language,
        guild_id=caller.guild_id,
    )
    from_now = hours.valid_from_ms <= tables.now_ms()
    key = "hosting.hours_saved" if from_now else "hosting.hours_later"
    words = core.catalogues[caller.language].words
    return words(key, start=stamp(hours.valid_from_ms, "f"))
