"""Forms over random tables of every title: each page fits Discord, and clicking through makes a legal move."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.core import form
from bot.core.commands.limits import check_page
from bot.core.form import MORE, Page
from bot.i18n import LANGUAGES, Catalogues
from rules.core import engine
from rules.core.game import GameDef, Setup, Verb, default_options
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.registry import GAME_KEYS, load
from tests.catalogues import toys_spoken
from tests.toys import nim, sealed

TITLES = [*(load(key) for key in GAME_KEYS), nim.GAME, sealed.GAME]
NAMES = ("김하늘", "Alessandra Bonaventura", "T" * 32, "Mina", "도윤")
MOST_CLICKS = 60


def positions(game: GameDef[Any, Any], seats: int, every: int) -> Iterator[tuple[Any, Seat]]:
    """The seats that are asked at positions of one random table, a few moves apart."""
    chance = Rng(seats)
    state = engine.start(game, Setup(seats, default_options(game), 40 + seats)).state
    moves = 0
    while waiting := sorted(game.waiting_for(state)):
        seat = chance.pick(waiting)
        if moves % every == 0:
            yield state, seat
        state = engine.play(game, state, seat, engine.sample_move(game, state, seat, chance)).state
        moves += 1


def clicked_through(
    game: GameDef[Any, Any], state: Any, seat: Seat, verb: Verb[Any, Any], chance: Rng
) -> Iterator[Page]:
    """The pages of a form while a member clicks at random until the move is complete, and after one more click."""
    given: dict[str, Any] = {}
    pages: dict[str, int] = {}
    for _ in range(MOST_CLICKS):
        shown = form.page(game, state, seat, verb, given, pages)
        yield shown
        if shown.instant:
            return
        unfilled = [each for each in shown.controls if not any(c.chosen for c in each.choices)]
        if shown.move is not None and (not unfilled or chance.below(3) == 0):
            return
        control = chance.pick(unfilled or shown.controls)
        if control.pages > 1 and chance.below(4) == 0:
            pages[control.name] = control.page + 1
            continue
        count = max(control.at_least, min(1, control.at_most))
        tokens = [choice.token for choice in control.choices][:count]
        given = form.choose(
            state, seat, verb, given, control.name, tokens=tokens, page_shown=control.page
        )
    raise AssertionError(f"{game.key}: {verb.name} is not filled in after {MOST_CLICKS} clicks")


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
def test_pages_fit_discord_and_lead_to_a_move(
    title: GameDef[Any, Any], catalogues: Catalogues
) -> None:
    text = [catalogues[language].sayer(NAMES.__getitem__) for language in LANGUAGES]
    chance = Rng(5)
    for state, seat in positions(title, title.seats[-1], every=3):
        for verb in engine.verbs_on_menu(title, state, seat):
            shown = None
            for shown in clicked_through(title, state, seat, verb, chance):
                assert MORE not in [
                    choice.token for each in shown.controls for choice in each.choices
                ]
                for say in text:
                    assert check_page(shown, say) == ()
            assert shown is not None
            assert shown.problem is None
            if not shown.instant:
                assert shown.move is not None
                engine.play(title, state, seat, shown.move)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
def test_a_typed_move_fills_in_the_form(title: GameDef[Any, Any]) -> None:
    chance = Rng(6)
    for state, seat in positions(title, title.seats[0], every=2):
        move = engine.sample_move(title, state, seat, chance)
        read = title.read(state, seat, title.write(move), toys_spoken)
        verb = next(verb for verb in title.verbs if isinstance(read, verb.move))
        shown = form.page(title, state, seat, verb, form.given_of(verb, read), {})
        assert shown.move == move
        assert shown.may_confirm
