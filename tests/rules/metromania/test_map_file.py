"""Map files: every refusal of the loader names the faulty line."""

from importlib import resources

import pytest

from benchmarks.limits import MAPS, longest_map
from rules.core import engine
from rules.core.errors import MalformedMove
from rules.core.game import RobotLevel, Setup
from rules.core.rng import Rng
from rules.metromania import GAME
from rules.metromania.map_file import ORIGINAL, read_map
from rules.metromania.setup import new
from tests.refusing import refuses
from tests.rules.metromania.positions import options

TEXT = resources.files("rules.metromania").joinpath("data", "original.toml").read_text("utf-8")


def line_of(part: str) -> int:
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if part in line)


def test_the_original_map_is_read() -> None:
    city = read_map(TEXT)
    assert city == ORIGINAL
    assert (city.id, city.title, city.border) == ("original", "Original city", "SX.XS" * 6)


@pytest.mark.parametrize(
    ("old", "changed", "code", "line"),
    [
        pytest.param('["SX.XS", "SX', "[SX.XS, SX", "map_toml", "border", id="no TOML"),
        pytest.param("[map]", "[city]", "map_missing", None, id="no map"),
        pytest.param('title = "Original city"\n', "", "map_missing", "[map]", id="no title"),
        pytest.param('"Original city"', '""', "map_value", "title", id="empty title"),
        pytest.param('"Original city"', "7", "map_value", "title", id="title is a number"),
        pytest.param("length = 5", "length = 6", "map_side_length", "side_length", id="size"),
        pytest.param('"lake"', '"sea"', "map_meaning", "symbols", id="unknown meaning"),
        pytest.param("R = ", "RR = ", "map_meaning", "symbols", id="long symbol"),
        pytest.param('["SX.XS", ', "[", "map_border_count", "border", id="five sides"),
        pytest.param('["SX.XS"', '["SX.XT"', "map_border", "border", id="unknown arrow"),
        pytest.param('["SX.XS"', '["SX.X"', "map_border", "border", id="short side"),
        pytest.param('id = "P4"', 'id = "p3"', "map_piece_repeated", 'id = "P4"', id="twice"),
        pytest.param('id = "P4"', 'id = ""', "map_value", 'id = "P4"', id="no name"),
        pytest.param('id = "P4"\n', "", "map_missing", "P4", id="nameless"),
        pytest.param('"...E.....", ', "", "map_rows", "...E.....", id="four rows"),
        pytest.param('"...E....."', '"...E...."', "map_row", "...E.....", id="short row"),
        pytest.param('"...E....."', '"...Q....."', "map_symbol", "...E.....", id="symbol"),
        pytest.param('"..P.E.."', '"....E.."', "map_one", "[[piece]]", id="no park"),
        pytest.param('"...E....."', '"L..E....."', "map_one", "[[piece]]", id="two lakes"),
        pytest.param("SX.XS", "SX..S", "map_arrows", "border", id="six exits"),
        pytest.param("SX.XS", "XX.XS", "map_arrows", "border", id="six starts"),
    ],
)
def test_a_faulty_map_is_refused_with_its_line(
    old: str, changed: str, code: str, line: str | None
) -> None:
    assert old in TEXT
    everywhere = code == "map_arrows"
    with pytest.raises(MalformedMove) as refused:
        read_map(TEXT.replace(old, changed, -1 if everywhere else 1))
    expected = 1 if line is None else line_of(line)
    if changed == "" and old.startswith("id"):
        expected -= 1
    assert (refused.value.code, refused.value.facts["line"]) == (f"metromania.{code}", expected)


def test_too_few_destinations_are_refused() -> None:
    with pytest.raises(MalformedMove) as refused:
        read_map(TEXT.replace("R..", "...").replace("R.", ".."))
    assert refused.value.code == "metromania.map_too_few"
    assert refused.value.facts["needed"] == 4


def test_an_extra_piece_is_refused() -> None:
    extra = '\n[[piece]]\nid = "P7"\nrows = [".........", ".......", ".....", "...", "."]\n'
    with refuses("metromania.map_piece_count", MalformedMove):
        read_map(TEXT + extra)


@pytest.mark.parametrize(
    ("old", "changed", "code"),
    [
        pytest.param(TEXT[TEXT.index("[[piece]]") :], "", "map_piece_count", id="no pieces"),
        pytest.param('R = "residential"', 'R = ["x"]', "map_meaning", id="a list for a meaning"),
        pytest.param('R = "residential"', "R = {a=1}", "map_meaning", id="a table for a meaning"),
        pytest.param("Original city", "x" * 61, "map_value", id="a long title"),
        pytest.param("[map]\n", f"[map]\na = {'[' * 20_000}\n", "map_too_much", id="a deep list"),
        pytest.param("[map]\n", f"[map]\na = {'1' * 5_000}\n", "map_too_much", id="a long number"),
    ],
)
def test_no_random_text_crashes_the_loader(old: str, changed: str, code: str) -> None:
    with refuses(f"metromania.{code}", MalformedMove):
        read_map(TEXT.replace(old, changed))


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("a" + ".a" * 20_000 + " = 1", id="a key of many parts"),
        pytest.param(
            "\n".join(f"{'.'.join('k' * 90)}.x{n} = 1" for n in range(190)), id="many keys"
        ),
        pytest.param('"a"."b".\'c\'."d" = 1', id="quoted parts"),
        pytest.param("[a . b . c . d]", id="spaced parts"),
        pytest.param("a = " + "{b=" * 30 + "1" + "}" * 30, id="tables in tables"),
        pytest.param("a = [\n" + "[\n" * 200 + "]\n" * 201, id="lists over lines"),
        pytest.param('a = """' + '\n"""\nb' + ".b" * 90 + ' = 1 # """', id="a long string"),
        pytest.param("\n" * 40_000, id="many lines"),
    ],
)
def test_text_that_would_keep_the_parser_busy_is_refused_unread(text: str) -> None:
    with refuses("metromania.map_too_much", MalformedMove):
        read_map(text)


@pytest.mark.parametrize("line", MAPS.values(), ids=MAPS)
def test_the_longest_text_that_is_read_is_refused_for_its_missing_parts(line: str) -> None:
    """`python -m benchmarks.limits` measures the time and the memory."""
    with refuses("metromania.map_missing", MalformedMove):
        read_map(longest_map(line))


def test_pieces_that_are_not_tables_are_refused() -> None:
    with refuses("metromania.map_missing", MalformedMove):
        read_map("piece = [1, 2, 3, 4, 5, 6]\n" + TEXT[: TEXT.index("[[piece]]")])


def test_rows_may_be_on_lines_of_their_own() -> None:
    spread = TEXT.replace('".R.......", ', '\n  ".R.......",\n  ')
    broken = spread.replace('".R......."', '".R...x..."')
    with pytest.raises(MalformedMove) as refused:
        read_map(broken)
    facts = refused.value.facts
    assert (facts["piece"], facts["row"], facts["symbol"]) == ("P4", 1, "x")
    assert facts["line"] == line_of(".R.......") + 1


def test_a_map_may_use_its_own_symbols() -> None:
    changed = TEXT.replace("R = ", "H = ").replace("R", "H")
    assert read_map(changed).pieces == ORIGINAL.pieces


def test_a_side_without_exits_is_a_warning() -> None:
    changed = TEXT.replace('["SX.XS"', '["S...S"').replace('"SX.XS"]', '"SXXXS"]')
    step = engine.start(GAME, Setup(2, options(map=changed, layout="identity"), 1))
    told = [event.msg for event in step.events]
    assert ("metromania.map.side_without", 1) in [(each.key, each.args["side"]) for each in told]
    seat = step.state.turn.seat
    after = engine.play(
        GAME, step.state, seat, GAME.robot(step.state, seat, RobotLevel.QUICK, Rng(1))
    )
    assert not {event.msg.key for event in after.events} & {each.key for each in told}


def test_a_table_can_be_played_on_a_members_map() -> None:
    changed = TEXT.replace("Original city", "Home").replace('["SX.XS"', '["S.XXS"')
    layout = "P6.2 P5.1 P4.0 P3.2 P2.1 P1.0"
    state = new(Setup(2, options(map=changed, layout=layout), 1))
    assert (state.map_title, state.border[:5]) == ("Home", "S.XXS")
    assert state.printed != new(Setup(2, options(), 1)).printed
