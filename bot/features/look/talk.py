"""Spectators: their thread, and a message when a table ends."""

import asyncio

from bot.core.caller import Caller
from bot.core.controls.post_views import end_view
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.translator import translator
from bot.features.look.parts import Look
from bot.store.rows import NO_THREAD
from bot.tables.conduct.sealing import assert_open
from bot.tables.names import channel
from rules.core.errors import Refusal

TALK_LOOKS, TALK_LOOK_S = 12, 0.2
"""Number of checks for a requested thread, and the seconds after each of them."""


async def lead_to_talk(core: Core, caller: Caller, table_id: int) -> Post:
    """Lead a spectator to the spectators' thread, which is made when the first one asks.

    Raises:
        Refusal: talk.open, talk.seated, private or talk.no_thread.
    """
    at = await core.tables.position(table_id)
    assert_open(at, caller.member_id)
    if at.has(caller.member_id):
        raise Refusal("talk.seated")
    if not at.table.filters.quiet or at.table.filters.private:
        raise Refusal("talk.open")
    text = translator(core.catalogues[caller.language], at)
    place = at.table.talk_id
    if place in (None, NO_THREAD):
        await core.tables.posts.talk(table_id)
        place = await _talk_id(core, table_id)
    if place == NO_THREAD:
        raise Refusal("talk.no_thread", place=channel(at.table.channel_id))
    if place is None:
        return Post(text.words("talk.soon"))
    return Post(text.words("talk.there", place=f"<#{place}>"))


async def _talk_id(core: Core, table_id: int) -> int | None:
    """Return the id of the requested thread, or `NO_THREAD` if it cannot be made; None if neither is known in time."""
    for _ in range(TALK_LOOKS):
        at = await core.tables.position(table_id)
        if at.table.talk_id is not None:
            return at.table.talk_id
        await asyncio.sleep(TALK_LOOK_S)
    return None


async def tell_end(core: Core, caller: Caller, table_id: int, *, on: bool) -> Post:
    """Promise a spectator a message when the table ends, or take the promise back."""
    at = await core.tables.position(table_id)
    text = translator(core.catalogues[caller.language], at)
    if not on:
        await core.of(Look).watching.stop(table_id, caller.member_id)
        return Post(text.words("watch.stopped"))
    assert_open(at, caller.member_id)
    await core.of(Look).watching.ask(at, caller.member_id)
    return Post(text.words("watch.noted"), view=end_view(at, text))
