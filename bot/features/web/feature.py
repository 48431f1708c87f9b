"""Builds the feature."""

from bot.core.core import Core
from bot.features.web.parts import Web
from bot.features.web.site import Site


def build(core: Core) -> Web:
    site = Site(core)
    return Web(site=site, run=site.run if core.pages.web is not None else None, close=site.close)
