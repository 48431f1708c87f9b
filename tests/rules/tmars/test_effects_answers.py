"""Questions and options as people see them, and refused answers (chapter "Pending decisions")."""

from collections.abc import Iterator, Sequence

import pytest

from bot.i18n import LANGUAGES
from rules.core.domains import OneOf, Option, SomeOf, Split
from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.core.text import Say
from rules.tmars.components.reasons import Reason
from rules.tmars.economy.frames import begin
from rules.tmars.resolve.questions import question_msg, renew
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import State
from rules.tmars.verbs.answer import ANSWER, Answer
from tests.cases import cases
from tests.catalogues import catalogue_of
from tests.rules.tmars.bot_positions import ENGLISH
from tests.rules.tmars.whole_effect import position

SAY = ENGLISH.sayer(lambda seat: f"Seat {seat + 1}")
SAYERS = {language: catalogue_of(language).sayer(lambda seat: f"#{seat}") for language in LANGUAGES}

QUESTIONS: dict[str, tuple[str, str]] = {
    "ocean": ("", "127.play"),
    "greenery": ("", "193.play"),
    "city": ("", "020.play"),
    "tile": ("", "199.play"),
    "claim": ("", "066.play"),
    "lower": ("q.p_heat=3 p_heat=2", "178.play"),
    "remove": ("q.052:3 q.plants=4 plants=1", "050.play"),
    "steal": ("q.steel=9 q.mc=1", "124.play"),
    "take": ("052:1 q.054:2", "024.action.0.take"),
    "flood": ("B5=city:1 q.mc=9 C6=city:2 r.mc=1", "188.play"),
    "add": ("049:2 P39", "133.action.0"),
    "copy": ("056 183 q.p_plants=1 064 metal=064:steel", "086.play"),
    "choose": ("052", "143.play"),
    "plant_or_resource": ("049", "074.ongoing.0"),
    "keep": ("", "111.play"),
    "buy": ("", "006.action.0"),
    "discard": ("hand=056,057", "073.ongoing.0"),
    "play": ("hand=056,013", "P11.play"),
    "prelude": ("preludes=P01,P08,P17", "R34.first"),
    "award": ("", "R35.first"),
    "lowest": ("", "R27.action.0"),
    "insulate": ("p_heat=2", "152.play"),
    "heat_for_mc": ("R18 heat=2", "P06.play"),
}
"""A position and a program for each reason to ask, except for the choice of a metal, which no map needs."""


def test_every_reason_is_asked() -> None:
    assert QUESTIONS.keys() | {Reason.METAL} == set(Reason)


def at_question(why: str) -> State:
    words, program = QUESTIONS[why]
    state = position(words)
    frame = begin(state, program, program.split(".")[0], 0)
    if why == "plant_or_resource":
        frame.cause = "049"
    if why == "flood":
        frame.given = ("B6",)
    if why == "choose":
        frame.at = 2
    resolve(state, Log())
    assert state.question is not None
    assert state.question.why == why
    return state


def options(state: State) -> Sequence[Option]:
    domain = ANSWER.fields[0].domain(state, 0, {})
    assert isinstance(domain, OneOf | SomeOf)
    return domain.options


def refusal(state: State, *picks: str, pay: tuple[int, ...] = (0, 0, 0, 0, 0)) -> str | None:
    """The code of the refusal without the title. It has a text in every language."""
    refused: IllegalMove | None = None
    try:
        ANSWER.check(state, 0, Answer(picks, pay))
    except IllegalMove as error:
        refused = error
    if refused is None:
        return None
    assert all(say(refused.msg) for say in SAYERS.values())
    return refused.code.removeprefix("tmars.")


@pytest.mark.parametrize("why", QUESTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_its_options_have_words(why: str, language: str) -> None:
    state = at_question(why)
    say = SAYERS[language]
    assert state.question is not None
    texts = [say(question_msg(state.question)), *_texts(options(state), say)]
    assert all(texts)
    labels = [say(option.label) for option in options(state)]
    assert len(set(labels)) == len(labels)


def _texts(found: Sequence[Option], say: Say) -> Iterator[str]:
    for option in found:
        yield say(option.label)
        if option.note is not None:
            yield say(option.note)


@pytest.mark.parametrize("why", QUESTIONS)
def test_every_option_is_accepted(why: str) -> None:
    state = at_question(why)
    for option in options(state):
        picks = option.value if isinstance(option.value, tuple) else (option.value,)
        if why == "keep":
            picks = ("001", "018")
        split = ANSWER.fields[1].domain(state, 0, {"picks": picks})
        assert isinstance(split, Split)
        assert split.start is not None
        assert refusal(state, *picks, pay=split.start) is None


@pytest.mark.parametrize("why", QUESTIONS)
def test_every_question_can_be_asked_again(why: str) -> None:
    state = at_question(why)
    before = state.question
    assert renew(state)
    assert state.question == before


def test_another_world_may_ask_nothing() -> None:
    state = at_question("discard")
    state.seats[0].hand = []
    assert not renew(state)
    state.question = None
    assert renew(state)


@cases(
    ("why", "labels", "notes"),
    {
        "who loses production": (
            "lower",
            ["Seat 2", "You yourself"],
            ["Heat production 3 → 1", "Heat production 2 → 0"],
        ),
        "what is removed": (
            "remove",
            [
                "2 animals from Fish · Seat 2",
                "4 plants · Seat 2",
                "1 plant · You yourself",
                "Remove nothing",
            ],
            ["Of 3 animals", "Of 4 plants", "Of 1 plant", None],
        ),
        "what is stolen": (
            "steal",
            ["2 steel · Seat 2", "1 M€ · Seat 2", "Steal nothing"],
            ["Of 9 steel", "Of 1 M€", None],
        ),
        "what is taken": (
            "take",
            ["1 animal from Fish · You yourself", "1 animal from Small Animals · Seat 2"],
            ["Of 1 animal", "Of 2 animals"],
        ),
        "add": ("add", ["Tardigrades", "Psychrophiles"], ["2 microbes on it", "0 microbes on it"]),
        "flood": (
            "flood",
            ["4 M€ · Seat 2", "1 M€ · Seat 3", "Nobody loses anything"],
            ["Of 9 M€", "Of 1 M€", None],
        ),
        "heat": ("heat_for_mc", ["0 heat", "1 heat", "2 heat"], [None, None, None]),
        "play": ("play", ["Mine", "Space Elevator"], ["Costs 0 M€", "Costs 2 M€"]),
    },
)
def test_options_are_labelled(why: str, labels: list[str], notes: list[str | None]) -> None:
    found = options(at_question(why))
    assert [SAY(option.label) for option in found] == labels
    assert [option.note and SAY(option.note) for option in found] == notes


@cases(
    ("words", "program", "labels", "notes"),
    {
        "MarsBot's marker": (
            "automa bot.earth=3 p_heat=2",
            "178.play",
            ["MarsBot", "You yourself"],
            ["Track Earth / city 3 → 2", "Heat production 2 → 0"],
        ),
        "MarsBot's tokens": (
            "automa bot.tokens=9",
            "121.play",
            ["1 token of MarsBot", "Remove nothing"],
            ["9 in all.", None],
        ),
        "the bank": (
            "automa",
            "124.play",
            ["2 steel from the bank", "3 M€ from the bank", "Steal nothing"],
            [None, None, None],
        ),
    },
)
def test_options_about_marsbot_are_labelled(
    words: str, program: str, labels: list[str], notes: list[str | None]
) -> None:
    state = position(words)
    begin(state, program, program.split(".")[0], 0)
    resolve(state, Log())
    found = options(state)
    assert [SAY(option.label) for option in found] == labels
    assert [option.note and SAY(option.note) for option in found] == notes


def test_spaces_and_hand_cards_carry_their_marks() -> None:
    assert [option.mark for option in options(at_question("tile"))][:2] == ["A1", "A3"]
    assert [option.mark for option in options(at_question("discard"))] == ["1", "2", ""]
    assert [option.value for option in options(at_question("discard"))] == [("056",), ("057",), ()]
    assert [option.mark for option in options(at_question("keep"))] == ["", "", "", ""]


def test_a_claimed_spaces_bonus_comes_later() -> None:
    first = options(at_question("claim"))[0]
    assert first.note is not None
    assert SAY(first.note) == "2 steel for building there"


def test_declining_comes_first_if_only_own_things_could_go() -> None:
    state = position("plants=4")
    begin(state, "010.play", "010", 0)
    resolve(state, Log())
    while state.question is None or state.question.why != "remove":
        assert state.question is not None
        state.stack[-1].given = state.question.options[:1]
        state.question = None
        resolve(state, Log())
    assert [SAY(option.label) for option in options(state)] == [
        "Remove nothing",
        "3 plants · You yourself",
    ]


def test_a_bonus_ocean_is_called_one() -> None:
    state = position("")
    begin(state, "rules.ocean", "", 0)
    resolve(state, Log())
    assert state.question is not None
    assert SAY(question_msg(state.question)) == "Where does the bonus ocean go?"


def test_the_question_names_the_asking_card() -> None:
    question = at_question("lower").question
    assert question is not None
    assert SAY(question_msg(question)) == "Who loses production? (Heat Trappers)"


@cases(
    ("why", "picks", "code"),
    {
        "nothing picked": ("lower", (), "too_few"),
        "two of one": ("lower", ("1", "0"), "too_many"),
        "no option": ("lower", ("2",), "bad_value"),
        "one of two": ("keep", ("001",), "too_few"),
        "twice the same": ("keep", ("001", "001"), "chosen_twice"),
        "three of two": ("keep", ("001", "018", "040"), "too_many"),
        "a card not seen": ("keep", ("056", "001"), "bad_value"),
        "not to be removed": ("remove", ("1:steel",), "bad_value"),
        "declined": ("remove", (), None),
        "reserved for Noctis City": ("city", ("E3",), "illegal_space"),
        "no space": ("city", ("Z9",), "no_such_space"),
        "an ocean space cannot be claimed": ("claim", ("A2",), "bad_value"),
    },
)
def test_an_invalid_answer_is_refused(why: str, picks: tuple[str, ...], code: str | None) -> None:
    assert refusal(at_question(why), *picks) == code


def test_a_seat_without_a_question_cannot_answer() -> None:
    assert refusal(position(""), "1") == "no_decision"
    state = at_question("lower")
    assert not ANSWER.available(state, 1)
    with pytest.raises(IllegalMove, match="no_decision"):
        ANSWER.check(state, 1, Answer(("1",)))


@cases(
    ("why", "picks", "pay", "code"),
    {
        "paid": ("buy", ("001",), (3, 0, 0, 0, 0), None),
        "too little": ("buy", ("001",), (2, 0, 0, 0, 0), "pay_short"),
        "too much": ("buy", ("001",), (4, 0, 0, 0, 0), "pay_waste"),
        "paid for nothing": ("buy", (), (3, 0, 0, 0, 0), "nothing_to_pay"),
        "with the discount": ("play", ("013",), (2, 0, 0, 0, 0), None),
        "without it": ("play", ("013",), (27, 0, 0, 0, 0), "pay_waste"),
        "free": ("lower", ("1",), (1, 0, 0, 0, 0), "nothing_to_pay"),
    },
)
def test_answers_are_paid_this_way(
    why: str, picks: tuple[str, ...], pay: tuple[int, ...], code: str | None
) -> None:
    assert refusal(at_question(why), *picks, pay=pay) == code


def test_heat_buys_where_it_counts_as_m_euro() -> None:
    state = position("R18 mc=1 heat=5")
    begin(state, "006.action.0", "006", 0)
    resolve(state, Log())
    split = ANSWER.fields[1].domain(state, 0, {"picks": ("001",)})
    assert isinstance(split, Split)
    assert split.start == (1, 0, 0, 2, 0)
