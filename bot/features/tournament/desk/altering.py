"""The panel in which organisers change a tournament after its announcement."""

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId
from bot.core.controls.items import Component
from bot.core.core import Core
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.translator import Translator, translator
from bot.features.tournament.buttons import BLUE, GREEN, button, menu, option, picker
from bot.features.tournament.choices.choice import Choice
from bot.features.tournament.choices.moments import read_moment, write_moment
from bot.features.tournament.choices.more import INVITED, choices, read_ids, referees_of
from bot.features.tournament.choices.more_groups import grouped
from bot.features.tournament.desk.windows import Field, window
from bot.features.tournament.joining import assert_here, first_half
from bot.features.tournament.windows import MOST, WHEN, read_most
from bot.features.tournament.words import Shown, event
from bot.tables.names import visible
from bot.tournaments.altering.amending import (
    BEFORE_START,
    MOST_ABOUT,
    MOST_ORGANISERS,
    MOST_PRIZES,
    MOST_REFEREES,
)
from bot.tournaments.altering.amendments import assert_organises
from bot.tournaments.altering.inviting import MOST_INVITED, may_invite
from bot.tournaments.altering.keeping_apart import draws_freely
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.rulings.ruling import in_play
from bot.tournaments.service import Tournaments
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Status
from rules.core.errors import Refusal
from rules.core.text import Msg, Typed, typed

ORGANISERS, REFEREES = "organisers", "referees"
ABOUT, PRIZES, DUE = "about", "prizes", "due"
_WHILE_IT_RUNS: Final = ("pace", "round", "gap", "season")
_MOST_OPTIONS: Final = 25
_GROUP: Final = "in."
"""Before the name of a group in the menu of what can change: some choices have the same names."""
_OF_DEALS: Final = ("rounds", "seats")
_FIXED: Final = ("teams", "event")
"""Choices that are no change here: members sign up in teams, and no entrant has to hear of an event."""
_MOMENT_CHARS: Final = 40
_MOST_CHARS: Final = 4


class Altering:
    def __init__(self, core: Core, tournaments: Tournaments) -> None:
        self._catalogues = core.catalogues
        self._tournaments = tournaments

    async def panel(self, caller: Caller, tournament_id: int, done: str = "") -> Post:
        """Return the panel with what can be changed now.

        Raises:
            TournamentRefusal: as `_own`.
        """
        held = await self._own(caller, tournament_id)
        return self._panel(held, self._text(caller), done)

    async def ask(self, caller: Caller, clicked: TournamentId, values: Sequence[str]) -> Post:
        """Return the values of the choice that the organiser picked, or the question before one of them counts.

        Raises:
            TournamentRefusal: as `_own`.
            Refusal: ui.outdated.
        """
        held, text = await self._own(caller, clicked.tournament), self._text(caller)
        picked = "".join(values[:1])
        if clicked.op == "altwhat" and picked.startswith(_GROUP):
            return self._group(held, picked.removeprefix(_GROUP), text)
        if clicked.op == "altwhat":
            return self._values(held, picked, _choice(held, picked), text)
        value = _value(_choice(held, clicked.arg), picked)
        return self._question(held, clicked.arg, value, text)

    async def alter(self, caller: Caller, clicked: TournamentId) -> Post:
        """Change the rules as confirmed, and return the panel.

        Raises:
            TournamentRefusal: as `_own` and `Amending.terms`.
            Refusal: ui.outdated or act.unchanged.
        """
        held = await self._own(caller, clicked.tournament)
        name, _, at = clicked.arg.rpartition(".")
        choice = _choice(held, name)
        value = _value(choice, at)
        plan, settings = choice.change(value)
        await self._tournaments.amend.terms(
            *(held.id, caller.actor, plan, settings), choice=name, was=choice.now, value=value
        )
        return await self._altered(caller, held.id)

    async def name(self, caller: Caller, clicked: TournamentId, values: Sequence[str]) -> Post:
        """Name referees or organisers, or invite members, and return the panel.

        Raises:
            TournamentRefusal: as `_own`, `Amending.people` and `Inviting.members`.
            Refusal: ui.outdated or act.unchanged.
        """
        held = await self._own(caller, clicked.tournament)
        amend = self._tournaments.amend
        if clicked.arg == ORGANISERS:
            members = read_ids(values, MOST_ORGANISERS)
            await amend.people(held.id, caller.actor, organisers=members)
        elif clicked.arg == INVITED:
            members = read_ids(values, MOST_INVITED)
            await self._tournaments.invite.members(held.id, caller.actor, members)
        else:
            members = read_ids(values, MOST_REFEREES)
            await amend.people(held.id, caller.actor, referees=members)
        return await self._altered(caller, held.id)

    async def window(self, caller: Caller, clicked: TournamentId) -> discord.ui.Modal:
        """Return the text box for the dates and places, or for the description and prizes.

        Raises:
            TournamentRefusal: as `_own`; a draft has a description and prizes, too.
        """
        in_draft = clicked.op == "altwords"
        held = await self._own(caller, clicked.tournament, in_draft=in_draft)
        text = self._text(caller)
        row, box = held.row, TournamentId(clicked.op, held.id, str(caller.interaction_id))
        if clicked.op == "altwords":
            fields = (
                Field(ABOUT, visible(row.about), MOST_ABOUT, is_long=True, is_needed=False),
                Field(PRIZES, visible(row.prizes), MOST_PRIZES, is_long=True, is_needed=False),
            )
            return window(text, box, text.words("tournament.button.altwords"), fields)
        zone = row.settings.zone
        hint = text.words("tournament.field_when_hint", zone=zone)
        if row.status in BEFORE_START:
            moment = Field(WHEN, write_moment(row.starts_ms, zone), _MOMENT_CHARS, hint)
        else:
            due = write_moment(_due(held), zone)
            moment = Field(DUE, due, _MOMENT_CHARS, hint, is_needed=bool(in_play(held)))
        most = Field(
            MOST, str(row.plan.entrants_max), _MOST_CHARS, text.words("tournament.field_most_hint")
        )
        return window(
            text, box, text.words(f"tournament.button.altwhen_{_phase(held)}"), (moment, most)
        )

    async def written(
        self, caller: Caller, clicked: TournamentId, written: dict[str, str]
    ) -> Post | None:
        """Change what the organiser has changed in a text box, and return the panel; None for a draft.

        Raises:
            TournamentRefusal: as `_own` and the operations of `Amending`.
            Refusal: what was typed is no moment or number; act.unchanged.
        """
        in_draft = clicked.op == "altwords"
        held = await self._own(caller, clicked.tournament, in_draft=in_draft)
        amend, row, actor = self._tournaments.amend, held.row, caller.actor
        if clicked.op == "altwords":
            about, prizes = (Typed(written.get(each, "")) for each in (ABOUT, PRIZES))
            await amend.words(held.id, actor, about, prizes)
            return None if row.status is Status.DRAFT else await self._altered(caller, held.id)
        zone, now_ms = row.settings.zone, self._tournaments.context.now_ms()
        name, known_ms = (WHEN, row.starts_ms) if row.status in BEFORE_START else (DUE, _due(held))
        said = written.get(name, "").strip()
        most = read_most(written.get(MOST, ""), 2)
        is_moved = bool(said) and said != write_moment(known_ms, zone)
        is_resized = most != row.plan.entrants_max
        if not is_moved and not is_resized:
            raise Refusal("act.unchanged")
        if is_moved:
            moment = read_moment(said, zone, now_ms)
            move = amend.start if name == WHEN else amend.deadline
            await move(held.id, first_half(actor) if is_resized else actor, moment)
        if is_resized:
            await amend.places(held.id, actor, most)
        return await self._altered(caller, held.id)

    async def _altered(self, caller: Caller, tournament_id: int) -> Post:
        done = self._text(caller).words("tournament.alter_done")
        return await self.panel(caller, tournament_id, done)

    def _panel(self, held: Held, text: Translator, done: str) -> Post:
        shown, row, number = Shown(held), held.row, held.id
        nothing = Msg("tournament.alter_none")
        lines = [text.words("tournament.alter_head", name=event(text, shown))]
        if row.status in BEFORE_START:
            lines.append(text.words("tournament.alter_start", at=stamp(row.starts_ms, "f")))
        elif in_play(held):
            lines.append(text.words("tournament.alter_due", at=stamp(_due(held), "f")))
        lines.append(text.words("tournament.alter_places", count=row.plan.entrants_max))
        about, prizes = (
            typed(each) if visible(each) else nothing for each in (row.about, row.prizes)
        )
        lines.append(text.words("tournament.alter_words", about=about, prizes=prizes))
        lines.append(text.words("tournament.alter_log"))
        view = discord.ui.View(timeout=None)
        label = text.words(f"tournament.button.altwhen_{_phase(held)}")
        if row.status is not Status.CLOSING:
            view.add_item(button(TournamentId("altwhen", number), text, BLUE, label=label, row=0))
        view.add_item(button(TournamentId("altwords", number), text, row=0))
        if draws_freely(held):
            view.add_item(button(TournamentId("apart", number), text, row=0))
        view.add_item(button(TournamentId("desk", number), text, row=0))
        if found := open_choices(held):
            options = _options(found, text)
            if len(options) > _MOST_OPTIONS:
                options = [
                    option(text.words(f"tournament.more_group_{group}"), f"{_GROUP}{group}")
                    for group in grouped(found)
                ]
            what = text.words("tournament.alter_what")
            view.add_item(menu(TournamentId("altwhat", number), options, 1, what))
        people = [
            (REFEREES, referees_of(held), MOST_REFEREES),
            (ORGANISERS, held.stored.organisers, MOST_ORGANISERS),
        ]
        if may_invite(held):
            people.append((INVITED, held.stored.invited, MOST_INVITED))
        for at, (who, now, most) in enumerate(people, 2):
            clicked = TournamentId("altwho", number, who)
            view.add_item(picker(clicked, text, at, of_roles=False, now=now, most=most))
        return Post("\n".join([*([done] if done else []), *lines]), view=view)

    def _group(self, held: Held, group: str, text: Translator) -> Post:
        found = open_choices(held)
        own = {name: found[name] for name in grouped(found).get(group, ())}
        if not own:
            raise Refusal("ui.outdated")
        view = discord.ui.View(timeout=None)
        options = _options(own, text)[:_MOST_OPTIONS]
        what = text.words("tournament.alter_what")
        view.add_item(menu(TournamentId("altwhat", held.id), options, 0, what))
        view.add_item(_back(held, text))
        return Post(text.words(f"tournament.more_about_{group}"), view=view)

    def _values(self, held: Held, name: str, choice: Choice, text: Translator) -> Post:
        options = [
            option(text.draw(choice.said(value)), str(at), chosen=value == choice.now)
            for at, value in enumerate(choice.values)
        ]
        view = discord.ui.View(timeout=None)
        view.add_item(menu(TournamentId("altset", held.id, name), options, 0))
        view.add_item(_back(held, text))
        return Post(text.words("tournament.alter_pick"), view=view)

    def _question(self, held: Held, name: str, value: str, text: Translator) -> Post:
        choice = _choice(held, name)
        if value == choice.now:
            raise Refusal("act.unchanged")
        after, before = (text.say(choice.said(each)) for each in (value, choice.now))
        count = len([each for each in held.stored.entrants if each.dropped_round is None])
        said = text.words("tournament.alter_sure", after=after, before=before, count=count)
        view = discord.ui.View(timeout=None)
        yes = TournamentId("altyes", held.id, f"{name}.{choice.values.index(value)}")
        view.add_item(button(yes, text, GREEN))
        view.add_item(_back(held, text))
        return Post(said, view=view)

    async def _own(self, caller: Caller, tournament_id: int, *, in_draft: bool = False) -> Held:
        """Return an announced tournament of this server that the caller organises.

        Raises:
            TournamentRefusal: no_such, not_organiser, over or not_announced.
        """
        held = await assert_here(self._tournaments, caller, tournament_id)
        assert_organises(held, caller.actor)
        if held.row.status is Status.DRAFT and not in_draft:
            raise TournamentRefusal("not_announced")
        return held

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def open_choices(held: Held) -> dict[str, Choice]:
    """Return the choices that may still change: before the start all but those of deals, later the later rounds'."""
    found = {name: each for name, each in choices(held).items() if name not in _FIXED}
    status = held.row.status
    if status is Status.RUNNING:
        return {name: each for name, each in found.items() if name in _WHILE_IT_RUNS}
    if status not in BEFORE_START:
        return {}
    if held.row.plan.stages[0].format is Format.DUPLICATE:
        return {
            name: each
            for name, each in found.items()
            if name not in _OF_DEALS and not name.startswith("opt.")
        }
    return found


def _options(found: Mapping[str, Choice], text: Translator) -> list[discord.SelectOption]:
    return [option(text.draw(each.said(each.now)), name) for name, each in found.items()]


def _choice(held: Held, name: str) -> Choice:
    found = open_choices(held).get(name)
    if found is None:
        raise Refusal("ui.outdated")
    return found


def _value(choice: Choice, at: str) -> str:
    """Return the value of a choice by its place in the menu.

    Raises:
        Refusal: ui.outdated.
    """
    if not (
        at.isascii() and at.isdecimal() and len(at) < _MOST_CHARS and int(at) < len(choice.values)
    ):
        raise Refusal("ui.outdated")
    return choice.values[int(at)]


def _due(held: Held) -> int:
    """Return the latest deadline of the tables in play; that of a round that begins now, if there is none."""
    usual = held.row.starts_ms + held.row.plan.round_ms
    return max((each.due_ms or 0 for each in in_play(held)), default=usual)


def _phase(held: Held) -> str:
    return "before" if held.row.status in BEFORE_START else "during"


def _back(held: Held, text: Translator) -> Component:
    label = text.words("tournament.button.alter_back")
    return button(TournamentId("alter", held.id), text, label=label, row=1)
