import pytest

from bot.i18n.josa import attach, called
from rules.core.text import SeatName, msg
from tests.catalogues import catalogue_of


@pytest.mark.parametrize(
    ("word", "pair", "said"),
    [
        pytest.param("공원", "을/를", "공원을", id="after a consonant"),
        pytest.param("학교", "을/를", "학교를", id="after a vowel"),
        pytest.param("철수", "이/가", "철수가", id="subject after a vowel"),
        pytest.param("은행", "은/는", "은행은", id="topic after a consonant"),
        pytest.param("상가", "과/와", "상가와", id="and, after a vowel"),
        pytest.param("공원", "으로/로", "공원으로", id="towards, after a consonant"),
        pytest.param("학교", "으로/로", "학교로", id="towards, after a vowel"),
        pytest.param("교실", "으로/로", "교실로", id="towards, after ㄹ"),
        pytest.param("교실", "을/를", "교실을", id="an object after ㄹ"),
        pytest.param("3", "을/를", "3을", id="삼"),
        pytest.param("2", "을/를", "2를", id="이"),
        pytest.param("10", "이/가", "10이", id="십"),
        pytest.param("7", "으로/로", "7로", id="칠"),
        pytest.param("6", "으로/로", "6으로", id="육"),
        pytest.param("N2E3", "에/에", "N2E3에", id="a particle of one form"),
        pytest.param("Kim", "은/는", "Kim은", id="엠"),
        pytest.param("URL", "으로/로", "URL로", id="엘"),
        pytest.param("Anna", "은/는", "Anna는", id="에이"),
        pytest.param("8 M€", "을/를", "8 M€를", id="유로"),
        pytest.param("3%", "은/는", "3%는", id="퍼센트"),
        pytest.param("공원(N2)", "을/를", "공원(N2)를", id="through a bracket"),
        pytest.param("‘학교’", "을/를", "‘학교’를", id="through a quote"),
        pytest.param("**학교**", "을/를", "**학교**를", id="through bold type"),
        pytest.param("🏠", "을/를", "🏠을(를)", id="what cannot be read aloud"),
        pytest.param("", "을/를", "을(를)", id="nothing"),
    ],
)
def test_particles_follow_the_last_syllable(word: str, pair: str, said: str) -> None:
    assert attach(word, pair) == said


@pytest.mark.parametrize(
    ("name", "pair", "said"),
    [
        pytest.param("Mina", "이/가", "Mina 님이", id="a person"),
        pytest.param("Mina", "", "Mina 님", id="a person without a particle"),
        pytest.param("로봇 2", "이/가", "로봇 2가", id="a robot"),
        pytest.param("로봇 3", "을/를", "로봇 3을", id="a robot's number is read aloud"),
        pytest.param("로봇 3", "", "로봇 3", id="a robot without a particle"),
        pytest.param("마스봇", "은/는", "마스봇은", id="MarsBot"),
        pytest.param("2번 자리", "이/가", "2번 자리가", id="a seat that nobody is known at"),
        pytest.param("Mina, 로봇 2", "을/를", "Mina, 로봇 2를", id="the last one is a robot"),
        pytest.param("로봇 2, Mina", "을/를", "로봇 2, Mina 님을", id="the last one is a person"),
        pytest.param(
            "로봇청소기", "이/가", "로봇청소기 님이", id="a person who is called like one"
        ),
    ],
)
def test_people_are_called_politely_and_machines_by_their_name(
    name: str, pair: str, said: str
) -> None:
    assert called(name, pair) == said


@pytest.mark.parametrize("key", ["ui.robot", "ui.seat", "tmars.marsbot"])
def test_our_own_names_are_no_persons(key: str) -> None:
    korean = catalogue_of("ko")
    name = korean.words(key, place="2")
    assert called(name) == name
    told = korean.say(msg("table.took_back", seat=SeatName(1)), lambda seat: name)
    assert told.startswith(name)
    assert "님" not in told
