"""The difficulty of MarsBot."""

from rules.tmars.state import State


def is_hard(state: State) -> bool:
    return state.options["difficulty"] == "hard"


def advances_chains(state: State) -> bool:
    """Return true if an advance icon advances the marker again."""
    return _is_on(state, "bot_advance_chains")


def starts_on_space_1(state: State) -> bool:
    return _is_on(state, "bot_starts_on_space_1")


def scores_cards(state: State) -> bool:
    """Return true if points printed on used cards count."""
    return _is_on(state, "bot_scores_cards")


def _is_on(state: State, option: str) -> bool:
    choice = state.options[option]
    return is_hard(state) if choice == "level" else choice == "on"
