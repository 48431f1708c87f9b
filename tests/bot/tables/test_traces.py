"""Names and numbers of deleted members are found by their hashes, however a post writes them (ADR 60)."""

import pytest
from msgspec import json, to_builtins

from bot.core.text.lines import cut
from bot.core.text.translator import translator
from bot.tables.privacy.traces import Traces
from rules.core.text import Typed, msg, typed
from tests.catalogues import own_catalogues

NUMBER = 913_372_036_854_775_807
GONE = "former player"


def without(text: str, *names: str) -> str:
    return Traces.of({NUMBER}, names).without(text, GONE)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Mina wins.", f"{GONE} wins."),
        ("**Mina** and Minasan", f"**{GONE}** and Minasan"),
        ("Jasmina, Mina’s turn", f"Jasmina, {GONE}’s turn"),
        ("Mina님의 차례예요", f"{GONE}님의 차례예요"),
        ("미나가 이겨요, 아미나는 져요", f"{GONE}가 이겨요, 아미나는 져요"),
        (f"<@{NUMBER}> <@!{NUMBER}> <@5>", f"{GONE} {GONE} <@5>"),
        (f"id {NUMBER}, not {NUMBER}1", f"id …, not {NUMBER}1"),
        ("M\\i\u200bn\\a", GONE),
        ("mina", "mina"),
        ("", ""),
    ],
)
def test_a_name_is_a_word_of_its_own(text: str, left: str) -> None:
    assert without(text, "Mina", "미나") == left


@pytest.mark.parametrize(
    "name",
    [
        *("[win](https://evil.example)", "**Bold**", "a_b_c", "@everyone", "||Spoiler||", "`x`"),
        *("민수", "Łukasz 🎲", "-# small", 'say "hi"', "back\\slash", "<@123>", "Ann Smith"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ko", "it"])
def test_a_name_is_found_as_posts_and_files_write_it(name: str, language: str) -> None:
    text = translator(own_catalogues()[language], None)
    told = text.say(msg("table.agrees_to_end", member=name, missing=1))
    drawn = text.draw(msg("table.agrees_to_end", member=name, missing=1))
    written = json.encode({"name": name}).decode()
    for each in (told, drawn, written):
        left = without(each, name)
        assert GONE in left
        assert f"\\{GONE}" not in left


@pytest.mark.parametrize("chars", range(3, 40))
def test_a_name_that_was_cut_is_found_by_its_beginning(chars: int) -> None:
    name = "Anna [Win](https://evil.example) Schmidt"
    text = translator(own_catalogues()["en"], None).say(typed(Typed(cut(name, chars))))
    assert without(f"1. {text} 2. Anna", name) == f"1. {GONE} 2. Anna"


def test_a_post_that_was_cut_within_a_name_does_not_keep_its_beginning() -> None:
    assert without(cut("The table was won by Wilhelmina.", 26), "Wilhelmina") == (
        f"The table was won by {GONE}"
    )


def test_a_word_of_others_that_was_cut_stays() -> None:
    assert without("Minerva…, Mi… and M…", "Minasan") == f"Minerva…, {GONE} and M…"


def test_a_sign_that_escapes_goes_with_what_it_escapes() -> None:
    assert without("1. **\\[win\\]**", "[win]") == f"1. **{GONE}**"
    # This one escapes another, so it is a sign of its own.
    assert without("\\\\[win]", "[win]") == f"\\\\{GONE}"
    assert without("C:\\Mina", "Mina") == f"C:\\{GONE}"


def test_of_two_names_the_longer_one_is_found() -> None:
    assert without("Ann Smith, Ann", "Ann", "Ann Smith") == f"{GONE}, {GONE}"


def test_rows_in_the_outbox_identify_no_erased_member() -> None:
    kept = json.encode(to_builtins(Traces.of({NUMBER}, {"Mina"})))
    assert b"Mina" not in kept
    assert str(NUMBER).encode() not in kept
    read = json.decode(kept, type=Traces)
    assert read.without("Mina", GONE) == GONE
    assert read.has_number(f"x:{NUMBER}")
    assert not read.has_number("x:1")


def test_names_of_other_tables_stay() -> None:
    found = Traces.of({NUMBER}, {"Mina"})
    assert found.without(f"Mina <@{NUMBER}>", GONE, names=False) == f"Mina {GONE}"
