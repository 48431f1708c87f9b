"""Folds repeated events into one line each, for people who read a log. The log itself keeps every event.

A title says in `GameDef.folds` which events can be added up. Other events are folded only if they are wholly equal.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import Arg, Item, Msg, msg


@dataclass(frozen=True, slots=True)
class Fold:
    """Names the arguments that may differ between two events of one kind that become one line."""

    gains: tuple[str, ...] = ()
    """Numbers that are added, also those in a text or a list of texts. They must have the same sign."""
    total: str = ""
    """The state after the event; the last one is kept. If it is a number, it must have grown by the first gain."""
    joined: tuple[str, ...] = ()
    """Names that are put in one list, in their order."""
    once: tuple[str, ...] = ()
    """Names that are put in one list, each once."""
    who: str = "seat"
    """The argument that names the seat."""


@dataclass(frozen=True, slots=True)
class ActFold(Fold):
    """An act of a seat. Repeated ones have the text ``<key>.times``, an unfinished sentence with `$times`."""


@dataclass(frozen=True, slots=True)
class EffectFold(Fold):
    """An effect of the act before it. Behind repeated acts it has the text ``<key>.effect``, without the seat."""


NO_FOLD: Final = Fold()
Folds: TypeAlias = Mapping[str, Fold]


class FoldedLine(Struct, frozen=True):
    """A line to read, and the first and the last of the events that it tells."""

    msg: Msg
    first: int
    last: int
    times: int = 1
    """How often the event happened, if it is the same one each time."""


def told(events: Sequence[Event], viewer: Seat | None, folds: Folds) -> list[Msg]:
    """Return the events that a viewer is told, folded; reasons, which members look up, are left out."""
    seen = [event.msg for event in events if event.is_for(viewer) and not event.explains]
    return [line.msg for line in folded(seen, folds)]


def folded(told: Sequence[Msg], folds: Folds) -> list[FoldedLine]:
    """Fold what repeats without a gap. Give it only texts that the reader may see."""
    lines: list[FoldedLine] = []
    for place, text in enumerate(told):
        line = FoldedLine(text, place, place)
        both = _merged(lines[-1], line, folds) if lines else None
        if both is None:
            lines.append(line)
        else:
            lines[-1] = both
    done: list[FoldedLine] = []
    place = 0
    while place < len(lines):
        block, place = _repeated(lines, place, folds)
        done.append(_in_words(block, folds) if block[0].times > 1 else block[0])
    return done


def repeated(act: Msg, times: int) -> Msg:
    """Return a repeated act as an unfinished sentence."""
    return Msg(f"{act.key}.times", {**act.args, "times": times})


def as_effect(text: Msg) -> Msg:
    """Return an effect without the seat, for the end of a sentence about its acts."""
    return Msg(f"{text.key}.effect", text.args)


def _repeated(
    lines: Sequence[FoldedLine], start: int, folds: Folds
) -> tuple[list[FoldedLine], int]:
    """Return an act with its effects, added up as often as they repeat, and the place behind them.

    Without repetition it is the line itself.
    """
    alone = [lines[start]]
    size = _size(lines, start, folds)
    if size < 2:
        return alone, start + 1
    block, at = list(lines[start : start + size]), start + size
    while (both := _merged_blocks(block, lines[at : at + size], folds)) is not None:
        block, at = both, at + size
    return (block, at) if at > start + size else (alone, start + 1)


def _size(lines: Sequence[FoldedLine], start: int, folds: Folds) -> int:
    """Return the number of lines of an act and its effects; 0 for another line."""
    act = folds.get(lines[start].msg.key)
    if not isinstance(act, ActFold):
        return 0
    actor = _seat(lines[start].msg, act)
    size = 1
    for line in lines[start + 1 :]:
        fold = folds.get(line.msg.key)
        if not isinstance(fold, EffectFold) or _seat(line.msg, fold) != actor:
            break
        size += 1
    return size


def _merged_blocks(
    block: Sequence[FoldedLine], again: Sequence[FoldedLine], folds: Folds
) -> list[FoldedLine] | None:
    if len(again) < len(block):
        return None
    pairs = zip(block, again, strict=True)
    both = [_merged(one, other, folds) for one, other in pairs]
    return [each for each in both if each is not None] if all(both) else None


def _in_words(block: Sequence[FoldedLine], folds: Folds) -> FoldedLine:
    """Return one line for what happened several times."""
    head, *rest = block
    act, last = head.msg, block[-1].last
    fold = folds.get(act.key)
    if isinstance(fold, ActFold):
        said = repeated(act, head.times)
        if not rest:
            return FoldedLine(msg("core.folded", act=said), head.first, last, head.times)
        effects = tuple(as_effect(each.msg) for each in rest)
        line = msg("core.folded_with", act=said, effects=effects)
        return FoldedLine(line, head.first, last, head.times)
    if fold is not None:
        return head
    return replace(head, msg=msg("core.folded_same", said=act, times=head.times))


def _merged(one: FoldedLine, other: FoldedLine, folds: Folds) -> FoldedLine | None:
    """Return one line for two; None if they differ in more than the numbers and names of their fold."""
    fold = folds.get(one.msg.key, NO_FOLD)
    both = _added_up(one.msg, other.msg, fold)
    if both is None:
        return None
    return FoldedLine(both, one.first, other.last, one.times + other.times)


def _added_up(one: Msg, other: Msg, fold: Fold) -> Msg | None:
    if one.key != other.key or one.args.keys() != other.args.keys():
        return None
    args: dict[str, Arg] = {}
    for name, then in one.args.items():
        both = _both(name, then, one, other, fold)
        if both is None:
            return None
        args[name] = both
    return Msg(one.key, args)


def _both(name: str, then: Arg, one: Msg, other: Msg, fold: Fold) -> Arg | None:
    now = other.args[name]
    if name in fold.gains:
        return _sum(then, now)
    if name == fold.total:
        return now if _runs_on(then, now, other, fold) else None
    if name in fold.joined:
        return (*_listed(then), *_listed(now))
    if name in fold.once:
        seen = _listed(then)
        more = tuple(each for each in _listed(now) if each not in seen)
        return (*seen, *more) if more else then
    return now if now == then else None


def _runs_on(then: Arg, now: Arg, other: Msg, fold: Fold) -> bool:
    """Return whether a total follows from the one before."""
    gain = other.args.get(fold.gains[0]) if fold.gains else None
    if isinstance(then, int) and isinstance(now, int) and isinstance(gain, int):
        return now == then + gain
    return True


def _listed(arg: Arg) -> tuple[Item, ...]:
    return arg if isinstance(arg, tuple) else (arg,)


def _sum(one: Arg, other: Arg) -> Arg | None:
    """Return two gains as one; None if they are not of the same things."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        if len(one) != len(other):
            return None
        sums = [_item_sum(each, more) for each, more in zip(one, other, strict=True)]
        return None if None in sums else tuple(each for each in sums if each is not None)
    if isinstance(one, tuple) or isinstance(other, tuple):
        return None
    return _item_sum(one, other)


def _item_sum(one: Item, other: Item) -> Item | None:
    match one, other:
        case int(), int():
            return one + other if (one < 0) == (other < 0) else None
        case Msg(), Msg() if one.key == other.key and one.args.keys() == other.args.keys():
            sums = {name: _sum(arg, other.args[name]) for name, arg in one.args.items()}
            found = {name: arg for name, arg in sums.items() if arg is not None}
            return Msg(one.key, found) if len(found) == len(sums) else None
        case _:
            return one if one == other else None


def _seat(text: Msg, fold: Fold) -> Arg | None:
    """Return the name of the seat, also from inside a text that is nothing but the name of one."""
    who = text.args.get(fold.who)
    return who.args.get("seat", who) if isinstance(who, Msg) else who
