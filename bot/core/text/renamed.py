"""The controls of a posted message, with other words."""

from collections.abc import Callable

import discord
from discord import ui


def renamed(
    message: discord.Message, words: Callable[[str], str], is_named: Callable[[str], bool]
) -> tuple[ui.View | ui.LayoutView | None, bool]:
    """Return the controls of a message with their words changed, and whether anything differs.

    Args:
        words: returns the new words of a text.
        is_named: returns whether a control with this id must go.
    """
    if not message.components:
        return None, False
    layout = message.flags.components_v2
    view = (ui.LayoutView if layout else ui.View).from_message(message, timeout=None)
    is_changed = False
    for item in list(view.walk_children()):
        if is_named(getattr(item, "custom_id", None) or ""):
            view.remove_item(item)
            is_changed = True
        elif isinstance(item, ui.Button):
            new = words(item.label or "")
            is_changed |= new != (item.label or "")
            item.label = new[:80] or None
        elif isinstance(item, ui.TextDisplay):
            new = words(item.content)
            is_changed |= new != item.content
            item.content = new
        elif isinstance(item, ui.Select):
            is_changed |= _choices(item, words, is_named)
    # Clicks are answered by the `Component` that the bot registers once, not by this copy.
    view.stop()
    return view, is_changed


def _choices(
    menu: "ui.Select[ui.View | ui.LayoutView]",
    words: Callable[[str], str],
    is_named: Callable[[str], bool],
) -> bool:
    is_changed = False
    if menu.placeholder:
        new = words(menu.placeholder)
        is_changed |= new != menu.placeholder
        menu.placeholder = new[:150]
    kept = [each for each in menu.options if not is_named(each.value)]
    is_changed |= len(kept) != len(menu.options)
    for each in kept:
        for field in ("label", "description"):
            old = getattr(each, field) or ""
            new = words(old)[:100]
            is_changed |= new != old
            setattr(each, field, new or None if field == "description" else new)
    menu.options = kept or menu.options
    return is_changed
