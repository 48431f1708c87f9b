"""Chapters "Tiles", "Milestones and awards" and "Data checks": the three maps."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import LANGUAGES
from rules.tmars.components.boards import BOARDS, OFF_MAP
from rules.tmars.components.cards import CARDS
from rules.tmars.components.coordinates import (
    OFF_MAP as OFF_MAP_LABELS,
)
from rules.tmars.components.coordinates import (
    READING,
    ROW_LENGTHS,
    SPACES,
    clockwise,
    distance,
    neighbours,
    row_of,
    x2_of,
)
from rules.tmars.components.effects import Parameter, Special
from rules.tmars.components.maps import Bonus, BotMeasure, BotMetric, Measure, Metric
from rules.tmars.components.tracks import TRACKS
from rules.tmars.wording.names import award_msg, map_msg, milestone_msg, place_msg, tile_msg
from tests.catalogues import catalogue_of

FOLDER = os.environ.get("TMARS_SPEC")


def test_sixty_one_spaces_in_reading_order() -> None:
    assert len(SPACES) == sum(ROW_LENGTHS) == 61
    assert (SPACES[0], SPACES[5], SPACES[-1]) == ("A1", "B1", "I5")
    assert sorted(READING, key=READING.__getitem__) == [*SPACES, *OFF_MAP_LABELS]
    assert list(OFF_MAP) == list(OFF_MAP_LABELS)


def test_spaces_are_adjacent_like_hexagons() -> None:
    for one in SPACES:
        for other in SPACES:
            down, right = abs(row_of(one) - row_of(other)), abs(x2_of(one) - x2_of(other))
            assert (other in neighbours(one)) == ((down, right) in {(0, 2), (1, 1)})


def test_distance_counts_steps_between_adjacent_spaces() -> None:
    """The distance is the length of the shortest walk."""
    for start in SPACES:
        reached, walked = {start: 0}, [start]
        for label in walked:
            for other in neighbours(label):
                if other not in reached:
                    reached[other] = reached[label] + 1
                    walked.append(other)
        assert reached == {label: distance(start, label) for label in SPACES}


def test_adjacency_is_symmetric_with_156_edges() -> None:
    edges = {(one, other) for one in SPACES for other in neighbours(one)}
    assert edges == {(other, one) for one, other in edges}
    assert len(edges) == 2 * 156


def test_neighbours_come_in_reading_order_and_clockwise_from_the_upper_left() -> None:
    assert neighbours("E5") == ("D4", "D5", "E4", "E6", "F4", "F5")
    assert clockwise("E5") == ("D4", "D5", "E6", "F5", "F4", "E4")
    assert clockwise("A1") == ("A2", "B2", "B1")


@pytest.mark.parametrize("label", OFF_MAP_LABELS)
def test_spaces_off_the_map_are_next_to_nothing(label: str) -> None:
    assert neighbours(label) == clockwise(label) == ()
    (card,) = (each for each in CARDS.values() if each.id == OFF_MAP[label].reserved_for)
    assert label.lower() in str(card.play)


@pytest.mark.parametrize("board", BOARDS)
def test_a_map_has_every_space_and_twelve_oceans(board: str) -> None:
    assert tuple(BOARDS[board].spaces) == SPACES
    assert len(BOARDS[board].oceans) == 12
    assert len(BOARDS[board].milestones) == len(BOARDS[board].awards) == 5


def test_maps_have_these_special_spaces() -> None:
    assert [board.noctis for board in BOARDS.values()] == ["E3", None, None]
    assert [board.south_pole for board in BOARDS.values()] == [None, "I3", None]
    assert [len(board.volcanic) for board in BOARDS.values()] == [4, 0, 4]
    assert BOARDS["elysium"].spaces["C7"].bonus == (Bonus.CARD,) * 3


def test_marsbots_tracks_exist() -> None:
    for board in BOARDS.values():
        metrics = [milestone.bot for milestone in board.milestones.values()]
        metrics += [award.bot for award in board.awards.values()]
        for metric in metrics:
            if metric and metric.measure is BotMeasure.TRACK:
                assert metric.track in TRACKS


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    catalogue = catalogue_of(language)
    for board in BOARDS.values():
        goals = [milestone_msg(each) for each in board.milestones]
        goals += [award_msg(each) for each in board.awards]
        places = [place_msg(space.name) for space in board.spaces.values() if space.name]
        for name in (*goals, *places, map_msg(board.id)):
            assert catalogue.words(name.key)
    kinds = ("ocean", "greenery", "city", *Special)
    assert len({catalogue.words(tile_msg(kind).key) for kind in kinds}) == len(kinds)
    for parameter in Parameter:
        assert catalogue.words(f"tmars.parameter.{parameter}")


def _published() -> dict[str, Any]:
    assert FOLDER is not None
    text = Path(FOLDER, "terraforming-mars-boards.json").read_text("utf-8")
    table: dict[str, Any] = json.loads(text)["maps"]
    return table


def _metric(metric: Metric) -> str:
    words: dict[Measure, str] = {
        Measure.CITIES: "own_cities",
        Measure.GREENERIES: "own_greeneries",
        Measure.TILES: f"own_tiles{f'_rows_{metric.rows}' if metric.rows else ''}",
        Measure.TILES_BY_OCEANS: "own_tiles_adjacent_to_ocean",
        Measure.TAGS: f"tags:{'+'.join(metric.tags)}",
        Measure.HAND: "cards_in_hand",
        Measure.CARDS: "automated_and_active_cards",
        Measure.CARDS_WITH_REQUIREMENTS: "nonevent_cards_with_requirement",
        Measure.DEAR_CARDS: "nonevent_cards_base_cost_20_plus",
        Measure.EVENTS: "events_played",
        Measure.ON_CARDS: "resources_on_cards",
        Measure.STOCK: f"resource:{'+'.join(metric.resources)}",
        Measure.PRODUCTION: f"production:{'+'.join(metric.resources)}",
        Measure.MOST_PRODUCTION: "max_production",
        Measure.PRODUCTIONS_RAISED: "productions_above_start",
    }
    return words.get(metric.measure, str(metric.measure))


def _of_bot(metric: BotMetric | None, need: int) -> Any:
    if metric is None:
        return "same"
    return {
        BotMeasure.TRACK: {"track": metric.track, "min": need},
        BotMeasure.LOWEST_TRACK: {"every_track_min": need},
        BotMeasure.HIGHEST_TRACK: {"any_track_min": need},
        BotMeasure.ALL_TRACKS: {"all_tracks_sum_min": need},
        BotMeasure.CARDS: {"used_automated_and_active_min": need},
        BotMeasure.CARDS_WITH_REQUIREMENTS: {"used_nonevent_cards_with_requirement_min": need},
    }[metric.measure]


def _of_bot_award(metric: BotMetric | None) -> Any:
    if metric is None:
        return "same"
    return {
        BotMeasure.TRACK: {"tracks": [metric.track]},
        BotMeasure.AUTOMATED_CARDS: {"used_automated": True},
        BotMeasure.TOKENS: {"failed_tokens": True},
        BotMeasure.DEAR_CARDS: {"used_nonevent_cost_20_plus": True},
        BotMeasure.TR: {"tr_plus": metric.plus},
    }[metric.measure]


@pytest.mark.skipif(FOLDER is None, reason="TMARS_SPEC names no folder")
@pytest.mark.parametrize("board", BOARDS)
def test_spaces_equal_the_published_map(board: str) -> None:
    table = _published()[board]
    english = catalogue_of("en")
    assert BOARDS[board].oceans == tuple(table["ocean_spaces"])
    assert BOARDS[board].volcanic == tuple(table["volcanic_spaces"])
    assert BOARDS[board].noctis == table["noctis_space"]
    for row in table["hexes"]:
        space = BOARDS[board].spaces[row["label"]]
        assert space.ocean == (row["type"] == "ocean")
        assert [str(icon) for icon in space.bonus] == row["bonus"]
        assert space.volcanic == row.get("volcanic", False)
        assert space.reserved_for == row.get("reserved_for")
        name = english.words(place_msg(space.name).key) if space.name else None
        assert name == row.get("name")
        assert (row_of(row["label"]), x2_of(row["label"])) == (row["row"], row["x2"])
        assert list(clockwise(row["label"])) == row["neighbors"]


@pytest.mark.skipif(FOLDER is None, reason="TMARS_SPEC names no folder")
@pytest.mark.parametrize("board", BOARDS)
def test_goals_equal_the_published_map(board: str) -> None:
    table = _published()[board]
    milestones = [
        {
            "id": each.id,
            "metric": _metric(each.metric),
            "min": each.need,
            "fan_bot": _of_bot(each.bot, each.bot_needs or each.need),
        }
        for each in BOARDS[board].milestones.values()
    ]
    awards = [
        {"id": each.id, "metric": _metric(each.metric), "fan_bot": _of_bot_award(each.bot)}
        for each in BOARDS[board].awards.values()
    ]
    assert milestones == [{key: row[key] for key in milestones[0]} for row in table["milestones"]]
    assert awards == [{key: row[key] for key in awards[0]} for row in table["awards"]]


@pytest.mark.skipif(FOLDER is None, reason="TMARS_SPEC names no folder")
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_equal_the_published_maps(language: str) -> None:
    catalogue = catalogue_of(language)
    for board, table in _published().items():
        named = [(map_msg(board), table)]
        named += [(milestone_msg(row["id"]), row) for row in table["milestones"]]
        named += [(award_msg(row["id"]), row) for row in table["awards"]]
        for name, row in named:
            assert catalogue.words(name.key) == (row["name"][language] or row["name"]["en"])
