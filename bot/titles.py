"""What titles bring for the bot: commands of their own, and the texts of those that were installed."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from render import registry as painters
from rules import registry as titles

if TYPE_CHECKING:
    from bot.ui.commands.title_cog import TitleCog


def check() -> None:
    """Load every title with its painter, so that one that cannot be hosted is refused when the bot starts.

    Raises:
        rules.registry.BadTitle: naming the package.
    """
    for key in titles.title_keys():
        try:
            titles.load(key)
            painters.load(key)
        except titles.BadTitle:
            raise
        except Exception as error:
            # The code of an installed package may fail in any way while it is imported.
            raise titles.BadTitle(f"the title “{key}” cannot be loaded: {error!r}") from error


def installed_texts() -> tuple[Traversable, ...]:
    """The folder `locale` of each installed title's package."""
    return tuple(files(titles.package_of(key)) / "locale" for key in _installed())


def cog_of(key: str) -> "type[TitleCog] | None":
    """The group of a title's own commands: `COG` of `bot.cogs.<key>`, or of the module `cog` of an installed title.

    An installed title need not have one: panels and `/table` make it playable.
    """
    if key in titles.GAME_KEYS:
        module = f"bot.cogs.{key}"
    else:
        module = f"{titles.package_of(key)}.cog"
        if find_spec(module) is None:
            return None
    found: type[TitleCog] = titles.exported(key, module, "COG")
    return found


def _installed() -> Iterator[str]:
    return (key for key in titles.title_keys() if key not in titles.GAME_KEYS)
