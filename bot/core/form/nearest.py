"""The move that a member may have meant by a wrong line."""

import heapq
from collections.abc import Iterator
from difflib import SequenceMatcher
from time import thread_time
from typing import Any

from bot.core.form.lines import CHARS, beginnings, grown_from, longest_move, until
from rules.core import engine
from rules.core.errors import Refusal
from rules.core.game import GameDef
from rules.core.naming import Spoken, unspoken
from rules.core.seats import Seat
from rules.core.text import Msg

SEARCH_S = 0.015
"""Seconds of processor time for gathering moves."""
CHECK_S = 0.015
"""Further seconds for checking the moves most like the text."""
MOST_CHECKED = 20


def nearest_line(
    game: GameDef[Any, Any], state: Any, seat: Seat, typed: str, spoken: Spoken = unspoken
) -> str | None:
    """Return the line most like the typed one among moves that the seat can make now; None if none was found in time.

    The moves are those that the seat's own form offers, so the line tells nothing that the form does not.
    """
    text = " ".join(typed[:CHARS].casefold().split())
    likeness: SequenceMatcher[str] = SequenceMatcher(autojunk=False)
    likeness.set_seq2(text)

    def roughly(line: str) -> float:
        likeness.set_seq1(line.casefold())
        return likeness.quick_ratio()

    def closely(line: str) -> float:
        likeness.set_seq1(line.casefold())
        return likeness.ratio()

    lines = dict.fromkeys(_lines(game, state, seat, typed[:CHARS], spoken))
    likely = heapq.nlargest(MOST_CHECKED, lines, key=roughly)
    ends_at = thread_time() + CHECK_S
    for line in until(ends_at, sorted(likely, key=closely, reverse=True)):
        try:
            engine.check(game, state, seat, game.read(state, seat, line, spoken))
        except Refusal:
            continue
        return line
    return None


def _lines(
    game: GameDef[Any, Any], state: Any, seat: Seat, typed: str, spoken: Spoken
) -> Iterator[str]:
    """Yield lines of moves on the seat's menu: the move that the text begins with and its additions, then starts."""
    verbs = engine.verbs_on_menu(game, state, seat)
    ends_at = thread_time() + SEARCH_S
    for number, verb in enumerate(verbs):
        now = thread_time()
        until_s = now + max(ends_at - now, 0.0) / (len(verbs) - number)
        base, _ = longest_move(game, state, seat, verb, typed, until_s, spoken)
        if base is not None:
            yield game.write(base)
            for found in until(until_s, grown_from(game, state, seat, verb, base, _silent)):
                yield found.value
        for every in (False, True):
            starts = beginnings(game, state, seat, verb, _silent, every=every)
            for found in until(until_s, starts):
                yield found.value


def _silent(_: Msg) -> str:
    """Return no text, since only the lines are needed and not their labels."""
    return ""
