"""English and Italian as one says them: plurals, elisions, capitals and colons, in every reading of every message."""

import re
from collections.abc import Iterator

import pytest

from bot.i18n import Catalogue
from tests.bot.i18n.readings import Reading, readings

SPOKEN = ("en", "it")

# Plurals

_AFTER = r"(?:\{{\${name}\}}|\b1|\bone|\buna?)[*_`]* (\w+)"
_COUNTED = re.compile(r"(?P<range>\}(?:–| to | a ))?\{\$(?P<name>\w+)\}(?=[*_`]* (?P<noun>\w+))")
_NO_NUMBERS = frozenset(
    ["cell", "many", "mentions", "name", "owner", "resource", "seat", "tag", "winners"]
)
"""Placeables after which a plural is a verb or the noun of a compound, or that are a range or more than 1."""


def nouns(language: str) -> dict[str, str]:
    """Return the singular of each noun that stands after a number, by its plural, if the two differ."""
    words: dict[tuple[str, str], dict[bool, set[str]]] = {}
    for reading in readings(language):
        for name, chosen in reading.chosen.items():
            found = re.findall(_AFTER.format(name=name), reading.text, re.IGNORECASE)
            after = words.setdefault((reading.key, name), {True: set(), False: set()})
            after[chosen in ("one", "1")] |= {word.lower() for word in found}
    return {
        other: one
        for after in words.values()
        for one in after[True]
        for other in after[False] - after[True]
        if one[:2] == other[:2]
    }


def unfit(language: str, reading: Reading, plurals: dict[str, str]) -> Iterator[str]:
    """Yield the nouns that do not fit the number before them, because it is 1, or because it is not."""
    for found in _COUNTED.finditer(reading.text):
        name, noun = found["name"], found["noun"].lower()
        chosen = reading.chosen.get(name)
        if found["range"] or (chosen is None and name in _NO_NUMBERS):
            continue
        # In English a noun before another one is singular, as in “3 resource cards”.
        alone = language == "it" and noun in plurals.values() and noun not in plurals
        if alone if chosen == "other" else noun in plurals and chosen in (None, "one", "1"):
            yield f"{reading.key}: {name} {noun}"


@pytest.mark.parametrize("language", SPOKEN)
def test_a_noun_is_chosen_by_the_number_before_it(language: str) -> None:
    plurals = nouns(language)
    assert len(plurals) > 30
    assert {each for one in readings(language) for each in unfit(language, one, plurals)} == set()


@pytest.mark.parametrize(
    ("n", "words"), [(0, "0 points"), (1, "1 point"), (2, "2 points"), (21, "21 points")]
)
def test_plurals_against_numbers(n: int, words: str) -> None:
    catalogue = Catalogue("en", ['scored = { $n } { PLURAL($n, "point/points") }'])
    assert catalogue.words("scored", n=n) == words
    assert catalogue.words("scored", n=str(n)) == words
    assert catalogue.words("scored", n=-n) == (f"\N{MINUS SIGN}{words}" if n else words)


# Elisions

_MARKS = r"[*_`«“\[(]*"
_BEFORE_NAME = re.compile(rf"(?<![\w’])[aeAE]d? {_MARKS}\{{(\$?[\w-]+)\}}")
"""The words a and e before a placeable: only AD and ED know its first letter."""

_NUMBER = re.compile(
    r"\$(?:bot|co(?:st|unt)|cut|days?|floors|heaps|high|last|left|length|most|n|pieces|points|salt|silver|to(?:kens|tal)?)"
)
"""Placeables that begin with a digit."""

_MISSPELT = (
    rf"\ba {_MARKS}[aàAÀ]\w",
    rf"\be {_MARKS}[eèéEÈÉ]",
    rf"\bad {_MARKS}[^\W\daàAÀ_]",
    rf"\bed {_MARKS}[^\W\deèéEÈÉ_]",
    r"(?i)\b(?:l|un|dell|all|nell|dall|sull|quest|quell)’[^\W\d_aeiouàèéìòùh]",
    r"(?i)\b(?:d[ae]lla|alla|nella|sulla|d[ae]llo|allo|nello|sullo|del|al|nel|dal|sul|il) [aeiouàèéìòù]\w",
    r"(?i)\b(?:il|del|al|nel|dal|sul|un|i|dei|ai|nei|dai|sui) (?:s[bcdfglmnpqrtv]|z|gn|ps|pn|x)\w",
)
_PRINTED = ("tmars-card-",)
"""Names as the publisher prints them."""


def test_italian_words_before_a_name_know_its_first_letter() -> None:
    found = {
        f"{reading.key}: {name}"
        for reading in readings("it")
        for name in _BEFORE_NAME.findall(reading.text)
        if not _NUMBER.fullmatch(name)
    }
    assert found == set()


@pytest.mark.parametrize("misspelt", _MISSPELT)
def test_italian_words_are_elided(misspelt: str) -> None:
    wrong = re.compile(misspelt)
    found = {
        key for key, text in spoken("it") if not key.startswith(_PRINTED) if wrong.search(text)
    }
    assert found == set()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Alessandra", "Tocca ad Alessandra ed Elena."),
        ("**àlex**", "Tocca ad **àlex** ed Elena."),
        ("«A1»", "Tocca ad «A1» ed Elena."),
        ("🦊 Ada", "Tocca ad 🦊 Ada ed Elena."),
        ("Elena", "Tocca a Elena ed Elena."),
        ("<@7>", "Tocca a <@7> ed Elena."),
        ("…", "Tocca a … ed Elena."),
    ],
)
def test_italian_elision_by_the_next_letter(name: str, words: str) -> None:
    catalogue = Catalogue("it", ['turn = Tocca { AD($name) } { $name } { ED("Elena") } Elena.'])
    assert catalogue.words("turn", name=name) == words


# Capitals and colons

_SIGNS = re.compile(r"^(?:[\s\-#*_>•→▸]|[^\w\s{}«“(])+")
_CALLED = re.compile(r"^(?:\{\$(?:mention|mentions|called)\} )+")
"""Mentions, after which a message begins."""
_END = re.compile(r"[.?!][*_”»)]*$")
_STOP = re.compile(r"(?<!\bn)(?<!\{\$place\})[.?!][*_”»]* +[*_“«(]*([^\W\d_])")
_PARTS = re.compile(r"(?<=[.?!…])[*_]*\s+|\s·\s|\n")
_COLON = re.compile(r":(?=[\s*_`]|$)")
_DRAWN = re.compile(r"\w+-figure-\d+$")
"""Descriptions of drawn examples, which number their parts."""


def spoken(language: str) -> Iterator[tuple[str, str]]:
    """Yield the key and text of each reading, without code."""
    for reading in readings(language):
        yield reading.key, re.sub(r"`[^`]*`", "`…`", reading.text)


def small_starts(text: str) -> Iterator[str]:
    """Yield lines and sentences that begin with a small letter; a text without a full stop is a piece of others."""
    for number, line in enumerate(text.strip().split("\n")):
        bare = _SIGNS.sub("", line)
        called = _CALLED.match(bare)
        start = bare[called.end() :] if called else bare
        if start[:1].islower() and (called or number or _END.search(text)):
            yield line
    yield from (found[0] for found in _STOP.finditer(text) if found[1].islower())


@pytest.mark.parametrize("language", SPOKEN)
def test_lines_and_sentences_begin_with_a_capital(language: str) -> None:
    assert {key for key, text in spoken(language) if any(small_starts(text))} == set()


@pytest.mark.parametrize(
    ("text", "begins_well"),
    [
        ("-# **Segnato.** Si comincia.", True),
        ("{$mention} Tocca a te.", True),
        ("il tavolo {$table}", True),
        ("Tavolo n. {$number}: n. 4 di 5.", True),
        ("{$mention} tocca a te.", False),
        ("🛡 il tavolo finisce.", False),
        ("Segnato. si comincia.", False),
        ("Segnato.\n-# si comincia.", False),
    ],
)
def test_a_small_start_is_found(text: str, *, begins_well: bool) -> None:
    assert any(small_starts(text)) != begins_well


@pytest.mark.parametrize("language", SPOKEN)
def test_a_sentence_has_one_colon(language: str) -> None:
    found = {
        f"{key}: {part}"
        for key, text in spoken(language)
        if not _DRAWN.search(key)
        for part in _PARTS.split(text)
        if len(_COLON.findall(part)) > 1
    }
    assert found == set()


@pytest.mark.parametrize("language", SPOKEN)
def test_a_question_has_no_colon_because_it_follows_one(language: str) -> None:
    """Such as “**Anna**: Discard 1 card.”; so do the choices of a title’s options."""
    asked = re.compile(r"\w+-asked[_-]|(?!hosting-)\w+-option-\w+-")
    found = {key for key, text in spoken(language) if asked.match(key) and _COLON.search(text)}
    assert found == set()
