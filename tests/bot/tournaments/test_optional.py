"""Heats and ladders: members say beforehand, with a button, that they play in the next round."""

from typing import Any

import discord
import pytest

from bot.core.posts.post import PostFile
from bot.core.text.translator import Translator, translator
from bot.features.tournament.choices.kinds import plan_for
from bot.features.tournament.posts.announcing import announcement_view, own_play_button, play_line
from bot.features.tournament.views.standing import standings_post
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES, Catalogues
from bot.tournaments.model import Held
from rules.contest.director.snapshot import Status
from tests.bot.tournaments.hall import FIRST_MEMBER, START_MS, Hall
from tests.catalogues import own_catalogues
from tests.refusing import refuses

pytestmark = pytest.mark.slow

ENTRANTS = 7
PICTURE = PostFile("standings.png", b"", "")
ROUND = {"en": ("next", "round"), "ko": ("다음", "라운드"), "it": ("prossimo", "turno")}
"""The name of the next round in texts that name one by its number."""


@pytest.fixture(scope="module")
def catalogues() -> Catalogues:
    return own_catalogues()


async def begun(hall: Hall, kind: str) -> Held:
    given, _ = plan_for(kind, (2, 3), START_MS)
    return await hall.tournaments.show(await hall.started(ENTRANTS, given))


def ops(view: Any) -> list[str]:
    rows = [] if view is None else view.to_components()
    return [each["custom_id"].split(":")[1] for row in rows for each in row["components"]]


def playing(held: Held, number: int) -> set[int]:
    """The members at a table of a round of the first stage."""
    row = held.round(1, number)
    pods = {each.id for each in held.stored.pods if each.round_id == row.id}
    return {held.entrant(each.no).member_id for each in held.stored.seats if each.pod_id in pods}


async def until(hall: Hall, tournament_id: int, rounds: int) -> Held:
    """Play until so many rounds of the first stage have been paired."""
    for _ in range(200):
        held = await hall.looked(tournament_id)
        if len(held.snapshot.stages[0].rounds) >= rounds:
            return held
        await hall.show_up(held)
        if not await hall.play():
            hall.pass_time(held)
    raise AssertionError("never paired")


async def test_checking_in_enters_the_first_heat_and_a_button_the_next(
    hall: Hall,
) -> None:
    held = await begun(hall, "heats")
    everybody = set(range(FIRST_MEMBER, FIRST_MEMBER + ENTRANTS))
    assert playing(held, 1) == everybody
    some = (FIRST_MEMBER, FIRST_MEMBER + 1, FIRST_MEMBER + 2)
    for member in (*some, FIRST_MEMBER + 3):
        await hall.tournaments.play_next(held.id, hall.by(member))
    await hall.tournaments.play_next(held.id, hall.by(FIRST_MEMBER + 3), wants=False)
    held = await until(hall, held.id, 2)
    assert playing(held, 2) == set(some)
    await hall.tournaments.sign_up(held.id, hall.by(300))
    for member in some:
        await hall.tournaments.play_next(held.id, hall.by(member))
    held = await until(hall, held.id, 3)
    assert playing(held, 3) == {*some, 300}
    with refuses("tournament.nothing_to_pair"):
        await hall.tournaments.play_next(held.id, hall.by(FIRST_MEMBER))
    over = await hall.to_the_end(held.id)
    assert over.row.status is Status.FINISHED
    assert "play" not in ops(announcement_view(Shown(over), _english()))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_button_is_there_while_the_next_round_takes_sign_ups(
    hall: Hall, catalogues: Catalogues, language: str
) -> None:
    text = translator(catalogues[language], None)
    shown = Shown(await begun(hall, "ladder"))
    view = announcement_view(shown, text)
    assert ops(view)[0] == "play"
    assert play_line(shown, text) == text.words("tournament.play_line", number=2, count=0)
    label = view.to_components()[0]["components"][0]["label"]  # type: ignore[union-attr]
    assert label == text.words("tournament.button.play")
    assert ops(standings_post(shown, 1, text, (PICTURE,)).view)[0] == "play"
    assert "play" not in ops(standings_post(shown, 1, text, (PICTURE,), after=1).view)
    held = await hall.tournaments.play_next(shown.row.id, hall.by(FIRST_MEMBER))
    own, other = (own_play_button(Shown(held), held.entrant(no), text) for no in (1, 2))
    assert own is not None
    assert other is not None
    assert (_label(own.item), _label(other.item)) == (text.words("tournament.button.skip"), label)
    line = text.words("tournament.play_line", number=2, count=1)
    assert play_line(Shown(held), text) == line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["heats", "ladder"])
async def test_the_buttons_say_that_the_next_round_is_meant_while_one_is_running(
    hall: Hall, catalogues: Catalogues, language: str, kind: str
) -> None:
    text = translator(catalogues[language], None)
    held = await begun(hall, kind)
    assert playing(held, 1)
    held = await hall.tournaments.play_next(held.id, hall.by(FIRST_MEMBER))
    labels = {
        _label(item.item)
        for no in (1, 2)
        if (item := own_play_button(Shown(held), held.entrant(no), text)) is not None
    }
    assert len(labels) == 2
    following, word = ROUND[language]
    for label in labels:
        assert following in label
        assert word in label
    assert word in play_line(Shown(held), text).lower()


async def test_members_are_not_asked_where_all_play(hall: Hall) -> None:
    held = await begun(hall, "swiss")
    assert "play" not in ops(announcement_view(Shown(held), _english()))
    with refuses("tournament.nothing_to_pair"):
        await hall.tournaments.play_next(held.id, hall.by(FIRST_MEMBER))


def _english() -> Translator:
    return translator(own_catalogues()["en"], None)


def _label(item: discord.ui.Item[Any]) -> str:
    assert isinstance(item, discord.ui.Button)
    return item.label or ""
