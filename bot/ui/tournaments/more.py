"""What an organiser may choose beyond the three questions: menus with what holds now."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import discord
from msgspec.structs import replace

from bot.clocks.paces import HOUR_MS, NO_CLOCK, PRESETS
from bot.store.contest.rows import Settings
from bot.tournaments.model import Held
from bot.ui.controls.ids import TournamentId
from bot.ui.text.translator import Translator
from bot.ui.tournaments.buttons import GREEN, button, menu, option
from bot.ui.tournaments.kinds import sizes_for, with_final
from bot.ui.tournaments.words import length
from rules.contest.director.plan import Format, Plan, Unfinished
from rules.core.errors import Refusal
from rules.core.text import Arg, Msg, msg

A_PAGE: Final = 4
_LAST_ROW: Final = 4
_SMALLEST: Final = 2
_NO: Final = "no"

Chosen = tuple[Plan, Settings]


@dataclass(frozen=True, slots=True)
class Choice:
    """A menu: its values, what holds now, how a value is said, and what it changes."""

    values: tuple[str, ...]
    now: str
    said: Callable[[str], Msg]
    change: Callable[[str], Chosen]


def choices(held: Held) -> dict[str, Choice]:
    """Every menu that fits this tournament, in order."""
    plan, settings = held.row.plan, held.row.settings
    first = plan.stages[0]
    found = {"pace": _pace(plan, settings)}
    several = [each for each in held.game.seats if each >= _SMALLEST]
    if first.format is Format.SWISS and len(several) > 1:
        found["seats"] = _seats(held)
    if first.format is Format.SWISS:
        found["rounds"] = _rounds(plan, settings)
        found["cut"] = _cut(held)
    found["round"] = _hours(plan, settings, "round_ms", "round_h", (72, 168, 336, 504, 720))
    found["checkin"] = _hours(plan, settings, "checkin_ms", "checkin", (1, 6, 24, 48, 72))
    if first.scheme.wanted > 1:
        found["show"] = _hours(plan, settings, "show_ms", "show", (12, 24, 36, 72))
        found["unfinished"] = _unfinished(plan, settings)
    if first.format in (Format.SWISS, Format.HEATS, Format.LADDER):
        found["late"] = _late(plan, settings)
    found["rated"] = Choice(
        ("yes", "no"),
        "yes" if settings.is_rated else "no",
        lambda value: msg(f"tournament.more_rated_{value}"),
        lambda value: (plan, replace(settings, is_rated=value == "yes")),
    )
    found["min"] = _least(plan, settings)
    return found


def chosen(held: Held, name: str, value: str) -> Chosen:
    """Plan and settings after a choice.

    Raises:
        Refusal: ui.outdated, if it is nothing that could be chosen.
    """
    choice = choices(held).get(name)
    if choice is None or value not in choice.values:
        raise Refusal("ui.outdated")
    return choice.change(value)


def more_view(held: Held, page: int, text: Translator) -> discord.ui.View:
    """Four menus, and the ways on and back."""
    view = discord.ui.View(timeout=None)
    found = list(choices(held).items())
    pages = -(-len(found) // A_PAGE)
    first = page % pages * A_PAGE
    for row, (name, choice) in enumerate(found[first : first + A_PAGE]):
        options = [
            option(text.draw(choice.said(value)), value, chosen=value == choice.now)
            for value in choice.values
        ]
        view.add_item(menu(TournamentId("set", held.id, name), options, row))
    number = held.id
    back = text.words("tournament.button.back")
    view.add_item(button(TournamentId("draft", number), text, GREEN, label=back, row=_LAST_ROW))
    if pages > 1:
        label = text.words("tournament.button.next")
        onward = TournamentId("more", number, str((page + 1) % pages))
        view.add_item(button(onward, text, label=label, row=_LAST_ROW))
    return view


def page_of(held: Held, name: str) -> int:
    """The page on which a menu stands."""
    found = list(choices(held))
    return found.index(name) // A_PAGE if name in found else 0


def _said(name: str) -> Callable[[Arg], Msg]:
    return lambda choice: msg(f"tournament.more_{name}", choice=choice)


def _pace(plan: Plan, settings: Settings) -> Choice:
    key = settings.pace.split()[0]
    said = _said("pace")

    def change(value: str) -> Chosen:
        return plan, replace(settings, pace=value)

    return Choice(
        (*PRESETS, NO_CLOCK), key, lambda value: said(Msg(f"hosting.name.{value}")), change
    )


def _seats(held: Held) -> Choice:
    plan, settings = held.row.plan, held.row.settings
    first, *final = plan.stages
    said = _said("seats")

    def change(value: str) -> Chosen:
        size = int(value)
        scheme = replace(first.scheme, wanted=size)
        stage = replace(first, scheme=scheme, sizes=sizes_for(size, held.game.seats))
        stages = with_final((stage,), size if final else 0)
        return replace(plan, stages=stages, entrants_min=max(plan.entrants_min, size)), settings

    values = tuple(str(each) for each in held.game.seats if each >= _SMALLEST)
    return Choice(values, str(first.scheme.wanted), lambda value: said(int(value)), change)


def _rounds(plan: Plan, settings: Settings) -> Choice:
    first, *others = plan.stages

    def said(value: str) -> Msg:
        count: Arg = msg("tournament.more_rounds_auto") if value == "0" else int(value)
        return msg("tournament.more_rounds", choice=count)

    def change(value: str) -> Chosen:
        stages = (replace(first, rounds=int(value)), *others)
        return replace(plan, stages=stages), settings

    values = tuple(str(each) for each in (0, *range(2, 11)))
    return Choice(values, str(first.rounds), said, change)


def _cut(held: Held) -> Choice:
    plan, settings = held.row.plan, held.row.settings
    wanted = plan.stages[0].scheme.wanted

    def said(value: str) -> Msg:
        if value == _NO:
            return msg("tournament.more_cut_no")
        return msg("tournament.more_cut", choice=int(value))

    def change(value: str) -> Chosen:
        size = 0 if value == _NO else int(value)
        return replace(plan, stages=with_final(plan.stages, size)), settings

    now = str(plan.stages[1].cut) if len(plan.stages) > 1 else _NO
    return Choice((_NO, str(wanted)), now, said, change)


def _hours(plan: Plan, settings: Settings, field: str, name: str, hours: tuple[int, ...]) -> Choice:
    said = _said(name)

    def change(value: str) -> Chosen:
        return replace(plan, **{field: int(value) * HOUR_MS}), settings

    now = str(getattr(plan, field) // HOUR_MS)
    values = tuple(str(each) for each in sorted({*hours, int(now)}))
    return Choice(values, now, lambda value: said(length(int(value) * HOUR_MS)), change)


def _unfinished(plan: Plan, settings: Settings) -> Choice:
    said = _said("unfinished")

    def change(value: str) -> Chosen:
        return replace(plan, unfinished=Unfinished(value)), settings

    offered = (Unfinished.ROBOTS, Unfinished.SHARE, Unfinished.VOID)
    return Choice(
        tuple(each.value for each in offered),
        plan.unfinished.value,
        lambda value: said(msg(f"tournament.unfinished.{value}")),
        change,
    )


def _late(plan: Plan, settings: Settings) -> Choice:
    def said(value: str) -> Msg:
        if value == "0":
            return msg("tournament.more_late_no")
        return msg("tournament.more_late", choice=int(value))

    def change(value: str) -> Chosen:
        return replace(plan, late_until=int(value)), settings

    values = tuple(str(each) for each in sorted({0, 2, 3, 4, plan.late_until}))
    return Choice(values, str(plan.late_until), said, change)


def _least(plan: Plan, settings: Settings) -> Choice:
    said = _said("min")

    def change(value: str) -> Chosen:
        return replace(plan, entrants_min=int(value)), settings

    offered = {3, 4, 6, 8, 12, 16, plan.entrants_min}
    fits = sorted(
        each for each in offered if min(plan.stages[0].sizes) <= each <= plan.entrants_max
    )
    values = tuple(str(each) for each in fits)
    return Choice(values, str(plan.entrants_min), lambda value: said(int(value)), change)
