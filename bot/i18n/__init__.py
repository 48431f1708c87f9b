"""Texts in the languages the bot speaks.

Catalogues are Project Fluent files, ``bot/locale/<language>/*.ftl``; the rest of the program knows only `Catalogue`.
"""

from bot.i18n.catalogue import LANGUAGES, Catalogue, Catalogues, MissingText, language_of

__all__ = ["LANGUAGES", "Catalogue", "Catalogues", "MissingText", "language_of"]
