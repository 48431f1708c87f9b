"""Checks that what a table says in English and Italian can be read aloud."""

import re
from collections.abc import Iterator, Sequence

import msgspec

from rules.core.folding import folded
from rules.core.text import Msg
from tests.conformance.tables import Game, PlayedTable

SPOKEN = ("en", "it")

_SIGNS = re.compile(r"^[\s\-#*_>•→▸«“(]+")
_SENTENCES = re.compile(r"(?<=[.?!…])[*_]*\s+|\s·\s|\n")
_COLON = re.compile(r":(?=[\s*_`]|$)")
_UNELIDED = re.compile(r"(?<![\w’])(?:[aA] [*_«“]*[aàAÀ]|[eE] [*_«“]*[eèéEÈÉ])\w")


def check_spoken_texts(game: Game, table: PlayedTable) -> None:
    """Lines begin with a capital, no sentence has two colons, and Italian has *ad* and *ed* where it needs them."""
    said: set[bytes] = set()
    for where, text in _lines(game, table):
        stored = msgspec.msgpack.encode(text)
        if stored not in said:
            said.add(stored)
            for language, words in table.around.words(text):
                faults = slips(language, words) if language in SPOKEN else ()
                assert not faults, f"{game.key}: {language}: {faults[0]}: {words!r} {where}"


def slips(language: str, words: str) -> Sequence[str]:
    """Return the faults of some lines in a language."""
    found = []
    if any(_SIGNS.sub("", line)[:1].islower() for line in words.split("\n")):
        found.append("a line begins with a small letter")
    if any(len(_COLON.findall(sentence)) > 1 for sentence in _SENTENCES.split(words)):
        found.append("a sentence has two colons")
    if language == "it" and _UNELIDED.search(words):
        found.append("two equal vowels meet")
    return found


def _lines(game: Game, table: PlayedTable) -> Iterator[tuple[str, Msg]]:
    """Yield events, folded ones too, questions and descriptions of views."""
    events = [event.msg for step in table.steps for event in step.events if event.is_for(None)]
    for line in folded(events, game.folds):
        yield table.at(len(table.turns)), line.msg
    for number, step in enumerate(table.steps):
        where = table.at(number)
        yield from ((where, event.msg) for event in step.events)
        yield from ((where, asked) for asked in game.waiting_for(step.state).values())
    for position in table.sampled(4):
        where = table.at(position.number)
        for viewer in table.viewers:
            view = game.view(position.state, viewer)
            yield from ((where, text) for text in game.describe(view))
