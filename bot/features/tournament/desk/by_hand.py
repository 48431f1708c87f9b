"""Tables of the next round by hand: a pasted list, its preview, and its confirmation."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.lines import cut_at_line
from bot.core.text.translator import Translator, translator
from bot.features.tournament.buttons import GREEN, RED, button
from bot.features.tournament.desk.letters import packed, unpacked
from bot.features.tournament.desk.seeding import naming
from bot.features.tournament.desk.windows import Field, window
from bot.features.tournament.joining import assert_here
from bot.features.tournament.words import Shown, event, names, person
from bot.store.contest.apart import pair_of
from bot.tables.names import visible
from bot.tournaments.altering.amendments import assert_organises
from bot.tournaments.altering.by_hand import Pods, may_be_set, misfit, of_next, tried
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from rules.contest.pairing.model import Hand, Input
from rules.contest.scores.results import No
from rules.core.text import Typed

POOLS: Final = "pools"
_MOST_CHARS: Final = 4000
_CHARS: Final = 1900


class TablesByHand:
    def __init__(self, core: Core, tournaments: Tournaments) -> None:
        self._catalogues = core.catalogues
        self._tournaments = tournaments

    async def window(self, caller: Caller, clicked: TournamentId) -> discord.ui.Modal:
        """Return the text box for the tables, filled with those that are set.

        Raises:
            TournamentRefusal: as `_own`.
        """
        held, text = await self._own(caller, clicked.tournament), self._text(caller)
        known = of_next(held)
        pods = () if known is None else known.pods
        now = "\n".join(", ".join(_written(held, no) for no in pod) for pod in pods)
        hint = text.words("tournament.field_pools_hint")
        field = Field(POOLS, now, _MOST_CHARS, hint, is_long=True)
        return window(
            text, TournamentId("hand", held.id), text.words("tournament.button.hand"), (field,)
        )

    async def preview(self, caller: Caller, clicked: TournamentId, written: str) -> Post:
        """Return who would sit where and what is unusual, with a button that sets the tables.

        Raises:
            TournamentRefusal: as `_own` and `tried`; hand_unknown.
        """
        held, text = await self._own(caller, clicked.tournament), self._text(caller)
        pods = read_pods(held, written)
        _, number, made = tried(held, pods, Hand("", 0))
        assert made.certificate is not None
        lines = [text.words("tournament.hand_head", name=event(text, Shown(held)), number=number)]
        lines += [
            text.words("tournament.hand_table", table=at, names=names(text, map(held.entrant, pod)))
            for at, pod in enumerate((pod for pod in pods if len(pod) > 1), 1)
        ]
        if byes := made.certificate.pairing.byes:
            resting = names(text, map(held.entrant, byes))
            lines.append(text.words("tournament.hand_rests", names=resting))
        kept = await self._tournaments.apart.pairs(held.id, caller.actor)
        lines += unusual(held, pods, made.certificate.input, set(kept), text)
        view = discord.ui.View(timeout=None)
        known = of_next(held)
        if known is None or known.pods != pods:
            view.add_item(button(TournamentId("handyes", held.id, packed(pods)), text, GREEN))
        self._add_controls(held, view, text)
        return Post(cut_at_line(lines, _CHARS), view=view)

    async def click(self, caller: Caller, clicked: TournamentId) -> str:
        """Set the tables as confirmed, or let them be drawn after all; return a line about it.

        Raises:
            TournamentRefusal: as `_own` and the operations of `SettingByHand`.
            Refusal: ui.outdated or act.unchanged.
        """
        held, by_hand = await self._own(caller, clicked.tournament), self._tournaments.by_hand
        if clicked.op == "handoff":
            await by_hand.drop(held.id, caller.actor)
        else:
            await by_hand.put(held.id, caller.actor, unpacked(clicked.arg))
        return self._text(caller).words("tournament.alter_done")

    def _add_controls(self, held: Held, view: discord.ui.View, text: Translator) -> None:
        view.add_item(button(TournamentId("hand", held.id), text))
        if of_next(held) is not None:
            view.add_item(button(TournamentId("handoff", held.id), text, RED))
        back = text.words("tournament.button.desk_back")
        view.add_item(button(TournamentId("desk", held.id), text, label=back))

    async def _own(self, caller: Caller, tournament_id: int) -> Held:
        """Return a tournament of this server that the caller organises, and whose next round is drawn.

        Raises:
            TournamentRefusal: no_such, not_organiser, over or hand_never.
        """
        held = await assert_here(self._tournaments, caller, tournament_id)
        assert_organises(held, caller.actor)
        if may_be_set(held) is None:
            raise TournamentRefusal("hand_never")
        return held

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def status_lines(held: Held, text: Translator) -> Iterator[str]:
    """Yield the line of the desk about tables that are set by hand, and why they cannot be played if so."""
    known = of_next(held)
    if known is None:
        return
    wrong = misfit(held)
    if wrong is None:
        yield text.words("tournament.hand_set", number=known.number)
    else:
        yield text.words("tournament.hand_misfit", number=known.number, why=text.say(wrong.msg))


def unusual(
    held: Held, pods: Pods, given: Input, kept: set[tuple[int, int]], text: Translator
) -> Iterator[str]:
    """Yield lines about entrants who meet again, entrants who are kept apart, and tables of another size."""
    met = {(each.a, each.b) for each in given.met if each.tables}
    public = {pair_of(each.a, each.b) for each in given.apart}
    again, apart = [], []
    for pod in pods:
        for one, other in combinations(sorted(pod), 2):
            members = pair_of(held.entrant(one).member_id, held.entrant(other).member_id)
            two = " – ".join(person(text, held.entrant(no).name) for no in (one, other))
            if (one, other) in met:
                again.append(two)
            if members in kept or (one, other) in public:
                apart.append(two)
    for key, found in (("again", again), ("apart", apart)):
        if found:
            yield text.words(f"tournament.hand_{key}", pairs=" · ".join(found))
    if others := sum(len(pod) not in (1, given.wanted) for pod in pods):
        yield text.words("tournament.hand_sizes", count=others, usual=given.wanted)


def read_pods(held: Held, written: str) -> Pods:
    """Return the tables of a list, a line each, with names separated by commas.

    Raises:
        TournamentRefusal: hand_unknown.
    """
    named, found = naming(held), []
    for line in written.splitlines():
        # A name may hold a comma itself, if it is alone in its line.
        alone = named(line)
        parts = [line] if alone is not None else [each for each in line.split(",") if each.strip()]
        pod: list[No] = []
        for part in parts:
            no = named(part)
            if no is None:
                raise TournamentRefusal("hand_unknown", name=Typed(visible(part).strip()[:40]))
            pod.append(no)
        if pod:
            found.append(tuple(pod))
    return tuple(found)


def _written(held: Held, no: No) -> str:
    """Return the name of an entrant, or a mention if a list could not tell by the name who is meant."""
    name = visible(held.entrant(no).name)
    alike = sum(visible(each.name).casefold() == name.casefold() for each in held.stored.entrants)
    is_clear = alike == 1 and name and "," not in name
    return name if is_clear else f"<@{held.entrant(no).member_id}>"
