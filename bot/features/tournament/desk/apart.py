"""The private panel of the members whom the organisers keep apart in draws."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId
from bot.core.controls.items import Component
from bot.core.core import Core
from bot.core.posts.post import Post, PostFile
from bot.core.text.translator import Translator, translator
from bot.features.tournament.buttons import BLUE, GREEN, button, menu, option, picker
from bot.features.tournament.choices.more import read_ids
from bot.features.tournament.joining import assert_here
from bot.features.tournament.words import Shown, event
from bot.store.contest.apart import Pair, SecretRound
from bot.tables.names import visible
from bot.tournaments.altering.keeping_apart import MOST_APART, draws_freely
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from rules.contest.director.snapshot import Status
from rules.contest.director.stages.forms import form_of
from rules.contest.pairing.certificate import Opened, read, written
from rules.core.errors import Refusal

PAIR: Final = "apart"
"""The argument of the menu of members; it names the words in it."""
_MOST_FILES: Final = 10
_UNKNOWN: Final = "…"


class KeptApart:
    def __init__(self, core: Core, tournaments: Tournaments) -> None:
        self._catalogues = core.catalogues
        self._tournaments = tournaments

    async def click(self, caller: Caller, clicked: TournamentId, values: Sequence[str]) -> Post:
        """Do as a button or a menu of the panel says, and return the panel, or the files.

        Raises:
            TournamentRefusal: as `_own` and the operations of `KeepingApart`.
            Refusal: ui.outdated or act.unchanged.
        """
        held, apart = await self._own(caller, clicked.tournament), self._tournaments.apart
        match clicked.op:
            case "apartadd":
                one, other = _two(values)
                await apart.add(held.id, caller.actor, one, other)
            case "apartoff":
                one, other = _two("".join(values[:1]).split("."))
                await apart.remove(held.id, caller.actor, one, other)
            case "apartfile":
                return await self._files(caller, held)
            case _:
                return await self._panel(caller, held)
        return await self._panel(caller, held, done=True)

    async def _panel(self, caller: Caller, held: Held, *, done: bool = False) -> Post:
        text, number = translator(self._catalogues[caller.language], None), held.id
        pairs = await self._tournaments.apart.pairs(number, caller.actor)
        lines = [text.words("tournament.apart_done")] if done else []
        lines.append(text.words("tournament.apart_head", name=event(text, Shown(held))))
        lines += [
            text.words("tournament.apart_line", place=place, one=f"<@{one}>", other=f"<@{other}>")
            for place, (one, other) in enumerate(pairs, 1)
        ]
        if not pairs:
            lines.append(text.words("tournament.apart_none"))
        lines.append(text.words("tournament.apart_about"))
        if not all(form_of(each).is_free for each in held.row.plan.stages):
            lines.append(text.words("tournament.apart_forced"))
        view = discord.ui.View(timeout=None)
        is_over = held.row.status in (Status.FINISHED, Status.CANCELLED)
        if draws_freely(held) and len(pairs) < MOST_APART and not is_over:
            clicked = TournamentId("apartadd", number, PAIR)
            view.add_item(picker(clicked, text, 0, of_roles=False, now=(), most=2, least=2))
        if pairs and not is_over:
            what = text.words("tournament.apart_remove")
            view.add_item(menu(TournamentId("apartoff", number), _options(held, pairs), 1, what))
        if await self._tournaments.apart.secrets(number, caller.actor):
            view.add_item(button(TournamentId("apartfile", number), text, BLUE, row=2))
        view.add_item(_back(held, text))
        return Post("\n".join(lines), view=view)

    async def _files(self, caller: Caller, held: Held) -> Post:
        """Return the draws with their secrets, from which `rules.contest.verify` works each out again."""
        text = translator(self._catalogues[caller.language], None)
        found = await self._tournaments.apart.secrets(held.id, caller.actor)
        files = tuple(_file(held, each, text) for each in found[-_MOST_FILES:])
        if not files:
            raise Refusal("ui.outdated")
        name = event(text, Shown(held))
        return Post(text.words("tournament.apart_files", name=name), files)

    async def _own(self, caller: Caller, tournament_id: int) -> Held:
        """Return a tournament of this server that the caller organises.

        Raises:
            TournamentRefusal: no_such or not_organiser.
        """
        held = await assert_here(self._tournaments, caller, tournament_id)
        if not held.is_organiser(caller.member_id):
            raise TournamentRefusal("not_organiser")
        return held


def _two(values: Sequence[str]) -> tuple[int, int]:
    """Return two members.

    Raises:
        Refusal: ui.outdated, if these are not two.
    """
    members = read_ids(values, 2)
    if len(set(members)) != 2:
        raise Refusal("ui.outdated")
    return members[0], members[1]


def _options(held: Held, pairs: Sequence[Pair]) -> list[discord.SelectOption]:
    """Return an option for each pair; Discord shows no mention in it, so members who did not sign up have no name."""
    names = {each.member_id: visible(each.name) for each in held.stored.entrants}
    return [
        option(
            f"{place}. {names.get(one, _UNKNOWN)} – {names.get(other, _UNKNOWN)}", f"{one}.{other}"
        )
        for place, (one, other) in enumerate(pairs, 1)
    ]


def _file(held: Held, each: SecretRound, text: Translator) -> PostFile:
    opened = Opened(read(each.certificate), each.secret)
    alt = text.words("tournament.apart_file", number=each.number)
    return PostFile(f"apart-{held.id}-{each.stage}-{each.number}.json", written(opened), alt)


def _back(held: Held, text: Translator) -> Component:
    """Return the button to the panel from which this one was opened, or to the desk when all is over."""
    if held.row.status is Status.DRAFT:
        label = text.words("tournament.button.back")
        return button(TournamentId("draft", held.id), text, GREEN, label=label, row=2)
    if held.row.status in (Status.FINISHED, Status.CANCELLED):
        label = text.words("tournament.button.desk_back")
        return button(TournamentId("desk", held.id), text, label=label, row=2)
    label = text.words("tournament.button.alter_back")
    return button(TournamentId("alter", held.id), text, label=label, row=2)
