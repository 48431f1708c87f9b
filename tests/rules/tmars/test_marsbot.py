"""Chapter "MarsBot": rounds, turns, cards, tags and markers."""

from typing import Any

import pytest

from rules.core.log import Log
from rules.tmars.components.cards import PROJECTS
from rules.tmars.components.effects import Tag
from rules.tmars.components.tracks import TRACKS
from rules.tmars.marsbot.turn import new_generation, start, take_turn
from rules.tmars.view import BOT, BotCard, BotMove
from tests.rules.tmars.bot_positions import act, automa, bot_of, results, said, single

AHEAD = dict.fromkeys(TRACKS, 9)


def markers(**given: int) -> dict[str, int]:
    return {**dict.fromkeys(TRACKS, 0), **given}


# S23, S24, S32, S33: turns


def test_it_takes_two_cards_a_turn_and_passes_without_any() -> None:
    """S23, S33, worked example 59."""
    state = automa(bot={"pile": ["164", "056", "113", "141"]})
    for used in (["164", "056"], ["164", "056", "113", "141"]):
        take_turn(state, Log())
        assert bot_of(state).used == used
        assert not bot_of(state).passed
    log = Log()
    take_turn(state, log)
    assert bot_of(state).passed
    assert said(log) == ["MarsBot has no card left and passes."]
    assert [(each.what, each.subject) for each in state.acts] == [
        ("bot", "056"),
        ("bot", "141"),
        ("bot_pass", ""),
    ]


def test_a_last_single_card_is_one_action() -> None:
    state = automa(bot={"pile": ["056"]})
    take_turn(state, Log())
    assert bot_of(state).markers["building"] == 1
    assert not bot_of(state).passed


def test_cards_are_turned_up_from_the_top_and_noted_as_seen() -> None:
    """S24, S32, DECISION 26."""
    state = automa(bot={"used": ["001"], "pile": ["164", "056", "113"]})
    log = Log()
    take_turn(state, log)
    assert log.revealed
    assert (bot_of(state).used, bot_of(state).pile) == (["001", "164", "056"], ["113"])
    assert state.discard == []


def test_a_new_generation_brings_cards() -> None:
    """S13, S14: four cards, free of charge."""
    state = automa(bot={"pile": ["164"]}, deck=["056", "113", "117", "141", "009"])
    bot_of(state).passed = True
    new_generation(state, Log())
    assert bot_of(state).pile == ["164", "056", "113", "117", "141"]
    assert not bot_of(state).passed
    assert state.deck == ["009"]


def test_used_cards_never_come_back() -> None:
    """DECISION 26: when the deck runs out, only the discard pile is shuffled."""
    state = automa(bot={"used": ["009"]}, deck=["056"], discard=["113", "117"])
    new_generation(state, Log())
    assert sorted(bot_of(state).pile) == ["056", "113", "117"]
    assert bot_of(state).used == ["009"]


# S26 to S31: tags


def test_every_tag_moves_its_track() -> None:
    """S26, DECISION 6: tags count from left to right, and the symbol of events comes last."""
    state = automa()
    act(state, "009")
    (card,) = bot_of(state).turn
    assert [(move.tag, move.track) for move in card.moves] == [
        ("space", "space"),
        ("event", "event"),
    ]
    assert bot_of(state).markers == markers(space=1, event=1)


def test_an_advance_icon_does_nothing_on_normal() -> None:
    """S35, DECISION 8, worked example 42."""
    state = automa()
    log = act(state, "009")
    assert bot_of(state).turn == [
        BotCard(
            "009",
            (BotMove("space", "space", 0, 1, ()), BotMove("event", "event", 0, 1, ())),
            token=False,
        )
    ]
    assert bot_of(state).tokens == 0
    assert said(log) == [
        "MarsBot turns up **Asteroid**: Space 0 → 1 and Event 0 → 1.",
        "Space tag: marker Space 0 → 1.",
        "Advance icon: nothing at this level.",
        "Event tag: marker Event 0 → 1.",
        "Advance icon: nothing at this level.",
    ]


@pytest.mark.parametrize("options", [{"difficulty": "hard"}, {"bot_advance_chains": "on"}])
def test_an_advance_icon_moves_on_when_it_is_hard(options: dict[str, Any]) -> None:
    """S35, worked example 42."""
    state = automa(**options)
    act(state, "009")
    assert bot_of(state).turn[0].moves == (
        BotMove("space", "space", 0, 1, ()),
        BotMove("", "space", 1, 2, ()),
        BotMove("event", "event", 0, 1, ()),
        BotMove("", "event", 1, 2, ()),
    )
    assert bot_of(state).markers == markers(space=2, event=2)


def test_chained_advances_bring_the_icon_where_they_end() -> None:
    """S35: power moves from 5 to 6 and on to the milestone on 7."""
    state = automa({"hand": ["001"] * 8}, {"markers": {**AHEAD, "power": 5}}, difficulty="hard")
    act(state, single(Tag.POWER))
    assert bot_of(state).markers["power"] == 7
    assert results(state) == [(), ("milestone:planner",)]


def test_chains_can_be_switched_off_on_hard() -> None:
    state = automa(difficulty="hard", bot_advance_chains="off")
    act(state, "009")
    assert bot_of(state).markers == markers(space=1, event=1)


@pytest.mark.parametrize(
    ("card", "tokens", "moved"),
    [
        pytest.param("164", 1, markers(), id="S31: no tags"),
        pytest.param("127", 0, markers(event=1), id="an event without other tags"),
    ],
)
def test_cards_without_tags_fail(card: str, tokens: int, moved: dict[str, int]) -> None:
    """S31, S43, worked example 44."""
    state = automa()
    act(state, card)
    assert (bot_of(state).tokens, bot_of(state).markers) == (tokens, moved)
    assert bot_of(state).turn[0].token == (tokens == 1)


def test_several_equal_tags_move_several_times() -> None:
    state = automa()
    act(state, "090")
    assert [move.after for move in bot_of(state).turn[0].moves] == [1, 2]


@pytest.mark.parametrize(
    ("before", "track"),
    [
        pytest.param({"building": 3, "event": 4, "science": 2, "space": 2}, "power", id="zero"),
        pytest.param(
            {"building": 3, "space": 2, "event": 4, "science": 2, "power": 5, "earth": 6, "bio": 3},
            "space",
            id="worked example 45: the upper one of a tie",
        ),
        pytest.param(dict.fromkeys(TRACKS, 5), "building", id="all level"),
        pytest.param({**AHEAD, "bio": 1}, "bio", id="the last track"),
    ],
)
def test_a_wild_tag_moves_the_marker_furthest_behind(before: dict[str, int], track: str) -> None:
    """S28, DECISION 7."""
    state = automa(bot={"markers": before})
    act(state, "P40")
    (move,) = bot_of(state).turn[0].moves
    assert (move.tag, move.track) == ("wild", track)


def test_worked_example_45_raises_the_temperature() -> None:
    before = {"building": 3, "space": 2, "event": 4, "science": 2, "power": 5, "earth": 6, "bio": 3}
    state = automa(bot={"markers": before})
    log = act(state, "P40")
    assert results(state) == [("temperature",)]
    assert (state.temperature, bot_of(state).tr) == (-28, 21)
    assert said(log)[1] == "Wild tag: marker Space, the furthest behind, 2 → 3."


def test_moving_a_marker_at_its_end_fails() -> None:
    """S29, worked example 46."""
    state = automa(bot={"markers": {"building": 18}})
    log = act(state, "056")
    assert bot_of(state).turn[0].moves == (BotMove("building", "building", 18, 18, ("token",)),)
    assert (bot_of(state).tokens, bot_of(state).markers["building"]) == (1, 18)
    assert said(log)[1:] == [
        "Marker Building is at the end of its track.",
        "Failed action: MarsBot now has 1 token.",
    ]


def test_cards_have_no_effects_but_their_tags() -> None:
    """S25: requirements and effects are ignored. Only the tags move markers."""
    state = automa({"stock": {"plants": 5}}, oxygen=0)
    act(state, "072", "039")
    assert state.seats[0].stock["plants"] == 5
    assert (state.oxygen, state.temperature, state.tiles) == (0, -30, {})
    assert bot_of(state).markers == markers(bio=1, space=1, event=1)


@pytest.mark.parametrize("track", list(TRACKS))
def test_every_printed_tag_finds_its_track(track: str) -> None:
    for card in PROJECTS.values():
        if any(tag in TRACKS[track].tags for tag in card.tags):
            state = automa(deck=["056"] * 9, temperature=8, board="tharsis")
            act(state, card.id)
            assert any(move.track == track for move in bot_of(state).turn[0].moves)
            return
    assert track == "event"


# S54, DECISION 28: the hard start


@pytest.mark.parametrize("options", [{"difficulty": "hard"}, {"bot_starts_on_space_1": "on"}])
def test_on_hard_markers_start_on_space_1(options: dict[str, Any]) -> None:
    state = automa(deck=["009"], **options)
    start(state, Log())
    chains = options.get("difficulty") == "hard"
    moved = 2 if chains else 1
    assert bot_of(state).markers == markers(
        building=1, space=moved, event=moved, science=moved, power=moved, earth=1, bio=1
    )
    # Space 1 of earth is a city, for which a card with cost 14 is turned up.
    (city,) = state.tiles
    assert (state.tiles[city].kind, state.tiles[city].owner) == ("city", BOT)
    assert state.discard == ["009"]
    (noted,) = bot_of(state).turn
    assert noted.card == ""
    assert [move.track for move in noted.moves if move.before == 0] == list(TRACKS)


@pytest.mark.parametrize("options", [{}, {"difficulty": "hard", "bot_starts_on_space_1": "off"}])
def test_on_normal_markers_start_before_space_1(options: dict[str, Any]) -> None:
    """S5: markers start left of space 1."""
    state, log = automa(**options), Log()
    start(state, log)
    assert (bot_of(state).markers, state.tiles, log.events) == (markers(), {}, [])


# DECISION 25: effects of the human


def test_a_jovian_tag_turned_up_pays_saturn_systems() -> None:
    """Worked example 58."""
    state = automa({"tableau": ["R03"]})
    act(state, "018")
    assert state.seats[0].production["mc"] == 1
    assert bot_of(state).markers == markers(power=1, space=1)
    act(state, "056")
    assert state.seats[0].production["mc"] == 1


@pytest.mark.parametrize(
    ("card", "field", "amount"),
    [("038", "stock", 2), ("200", "production", 1), ("R31", "production", 1)],
)
def test_cities_of_marsbot_pay_the_human(card: str, field: str, amount: int) -> None:
    state = automa({"tableau": [card]}, deck=["009"])
    act(state, single(Tag.EARTH))
    assert [tile.kind for tile in state.tiles.values()] == ["city"]
    assert getattr(state.seats[0], field)["mc"] == amount


def test_cities_of_marsbot_feed_pets_and_its_oceans_algae() -> None:
    state = automa({"tableau": ["172", "023"]}, {"markers": {"building": 1}}, deck=["009", "009"])
    act(state, single(Tag.EARTH), "056")
    assert sorted(tile.kind for tile in state.tiles.values()) == ["city", "ocean"]
    assert state.seats[0].on_card == {"172": 1}
    assert state.seats[0].stock["plants"] == 2


def test_effects_for_own_actions_ignore_marsbot() -> None:
    """Tharsis Republic pays 3 M€ only for its owner's cities."""
    state = automa({"tableau": ["R31", "R24"]}, deck=["009"])
    act(state, single(Tag.EARTH))
    assert state.seats[0].stock["mc"] == 0
    assert state.seats[0].production["steel"] == 0
