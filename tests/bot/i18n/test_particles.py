"""Korean particles follow their word without a blank, in the form that the word's last sound asks for."""

import re
from collections.abc import Iterator
from itertools import chain, product
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import bot
from bot.i18n import Catalogue
from rules.core.text import Arg, Msg
from tests.catalogues import toy_catalogue_of
from tests.toys import LOCALE

FILES: Final = tuple(
    file
    for folder in (Path(bot.__file__).parent / "locale" / "ko", Path(str(LOCALE)) / "ko")
    for file in sorted(folder.glob("*.ftl"))
)

VOWEL, CONSONANT, RIEUL = "a vowel", "a consonant", "ㄹ"
WORDS: Final = (
    dict.fromkeys(("철수", "2", "Anna", "**학교**"), VOWEL)
    | dict.fromkeys(("공원", "3", "10", "Kim", "금(N2E3)"), CONSONANT)
    | dict.fromkeys(("교실", "1", "8", "Paul", "‘제철’"), RIEUL)
)
"""Words that a placeable may stand for, and the last sound of each when it is read aloud."""

PAIRS: Final = tuple(
    tuple(pair.split("/"))
    for pair in (
        *("을/를", "이/가", "은/는", "과/와", "으로/로", "으로는/로는", "이에요/예요", "이라/라"),
        *("이라는/라는", "이라서/라서", "이라고/라고", "이면/면", "이고/고", "이나/나", "이며/며"),
        *("이란/란", "이랑/랑"),
    )
)
"""Particles that depend on the sound before them: after a consonant, and after a vowel."""
CHANGING: Final = "|".join(chain.from_iterable(PAIRS))
STEADY: Final = (
    "(?:에|에서|에게|까지|부터)(?:는|도|만)?|의|께|도|만|마다|보다|처럼|만큼|밖에|뿐이에요|에게서"
)
"""Particles of one form."""
ALSO_WORDS: Final = ("이", "나", "도", "면")
"""Particles that are also words, such as “this”. After a blank they may be those."""

MARK: Final = "\ue000"
"""Stands before each word that was put in."""
ENDS: Final = r"(?::[a-zA-Z]>|[’”)\]*_`>])*"
"""Signs between a word and its particle: of quotes, brackets and style, and the end of a time."""

FIXED = re.compile(
    rf"(?:\{{ (?!JOSA|NIM\(\$\w+, )[^{{}}]+ \}}|(?<=[^\s`])`){ENDS}"
    rf"(?:(?:{CHANGING})|(?: (?:{STEADY}|{CHANGING})(?<! 이)(?<! 나)(?<! 도)))(?![가-힣])"
)
"""A particle that cannot fit all that a placeable, a text or code before it ends in, or that is set off from it."""
BOTH = re.compile(r"을\(를\)|를\(을\)|이\(가\)|은\(는\)|와\(과\)|과\(와\)|\(으\)로")
"""Both forms at once."""


class Placeables(Visitor):
    """The arguments of a text: their names, those that are numbers, and values that choose among variants."""

    def __init__(self, text: ast.Message) -> None:
        self.names: set[str] = set()
        self.signed: set[str] = set()
        self.choices: dict[str, list[Arg]] = {}
        self.visit(text)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "SIGNED":
            self.signed.update(
                each.id.name
                for each in node.arguments.positional
                if isinstance(each, ast.VariableReference)
            )
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.choices.setdefault(node.selector.id.name, []).extend(
                int(each.key.value) if isinstance(each.key, ast.NumberLiteral) else each.key.name
                for each in node.variants
            )
        self.generic_visit(node)

    def filled(self, word: str) -> Iterator[dict[str, Arg]]:
        """Yield arguments with the marked word wherever it can stand, for every variant of the text."""
        names = sorted(self.names)
        values: list[list[Arg]] = [
            ([3] if name in self.signed else [MARK + word]) + self.choices.get(name, [])
            for name in names
        ]
        return (dict(zip(names, each, strict=True)) for each in product(*values))


def form(pair: tuple[str, ...], sound: str) -> str:
    """Return the form of a particle after a sound."""
    after_consonant, after_vowel = pair
    is_open = sound == VOWEL or (sound == RIEUL and after_vowel.startswith("로"))
    return after_vowel if is_open else after_consonant


def faults(text: str, word: str) -> Iterator[str]:
    """Yield the particles after the marked word that are set off, or have another form than its sound asks for."""
    marked = rf"{MARK}{re.escape(word)}{ENDS}(?:( *)(님){ENDS})?"
    for found in re.finditer(rf"{marked}( *)({CHANGING}|{STEADY})(?![가-힣])", text):
        before_nim, nim, blank, particle = found.groups()
        sound = CONSONANT if nim else WORDS[word]
        if nim and not before_nim:
            yield f"{found[0]}: 님 has no blank before it"
        if blank and particle not in ALSO_WORDS:
            yield f"{found[0]}: {particle} has a blank before it"
        if not blank and any(particle in pair and particle != form(pair, sound) for pair in PAIRS):
            yield f"{found[0]}: {particle} does not fit {sound}"


def faults_of(catalogue: Catalogue, text: ast.Message) -> Iterator[str]:
    """Yield the faults of all variants of a text, with all words."""
    placeables = Placeables(text)
    for word in WORDS if placeables.names else ():
        for args in placeables.filled(word):
            yield from faults(catalogue.say(Msg(text.id.name, args), str), word)


def messages(source: str) -> list[ast.Message]:
    return [each for each in parse(source).body if isinstance(each, ast.Message)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_particle_fits_every_word_before_it(file: Path) -> None:
    catalogue = toy_catalogue_of("ko")
    texts = messages(file.read_text("utf-8"))
    assert [fault for text in texts for fault in faults_of(catalogue, text)] == []


@pytest.mark.parametrize(
    ("source", "fits"),
    [
        ('a = { JOSA($card, "을/를") } 골라요.', True),
        ('a = 식물 { JOSA($n, "으로/로") } 바꿔요.', True),
        ('a = **{ NIM($seat, "이/가") }** 이겼어요.', True),
        ("a = { $name } 님이 { $title }에서 이겼어요.", True),
        ("a = <t:{ $until }:f>까지 멈췄어요.", True),
        ("a = { $cell } 이 자리", True),
        ("a = { $card }을 골라요.", False),
        ("a = { $card }를 골라요.", False),
        ("a = ‘{ $card }’이 없어요.", False),
        ("a = { $n }로 바꿔요.", False),
        ("a = { $name } 님가 이겼어요.", False),
        ("a = { $name }님이 이겼어요.", False),
        ("a = { $until } 까지 멈췄어요.", False),
        ("a = <t:{ $until }:f> 부터 적용돼요.", False),
        ('a = { $n ->\n    [0] 없어요\n   *[other] { JOSA($card, "을/를") } { $n } 까지\n}', False),
        ("a = { $n ->\n    [0] { $card }은 없어요\n   *[other] 있어요\n}", False),
    ],
)
def test_a_particle_that_does_not_fit_a_word_is_found(source: str, *, fits: bool) -> None:
    catalogue = Catalogue("ko", [source])
    found = [fault for text in messages(source) for fault in faults_of(catalogue, text)]
    assert (found == []) == fits


def test_no_particle_has_one_form_or_two_where_the_word_before_it_changes() -> None:
    unfit = [
        f"{file.name}:{number}: {line}"
        for file in FILES
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if not line.startswith("#") and (FIXED.search(line) or BOTH.search(line))
    ]
    assert unfit == []


@pytest.mark.parametrize(
    ("line", "fits"),
    [
        ("a = { $card }을 골라요.", False),
        ("a = { SIGNED($n) }을 더해요.", False),
        ("a = { NIM($seat) }이 골라요.", False),
        ("a = ‘{ $text }’은(는) 고를 수 없어요.", False),
        ("a = 시작은 `N1`으로 해요.", False),
        ("a = { mine-card-venture }로 써요.", False),
        ("a = { mine-card-venture } 까지 써요.", False),
        ("a = { $cell }에는 타일이 없어요.", True),
        ('a = { JOSA($card, "을/를") } 골라요.', True),
        ("a = { NIM($seat) }의 차례", True),
        ("a = `N1` 명령어로 열어요.", True),
        ("a = { $n } 이상이에요.", True),
    ],
)
def test_a_particle_of_one_form_or_two_is_found(line: str, *, fits: bool) -> None:
    assert ((FIXED.search(line) or BOTH.search(line)) is None) == fits
