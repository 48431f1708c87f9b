"""Choices in the menus of a panel, also taken by the panel's command: as text, by their labels."""

from collections.abc import Mapping

from bot.core.commands.autocomplete import Choices, choices
from bot.core.form.lines import CHARS, Suggestion, suggest
from bot.core.text.lines import cut
from bot.core.text.translator import Translator
from rules.core.errors import MalformedMove
from rules.core.naming import Spoken, excerpt, nearest
from rules.core.text import Msg

Picks = Mapping[str, Msg]
"""The label of each choice, by a value that names menu and choice."""


def complete_pick(picks: Picks, typed: str, text: Translator) -> Choices:
    """Suggest choices by their labels."""
    return choices(
        suggest(
            [Suggestion(cut(text.draw(label), CHARS), value) for value, label in picks.items()],
            typed,
        )
    )


def assert_offered(picks: Picks, value: str, command: str, spoken: Spoken) -> None:
    """Check a choice that a command was given; its label has become its value by then.

    Args:
        command: the key of the command's name.

    Raises:
        MalformedMove: ui.no_such_choice.
    """
    if value not in picks:
        close = picks[nearest(value, {each: spoken(label) for each, label in picks.items()})]
        raise MalformedMove(
            "ui.no_such_choice", choice=excerpt(value), option=Msg(command), nearest=close
        )
