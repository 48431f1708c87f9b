"""Seeds by hand: who sits where in the first field, and what a pasted list means."""

import pytest
from msgspec import structs

from bot.core.controls.ids import TournamentId
from bot.core.text.translator import translator
from bot.features.tournament.desk.letters import packed, unpacked
from bot.features.tournament.desk.seeding import MOST_SEEDS, drawn_after, read_order
from bot.features.tournament.words import Shown, seeds_line
from bot.i18n import LANGUAGES
from bot.store.contest.rows import RulingKind
from bot.tournaments.altering.amending import seeds_of
from rules.contest.director.plan import Format
from rules.contest.pairing.seeding import seed_ranks
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, Hall, plan, stage
from tests.catalogues import own_catalogues
from tests.refusing import refuses

pytestmark = pytest.mark.slow

BRACKET = plan(stage(2, (2,), format=Format.SINGLE))


async def test_seeds_by_hand_come_first_and_the_others_are_drawn(hall: Hall) -> None:
    number = await hall.ready(8, BRACKET)
    amend = hall.tournaments.amend
    with refuses("tournament.no_such_player"):
        await amend.seeds(number, hall.by(ORGANISER), [99])
    held = await amend.seeds(number, hall.by(ORGANISER), [7, 3])
    assert seeds_of(held) == [7, 3]
    with refuses("act.unchanged"):
        await amend.seeds(number, hall.by(ORGANISER), [7, 3])
    assert [each.kind for each in held.stored.rulings] == [RulingKind.CHANGE]
    hall.clock.now = held.row.starts_ms / 1000
    held = await hall.looked(number)
    assert held.snapshot.stages[0].field[:2] == (7, 3)
    assert sorted(held.snapshot.stages[0].field) == list(range(1, 9))
    assert seeds_of(held) == list(held.snapshot.stages[0].field)
    with refuses("tournament.frozen"):
        await amend.seeds(number, hall.by(ORGANISER), [1])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_announced_starting_order_is_the_one_in_force(hall: Hall, language: str) -> None:
    text = translator(own_catalogues()[language], None)
    number = await hall.ready(8, BRACKET)
    by_hand, usual = (text.words(f"tournament.{key}") for key in ("seeds_by_hand", "seeds_rated"))
    assert seeds_line(text, Shown(await hall.tournaments.show(number))) == usual
    held = await hall.tournaments.amend.seeds(number, hall.by(ORGANISER), [7, 3])
    assert seeds_line(text, Shown(held)) == by_hand
    held = await hall.tournaments.amend.seeds(number, hall.by(ORGANISER), [])
    assert seeds_line(text, Shown(held)) == usual


def test_seeds_by_hand_keep_their_order() -> None:
    assert seed_ranks({4: 2, 2: 1}, [5, 4, 1, 2]) == {2: 1, 4: 2, 5: 3, 1: 4}


async def test_substitutes_are_not_named_among_those_who_are_drawn(hall: Hall) -> None:
    held = await hall.announced(BRACKET)
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 3):
        is_substitute = member == FIRST_MEMBER + 2
        await hall.tournaments.sign_up(held.id, hall.by(member), as_substitute=is_substitute)
    held = await hall.tournaments.show(held.id)
    assert [each.no for each in drawn_after(held, [1])] == [2]


async def test_a_list_names_entrants_by_name_or_mention(hall: Hall) -> None:
    held = await hall.announced()
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 4):
        await hall.tournaments.sign_up(held.id, hall.by(member))
    held = await hall.tournaments.show(held.id)
    odd = structs.replace(held.stored.entrants[3], name=Typed("2. Ada"))
    stored = structs.replace(held.stored, entrants=(*held.stored.entrants[:3], odd))
    held = type(held)(stored, held.game, held.snapshot)
    text = "1. m102\n\n2. Ada\n- @M100\n3) <@101>\nM102\nNobody"
    assert read_order(held, text) == ([3, 4, 1, 2], ["Nobody"])


def test_a_button_holds_all_seeds() -> None:
    order = list(range(453, 453 + MOST_SEEDS))
    clicked = TournamentId("seedsyes", 10**14, packed([[no] for no in order]))
    assert TournamentId.read(clicked.write()) == clicked
    assert len(clicked.write()) <= 100
    assert unpacked(clicked.arg) == tuple((no,) for no in order)
    with refuses("ui.outdated"):
        unpacked("a")
