"""MarsBot's tokens for failed actions, and the effects of seats on MarsBot (chapter "MarsBot")."""

from rules.core.log import Log
from rules.tmars.components.effects import Resource
from rules.tmars.components.tracks import TRACK_HIT_BY
from rules.tmars.economy.supplies import note_change
from rules.tmars.state import State
from rules.tmars.view import BOT
from rules.tmars.wording.names import production_word, track_msg


def add_token(draft: State, log: Log) -> None:
    """Add a token for a failed action."""
    assert draft.bot is not None
    draft.bot.tokens += 1
    note_change(draft, BOT, "tokens", 1)
    log.explain("tmars.event.bot_token", tokens=draft.bot.tokens)


def remove_tokens(draft: State, n: int, log: Log) -> int:
    """Take up to `n` tokens away. Returns how many."""
    assert draft.bot is not None
    removed = min(n, draft.bot.tokens)
    if removed:
        draft.bot.tokens -= removed
        note_change(draft, BOT, "tokens", -removed)
        log.tell("tmars.event.bot_tokens_removed", count=removed, tokens=draft.bot.tokens)
    return removed


def can_lower(state: State, resource: Resource) -> bool:
    """Return true if MarsBot may be the one to lose production of this resource."""
    return state.bot is not None and state.bot.markers[TRACK_HIT_BY[resource]] > 0


def lower(draft: State, resource: Resource, log: Log) -> None:
    """Move the marker of the resource's track back by one space, however many steps are lost (DECISION 22)."""
    assert draft.bot is not None
    track = TRACK_HIT_BY[resource]
    before = draft.bot.markers[track]
    draft.bot.markers[track] = before - 1
    log.tell(
        "tmars.event.bot_lowered",
        production=production_word(resource),
        track=track_msg(track),
        before=before,
        after=before - 1,
    )
