"""Text boxes of tournaments: name and date, disputes, and why one is called off."""

import discord

from bot.core.controls.ids import TournamentId
from bot.core.controls.modal import OPEN_FOR_S
from bot.core.text.translator import Translator
from bot.features.tournament.choices.kinds import MOST_ENTRANTS
from bot.tournaments.rulings.ruling import MOST_REASON
from rules.core.errors import Refusal

NAME, WHEN, MOST, WHY = "name", "when", "most", "why"
_NAME_CHARS = 60
_WHEN_CHARS = 40
_MOST_CHARS = 4
_WHY_CHARS = 1000


def when_window(
    text: Translator, window_id: TournamentId, *, name: str, when: str, most: int, zone: str
) -> discord.ui.Modal:
    """Return the text box for name, date and maximum number of entrants, filled with the given values."""
    modal = discord.ui.Modal(
        title=text.words("tournament.when_title"), timeout=OPEN_FOR_S, custom_id=window_id.write()
    )
    boxes = (
        (NAME, name, _NAME_CHARS, None),
        (WHEN, when, _WHEN_CHARS, text.words("tournament.field_when_hint", zone=zone)),
        (MOST, str(most), _MOST_CHARS, text.words("tournament.field_most_hint")),
    )
    for key, value, chars, hint in boxes:
        modal.add_item(
            discord.ui.Label(
                text=text.words(f"tournament.field_{key}"),
                description=hint,
                component=discord.ui.TextInput(custom_id=key, max_length=chars, default=value),
            )
        )
    return modal


def dispute_window(text: Translator, window_id: TournamentId) -> discord.ui.Modal:
    """Return the text box in which a player tells a dispute."""
    return _why_window(text, window_id, "dispute", _WHY_CHARS, discord.TextStyle.paragraph)


def calloff_window(text: Translator, window_id: TournamentId) -> discord.ui.Modal:
    """Return the text box that asks why a tournament is called off."""
    return _why_window(text, window_id, "calloff", MOST_REASON, discord.TextStyle.short)


def _why_window(
    text: Translator, window_id: TournamentId, key: str, most: int, style: discord.TextStyle
) -> discord.ui.Modal:
    modal = discord.ui.Modal(
        title=text.words(f"tournament.{key}_title"),
        timeout=OPEN_FOR_S,
        custom_id=window_id.write(),
    )
    modal.add_item(
        discord.ui.Label(
            text=text.words(f"tournament.{key}_field"),
            description=text.words(f"tournament.{key}_hint"),
            component=discord.ui.TextInput(custom_id=WHY, max_length=most, style=style),
        )
    )
    return modal


def read_most(typed: str, least: int) -> int:
    """Return the maximum number of entrants that the organiser typed.

    Raises:
        Refusal: tournament.no_such_number.
    """
    number = int(typed) if typed.strip().isdecimal() else 0
    if not least <= number <= MOST_ENTRANTS:
        raise Refusal("tournament.no_such_number", text=typed[:20], least=least, most=MOST_ENTRANTS)
    return number
