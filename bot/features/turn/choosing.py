"""Changes of a form by clicks on its buttons and selects. Pure."""

from collections.abc import Sequence
from typing import Any

from bot.core import form
from bot.core.controls.ids import PanelId, small_number
from bot.core.form import MORE
from bot.features.turn.asked import Asked
from bot.features.turn.form_states import FormState
from rules.core.game import Verb


def turned(
    asked: Asked,
    verb: Verb[Any, Any],
    form_state: FormState,
    clicked: PanelId,
    values: Sequence[str],
    pages: dict[str, int],
) -> Any:
    """Return the values after a choice in a select. “More” turns the page in `pages` and changes no value.

    Raises:
        Refusal: as `chosen`.
    """
    pages.pop(form.WINDOW, None)
    shown = small_number(clicked.arg)
    tokens = tuple(value for value in values if value != MORE)
    if MORE not in values:
        return chosen(asked, verb, form_state, clicked, tokens, page_shown=shown)
    pages[clicked.control] = shown + 1
    if not tokens:
        return form_state.given
    return chosen(asked, verb, form_state, clicked, tokens, page_shown=shown)


def chosen(
    asked: Asked,
    verb: Verb[Any, Any],
    form_state: FormState,
    clicked: PanelId,
    tokens: Sequence[str],
    *,
    page_shown: int = 0,
) -> dict[str, Any]:
    """Return the values after a click in the row that `clicked` names.

    Raises:
        Refusal: the choice is not offered any more, or picks do not go together.
    """
    return form.choose(
        asked.at.state,
        asked.seat,
        verb,
        form_state.given,
        clicked.control,
        tokens=tokens,
        page_shown=page_shown,
    )
