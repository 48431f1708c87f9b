"""The folded lines of golden tables tell the same acts, gains and totals as the events themselves."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import pytest

from rules.core.folding import NO_FOLD, Fold, FoldedLine, Folds, folded
from rules.core.text import Arg, Msg
from rules.registry import GAME_KEYS, load
from tests.golden import goldens

pytestmark = pytest.mark.slow

Sums = Counter[tuple[str, ...]]


@pytest.mark.parametrize("key", GAME_KEYS)
def test_folded_lines_replay_to_the_same_events(key: str) -> None:
    game = load(key)
    for golden in goldens(game).values():
        steps = list(golden.steps())
        events = [event for step in steps for event in step.events]
        for viewer in (None, *range(golden.record.setup.seats)):
            known = [event.msg for event in events if event.is_for(viewer)]
            lines = folded(known, game.folds)
            _assert_covers(lines, len(known))
            for line in lines:
                _assert_tells(line, known[line.first : line.last + 1], game.folds)


def _assert_covers(lines: Sequence[FoldedLine], count: int) -> None:
    """Assert that every event is told once, in the order of the events."""
    places = [place for line in lines for place in range(line.first, line.last + 1)]
    assert places == list(range(count))


def _assert_tells(line: FoldedLine, events: Sequence[Msg], folds: Folds) -> None:
    if len(events) == 1:
        assert [line.msg] == list(events)
        return
    parts = {part.key: (part, times) for part, times in _parts(line)}
    if not all("seat" in folds.get(each.key, NO_FOLD).once for each in events):
        assert len({str(_seat(each, folds)) for each in events} - {"None"}) <= 1
    assert parts.keys() == {each.key for each in events}
    for key, (part, times) in parts.items():
        same = [each for each in events if each.key == key]
        assert times in (None, len(same))
        _assert_adds_up(part, same, folds.get(key, NO_FOLD))


def _parts(line: FoldedLine) -> Iterator[tuple[Msg, int | None]]:
    """Yield the events of a line under their own keys, each with the number of times if the line says it."""
    match line.msg:
        case Msg("core.folded" | "core.folded_with", args):
            act = args["act"]
            effects = args.get("effects", ())
            assert isinstance(act, Msg)
            assert isinstance(effects, tuple)
            own = {name: arg for name, arg in act.args.items() if name != "times"}
            yield Msg(act.key.removesuffix(".times"), own), _whole(act.args["times"])
            for effect in effects:
                assert isinstance(effect, Msg)
                yield Msg(effect.key.removesuffix(".effect"), effect.args), None
        case Msg("core.folded_same", {"said": Msg() as said, "times": int(times)}):
            yield said, times
        case other:
            yield other, None


def _assert_adds_up(part: Msg, same: Sequence[Msg], fold: Fold) -> None:
    for name, arg in part.args.items():
        if name in fold.gains:
            assert _numbers([arg]) == _numbers(each.args[name] for each in same)
        elif name == fold.total:
            assert arg == same[-1].args[name]
        elif name in fold.once:
            wanted = [item for each in same for item in _listed(each.args[name])]
            assert _listed(arg) == list(dict.fromkeys(wanted)), (
                "each once, in the order of the events"
            )
        elif name in fold.joined:
            assert _listed(arg) == [item for each in same for item in _listed(each.args[name])]
        else:
            assert all(each.args[name] == arg for each in same)


def _numbers(args: Iterable[Arg]) -> Sums:
    """Return the sum of the numbers in each place, with the names around it."""
    sums: Sums = Counter()
    for arg in args:
        for place, number in _leaves(arg, ()):
            sums[place] += number
    return sums


def _leaves(arg: Arg, place: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], int]]:
    match arg:
        case int():
            yield place, arg
        case Msg(key, args):
            names = [f"{name}={each}" for name, each in args.items() if not isinstance(each, int)]
            for name, each in args.items():
                yield from _leaves(each, (*place, key, *names, name))
        case tuple():
            for item in arg:
                yield from _leaves(item, place)
        case _:
            return


def _listed(arg: Arg) -> list[object]:
    return list(arg) if isinstance(arg, tuple) else [arg]


def _whole(arg: Arg) -> int:
    assert isinstance(arg, int)
    return arg


def _seat(text: Msg, folds: Folds) -> Arg | None:
    who = text.args.get(folds.get(text.key, NO_FOLD).who)
    return who.args.get("seat", who) if isinstance(who, Msg) else who
