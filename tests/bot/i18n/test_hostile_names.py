"""No text in any language lets a name be more than text."""

import re
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from typing import Final
from zlib import crc32

import pytest

from bot.core.text.translator import Translator, escaped, translator
from bot.i18n import LANGUAGES, MissingText
from bot.i18n.catalogue import entries
from rules.core.text import Typed, msg, typed
from tests.catalogues import catalogue_of
from tests.hostile import HARMLESS, HOSTILE, complaint

_MANY: Final = 3000
# How a name can stand in a message of ours. Between spoilers or strokes it cannot: backslashes do not count there.
PLACES = (
    "{}",
    "{} plays.",
    "{}: 3",
    "**{}**",
    "-# Rating: {} 1404 (+8)",
    "- {}\n- {}",
    "> {} said {}",
    "🛡 {} freed the seat of {}: {}",
    "[table](https://discord.com/channels/1/2) · {}",
    "<@5> {} <#6> {}",
    "_{}_ *{}* __{}__",
    "{}{}",
)
_WANTED = re.compile(r"\$(\w+)")
_NOT_FOR_NAMES = re.compile(
    r"(?:SIGNED|CAPITAL|SMALL)\(\$(\w+)|<[@#t][&:]?\{ \$(\w+) \}|\(<?\{ \$(\w+) \}>?\)|`[^`\n]*\{ \$(\w+) \}[^`\n]*`"
)
"""Numbers, our own words, parts of mentions, addresses and text in back quotes."""


@pytest.mark.parametrize("place", PLACES)
def test_a_name_stands_in_a_message_as_text(place: str) -> None:
    harmless = place.replace("{}", HARMLESS)
    found = [complaint(place.replace("{}", escaped(each)), harmless, each) for each in HOSTILE]
    assert [each for each in found if each] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_shows_names_as_text(language: str) -> None:
    """Each text of the catalogue in three ways: as ours, as a refusal or an event, and with lists of names."""
    text = translator(catalogue_of(language), None)
    found = []
    for key, wanted in _texts(language):
        for at, shape in enumerate((_ours, _whole, _lists)):
            name = HOSTILE[(crc32(key.encode()) + at * 17) % len(HOSTILE)]
            with suppress(MissingText):  # A number is wanted for one of its arguments.
                said = shape(text, key, wanted, name)
                found.append(complaint(said, shape(text, key, wanted, HARMLESS), name))
    assert len(found) > _MANY
    assert [each for each in found if each] == []


def _ours(text: Translator, key: str, wanted: list[str], name: str) -> str:
    return text.words(key, **{each: typed(Typed(name)) for each in wanted})


def _whole(text: Translator, key: str, wanted: list[str], name: str) -> str:
    return text.say(msg(key, **{each: Typed(name) for each in wanted}))


def _lists(text: Translator, key: str, wanted: list[str], name: str) -> str:
    several = (msg("core.list_and", start=Typed(name), last=Typed(name)), typed(Typed(name)))
    return text.words(key, **dict.fromkeys(wanted, several))


def _texts(language: str) -> Iterator[tuple[str, list[str]]]:
    """The texts in which a name can stand, and the arguments that can be one."""
    for file in sorted((files("bot") / "locale" / language).iterdir(), key=lambda each: each.name):
        for key, source in entries(file.read_text("utf-8")):
            barred = {name for found in _NOT_FOR_NAMES.findall(source) for name in found}
            wanted = sorted({*_WANTED.findall(source)} - barred)
            if wanted and not barred and not key.startswith("-"):
                yield key.replace("-", "."), wanted
