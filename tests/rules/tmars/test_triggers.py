"""Triggers: their reactions, their owners and their order (chapters "Order" and "Placing a tile")."""

from typing import Any

import pytest

from rules.core.log import Log
from rules.tmars.components.cards import CARDS
from rules.tmars.components.designs import Event, Trigger
from rules.tmars.components.effects import Tag
from rules.tmars.components.programs import AFTER_PLAY, PROGRAMS, ongoing_program
from rules.tmars.economy.frames import begin
from rules.tmars.economy.placing import put_tile
from rules.tmars.economy.triggers import TRIGGERS, after_play, happened
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import State
from rules.tmars.view import BOT, NEUTRAL
from tests.rules.tmars.whole_effect import changes, position


def set_off(state: State, event: Event, by: int = 0, **facts: Any) -> list[tuple[int, str]]:
    """Owner and program of every trigger that reacts, in order."""
    happened(state, event, by, **facts)
    return [(frame.actor, frame.program) for frame in reversed(state.stack)]


def played(words: str, card: str) -> list[str]:
    """The programs that playing a card sets off."""
    state = position(f"{words} {card}")
    after_play(state, 0, card)
    return [frame.program for frame in reversed(state.stack)]


def test_every_trigger_has_a_program() -> None:
    for card in CARDS.values():
        for at, ongoing in enumerate(card.ongoing):
            if isinstance(ongoing, Trigger):
                assert PROGRAMS[ongoing_program(card.id, at)] == ongoing.do
                assert ongoing_program(card.id, at) in [name for name, _ in TRIGGERS[card.id]]


def test_every_event_has_a_card() -> None:
    listening = {trigger.event for triggers in TRIGGERS.values() for _, trigger in triggers}
    assert listening == set(Event)


def test_triggers_run_by_owner_from_the_active_seat_and_by_card_in_order_of_play() -> None:
    state = position("038 172 q.172 q.038 r.038")
    state.active = 1
    assert set_off(state, Event.CITY_PLACED, by=1, space="G3") == [
        (1, "172.ongoing.0"),
        (1, "038.ongoing.0"),
        (2, "038.ongoing.0"),
        (0, "038.ongoing.0"),
        (0, "172.ongoing.0"),
    ]


def test_two_effects_of_one_card_run_in_printed_order() -> None:
    found = set_off(position("R31"), Event.CITY_PLACED, space="G3")
    assert found == [(0, "R31.ongoing.0"), (0, "R31.ongoing.1")]


@pytest.mark.parametrize(
    ("words", "event", "facts", "count"),
    [
        pytest.param("R31", Event.CITY_PLACED, {"space": "PHOBOS"}, 1, id="only cities on Mars"),
        pytest.param(
            "q.R31", Event.CITY_PLACED, {"space": "G3"}, 1, id="a city of any owner, own M€ no"
        ),
        pytest.param("023", Event.OCEAN_PLACED, {"space": "A5"}, 1, id="an ocean"),
        pytest.param("q.023", Event.OCEAN_PLACED, {"space": "A5"}, 1, id="an ocean of any owner"),
        pytest.param("q.147", Event.GREENERY_PLACED, {"space": "A5"}, 0, id="own greeneries only"),
        pytest.param("R24", Event.TILE_ON_BONUS, {"space": "A1"}, 1, id="metal printed"),
        pytest.param("R24", Event.TILE_ON_BONUS, {"space": "D2"}, 0, id="plants printed"),
        pytest.param("R24", Event.TILE_ON_BONUS, {"space": "PHOBOS"}, 0, id="nothing off the map"),
        pytest.param("R08", Event.PAID_BASE_COST, {"cost": 20}, 1, id="20 M€"),
        pytest.param("R08", Event.PAID_BASE_COST, {"cost": 19}, 0, id="19 M€"),
        pytest.param("156", Event.STANDARD_PROJECT_PAID, {"card": "asteroid"}, 1, id="a project"),
        pytest.param("156", Event.STANDARD_PROJECT_PAID, {"card": "sell_patents"}, 0, id="a sale"),
        pytest.param(
            "q.R03", Event.TAG_PLAYED, {"tag": Tag.JOVIAN}, 1, id="a Jovian tag of any owner"
        ),
        pytest.param("q.R10", Event.TAG_PLAYED, {"tag": Tag.EARTH}, 0, id="own earth tags only"),
        pytest.param("R10", Event.TAG_PLAYED, {"tag": Tag.WILD}, 0, id="a wild tag is none"),
    ],
)
def test_an_event_sets_off_these_triggers(
    words: str, event: Event, facts: dict[str, Any], count: int
) -> None:
    assert len(set_off(position(words), event, **facts)) == count


@pytest.mark.parametrize(
    ("words", "card", "programs"),
    [
        pytest.param("073 185", "090", "073 073 185 185", id="once per tag, card by card"),
        pytest.param("185", "073", "185 073", id="the card itself"),
        pytest.param("131 074 128", "P10", "131 131 074 074 128", id="a prelude's tags"),
        pytest.param("R19 109 031", "009", "R19 109 031", id="an event with a space tag"),
        pytest.param("R19 109 031", "036", "R19 109", id="an event without"),
        pytest.param("R19 109 031", "012", "", id="no event"),
        pytest.param("R35", "113", "R35", id="points"),
        pytest.param("R35", "024", "R35", id="points to come"),
        pytest.param("R35", "178", "", id="negative points"),
        pytest.param("R35", "003", "", id="no points"),
        pytest.param("R35", "P01", "", id="a prelude has no points"),
        pytest.param("R08", "011", "R08", id="a dear card"),
        pytest.param("R08", "022", "", id="a cheap card"),
        pytest.param("", "R03", "R03", id="a corporation sees its own tag"),
        pytest.param("R10 R35 R08", "R30", "R10", id="a corporation is its tags alone"),
        pytest.param("R24", "R24", "", id="two building tags are nothing to the guild"),
    ],
)
def test_playing_a_card_sets_off_these_triggers(words: str, card: str, programs: str) -> None:
    assert [name.split(".")[0] for name in played(words, card)] == programs.split()


def test_the_other_seats_come_after_the_one_that_plays() -> None:
    state = position("R03 q.R03 q.057")
    state.active = 1
    after_play(state, 1, "057")
    assert [frame.actor for frame in reversed(state.stack)] == [1, 0]


def test_an_event_goes_face_down_and_uses_up_discounts_for_the_next_card() -> None:
    state = position("next_discount=8 next_flex=2 206")
    begin(state, AFTER_PLAY, "", 0, cause="206")
    resolve(state, Log())
    mine = state.seats[0]
    assert (mine.tableau, mine.events) == ([], ["206"])
    assert (mine.next_discount, mine.next_flex) == (0, 2)


def test_a_prelude_leaves_discounts_for_the_next_card() -> None:
    state = position("next_discount=8 P01")
    begin(state, AFTER_PLAY, "", 0, cause="P01")
    resolve(state, Log())
    assert state.seats[0].next_discount == 8


@pytest.mark.parametrize(
    ("card", "space", "kind", "gain"),
    [
        pytest.param("023", "A5", "ocean", "plants+2", id="algae"),
        pytest.param("038", "G3", "city", "mc+2", id="rovers"),
        pytest.param("172", "G3", "city", "172+1", id="pets"),
        pytest.param("200", "G3", "city", "p_mc+1", id="immigrants"),
        pytest.param("R31", "G3", "city", "p_mc+1", id="republic"),
        pytest.param("R24", "A1", "city", "", id="own tiles only"),
    ],
)
def test_marsbots_tiles_set_off_triggers(card: str, space: str, kind: str, gain: str) -> None:
    state = position(f"automa {card}")
    state.active = BOT
    put_tile(state, space, kind, BOT, Log())
    resolve(state, Log())
    tile = "ocean" if kind == "ocean" else f"{kind}:bot"
    found = changes(position(f"automa {card}"), state) - {f"{space}={tile}", "oceans+1"}
    assert found == set(gain.split())


def test_neutral_tiles_set_nothing_off() -> None:
    state = position("solo 038")
    put_tile(state, "G3", "city", NEUTRAL, Log())
    assert state.stack == []
