"""Goals of time and memory for typed text, and for memory of pictures: ``python -m benchmarks.limits``.

Times are processor times on a machine like that of `benchmarks.parts.effort`. Ends with 1 if a goal is missed.
"""

import argparse
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from benchmarks.parts.effort import seconds
from benchmarks.parts.freed import held_after_pictures_mb
from benchmarks.parts.report import markdown
from bot.core.commands.options import complete_options
from bot.core.form.lines import MOST_S, Suggestion, complete_line
from bot.core.form.nearest import nearest_line
from bot.i18n import Catalogue
from bot.title_files import TitleFiles
from rules.core import engine
from rules.core.engine import sample_move
from rules.core.errors import MalformedMove
from rules.core.game import GameDef, Setup, default_options
from rules.core.rng import Rng
from rules.core.text import Say
from rules.metromania.map_file import MOST_LINES, read_map
from rules.registry import GAME_KEYS, load

OPTIONS_S, NEAREST_S, MAP_S, MAP_BYTES = 0.005, 0.05, 0.5, 20_000_000
PICTURES_MB = 8.0
LENGTHS: Final = (80, 6000)
"""6,000 characters are the most that an option of a command can hold."""
REPEATED: Final = ("x ", "map=m ", "a=b;", "가 ", "1 ")
"""Pieces that are repeated up to that length, to ask for suggestions."""
WRONG: Final = ("x" * 500, "", "가나다", "1:C7>v99", "park@Z9; b N1")
"""Lines of moves that are none."""
MOVES: Final = (0, 7, 30)
MAPS: Final = MappingProxyType(
    {
        "tables": "[a{n}.b.c]",
        "lists": "a{n} = [" + "1," * 90 + "]",
        "tables in lists": "a{n} = [" + "{b=1}," * 15 + "]",
        "pieces": "[[piece]]\nid = 'x{n}'",
        "keys": "a.b.c{n} = 1",
        "strings": "a{n} = '" + "x" * 180 + "'",
    }
)
"""Lines of which the longest maps are made that are read at all."""


@dataclass(frozen=True, slots=True)
class Limit:
    what: str
    worst: float
    limit: float
    unit: str = "ms"
    is_least: bool = False
    """Must it be at least the limit?"""

    @property
    def is_kept(self) -> bool:
        return self.worst >= self.limit if self.is_least else self.worst <= self.limit

    @property
    def row(self) -> tuple[str, str, str]:
        bound = "at least" if self.is_least else "at most"
        return self.what, f"{self.worst:.2f} {self.unit}", f"{bound} {self.limit:g} {self.unit}"


def longest_map(line: str) -> str:
    count = MOST_LINES // (line.count("\n") + 1)
    return "\n".join(line.replace("{n}", str(number)) for number in range(count))


def after(game: GameDef[Any, Any], moves: int, seed: int = 4) -> tuple[Any, int]:
    """A state after some random moves, and a seat that must act."""
    chance = Rng(seed)
    state = engine.start(game, Setup(game.seats[-1], default_options(game), seed)).state
    for _ in range(moves):
        seat = min(game.waiting_for(state))
        move = sample_move(game, state, seat, chance)
        state = engine.play(game, state, seat, move).state
    return state, min(game.waiting_for(state))


def suggesting(title: str, typed: str, say: Say) -> Iterator[Callable[[], list[Suggestion]]]:
    """Yield functions that find suggestions: for the options of a title, then for each verb at a new table."""
    game = load(title)
    yield partial(complete_options, game, TitleFiles(None), typed, say)
    state, seat = after(game, 0)
    for verb in engine.verbs_on_menu(game, state, seat):
        yield partial(complete_line, game, state, seat, verb, typed, say)


def of_suggestions() -> Iterator[Limit]:
    say = Catalogue.load("ko").sayer(str)
    options: list[float] = []
    lines: list[float] = []
    for title in GAME_KEYS:
        for text in REPEATED:
            for length in LENGTHS:
                first, *others = suggesting(title, (text * length)[:length], say)
                options.append(seconds(first))
                lines += map(seconds, others)
    yield Limit("suggestions for options", max(options) * 1000, OPTIONS_S * 1000)
    yield Limit("suggestions for a line", max(lines) * 1000, 2 * MOST_S * 1000)


def of_nearest_lines() -> Iterator[Limit]:
    found = []
    for title in GAME_KEYS:
        game = load(title)
        for moves in MOVES:
            state, seat = after(game, moves)
            found += [seconds(partial(nearest_line, game, state, seat, typed)) for typed in WRONG]
    yield Limit("the nearest right line", max(found) * 1000, NEAREST_S * 1000)


def of_maps() -> Iterator[Limit]:
    times, memory = [], []
    for line in MAPS.values():
        read = partial(_read, longest_map(line))
        times.append(seconds(read))
        tracemalloc.start()
        read()
        memory.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    yield Limit("a long map that is refused", max(times) * 1000, MAP_S * 1000)
    yield Limit("its memory", max(memory) / 1e6, MAP_BYTES / 1e6, "MB")


def of_memory() -> Iterator[Limit]:
    """Yield the limits of memory: only glibc keeps freed memory, and only Linux reports it."""
    if sys.platform != "linux":
        return
    yield Limit("held after pictures", held_after_pictures_mb(), PICTURES_MB, "MB")


def _read(text: str) -> None:
    with suppress(MalformedMove):
        read_map(text)


def main(arguments: list[str] | None = None) -> int:
    argparse.ArgumentParser(prog="python -m benchmarks.limits", description=__doc__).parse_args(
        arguments
    )
    found = [*of_suggestions(), *of_nearest_lines(), *of_maps(), *of_memory()]
    print(markdown(("what", "worst", "goal"), [each.row for each in found]))
    return int(not all(each.is_kept for each in found))


if __name__ == "__main__":
    sys.exit(main())
