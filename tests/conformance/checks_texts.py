"""Checks that every text exists in every language and gets all the arguments it needs."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import parse
from fluent.syntax.ast import Message

from bot.i18n import MissingText
from rules.core import engine
from rules.core.domains import Amount, Domain, OneOf, SomeOf, Split
from rules.core.folding import ActFold, EffectFold, as_effect, repeated
from rules.core.game import RobotLevel
from rules.core.hinting import in_words
from rules.core.naming import unspoken
from rules.core.rng import Rng
from rules.core.text import Msg, msg
from tests.conformance.checks_moves import refusals
from tests.conformance.filling import fill
from tests.conformance.tables import Around, Game, PlayedTable, Position

_REFUSALS = ("IllegalMove", "MalformedMove")


def check_declared_texts(game: Game, tables: Sequence[PlayedTable]) -> None:
    """The title, its verbs, fields, options and the codes of its refusals have texts in every language."""
    around = tables[0].around
    keys = [f"{game.key}.{name}" for name in ("title", "tagline", "rules.1")]
    for verb in game.verbs:
        keys.append(f"{game.key}.verb.{verb.name}")
        asked = [*(each.name for each in verb.fields), *(each.name for each in verb.shortcuts)]
        keys.extend(f"{game.key}.field.{verb.name}.{name}" for name in asked)
        if any(not shortcut.is_complete for shortcut in verb.shortcuts[:1]):
            keys += (f"{game.key}.pieces.{verb.name}", f"{game.key}.wholes.{verb.name}")
    for standing in game.standing:
        keys.append(f"{game.key}.standing.{standing.name}")
        keys.append(f"{game.key}.standing.{standing.name}.ends")
    for spec in game.options:
        keys.append(f"{game.key}.option.{spec.name}")
        keys.extend(f"{game.key}.option.{spec.name}.{choice}" for choice in spec.choices)
    for key in keys:
        assert_said(around, msg(key), game.key)
    for code, facts in _raised(around.source):
        for catalogue in around.catalogues:
            assert catalogue.has(f"error.{code}"), f"{catalogue.language}: no words for {code}"
        for language, by_file in around.texts.items():
            lacks = _facts_of(code, by_file.values()) - facts
            assert not lacks or None in facts, f"{language}: {code} is refused without {lacks}"


def check_glossary(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Every entry of the glossary is found by its id and has a unique name and a description."""
    around = tables[0].around
    if game.glossary is None:
        return
    for component in game.glossary.ids:
        where = f"{game.key}: {component}"
        assert game.glossary.read(component, unspoken) == component, (
            f"{where} is not found by its id"
        )
        for seats in (None, *game.seats):
            entry = game.glossary.entry(component, seats)
            assert entry, f"nothing is said of {where}"
            for text in (game.glossary.name(component), *entry):
                assert_said(around, text, where)
    for catalogue in around.catalogues:
        say = around.say(catalogue.language)
        names = [say(game.glossary.name(component)) for component in game.glossary.ids]
        assert len(set(names)) == len(names), f"{game.key}: names repeat in {catalogue.language}"


def _facts_of(code: str, sources: Iterable[str]) -> set[str | None]:
    """Return the arguments of a refusal's sentence."""
    name = "error-" + code.replace(".", "-")
    return {*chain.from_iterable(_arguments(source).get(name, ()) for source in sources)}


@cache
def _arguments(source: str) -> Mapping[str, Sequence[str]]:
    """Return the arguments of each text of a catalogue."""
    return {
        entry.id.name: re.findall(r"\$(\w+)", source[entry.span.start : entry.span.end])
        for entry in parse(source).body
        if isinstance(entry, Message) and entry.span is not None
    }


def _raised(source: str) -> Iterator[tuple[str, set[str | None]]]:
    """The codes that appear in the title's modules as the first argument of a refusal, each with the names of its
    facts; None stands for facts that a variable holds.
    """
    file = Path(import_module(source.partition(":")[0]).__file__ or "")
    modules = file.parent.rglob("*.py") if file.name == "__init__.py" else [file]
    for module in modules:
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id=name),
                    args=[ast.Constant(value=str(code)), *_],
                    keywords=facts,
                ) if name in _REFUSALS:
                    yield code, {each.arg for each in facts}


def check_told_texts(game: Game, table: PlayedTable) -> None:
    """Events, questions, offers, descriptions of views and results have texts in every language."""
    said: set[bytes] = set()
    for where, text in _told(game, table):
        stored = msgspec.msgpack.encode(text)
        if stored not in said:
            said.add(stored)
            assert_said(table.around, text, where)


def _told(game: Game, table: PlayedTable) -> Iterator[tuple[str, Msg]]:
    for number, step in enumerate(table.steps):
        where = table.at(number)
        for event in step.events:
            yield from ((where, text) for text in (event.msg, *_repeated(game, event.msg)))
        yield from ((where, asked) for asked in game.waiting_for(step.state).values())
    for position in table.sampled(8):
        where = table.at(position.number)
        for viewer in table.viewers:
            view = game.view(position.state, viewer)
            yield from ((where, text) for text in game.describe(view))
        yield from ((where, text) for text in _offered(game, table, position.state, where))
        yield from ((where, text) for text in _hinted(game, position))
    outcome = game.outcome(table.positions[-1].state)
    if outcome is not None:
        yield table.at(len(table.turns)), outcome.reason
        for score in outcome.scores:
            yield from ((table.at(len(table.turns)), part.label) for part in score.parts)


def _repeated(game: Game, text: Msg) -> Iterator[Msg]:
    """Yield the texts of an event for readers of a line that tells several."""
    fold = game.folds.get(text.key)
    if fold is None:
        return
    named = {*fold.gains, *fold.joined, *([fold.total] if fold.total else [])}
    assert named <= text.args.keys(), f"{text.key} has no {named - text.args.keys()} to fold"
    if isinstance(fold, ActFold):
        yield repeated(text, 2)
    if isinstance(fold, EffectFold):
        yield as_effect(text)


def _hinted(game: Game, position: Position) -> Iterator[Msg]:
    """Yield the texts of a robot's hints: its move and reasons, and a move at random."""
    state, rng = position.state, Rng(position.number)
    for seat in game.waiting_for(state):
        usual = game.robot(state, seat, RobotLevel.NORMAL, rng)
        for move in (usual, engine.sample_move(game, state, seat, rng)):
            yield in_words(game, state, seat, move)
            yield from game.reasons(state, seat, move)


def _offered(game: Game, table: PlayedTable, state: Any, where: str) -> Iterator[Msg]:
    for seat in game.waiting_for(state):
        for verb in engine.verbs_on_menu(game, state, seat):
            for _, _, domain, _ in fill(verb, state, seat, table.chance(seat), where):
                yield from _labels(domain)


def _labels(domain: Domain) -> Iterator[Msg]:
    match domain:
        case OneOf(options) | SomeOf(options):
            for option in options:
                yield option.label
                if option.note is not None:
                    yield option.note
        case Split(parts):
            yield from (part.label for part in parts)
        case Amount():
            return


def check_refusals_are_catalogued(game: Game, table: PlayedTable) -> None:
    """Every refusal met has a text in every language, and its facts fill it in."""
    said = set()
    for where, refused in refusals(game, table):
        if (refused.code, tuple(refused.facts)) not in said:
            said.add((refused.code, tuple(refused.facts)))
            assert_said(table.around, refused.msg, where)


def assert_said(around: Around, text: Msg, where: str) -> None:
    """Assert that the text exists in every language and gets all its arguments."""
    try:
        for language, words in around.words(text):
            assert words.strip(), f"{language}: {text.key} is empty {where}"
            assert "{" not in words, f"{language}: “{words}” is not filled in {where}"
    except MissingText as missing:
        raise AssertionError(f"no words: {missing} {where}") from missing
