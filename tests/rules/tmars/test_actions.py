"""Actions of cards (chapters "Turns and moves" and "Paying")."""

from rules.core.domains import Amount
from rules.core.log import Log
from rules.core.text import SeatName, msg
from rules.tmars.resolve.card_actions import action_refusal, usable_actions
from rules.tmars.verbs.action import ACTION, CardAction
from rules.tmars.wording.names import amount_msg
from tests.cases import cases
from tests.rules.tmars.positions import (
    do,
    drawn,
    is_offered,
    offered,
    pay,
    production,
    refusal,
    stock,
)

NOTHING = pay()


def test_an_action_can_be_taken_once_per_generation() -> None:
    state = drawn({"tableau": ["014"], "energy": 2}, {})
    do(state, 0, "action 014 1")
    assert stock(state)[4] == 1
    assert len(state.seats[0].hand) == 1
    assert refusal(state, 0, "action 014 1") == "action_used"
    assert not is_offered(state, 0, ACTION)


def test_the_cost_of_an_action_is_spent() -> None:
    state, log = drawn({"tableau": ["014"], "energy": 2}, {}), Log()
    do(state, 0, "action 014 1", log=log)
    told = [event.msg for event in log.events if event.msg.key == "tmars.event.spent"]
    assert told == [msg("tmars.event.spent", seat=SeatName(0), what=(amount_msg("energy", 1),))]


def test_a_card_played_in_this_generation_can_act_at_once() -> None:
    state = drawn({"hand": ["014"], "energy": 1, "mc": 11}, {})
    do(state, 0, "play 014", "action 014 1")
    assert state.actions == 2


def test_alternatives_share_one_use() -> None:
    state = drawn({"tableau": ["033"], "on_card": {"033": 2}}, {})
    assert offered(state, 0, ACTION, "option", card="033") == [0, 1]
    do(state, 0, "action 033 2")
    assert (state.oxygen, state.seats[0].on_card) == (1, {})
    assert refusal(state, 0, "action 033 1") == "action_used"


def test_an_unaffordable_alternative_is_not_offered() -> None:
    state = drawn({"tableau": ["033"], "on_card": {"033": 1}}, {})
    assert offered(state, 0, ACTION, "option", card="033") == [0]
    assert refusal(state, 0, "action 033 2") == "here_short"


@cases(
    ("seat", "move", "code"),
    {
        "not in play": ({}, CardAction("014", 0, 0, NOTHING), "not_in_play"),
        "hand": ({"hand": ["014"]}, CardAction("014", 0, 0, NOTHING), "not_in_play"),
        "none": ({"tableau": ["056"]}, CardAction("056", 0, 0, NOTHING), "no_action"),
        "energy": ({"tableau": ["014"]}, CardAction("014", 0, 0, NOTHING), "resource_short"),
        "production": (
            {"tableau": ["015"]},
            CardAction("015", 0, 0, NOTHING),
            "production_too_low",
        ),
        "M€": ({"tableau": ["076"]}, CardAction("076", 0, 0, pay(mc=7)), "cannot_afford"),
        "option": (
            {"tableau": ["076"], "mc": 9},
            CardAction("076", 1, 0, pay(mc=7)),
            "no_such_option",
        ),
        "below": (
            {"tableau": ["076"], "mc": 9},
            CardAction("076", -1, 0, pay(mc=7)),
            "no_such_option",
        ),
        "amount": ({"tableau": ["076"], "mc": 9}, CardAction("076", 0, 1, pay(mc=7)), "bad_amount"),
        "waste": ({"tableau": ["076"], "mc": 9}, CardAction("076", 0, 0, pay(mc=8)), "pay_waste"),
        "nothing to take": (
            {"tableau": ["035"]},
            CardAction("035", 0, 0, NOTHING),
            "no_target_card",
        ),
        "rating": (
            {"corp": "R32", "mc": 9},
            CardAction("R32", 0, 0, pay(mc=3)),
            "condition_not_met",
        ),
    },
)
def test_an_impossible_action_is_refused(
    seat: dict[str, object], move: CardAction, code: str
) -> None:
    assert refusal(drawn(seat, {}), 0, move) == code


def test_unmi_can_act_after_the_rating_has_risen() -> None:
    state = drawn({"corp": "R32", "mc": 17}, {})
    do(state, 0, "project asteroid", "action R32 1")
    assert (stock(state)[0], state.seats[0].tr) == (0, 22)


def test_titanium_pays_for_water_from_europa() -> None:
    state = drawn({"tableau": ["012"], "titanium": 4, "steel": 9}, {})
    assert refusal(state, 0, "action 012 1 s6") == "pay_unit"
    do(state, 0, "action 012 1", "answer A5")
    assert stock(state)[2] == 0
    assert state.tiles["A5"].kind == "ocean"


def test_any_amount_of_energy_can_be_spent() -> None:
    state = drawn({"tableau": ["194"], "energy": 5}, {})
    domain = ACTION.fields[2].domain(state, 0, {"card": "194", "option": 0})
    assert domain == Amount(1, 5, start=5)
    do(state, 0, "action 194 1 x3")
    assert stock(state)[0] == 3
    assert stock(state)[4] == 2


def test_an_action_may_cost_production() -> None:
    state = drawn({"tableau": ["015"], "+energy": 1}, {})
    do(state, 0, "action 015 1")
    assert production(state)[4] == 0
    assert state.seats[0].tr == 21


def test_resources_can_be_taken_from_any_card() -> None:
    state = drawn({"tableau": ["035", "049"], "on_card": {"049": 1}}, {"tableau": ["033"]})
    state.seats[1].on_card = {"033": 1}
    do(state, 0, "action 035 1", "answer 1:microbe:033")
    assert state.seats[1].on_card == {}
    assert state.seats[0].on_card == {"035": 1, "049": 1}


def test_actions_without_effect_can_be_taken() -> None:
    state = drawn({"tableau": ["033"], "on_card": {"033": 2}}, {}, oxygen=14)
    do(state, 0, "action 033 2")
    assert state.seats[0].tr == 20


def test_corporations_have_actions_too() -> None:
    state = drawn({"corp": "R27", "mc": 4, "+mc": 1, "+heat": -0}, {})
    assert usable_actions(state, 0) == ["R27"]
    do(state, 0, "action R27 1", "answer steel")
    assert production(state) == (1, 1, 0, 0, 0, 0)


def test_an_impossible_action_gives_its_reason() -> None:
    state = drawn({"tableau": ["069"]}, {})
    refused = action_refusal(state, 0, "069")
    assert refused is not None
    assert refused.code == "tmars.resource_short"
