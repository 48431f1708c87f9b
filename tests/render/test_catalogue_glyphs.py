"""Every text in a catalogue can be drawn. Texts used only in messages may have emoji, since Discord draws those."""

from pathlib import Path
from unicodedata import category

import pytest

import bot
from render.core.fonts import has_glyph
from rules.registry import GAME_KEYS

FILES = sorted((Path(bot.__file__).parent / "locale").glob("*/*.ftl"))
EMOJI = ("So", "Mn", "Cf")
"""Symbols, combining marks, and format characters, all of which an emoji may contain."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_glyph_for_every_character(file: Path) -> None:
    missing = {character for character in file.read_text("utf-8") if not has_glyph(character)}
    if not file.stem.startswith(GAME_KEYS):
        missing = {character for character in missing if category(character) not in EMOJI}
    assert not missing
