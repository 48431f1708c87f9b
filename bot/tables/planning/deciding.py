"""Decision whether a pre-move or auto-answer fits the open question. Pure functions (specification of hosting, 4.3)."""

import dataclasses
from collections.abc import Callable, Collection, Hashable, Sequence
from hashlib import blake2b
from typing import Any

from msgspec import json, msgpack
from msgspec.structs import replace

from bot.clocks.paces import HOUR_MS, MINUTE_MS
from bot.store.people import aheads
from bot.store.people.aheads import FORCED, NEXT, Ahead
from bot.store.rows import Status
from bot.tables import playing
from bot.tables.model import Change, Position, Undo
from rules.core import engine
from rules.core.codec import decode_move, encode_move
from rules.core.errors import Refusal
from rules.core.game import GameDef, Move, Verb, standing_named, verb_of
from rules.core.seats import Seat
from rules.core.text import Msg, msg

MOST_IN_A_ROW = 20
"""A rule answers this often in a row before its member is asked again."""
SHORTEST_MS, LONGEST_MS = 10 * MINUTE_MS, 3 * HOUR_MS
"""Bounds of the delay for an answer whose moment would leak information, in waking time."""


@dataclasses.dataclass(frozen=True, slots=True)
class Use:
    """A pre-move, or the move of a rule, that fits."""

    row: Ahead
    move: Move
    held: bool
    """True if an instant answer would leak information."""


@dataclasses.dataclass(frozen=True, slots=True)
class Misfit:
    """A pre-move that does not fit any more."""

    row: Ahead
    why: Msg

    @property
    def dropped(self) -> Ahead:
        """Return its row with the reason why it was not made."""
        return _told(self.row, msg("ahead.dropped", reason=self.why))


def planned(at: Position, seat: Seat, member_id: int, move: Move) -> Ahead:
    """Return a pre-move for a seat.

    Raises:
        Refusal: the move cannot be given ahead, or the rules refuse it in the position supposed.
    """
    offered = plannable(at, seat)
    found = next((each for each in offered if each[0].move is type(move)), None)
    if found is None or found[0].ahead is None:
        tried = verb_of(at.game, move)
        assert tried is not None
        said, *verbs = (_said(at, verb) for verb in (tried, *(verb for verb, _ in offered)))
        raise Refusal("ahead.other", verb=said, verbs=tuple(verbs))
    engine.check(at.game, found[1], seat, move)
    return Ahead(
        table_id=at.table.id,
        seat=seat,
        name=NEXT,
        member_id=member_id,
        move=encode_move(at.game, move),
        leans=digest(found[0].ahead.leans_on(at.state, seat, move)),
        given_seq=at.table.seq,
    )


def _said(at: Position, verb: Verb[Any, Any]) -> Msg:
    return msg(f"{at.game.key}.verb.{verb.name}")


def plannable(at: Position, seat: Seat) -> tuple[tuple[Verb[Any, Any], Any], ...]:
    """Return the verbs of pre-moves, each with the state that its form supposes.

    Raises:
        Refusal: ahead.asked or ahead.unforeseen.
    """
    if seat in at.waiting():
        raise Refusal("ahead.asked")
    offered = engine.aheads_on_menu(at.game, at.state, seat)
    if not offered:
        raise Refusal("ahead.unforeseen")
    return offered


def ruled(at: Position, seat: Seat, member_id: int, name: str) -> Ahead:
    """Return a rule of the title that answers for the seat from the next question on.

    Raises:
        Refusal: ui.outdated, if the title has no such rule, or ahead.no_use.
    """
    rule = standing_named(at.game, name)
    if rule is None:
        raise Refusal("ui.outdated")
    if not rule.offered(at.state, seat):
        raise Refusal("ahead.no_use", rule=msg(f"{at.game.key}.standing.{name}"))
    return Ahead(at.table.id, seat, name, member_id, None, None, given_seq=at.table.seq)


def decided(at: Position, seat: Seat, rows: Sequence[Ahead]) -> Use | Misfit | None:
    """Return the fitting or misfitting row for the seat's question; None if none is for it."""
    if at.table.status is not Status.PLAYING or seat not in at.waiting():
        return None
    own = [row for row in rows if _is_for(row, at, seat)]
    for row in sorted(own, key=lambda row: (row.name != NEXT, row.name == FORCED)):
        found = _next(at, seat, row) if row.name == NEXT else _by_rule(at, seat, row)
        if found is not None:
            return found
    return None


def with_forced(at: Position, rows: Sequence[Ahead], wanted: Collection[int]) -> tuple[Ahead, ...]:
    """Return the rows, and a rule of every title for members who want forced moves to be made for them (4.5).

    Its uses are counted in a row of its own, which is void once they switch it off. It also answers the question that
    is open when it is switched on.
    """
    kept = tuple(row for row in rows if row.name != FORCED or row.member_id in wanted)
    counted = {row.seat for row in kept if row.name == FORCED}
    return kept + tuple(
        Ahead(at.table.id, row.seat, FORCED, row.member_id, None, None, given_seq=-1)
        for row in at.seats
        if row.member_id in wanted and row.member_id is not None and row.seat not in counted
    )


def _is_for(row: Ahead, at: Position, seat: Seat) -> bool:
    """Return whether it was given by the seat's present member, before this question came up."""
    its = at.seats[seat]
    if row.seat != seat or row.told or its.is_lent or its.member_id != row.member_id:
        return False
    return at.question_seqs[seat] > row.given_seq


def _next(at: Position, seat: Seat, row: Ahead) -> Use | Misfit:
    assert row.move is not None
    try:
        move = decode_move(at.game, row.move)
        engine.check(at.game, at.state, seat, move)
    except Refusal as refusal:
        return Misfit(row, refusal.msg)
    verb = verb_of(at.game, move)
    if verb is None or verb.ahead is None:
        return Misfit(row, msg("ahead.changed"))
    if digest(verb.ahead.leans_on(at.state, seat, move)) != row.leans:
        return Misfit(row, msg("ahead.changed"))
    return Use(row, move, held=False)


def _by_rule(at: Position, seat: Seat, row: Ahead) -> Use | None:
    if row.used >= MOST_IN_A_ROW:
        return None
    if row.name == FORCED:
        only = engine.forced_move(at.game, at.state, seat)
        return None if only is None else Use(row, only, held=False)
    rule = standing_named(at.game, row.name)
    if rule is None:
        return None
    move = rule.answer(at.state, seat)
    if move is None:
        return None
    return Use(row, move, rule.tells)


def used(at: Position, use: Use) -> Change:
    """Make the move for its member, and update or delete its row."""
    row = use.row
    change = playing.play_seat(at, row.seat, use.move)
    # The member has not seen the result of a pre-given answer, so a further question pings them.
    acting = None if change.table.acting_id == row.member_id else change.table.acting_id
    after = replace(row, used=row.used + 1, held_seq=-1)
    if row.name == NEXT:
        after = _told(after, msg("ahead.used", move=at.game.write(use.move)))

    def note(conn: Any) -> None:
        if row.name == FORCED:
            aheads.put(conn, after)
        else:
            aheads.mark(conn, after)

    return dataclasses.replace(
        change,
        table=replace(change.table, acting_id=acting),
        undo=Undo.CLEAR,
        answers_for=row.member_id,
    ).storing(note)


def _told(row: Ahead, what: Msg) -> Ahead:
    return replace(row, told=json.encode(what).decode())


def over(before: Position, change: Change, row: Ahead) -> Ahead | None:
    """Return the rest of a pre-given answer after a change: the same, a changed one, or None."""
    if change.table.status is not Status.PLAYING:
        return None
    if change.seats[row.seat].member_id != row.member_id:
        return None
    entry = change.entry
    if entry is None:
        return row
    is_rule = row.name not in (NEXT, FORCED)
    rule = standing_named(before.game, row.name) if is_rule else None
    if is_rule and (rule is None or rule.ends(before.state, change.state, row.seat)):
        return None
    if entry.seat == row.seat and change.answers_for is None:
        # The member has answered by hand, so a row for that question is void.
        return None if row.name == NEXT else replace(row, used=0, held_seq=-1)
    return row


def held_ms(left_ms: int | None, below: Callable[[int], int]) -> int:
    """Return the delay for an answer that would leak information, in waking milliseconds.

    Args:
        left_ms: the time left on the member's clock; None without a clock.
        below: a random number below another.
    """
    longest = LONGEST_MS if left_ms is None else min(LONGEST_MS, left_ms // 2)
    if longest <= SHORTEST_MS:
        return longest
    return SHORTEST_MS + below(longest - SHORTEST_MS + 1)


def digest(leans_on: Hashable) -> bytes:
    return blake2b(msgpack.encode(leans_on), digest_size=16).digest()


def move_of(game: GameDef[Any, Any], row: Ahead) -> Move | None:
    """Return the pre-move; None for a rule, or if this version of the title does not know it."""
    if row.move is None:
        return None
    try:
        return decode_move(game, row.move)
    except Refusal:
        return None
