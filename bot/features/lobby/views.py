"""The controls of the panel that opens a table."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle

from bot.clocks.paces import NO_CLOCK
from bot.core.controls.components import OPTION_CHARS
from bot.core.controls.ids import NOTHING, MyId, OpeningId
from bot.core.controls.items import Component, button_of
from bot.core.posts.conduct_lines import newcomers_sit, who_sits
from bot.core.text.lines import cut
from bot.core.text.translator import Translator
from bot.features.lobby.draft import (
    FILTERS,
    HINTS,
    NEWCOMERS,
    OFFERED_LEVELS,
    PACES,
    PRIVATE,
    RATED,
    RELIABILITY,
    TALK,
    TERMS,
    Draft,
    listed_of,
    options_of,
)
from bot.tables.conduct.filters import RELIABILITIES
from rules.core.game import RobotLevel, option_label
from rules.core.text import msg

MOST_TITLES = 25
"""The most buttons that a message can have."""
BUTTONS_A_ROW = 5
OPTIONS_A_PAGE = 4
MOST_CHOICES = 25
_LAST_ROW = 4
_SEATS_ROW, _PACE_ROW, _ROBOTS_ROW, _READ_ROW = range(4)


def games_view(titles: Sequence[str], seats: int, text: Translator) -> discord.ui.View:
    """Return a button for each title and, if there is room, one to find a game.

    `seats` is the number that the member has already asked for, or 0.
    """
    view = discord.ui.View(timeout=None)
    for index, title in enumerate(titles[:MOST_TITLES]):
        custom_id = OpeningId("game", title, seats).write()
        label = text.draw(msg(f"{title}.title"))
        view.add_item(_button(custom_id, label, ButtonStyle.primary, index // BUTTONS_A_ROW))
    if len(titles) <= MOST_TITLES - BUTTONS_A_ROW:
        view.add_item(
            button_of(MyId("play", "new"), text.words("finding.button.find"), row=_LAST_ROW)
        )
    return view


def draft_view(draft: Draft, text: Translator) -> discord.ui.View:
    """Return the selects for seats, pace and robots, and the buttons that open the table."""
    view = discord.ui.View(timeout=None)
    if len(draft.game.seats) > 1:
        seats = [
            (str(count), text.words("ui.opening.seats", seats=count), count == draft.seats)
            for count in draft.game.seats
        ]
        view.add_item(_select(draft.id_of("setseats"), seats, _SEATS_ROW))
    if not draft.is_full:
        view.add_item(_pace_select(draft, text))
    if draft.seats > 1:
        view.add_item(_select(draft.id_of("setrobots"), _robots(draft, text), _ROBOTS_ROW))
    if draft.is_full:
        _add(view, draft.id_of("start"), "ui.button.opening_start", text, ButtonStyle.success)
    else:
        _add(view, draft.id_of("open"), "ui.button.opening_open", text, ButtonStyle.success)
        _add(view, draft.id_of("fill"), "ui.button.opening_fill", text, ButtonStyle.primary)
    if _more_rows(draft):
        _add(view, draft.id_of("more"), "ui.button.opening_more", text)
    key = draft.game.key
    if draft.game.lessons is not None:
        learn = OpeningId("learn", key).write()
        view.add_item(button_of(learn, text.words("ui.button.learn"), row=_READ_ROW))
    rules = OpeningId("rules", key).write()
    view.add_item(button_of(rules, text.words("ui.button.rules"), row=_READ_ROW))
    back = OpeningId("games", NOTHING).write()
    view.add_item(button_of(back, text.words("ui.button.opening_games"), row=_READ_ROW))
    return view


def more_view(draft: Draft, page: int, text: Translator) -> discord.ui.View:
    """Return a page of four selects: of the title's options, then those of the pace, then the table's conditions."""
    view = discord.ui.View(timeout=None)
    wanted = _more_rows(draft)
    pages = -(-len(wanted) // OPTIONS_A_PAGE)
    page = min(page, max(pages - 1, 0))
    first = page * OPTIONS_A_PAGE
    for row, (op, place) in enumerate(wanted[first : first + OPTIONS_A_PAGE]):
        view.add_item(_select(draft.id_of(op, place), _CHOICES[op](draft, place, text), row))
    _add(view, draft.id_of("draft"), "ui.button.opening_done", text, ButtonStyle.success)
    things = listed_of(draft.game)
    if things is not None:
        label = things.label(draft.listed or things.spec.default, text)
        view.add_item(_button(draft.id_of("things"), label, ButtonStyle.secondary, _LAST_ROW))
    if pages > 1:
        following = draft.id_of("more", (page + 1) % pages)
        _add(view, following, "ui.button.opening_next", text)
    return view


def page_of(draft: Draft, op: str, place: int) -> int:
    """Return the page on which an option appears."""
    wanted = _more_rows(draft)
    return wanted.index((op, place)) // OPTIONS_A_PAGE if (op, place) in wanted else 0


def _more_rows(draft: Draft) -> list[tuple[str, int]]:
    """Return the operation and the place of every option that the panel offers under “More”."""
    terms = range(len(TERMS)) if draft.clock is not None else range(0)
    filters = (HINTS,) if draft.is_full else range(len(FILTERS))
    return [
        *(("setoption", place) for place in draft.shown_options()),
        *(("setterm", place) for place in terms),
        *(("setwho", place) for place in filters if place != RATED or draft.robots == 0),
    ]


def _option_choices(draft: Draft, place: int, text: Translator) -> list[tuple[str, str, bool]]:
    key, spec = draft.game.key, options_of(draft.game)[place]
    option = msg(f"{key}.option.{spec.name}")
    return [
        (
            str(index),
            text.draw(
                msg(
                    "ui.lobby.option",
                    option=option,
                    choice=option_label(draft.game, spec, choice),
                )
            ),
            index == draft.chosen[place],
        )
        for index, choice in enumerate(spec.offered[:MOST_CHOICES])
    ]


def _term_choices(draft: Draft, place: int, text: Translator) -> list[tuple[str, str, bool]]:
    term, clock = TERMS[place], draft.clock
    assert clock is not None
    return [
        (
            str(index),
            text.words(f"hosting.option.{term.name}.{word}"),
            index == term.chosen(clock),
        )
        for index, word in enumerate(term.words)
    ]


def _filter_choices(draft: Draft, place: int, text: Translator) -> list[tuple[str, str, bool]]:
    if place == RELIABILITY:
        said = [who_sits(least) for least in RELIABILITIES]
    elif place == NEWCOMERS:
        said = [newcomers_sit(on) for on in (True, False)]
    elif place == HINTS:
        said = [msg(f"hint.option_{each}") for each in ("usual", "on", "off")]
    elif place == PRIVATE:
        said = [msg("private.option_open"), msg("private.option_invited")]
    elif place == TALK:
        said = [msg("talk.option_open"), msg("talk.option_closed")]
    else:
        said = [msg("rating.open_on"), msg("rating.open_off")]
    return [
        (str(index), text.draw(each), index == draft.filter_choice(place))
        for index, each in enumerate(said)
    ]


_CHOICES = {
    "setoption": _option_choices,
    "setterm": _term_choices,
    "setwho": _filter_choices,
}


def _pace_select(draft: Draft, text: Translator) -> Component:
    """Return the select of the paces, each with its name and its meaning in small print."""
    key = NO_CLOCK if draft.clock is None else draft.clock.key
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=draft.id_of("setpace"), row=_PACE_ROW
    )
    for place, each in enumerate(PACES):
        select.add_option(
            label=cut(
                text.draw(msg("ui.opening.pace", pace=msg(f"hosting.name.{each}"))), OPTION_CHARS
            ),
            value=str(place),
            description=cut(text.draw(msg(f"hosting.about.{each}")), OPTION_CHARS),
            default=each == key,
        )
    return Component(select, row=_PACE_ROW)


def _robots(draft: Draft, text: Translator) -> list[tuple[str, str, bool]]:
    most = min(draft.seats - 1, (MOST_CHOICES - 1) // len(OFFERED_LEVELS))
    some = [
        (
            f"{robots}-{level}",
            text.draw(
                msg("ui.opening.robots", robots=robots, level=msg(f"ui.level.{level.value}"))
            ),
            (robots, level) == (draft.robots, draft.level),
        )
        for level in OFFERED_LEVELS
        for robots in range(1, most + 1)
    ]
    return [
        (f"0-{RobotLevel.NORMAL}", text.words("ui.opening.no_robots"), draft.robots == 0),
        *some,
    ]


def _add(
    view: discord.ui.View,
    custom_id: str,
    key: str,
    text: Translator,
    style: ButtonStyle = ButtonStyle.secondary,
) -> None:
    view.add_item(_button(custom_id, text.words(key), style, _LAST_ROW))


def _button(custom_id: str, label: str, style: ButtonStyle, row: int) -> Component:
    return button_of(custom_id, label, style, row=row)


def _select(custom_id: str, choices: Sequence[tuple[str, str, bool]], row: int) -> Component:
    options = [
        discord.SelectOption(label=cut(label, OPTION_CHARS), value=value, default=chosen)
        for value, label, chosen in choices
    ]
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=custom_id,
        options=options,
        row=row,
    )
    return Component(select, row=row)
