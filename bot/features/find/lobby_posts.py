"""The list of a server's tables as a post: free seats first, then seats on offer and tables to watch."""

from collections.abc import Sequence

import discord

from bot.clocks.paces import HOUR_MS
from bot.core.controls.components import OPTION_CHARS, PLACEHOLDER_CHARS
from bot.core.controls.ids import NOTHING, ListId, MyId, OpeningId, TableId
from bot.core.controls.items import GREEN, GREY, Component, button_of, view_of
from bot.core.posts.clock_lines import pace_name
from bot.core.posts.conduct_lines import newcomers_sit, who_sits
from bot.core.posts.post import Post
from bot.core.text.lines import cut, cut_at_line
from bot.core.text.links import link
from bot.core.text.translator import Translator, translator
from bot.features.find.queue_panel import PLAY
from bot.i18n import Catalogues
from bot.store.finding.lobby_boards import Listed
from bot.tables.finding.lobby_board import Contents, Gathering
from bot.tables.timing.clocking import pace_of
from rules.core.text import Msg, msg

MARK = OpeningId("new", NOTHING).write()
"""The id of the button that every list has; a message with this button is a list."""
MOST_BUTTONS = 5
_LINES_CHARS = 1600
_WIDE = "\N{EM SPACE}"


class LobbyPosts:
    def __init__(self, catalogues: Catalogues) -> None:
        self._catalogues = catalogues

    def board(self, contents: Contents, language: str) -> Post:
        """Return the list in a server's language."""
        text = translator(self._catalogues[language], None)
        tables = contents.gathering
        lines = [text.words("finding.head")]
        lines += [_line(place, each, text) for place, each in enumerate(tables, start=1)]
        if not tables:
            lines.append(text.words("finding.empty"))
        if (more := contents.gathering_count - len(tables)) > 0:
            lines.append(text.words("finding.more", count=more))
        counts = [
            text.words(key, count=count)
            for key, count in (
                ("finding.needed", contents.offered_count),
                ("finding.watched", contents.playing_count),
                ("finding.waiting", contents.waiting_count),
            )
            if count
        ]
        content = cut_at_line(lines, _LINES_CHARS)
        return Post(
            "\n".join((content, *([_WIDE.join(counts)] if counts else []))),
            view=_view(contents, text),
        )


def _line(place: int, shown: Gathering, text: Translator) -> str:
    """Return a table on one line. For lack of room, only tables with a button are linked."""
    name = _name(shown.table.id, shown.table.title, text)
    named = f"[{name}](<{link(shown.table)}>)" if place <= MOST_BUTTONS else name
    return f"{place}. {' · '.join((named, *_facts(shown, text)))}"


def _facts(shown: Gathering, text: Translator) -> list[str]:
    """Return the seats, the pace, the common hours awake and the conditions of a table."""
    table = shown.table
    facts = [text.words("finding.seats", taken=shown.taken, all=table.seat_count)]
    pace = pace_of(table)
    name = msg("finding.no_clock") if pace is None else pace_name(pace)
    facts.append(text.say(name) if isinstance(name, Msg) else name)
    if shown.awake_ms is not None:
        facts.append(text.words("finding.awake", hours=shown.awake_ms // HOUR_MS))
    if table.filters.reliability:
        facts.append(text.say(who_sits(table.filters.reliability)))
    if not table.filters.newcomers:
        facts.append(text.say(newcomers_sit(False)))
    return facts


def _name(table_id: int, title: str, text: Translator) -> str:
    return text.words("hosting.table", title=Msg(f"{title}.title"), number=str(table_id))


def _view(contents: Contents, text: Translator) -> discord.ui.View:
    """Return the controls, row by row.

    The first tables have buttons, the others a menu. Menus for offered seats and for tables to watch follow, then
    buttons to open a table or find a game.
    """
    tables = contents.gathering
    view = view_of(
        *(
            button_of(
                TableId("join", each.table.id),
                text.words("finding.button.join", number=str(place)),
                GREY,
            )
            for place, each in enumerate(tables[:MOST_BUTTONS], start=1)
        )
    )
    others = [
        (
            str(each.table.id),
            " · ".join((_name(each.table.id, each.table.title, text), *_facts(each, text))),
        )
        for each in tables[MOST_BUTTONS:]
    ]
    offered = [(f"{each.id}.{each.seat}", _seat_name(each, text)) for each in contents.offered]
    playing = [(str(each.id), _name(each.id, each.title, text)) for each in contents.playing]
    for row, (op, options) in enumerate(
        (("join", others), ("take", offered), ("watch", playing)), start=1
    ):
        if options:
            view.add_item(_select(op, options, text, row))
    opens = button_of(MARK, text.words("finding.button.open"), GREY, row=4)
    opens.row = 4
    view.add_item(opens)
    find = button_of(MyId(PLAY, "new"), text.words("finding.button.find"), GREEN, row=4)
    view.add_item(find)
    return view


def _seat_name(each: Listed, text: Translator) -> str:
    name = _name(each.id, each.title, text)
    return text.words("finding.seat", table=name, place=str(each.seat + 1))


def _select(op: str, options: Sequence[tuple[str, str]], text: Translator, row: int) -> Component:
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=ListId(op).write(),
        placeholder=cut(text.words(f"finding.pick.{op}"), PLACEHOLDER_CHARS),
        options=[
            discord.SelectOption(label=cut(label, OPTION_CHARS), value=value)
            for value, label in options
        ],
        row=row,
    )
    return Component(select, row=row)
