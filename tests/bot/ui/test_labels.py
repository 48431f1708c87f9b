"""The label that a form shows, sent as text in any language, means what a click on it means."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from bot.core import form
from bot.core.controls.components import OPTION_CHARS
from bot.core.form import MORE, Choice, Control, lines, payment
from bot.core.form.labels import read_text, read_whole
from bot.core.form.lines import complete_line
from bot.core.form.rows import NONE, choice_of, marked
from bot.core.text.lines import cut
from bot.i18n import LANGUAGES
from rules.core import engine
from rules.core.codec import unpack_move
from rules.core.domains import Amount, Domain, OneOf, SomeOf, Split
from rules.core.errors import Refusal
from rules.core.game import GameDef, Move, Verb, verb_named, verb_of
from rules.core.seats import Seat
from rules.core.text import Msg, Say, msg
from rules.registry import GAME_KEYS, load
from tests.catalogues import catalogue_of
from tests.golden import goldens
from tests.scale import one_in, sized

NAMES = ("Mina", "도윤", "Sandra", "Tom", "Ugo")
SAYS: dict[str, Say] = {
    language: catalogue_of(language).sayer(NAMES.__getitem__) for language in LANGUAGES
}
POSITIONS = sized(3, 200)
"""Positions of each title."""


def spoken(text: Msg) -> tuple[str, ...]:
    return tuple(say(text) for say in SAYS.values())


def positions(game: GameDef[Any, Any]) -> Iterator[tuple[Any, Seat]]:
    """Positions of all golden tables, spread evenly, each with a seat that is asked."""
    tables = list(goldens(game).values())
    each = -(-POSITIONS // len(tables))
    for table in tables[:POSITIONS]:
        states = [step.state for step in table.steps() if step.waiting]
        for at in range(each):
            state = states[(2 * at + 1) * len(states) // (2 * each)]
            yield state, min(game.waiting_for(state))


@pytest.mark.parametrize("key", GAME_KEYS)
def test_a_suggested_line_says_each_choice_once(key: str) -> None:
    game = load(key)
    for state, seat in positions(game):
        for verb in engine.verbs_on_menu(game, state, seat):
            for each in complete_line(game, state, seat, verb, "", SAYS["en"]):
                parts = each.label.split(" · ")
                assert all(parts)
                assert len(parts) == len(set(parts)), each.label


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_label_of_every_form_means_its_value(key: str) -> None:
    game, read = load(key), 0
    for state, seat in positions(game):
        menu = engine.verbs_on_menu(game, state, seat)
        for verb, language in product(menu, LANGUAGES):
            label = SAYS[language](msg(f"{key}.verb.{verb.name}"))
            found, _ = read_text(game, state, seat, label, spoken, menu)
            assert found == (verb, {}), label
            for given, control, choice, clicked in clicks(game, state, seat, verb):
                shown = as_shown(control, choice, SAYS[language])
                found, is_line = read_text(
                    game, state, seat, shown, spoken, menu, opened=verb, given=given
                )
                if is_line:
                    clicked = dict(form.page(game, state, seat, verb, clicked, {}).given)
                assert found == (verb, clicked), f"{key} {verb.name} {control.name}: {shown}"
                read += 1
    assert read > 50


def test_a_typed_pick_keeps_those_on_other_pages_of_its_menu() -> None:
    game = load("expancity")
    state = list(goldens(game)["nobody_builds"].steps())[68].state
    seat, verb = min(game.waiting_for(state)), verb_named(game, "plan")
    assert verb is not None
    given = {"tile": "res", "at": "N2E3"}
    clicked = form.choose(state, seat, verb, given, "builds", tokens=['"N4"'])
    assert clicked["builds"] == ("N4", "S2E2")
    both = ("N4", "S2E2")
    for typed, builds in (("N4", both), ("N4, S2E2", both)):
        (_, found), _ = read_text(
            game, state, seat, typed, spoken, [verb], opened=verb, given=given
        )
        assert found["builds"] == builds, typed


def as_shown(control: Control, choice: Choice, say: Say) -> str:
    """The label on a button or in a menu."""
    if control.buttons:
        return cut(marked(choice, choice.short or say(choice.label)), 80)
    return cut(marked(choice, say(choice.label)), OPTION_CHARS)


def clicks(
    game: GameDef[Any, Any], state: Any, seat: Seat, verb: Verb[Any, Any]
) -> Iterator[tuple[dict[str, Any], Control, Choice, dict[str, Any]]]:
    """Every choice of a form that is filled in from the top, with the choices before and after the click."""
    given: dict[str, Any] = {}
    wholes, fields = [each.name for each in verb.shortcuts], [each.name for each in verb.fields]
    for at, asked in enumerate((*wholes, *fields)):
        in_pieces = at >= len(verb.shortcuts)
        if in_pieces and at == len(verb.shortcuts):
            given = {}
        pages = {form.PIECES: 1} if in_pieces else {}
        page = form.page(game, state, seat, verb, given, pages, rows_free=99)
        after = given
        for control in page.controls:
            if control.field != asked or control.is_area:
                continue
            for choice in control.choices:
                if choice.token == MORE:
                    continue
                try:
                    clicked = form.choose(
                        state, seat, verb, given, control.name, tokens=[choice.token]
                    )
                except Refusal:
                    continue
                yield given, control, choice, clicked
                after = after if choice.token == NONE else clicked
        given = after


WHOLE = (
    ("expancity", "outright_two_seats"),
    ("metromania", "both_lines_two_seats"),
    ("mine", "limit_of_three"),
    ("tmars", "classic_won_prelude_elysium"),
    ("tmars", "draft"),
)
"""Golden tables that are played once more."""


@pytest.mark.parametrize(
    ("table", "language"),
    one_in(4, product(WHOLE, LANGUAGES), always=[(("tmars", "classic_won_prelude_elysium"), "it")]),
)
def test_a_whole_game_is_played_by_labels_alone(table: tuple[str, str], language: str) -> None:
    """Each move of a golden table is typed as its verb and the labels of its values."""
    key, name = table
    game, record = load(key), goldens(load(key))[name].record
    steps, say = list(goldens(game)[name].steps()), SAYS[language]
    for before, made in zip(steps, record.entries, strict=False):
        assert made.move is not None
        move = unpack_move(game, made.move)
        line = typed(game, before.state, made.seat, move, say)
        menu = engine.verbs_on_menu(game, before.state, made.seat)
        meant = read_whole(game, before.state, made.seat, line, spoken, menu)
        assert meant is not None, line
        again = typed(game, before.state, made.seat, meant, say)
        assert meant == move or sorted(again.split(", ")) == sorted(line.split(", ")), line
        engine.check(game, before.state, made.seat, meant)
    assert steps[-1].waiting == {}


def typed(game: GameDef[Any, Any], state: Any, seat: Seat, move: Move, say: Say) -> str:
    """A move in the labels of its form."""
    verb = verb_of(game, move)
    assert verb is not None
    words: list[str] = []
    held: dict[str, Any] = {}
    for field in verb.fields:
        domain, value = field.domain(state, seat, held), getattr(move, field.name)
        words.append(label_of(domain, value, say))
        held[field.name] = value
    label = say(msg(f"{game.key}.verb.{verb.name}"))
    return f"{label}: {' · '.join(words)}" if words else label


def label_of(domain: Domain, value: Any, say: Say) -> str:
    match domain:
        case OneOf():
            option = next(each for each in domain.options if each.value == value)
            return marked(choice_of(option, chosen=False), say(option.label))
        case SomeOf():
            picked = [each for each in domain.options if each.value in value]
            labels = (marked(choice_of(each, chosen=True), say(each.label)) for each in picked)
            return ", ".join(labels) or say(msg("ui.panel.none"))
        case Split():
            return ", ".join(map(say, payment.pieces(domain, value)))
        case Amount():
            return str(value)


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_suggested_line_is_named_by_its_label(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The label of a suggestion, typed instead, is read as its line, or suggested again with it."""
    monkeypatch.setattr(lines, "MOST_S", 60.0)
    game, read = load(key), 0
    for state, seat in positions(game):
        for verb, say in product(engine.verbs_on_menu(game, state, seat), SAYS.values()):
            first = complete_line(game, state, seat, verb, "", say, spoken)
            more = (
                []
                if not first
                else complete_line(game, state, seat, verb, first[0].value, say, spoken)
            )
            for each in (*first[:5], *more[:5]):
                if len(each.value) > lines.CHARS:
                    # It is not sent to Discord.
                    continue
                move = game.read(state, seat, each.value, spoken)
                # Discord is sent no more of a label.
                shown = cut(each.label, lines.CHARS)
                again = complete_line(game, state, seat, verb, shown, say, spoken)
                same = {found.value for found in again if cut(found.label, lines.CHARS) == shown}
                if shown and each.value not in same:
                    assert game.read(state, seat, shown, spoken) == move, each
                read += 1
    assert read > 20
