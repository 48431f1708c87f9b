"""The decks of projects and preludes (chapter "A generation"): discards are shuffled when a deck runs out."""

from rules.core.log import Log
from rules.core.piles import draw_top, shuffle
from rules.tmars.state import State


def take_top(draft: State, n: int, log: Log) -> list[str]:
    """Up to `n` project cards; fewer only if the discards have run out too."""
    return _take(draft, draft.deck, draft.discard, n, log)


def reveal_top(draft: State, log: Log) -> str | None:
    """Turn up the top project card in public. The caller must put it in its place."""
    taken = take_top(draft, 1, log)
    return taken[0] if taken else None


def take_preludes(draft: State, n: int, log: Log) -> list[str]:
    return _take(draft, draft.prelude_deck, draft.prelude_discard, n, log)


def _take(draft: State, pile: list[str], discard: list[str], n: int, log: Log) -> list[str]:
    taken = draw_top(pile, n, log)
    if len(taken) < n and discard:
        pile += discard
        discard.clear()
        shuffle(pile, draft.rng)
        log.tell("tmars.event.reshuffled")
        taken += draw_top(pile, n - len(taken), log)
    return taken
