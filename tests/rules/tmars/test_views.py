"""Chapter "State and hidden information": the knowledge of each viewer."""

import pytest

from rules.core.game import ScorePart
from rules.core.log import Log
from rules.tmars.economy.frames import begin
from rules.tmars.marsbot.turn import take_turn
from rules.tmars.resolve.stack import resolve
from rules.tmars.seen import view
from rules.tmars.state import Mode, Stage, State
from rules.tmars.view import BOT, GoalView, PrivateView
from tests.rules.tmars.bot_positions import automa, bot_of, table
from tests.rules.tmars.positions import drawn
from tests.rules.tmars.wandering import fresh, tables


def own(state: State, seat: int = 0) -> PrivateView:
    mine = view(state, seat).mine
    assert mine is not None
    return mine


def points(parts: tuple[ScorePart, ...]) -> int:
    return sum(part.points for part in parts)


def goal(goals: tuple[GoalView, ...], name: str) -> GoalView:
    return next(each for each in goals if each.id == name)


def test_only_their_owners_see_offers() -> None:
    state = fresh(2, prelude="on")
    mine = own(state, 1)
    assert (len(mine.corporations), len(mine.offer), len(mine.preludes)) == (2, 10, 4)
    assert view(state, None).mine is None
    seen = view(state, 0)
    assert seen.active is None
    assert [seat.chosen for seat in seen.seats] == [False, False]


def test_cards_to_decide_about_show_which_requirements_are_met() -> None:
    state = drawn({}, {}, oxygen=8, stage=Stage.DRAFT)
    state.seats[0].offer, state.seats[0].kept = ["024", "009"], ["005"]
    predators, asteroid = own(state).offer
    assert (predators.card, predators.requirements) == ("024", (False,))
    assert predators.unmet is not None
    assert predators.unmet.key == "error.tmars.req_global"
    assert (asteroid.requirements, asteroid.unmet) == ((), None)
    assert [card.requirements for card in own(state).kept] == [(False,)]
    state.oxygen = 11
    assert (own(state).offer[0].requirements, own(state).offer[0].unmet) == ((True,), None)
    for viewer in (1, None):
        told = repr(view(state, viewer))
        assert not [card for card in ("024", "009", "005") if card in told]


@pytest.mark.parametrize("seed", [3, 4])
def test_hidden_things_are_in_no_view(seed: int) -> None:
    """The name of an unseen card appears nowhere in the view."""
    for at, state in enumerate(tables(seed * 10, 100)):
        if at % 5:
            continue
        for viewer in (None, *range(len(state.seats))):
            said = repr(view(state, viewer))
            for card in hidden_from(state, viewer):
                assert f"'{card}'" not in said, card


def hidden_from(state: State, viewer: int | None) -> set[str]:
    """Cards that this viewer cannot see anywhere."""
    piles = [state.deck, state.prelude_deck]
    if state.bot is not None:
        piles.append(state.bot.pile)
    for seat, mine in enumerate(state.seats):
        if seat != viewer:
            piles += [mine.hand, mine.offer, mine.kept, mine.preludes, mine.corporations]
    unseen = {card for pile in piles for card in pile}
    mine_too = set() if viewer is None else {*state.seats[viewer].corporations}
    return unseen - mine_too - {act.subject for act in state.acts}


def test_a_hand_shows_costs_payments_and_reasons() -> None:
    human = {
        "hand": ["009", "072", "018"],
        "stock": {"mc": 12, "titanium": 3},
        "tableau": ["R09", "P40"],
    }
    asteroid, birds, methane = own(automa(human, oxygen=1)).hand
    assert (asteroid.card, asteroid.cost, asteroid.refusal) == ("009", 14, None)
    assert asteroid.pay == (2, 0, 3, 0, 0)
    assert (birds.pay, birds.requirements) == (None, (False,))
    assert birds.refusal is not None
    assert birds.refusal.key == "error.tmars.req_global"
    assert methane.requirements == (False,)
    assert view(automa(human), None).seats[0].hand == 3


def test_actions_show_the_reason_of_their_refusal() -> None:
    human = {"tableau": ["R03", "072", "012"], "stock": {"mc": 3}}
    state = automa(human)
    birds, europa = own(state).actions
    assert (birds.card, birds.refusal) == ("072", None)
    assert europa.refusal is not None
    state.seats[0].used = ["072"]
    used = own(state).actions[0].refusal
    assert used is not None
    assert used.key == "error.tmars.action_used"


def test_these_facts_about_a_seat_are_public() -> None:
    state = table(
        {
            "tableau": ["R09", "018", "072"],
            "events": ["009", "143"],
            "on_card": {"072": 2},
            "stock": {"mc": 5},
            "production": {"heat": 2},
        },
        {},
        tiles="D5:city:0 D4:greenery:0 PHOBOS:city:0",
    )
    seen = view(state, None).seats[0]
    assert (seen.events, seen.greeneries, seen.cities) == (2, 1, 2)
    assert seen.tags == {"space": 2, "jovian": 1, "animal": 1, "event": 2}
    assert list(seen.tags)[-1] == "event"
    assert seen.on_card == {"072": 2}
    assert seen.metal_values == (2, 4)
    assert (seen.stock["mc"], seen.production["heat"]) == (5, 2)
    # Rating, greenery, city, Methane from Titan, two birds; the events of the owner's total are hidden.
    assert points(seen.parts) == 20 + 1 + 1 + 2 + 2
    assert points(own(state).parts) == points(seen.parts) + 2


def test_events_are_seen_at_the_end() -> None:
    state = table({"events": ["143"]}, {})
    assert points(view(state, 1).seats[0].parts) == 20
    assert own(state, 0).events == ("143",)
    state.stage = Stage.OVER
    seen = view(state, 1)
    assert points(seen.seats[0].parts) == 22
    assert seen.outcome is not None
    assert seen.active is None


def test_milestones_and_awards_are_shown() -> None:
    state = automa(
        {"tr": 30, "stock": {"heat": 4}},
        {"tr": 25, "markers": {"power": 3}},
        milestones={"mayor": 0},
        awards={"miner": BOT},
    )
    seen = view(state, None)
    planner = goal(seen.milestones, "planner")
    assert (planner.values, planner.bot, planner.need, planner.bot_need) == ((0,), 0, 16, 4)
    terraformer = goal(seen.milestones, "terraformer")
    assert (terraformer.values, terraformer.bot, terraformer.bot_need) == ((30,), 25, None)
    assert goal(seen.milestones, "mayor").owner == 0
    thermalist = goal(seen.awards, "thermalist")
    assert (thermalist.values, thermalist.bot, thermalist.owner) == ((4,), 3, None)
    assert goal(seen.awards, "miner").owner == BOT
    assert seen.award_price == 14
    among_seats = goal(view(table({}, {}), None).milestones, "planner")
    assert (among_seats.values, among_seats.bot, among_seats.bot_need) == ((0, 0), None, None)


def test_classic_solo_play_is_shown() -> None:
    seen = view(table({}, mode=Mode.SOLO), 0)
    assert (seen.milestones, seen.awards, seen.award_price) == ((), (), None)
    assert (seen.last_generation, seen.mode, seen.bot) == (14, "solo", None)


def test_marsbot_is_shown() -> None:
    state = automa(bot={"pile": ["009", "164", "056"]}, difficulty="hard")
    take_turn(state, Log())
    seen = view(state, None).bot
    assert seen is not None
    assert (seen.pile, seen.used, seen.tokens) == (1, ("009", "164"), 1)
    assert [card.card for card in seen.turn] == ["009", "164"]
    assert seen.markers["space"] == 2
    assert points(seen.parts) == 20 + 1
    assert view(state, None).hard


def test_only_the_asked_seat_sees_the_options_of_an_open_question() -> None:
    state = table({}, {}, tiles="A2:ocean")
    begin(state, "rules.ocean", "", 0)
    resolve(state, Log())
    mine, theirs = view(state, 0), view(state, 1)
    assert len(mine.legal) == 11
    assert own(state, 0).question is not None
    assert (theirs.legal, own(state, 1).question) == ((), None)
    assert theirs.question is not None
    assert (theirs.question.seat, theirs.question.why) == (0, "ocean")


def test_cards_under_decision() -> None:
    """Business Contacts."""
    state = table({}, {}, deck=["001", "002", "003", "004"])
    begin(state, "111.play", "111", 0)
    resolve(state, Log())
    assert [each.card for each in own(state, 0).offer] == ["001", "002", "003", "004"]
    question = own(state, 0).question
    assert question is not None
    assert (question.at_least, question.at_most, question.source) == (2, 2, "111")
    assert own(state, 1).offer == ()


def test_a_view_shares_nothing_with_its_state() -> None:
    state = automa({"stock": {"mc": 1}}, {"pile": ["009"]}, tiles="D5:city:0")
    take_turn(state, Log())
    seen = view(state, 0)
    before = repr(seen)
    state.seats[0].stock["mc"] = 9
    state.acts.clear()
    state.tiles.clear()
    bot_of(state).markers["space"] = 9
    bot_of(state).turn.clear()
    assert repr(seen) == before
