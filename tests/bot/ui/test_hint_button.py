"""The button that asks for a hint goes where a form leaves room."""

import discord

from bot.core.controls.components import QuestionRef, add_where_room
from bot.core.controls.items import Component
from bot.features.turn.hint_button import HINT

ASK = QuestionRef(1, 0).id_of(HINT)


def button(number: int, row: int | None) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(label=str(number), custom_id=str(number), row=row)


def rows(view: discord.ui.View) -> list[int]:
    return [len(row["components"]) for row in view.to_components()]


def full(last: int) -> discord.ui.View:
    """Four rows of five buttons without numbers, and a last one."""
    view = discord.ui.View(timeout=None)
    for number in range(20):
        view.add_item(button(number, None))
    for number in range(last):
        view.add_item(button(100 + number, 4))
    return view


async def test_it_stands_in_the_last_row_with_room() -> None:
    view = full(4)
    add_where_room(view, ASK, "Hint")
    assert rows(view) == [5, 5, 5, 5, 5]
    assert view.to_components()[-1]["components"][-1]["custom_id"] == ASK


async def test_a_full_form_stays_as_it_is() -> None:
    view = full(5)
    add_where_room(view, ASK, "Hint")
    assert rows(view) == [5, 5, 5, 5, 5]


async def test_it_stands_below_the_buttons_of_a_move_and_not_among_the_choices() -> None:
    view = discord.ui.View(timeout=None)
    choices = [discord.SelectOption(label="one")]
    for row in (0, 1):
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=QuestionRef(1, 0).id_of("set", arg=str(row)), options=choices, row=row
        )
        view.add_item(Component(select, row=row))
    for number in range(5):
        view.add_item(button(number, 4))
    add_where_room(view, ASK, "Hint")
    assert rows(view) == [1, 1, 5, 1]
    assert view.to_components()[-1]["components"][0]["custom_id"] == ASK
