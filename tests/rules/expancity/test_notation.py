"""Chapter "Discord flow": moves as one line of text."""

import unicodedata

import pytest

from rules.core.errors import MalformedMove
from rules.core.game import Move
from rules.core.text import Msg, msg
from rules.expancity import GAME, Fulfil, KeepContract, KeepTile, Plan
from tests.catalogues import spoken
from tests.refusing import refuses
from tests.rules.expancity.positions import A, position

BOARD = "N2=mall N2E1=com:A4 N1=res:A1"
RULEBOOK = Plan("park", "N1E1", ("N1", "N2E1"), ("N1=flat", "N2E1=round"))


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (RULEBOOK, "park@N1E1; b N1 N2E1; r N1 N2E1=o"),
        (Plan("res", "N1", (), ()), "res@N1"),
        (Plan("com", "S1", ("S1",), ()), "com@S1; b S1"),
        (Plan("wine_bar", "W2", (), ("N2E1=pointed",)), "wine_bar@W2; r N2E1=^"),
        (KeepContract("park_view"), "keep park_view"),
        (Fulfil(("skyline", "quarter")), "fulfil skyline quarter"),
        (Fulfil(()), "fulfil -"),
        (KeepTile("wine_bar"), "tile wine_bar"),
    ],
)
def test_a_written_move_is_read_back(move: Move, text: str) -> None:
    assert GAME.write(move) == text
    assert GAME.read(position(BOARD), A, text, spoken) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        pytest.param("공원@N1E1; b N1 N2E1; r N1 N2E1=o", RULEBOOK, id="Korean tile"),
        pytest.param("PARK @ e1 n1 ; B n1, n2e1 ; R n1=f n2e1=O", RULEBOOK, id="in any case"),
        pytest.param("parco@북1동1; b 북1 북2동1; r 북1 북2동1=둥근", RULEBOOK, id="mixed"),
        pytest.param("park@N1E1; r N1 N2E1=round; b N1 N2E1", RULEBOOK, id="roofs before floors"),
        pytest.param("주@N3", Plan("res", "N3", (), ()), id="letter for residential"),
        pytest.param("상@N3", Plan("com", "N3", (), ()), id="letter for commercial"),
        pytest.param("상업 구역@N3", Plan("com", "N3", (), ()), id="Korean with a space"),
        pytest.param("Wine Bar@N3", Plan("wine_bar", "N3", (), ()), id="English name"),
        pytest.param("Stazione di polizia@N3", Plan("police", "N3", (), ()), id="Italian name"),
        pytest.param("res@N3; b N3; r N3", Plan("res", "N3", ("N3",), ("N3=flat",)), id="own lot"),
        pytest.param("park@N3;", Plan("park", "N3", (), ()), id="a loose end"),
        pytest.param("park@N3; b", Plan("park", "N3", (), ()), id="no floors named"),
        pytest.param("keep_contract Park_View", KeepContract("park_view"), id="long verb"),
        pytest.param("fulfill skyline, quarter", Fulfil(("skyline", "quarter")), id="with comma"),
        pytest.param("완수 -", Fulfil(()), id="Korean verb"),
        pytest.param("realizza skyline", Fulfil(("skyline",)), id="Italian verb"),
        pytest.param("주@N3; r N1=납작한", Plan("res", "N3", (), ("N1=flat",)), id="Korean roof"),
        pytest.param("keep_tile police station", KeepTile("police"), id="name of two words"),
        pytest.param("keep Vista parco", KeepContract("park_view"), id="Italian contract"),
        pytest.param("keep park v", KeepContract("park_view"), id="beginning of a contract"),
        pytest.param("esaudisci vista parco, skyline", Fulfil(("park_view", "skyline")), id="two"),
        pytest.param("hosp@N3", Plan("hospital", "N3", (), ()), id="beginning of a tile"),
        pytest.param("타일 쇼핑몰", KeepTile("mall"), id="Korean tile kept"),
    ],
)
def test_a_line_is_read(text: str, move: Move) -> None:
    assert GAME.read(position(BOARD), A, text, spoken) == move
    assert GAME.read(position(BOARD), A, unicodedata.normalize("NFD", text), spoken) == move


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("chirch@N1", "unknown_tile", {"nearest": msg("expancity.tile.church")}),
        ("tile scuolla", "unknown_tile", {"nearest": msg("expancity.tile.school")}),
        (
            "p@N1",
            "ambiguous_tile",
            {"tiles": (msg("expancity.tile.park"), msg("expancity.tile.police"))},
        ),
    ],
)
def test_a_refused_tile_leads_to_tiles_that_there_are(
    text: str, code: str, facts: dict[str, object]
) -> None:
    with pytest.raises(MalformedMove) as refused:
        GAME.read(position(BOARD), A, text, spoken)
    assert refused.value.code == f"expancity.{code}"
    assert refused.value.facts.items() >= facts.items()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("", "expancity.move_parse", id="empty"),
        pytest.param("hello", "expancity.move_parse", id="no verb"),
        pytest.param("keep", "expancity.move_parse", id="nothing to keep"),
        pytest.param("fulfil", "expancity.move_parse", id="nothing said of cards"),
        pytest.param("park@N1; x N1", "expancity.move_parse", id="unknown clause"),
        pytest.param("park@N1; b N1; b N2", "expancity.move_parse", id="clause twice"),
        pytest.param("moat@N1", "expancity.unknown_tile", id="no such tile"),
        pytest.param("tile moat", "expancity.unknown_tile", id="no such tile to keep"),
        pytest.param("park@Z9", "expancity.cell_parse", id="no such cell"),
        pytest.param("park@", "expancity.cell_parse", id="no cell"),
        pytest.param("park@N1; b N1N1", "expancity.cell_parse", id="no such cell to build on"),
        pytest.param("park@N3; r N1=x", "expancity.roof_parse", id="no such shape"),
        pytest.param("park@N3; r N2E1", "expancity.roof_type", id="shape left out for a tower"),
        pytest.param("com@N3; r N3", "expancity.roof_type", id="shape left out for the lot laid"),
        pytest.param("park@N1" + " " * 600 + ";", "core.text_too_long", id="too long"),
    ],
)
def test_unreadable_lines_are_refused(text: str, code: str) -> None:
    with refuses(code, MalformedMove):
        GAME.read(position(BOARD), A, text, spoken)


def test_a_missing_shape_is_named() -> None:
    with pytest.raises(MalformedMove) as refused:
        GAME.read(position(BOARD), A, "park@N3; r N2E1", spoken)
    assert refused.value.facts["allowed"] == (
        Msg("expancity.roof.round"),
        Msg("expancity.roof.pointed"),
    )
