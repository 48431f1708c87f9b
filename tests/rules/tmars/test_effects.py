"""Single steps: their questions, their results without a question, and their effects (chapter "Card data")."""

import pytest

from rules.core.log import Log
from rules.tmars.components.cards import CARDS
from rules.tmars.components.effects import EffectStep
from rules.tmars.components.programs import PROGRAMS, is_ongoing
from rules.tmars.economy.frames import begin
from rules.tmars.economy.supplies import begin_act
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import Question, State
from tests.cases import cases
from tests.rules.tmars.bot_positions import said
from tests.rules.tmars.whole_effect import answered, changes, position


def started(words: str, program: str) -> State:
    """The steps of a program, up to the first question."""
    state = position(words)
    begin(state, program, program.split(".")[0], 0)
    resolve(state, Log())
    return state


def asked(state: State) -> Question:
    assert state.question is not None
    return state.question


def test_every_step_of_every_program_is_in_the_vocabulary() -> None:
    used = {type(step) for steps in PROGRAMS.values() for step in steps}
    assert used == set(EffectStep.__args__)  # type: ignore[attr-defined]


def test_every_card_has_a_program_and_every_address_a_card() -> None:
    assert {f"{card}.play" for card in CARDS} <= PROGRAMS.keys()
    assert {program.split(".")[0] for program in PROGRAMS} == {*CARDS, "rules"}


def test_triggers_are_recognised() -> None:
    assert is_ongoing("185.ongoing.0.0.1")
    assert not is_ongoing("185.play")


@cases(
    ("words", "program", "then"),
    {
        "gain and raise": ("energy=3", "101.action.0", "steel+1 oxygen+1 tr+1"),
        "spend": ("heat=7", "190.play", "heat-5 plants+4"),
        "pay": ("", "P06.play", "p_mc+6 mc-6"),
        "terraform rating": ("", "036.play", "tr+2"),
        "rating by tags": ("018 057", "197.play", "tr+2"),
        "raise twice": ("", "P30.play", "oxygen+2 tr+2 steel+5"),
        "no oceans left": ("oceans=9", "078.play", ""),
        "draw": ("", "204.play", "cards+2 deck-2"),
        "draw what there is": ("deck=001", "204.play", "cards+1 deck-1"),
        "draw nothing": ("deck=", "204.play", ""),
        "reshuffled": ("deck=001 discard=018,040", "204.play", "cards+2 deck+0 discard-2"),
        "search": ("deck=001,040", "P35.play", "titanium+6 cards+1 deck-2 discard+1"),
        "resource here": ("", "049.action.0", "049+1"),
        "one more": ("157:3", "157.action.0", "157+1"),
        "onto the only card": ("049", "133.action.0", "049+1"),
        "onto no card": ("052", "133.action.0", ""),
        "cities on Mars": ("G3=city:1 PHOBOS=city:0", "007.action.0", "mc+1"),
        "cities anywhere": ("G3=city:1 PHOBOS=city:0", "096.play", "plants+2"),
        "events": ("events=009 q.events=010", "107.play", "mc+2"),
        "own tags and wild ones": ("141 117 P28", "102.play", "p_energy+3"),
        "others' tags, no wild ones": ("q.025 q.P40", "099.play", "p_mc+1"),
        "half of them, rounded down": ("056 117 141", "207.play", "p_mc+1"),
    },
)
def test_a_step_does_this_without_asking(words: str, program: str, then: str) -> None:
    state = started(words, program)
    assert state.stack == []
    assert changes(position(words), state) == set(then.split()) - {"deck+0"}


@cases(
    ("words", "program", "kind", "why", "options"),
    {
        "ocean": ("oceans=7", "127.play", "space", "ocean", "A2 A4 E4 E5 E6"),
        "green": ("G3=city:0", "193.play", "space", "greenery", "F3 F4 G2 G4 H2 H3"),
        "city": ("F3=city:1 G4=city:0 p_energy=1", "120.play", "space", "city", "F4 G3"),
        "tile": ("A1=city:1", "123.play", "space", "tile", "B1 B2"),
        "lower": ("q.p_heat=2 p_heat=2", "178.play", "seat", "lower", "1 0"),
        "self-harm is asked": ("p_heat=2", "178.play", "seat", "lower", "0"),
        "remove": ("q.plants=2", "009.play", "target", "remove", "1:plants"),
        "steal": ("q.mc=2", "124.play", "target", "steal", "1:mc"),
        "take": (
            "052:1 q.054:1",
            "024.action.0.take",
            "target",
            "take",
            "0:animal:052 1:animal:054",
        ),
        "add": ("049 P39", "133.action.0", "card", "add", "049 P39"),
        "copy": ("056 117", "086.play", "card", "copy", "056 117"),
        "choose": ("", "115.play", "option", "choose", "1 2"),
        "choose what is possible": ("049", "019.play", "option", "choose", "1 2"),
        "keep": ("deck=001,018,040,057", "192.play", "cards", "keep", "001 018 040"),
        "buy": ("deck=001", "006.action.0", "cards", "buy", "001"),
        "play": ("hand=056", "P11.play", "play", "play", "056"),
    },
)
def test_a_step_asks_this(words: str, program: str, kind: str, why: str, options: str) -> None:
    question = asked(started(words, program))
    assert (question.seat, question.kind, question.why) == (0, kind, why)
    assert question.options == tuple(options.split())


@cases(
    ("words", "program"),
    {
        "one other can lose production": ("q.p_heat=2", "178.play"),
        "one card to take from": ("052:1", "024.action.0.take"),
        "one card to add to": ("049", "133.action.0"),
        "one card to copy": ("056", "086.play"),
        "one option left": ("heat=5", "190.play"),
        "no more cards than to keep": ("deck=001", "192.play"),
        "a card too dear": ("mc=2", "006.action.0"),
        "nothing to remove": ("", "009.play"),
        "nothing left to raise": ("oceans=9 temperature=8", "080.play"),
        "no heat production": ("", "152.play"),
        "protected": ("q.plants=3 q.173", "009.play"),
        "alone no rival is hurt": ("solo plants=3 p_heat=3", "178.play"),
    },
)
def test_a_question_with_one_answer_is_not_asked(words: str, program: str) -> None:
    state = started(words, program)
    assert state.question is None
    assert state.stack == []


@pytest.mark.parametrize(
    "program", ["009.play", "124.play", "006.action.0"], ids=["remove", "steal", "buy"]
)
def test_optional_steps_can_be_declined(program: str) -> None:
    question = asked(started("q.plants=1 q.mc=1", program))
    assert (question.at_least, question.at_most) == (0, 1)


def test_steps_run_in_order_and_their_consequences_come_at_once() -> None:
    """Nuclear Zone: the ocean of 0 degrees is placed before the tile."""
    state = started("temperature=-2", "097.play")
    assert asked(state).why == "ocean"
    state = answered(state, ["A5", "B5"])
    assert state.tiles["B5"].kind == "nuclear_zone"


def test_two_oceans_are_placed_one_by_one() -> None:
    state = started("oceans=7", "078.play")
    first = asked(state).options
    state.stack[-1].given, state.question = ("E5",), None
    resolve(state, Log())
    assert asked(state).options == tuple(space for space in first if space != "E5")


def test_the_second_ocean_is_skipped_when_nine_are_out() -> None:
    before = position("oceans=8")
    state = answered(started("oceans=8", "078.play"), ["A2"])
    assert changes(before, state) == {"A2=ocean", "steel+2", "oceans+1", "tr+1"}


def test_cards_looked_at_are_in_the_offer_until_the_answer() -> None:
    state = started("deck=001,018,040,057", "192.play")
    assert state.seats[0].offer == ["001", "018", "040"]
    state = answered(state, ["018"])
    assert (state.seats[0].offer, state.seats[0].hand) == ([], ["018"])
    assert state.discard == ["001", "040"]


def test_changes_of_an_act_are_counted_for_its_owner_and_the_planet() -> None:
    state = position("q.plants=5")
    begin_act(state, 0, "card", "009")
    begin(state, "009.play", "009", 0)
    resolve(state, Log())
    state = answered(state, ["1:plants"])
    assert state.acts[-1].changes == {"temperature": 2, "tr": 1, "titanium": 2}


def test_only_the_latest_twelve_acts_are_kept() -> None:
    state = position("")
    for number in range(15):
        begin_act(state, 0, "card", f"{number:03}")
    assert [act.subject for act in state.acts] == [f"{number:03}" for number in range(3, 15)]


@cases(
    ("words", "program", "lines"),
    {
        "one": ("", "P33.play", ["Seat 1 gains 8 steel, 3 titanium and 3 plants."]),
        "productions": (
            "",
            "P20.play",
            ["Seat 1: M€ production +1, steel production +1 and titanium production +1."],
        ),
        "rating": ("", "036.play", ["Seat 1: terraform rating 22 (+2)."]),
        "temperature": (
            "",
            "003.play",
            [
                "Seat 1: energy production +1.",
                "Temperature −28 °C, raised by Seat 1.",
                "Seat 1: terraform rating 21 (+1).",
            ],
        ),
        "a trigger": ("", "023.ongoing.0", ["Arctic Algae: Seat 1 gains 2 plants."]),
        "too": ("", "R03.ongoing.0", ["Saturn Systems: Seat 1, M€ production +1."]),
        "on": ("049", "049.action.0", ["Seat 1 puts 1 microbe on Tardigrades (now 1)."]),
        "cards": ("", "204.play", ["Seat 1 draws 2 cards."]),
        "look": ("mc=0", "006.action.0", ["Seat 1 looks at a card.", "Seat 1 discards a card."]),
        "lower": (
            "q.p_heat=2",
            "178.play",
            ["Seat 1: energy production +1.", "Seat 2: heat production −2."],
        ),
        "search": (
            "deck=001,025,018,040",
            "P35.play",
            [
                "Seat 1 gains 6 titanium.",
                "Seat 1 turns cards up and takes Space Station and Methane From Titan (1 other card discarded).",
                "Discarded on the way: Colonizer Training Camp.",
            ],
        ),
    },
)
def test_a_step_logs_this(words: str, program: str, lines: list[str]) -> None:
    state, log = position(words), Log()
    begin(state, program, program.split(".")[0], 0)
    resolve(state, log)
    assert said(log) == lines


def test_only_the_seat_learns_the_cards_it_drew() -> None:
    state, log = position("deck=001,018"), Log()
    begin(state, "204.play", "204", 0)
    resolve(state, log)
    assert [event.only_to for event in log.events] == [None, (0,)]
    assert log.revealed
