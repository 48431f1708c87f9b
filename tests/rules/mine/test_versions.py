"""Two versions of the rules: the declarer of an end that the rules brought about (ruling D37)."""

from msgspec.structs import replace

from rules.core import engine
from rules.core.record import decode_record
from rules.core.versions import rules_at
from rules.mine import GAME, Buy
from tests.golden import FOLDER, end_of
from tests.rules.mine.positions import drawn, play

DECK = ["fund"] * 9

IDLE = "nobody_enters"
"""A recorded table without any act of a seat; the first seat of its last period has Arsene Ltd."""


def test_the_same_moves_end_otherwise_by_each_version() -> None:
    first = GAME.earlier
    assert first is not None
    record = decode_record((FOLDER / "mine" / "v1" / f"{IDLE}.json").read_bytes())
    assert [score.total for score in end_of(first, record).scores] == [0, 16]
    later = replace(record, rules_version=2)
    assert [score.total for score in end_of(GAME, later).scores] == [0, 0]


def test_tables_of_version_1_stay_with_it() -> None:
    assert GAME.upgrades == {}
    assert GAME.earlier is not None
    assert GAME.earlier.rules_version == 1


def test_chicken_game_did_not_count_public_goals_at_first() -> None:
    first = rules_at(GAME, 0)
    assert first is not None
    draft = drawn(
        [{"hand": ["chicken_game"], "deck": DECK}, {"deck": DECK}],
        market=["loan"] * 6,
        goal_board=["boost", "overflow"],
    )
    draft.market_deck, draft.goal_deck = ["grant"] * 6, ["handicap", "slush_fund"]
    state = play(draft, 0, "p chicken_game", "e")
    state.seats[1].credits = 12
    iron = []
    for rules in (first, GAME):
        after = engine.play(rules, state, 1, Buy("boost")).state
        iron.append(play(after, 1, "e").seats[0].resources["iron"])
    assert iron == [0, 4]
