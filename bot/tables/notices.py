"""What is posted, and when: pure functions from what happened to notices for the outbox."""

from collections.abc import Iterable

from bot.clocks.reminders import Rung
from bot.store.declaring.posted import Posted
from bot.store.rows import Notice, NoticeKind, SeatRow, Status, TableRow
from rules.core.seats import Seat
from rules.core.text import Msg, Typed, msg

MID_TURN_S = 20.0
"""A board during a turn waits until nobody has clicked for this long."""
ARCHIVED_AFTER_S = 24 * 3600.0
"""How long a thread stays open after the closing post of its table."""
CLEANED_AFTER_S = 5.0
REPLAYED_AFTER_S = 60.0
"""The result stands alone for a while; meanwhile those who play again have done so."""
LISTED_AFTER_S = 20.0
"""How long the list of a server's tables waits for further changes."""
ROBOTS_NEXT_S = 2.0
"""How long a board waits for robots' moves that follow."""


def lobby(table: TableRow) -> Notice:
    """The post of the lobby, new or brought up to date."""
    return Notice(table.id, NoticeKind.LOBBY, {}, coalesce_key=f"lobby:{table.id}")


def thread(table: TableRow) -> Notice:
    """A thread for the table."""
    return Notice(table.id, NoticeKind.THREAD, {})


def board(
    table: TableRow,
    seats: tuple[SeatRow, ...],
    *,
    waiting: Iterable[Seat],
    moved: Seat | None = None,
) -> Notice:
    """The board after entry `table.seq`, a move of the seat `moved`: at once if somebody must be pinged, else later.

    If a member is asked again during their turn because a robot reacted, they have not seen the new question yet: the
    edit that shows it comes soon, without a ping.
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
    """Members whose question no board has shown yet, except the member whose turn is in progress."""
    asked = [
        seats[seat].member_id
        for seat in sorted(waiting)
        if table.asks[seat] > table.board_seq and not seats[seat].is_lent
    ]
    return tuple(member for member in asked if member not in (None, table.acting_id))


def clocks_moved(table: TableRow) -> Notice:
    """What the newest board says about time has become wrong. It is corrected if that is still possible."""
    return Notice(
        table.id,
        NoticeKind.CLOCKS,
        {},
        coalesce_key=f"clocks:{table.id}",
    )


def board_again(table: TableRow) -> Notice:
    """The board as a new message, whether or not anything has changed."""
    return Notice(
        table.id,
        NoticeKind.BOARD,
        {"seq": table.seq, "again": True},
        coalesce_key=f"board:{table.id}",
    )


def past(table: TableRow, *, shows_ahead: bool = False) -> tuple[Notice, ...]:
    """What to do with the newest board, if there is one, once the next is posted.

    `shows_ahead` says that its picture is of a turn which only the next tells, whatever was recorded of it.
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


def closing(table: TableRow, reason: Msg | None = None) -> Notice:
    """The result. It shows the last board, and so replaces a board that has not been sent.

    `reason` says why a table ends without a result.
    """
    facts: dict[str, object] = {"seq": table.seq}
    if reason is not None:
        facts["text"] = reason
    return Notice(table.id, NoticeKind.CLOSING, facts, coalesce_key=f"board:{table.id}")


def again(table: TableRow) -> tuple[Notice, ...]:
    """Post again what a table shows."""
    match table.status:
        case Status.LOBBY:
            return (lobby(table),)
        case Status.PLAYING:
            return (board_again(table),)
        case _:
            return ()


def moved(table: TableRow) -> tuple[Notice, ...]:
    """Everything that a table needs in its new channel, after its own was deleted."""
    return notice(table, msg("table.moved", number=str(table.id))), *arrived(table)


def arrived(table: TableRow) -> tuple[Notice, ...]:
    """What a table posts in a new channel."""
    if table.status is Status.LOBBY:
        return again(table)
    return lobby(table), thread(table), *again(table)


def left_behind(before: TableRow, reason: Typed) -> Notice:
    """A link in the place that a table has left; `reason` is for Discord's own audit log."""
    facts: dict[str, object] = {
        "channel": before.channel_id,
        "thread": before.thread_id,
        "lobby": before.lobby,
        "reason": reason,
    }
    return Notice(before.id, NoticeKind.MOVED, facts)


def left(table: TableRow, thread_id: int, reason: Typed) -> Notice:
    """The thread that a table has left is closed; `reason` is for Discord's own audit log."""
    return Notice(table.id, NoticeKind.LEFT, {"thread": thread_id, "reason": reason})


def talk(table: TableRow) -> Notice:
    """A thread for those who watch, unless there is one."""
    return Notice(table.id, NoticeKind.TALK, {}, coalesce_key=f"talk:{table.id}")


def notice(table: TableRow, text: Msg) -> Notice:
    """A sentence for everybody at the table."""
    return Notice(table.id, NoticeKind.NOTICE, {"text": text})


def keeps_rules(table_id: int) -> Notice:
    """The table is played to its end by earlier rules than its title has by now. It notifies nobody."""
    facts = {"text": msg("table.keeps_rules"), "silent": True}
    return Notice(table_id, NoticeKind.NOTICE, facts)


def reminder(
    table: TableRow, seat: Seat, turn: int, rung: Rung, *, is_fallback: bool = False
) -> Notice:
    """A member is told of turn number `turn`, as long as it goes on.

    With `is_fallback` it goes to the thread because a direct message was refused.
    """
    facts: dict[str, object] = {"seat": seat, "turn": turn, "rung": rung}
    if is_fallback:
        facts["fallback"] = True
    return Notice(table.id, NoticeKind.REMINDER, facts)


def direct(table: TableRow, member_id: int, seat: Seat, turn: int, rung: Rung) -> Notice:
    """A direct message to a member about a turn."""
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
    """Post the whole table as a moving picture, some time after its result."""
    return Notice(
        table.id, NoticeKind.REPLAY, {}, coalesce_key=f"replay:{table.id}", delay_s=REPLAYED_AFTER_S
    )


def trouble_of(table_id: int, text: Msg) -> Notice:
    """A private message to a table's opener that something could not be posted."""
    return Notice(
        table_id, NoticeKind.TROUBLE, {"text": text}, coalesce_key=f"trouble:{table_id}:{text.key}"
    )


def not_let_in(table: TableRow, member_id: int, told_id: int, text: Msg) -> Notice:
    """Tell the member who invited another that the bot cannot add that one to the private thread of a table."""
    facts: dict[str, object] = {"text": text, "to": told_id}
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
    """An act that the log of a server tells."""
    return Notice(None, NoticeKind.AUDIT, {"deed": number}, guild_id=guild_id)


def lobby_board(guild_id: int, *, delay_s: float = LISTED_AFTER_S) -> Notice:
    """The list of a server's tables, new or brought up to date."""
    return Notice(
        None,
        NoticeKind.LOBBY_BOARD,
        {"guild": guild_id},
        coalesce_key=f"lobby_board:{guild_id}",
        delay_s=delay_s,
        guild_id=guild_id,
    )


def lobby_board_check(guild_id: int) -> Notice:
    """The list is posted again if it is not where it was."""
    return Notice(
        None,
        NoticeKind.LOBBY_BOARD,
        {"guild": guild_id, "check": True},
        coalesce_key=f"lobby_check:{guild_id}",
        guild_id=guild_id,
    )


def lobby_board_gone(guild_id: int, post: Posted) -> Notice:
    """A list is taken down, because the server wants it elsewhere or nowhere."""
    facts: dict[str, object] = {"channel": post.channel_id, "message": post.message_id}
    return Notice(None, NoticeKind.LOBBY_BOARD, facts, guild_id=guild_id)


def invitation(table: TableRow, member_id: int, by: Typed) -> Notice:
    """Ask a member whether they sit down, or take the question away when it is answered. `by` is who asks."""
    facts: dict[str, object] = {"member": member_id, "by": by}
    key = f"invitation:{table.id}:{member_id}"
    return Notice(table.id, NoticeKind.INVITATION, facts, coalesce_key=key)


def match(table: TableRow) -> Notice:
    """Ask members who were ready for a game to sit down, or bring the question up to date, or take it away."""
    return Notice(table.id, NoticeKind.MATCH, {}, coalesce_key=f"match:{table.id}")


def unmatched(member_id: int, channel_id: int) -> Notice:
    """Tell a member that no game was found; `channel_id` is where they asked for one."""
    return Notice(None, NoticeKind.UNMATCHED, {"channel": channel_id}, member_id=member_id)
