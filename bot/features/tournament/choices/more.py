"""Further settings of a tournament, beyond game, kind and date: menus with the present values."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import discord
from msgspec.structs import replace

from bot.clocks.paces import HOUR_MS, NO_CLOCK, PRESETS
from bot.core.controls.ids import TournamentId
from bot.core.text.translator import Translator
from bot.features.tournament.buttons import GREEN, button, menu, option, picker
from bot.features.tournament.choices import listing
from bot.features.tournament.choices.choice import Choice, Chosen
from bot.features.tournament.choices.more_groups import pages_of
from bot.features.tournament.choices.more_rules import rule_choices
from bot.features.tournament.words import length
from bot.i18n import LANGUAGES
from bot.store.contest.rows import Settings
from bot.tables.conduct.filters import RELIABILITIES
from bot.tournaments.altering.amending import MOST_REFEREES
from bot.tournaments.altering.inviting import MOST_INVITED
from bot.tournaments.model import Held
from rules.contest.director.plan import Format, Plan, Unfinished
from rules.contest.director.stages.forms import form_of
from rules.contest.plans.teams import LEAST_TEAMS
from rules.core.errors import Refusal
from rules.core.game import option_label
from rules.core.options import OptionSpec
from rules.core.text import Arg, Msg, msg, typed

_LAST_ROW: Final = 4
_NO: Final = "no"
_OPTION: Final = "opt."
_MOST_CHOICES: Final = 25
_DIGITS: Final = 20
ROLE, REFEREES, INVITED, WINNER = "role", "referees", "invited", "winner"
_RATINGS: Final = (0, 1300, 1400, 1500, 1600, 1700, 1800)


def choices(held: Held) -> dict[str, Choice]:
    """Return the menus that fit this tournament, in order."""
    plan, settings = held.row.plan, held.row.settings
    first = plan.stages[0]
    found = {"pace": _pace(plan, settings)}
    if first.format is Format.SWISS:
        found["rounds"] = _rounds(plan, settings)
    if form_of(first).is_known:
        found["once"] = _at_once(plan, settings)
    found["round"] = _hours(plan, settings, "round_ms", "round_h", (24, 48, 72, 168, 336, 504, 720))
    found["checkin"] = _hours(plan, settings, "checkin_ms", "checkin", (1, 6, 24, 48, 72))
    if first.scheme.wanted > 1:
        found["show"] = _hours(plan, settings, "show_ms", "show", (12, 24, 36, 72))
        found["unfinished"] = _unfinished(held)
    if first.format in (Format.SWISS, Format.HEATS, Format.LADDER) and not plan.team_size:
        found["late"] = _late(plan, settings)
    found["rated"] = Choice(
        ("yes", "no"),
        "yes" if settings.is_rated else "no",
        lambda value: msg(f"tournament.more_rated_{value}"),
        lambda value: (plan, replace(settings, is_rated=value == "yes")),
    )
    found["min"] = _least(plan, settings)
    for spec in held.game.options:
        if _is_offered(held, spec):
            found[f"{_OPTION}{spec.name}"] = _option(held, spec)
    found["account"] = _eligible(held, "account_days", "account", (0, 7, 30, 90, 365))
    found["tables"] = _eligible(held, "rated_tables", "tables", (0, 1, 3, 5, 10, 20))
    found["reliability"] = _eligible(held, "reliability", "reliability", RELIABILITIES)
    if first.scheme.wanted > 1:
        least, most = settings.eligible.rating_least, settings.eligible.rating_most
        up_to = tuple(each for each in _RATINGS if not most or each <= most)
        from_ = tuple(each for each in _RATINGS if not each or each >= least)
        found["rating_least"] = _eligible(held, "rating_least", "rating_least", up_to)
        found["rating_most"] = _eligible(held, "rating_most", "rating_most", from_)
    found["language"] = _language(held)
    found["event"] = Choice(
        ("yes", "no"),
        "yes" if settings.has_event else "no",
        lambda value: msg(f"tournament.more_event_{value}"),
        lambda value: (plan, replace(settings, has_event=value == "yes")),
    )
    if held.stored.circuits:
        found["circuit"] = _circuit(held)
    return found | rule_choices(held)


@dataclass(frozen=True, slots=True)
class Picker:
    """A menu of roles or of members."""

    of_roles: bool
    now: tuple[int, ...]
    most: int


def pickers(held: Held) -> dict[str, Picker]:
    """Return the menus that Discord fills: roles of entrants and of the winner, invited members, and the referees."""
    role, prize = held.row.settings.eligible.role_id, held.row.settings.winner_role
    return {
        ROLE: Picker(True, () if role is None else (role,), 1),
        INVITED: Picker(False, held.stored.invited, MOST_INVITED),
        REFEREES: Picker(False, referees_of(held), MOST_REFEREES),
        WINNER: Picker(True, () if prize is None else (prize,), 1),
    }


def referees_of(held: Held) -> tuple[int, ...]:
    """Return the referees who are no organisers."""
    return tuple(each for each in held.stored.referees if each not in held.stored.organisers)


def picked_role(held: Held, name: str, values: Sequence[str]) -> Chosen:
    """Return plan and settings after the organiser has picked a role in a menu, or none.

    Raises:
        Refusal: ui.outdated.
    """
    numbers = read_ids(values, 1)
    settings, role_id = held.row.settings, numbers[0] if numbers else None
    if name == WINNER:
        return held.row.plan, replace(settings, winner_role=role_id)
    eligible = replace(settings.eligible, role_id=role_id)
    return held.row.plan, replace(settings, eligible=eligible)


def read_ids(values: Sequence[str], most: int) -> tuple[int, ...]:
    """Return the ids that the organiser picked.

    Raises:
        Refusal: ui.outdated, if these are no numbers, or more than `most`.
    """
    if len(values) > most or not all(each.isdecimal() and len(each) <= _DIGITS for each in values):
        raise Refusal("ui.outdated")
    return tuple(map(int, values))


def chosen(held: Held, name: str, value: str) -> Chosen:
    """Return plan and settings after a choice in a menu.

    Raises:
        Refusal: ui.outdated, if there is no such menu or value.
    """
    choice = choices(held).get(name)
    if choice is None or value not in choice.values:
        raise Refusal("ui.outdated")
    return choice.change(value)


def more_words(held: Held, page: int, text: Translator) -> str:
    """Return the sentence about the group of a page."""
    pages = pages_of([*choices(held), *pickers(held)])
    return text.words(f"tournament.more_about_{pages[page % len(pages)].group}")


def more_view(held: Held, page: int, text: Translator) -> discord.ui.View:
    """Return a page: a menu of the groups, three menus of one, and buttons to the draft and to the next page."""
    view = discord.ui.View(timeout=None)
    found: dict[str, Choice | Picker] = {**choices(held), **pickers(held)}
    pages = pages_of(found)
    shown = pages[page % len(pages)]
    groups = [
        option(
            f"☰ {text.words(f'tournament.more_group_{group}')}",
            str(at),
            chosen=group == shown.group,
        )
        for group, at in {each.group: at for at, each in reversed(list(enumerate(pages)))}.items()
    ]
    view.add_item(menu(TournamentId("more", held.id, "group"), groups[::-1], 0))
    for row, name in enumerate(shown.names, 1):
        choice = found[name]
        clicked = TournamentId("set", held.id, name)
        if isinstance(choice, Picker):
            view.add_item(
                picker(
                    *(clicked, text, row),
                    of_roles=choice.of_roles,
                    now=choice.now,
                    most=choice.most,
                )
            )
            continue
        options = [
            option(text.draw(choice.said(value)), value, chosen=value == choice.now)
            for value in choice.values
        ]
        view.add_item(menu(clicked, options, row))
    number = held.id
    back = text.words("tournament.button.back")
    view.add_item(button(TournamentId("draft", number), text, GREEN, label=back, row=_LAST_ROW))
    if (things := listing.open_button(held, text)) is not None:
        view.add_item(things)
    if ROLE in shown.names:
        view.add_item(button(TournamentId("code", number), text, row=_LAST_ROW))
    if "blocks" in shown.names:
        view.add_item(button(TournamentId("apart", number), text, row=_LAST_ROW))
    if "scoring" in shown.names:
        view.add_item(button(TournamentId("points", number), text, row=_LAST_ROW))
    if len(pages) > 1:
        label = text.words("tournament.button.next")
        onward = TournamentId("more", number, str((page + 1) % len(pages)))
        view.add_item(button(onward, text, label=label, row=_LAST_ROW))
    return view


def page_of(held: Held, name: str) -> int:
    """Return the page of a menu; the first if there is no such menu."""
    pages = pages_of([*choices(held), *pickers(held)])
    return next((at for at, page in enumerate(pages) if name in page.names), 0)


def _is_offered(held: Held, spec: OptionSpec) -> bool:
    """Return whether an option has an effect at a table of this tournament, and fits into a menu."""
    options = held.row.settings.options
    sizes = held.row.plan.stages[0].sizes
    fits = 1 < len(spec.offered) <= _MOST_CHOICES
    return fits and any(spec.matters(size, options) for size in sizes)


def _option(held: Held, spec: OptionSpec) -> Choice:
    """Return the menu of one of the title's own options."""
    plan, settings, key = held.row.plan, held.row.settings, held.row.title

    def said(value: str) -> Msg:
        option = msg(f"{key}.option.{spec.name}")
        return msg("ui.lobby.option", option=option, choice=option_label(held.game, spec, value))

    def change(value: str) -> Chosen:
        return plan, replace(settings, options=settings.options | {spec.name: value})

    return Choice(spec.offered, settings.options.get(spec.name, spec.default), said, change)


def _eligible(held: Held, field: str, name: str, values: tuple[int, ...]) -> Choice:
    """Return the menu of a minimum that entrants must meet; 0 requires nothing."""
    plan, settings = held.row.plan, held.row.settings
    now = int(getattr(settings.eligible, field))

    def said(value: str) -> Msg:
        if value == "0":
            return msg(f"tournament.more_{name}_any")
        return msg(f"tournament.more_{name}", count=int(value))

    def change(value: str) -> Chosen:
        eligible = replace(settings.eligible, **{field: int(value)})
        return plan, replace(settings, eligible=eligible)

    offered = tuple(str(each) for each in sorted({*values, now}))
    return Choice(offered, str(now), said, change)


def _circuit(held: Held) -> Choice:
    """Return the menu of the circuits that the tournament may count for."""
    plan, settings = held.row.plan, held.row.settings
    known = {str(each.id): each.name for each in held.stored.circuits}
    now = _NO if settings.circuit_id is None else str(settings.circuit_id)

    def said(value: str) -> Msg:
        if value not in known:
            return msg("tournament.more_circuit_no")
        return msg("tournament.more_circuit", name=typed(known[value]))

    def change(value: str) -> Chosen:
        return plan, replace(settings, circuit_id=None if value == _NO else int(value))

    return Choice((_NO, *known), now, said, change)


def _language(held: Held) -> Choice:
    plan, settings = held.row.plan, held.row.settings

    def said(value: str) -> Msg:
        if value == _NO:
            return msg("tournament.more_language_any")
        return msg("tournament.more_language", language=value)

    def change(value: str) -> Chosen:
        language = None if value == _NO else value
        return plan, replace(settings, eligible=replace(settings.eligible, language=language))

    return Choice((_NO, *LANGUAGES), settings.eligible.language or _NO, said, change)


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


def _at_once(plan: Plan, settings: Settings) -> Choice:
    first, *others = plan.stages
    said = _said("once")

    def change(value: str) -> Chosen:
        stages = (replace(first, at_once=int(value)), *others)
        return replace(plan, stages=stages), settings

    values = tuple(str(each) for each in sorted({1, 2, 3, 4, first.at_once}))
    return Choice(values, str(first.at_once), lambda value: said(int(value)), change)


def _hours(plan: Plan, settings: Settings, field: str, name: str, hours: tuple[int, ...]) -> Choice:
    said = _said(name)

    def change(value: str) -> Chosen:
        return replace(plan, **{field: int(value) * HOUR_MS}), settings

    now = str(getattr(plan, field) // HOUR_MS)
    values = tuple(str(each) for each in sorted({*hours, int(now)}))
    return Choice(values, now, lambda value: said(length(int(value) * HOUR_MS)), change)


def _unfinished(held: Held) -> Choice:
    """Return the menu of late tables; those of a title without an interim score cannot be ranked as they stand."""
    plan, settings = held.row.plan, held.row.settings
    said = _said("unfinished")

    def change(value: str) -> Chosen:
        return replace(plan, unfinished=Unfinished(value)), settings

    offered = (each for each in Unfinished if each is not Unfinished.STANDING or held.game.interim)
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
    lowest = max(min(plan.stages[0].sizes), LEAST_TEAMS * plan.team_size)
    fits = sorted(each for each in offered if lowest <= each <= plan.entrants_max)
    values = tuple(str(each) for each in fits)
    return Choice(values, str(plan.entrants_min), lambda value: said(int(value)), change)
