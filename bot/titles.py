"""The bot's use of titles: their slash commands, and the texts of installed ones."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from render import registry as painters
from rules import registry as titles


def check() -> None:
    """Load every title and its painter, so that a broken one is refused when the bot starts.

    Raises:
        rules.registry.BadTitle: a title cannot be loaded; the text names it.
    """
    for key in titles.title_keys():
        try:
            titles.load(key)
            painters.load(key)
        except titles.BadTitle:
            raise
        except Exception as error:
            # Importing an installed package may raise any error.
            raise titles.BadTitle(f"the title “{key}” cannot be loaded: {error!r}") from error


def installed_texts() -> tuple[Traversable, ...]:
    """Return the folder `locale` of each installed title's package."""
    return tuple(files(titles.package_of(key)) / "locale" for key in _installed())


def extension_of(key: str) -> str | None:
    """Return the module with a title's commands: `bot.features.titles.<key>`, or `cog` in an installed package.

    An installed title need not have one: panels and `/table` make it playable.
    """
    if key in titles.GAME_KEYS:
        return f"bot.features.titles.{key}"
    module = f"{titles.package_of(key)}.cog"
    return module if find_spec(module) is not None else None


def _installed() -> Iterator[str]:
    return (key for key in titles.title_keys() if key not in titles.GAME_KEYS)
