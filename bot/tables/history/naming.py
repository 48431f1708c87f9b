"""Names in events: those of the seats' holders at the time."""

from msgspec.structs import replace

from bot.store.rows import Sitting
from bot.tables.model import Position
from bot.tables.names import NOBODY, is_former
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import Arg, Item, Msg, SeatName, Typed, msg, typed


def as_called_then(position: Position, seq: int, event: Event) -> Event:
    """Return an event of entry `seq`, with names for seats that have changed hands since."""
    then = sitting_at(position.sittings, seq)
    now = sitting_at(position.sittings, position.table.seq + 1)
    others = {
        seat: _name(sitting)
        for seat, sitting in then.items()
        if (sitting.member_id, sitting.name) != (now[seat].member_id, now[seat].name)
    }
    return replace(event, msg=_told(event.msg, others)) if others else event


def called_at(position: Position, seat: Seat, seq: int) -> Typed:
    """Return the seat holder's name as of log entry `seq`; empty for a robot, or a former player."""
    sitting = sitting_at(position.sittings, seq)[seat]
    is_gone = sitting.member_id is None or is_former(sitting.member_id)
    return Typed("") if is_gone else sitting.name


def sitting_at(sittings: tuple[Sitting, ...], seq: int) -> dict[Seat, Sitting]:
    """Return for each seat the sitting during which an entry was made."""
    return {each.seat: each for each in sittings if each.since <= seq}


def _name(sitting: Sitting) -> Msg:
    if is_former(sitting.member_id):
        return msg(NOBODY)
    if sitting.member_id is None:
        return msg("ui.robot", place=str(sitting.seat + 1))
    return typed(sitting.name)


def _told(text: Msg, names: dict[Seat, Msg]) -> Msg:
    return Msg(text.key, {key: _arg(arg, names) for key, arg in text.args.items()})


def _arg(arg: Arg, names: dict[Seat, Msg]) -> Arg:
    if isinstance(arg, tuple):
        return tuple(_item(item, names) for item in arg)
    return _item(arg, names)


def _item(item: Item, names: dict[Seat, Msg]) -> Item:
    match item:
        case SeatName(seat):
            return names.get(seat, item)
        case Msg():
            return _told(item, names)
        case _:
            return item
