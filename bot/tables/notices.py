"""Notices for the outbox, and their delays: pure functions."""

from collections.abc import Iterable

from bot.clocks.reminders import Rung
from bot.store.declaring.posted import Posted
from bot.store.rows import Notice, NoticeKind, SeatRow, Status, TableRow
from rules.core.seats import Seat
from rules.core.text import Msg, Typed, msg

MID_TURN_S = 20.0
"""A board during a turn waits until its member has not clicked for this long."""
ARCHIVED_AFTER_S = 24 * 3600.0
"""A thread stays open for this long after the closing post of its table."""
CLEANED_AFTER_S = 5.0
REPLAYED_AFTER_S = 60.0
"""The result stands alone for a while; meanwhile members can play again."""
LISTED_AFTER_S = 20.0
"""The list of a server's tables waits this long for further changes."""
ROBOTS_NEXT_S = 2.0
"""A board waits this long for the next moves of robots."""


def lobby(table: TableRow) -> Notice:
    """Return the post of the lobby, new or brought up to date."""
    return Notice(table.id, NoticeKind.LOBBY, {}, coalesce_key=f"lobby:{table.id}")


def thread(table: TableRow) -> Notice:
    """Return a thread for the table."""
    return Notice(table.id, NoticeKind.THREAD, {})


def board(
    table: TableRow,
    seats: tuple[SeatRow, ...],
    *,
    waiting: Iterable[Seat],
    moved: Seat | None = None,
) -> Notice:
    """Return the board after entry `table.seq`, a move of seat `moved`: at once if it must ping members, else later.

    If a robot's reaction asks a member again during their turn, they have not seen the new question yet. The edit that
    shows it comes soon, without a ping.
    """
    waiting = tuple(waiting)
    delay = MID_TURN_S
    if called(table, seats, waiting):
        delay = 0.0
    elif table.turn_seq <= table.told_seq:
        asked_anew = any(
            table.asks[seat] == table.seq and seats[seat].member_id is not None for seat in waiting
        )
        reacted = moved is not None and seats[moved].is_played_by_robot and asked_anew
        rest = ROBOTS_NEXT_S if reacted else MID_TURN_S
        return Notice(table.id, NoticeKind.TURN, {"seq": table.seq}, delay_s=rest)
    elif all(seats[seat].is_played_by_robot for seat in waiting):
        delay = ROBOTS_NEXT_S
    return Notice(
        table.id,
        NoticeKind.BOARD,
        {"seq": table.seq},
        coalesce_key=f"board:{table.id}",
        delay_s=delay,
    )


def called(table: TableRow, seats: tuple[SeatRow, ...], waiting: Iterable[Seat]) -> tuple[int, ...]:
    """Return the members whose question no board has shown yet, except the member whose turn is in progress."""
    asked = [
        seats[seat].member_id
        for seat in sorted(waiting)
        if table.asks[seat] > table.board_seq and not seats[seat].is_lent
    ]
    return tuple(member for member in asked if member not in (None, table.acting_id))


def clocks_moved(table: TableRow) -> Notice:
    """Correct the times on the newest board, if that is still possible."""
    return Notice(
        table.id,
        NoticeKind.CLOCKS,
        {},
        coalesce_key=f"clocks:{table.id}",
    )


def board_again(table: TableRow) -> Notice:
    """Return the board as a new message, whether or not anything has changed."""
    return Notice(
        table.id,
        NoticeKind.BOARD,
        {"seq": table.seq, "again": True},
        coalesce_key=f"board:{table.id}",
    )


def past(table: TableRow, *, shows_ahead: bool = False) -> tuple[Notice, ...]:
    """Return the update of the newest board, if there is one, for after the next is posted.

    `shows_ahead` says that its picture is of a turn that only the next one describes, despite the recorded entries.
    """
    if table.board is None:
        return ()
    facts: dict[str, object] = {
        "channel": table.board.channel_id,
        "message": table.board.message_id,
        "from": table.board_from_seq,
        "until": table.told_seq,
        "ahead": shows_ahead or table.board_seq > table.told_seq,
    }
    return (Notice(table.id, NoticeKind.PAST, facts),)


def closing(
    table: TableRow, reason: Msg | None = None, *, is_void: bool = False, is_quiet: bool = False
) -> Notice:
    """Return the result. It shows the last board, and so replaces a board that has not been sent.

    Args:
        reason: why a table ends without a result.
        is_void: whether its tournament does not count the table, so that nothing can be disputed.
        is_quiet: whether its members are called elsewhere, so that the post pings none of them.
    """
    facts: dict[str, object] = {"seq": table.seq}
    facts |= {"void": True} if is_void else {}
    facts |= {"quiet": True} if is_quiet else {}
    if reason is not None:
        facts["text"] = reason
    return Notice(table.id, NoticeKind.CLOSING, facts, coalesce_key=f"board:{table.id}")


def again(table: TableRow) -> tuple[Notice, ...]:
    """Post the visible state of a table again."""
    match table.status:
        case Status.LOBBY:
            return (lobby(table),)
        case Status.PLAYING:
            return (board_again(table),)
        case _:
            return ()


def moved(table: TableRow) -> tuple[Notice, ...]:
    """Return the notices for a table's new channel, after its own was deleted."""
    return notice(table, msg("table.moved", number=str(table.id))), *arrived(table)


def arrived(table: TableRow) -> tuple[Notice, ...]:
    """Return the first posts of a table in a new channel."""
    if table.status is Status.LOBBY:
        return again(table)
    return lobby(table), thread(table), *again(table)


def left_behind(before: TableRow, reason: Typed) -> Notice:
    """Return a link in the place that a table has left; `reason` is for Discord's own audit log."""
    facts: dict[str, object] = {
        "channel": before.channel_id,
        "thread": before.thread_id,
        "lobby": before.lobby,
        "reason": reason,
    }
    return Notice(before.id, NoticeKind.MOVED, facts)


def left(table: TableRow, thread_id: int, reason: Typed) -> Notice:
    """Close the thread that a table has left; `reason` is for Discord's own audit log."""
    return Notice(table.id, NoticeKind.LEFT, {"thread": thread_id, "reason": reason})


def talk(table: TableRow) -> Notice:
    """Make a thread for watchers, unless there is one."""
    return Notice(table.id, NoticeKind.TALK, {}, coalesce_key=f"talk:{table.id}")


def notice(table: TableRow, text: Msg) -> Notice:
    """Return a sentence for all members of the table."""
    return Notice(table.id, NoticeKind.NOTICE, {"text": text})


def keeps_rules(table_id: int) -> Notice:
    """Say that the table is played to its end by earlier rules than its title has by now. It pings no member."""
    facts = {"text": msg("table.keeps_rules"), "silent": True}
    return Notice(table_id, NoticeKind.NOTICE, facts)


def reminder(
    table: TableRow, seat: Seat, turn: int, rung: Rung, *, is_fallback: bool = False
) -> Notice:
    """Remind a member of turn number `turn`, as long as it goes on.

    With `is_fallback` it goes to the thread because a direct message was refused.
    """
    facts: dict[str, object] = {"seat": seat, "turn": turn, "rung": rung}
    if is_fallback:
        facts["fallback"] = True
    return Notice(table.id, NoticeKind.REMINDER, facts)


def direct(table: TableRow, member_id: int, seat: Seat, turn: int, rung: Rung) -> Notice:
    """Return a direct message to a member about a turn."""
    facts: dict[str, object] = {"seat": seat, "turn": turn, "rung": rung}
    return Notice(table.id, NoticeKind.DIRECT, facts, member_id=member_id)


def cleanup(table: TableRow) -> Notice:
    """Delete the reminders of turns that are over, once for all that end soon."""
    return Notice(
        table.id,
        NoticeKind.CLEANUP,
        {},
        coalesce_key=f"cleanup:{table.id}",
        delay_s=CLEANED_AFTER_S,
    )


def keepalive(table: TableRow) -> Notice:
    """Stir the table's thread, so that Discord does not archive it."""
    return Notice(table.id, NoticeKind.KEEPALIVE, {})


def archive(table: TableRow) -> Notice:
    """Archive the table's thread, some time after its closing post."""
    return Notice(table.id, NoticeKind.ARCHIVE, {}, delay_s=ARCHIVED_AFTER_S)


def replay(table: TableRow) -> Notice:
    """Post an animation of the whole table, some time after its result."""
    return Notice(
        table.id, NoticeKind.REPLAY, {}, coalesce_key=f"replay:{table.id}", delay_s=REPLAYED_AFTER_S
    )


def trouble_of(table_id: int, text: Msg) -> Notice:
    """Tell a table's opener in private that a post was refused."""
    return Notice(
        table_id, NoticeKind.TROUBLE, {"text": text}, coalesce_key=f"trouble:{table_id}:{text.key}"
    )


def cut_off(table_id: int, text: Msg) -> Notice:
    """Tell the members at a table that the bot cannot post there."""
    facts: dict[str, object] = {"text": text, "all": True}
    return Notice(table_id, NoticeKind.TROUBLE, facts, coalesce_key=f"trouble:{table_id}:cut_off")


def trouble_to(table_id: int, member_id: int, text: Msg) -> Notice:
    """Tell a member in private that a post of a table was refused."""
    return Notice(table_id, NoticeKind.TROUBLE, {"text": text, "to": member_id})


def not_let_in(table: TableRow, member_id: int, told_id: int, text: Msg) -> Notice:
    """Tell the inviting member that the bot cannot add their guest to the private thread of a table."""
    facts: dict[str, object] = {"text": text, "to": told_id, "else_at_table": True}
    key = f"trouble:{table.id}:{text.key}:{member_id}"
    return Notice(table.id, NoticeKind.TROUBLE, facts, coalesce_key=key)


def offer(table: TableRow) -> Notice:
    """Post the seats of a table that are on offer, bring that post up to date, or take it down."""
    return Notice(table.id, NoticeKind.OFFER, {}, coalesce_key=f"offer:{table.id}")


def ballot(table: TableRow, number: int) -> Notice:
    """Post a ballot, or bring its post up to date."""
    key = f"ballot:{table.id}:{number}"
    return Notice(table.id, NoticeKind.BALLOT, {"ballot": number}, coalesce_key=key)


def bench(table: TableRow, member_id: int, seat: Seat) -> Notice:
    """Ask a member of the bench whether they take a seat."""
    return Notice(table.id, NoticeKind.BENCH, {"seat": seat}, member_id=member_id)


def handover(table: TableRow, seat: Seat) -> Notice:
    """Ask a member whether they take another's seat, or take the question away when it is answered."""
    return Notice(
        table.id, NoticeKind.HANDOVER, {"seat": seat}, coalesce_key=f"handover:{table.id}:{seat}"
    )


def deed(guild_id: int, number: int) -> Notice:
    """Return the post about a deed in the log of a server."""
    return Notice(None, NoticeKind.AUDIT, {"deed": number}, guild_id=guild_id)


def lobby_board(guild_id: int, *, delay_s: float = LISTED_AFTER_S) -> Notice:
    """Return the list of a server's tables, new or brought up to date."""
    return Notice(
        None,
        NoticeKind.LOBBY_BOARD,
        {"guild": guild_id},
        coalesce_key=f"lobby_board:{guild_id}",
        delay_s=delay_s,
        guild_id=guild_id,
    )


def lobby_board_check(guild_id: int) -> Notice:
    """Post the list again if its message is gone."""
    return Notice(
        None,
        NoticeKind.LOBBY_BOARD,
        {"guild": guild_id, "check": True},
        coalesce_key=f"lobby_check:{guild_id}",
        guild_id=guild_id,
    )


def lobby_board_gone(guild_id: int, post: Posted) -> Notice:
    """Take a list down, because the server wants it elsewhere or not at all."""
    facts: dict[str, object] = {"channel": post.channel_id, "message": post.message_id}
    return Notice(None, NoticeKind.LOBBY_BOARD, facts, guild_id=guild_id)


def invitation(table: TableRow, member_id: int, by: Typed) -> Notice:
    """Ask a member whether they sit down, or take the question away when it is answered.

    `by` is the inviting member.
    """
    facts: dict[str, object] = {"member": member_id, "by": by}
    key = f"invitation:{table.id}:{member_id}"
    return Notice(table.id, NoticeKind.INVITATION, facts, coalesce_key=key)


def match(table: TableRow) -> Notice:
    """Ask matched members to sit down, or bring the question up to date, or take it away."""
    return Notice(table.id, NoticeKind.MATCH, {}, coalesce_key=f"match:{table.id}")


def unmatched(member_id: int, channel_id: int) -> Notice:
    """Tell a member that no game was found; `channel_id` is the channel in which they asked for one."""
    return Notice(None, NoticeKind.UNMATCHED, {"channel": channel_id}, member_id=member_id)
