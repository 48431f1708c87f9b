"""The features of the bot: our own, and those of installed packages."""

from collections.abc import Callable, Iterator
from importlib.metadata import entry_points

from bot.core.core import Core
from bot.core.feature import Feature
from bot.features.absence import feature as absence
from bot.features.clock import feature as clock
from bot.features.find import feature as find
from bot.features.learn import feature as learn
from bot.features.lobby import feature as lobby
from bot.features.look import feature as look
from bot.features.moderate import feature as moderate
from bot.features.my import feature as my
from bot.features.rating import feature as rating
from bot.features.settings import feature as settings
from bot.features.tournament import feature as tournament
from bot.features.turn import feature as turn
from bot.features.web import feature as web

Build = Callable[[Core], Feature]

GROUP = "turnpost.features"
"""The entry points by which installed packages add features: each names a function `build(core) -> Feature`."""
OURS: tuple[Build, ...] = (
    *(learn.build, turn.build, look.build, absence.build, find.build, lobby.build, clock.build),
    *(moderate.build, rating.build, tournament.build, my.build, settings.build),
    web.build,
)
"""Our own features, in the order of building. Each may use the features before it."""


def builds() -> Iterator[Build]:
    """Yield the function that builds each feature: ours first, then installed ones by name.

    Raises:
        TypeError: an entry point names an object that is not callable.
    """
    yield from OURS
    for point in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        build = point.load()
        if not callable(build):
            raise TypeError(f"the feature “{point.name}” names {point.value}, which is no function")
        yield build
