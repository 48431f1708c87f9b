"""Suggestions while a member types, over titles and positions."""

from pathlib import Path
from typing import Any

import pytest

from bot.core.commands.autocomplete import choices, complete_field
from bot.core.commands.options import complete_options, read_line
from bot.core.form.lines import CHARS, MOST, Suggestion, complete_line, suggest
from bot.i18n import Catalogues
from bot.title_files import TitleFiles
from rules.core import engine
from rules.core.errors import MalformedMove
from rules.core.game import Setup, default_options, option_label, verb_named
from rules.core.rng import Rng
from rules.core.text import Say, msg
from rules.expancity.state import Phase
from rules.metromania.map_file import ORIGINAL, ORIGINAL_TEXT
from rules.registry import load
from tests.bot.ui import stall
from tests.catalogues import toys_spoken
from tests.refusing import refuses
from tests.toys import nim

pytestmark = pytest.mark.usefixtures("unhurried")

EXPANCITY = load("expancity")
NO_FILES = TitleFiles(None)
METROMANIA = load("metromania")
DIG = verb_named(METROMANIA, "dig")
PLAN = verb_named(EXPANCITY, "plan")
FULFIL = verb_named(EXPANCITY, "fulfil")


def at_phase(phase: Phase, *, after: int = 0) -> tuple[Any, int]:
    """A state in which the acting seat is in this phase, and that seat."""
    chance = Rng(2)
    state = engine.start(EXPANCITY, Setup(2, default_options(EXPANCITY), 4)).state
    moves = 0
    while state.phase != phase or moves < after:
        move = engine.sample_move(EXPANCITY, state, state.acting, chance)
        state = engine.play(EXPANCITY, state, state.acting, move).state
        moves += 1
    return state, state.acting


@pytest.fixture
def say(catalogues: Catalogues) -> Say:
    return catalogues["ko"].sayer(("하늘", "미나").__getitem__)


def values(found: list[Suggestion]) -> list[str]:
    return [each.value for each in found]


def test_whole_moves_are_suggested_before_anything_is_typed(say: Say) -> None:
    state, seat = at_phase(Phase.PLAN)
    assert PLAN is not None
    for line in values(complete_line(EXPANCITY, state, seat, PLAN, "", say)):
        engine.check(EXPANCITY, state, seat, EXPANCITY.read(state, seat, line, toys_spoken))


def test_a_typed_tile_narrows_the_cells_down(say: Say) -> None:
    state, seat = at_phase(Phase.PLAN, after=20)
    assert PLAN is not None
    tile = state.seats[seat].hand[0]
    found = values(complete_line(EXPANCITY, state, seat, PLAN, f"{tile}@n", say))
    assert found
    assert all(line.casefold().startswith(f"{tile}@n") for line in found)


def test_a_tile_may_be_typed_in_the_members_language(say: Say) -> None:
    state, seat = at_phase(Phase.PLAN, after=20)
    assert PLAN is not None
    tile = state.seats[seat].hand[0]
    word = say(msg(f"expancity.tile.{tile}"))
    found = values(complete_line(EXPANCITY, state, seat, PLAN, word, say))
    assert found
    assert all(line.startswith(f"{tile}@") for line in found)


def test_a_complete_line_is_suggested_first_and_then_its_extensions(say: Say) -> None:
    state, seat = at_phase(Phase.PLAN, after=30)
    assert PLAN is not None
    first = values(complete_line(EXPANCITY, state, seat, PLAN, "", say))[0]
    found = values(complete_line(EXPANCITY, state, seat, PLAN, first, say))
    assert found[0] == first
    assert len(found) > 1
    assert all(line.startswith(first) for line in found)
    for line in found:
        engine.check(EXPANCITY, state, seat, EXPANCITY.read(state, seat, line, toys_spoken))


def test_a_partial_word_narrows_the_extensions(say: Say) -> None:
    state, seat = at_phase(Phase.PLAN, after=30)
    assert PLAN is not None
    first = values(complete_line(EXPANCITY, state, seat, PLAN, "", say))[0]
    grown = values(complete_line(EXPANCITY, state, seat, PLAN, first, say))[1]
    cell = grown.split()[-1]
    found = values(complete_line(EXPANCITY, state, seat, PLAN, f"{first}; {cell}", say))
    assert grown in found


@pytest.mark.parametrize("typed", ["x" * 6000, "☃", "; ; ;", "park@", "@", "take heap="])
def test_nonsense_gets_few_or_no_suggestions_and_never_fails(say: Say, typed: str) -> None:
    state, seat = at_phase(Phase.PLAN)
    assert PLAN is not None
    assert len(complete_line(EXPANCITY, state, seat, PLAN, typed, say)) <= MOST


def test_suggestions_never_reveal_another_seats_tiles(say: Say) -> None:
    state, seat = at_phase(Phase.PLAN, after=8)
    assert PLAN is not None
    for number in range(20):
        other = EXPANCITY.determinize(state, seat, Rng(number))
        assert complete_line(EXPANCITY, other, seat, PLAN, "", say) == complete_line(
            EXPANCITY, state, seat, PLAN, "", say
        )


def test_everything_that_may_be_shown_together_is_suggested_first(say: Say) -> None:
    found = complete_field(stall.STATE, stall.SEAT, stall.SHOW, "herbs", "", say)
    assert values(found) == ["h1 h2 h3", "-", "h1", "h2", "h3"]


def test_a_suggested_list_is_longer_by_one(say: Say) -> None:
    found = complete_field(stall.STATE, stall.SEAT, stall.SHOW, "herbs", "h2 ", say)
    assert values(found) == ["h2", "h2 h1", "h2 h3"]


def test_values_are_found_by_label(say: Say) -> None:
    state, seat = at_phase(Phase.KEEP_TILE)
    verb = verb_named(EXPANCITY, "keep_tile")
    assert verb is not None
    offered = complete_field(state, seat, verb, "tile", "", say)
    found = complete_field(state, seat, verb, "tile", offered[0].label, say)
    assert found == [offered[0]]


def test_prefix_matches_come_before_word_matches() -> None:
    pairs = [Suggestion("one park", "a"), Suggestion("park one", "b"), Suggestion("lake", "c")]
    assert values(suggest(pairs, "park")) == ["b", "a"]


def test_choices_fit_discords_limits() -> None:
    found = choices([Suggestion("x" * 300, f"v{i}") for i in range(40)])
    assert len(found) == MOST
    assert all(len(choice.name) <= CHARS for choice in found)
    assert choices([Suggestion("x", "v" * 101), Suggestion("", "v")]) == []


def test_options_are_read_from_a_line() -> None:
    assert read_line(nim.GAME, NO_FILES, "heaps=few,  ending=last_loses") == {
        "heaps": "few",
        "ending": "last_loses",
    }


@pytest.mark.parametrize(
    "line", ["ending", "ending=seven", "size=few", "x" * 4000, "=", "ending=last_wins="]
)
def test_options_unknown_to_the_title_are_refused(line: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        read_line(nim.GAME, NO_FILES, line)
    assert refused.value.code in ("ui.no_such_option", "ui.no_choice", "ui.no_such_choice")


def test_options_are_completed_one_by_one(catalogues: Catalogues) -> None:
    say = catalogues["en"].sayer(("Ann", "Bob").__getitem__)
    found = values(complete_options(nim.GAME, NO_FILES, "heaps=few ", say))
    assert found == ["heaps=few", "heaps=few ending=last_wins", "heaps=few ending=last_loses"]


def test_a_chosen_option_is_followed_by_the_others_without_a_space(catalogues: Catalogues) -> None:
    say = catalogues["en"].sayer(str)
    found = values(complete_options(nim.GAME, NO_FILES, "ending=last_wins", say))
    assert len(found) > 1
    assert all(each.startswith("ending=last_wins") for each in found)


@pytest.fixture
def files(tmp_path: Path) -> TitleFiles:
    folder = tmp_path / "nim" / "heaps"
    folder.mkdir(parents=True)
    (folder / "tower.txt").write_text("9-1")
    (folder / "broken.txt").write_bytes(b"\xff")
    (folder / "long.txt").write_text("9" * 70_000)
    (folder / "no name.txt").write_text("1-1")
    return TitleFiles(tmp_path)


def test_an_option_accepts_a_free_value() -> None:
    assert read_line(nim.GAME, NO_FILES, "heaps=2-3-4") == {"heaps": "2-3-4"}


def test_an_option_accepts_a_file_by_name(files: TitleFiles) -> None:
    assert read_line(nim.GAME, files, "heaps=tower") == {"heaps": "9-1"}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("heaps=broken", "ui.bad_file"),
        ("heaps=long", "ui.bad_file"),
        ("heaps=../heaps/tower", "nim.bad_heaps"),
        ("ending=tower", "ui.no_such_choice"),
    ],
)
def test_files_with_unusable_contents_are_refused(files: TitleFiles, line: str, code: str) -> None:
    with refuses(code, MalformedMove):
        read_line(nim.GAME, files, line)


def test_files_are_suggested_where_an_option_accepts_them(
    catalogues: Catalogues, files: TitleFiles
) -> None:
    say = catalogues["en"].sayer(("Ann", "Bob").__getitem__)
    found = values(complete_options(nim.GAME, files, "heaps=tower ", say))
    assert found == [
        "heaps=tower",
        "heaps=tower ending=last_wins",
        "heaps=tower ending=last_loses",
    ]
    assert "heaps=tower" in values(complete_options(nim.GAME, files, "heaps", say))


def test_a_dig_is_completed_one_tunnel_at_a_time(catalogues: Catalogues) -> None:
    say = catalogues["en"].sayer(("Ann", "Bob").__getitem__)
    state = engine.start(METROMANIA, Setup(2, default_options(METROMANIA), 4)).state
    seat = state.turn.seat
    assert DIG is not None
    typed = ""
    for steps in range(1, 4):
        found = complete_line(METROMANIA, state, seat, DIG, typed, say)
        longer = [each for each in found if len(each.value.split()) == steps + 1]
        assert longer
        assert all(each.value.startswith(f"dig {typed}") for each in longer)
        for each in longer:
            engine.check(
                METROMANIA, state, seat, METROMANIA.read(state, seat, each.value, toys_spoken)
            )
        typed = longer[-1].value.removeprefix("dig ")
    whole = complete_line(METROMANIA, state, seat, DIG, typed, say)
    assert [each.value for each in whole] == [f"dig {typed}"]


def test_a_table_uses_the_server_owners_map(tmp_path: Path, catalogues: Catalogues) -> None:
    folder = tmp_path / "metromania" / "map"
    folder.mkdir(parents=True)
    text = ORIGINAL_TEXT.replace(ORIGINAL.title, "Home")
    (folder / "home.toml").write_text(text)
    (folder / "half.toml").write_text(text[: len(text) // 2])
    files = TitleFiles(tmp_path)
    say = catalogues["en"].sayer(("Ann", "Bob").__getitem__)
    offered = values(complete_options(METROMANIA, files, "map", say))
    assert {"map=original", "map=home"} <= set(offered)
    chosen = read_line(METROMANIA, files, "map=home layout=P6.2-P5.1-P4.0-P3.2-P2.1-P1.0")
    state = engine.start(METROMANIA, Setup(2, default_options(METROMANIA) | chosen, 1)).state
    assert state.map_title == "Home"
    spec = next(spec for spec in METROMANIA.options if spec.name == "map")
    assert say(option_label(METROMANIA, spec, chosen["map"])) == "Home (a map of your own)"
    with pytest.raises(MalformedMove) as refused:
        read_line(METROMANIA, files, "map=half")
    assert "line" in say(refused.value.msg)
