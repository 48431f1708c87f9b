"""The texts in every language, parsed once in each test process: parsing them takes longer than most tests."""

from functools import cache

from bot.i18n import LANGUAGES, Catalogue, Catalogues
from bot.titles import installed_texts
from rules.core.text import Msg
from tests.toys import LOCALE


@cache
def catalogue_of(language: str) -> Catalogue:
    """The program's own texts in one language."""
    return Catalogue.load(language)


@cache
def own_catalogues() -> Catalogues:
    """The program's own texts in every language."""
    return Catalogues({language: catalogue_of(language) for language in LANGUAGES})


@cache
def toy_catalogue_of(language: str) -> Catalogue:
    """The program's own texts in one language, and those of the toys and of installed titles."""
    return Catalogue.load(language, LOCALE, *installed_texts())


@cache
def toy_catalogues() -> Catalogues:
    """The program's own texts in every language, and those of the toys and of installed titles."""
    return Catalogues({language: toy_catalogue_of(language) for language in LANGUAGES})


def spoken(text: Msg) -> tuple[str, ...]:
    """A text in every language, by the program's own catalogues."""
    return own_catalogues().wordings(text)


def toys_spoken(text: Msg) -> tuple[str, ...]:
    """A text in every language, also of the toys and of installed titles."""
    return toy_catalogues().wordings(text)
