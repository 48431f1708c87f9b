"""Cost of the pictures of a move when many tables are played in turn.

``python -m benchmarks.pictures.tables [--tables 40] [--rounds 6] [TITLE…]``

`benchmarks.pictures` paints one table, whose last picture is always there. A busy bot paints a picture of each of many
tables before the first one is wanted again. Here two to four beginners play at each table, all titles by turns, one
move at each table in a round, and the bot's pictures of a move are drawn, with encoding, in processor time:

* ``opened``: the picture of the panel when it is opened;
* ``filled``: the same with the move filled in;
* ``public``: the public board, if the move ended the turn.

The first round is not counted.
"""

from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from resource import RUSAGE_SELF, getrusage
from time import process_time
from typing import Any

from benchmarks.parts.report import markdown
from benchmarks.pictures.turns import NAMES
from bot.core.form import given_of, page
from bot.i18n import Catalogue
from render.core.painter import Painter
from render.core.panel.focus import Question
from render.core.repaint.memory import Memory
from render.registry import load as load_painter
from rules.core import engine
from rules.core.game import GameDef, Given, RobotLevel, Setup, default_options, verb_of
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Say
from rules.registry import GAME_KEYS
from rules.registry import load as load_game

SEATS = (2, 3, 4)
BEFORE = 4
"""The moves at each table before the first picture."""
KINDS = ("opened", "filled", "public")


@dataclass(slots=True)
class _Table:
    number: int
    game: GameDef[Any, Any]
    painter: Painter[Any]
    state: Any
    rng: Rng

    def question(self, seat: Seat, verb: str | None, given: Given) -> Question[Any]:
        """Return what the panel of a seat shows."""
        game, state = self.game, self.state
        menu = engine.verbs_on_menu(game, state, seat)
        now, called = game.view(state, seat), tuple(each.name for each in menu)
        opened = next((each for each in menu if each.name == verb), None)
        if opened is None:
            return Question(now, now, None, called, {}, ())
        shown = page(game, state, seat, opened, given, {})
        then = game.preview(state, seat, opened.name, shown.given)
        return Question(now, then, opened.name, called, shown.given, shown.offered)


class Bot:
    """Draws the bot's pictures, and notes the time."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._memory = Memory()
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.times: Counter[str] = Counter()
        self.moves = 0

    def forget(self) -> None:
        """Begin to count anew."""
        self.seconds.clear()
        self.times.clear()
        self.moves = 0

    def turn(self, table: _Table) -> None:
        """A move at a table, with its pictures."""
        game = table.game
        if not (waiting := game.waiting_for(table.state)):
            return
        seat = min(waiting)
        move = game.robot(table.state, seat, RobotLevel.EASY, table.rng)
        verb = verb_of(game, move)
        assert verb is not None
        self._panel("opened", table, seat, table.question(seat, verb.name, {}))
        self._panel("filled", table, seat, table.question(seat, verb.name, given_of(verb, move)))
        table.state = engine.play(game, table.state, seat, move).state
        self.moves += 1
        if seat not in game.waiting_for(table.state):
            self._board(table)

    def _panel(self, kind: str, table: _Table, seat: Seat, question: Question[Any]) -> None:
        paint = table.painter.focus
        assert paint is not None
        begun = process_time()
        drawing = paint(question, self._say).finished()
        self._memory.pictures((table.number, seat), (drawing,), quick=True)
        self._count(kind, begun)

    def _board(self, table: _Table) -> None:
        drawings = table.painter.drawings
        assert drawings is not None
        view = table.game.view(table.state, None)
        begun = process_time()
        self._memory.pictures(table.number, (drawings.board(view, self._say),), quick=True)
        self._count("public", begun)

    def _count(self, kind: str, begun: float) -> None:
        self.seconds[kind] += process_time() - begun
        self.times[kind] += 1


def measure(keys: Sequence[str], tables: int, rounds: int) -> str:
    bot = Bot(Catalogue.load("en").sayer(lambda seat: NAMES[seat]))
    playing = [_opened(keys[number % len(keys)], number, len(keys)) for number in range(tables)]
    faults = 0
    for number in range(rounds):
        if number == 1:
            bot.forget()
            faults = getrusage(RUSAGE_SELF).ru_minflt
        for table in playing:
            bot.turn(table)
    faults = getrusage(RUSAGE_SELF).ru_minflt - faults
    cells = [
        f"{bot.seconds[kind] * 1000 / max(bot.times[kind], 1):.1f} ms ({bot.times[kind]})"
        for kind in KINDS
    ]
    each = sum(bot.seconds.values()) * 1000 / max(bot.moves, 1)
    row = (", ".join(keys), f"{each:.1f} ms", *cells, f"{faults / max(bot.moves, 1):.0f}")
    return markdown(("titles", "a move", *KINDS, "pages from the system"), [row])


def _opened(key: str, number: int, titles: int) -> _Table:
    game, seats = load_game(key), SEATS[number // titles % len(SEATS)]
    state = engine.start(game, Setup(seats, default_options(game), 100 + number)).state
    rng = Rng(number)
    for _ in range(BEFORE):
        seat = min(game.waiting_for(state))
        move = game.robot(state, seat, RobotLevel.EASY, rng)
        state = engine.play(game, state, seat, move).state
    return _Table(number, game, load_painter(key), state, rng)


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.pictures.tables", description=__doc__)
    parser.add_argument("titles", nargs="*", default=GAME_KEYS)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=6)
    given = parser.parse_args()
    print(measure(given.titles, given.tables, given.rounds))


if __name__ == "__main__":
    main()
