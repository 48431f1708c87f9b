"""The table in words: everything that a viewer may know is in a sentence, urgent things first."""

import re
from pathlib import Path

import pytest

import bot
from bot.i18n import LANGUAGES
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import msg
from rules.tmars.components.cards import PROJECTS
from rules.tmars.describe.table import describe
from rules.tmars.economy.frames import begin
from rules.tmars.economy.owners import owner_msg
from rules.tmars.economy.placing import put_tile
from rules.tmars.marsbot.turn import final_greeneries, start, take_turn
from rules.tmars.resolve.playing import play_card
from rules.tmars.resolve.stack import resolve
from rules.tmars.seen import view
from rules.tmars.state import Mode, Stage, State
from rules.tmars.view import BOT, Act
from rules.tmars.wording.names import tile_msg
from tests.catalogues import catalogue_of
from tests.rules.tmars.bot_positions import automa, table
from tests.rules.tmars.wandering import fresh

CATALOGUES = {language: catalogue_of(language) for language in LANGUAGES}


def name(seat: Seat) -> str:
    return ("Ada", "Bruno", "최다은", "Dora", "Emil")[seat]


def words(state: State, viewer: Seat | None = None, language: str = "en") -> list[str]:
    say = CATALOGUES[language].sayer(name)
    return [say(text) for text in describe(view(state, viewer))]


def test_the_start_is_decided_in_secret() -> None:
    said = words(fresh(2, prelude="on"), 0)
    assert said[0] == (
        "Corporations and first cards are being chosen in secret. Still to choose: Ada and Bruno."
    )
    assert any(line.startswith("Corporations to choose from: ") for line in said)
    assert any(line.startswith("Your preludes: ") for line in said)
    assert any(line.startswith("Cards to decide about: ") for line in said)
    assert not any("Your" in line for line in words(fresh(2, prelude="on")))


def test_who_acts_the_last_move_scores_and_parameters_come_first() -> None:
    human = {"hand": ["009"], "stock": {"mc": 14}, "tr": 22}
    state = table(human, {"stock": {"plants": 3}}, temperature=-30)
    state.seats[0].corporation = "R03"
    play_card(state, 0, "009", (14, 0, 0, 0, 0), Log())
    resolve(state, Log())
    state.actions = 1
    assert words(state, 1)[:7] == [
        "It is the turn of Ada, action 1 of 2.",
        "Asteroid asks Ada: What do you remove?",
        "Last move: Ada played Asteroid.",
        "It brought: M€ −14, Temperature +2, TR +1 and Titanium +2.",
        "Points so far: Ada 23 and Bruno 20.",
        "Temperature −28 °C, oxygen 0%, oceans 0 of 9.",
        "Generation 1 on the map Tharsis.",
    ]


@pytest.mark.parametrize(
    ("actions", "line"),
    [
        (0, "It is the turn of Ada, action 1 of 2."),
        (1, "It is the turn of Ada, action 2 of 2."),
        (4, "It is the turn of Ada, who has taken 4 actions."),
    ],
)
def test_actions_of_a_turn_are_described(actions: int, line: str) -> None:
    assert words(table({}, {}, actions=actions))[0] == line


def test_a_seat_and_its_possessions_are_described() -> None:
    state = table(
        {
            "tableau": ["R03", "072"],
            "on_card": {"072": 2},
            "events": ["009"],
            "hand": ["018"],
            "stock": {"mc": 5, "heat": 1},
            "production": {"mc": -2, "heat": 3},
        },
        {},
        tiles="D5:city:0 A2:ocean D4:greenery:1 PHOBOS:city:0",
        claims={"B1": 0},
    )
    state.seats[0].corporation = "R03"
    state.seats[0].used = ["072"]
    said = words(state)
    assert said[5:8] == [
        "Ada (Saturn Systems): TR 20, 1 card in hand. Points: Terraform rating 20, Cities 1 and "
        "Cards 2.",
        "Resources of Ada with production: M€ 5 (−2), Steel 0 (0), Titanium 0 (0), Plants 0 (0), "
        "Energy 0 (0) and Heat 1 (+3). Steel pays 2 M€, titanium 3 M€.",
        "Tags of Ada: Jovian 1, Animal 1 and Event 1.",
    ]
    assert "Cards of Ada: Saturn Systems and Birds with 2 animals." in said
    assert "Events of Ada, face down: 1." in said
    assert "Actions that Ada has used: Birds." in said
    assert "Tiles of Ada: City on D5 and City on Phobos." in said
    assert "Oceans: A2." in said
    assert "Reserved spaces: B1 by Ada." in said


def test_goals_are_described() -> None:
    state = automa({"tr": 36}, {"tr": 21, "markers": {"space": 4}}, milestones={"terraformer": 0})
    said = words(state)
    milestones = next(line for line in said if line.startswith("Milestones: "))
    assert "Terraformer (needs 35, taken by Ada, Ada 36 and MarsBot 21)" in milestones
    assert "Planner (needs 16, MarsBot needs 4, Ada 0 and MarsBot 0)" in milestones
    awards = next(line for line in said if line.startswith("Awards, the next one for 8 M€: "))
    assert "Miner (Ada 0 and MarsBot 4)" in awards
    state.awards = {"miner": BOT, "banker": 0, "landlord": 0}
    assert any(line.startswith("Awards, three of them funded: ") for line in words(state))


def test_marsbot_is_described() -> None:
    state = automa(
        bot={"pile": ["018", "164", "056"], "markers": {"power": 2, "space": 2}}, difficulty="hard"
    )
    take_turn(state, Log())
    said = words(state)
    assert "Last move: MarsBot turned up Micro-Mills last." in said
    assert (
        "MarsBot: TR 24, 1 token of failed actions, cards to turn up 1, used 2. Points: Terraform "
        "rating 24, Failed actions 1 and Cards 2." in said
    )
    assert (
        "Markers of MarsBot, of 18 spaces: Building 0, Space 3, Event 0, Science 0, "
        "Power / Jovian 3, Earth / city 0 and Plant / animal / microbe 0." in said
    )
    assert (
        "MarsBot turned up Methane From Titan: Power / Jovian 2 → 3 (Jovian, TR +3) and "
        "Space 2 → 3 (Space, Temperature)." in said
    )
    assert "MarsBot turned up Micro-Mills, which has no tags: a failed action." in said
    assert "Cards that MarsBot has used: Methane From Titan and Micro-Mills." in said


def test_moves_of_marsbot_without_a_card_are_described() -> None:
    state = automa(bot={"markers": {"bio": 2}}, difficulty="hard", deck=["009"] * 9)
    start(state, Log())
    assert "Last move: MarsBot moved its markers to their start." in words(state)
    assert any(line.startswith("MarsBot moved: Building 0 → 1") for line in words(state))
    final_greeneries(state, Log())
    assert "Last move: MarsBot passed." not in words(state)


def test_hands_are_described_only_to_their_owners() -> None:
    state = table({"hand": ["056", "018"], "stock": {"mc": 4}}, {})
    own = words(state, 0)
    assert "Your hand: 1. Mine for 4 M€ and 2. Methane From Titan for 28 M€ (" in " ".join(own)
    for viewer in (1, None):
        assert not any("Methane" in line for line in words(state, viewer))


def test_spaces_to_choose_from_are_described() -> None:
    state = table({}, {}, tiles="A2:ocean A4:ocean A5:ocean B6:ocean D8:ocean E4:ocean E5:ocean")
    begin(state, "rules.ocean", "", 0)
    resolve(state, Log())
    assert "Spaces to choose from: E6, F6, F7, F8 and I5." in words(state, 0)
    assert "Ada is asked: Where does the ocean go?" in words(state, 1)
    assert not any(line.startswith("Spaces") for line in words(state, 1))


def test_removable_resources_are_described() -> None:
    state = table(
        {"hand": ["050"], "stock": {"mc": 1}}, {"stock": {"plants": 2}, "tableau": ["072"]}
    )
    state.seats[1].on_card = {"072": 1}
    play_card(state, 0, "050", (1, 0, 0, 0, 0), Log())
    resolve(state, Log())
    assert (
        "You may choose from, 1 at most: Animals on Birds of Bruno and Plants of Bruno."
        in words(state, 0)
    )


def test_the_end_is_described() -> None:
    state = table({"tr": 25}, {}, stage=Stage.OVER)
    assert words(state)[:3] == [
        "Ada wins with 25 VP.",
        "1. Ada: 25 VP.",
        "2. Bruno: 20 VP.",
    ]


ACTS = [
    Act(0, "card", "009", "", {"p_heat": 1}),
    Act(0, "project", "aquifer", "A2", {"oceans": 1}),
    Act(0, "action", "072", "", {"cards": 1}),
    Act(1, "convert", "plants", "D5", {"oxygen": 1, "plants": -8}),
    Act(1, "convert", "heat", "", {}),
    Act(0, "milestone", "mayor", "", {}),
    Act(0, "award", "miner", "", {"mc": -8}),
    Act(0, "first", "R31", "D5", {}),
    Act(0, "prelude", "P02", "", {}),
    Act(0, "corporation", "R03", "", {}),
    Act(1, "greenery", "", "D4", {}),
    Act(1, "pass", "", "", {}),
    Act(1, "research", "", "", {"cards": 2}),
    Act(-3, "production", "", "", {}),
    Act(BOT, "bot", "009", "", {"tokens": 1}),
    Act(BOT, "bot", "", "", {}),
    Act(BOT, "bot_pass", "", "", {}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("act", ACTS, ids=[f"{act.what} {act.subject}" for act in ACTS])
def test_every_kind_of_move_can_be_described(language: str, act: Act) -> None:
    state = automa(acts=[Act(0, "pass", "", "", {}), act, Act(0, "end", "", "", {})])
    lines = words(state, 0, language)
    assert len(lines) > 5
    assert not any(line == "end" for line in lines)


def test_classic_solo_play_counts_its_generations() -> None:
    state = table({}, mode=Mode.SOLO, generation=3)
    assert "Generation 3 of 14 on the map Tharsis." in words(state)
    assert not any(line.startswith("First player") for line in words(state))


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_lists_take_several_lines(language: str) -> None:
    """Late tables hold more cards than a single text may list."""
    projects = list(PROJECTS)
    state = automa(
        {"hand": projects[:60], "tableau": projects[60:130]}, bot={"used": projects[130:]}
    )
    for text in describe(view(state, 0)):
        CATALOGUES[language].say(text, name)
    hand = [line for line in words(state, 0) if line.startswith("Your hand: ")]
    assert [line.removeprefix("Your hand: ").split(".")[0] for line in hand] == [
        "1",
        "13",
        "25",
        "37",
        "49",
    ]
    assert sum(line.startswith("Cards that MarsBot has used: ") for line in words(state)) == 3


KOREAN = sorted((Path(bot.__file__).parent / "locale" / "ko").glob("tmars*.ftl"))
NUMBERED = "tmars-board-no_seat"
"""Names a seat by its number."""


@pytest.mark.parametrize("file", KOREAN, ids=lambda file: file.stem)
def test_korean_calls_no_player_by_the_bare_name(file: Path) -> None:
    for line in file.read_text("utf-8").splitlines():
        bare = re.findall(r"\{ (?!NIM\()[^}]*\$seats?\b", line)
        assert line.startswith(NUMBERED) or not bare, line


def test_korean_calls_seats_politely_and_marsbot_by_its_name() -> None:
    assert words(table({}, {}, {}, active=2), language="ko")[0].startswith("최다은 님의 차례예요.")
    say = CATALOGUES["ko"].sayer(name)
    by_seat, by_bot = (
        say(msg("tmars.event.placed", owner=owner_msg(owner), tile=tile_msg("city"), space="E3"))
        for owner in (2, BOT)
    )
    assert by_seat.startswith("최다은 님이 ")
    assert by_bot.startswith("마스봇이 ")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "on Phobos: "), ("ko", "포보스에 "), ("it", "su Phobos: ")],
)
def test_a_tile_off_the_map_lies_on_a_moon(language: str, words: str) -> None:
    state, log = table({}, {}), Log()
    put_tile(state, "PHOBOS", "city", 0, log)
    (placed,) = (each.msg for each in log.events if each.msg.key == "tmars.event.placed")
    assert words in CATALOGUES[language].say(placed, name)


def test_a_solo_game_ends_without_a_rank() -> None:
    state = automa({"tr": 49}, {"tr": 50})
    state.stage = Stage.OVER
    assert words(state)[:3] == [
        "MarsBot wins against Ada: 50 to 49 VP.",
        "Ada: 49 VP.",
        "MarsBot: 50 VP.",
    ]


def test_what_free_spaces_give_is_described() -> None:
    state = table({}, {})
    said = words(state)
    assert any(line.startswith("Free spaces for oceans: ") for line in said)
    given = [line for line in said if line.startswith("Free spaces, ")]
    space = next(line for line in given if "2 plants:" in line).rstrip(".").rpartition(" ")[2]
    put_tile(state, space, "greenery", 0, Log())
    now = next(line for line in words(state) if line.startswith("Free spaces, 2 plants:"))
    assert space not in now.replace(".", "").replace(",", "").split()


def test_the_faces_of_a_hand_are_told_to_its_owner() -> None:
    state = table({"hand": ["009"]}, {})
    said = [line for line in words(state, 0) if line.startswith("Asteroid, tags ")]
    assert len(said) == 1
    assert "14 M€" not in said[0]
    assert not any(line.startswith("Asteroid, tags ") for line in words(state, 1))


def test_what_offered_cards_still_lack_is_told() -> None:
    state = fresh(2, prelude="on")
    mine = view(state, 0).mine
    assert mine is not None
    lacking = [offered for offered in mine.offer if offered.unmet is not None]
    assert lacking
    offers = " ".join(line for line in words(state, 0) if line.startswith("Cards to decide about"))
    assert offers.count(" needs ") == len(lacking)
