from pathlib import Path

import pytest

from bot.i18n import LANGUAGES, Catalogue, Catalogues, MissingText, language_of
from bot.i18n.catalogue import REMEMBERED
from rules.core.text import Msg, SeatName, msg, seat_msg

SOURCE = """
core-seat = { $seat }
core-list_empty = none
core-list_separator = {", "}
core-list_and = { $start } and { $last }
plain = Just words.
scored = { $seat } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
changed = Reputation { SIGNED($n) }.
built = { JOSA($what, "을/를") } 지어요.
placed = Placed: { $what }.
only-attribute =
    .label = A label.
ending = It ends: { $how ->
    [soon] soon
   *[late] late
}.
"""


def names(seat: int) -> str:
    return ("Ann", "Bob")[seat]


def said(text: Msg, language: str = "en") -> str:
    return Catalogue(language, [SOURCE]).say(text, names)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param(msg("plain"), "Just words.", id="nothing to fill in"),
        pytest.param(
            msg("scored", seat=SeatName(1), n=1), "Bob scores 1 point.", id="a seat, and one"
        ),
        pytest.param(msg("scored", seat=SeatName(0), n=0), "Ann scores 0 points.", id="many"),
        pytest.param(msg("changed", n=3), "Reputation +3.", id="with its sign"),
        pytest.param(msg("changed", n=-2), "Reputation −2.", id="a true minus"),
        pytest.param(msg("changed", n=0), "Reputation 0.", id="nothing has no sign"),
        pytest.param(msg("built", what="공원"), "공원을 지어요.", id="a particle"),
        pytest.param(msg("built", what=msg("plain")), "Just words.을(를) 지어요.", id="a text's"),
        pytest.param(msg("built", what=3), "3을 지어요.", id="a number's"),
        pytest.param(msg("placed", what=msg("plain")), "Placed: Just words..", id="a text within"),
        pytest.param(msg("placed", what=seat_msg(0)), "Placed: Ann.", id="a seat within"),
        pytest.param(msg("placed", what=()), "Placed: none.", id="an empty list"),
        pytest.param(msg("placed", what=("a",)), "Placed: a.", id="a list of one"),
        pytest.param(msg("placed", what=("a", "b")), "Placed: a and b.", id="a list of two"),
        pytest.param(
            msg("placed", what=("a", 2, SeatName(1))), "Placed: a, 2 and Bob.", id="a mixed list"
        ),
        pytest.param(
            msg("placed", what=msg("placed", what="a" * 9000)),
            f"Placed: Placed: {'a' * 9000}..",
            id="longer than the library allows",
        ),
        pytest.param(msg("built", what="공" * 9000), f"{'공' * 9000}을 지어요.", id="a long one's"),
        pytest.param(
            msg("placed", what=("a" * 9000, "b" * 9000, "c")),
            f"Placed: {'a' * 9000}, {'b' * 9000} and c.",
            id="a long list",
        ),
        pytest.param(msg("placed", what="{ $x } <b>"), "Placed: { $x } <b>.", id="words as given"),
        pytest.param(msg("ending", how="soon"), "It ends: soon.", id="a word that decides"),
    ],
)
def test_texts_of_the_catalogue(text: Msg, words: str) -> None:
    assert said(text) == words


@pytest.mark.parametrize(
    ("last", "words"), [("Evento", "Spazio ed Evento"), ("Terra", "Spazio e Terra")]
)
def test_an_italian_list_is_spoken_smoothly(last: str, words: str) -> None:
    italian = Catalogue.load("it")
    text = msg("error.core.not_your_turn", others=("Spazio", last))
    assert words in italian.say(text, str)


def test_dots_of_a_key_are_hyphens() -> None:
    assert Catalogue("en", ["a-b-c_d = yes"]).words("a.b.c_d") == "yes"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(msg("nowhere"), id="no such text"),
        pytest.param(msg("placed"), id="an argument left out"),
        pytest.param(msg("only.attribute"), id="no words"),
        pytest.param(msg("placed", what=msg("nowhere")), id="no such text within"),
        pytest.param(msg("changed", n="many"), id="no number"),
    ],
)
def test_nothing_is_made_up(text: Msg) -> None:
    with pytest.raises(MissingText):
        said(text)


def test_words_that_name_no_seat() -> None:
    catalogue = Catalogue("en", [SOURCE])
    assert catalogue.words("changed", n=1) == "Reputation +1."
    with pytest.raises(MissingText):
        catalogue.words("core.seat", seat=SeatName(0))


def test_a_catalogue_knows_its_keys() -> None:
    catalogue = Catalogue("en", [SOURCE])
    assert catalogue.has("plain")
    assert not catalogue.has("nowhere")


def test_a_sayer_knows_its_readers_names() -> None:
    say = Catalogue("en", [SOURCE]).sayer(names)
    assert say(seat_msg(1)) == "Bob"


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("ko", "ko"),
        ("it", "it"),
        ("en-GB", "en"),
        ("en-US", "en"),
        ("de", "en"),
        ("zh-TW", "en"),
        (None, "en"),
    ],
)
def test_the_language_of_a_locale(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_every_language_names_every_language() -> None:
    catalogues = Catalogues.load()
    for language in LANGUAGES:
        for other in LANGUAGES:
            assert catalogues[language].words(f"core.language.{other}")


def test_further_texts_lie_beside_our_own(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "more.ftl").write_text(f"more = {language}!", "utf-8")
        (tmp_path / language / "notes.txt").write_text("more = no", "utf-8")
    catalogues = Catalogues.load(tmp_path)
    assert [catalogues[language].words("more") for language in LANGUAGES] == ["en!", "ko!", "it!"]
    assert catalogues["ko"].has("core.seat")


def test_large_numbers_are_written_as_the_language_does() -> None:
    assert said(msg("placed", what=1234)) == "Placed: 1,234."


def test_a_negative_number_has_a_true_minus_and_words_keep_their_hyphens() -> None:
    catalogue = Catalogue("en", ["fell = Room x-1, { $what }: { $n }."])
    said = catalogue.say(msg("fell", what="level-2", n=-1200), names)
    assert said == "Room x-1, level-2: \N{MINUS SIGN}1,200."


def test_cached_texts_depend_on_the_arguments_and_the_names() -> None:
    catalogue = Catalogue("en", [SOURCE])
    text = msg("scored", seat=SeatName(0), n=1)
    told = [catalogue.say(text, names), catalogue.say(text, names)]
    assert told == ["Ann scores 1 point."] * 2
    assert catalogue.say(text, lambda seat: "Cid") == "Cid scores 1 point."
    assert catalogue.say(msg("scored", seat="Ann", n=2), names) == "Ann scores 2 points."
    assert catalogue.say(msg("placed", what="1"), names) == "Placed: 1."
    assert catalogue.say(msg("placed", what=1000), names) == "Placed: 1,000."
    assert catalogue.say(msg("placed", what="1000"), names) == "Placed: 1000."


def test_only_some_texts_are_remembered() -> None:
    catalogue = Catalogue("en", ["plain = { $n }{ $what }"])
    for n in range(REMEMBERED + 10):
        catalogue.say(msg("plain", n=n, what=""), names)
    assert catalogue.remembered == REMEMBERED
    catalogue.say(msg("plain", n=-1, what="x" * 2000), names)
    assert catalogue.remembered == REMEMBERED
    assert catalogue.say(msg("plain", n=0, what=""), names) == "0"
