"""Writes and reads moves as one line of text (chapters "Naming things" and "Commands").

``start R08 9, 12 P02, P05`` · ``draft 9`` · ``research 9, 12 m6`` · ``play 113 s5 m1`` · ``project city D5`` ·
``project sell 9, 12`` · ``action 33 2`` · ``action 194 x3`` · ``convert plants D5`` · ``convert heat`` ·
``milestone builder`` · ``award miner`` · ``first`` · ``answer D5`` · ``answer -`` · ``end`` · ``pass``

Cards are given by number, or by name in any language, with commas between names that contain blanks. A payment is a
row of letters with numbers: M€, steel, titanium, heat, microbes (``b``). Without one the suggested payment is used.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from rules.core.domains import Amount, OneOf, Split
from rules.core.errors import MalformedMove
from rules.core.game import Move, Verb
from rules.core.naming import Spoken, excerpt, plain
from rules.core.notation import checked
from rules.core.seats import Seat
from rules.tmars.components.cards import CARDS, CORPORATIONS, PRELUDES
from rules.tmars.components.content import UNITS
from rules.tmars.economy.paying import NOTHING, Units
from rules.tmars.notation.names import read_award, read_card, read_milestone, read_project
from rules.tmars.resolve.projects import SELL_PATENTS, brings_tile
from rules.tmars.state import State
from rules.tmars.turns.drafting import draft_hand
from rules.tmars.verbs.action import ACTION, CardAction
from rules.tmars.verbs.answer import ANSWER, Answer
from rules.tmars.verbs.award import AWARD, FundAward
from rules.tmars.verbs.convert import Convert
from rules.tmars.verbs.draft import Draft
from rules.tmars.verbs.end import End
from rules.tmars.verbs.first import First
from rules.tmars.verbs.milestone import MILESTONE, ClaimMilestone
from rules.tmars.verbs.passing import Pass
from rules.tmars.verbs.play import PLAY, PlayCard
from rules.tmars.verbs.project import PROJECT, StandardProject
from rules.tmars.verbs.research import RESEARCH, Research
from rules.tmars.verbs.start import Start

_WORDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "start": ("시작", "inizio"),
        "draft": ("드래프트", "scegli"),
        "research": ("buy", "연구", "ricerca"),
        "play": ("내기", "gioca"),
        "project": ("프로젝트", "progetto"),
        "action": ("행동", "azione"),
        "convert": ("변환", "converti"),
        "milestone": ("업적", "traguardo"),
        "award": ("기업상", "riconoscimento"),
        "first": ("첫행동", "prima"),
        "answer": ("답", "rispondi"),
        "end": ("끝", "fine"),
        "pass": ("패스", "passa"),
    }
)
_VERBS: Final = {word: verb for verb, words in _WORDS.items() for word in (verb, *words)}
_ALONE: Final[Mapping[str, Callable[[], Move]]] = MappingProxyType(
    {"first": First, "end": End, "pass": Pass}
)
_PLANTS: Final = ("plants", "plant", "greenery", "식물", "녹지", "piante", "vegetazione")
_HEAT: Final = ("heat", "temperature", "열", "온도", "calore", "temperatura")
_SELL: Final = ("sell", "patents", "매각", "vendi")
_LETTERS: Final = "msthb"
_PAID: Final = re.compile(rf"[{_LETTERS}](\d{{1,3}})")
_LABEL: Final = re.compile(r"[a-i][1-9]")
_AMOUNT: Final = re.compile(r"x(\d{1,3})")
_NUMBERED: Final = re.compile(r"[pr]?\d{1,3}")
_NOTHING: Final = "-"


def write(move: Move) -> str:
    """The canonical line of a move."""
    match move:
        case Start(corporation, preludes, projects):
            return " ".join(("start", corporation, *preludes, *projects))
        case Draft(card):
            return f"draft {card}"
        case Research(cards, pay):
            return f"research {_written(cards)}{_price(pay)}"
        case PlayCard(card, pay):
            return f"play {card}{_price(pay)}"
        case StandardProject(project, cards, space, pay):
            given = (f" {', '.join(cards)}" if cards else "") + (f" {space}" if space else "")
            return f"project {project}{given}{_price(pay)}"
        case CardAction(card, option, amount, pay):
            return f"action {card} {option + 1}{f' x{amount}' if amount else ''}{_price(pay)}"
        case Convert(what, space):
            return f"convert {what}{f' {space}' if space else ''}"
        case ClaimMilestone(milestone, pay):
            return f"milestone {milestone}{_price(pay)}"
        case FundAward(award, pay):
            return f"award {award}{_price(pay)}"
        case Answer(picks, pay):
            return f"answer {_written(picks)}{_price(pay)}"
        case First() | End() | Pass():
            return next(word for word, verb in _ALONE.items() if type(move) is verb)
        case _:
            raise TypeError(f"{type(move).__name__} is no move of Terraforming Mars")


def _written(names: Sequence[str]) -> str:
    return ", ".join(names) or _NOTHING


def _price(pay: Units) -> str:
    return "".join(
        f" {letter}{count}" for letter, count in zip(_LETTERS, pay, strict=True) if count
    )


def read(state: State, seat: Seat, text: str, spoken: Spoken) -> Move:
    """The move that a line means, with names in any language.

    Raises:
        MalformedMove: syntax, unknown_name or ambiguous.
    """
    word, _, rest = checked(text).partition(" ")
    verb, rest = _VERBS.get(word.casefold()), rest.strip()
    if verb is None or (verb in _ALONE) == bool(rest):
        raise _unreadable(text)
    if verb in _ALONE:
        return _ALONE[verb]()
    return _READERS[verb](state, seat, rest, spoken)


def _unreadable(text: str) -> MalformedMove:
    return MalformedMove("tmars.syntax", text=excerpt(text))


# The end of a line


def _and_payment(text: str) -> tuple[str, Units | None]:
    """The text before a payment, and the payment; None if there is none."""
    words = text.split()
    pay = [0] * len(UNITS)
    is_paid = False
    while words and (found := _PAID.fullmatch(words[-1].casefold())):
        unit = _LETTERS.index(words.pop()[0].casefold())
        if pay[unit]:
            raise _unreadable(text)
        pay[unit] = int(found[1])
        is_paid = True
    return " ".join(words), tuple(pay) if is_paid else None


def _suggested(verb: Verb[State, Any], state: State, seat: Seat, given: Mapping[str, Any]) -> Units:
    """The payment that the form suggests; empty if the move is not possible anyway."""
    if not verb.available(state, seat):
        return NOTHING
    fields = {field.name: field for field in verb.fields}
    first = next(iter(given))
    offered = fields[first].domain(state, seat, {})
    if isinstance(offered, OneOf) and all(each.value != given[first] for each in offered.options):
        return NOTHING
    domain = fields["pay"].domain(state, seat, given)
    if isinstance(domain, Split) and domain.start is not None:
        return domain.start
    return NOTHING


# Names


def _card(text: str, wanted: Iterable[str], spoken: Spoken) -> str:
    """One of the wanted cards if possible, else any card."""
    try:
        return read_card(text, spoken, wanted)
    except MalformedMove as refused:
        if refused.code != "tmars.unknown_card":
            raise
        return read_card(text, spoken)


def _names(text: str, wanted: Iterable[str], spoken: Spoken) -> tuple[str, ...]:
    """Cards by number, separated by blanks or commas, or by name, separated by commas."""
    if text == _NOTHING or not text:
        return ()
    parts = [part.strip() for part in text.split(",") if part.strip()]
    wanted = tuple(wanted)
    return tuple(
        _card(name, wanted, spoken)
        for part in parts
        for name in (part.split() if _all_numbers(part) else (part,))
    )


def _as_they_lie(cards: tuple[str, ...], offered: Sequence[str]) -> tuple[str, ...]:
    """Cards in the order of the offer, which moves require; members may name them in any order."""
    places = {card: place for place, card in enumerate(offered)}
    return tuple(sorted(cards, key=lambda card: places.get(card, len(places))))


def _all_numbers(part: str) -> bool:
    return all(_NUMBERED.fullmatch(word.casefold()) for word in part.split())


# One reader for each verb


def _read_start(state: State, seat: Seat, rest: str, spoken: Spoken) -> Start:
    mine = state.seats[seat]
    wanted = (*mine.corporations, *mine.preludes, *mine.offer)
    cards = _names(rest, wanted, spoken)
    corporations = [card for card in cards if card in CORPORATIONS]
    if len(corporations) != 1:
        raise _unreadable(rest)
    projects = tuple(card for card in cards if card not in CORPORATIONS and card not in PRELUDES)
    return Start(
        corporations[0],
        tuple(card for card in cards if card in PRELUDES),
        _as_they_lie(projects, mine.offer),
    )


def _read_draft(state: State, seat: Seat, rest: str, spoken: Spoken) -> Draft:
    return Draft(_card(rest, draft_hand(state, seat), spoken))


def _read_research(state: State, seat: Seat, rest: str, spoken: Spoken) -> Research:
    names, pay = _and_payment(rest)
    offer = state.seats[seat].offer
    cards = _as_they_lie(_names(names, offer, spoken), offer)
    return Research(cards, pay or _suggested(RESEARCH, state, seat, {"cards": cards}))


def _read_play(state: State, seat: Seat, rest: str, spoken: Spoken) -> PlayCard:
    name, pay = _and_payment(rest)
    card = _card(name, state.seats[seat].hand, spoken)
    return PlayCard(card, pay or _suggested(PLAY, state, seat, {"card": card}))


def _read_project(state: State, seat: Seat, rest: str, spoken: Spoken) -> StandardProject:
    words = rest.split()
    length = next(
        (count for count in range(len(words), 0, -1) if _is_project(words[:count], spoken)), None
    )
    if length is None:
        raise _unreadable(rest)
    project = _project(" ".join(words[:length]), spoken)
    after = words[length:]
    if project == SELL_PATENTS:
        hand = state.seats[seat].hand
        cards = _as_they_lie(_names(" ".join(after), hand, spoken), hand)
        return StandardProject(project, cards, "", NOTHING)
    space = ""
    if after and _LABEL.fullmatch(after[0].casefold()) and brings_tile(state, project):
        space = after.pop(0).upper()
    left, pay = _and_payment(" ".join(after))
    if left:
        raise _unreadable(rest)
    given = {"project": project, "cards": (), "space": space}
    return StandardProject(project, (), space, pay or _suggested(PROJECT, state, seat, given))


def _is_project(words: Sequence[str], spoken: Spoken) -> bool:
    try:
        _project(" ".join(words), spoken)
    except MalformedMove:
        return False
    return True


def _project(text: str, spoken: Spoken) -> str:
    if plain(text) in _SELL:
        return SELL_PATENTS
    return read_project(text, spoken)


def _read_action(state: State, seat: Seat, rest: str, spoken: Spoken) -> CardAction:
    words, pay = _and_payment(rest)
    parts = words.split()
    amount = None
    if parts and (found := _AMOUNT.fullmatch(parts[-1].casefold())):
        amount = int(found[1])
        parts.pop()
    option = 0
    if len(parts) > 1 and re.fullmatch(r"[1-9]", parts[-1]):
        option = int(parts.pop()) - 1
    card = _card(" ".join(parts), state.seats[seat].tableau, spoken)
    given: dict[str, Any] = {"card": card, "option": option}
    if amount is None:
        given["amount"] = _most(state, seat, given)
    else:
        given["amount"] = amount
    return CardAction(card, option, given["amount"], pay or _suggested_action(state, seat, given))


def _suggested_action(state: State, seat: Seat, given: Mapping[str, Any]) -> Units:
    return _suggested(ACTION, state, seat, given) if _is_usable(state, seat, given) else NOTHING


def _is_usable(state: State, seat: Seat, given: Mapping[str, Any]) -> bool:
    """Return true if there is such an alternative now."""
    if not ACTION.available(state, seat):
        return False
    cards, options, *_ = ACTION.fields
    for field in (cards, options):
        domain = field.domain(state, seat, given)
        assert isinstance(domain, OneOf)
        if all(each.value != given[field.name] for each in domain.options):
            return False
    return True


def _most(state: State, seat: Seat, given: Mapping[str, Any]) -> int:
    """The amount that the form starts with."""
    if not _is_usable(state, seat, given):
        return 0
    domain = ACTION.fields[2].domain(state, seat, given)
    assert isinstance(domain, Amount)
    return domain.high


def _read_convert(state: State, seat: Seat, rest: str, spoken: Spoken) -> Convert:
    what, _, space = rest.partition(" ")
    if plain(what) in _HEAT and not space:
        return Convert("heat", "")
    if plain(what) in _PLANTS and space:
        return Convert("plants", space.strip().upper())
    raise _unreadable(rest)


def _read_milestone(state: State, seat: Seat, rest: str, spoken: Spoken) -> ClaimMilestone:
    name, pay = _and_payment(rest)
    milestone = read_milestone(name, state.board, spoken)
    return ClaimMilestone(
        milestone, pay or _suggested(MILESTONE, state, seat, {"milestone": milestone})
    )


def _read_award(state: State, seat: Seat, rest: str, spoken: Spoken) -> FundAward:
    name, pay = _and_payment(rest)
    award = read_award(name, state.board, spoken)
    return FundAward(award, pay or _suggested(AWARD, state, seat, {"award": award}))


def _read_answer(state: State, seat: Seat, rest: str, spoken: Spoken) -> Answer:
    options = () if state.question is None else state.question.options
    if (picks := _of_options(rest, options)) is not None:
        return Answer(picks, _suggested(ANSWER, state, seat, {"picks": picks}))
    words, pay = _and_payment(rest)
    picks = _of_options(words, options)
    if picks is None:
        picks = _names(words, [option for option in options if option in CARDS], spoken)
    return Answer(picks, pay or _suggested(ANSWER, state, seat, {"picks": picks}))


def _of_options(text: str, options: Sequence[str]) -> tuple[str, ...] | None:
    """The options that a text lists exactly as they are written; None if it does not."""
    if text == _NOTHING:
        return ()
    spelled = {option.casefold(): option for option in options}
    words = [word.casefold() for word in re.split(r"[,\s]+", text) if word]
    if words and all(word in spelled for word in words):
        return tuple(spelled[word] for word in words)
    return None


_READERS: Final[Mapping[str, Callable[[State, Seat, str, Spoken], Move]]] = MappingProxyType(
    {
        "start": _read_start,
        "draft": _read_draft,
        "research": _read_research,
        "play": _read_play,
        "project": _read_project,
        "action": _read_action,
        "convert": _read_convert,
        "milestone": _read_milestone,
        "award": _read_award,
        "answer": _read_answer,
    }
)
