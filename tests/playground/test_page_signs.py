"""Signs on the page: emoji are drawn by the page itself, so that no machine lacks them."""

import re
from pathlib import Path

import pytest

import bot
from bot.playground.server import PAGE

LOCALE = Path(bot.__file__).parent / "locale"
EMOJI = re.compile("[\U0001f300-\U0001faff\u2600-\u27bf\u23e9-\u23ff\u2b50]")
DRAWN = frozenset(
    re.findall(r'^  "(.)":', (PAGE / "emoji.js").read_text("utf-8"), flags=re.MULTILINE)
)


@pytest.mark.parametrize("file", sorted(LOCALE.rglob("*.ftl")), ids=lambda file: file.stem)
def test_every_emoji_in_a_text_is_drawn(file: Path) -> None:
    written = set(EMOJI.findall(file.read_text("utf-8")))
    assert written <= DRAWN


def test_many_emoji_are_drawn() -> None:
    assert len(DRAWN) >= 15
