"""Results of confirming alone: ``python -m benchmarks.proposals [--title expancity] [--tables 40]``.

One seat plays each table twice against beginners (robots of level 1). The first time the seat confirms the forms as
they open where hints are free, and presses the first button where a question has no *Confirm*. The second time a robot
of level 2 plays it. The goal is 80 % of the robot's mean total.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final, TypeAlias

from bot.core import form
from rules.core import engine
from rules.core.game import GameDef, Move, RobotLevel, Setup, default_options, verb_of
from rules.core.rng import Rng
from rules.core.search import choose
from rules.core.seats import Seat
from rules.registry import load, title_keys

TABLES: Final = 40
GOAL: Final = Fraction(4, 5)
SEATS: Final = 2

Player: TypeAlias = Callable[[GameDef[Any, Any], Any, Seat, Rng], Move]


class Confirmer:
    """A member who confirms each form as it opens. It counts how each question was answered."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()

    def __call__(self, game: GameDef[Any, Any], state: Any, seat: Seat, chance: Rng) -> Move:
        move = game.robot(state, seat, RobotLevel.NORMAL, chance)
        verb = verb_of(game, move)
        if verb is None or form.is_instant(game, state, seat, verb):
            return self._first_button(game, state, seat)
        given = form.settled(state, seat, verb, form.given_of(verb, move))
        page = form.page(game, state, seat, verb, given, {})
        if page.move is None or page.problem is not None:
            return self._first_button(game, state, seat)
        self.answers["confirmed"] += 1
        return page.move

    def _first_button(self, game: GameDef[Any, Any], state: Any, seat: Seat) -> Move:
        """Return the move of the first button of the question.

        Raises:
            ValueError: no button makes a move, and no form can be confirmed.
        """
        self.answers["first button"] += 1
        menu = engine.verbs_on_menu(game, state, seat)
        for verb in sorted(menu, key=lambda each: not each.proposed(state, seat)):
            if not form.is_instant(game, state, seat, verb):
                continue
            given: dict[str, Any] = {}
            if verb.fields:
                shown = form.page(game, state, seat, verb, {}, {}).controls[0]
                given = {verb.fields[0].name: shown.choices[0].value}
            whole = form.completed(state, seat, verb, given)
            if whole is not None:
                move: Move = verb.move(**whole)
                break
        else:
            raise ValueError(f"{game.key}: seat {seat} can neither confirm nor press a button")
        return move


def by_level(level: RobotLevel) -> Player:
    def move(game: GameDef[Any, Any], state: Any, seat: Seat, chance: Rng) -> Move:
        return choose(game, state, seat, level, chance)

    return move


def total(game: GameDef[Any, Any], setup: Setup, tested: Seat, player: Player) -> int:
    """Play a table to its end, and return the total of the tested seat. The other seats are beginners."""
    beginner, chance = by_level(RobotLevel.EASY), Rng(setup.seed)
    state = engine.start(game, setup).state
    while (outcome := game.outcome(state)) is None:
        seat = min(game.waiting_for(state))
        move = (player if seat == tested else beginner)(game, state, seat, chance)
        state = engine.play(game, state, seat, move).state
    return outcome.scores[tested].total


def measured(key: str, tables: int) -> bool:
    """Print the figures of a title. Return whether the goal is reached."""
    game, confirmer, level_2 = load(key), Confirmer(), by_level(RobotLevel.NORMAL)
    confirmed: list[int] = []
    played: list[int] = []
    for number in range(tables):
        setup = Setup(SEATS, default_options(game), number + 1)
        confirmed.append(total(game, setup, number % SEATS, confirmer))
        played.append(total(game, setup, number % SEATS, level_2))
    share = Fraction(sum(confirmed), sum(played))
    counts = ", ".join(f"{kind} {count}" for kind, count in sorted(confirmer.answers.items()))
    print(
        f"{key}: {sum(confirmed) / tables:.1f} by confirming, {sum(played) / tables:.1f} by level 2: "
        f"{float(share):.0%} ({tables} tables; {counts})",
        flush=True,
    )
    return share >= GOAL


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--title", choices=title_keys())
    parser.add_argument("--tables", type=int, default=TABLES)
    given = parser.parse_args()
    keys = title_keys() if given.title is None else [given.title]
    reached = [measured(key, given.tables) for key in keys]
    raise SystemExit(0 if all(reached) else 1)


if __name__ == "__main__":
    main()
