"""The titles that the suite runs over: ours, and the toys."""

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from bot.i18n import LANGUAGES, Catalogue
from render import registry as painters
from rules import registry as titles
from rules.core.game import Setup
from tests import scale
from tests.catalogues import toy_catalogue_of
from tests.conformance.tables import Around, Game, PlayedTable, play_table, setups
from tests.golden import FOLDER
from tests.toys import LOCALE
from tests.toys.painter import PAINTER


@dataclass(frozen=True)
class Subject:
    """A title, with the place where it can be imported."""

    source: str
    """``module:name``."""
    is_toy: bool

    @property
    def game(self) -> Game:
        module, _, name = self.source.partition(":")
        game: Game = getattr(import_module(module), name)
        return game

    @property
    def setups(self) -> tuple[Setup, ...]:
        return _setups(self, scale.GAMES)

    @property
    def is_ours(self) -> bool:
        return self.is_toy or self.game.key in titles.GAME_KEYS

    @property
    def locale(self) -> Traversable:
        """The folder that holds the title's texts, a folder for each language."""
        if self.is_toy:
            return LOCALE
        return files("bot" if self.is_ours else self.source.partition(":")[0]) / "locale"

    @property
    def golden(self) -> Path:
        """The folder of its recorded tables; that of an installed title lies beside its package."""
        if self.is_ours:
            return FOLDER / self.game.key
        package = import_module(self.source.partition(":")[0])
        return Path(package.__file__ or "").parents[1] / "golden"

    def __str__(self) -> str:
        return self.source.partition(":")[0].rpartition(".")[2]


@cache
def _setups(subject: Subject, games: int) -> tuple[Setup, ...]:
    # Whether a title takes a setup is known once it has started, which may take it long.
    return tuple(setups(subject.game, games))


TITLES = tuple(Subject(f"rules.{key}:GAME", is_toy=False) for key in titles.GAME_KEYS)
TOYS = (Subject("tests.toys.nim:GAME", is_toy=True), Subject("tests.toys.sealed:GAME", is_toy=True))


@cache
def catalogues() -> tuple[Catalogue, ...]:
    return tuple(toy_catalogue_of(language) for language in LANGUAGES)


def around(subject: Subject) -> Around:
    painter = PAINTER if subject.is_toy else painters.load(subject.game.key)
    texts = texts_in(subject.locale, subject.game.key)
    return Around(subject.source, catalogues(), painter, texts, subject.golden)


def texts_in(locale: Traversable, key: str) -> dict[str, dict[str, str]]:
    """The sources of a title's texts, by language and by file; languages that it lacks are left out."""
    return {
        language: {
            file.name: file.read_text("utf-8")
            for file in (locale / language).iterdir()
            if re.fullmatch(rf"{key}(_\w+)?\.ftl", file.name)
        }
        for language in LANGUAGES
        if (locale / language).is_dir()
    }


@cache
def played(subject: Subject, place: int) -> PlayedTable:
    """The table of the subject's setup with this number."""
    return play_table(subject.game, subject.setups[place], around(subject))
