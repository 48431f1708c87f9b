"""MarsBot's tracks (chapters "MarsBot" and "Data checks"), and the constants of the rule book."""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import LANGUAGES
from rules.tmars.components import content
from rules.tmars.components.effects import Resource, Tag
from rules.tmars.components.tracks import LAST_SPACE, TRACK_HIT_BY, TRACK_OF, TRACKS, Icon
from rules.tmars.wording.names import project_msg, track_msg
from tests.catalogues import catalogue_of

FOLDER = os.environ.get("TMARS_SPEC")


def test_seven_tracks_of_nineteen_cells_that_start_blank() -> None:
    assert len(TRACKS) == 7
    for track in TRACKS.values():
        assert len(track.cells) == LAST_SPACE + 1 == 19
        assert track.cells[0] is None


def test_tracks_have_these_icons() -> None:
    totals: Counter[Icon] = Counter()
    for track in TRACKS.values():
        totals.update({cell.icon: 0 for cell in track.cells if cell})
        for cell in filter(None, track.cells):
            totals[cell.icon] += cell.n
    assert totals == {
        Icon.OCEAN: 10,
        Icon.TEMPERATURE: 15,
        Icon.GREENERY: 15,
        Icon.CITY: 10,
        Icon.MILESTONE: 4,
        Icon.AWARD: 4,
        Icon.ADVANCE: 15,
        Icon.TR: 82,
    }


def test_every_tag_but_the_wild_one_moves_a_track() -> None:
    assert TRACK_OF.keys() == set(Tag) - {Tag.WILD}
    assert (TRACK_OF[Tag.JOVIAN], TRACK_OF[Tag.CITY]) == ("power", "earth")


def test_every_lost_production_hits_a_track() -> None:
    assert TRACK_HIT_BY.keys() == set(Resource)
    assert (TRACK_HIT_BY[Resource.MC], TRACK_HIT_BY[Resource.HEAT]) == ("event", "earth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_track_and_standard_project_has_a_name(language: str) -> None:
    catalogue = catalogue_of(language)
    assert len({catalogue.words(track_msg(track).key) for track in TRACKS}) == 7
    projects = content.STANDARD_PROJECTS
    assert len({catalogue.words(project_msg(project).key) for project in projects}) == 6


def _published() -> dict[str, Any]:
    assert FOLDER is not None
    text = Path(FOLDER, "terraforming-mars-boards.json").read_text("utf-8")
    table: dict[str, Any] = json.loads(text)
    return table


@pytest.mark.skipif(FOLDER is None, reason="TMARS_SPEC names no folder")
def test_tracks_equal_the_published_ones() -> None:
    table = _published()["marsbot"]
    assert list(TRACKS) == table["track_order"]
    for row in table["fan"]["tracks"]:
        track = TRACKS[row["id"]]
        assert [str(tag) for tag in track.tags] == row["tags"]
        assert track.hit_by == row["hit_by_production"]
        cells = [cell and (str(cell.icon), cell.n) for cell in track.cells]
        assert cells == [cell and (cell["icon"], cell.get("n", 1)) for cell in row["cells"]]


@pytest.mark.skipif(FOLDER is None, reason="TMARS_SPEC names no folder")
def test_constants_equal_the_published_ones() -> None:
    base = _published()["base"]
    for parameter, row in base["globals"].items():
        assert content.START[parameter] == row["start"]
        assert content.HIGHEST[parameter] == row["max"]
        assert content.STEP[parameter] == row.get("step", 1)
    warm = base["globals"]["temperature"]["bonuses"]
    assert [row["at"] for row in warm] == [*content.HEAT_PRODUCTION_AT, content.OCEAN_AT]
    assert [row["at"] for row in base["globals"]["oxygen"]["bonuses"]] == [content.TEMPERATURE_AT]
    costs = {row["id"]: row["cost"] for row in base["standard_projects"]}
    assert costs == content.STANDARD_PROJECTS
    assert list(content.AWARD_PRICES) == base["award_costs"]
    assert (base["award_vp"]["first"], base["award_vp"]["second"]) == content.AWARD_POINTS
    numbers = {
        "milestone_cost": content.MILESTONE_PRICE,
        "milestone_vp": content.MILESTONE_POINTS,
        "max_milestones": content.MOST_MILESTONES,
        "max_awards": content.MOST_AWARDS,
        "second_place_min_players": content.SEATS_FOR_SECOND_PLACE,
        "card_price": content.CARD_PRICE,
        "ocean_adjacency_mc": content.OCEAN_MC,
        "south_pole_mc": content.SOUTH_POLE_MC,
        "start_tr": content.START_TR,
    }
    assert numbers == {name: base[name] for name in numbers}
    assert base["solo"] == {
        "start_tr": content.SOLO_TR,
        "last_generation": content.LAST_GENERATION,
        "last_generation_with_prelude": content.LAST_GENERATION_WITH_PRELUDE,
    }
    assert base["convert"] == {
        "plants_for_greenery": content.PLANTS_FOR_GREENERY,
        "heat_for_temperature": content.HEAT_FOR_TEMPERATURE,
    }
    assert base["metal_value"] == {
        "steel": content.STEEL_VALUE,
        "titanium": content.TITANIUM_VALUE,
    }


@pytest.mark.skipif(FOLDER is None, reason="TMARS_SPEC names no folder")
def test_marsbots_numbers_equal_the_published_ones() -> None:
    fan = _published()["marsbot"]["fan"]
    assert fan["cards_per_generation"] == content.BOT_CARDS
    assert fan["prelude_extra_cards"] == content.BOT_PRELUDE_CARDS
    assert fan["actions_per_turn"] == content.BOT_ACTIONS
    rates = [(row["max_generation"], row["vp"]) for row in fan["score_per_failed_token"]]
    assert tuple(rates) == content.TOKEN_POINTS


@pytest.mark.skipif(FOLDER is None, reason="TMARS_SPEC names no folder")
def test_names_equal_the_published_ones() -> None:
    table = _published()
    korean = table["marsbot"]["fan_track_names_ko"]
    assert korean == {track: catalogue_of("ko").words(f"tmars.track.{track}") for track in TRACKS}
    for language in LANGUAGES:
        catalogue = catalogue_of(language)
        for row in table["base"]["standard_projects"]:
            assert catalogue.words(project_msg(row["id"]).key) == row["name"][language]
        for row in table["base"]["off_map_spaces"]:
            key = f"tmars.place.{row['label'].lower()}"
            assert catalogue.words(key) == row["name"][language]
