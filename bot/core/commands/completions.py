"""Suggestions for the options of ``/table`` and ``/rules``."""

from collections.abc import Callable, Iterator
from contextlib import suppress

import discord
from discord.app_commands import Choice
from msgspec.structs import replace

from bot.clocks.hours import zones
from bot.clocks.paces import NO_CLOCK, OPTIONS, PRESETS, Pace, read_pace
from bot.clocks.pauses import OFFERED_DAYS
from bot.core.commands.autocomplete import choices, closed, read_by
from bot.core.commands.options import complete_options
from bot.core.commands.paces import pace_meant
from bot.core.core import BaseBot, core_of
from bot.core.form.lines import CHARS, Suggestion, suggest
from bot.core.text.lines import cut
from bot.core.text.titles import read_titles, titles_named
from bot.core.text.translator import translator
from bot.tables import seating
from bot.tables.lobby import may_choose
from bot.tables.model import Position
from bot.tables.names import table_title, visible
from rules import registry
from rules.core.errors import Refusal
from rules.core.text import Msg, SeatName, msg


@closed
async def complete_title(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    core = core_of(interaction)
    words = core.catalogues[await core.languages.of_member(interaction)].words
    return choices(
        suggest([Suggestion(words(f"{key}.title"), key) for key in registry.title_keys()], current)
    )


async def complete_titles(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest one title more than those that are typed already, with commas between."""
    core = core_of(interaction)
    words = core.catalogues[await core.languages.of_member(interaction)].words
    keys = registry.title_keys()
    read = read_titles(core.catalogues, current)
    named = [each for each in read if each in keys]
    rest = [key for key in keys if key not in named]
    typed = "" if len(named) == len(read) else current.rpartition(",")[2].strip()

    def listed(*more: str) -> Suggestion:
        chosen = [*named, *more]
        return Suggestion(", ".join(words(f"{key}.title") for key in chosen), ", ".join(chosen))

    as_typed = [listed()] if named and not typed else []
    fitting = {
        each.value
        for each in suggest([Suggestion(words(f"{key}.title"), key) for key in rest], typed)
    }
    return choices([*as_typed, *(listed(key) for key in rest if key in fitting)])


@closed
async def complete_table(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the caller's own tables."""
    core = core_of(interaction)
    language = await core.languages.of_member(interaction)
    pairs = []
    for at in await core.tables.of_member(interaction.user.id):
        number = str(at.table.id)
        text = translator(core.catalogues[language], at)
        others = tuple(SeatName(seat) for seat in sorted(at.waiting()))
        title = table_title(at.table)
        said = msg("ui.list.choice", title=title, number=number, others=others)
        pairs.append(Suggestion(text.draw(said), number))
    words = core.catalogues[language].words
    for broken in map(str, await core.tables.wrecks.of_member(interaction.user.id)):
        pairs.append(Suggestion(words("ui.list.broken_choice", number=broken), broken))
    return choices(suggest(pairs, current))


@read_by(pace_meant)
async def complete_pace(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the paces by name; then, after a pace, its options. A member may also type a pace of their own."""
    core = core_of(interaction)
    words = core.catalogues[await core.languages.of_member(interaction)].words
    keys = (*PRESETS, NO_CLOCK)
    found = suggest([Suggestion(words(f"hosting.choice.{key}"), key) for key in keys], current)
    return choices(found or pace_options(current, words))


def pace_options(typed: str, words: Callable[..., str]) -> list[Suggestion]:
    """Return the typed pace alone and with each option that can be added; none if it cannot be read."""
    found: list[Suggestion] = []
    head = typed
    while head and not found:
        with suppress(Refusal):
            pace = read_pace(head)
            if pace is None:
                return []
            for text, label in _with_one_more(pace, words):
                found.append(
                    Suggestion(cut(f"{pace.text} · {label}" if label else text, CHARS), text)
                )
        head = head.rpartition(" ")[0]
    return suggest(found, typed)


def _with_one_more(pace: Pace, words: Callable[..., str]) -> Iterator[tuple[str, str]]:
    yield pace.text, ""
    for name, (field, values) in OPTIONS.items():
        for word, value in values.items():
            other = replace(pace, **{field: value})
            if other != pace:
                yield other.text, words(f"hosting.option.{name}.{word}")


async def complete_pause(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest lengths of a pause; a member may also type a length or a day."""
    core = core_of(interaction)
    words = core.catalogues[await core.languages.of_member(interaction)].words
    offered = [Suggestion(words("hosting.days", count=days), f"{days}d") for days in OFFERED_DAYS]
    return choices(suggest(offered, current) or [Suggestion(current, current)][: bool(current)])


async def complete_zone(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    return choices(suggest([Suggestion(zone, zone) for zone in sorted(zones())], current))


async def complete_option_line(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    core = core_of(interaction)
    titles = titles_named(core.catalogues, getattr(interaction.namespace, "title", None) or "")
    if len(titles) != 1:
        return []
    catalogue = core.catalogues[await core.languages.of_member(interaction)]
    return choices(
        complete_options(
            registry.load(titles[0]),
            core.files,
            current,
            translator(catalogue, None).draw,
            core.catalogues.wordings,
        )
    )


async def _chosen_table(interaction: discord.Interaction[BaseBot]) -> Position | None:
    """Return the table given to the command so far, or the only one it can mean; None if there is none."""
    chosen = getattr(interaction.namespace, "table", None)
    try:
        return await core_of(interaction).table(interaction, chosen)
    except Refusal:
        return None


@closed
async def complete_robot_seat(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    core = core_of(interaction)
    at = await _chosen_table(interaction)
    if at is None:
        return []
    text = translator(core.catalogues[await core.languages.of_member(interaction)], at)
    robots = [row.seat for row in at.seats if row.is_robot]
    pairs = [
        Suggestion(text.draw(Msg("core.seat", {"seat": SeatName(n)})), str(n + 1)) for n in robots
    ]
    free = [str(row.seat + 1) for row in at.seats if may_choose(at, row.seat)]
    pairs += [Suggestion(place, place) for place in free]
    return choices(suggest(pairs, current))


@closed
async def complete_member_seat(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the seats of other members."""
    at = await _chosen_table(interaction)
    if at is None:
        return []
    return choices(suggest(_members(at, interaction.user.id), current))


@closed
async def complete_replaced_seat(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest the seats of other members, and those that guests have left, which the players may open to others."""
    at = await _chosen_table(interaction)
    if at is None:
        return []
    left = (seating.bound_to(at, row.seat) for row in at.seats)
    guests = [
        Suggestion(visible(guest.name) or str(guest.seat + 1), str(guest.seat + 1))
        for guest in left
        if guest is not None
    ]
    return choices(suggest([*_members(at, interaction.user.id), *guests], current))


def _members(at: Position, but: int) -> list[Suggestion]:
    return [
        Suggestion(visible(row.name), str(row.seat + 1))
        for row in at.seats
        if row.member_id not in (None, but)
    ]
