"""Seeds by hand: a pasted list, its preview, and the draw for the rest."""

import re
from collections.abc import Callable, Sequence
from typing import Final

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.lines import cut_at_line
from bot.core.text.translator import Translator, translator
from bot.features.tournament.buttons import GREEN, button
from bot.features.tournament.desk.letters import packed, unpacked
from bot.features.tournament.desk.windows import Field, window
from bot.features.tournament.joining import assert_here
from bot.features.tournament.words import Shown, event, names
from bot.store.contest.rows import EntrantRow
from bot.tables.names import visible
from bot.tournaments.altering.amending import BEFORE_START, seeds_of
from bot.tournaments.altering.amendments import assert_organises
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from rules.contest.director.snapshot import Kind
from rules.contest.scores.results import No
from rules.core.text import Typed, typed

ORDER: Final = "order"
MOST_SEEDS: Final = 60
"""Seeds by hand; a button holds one letter for each."""
_MOST_CHARS: Final = 4000
_CHARS: Final = 1900
_NUMBERED: Final = re.compile(r"^\s*(?:\d{1,3}\s*[.):\t]\s*|[-*•]\s+)?@?")
"""The beginning of a line in front of the name: a number, a dash, or an @."""


class Seeding:
    def __init__(self, core: Core, tournaments: Tournaments) -> None:
        self._catalogues = core.catalogues
        self._tournaments = tournaments

    async def window(self, caller: Caller, clicked: TournamentId) -> discord.ui.Modal:
        """Return the text box for the list, filled with the seeds of the preview or else with the present ones.

        Raises:
            TournamentRefusal: as `_own`.
            Refusal: ui.outdated.
        """
        held, text = await self._own(caller, clicked.tournament), self._text(caller)
        order = _order(clicked.arg) or seeds_of(held)
        known = {each.no: each.name for each in held.stored.entrants}
        now = "\n".join(visible(known[no]) for no in order if no in known)
        hint = text.words("tournament.field_order_hint", most=MOST_SEEDS)
        field = Field(ORDER, now, _MOST_CHARS, hint, is_long=True, is_needed=False)
        box = TournamentId("seeds", held.id)
        return window(text, box, text.words("tournament.button.seeds"), (field,))

    async def preview(self, caller: Caller, clicked: TournamentId, written: str) -> Post:
        """Return what the list would do, with a button that does it.

        Raises:
            TournamentRefusal: as `_own`.
        """
        held, text = await self._own(caller, clicked.tournament), self._text(caller)
        order, unknown = read_order(held, written)
        lines = [text.words("tournament.order_head", name=event(text, Shown(held)))]
        rows = [held.entrant(no) for no in order]
        lines += [
            text.words("tournament.order_line", place=place, name=typed(each.name))
            for place, each in enumerate(rows, 1)
        ]
        rest = drawn_after(held, order)
        if rest:
            said = names(text, rest)
            lines.append(text.words("tournament.order_rest", count=len(rest), names=said))
        if unknown:
            said = " · ".join(text.say(typed(Typed(each))) for each in unknown[:10])
            lines.append(text.words("tournament.order_unknown", names=said))
        view = discord.ui.View(timeout=None)
        if order != seeds_of(held):
            yes = TournamentId("seedsyes", held.id, packed([[no] for no in order]))
            view.add_item(button(yes, text, GREEN))
        back = text.words("tournament.button.desk_back")
        view.add_item(button(TournamentId("seeds", held.id, packed([[no] for no in order])), text))
        view.add_item(button(TournamentId("desk", held.id), text, label=back))
        return Post(cut_at_line(lines, _CHARS), view=view)

    async def seed(self, caller: Caller, clicked: TournamentId) -> str:
        """Seed as confirmed, and return a line about it.

        Raises:
            TournamentRefusal: as `_own` and `Amending.seeds`.
            Refusal: ui.outdated or act.unchanged.
        """
        held = await self._own(caller, clicked.tournament)
        await self._tournaments.amend.seeds(held.id, caller.actor, _order(clicked.arg))
        return self._text(caller).words("tournament.alter_done")

    async def _own(self, caller: Caller, tournament_id: int) -> Held:
        """Return a tournament of this server that the caller organises and that has not begun.

        Raises:
            TournamentRefusal: no_such, not_organiser, over or frozen.
        """
        held = await assert_here(self._tournaments, caller, tournament_id)
        assert_organises(held, caller.actor)
        if held.row.status not in BEFORE_START:
            raise TournamentRefusal("frozen")
        return held

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def drawn_after(held: Held, order: Sequence[No]) -> list[EntrantRow]:
    """Return the entrants and the bench that are drawn behind a list; substitutes play only in the seats of others."""
    return [
        each
        for each in held.stored.entrants
        if each.no not in order and each.dropped_round is None and each.kind is not Kind.SUBSTITUTE
    ]


def read_order(held: Held, written: str) -> tuple[list[No], list[str]]:
    """Return the entrants that a list names, a name or a mention a line, and the lines that name none."""
    named, order, unknown = naming(held), dict[No, None](), []
    for line in written.splitlines():
        if not visible(line):
            continue
        found = named(line)
        if found is None:
            unknown.append(visible(line)[:40])
        else:
            order[found] = None
    return list(order)[:MOST_SEEDS], unknown


def naming(held: Held) -> Callable[[str], No | None]:
    """Return a function that finds the entrant of a name or a mention, perhaps behind the number of a line."""
    by_name = {visible(each.name).casefold(): each.no for each in reversed(held.stored.entrants)}
    by_member = {f"<@{each.member_id}>": each.no for each in held.stored.entrants}

    def named(typed_: str) -> No | None:
        whole = visible(typed_).casefold()
        bare = visible(_NUMBERED.sub("", typed_, count=1)).casefold()
        # A name may itself begin like the number of a line.
        mention = _NUMBERED.sub("", typed_, count=1).strip().replace("<@!", "<@")
        return by_name.get(whole, by_name.get(bare, by_member.get(mention)))

    return named


def _order(arg: str) -> list[No]:
    """Return the entrants of an argument of a button, in order.

    Raises:
        Refusal: ui.outdated.
    """
    return [no for pod in unpacked(arg) for no in pod]
