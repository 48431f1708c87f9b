"""Recorded tables: one for each way in which a table can end, for each map, mode and option.

Robots played them; in the table that reaches the last generation all seats only pass. Each single option of MarsBot
is recorded in a table where it made a difference.
"""

from collections.abc import Iterable
from functools import cache

import pytest

from rules.core.game import all_options
from rules.core.text import Msg
from rules.tmars import GAME
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import BEGINNER
from rules.tmars.components.effects import Parameter
from rules.tmars.economy.parameters import is_complete
from rules.tmars.limits import MOST_GENERATIONS
from rules.tmars.state import Mode, Stage, State
from rules.tmars.turns.scoring import bot_parts
from rules.tmars.view import BOT
from tests.golden import Golden, goldens

GAMES = goldens(GAME)

FLAGS = {
    "chains": ("bot_advance_chains", "on"),
    "space_1": ("bot_starts_on_space_1", "on"),
    "cards": ("bot_scores_cards", "on"),
    "human_best": ("bot_award_choice", "human_best"),
    "own_cities": ("bot_greenery_choice", "own_cities_first"),
    "beside": ("bot_near", "beside"),
    "removals": ("bot_removals", "printed"),
}

MEASURED = {
    "bot_prefers.nearest_greenery",
    "bot_prefers.nearest_city",
    "bot_prefers.farthest_human_city",
}
"""The log lines that appear when MarsBot looks beyond adjacent spaces."""


@cache
def ended(name: str) -> tuple[State, tuple[Msg, ...]]:
    """The final state and the whole log."""
    told: list[Msg] = []
    for step in GAMES[name].steps():
        told += (event.msg for event in step.events)
    return step.state, tuple(told)


def options(golden: Golden[State]) -> dict[str, str]:
    return golden.record.setup.options


def marked(flag: str) -> list[Golden[State]]:
    """The tables recorded for a single option of MarsBot."""
    option, choice = FLAGS[flag]
    return [
        golden
        for name, golden in GAMES.items()
        if name.startswith("marsbot") and options(golden)[option] == choice
    ]


def keys(name: str) -> set[str]:
    return {text.key.removeprefix("tmars.event.") for text in ended(name)[1]}


def numbers(told: Iterable[Msg], key: str, arg: str) -> list[object]:
    return [text.args[arg] for text in told if text.key == f"tmars.event.{key}"]


def test_every_way_to_end_is_recorded() -> None:
    assert {golden.end.reason.rpartition(".")[2] for golden in GAMES.values()} == {
        *("outright", "mc", "shared"),
        *("automa_won", "automa_tied", "automa_lost"),
        *("solo_won", "solo_lost", "rating_won", "rating_lost"),
    }
    assert {len(golden.end.ranks) for golden in GAMES.values()} == {1, 2, 3, 4, 5}
    assert MOST_GENERATIONS in {ended(name)[0].generation for name in GAMES}


def test_every_mode_is_recorded_on_every_map() -> None:
    found = {(ended(name)[0].mode, ended(name)[0].board) for name in GAMES}
    assert found == {(mode, board) for mode in Mode for board in BOARDS}


def test_every_choice_of_every_option_is_recorded() -> None:
    recorded = [all_options(GAME, options(golden)) for golden in GAMES.values()]
    for option in GAME.options:
        found = {chosen[option.name] for chosen in recorded}
        assert set(option.choices) <= found, option.name
        assert (option.own is not None) is bool(found - set(option.choices)), option.name


@pytest.mark.parametrize("prelude", ["off", "on"])
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
@pytest.mark.parametrize("board", BOARDS)
def test_marsbot_is_recorded_at_both_levels(board: str, difficulty: str, prelude: str) -> None:
    suffix = "_prelude" if prelude == "on" else ""
    golden = GAMES[f"marsbot_{board}_{difficulty}{suffix}"]
    chosen = options(golden)
    assert (chosen["board"], chosen["difficulty"], chosen["prelude"]) == (
        board,
        difficulty,
        prelude,
    )
    state, _ = ended(golden.file.stem)
    assert ("bot_starts" in keys(golden.file.stem)) is (difficulty == "hard")
    assert ("bot_idle_advance" in keys(golden.file.stem)) is (difficulty == "normal")
    labels = [part.label.key for part in bot_parts(state)]
    assert ("tmars.part.cards" in labels) is (difficulty == "hard")


@pytest.mark.parametrize("flag", FLAGS)
def test_single_options_of_marsbot_are_recorded(flag: str) -> None:
    chosen = [options(golden) for golden in marked(flag)]
    assert {each["board"] for each in chosen} == set(BOARDS)
    assert {each["prelude"] for each in chosen} == {"off", "on"}


def test_single_options_of_marsbot_have_this_effect() -> None:
    for golden in marked("chains"):
        assert "bot_idle_advance" not in keys(golden.file.stem)
    for golden in marked("space_1"):
        assert "bot_starts" in keys(golden.file.stem)
    for golden in marked("cards"):
        assert bot_parts(ended(golden.file.stem)[0])[-1].label.key == "tmars.part.cards"
    for golden in marked("human_best"):
        assert "bot_no_award" not in keys(golden.file.stem)
    for golden in marked("own_cities"):
        assert "bot_prefers.own_cities" in keys(golden.file.stem)
    for golden in marked("beside"):
        assert not keys(golden.file.stem) & MEASURED
    for golden in marked("removals"):
        told = ended(golden.file.stem)[1]
        assert max(map(int, map(str, numbers(told, "bot_tokens_removed", "count")))) > 1


def test_hard_without_its_options_is_normal() -> None:
    hard, normal = (
        GAMES[f"marsbot_{name}"] for name in ("hard_without_its_flags", "tharsis_normal")
    )
    assert hard.record.setup.seed == normal.record.setup.seed
    assert hard.end == normal.end


def test_a_tie_with_marsbot_is_lost() -> None:
    tied = GAMES["marsbot_tie"].end
    assert tied.totals == (tied.figures["bot"],)
    assert tied.ranks == (2,)


def test_a_tie_goes_to_more_mc_or_is_shared() -> None:
    for name, is_shared in (("tie_mc", False), ("shared_victory", True)):
        totals = GAMES[name].end.totals
        state, _ = ended(name)
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        assert len(best) > 1
        assert (len({state.seats[seat].stock["mc"] for seat in best}) == 1) is is_shared


def test_an_abandoned_planet_ends_eventually() -> None:
    state, _ = ended("last_generation")
    assert not any(is_complete(state, parameter) for parameter in Parameter)


def test_classic_solo_play_lasts_fourteen_generations() -> None:
    lasted = {
        (options(golden)["prelude"], ended(name)[0].generation)
        for name, golden in GAMES.items()
        if name.startswith("classic")
    }
    assert lasted == {("off", 14), ("on", 12)}


def test_draft_prelude_and_beginners_are_recorded() -> None:
    for name, golden in GAMES.items():
        chosen, told = options(golden), keys(name)
        is_alone = len(golden.end.ranks) == 1
        assert ("drafted" in told) is (chosen["draft"] != "off" and not is_alone)
        assert ("plays_prelude" in told) is (chosen["prelude"] == "on")
    beginners = ended("beginner_corporations")[0].seats
    assert BEGINNER in {mine.corporation for mine in beginners}


def test_a_robot_plays_on_for_a_seat_that_left() -> None:
    for name in ("seat_left", "left_at_the_start"):
        entries = GAMES[name].record.entries
        (gone,) = [place for place, entry in enumerate(entries) if entry.move is None]
        assert any(entry.seat == entries[gone].seat for entry in entries[gone + 1 :])


def test_seats_and_marsbot_claim_and_fund() -> None:
    ends = [ended(name)[0] for name in GAMES]
    automas = [state for state in ends if state.mode is Mode.AUTOMA]
    for goals in ("milestones", "awards"):
        assert {owner for state in automas for owner in getattr(state, goals).values()} == {0, BOT}
        assert any(len(getattr(state, goals)) == 3 for state in ends)
        assert not any(getattr(state, goals) for state in ends if state.mode is Mode.SOLO)


def test_rare_events_are_recorded() -> None:
    told = set().union(*(keys(name) for name in GAMES))
    assert told >= {
        *("bot_at_end", "bot_awards_full", "bot_final_move", "bot_no_milestone", "bot_tie"),
        *("claimed_land", "final", "reshuffled", "sold", "stole", "removed", "first"),
        "prelude_fizzles",
        *MEASURED,
    }


def test_generations_count_up() -> None:
    for name in GAMES:
        state, told = ended(name)
        assert numbers(told, "generation", "number") == list(range(2, state.generation + 1))
        assert state.stage is Stage.OVER
