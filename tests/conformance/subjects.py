"""The titles the suite is run over: those we host, and the toys."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from bot.i18n import LANGUAGES, Catalogue
from render import registry as painters
from rules import registry as titles
from rules.core.game import Setup
from tests.catalogues import toy_catalogue_of
from tests.conformance.tables import GAMES, Around, Game, PlayedTable, play_table, setups
from tests.toys.painter import PAINTER


@dataclass(frozen=True)
class Subject:
    """A title by where it is found."""

    source: str
    """``module:name``."""
    is_toy: bool

    @property
    def game(self) -> Game:
        module, _, name = self.source.partition(":")
        game: Game = getattr(import_module(module), name)
        return game

    @property
    def setups(self) -> Iterator[Setup]:
        return setups(self.game, GAMES)

    def __str__(self) -> str:
        return self.source.partition(":")[0].rpartition(".")[2]


TITLES = tuple(Subject(f"rules.{key}:GAME", is_toy=False) for key in titles.GAME_KEYS)
TOYS = (Subject("tests.toys.nim:GAME", is_toy=True), Subject("tests.toys.sealed:GAME", is_toy=True))


@cache
def catalogues() -> tuple[Catalogue, ...]:
    return tuple(toy_catalogue_of(language) for language in LANGUAGES)


def around(subject: Subject) -> Around:
    painter = PAINTER if subject.is_toy else painters.load(subject.game.key)
    return Around(subject.source, catalogues(), painter)


@cache
def played(subject: Subject, place: int) -> PlayedTable:
    """The table of the subject's setup of that number."""
    return play_table(subject.game, list(subject.setups)[place], around(subject))
