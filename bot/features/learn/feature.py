"""Builds the feature."""

from bot.core.caller import Caller
from bot.core.controls.ids import ReadId
from bot.core.controls.items import Click
from bot.core.core import Core
from bot.core.feature import Button, update
from bot.core.posts.post import Post
from bot.features.learn.cog import HelpCommands
from bot.features.learn.help import Help
from bot.features.learn.parts import Learn
from bot.store.copying.figures import figures
from rules.core.errors import Refusal


def build(core: Core) -> Learn:
    help_ = Help(core, lambda: core.database.read(figures))

    async def topic(caller: Caller, click: Click[ReadId]) -> Post:
        if click.id.of != "topics":
            raise Refusal("ui.outdated")
        return await help_.page(caller, "".join(click.values[:1]))

    return Learn(
        help=help_,
        cogs=[HelpCommands(core)],
        buttons={ReadId: {"help": Button(topic, update)}},
    )
