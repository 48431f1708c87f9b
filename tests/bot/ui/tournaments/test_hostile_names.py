"""Posts of a tournament show its players' names, its own name and reasons as text."""

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from bot.core.posts.post import Post
from bot.core.text.translator import Translator, translator
from bot.features.tournament.circuits.posts import circuit_post
from bot.features.tournament.posts.announcing import announcement, entrants_post, list_line
from bot.features.tournament.posts.calls import Call, call_posts, dispute_post, dropped_post
from bot.features.tournament.posts.ending import podium_post
from bot.features.tournament.posts.facts import facts_line
from bot.features.tournament.posts.ruled import ruling_post, suggested
from bot.features.tournament.views.rounds import round_post
from bot.features.tournament.views.standing import line_post, ranking_of, standings_post, why_post
from bot.features.tournament.words import Shown, names
from bot.i18n import LANGUAGES
from bot.store.contest.circuits import Counted, Placed
from bot.store.contest.rows import CircuitRow
from bot.store.declaring.posted import Posted
from bot.tournaments.circuits import Circuit
from bot.tournaments.model import Held
from rules.contest.director.held import Place
from rules.contest.plans.teams import with_teams
from rules.contest.showing.facts import Closest, Comeback, Facts, Quickest
from rules.core.text import Typed
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, Hall, plan, stage
from tests.catalogues import toy_catalogue_of
from tests.hostile import HARMLESS, HOSTILE, complaint, literally

__all__ = ["hall"]

ENTRANTS = 6
LINK = "https://discord.com/channels/7/8/9"
MOST_LETTERS = 32
"""Of a name on Discord; longer ones are cut."""


@pytest.mark.parametrize("team_size", [0, 2])
async def test_nothing_that_a_tournament_posts_obeys_a_name(hall: Hall, team_size: int) -> None:
    given = with_teams(plan(stage(2, (2,), rounds=2)), team_size) if team_size else None
    tournament_id = await hall.started(ENTRANTS, given)
    organise, by = hall.tournaments.organise, hall.by(ORGANISER)
    await organise.drop(tournament_id, by, 1, reason=Typed("why"))
    early = await hall.tournaments.show(tournament_id)
    over = await hall.to_the_end(tournament_id)
    wrong = []
    for text in (translator(toy_catalogue_of(language), None) for language in LANGUAGES):
        for held in (early, over):
            harmless = [*_contents(_called(held, HARMLESS), HARMLESS, text)]
            for name in (each for each in HOSTILE if len(each) <= MOST_LETTERS):
                hostile = _contents(_called(held, name), name, text)
                found = map(complaint, hostile, harmless, [name] * len(harmless))
                wrong += [each for each in found if each]
            for name in HOSTILE:
                for ruling in held.stored.rulings:
                    label = suggested(_called(held, name), ruling, text, reads_all=True)
                    assert literally(name)[:20] in label
    assert wrong == []


async def test_no_name_of_a_circuit_is_more_than_text() -> None:
    text = translator(toy_catalogue_of("en"), None)
    drawing: Any = SimpleNamespace(circuit=_no_files)
    harmless = (await circuit_post(drawing, _circuit(HARMLESS), text))[0].content
    for name in (each for each in HOSTILE if len(each) <= MOST_LETTERS):
        post, _ = await circuit_post(drawing, _circuit(name), text)
        assert not complaint(post.content, harmless, name)


def _circuit(name: str) -> Circuit:
    """A circuit that is called so, as are its only tournament and the players there."""
    row = CircuitRow(1, 7, "en", Typed(name), (5, 3, 1), 0, 1)
    placed = tuple(Placed(each, Typed(name), each) for each in (1, 2))
    return Circuit(row, (Counted(1, Typed(name), "nim", placed, False),))


async def _no_files(*_: object, **__: object) -> tuple[()]:
    return ()


def _called(held: Held, name: str) -> Shown:
    """The tournament as if it, every member there and every reason were called that."""
    stored = held.stored
    changed = structs.replace(
        stored,
        tournament=structs.replace(stored.tournament, name=Typed(name), announce=Posted(1, 9)),
        teams=tuple(structs.replace(each, name=Typed(name)) for each in stored.teams),
        entrants=tuple(structs.replace(each, name=Typed(name)) for each in stored.entrants),
        rulings=tuple(structs.replace(each, reason=Typed(name)) for each in stored.rulings),
    )
    return Shown(replace(held, stored=changed))


def _contents(shown: Shown, name: str, text: Translator) -> Iterator[str]:
    for post in _posts(shown, name, text):
        yield post.content
    yield list_line(shown, text)
    told = Facts(Closest(1, 1, 2, 3), Comeback(1, 2, 3, 1), Quickest(3, 5000))
    yield facts_line(told, shown, text)


def _posts(shown: Shown, name: str, text: Translator) -> Iterator[Post]:
    row, nos = shown.stored.rounds[-1], tuple(each.no for each in shown.stored.entrants)
    place = Place(1, row.number, 0)
    yield announcement(shown, text, winners=(names(text, shown.stored.entrants[:1]),))
    yield entrants_post(shown, text)
    yield round_post(shown, row, text, {0: LINK})
    yield standings_post(shown, 1, text, ())
    found = ranking_of(shown, 1)
    yield why_post(shown, found, text)
    line = line_post(shown, found, FIRST_MEMBER + 1, text)
    assert line is not None
    yield line
    for cause in ("checkin", "show", "table", "put_off", "called_off"):
        call = Call(cause, nos, 1_800_000_000_000, place)
        yield from call_posts(shown, call, text, [])
    yield dropped_post(shown, FIRST_MEMBER + 1, text)
    yield dispute_post(shown, place, Typed(name), Typed(name), 10**18, text)
    yield podium_post(shown, [(1, 2), (2, 3), (3, 4)], text, (), [])
    for ruling in shown.stored.rulings:
        yield ruling_post(shown, ruling, text)
