"""Vocabulary and tone: one word for one thing in each language, and a tone that asks without stiffness.

Words are sought in texts for members, with the names of placeables and keys left out.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import bot
from bot.i18n import LANGUAGES
from rules.registry import GAME_KEYS

LOCALE = Path(bot.__file__).parent / "locale"

TITLES = tuple(f"{title}_" for title in GAME_KEYS)
"""The beginnings of the names of titles' files. Their rule books may use words that Turnpost itself does not."""


@dataclass(frozen=True)
class Message:
    file: str
    key: str
    words: str

    @property
    def is_ours(self) -> bool:
        """Does Turnpost say it itself?"""
        return not f"{self.file}_".startswith(TITLES)


def messages(language: str) -> Iterator[Message]:
    """All messages of a language, without placeables, selectors and code."""
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for block in re.split(r"^(?=[a-z])", file.read_text("utf-8"), flags=re.MULTILINE):
            if found := re.match(r"([a-z][\w-]*) =(.*)", block, re.DOTALL):
                yield Message(file.stem, found[1], plain(found[2]))


def plain(pattern: str) -> str:
    """The text of a pattern: comments, code, placeables and the marks of variants are taken out."""
    text = "\n".join(line for line in pattern.split("\n") if not line.startswith("#"))
    text = re.sub(r"`[^`]*`", "…", text)
    text = re.sub(r'\{ PLURAL\(\$\w+, "[^"/]*/([^"]*)"\) \}', r"\1", text)
    text = re.sub(r"\{[^{}]*->", "", text)
    text = re.sub(r"\{[^{}]*\}", "…", text)
    return re.sub(r"^ *\*?\[\w+\]", "", text, flags=re.MULTILINE)


@dataclass(frozen=True)
class Replaced:
    """A word that another one has replaced. Without `everywhere` only Turnpost's own texts are meant."""

    word: str
    by: str
    everywhere: bool = True
    exempt: tuple[str, ...] = ()
    """Beginnings of keys where the word means something else."""


OPTION_NAMES = ("cmd-table-open-title", "cmd-rules-title", "cmd-play-title")
"""In English an option of a command is called as Discord sends it."""

DISCORDS_WORDS = ("ui-notices-refused",)
"""Texts that name a setting of Discord as Discord does."""

ENGLISH = (
    Replaced(r"titles?", "game", everywhere=False, exempt=OPTION_NAMES),
    Replaced(r"members?", "player, people", everywhere=False, exempt=DISCORDS_WORDS),
    Replaced(r"users?", "player"),
    Replaced(r"openers?", "host"),
    Replaced(r"slots?", "seat"),
    Replaced(r"commitments?", "seal"),
    Replaced(r"salts?", "key"),
    Replaced(r"seeds?", "key"),
    Replaced(r"standing answers?", "auto-answers"),
    Replaced(r"something else", "other action", exempt=("error-",)),
    Replaced(r"premoves?", "plan ahead"),
    Replaced(r"resigns?", "concede"),
    Replaced(r"control", "button", everywhere=False),
    Replaced(r"put(s|ting)? (a card |cards |several )?down", "play"),
    Replaced(r"hand(s|ed) (round|on)|hand (the others|them) on", "pass on"),
    Replaced(r"clocks? stands?(?! still)", "the clock waits"),
    Replaced(r"buys? of", "buy from"),
)
ITALIAN = (
    Replaced(r"impegno", "sigillo"),
    Replaced(r"sem[ei]", "chiave", everywhere=False),
    Replaced(r"sale", "chiave", everywhere=False),
    Replaced(r"rispost[ae] (fiss[ae]|permanent[ei])", "risposte automatiche"),
    Replaced(r"annulla la mossa", "ritira la mossa"),
    Replaced(r"turno", "la tua mossa, tocca a te", everywhere=False, exempt=(
        "web-round",
        "ui-button-turn", "ui-button-panel", "ui-help-turn", "cmd-table-turn",
        "tournament-", "error-tournament-", "cmd-tournament-", "cmd-referee-", "contest-",
    )),  # the button alone keeps the word, and the command and the help that name it; a tournament’s has a number
    Replaced(r"lobby", "sala d’attesa"),
    Replaced(r"plancia", "tabellone"),
    Replaced(r"pos(a|are|at[oi]|i) (altra |una |le ultime )?(tesser[ae] )?vegetazion[ei]", "piazza"),
    Replaced(r"bentornat[oa]", "eccoti"),
    Replaced(r"consigli", "suggerimenti"),
    Replaced(r"registro", "cronaca", exempt=("cmd-moderate-log", "cmd-choice-log")),
    Replaced(r"indice di terraformazione", "tasso di terraformazione"),
    Replaced(r"TR", "TT"),
    Replaced(r"tratto", "caratteristica"),
    Replaced(r"pietr[ae]", "risorsa"),
    Replaced(r"segnalin[oi]", "indicatore", exempt=("mine-", "tmars-")),
    Replaced(r"compagni[ae]", "azienda", exempt=("metromania-", "tmars-card-")),  # a player of Metromania is one
    Replaced(r"The (Ambition|Traders)|Starting Point|Out-Boxer|Greed Salads|Easter Melon", "…"),
)  # fmt: skip
KOREAN = (
    Replaced(r"시드|솔트|커밋먼트|커밋", "봉인 값, 열쇠 값"),
    Replaced(r"패널", "내 화면"),
    Replaced(r"(?<![가-힣])전체 판|(?<![가-힣])판이 올라", "게임판"),
    Replaced(r"시작 플레이어", "선 플레이어"),
    Replaced(r"(시장|목표) 더미", "시장 덱, 공용 목표 덱"),
    Replaced(r"미리 답하기", "자동 응답"),
    Replaced(r"보드(?!게임)", "게임판"),
    Replaced(r"유저|당신|귀하", "플레이어"),
    Replaced(r"개설", "열기, 제정"),
    Replaced(r"구경", "관전"),
    Replaced(r"평점", "레이팅"),
    Replaced(r"시험 운행", "시험 여행"),
    Replaced(r"마커", "목적지 패", exempt=("tmars-",)),
    Replaced(r"원석", "자원"),
    Replaced(r"(?<!일)시정(?!해)", "지방자치"),
    Replaced(r"통과", "패스"),
    Replaced(r"조비안", "목성"),
    Replaced(r"환경 지표", "행성 지표"),
    Replaced(r"바다", "해양"),
    Replaced(r"온도", "기온"),
    Replaced(r"업적[을를]? 차지|후원(?!자)", "업적 달성 선언, 제정", exempt=("tmars-card-068",)),
    Replaced(r"혼자 하는 기본 규칙|클래식 솔로", "나 홀로 화성에"),
    Replaced(
        r"(?<![가-힣])손(에서|으로|[에을은의])?(?![가-힣])", "손패", exempt=("mine-card-big",)
    ),
    Replaced(
        r"(?<![아어여워겨려꺼해라켜내에로] )(?<![가-힣])"
        r"(?:두(?:세요|었|어|고|는|지|면|거나|기|자)|둬|뒀|둠|둔(?= )|둘 (?:수|지|까))",
        "진행하다, 하다; cards are not laid like the stones of Go",
    ),
    Replaced(r"미리 ?두|미리 둔", "미리 정하기, 미리 정한 수"),
    Replaced(r"엎(?!드)", "뒤집다"),
    Replaced(r"봇을 운영하는|서버를 관리하는", "봇 운영자, 서버 관리자"),
    Replaced(r"멤버|플레이한|플레이해", "사람, 참가자, 하다"),
    Replaced(r"더블 엘리미네이션|스위스 라운드", "패자 부활 토너먼트, 스위스 방식"),
    Replaced(r"공개 목표|전환 시기|능동 목표", "공용 목표, 과도기 시기, 액티브 목표"),
    Replaced(r"자리의 비밀", "숨은 정보"),
)

GLOSSARY = {"en": ENGLISH, "it": ITALIAN, "ko": KOREAN}


def found(language: str, each: Replaced) -> list[str]:
    border = "" if language == "ko" else r"\b"
    flags = 0 if each.word.isupper() else re.IGNORECASE
    word = re.compile(f"{border}(?:{each.word}){border}", flags)
    return [
        f"{message.key}: {message.words.strip()}"
        for message in messages(language)
        if each.everywhere or message.is_ours
        if not message.key.startswith(each.exempt)
        if word.search(message.words)
    ]


@pytest.mark.parametrize(
    ("language", "each"),
    [
        pytest.param(language, each, id=f"{language} {each.by}")
        for language, words in GLOSSARY.items()
        for each in words
    ],
)
def test_a_word_that_the_glossary_replaced_is_used_nowhere(language: str, each: Replaced) -> None:
    assert found(language, each) == []


def test_every_exemption_from_the_glossary_is_needed() -> None:
    idle = [
        (language, each.by, prefix)
        for language, words in GLOSSARY.items()
        for each in words
        for prefix in each.exempt
        if not any(line.startswith(prefix) for line in found(language, replace(each, exempt=())))
    ]
    assert idle == []


@pytest.mark.parametrize(
    ("pattern", "read"),
    [
        ("Opened by { $opener }", "Opened by …"),
        ("{ $n ->\n    [one] a turn\n   *[other] turns\n }", "\n a turn\n turns\n }"),
        ("type `seed=3` here", "type … here"),
        ('{ $n } { PLURAL($n, "turn/turns") }', "… turns"),
    ],
)
def test_names_of_placeables_and_code_are_not_words(pattern: str, read: str) -> None:
    assert plain(pattern) == read


def test_every_message_is_read() -> None:
    keys = {message.key for message in messages("ko")}
    assert {"ui-button-turn", "core-seat", "mine-asked-goals", "tmars-rules-1"} <= keys
    assert len(keys) > 1500


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_defined_twice(language: str) -> None:
    """The later file would silently win, and say its own sentence in the place of the other."""
    times = Counter(message.key for message in messages(language))
    assert [key for key, count in times.items() if count > 1] == []


STIFF = {
    "en": r"\b[Pp]lease\b",
    "it": r"\b[Oo]ccorre\b|\b[Ss]i (può|possono)\b|\b[Èè] possibile\b|\bva(nno)? (?!subito)[a-z]+(at|ut|it)[oaie]\b",
    "ko": r"하십시오|해주십시오|됩니다|합니다|입니다|습니까",
}
"""Words that friends do not use aloud: pleading, impersonal duty, the voice of an office."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_member_is_addressed_stiffly(language: str) -> None:
    stiff = re.compile(STIFF[language])
    assert [each.key for each in messages(language) if stiff.search(each.words)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_written_twice(language: str) -> None:
    """Neither ``the the``, nor Korean syllables such as those of “board” one after the other."""
    twice = re.compile(r"([가-힣]{2,})\1|\b([^\W\d_]{2,}) \2\b", re.IGNORECASE)
    assert [each.key for each in messages(language) if twice.search(each.words)] == []


INFINITIVE = re.compile(
    r"(?:^[ ]*|[.:?!•] |\*\*(?:\d\. )?|\*)"
    r"([A-ZÀÈÌ][a-zàèéìòù]*(?:[aeiou]r)(?:e|re|lo|la|li|le|ne|ci|si))\b",
    re.MULTILINE,
)
"""A sentence that begins with an infinitive, or a bold or slanted piece that does."""

NO_COMMANDS = {
    "mine-ruling-isolated_factory": "an infinitive as a noun: removing is a change",
    "mine-ruling-gain": "an infinitive as a noun: gaining is not buying",
    "tmars-card-": "a card’s printed name",
    "mine-card-": "a card’s name",
    "tmars-milestone-": "a milestone’s name",
    "tmars-award-": "an award’s name",
    "expancity-contract-": "a contract’s name",
}


def test_no_italian_sentence_commands_with_an_infinitive() -> None:
    commands = [
        f"{message.key}: {word}"
        for message in messages("it")
        if not message.key.startswith(tuple(NO_COMMANDS))
        for word in INFINITIVE.findall(message.words)
        if word not in NO_VERBS
    ]
    assert commands == []


@pytest.mark.parametrize("name", NO_COMMANDS)
def test_every_exemption_from_commands_is_needed(name: str) -> None:
    assert any(
        INFINITIVE.search(message.words)
        for message in messages("it")
        if message.key.startswith(name)
    )


NO_VERBS = frozenset(
    {
        "Tessere",
        "Lettere",
        "Barre",
        "Oppure",
        "Miniere",
        "Calore",
        "Errore",
        "Chiacchiere",
        "Percorsi",
    }
)
"""Words that only look like infinitives."""


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        ("Scegliere una carta.", ["Scegliere"]),
        ("…: Giocare carte o comprare.", ["Giocare"]),
        ("**1. Posare una tessera** della mano", ["Posare"]),
        ("Sceglierne da … a …", ["Sceglierne"]),
        ("\n    Scartare 1 carta.\n    Scartare … carte.", ["Scartare", "Scartare"]),
        ("Rivelarlo?", ["Rivelarlo"]),
        ("Scegli una carta da giocare.", []),
    ],
)
def test_an_infinitive_is_found_where_a_sentence_begins(words: str, begins: list[str]) -> None:
    assert INFINITIVE.findall(words) == begins


THIRD_PERSON = re.compile(r"^ *(?!Che\b|Le\b|Mosse\b|Quale\b)([A-ZÀÈÌ][a-zàèéìòù]*(?:e|à))\b")
"""A description that begins with a verb such as «Apre» or «Dà», where the command says «Apri» and «Dai»."""


def test_italian_commands_are_described_as_one_speaks_to_a_friend() -> None:
    told = [
        f"{message.key}: {message.words.strip()}"
        for message in messages("it")
        if re.fullmatch(r"cmd-\w+(-\w+)?-description", message.key)
        if THIRD_PERSON.search(message.words)
    ]
    assert told == []


@pytest.mark.parametrize(
    ("words", "is_told"),
    [
        (" Apre un tavolo qui", True),
        (" Dà un file", True),
        (" Apri un tavolo qui", False),
        (" Le impostazioni", False),
    ],
)
def test_a_verb_in_the_third_person_is_found(words: str, *, is_told: bool) -> None:
    assert bool(THIRD_PERSON.search(words)) == is_told


@pytest.mark.parametrize("language", LANGUAGES)
def test_percent_follows_its_number_and_apostrophes_are_curly(language: str) -> None:
    """The names of cards are spelled as members type them."""
    spaced = re.compile(r"[\d…] %|\w'\w")
    found = [each.key for each in messages(language) if spaced.search(each.words)]
    assert [key for key in found if not key.startswith("tmars-card-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_in_texts_are_references(language: str) -> None:
    """A command that is typed out keeps its old name when it is renamed, and its English one in a translation."""
    typed = re.compile(r"(?<![\w/}<>·])/[^\W\d]")
    found = [
        f"{file.name}: {line}"
        for file in sorted((LOCALE / language).glob("*.ftl"))
        for line in file.read_text("utf-8").splitlines()
        if typed.search(line) and not line.startswith("#")
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exclamation_mark_stands_at_a_victory_alone(language: str) -> None:
    loud = {each.key for each in messages(language) if "!" in each.words}
    assert {key for key in loud if not re.search(r"-(won|shared|lost_to_bot)$", key)} == set()


NOTATION = ("error-expancity-move_parse", "cmd-expancity-turn-line-description")
"""A typed turn of Expancity has semicolons."""

WITHIN = ("tmars-phrase-reveal", "tmars-spot-beside")
"""Pieces that are put into a sentence of others, which a full stop would end."""


def test_an_english_sentence_ends_with_a_full_stop_where_a_semicolon_could_stand() -> None:
    joined = {message.key for message in messages("en") if ";" in message.words}
    assert joined == {*NOTATION, *WITHIN}
