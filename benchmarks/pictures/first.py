"""The first picture of a title in a bot that has been up for some seconds.

``python -m benchmarks.pictures.first TITLE``

Each figure is that of a fresh process. It loads the same as a bot at its start, draws the same as an idle bot
(`bot.warming`), and gives free memory back. Then it paints and encodes one board, for the first time, and prints how
much processor time that took, in milliseconds: the last position of the table that ``benchmarks.pictures`` measures, of
other robots and, in Metromania, on another map than the pictures drawn beforehand. With ``--unprepared`` nothing is
drawn beforehand: faces of the typeface, palettes and texts are opened for this picture too.
"""

import subprocess
import sys
from argparse import ArgumentParser
from statistics import median
from time import process_time

from benchmarks.pictures.turns import NAMES, positions
from bot.core.posts.renderer import Renderer
from bot.i18n import Catalogues
from bot.memory import keep_what_is_there
from bot.titles import check, installed_texts
from bot.warming import Warming
from render.core.repaint.last import painted
from render.registry import load as load_painter
from rules.registry import load as load_game
from rules.registry import title_keys

TIMES = 3


def median_ms(title: str, most: int | None = None, *, prepared: bool = True) -> float:
    """The median of some processes."""
    command = [sys.executable, "-m", "benchmarks.pictures.first", title]
    command += [] if most is None else ["--most", str(most)]
    command += [] if prepared else ["--unprepared"]
    found = (subprocess.run(command, check=True, stdout=subprocess.PIPE) for _ in range(TIMES))
    return median(float(each.stdout) for each in found)


def first_ms(title: str, most: int | None, *, prepared: bool) -> float:
    """In this process, in which nothing was drawn before."""
    check()
    catalogues = Catalogues.load(*installed_texts())
    keep_what_is_there()
    view = positions(load_game(title), most=most)[-1]
    if prepared:
        warming = Warming(Renderer(), catalogues, load_game, load_painter)
        for key in title_keys():
            work = warming.pieces(key)
            while work is not None and not work.go_on():
                pass
    drawings = load_painter(title).drawings
    assert drawings is not None
    say = catalogues["ko"].sayer(lambda seat: NAMES[seat])
    begun = process_time()
    painted(drawings.board(view, say), quick=True)
    return (process_time() - begun) * 1000


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.pictures.first", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--most", type=int, help="only the first positions of the table")
    parser.add_argument("--unprepared", action="store_true")
    given = parser.parse_args()
    print(f"{first_ms(given.title, given.most, prepared=not given.unprepared):.1f}")


if __name__ == "__main__":
    main()
