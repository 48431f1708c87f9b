"""Chapters "Naming things" and "Commands": moves as lines of text."""

import pytest

from rules.core import engine
from rules.core.errors import MalformedMove
from rules.core.game import Move
from rules.tmars import (
    GAME,
    Answer,
    CardAction,
    ClaimMilestone,
    Convert,
    Draft,
    End,
    First,
    FundAward,
    Pass,
    PlayCard,
    Research,
    StandardProject,
    Start,
)
from rules.tmars.components.reasons import Reason
from rules.tmars.economy.paying import NOTHING
from rules.tmars.notation.moves import read, write
from rules.tmars.state import Question, State
from tests.catalogues import spoken
from tests.rules.tmars.positions import drawn, pay


def _turn(**board: object) -> State:
    return drawn(
        {
            "hand": ["113", "009", "056", "066"],
            "tableau": ["033", "194"],
            "on_card": {"033": 2},
            "mc": 60,
            "steel": 6,
            "titanium": 2,
            "energy": 3,
            "heat": 9,
            "plants": 9,
            "tr": 36,
        },
        {},
        **board,
    )


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play 113 s5 m1", PlayCard("113", pay(1, 5))),
        ("Play 113 M1 S5", PlayCard("113", pay(1, 5))),
        ("play 9 t2 m8", PlayCard("009", pay(8, 0, 2))),
        ("play asteroid m14", PlayCard("009", pay(14))),
        ("play Land Claim m1", PlayCard("066", pay(1))),
        ("내기 소행성 m14", PlayCard("009", pay(14))),
        ("gioca asteroide m14", PlayCard("009", pay(14))),
        ("play 56", PlayCard("056", pay(0, 2))),
        ("project asteroid", StandardProject("asteroid", (), "", pay(14))),
        ("project power plant m11", StandardProject("power_plant", (), "", pay(11))),
        ("project 발전소", StandardProject("power_plant", (), "", pay(11))),
        ("progetto città d5", StandardProject("city", (), "D5", pay(25))),
        ("project city H2 m25", StandardProject("city", (), "H2", pay(25))),
        ("project sell 9, 66", StandardProject("sell_patents", ("009", "066"), "", NOTHING)),
        ("project sell patents 56", StandardProject("sell_patents", ("056",), "", NOTHING)),
        ("action 33", CardAction("033", 0, 0, NOTHING)),
        ("action Regolith Eaters 2", CardAction("033", 1, 0, NOTHING)),
        ("action 194 x2", CardAction("194", 0, 2, NOTHING)),
        ("action 194", CardAction("194", 0, 3, NOTHING)),
        ("convert plants d5", Convert("plants", "D5")),
        ("변환 열", Convert("heat", "")),
        ("converti calore", Convert("heat", "")),
        ("milestone terraformer", ClaimMilestone("terraformer", pay(8))),
        ("업적 테라포머", ClaimMilestone("terraformer", pay(8))),
        ("award miner m8", FundAward("miner", pay(8))),
        ("riconoscimento minatore", FundAward("miner", pay(8))),
        ("first", First()),
        ("end", End()),
        ("끝", End()),
        ("passa", Pass()),
    ],
)
def test_a_line_is_read(text: str, move: Move) -> None:
    assert read(_turn(), 0, text, spoken) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "jump",
        "end now",
        "play",
        "play 113 s5 s1",
        "project",
        "project tower",
        "project city D5 E5",
        "convert plants",
        "convert heat D5",
        "convert steel D5",
    ],
)
def test_unreadable_lines_are_refused(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        read(_turn(), 0, text, spoken)
    assert refused.value.code in {"tmars.syntax", "tmars.unknown_card", "tmars.unknown_project"}


def test_unknown_and_ambiguous_cards_are_refused() -> None:
    with pytest.raises(MalformedMove, match="unknown_card"):
        read(_turn(), 0, "play Moon Base m3", spoken)
    with pytest.raises(MalformedMove, match="ambiguous"):
        read(drawn({"hand": ["012", "018"]}), 0, "play from m3", spoken)


def test_a_card_in_hand_wins_over_other_matches() -> None:
    """“Mine” is the beginning of several names."""
    assert read(_turn(), 0, "play mine s2", spoken) == PlayCard("056", pay(0, 2))


def test_the_start_and_research_are_read() -> None:
    state = drawn({}, stage="start")
    mine = state.seats[0]
    mine.corporations, mine.offer = ["R08", "R17"], ["009", "113", "056"]
    mine.preludes = ["P01", "P02", "P05", "P08"]
    expected = Start("R08", ("P05", "P01"), ("009", "056"))
    assert read(state, 0, "start R8 9 56 P05 P1", spoken) == expected
    assert read(state, 0, "start CrediCor, Asteroid, Mine, P5, Allied Bank", spoken) == expected
    state = drawn({"mc": 20}, {}, stage="research")
    state.seats[0].offer = ["009", "113", "056", "066"]
    assert read(state, 0, "research 9, 56", spoken) == Research(("009", "056"), pay(6))
    assert read(state, 0, "research -", spoken) == Research((), NOTHING)
    state = drawn({}, {}, stage="draft")
    state.seats[0].offer = ["009", "113"]
    assert read(state, 0, "draft 113", spoken) == Draft("113")
    assert write(Draft("113")) == "draft 113"


def test_cards_may_be_named_in_any_order() -> None:
    """Moves keep the order of the offer; preludes keep the order of play."""
    state = drawn({}, stage="start")
    mine = state.seats[0]
    mine.corporations, mine.offer = ["R08", "R17"], ["009", "113", "056"]
    mine.preludes = ["P01", "P02", "P05", "P08"]
    expected = Start("R08", ("P05", "P01"), ("009", "113", "056"))
    assert read(state, 0, "start R8 56 113 9 P05 P1", spoken) == expected
    state = drawn({"mc": 20}, {}, stage="research")
    state.seats[0].offer = ["009", "113", "056", "066"]
    assert read(state, 0, "research 66, 9", spoken) == Research(("009", "066"), pay(6))
    assert read(state, 0, "research 66 001 9", spoken) == Research(("009", "066", "001"), pay(9))
    sold = StandardProject("sell_patents", ("009", "066"), "", NOTHING)
    assert read(_turn(), 0, "project sell 66, 9", spoken) == sold


def test_answers_are_the_labels_of_the_options() -> None:
    state = _turn()
    state.question = Question(0, "space", Reason.CITY, "016", ("H2", "D5"), 1, 1)
    assert read(state, 0, "answer h2", spoken) == Answer(("H2",), NOTHING)
    state = drawn({"hand": ["009"], "mc": 14}, {"plants": 2})
    state = engine.play(GAME, state, 0, PlayCard("009", pay(14))).state
    assert read(state, 0, "답 1:plants", spoken) == Answer(("1:plants",), NOTHING)
    assert read(state, 0, "answer -", spoken) == Answer((), NOTHING)
