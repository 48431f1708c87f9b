"""Chapter "Names, commands, flow": lines of text and the names in them."""

from contextlib import suppress

import pytest

from rules.core.errors import MalformedMove
from rules.core.game import Move
from rules.core.text import msg
from rules.mine import (
    Answer,
    Buy,
    EndTurn,
    Enter,
    Mulligan,
    PickCorporation,
    PutDown,
    PutDownMany,
    SetStanding,
    SpendCoin,
    UseGoal,
)
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.describe.reference import read_component
from rules.mine.notation import read, write
from rules.mine.state import State
from rules.mine.wording.cards import card_msg
from tests.catalogues import spoken
from tests.rules.mine.positions import drawn, make


def _position() -> State:
    return drawn(
        [
            {
                "hand": ["fund", "passion", "fund", "small_iron_mine", "research"],
                "deck": ["fund"] * 6,
                "goals": [{"id": "handicap"}, {"id": "boost"}],
                "coins": 2,
            },
            {},
        ],
        market=["passion", "grant", "loan", "loan", "expo", "crowdfunding"],
        goal_board=["overflow", "slush_fund"],
    )


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("p fund", PutDown("fund")),
        ("P Investment Fund", PutDown("fund")),
        ("p 투자금", PutDown("fund")),
        ("내기 투자 금", PutDown("fund")),
        ("p h2", PutDown("passion")),
        ("p small iron", PutDown("small_iron_mine")),
        ("p si", PutDown("small_iron_mine")),
        ("p 소형 철", PutDown("small_iron_mine")),
        ("p pass", PutDown("passion")),
        ("p trade", PutDown("trade")),
        ("p fund*2", PutDownMany(("fund", "fund#2"))),
        ("p fund, fund", PutDownMany(("fund", "fund#2"))),
        ("p 투자금*2, si", PutDownMany(("fund", "fund#2", "small_iron_mine"))),
        ("p h3, h4", PutDownMany(("fund#2", "small_iron_mine"))),
        ("p fund,", PutDownMany(("fund",))),
        ("g o1", UseGoal("handicap")),
        ("g 핸디캡", UseGoal("handicap")),
        ("목표 handi", UseGoal("handicap")),
        ("c 2", SpendCoin(2)),
        ("동전 1", SpendCoin(1)),
        ("b m2", Buy("grant")),
        ("b g2", Buy("slush_fund")),
        ("b medium ruby", Buy("medium_ruby_mine")),
        ("b mr", Buy("medium_ruby_mine")),
        ("b 대형 금", Buy("large_gold_mine")),
        ("구입 지원금", Buy("grant")),
        ("b Cooked-Books", Buy("cooked_books")),
        ("b mine survey", Buy("mine_survey")),
        ("e", EndTurn()),
        ("끝", EndTurn()),
        ("enter yes", Enter(yes=True)),
        ("enter 아니요", Enter(yes=False)),
        ("mulligan n", Mulligan(yes=False)),
        ("corp ㈜미래광업", PickCorporation("mirae_mining")),
        ("corp Mister Borobo", PickCorporation("mr_borobo")),
        ("standing reveal fund, passion", SetStanding(("fund", "passion"), True)),
        ("standing ask -", SetStanding((), False)),
    ],
)
def test_a_line_is_read(text: str, move: Move) -> None:
    assert read(_position(), 0, text, spoken) == move
    assert read(_position(), 0, write(move), spoken) == move


@pytest.mark.parametrize(
    ("put_down", "text", "picks"),
    [
        ("trade", "a fund", ("fund",)),
        ("trade", "답 투자금", ("fund",)),
        ("trade", "a h2", ("grant",)),
        ("expo", "a fund*2", ("fund", "fund#2")),
        ("expo", "a fund#2, grant", ("fund#2", "grant")),
        ("passion", "a 2", ("2",)),
        ("small_diamond_mine", "a ruby", ("ruby",)),
        ("small_diamond_mine", "a g", ("gold",)),
        ("small_diamond_mine", "a 에메랄드", ("emerald",)),
        ("recycled_fuel", "a -", ()),
        ("recycled_fuel", "a large gold", ("large_gold_mine",)),
    ],
)
def test_an_answer_is_read(put_down: str, text: str, picks: tuple[str, ...]) -> None:
    draft = drawn(
        [
            {
                "hand": ["fund", "grant", "fund", put_down],
                "discard": ["large_gold_mine", "loan"],
                "deck": ["fund"] * 6,
            },
            {},
        ]
    )
    make(draft, 0, PutDown(put_down))
    assert read(draft, 0, text, spoken) == Answer(picks)
    assert read(draft, 0, write(Answer(picks)), spoken) == Answer(picks)


def test_a_name_in_hand_wins_over_the_same_prefix_elsewhere() -> None:
    """Resource and research begin alike; only one of them is a card in hand."""
    assert read(_position(), 0, "p res", spoken) == PutDown("research")


def test_a_refusal_lists_the_candidates_of_an_ambiguous_name() -> None:
    with pytest.raises(MalformedMove) as refused:
        read(_position(), 0, "b large", spoken)
    assert (refused.value.code, refused.value.facts["count"]) == ("mine.ambiguous", 5)


def test_a_refusal_of_an_unknown_name_suggests_similar_ones() -> None:
    with pytest.raises(MalformedMove) as refused:
        read(_position(), 0, "b crowdfundig", spoken)
    names = refused.value.facts["names"]
    assert isinstance(names, tuple)
    assert names[0] == msg("mine.card.crowdfunding")


@pytest.mark.parametrize("text", ["p fund#0", "a #", "p *", "p ,", "b m0", "b m99", "p fund*99"])
def test_odd_lines_are_moves_or_refused(text: str) -> None:
    with suppress(MalformedMove):
        assert write(read(_position(), 0, text, spoken)).isprintable()


def test_every_name_in_every_language_reads_as_its_component() -> None:
    for thing in (*CARDS, *PUBLIC_GOALS, *CORPORATE_GOALS):
        for name in (thing, *spoken(card_msg(thing))):
            for typed in (name, name.upper(), name.replace(" ", ""), name.replace("’", "'")):
                assert read_component(typed, spoken) == thing


def test_a_line_break_inside_a_name_counts_as_a_space() -> None:
    assert read(_position(), 0, "p small iron\nmine", spoken) == read(
        _position(), 0, "p small iron mine", spoken
    )
    with pytest.raises(MalformedMove):
        read(_position(), 0, "p small_e\nerald_mine", spoken)
