"""Moves as one line of text (chapter "Commands").

``corp dodge`` · ``g handicap`` · ``p fund`` · ``p fund*3, sales`` · ``c 1`` · ``b m3`` · ``a fund, trade`` · ``a -`` ·
``end_play`` · ``e`` · ``enter yes`` · ``mulligan no`` · ``standing reveal fund, grant``
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from rules.core.errors import MalformedMove
from rules.core.game import Move
from rules.core.naming import Spoken, excerpt, plain
from rules.core.notation import checked
from rules.core.seats import Seat
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.content import kind_of, numbered
from rules.mine.components.terms import RESOURCES
from rules.mine.economy.naming import find
from rules.mine.forms.answers import option_mark
from rules.mine.state import Decision, State
from rules.mine.turns.flow import open_decision_of
from rules.mine.verbs.answer import Answer
from rules.mine.verbs.buy import Buy
from rules.mine.verbs.coin import SpendCoin
from rules.mine.verbs.corporation import PickCorporation
from rules.mine.verbs.end import EndTurn
from rules.mine.verbs.end_play import EndPlay
from rules.mine.verbs.enter import Enter
from rules.mine.verbs.goal import UseGoal
from rules.mine.verbs.mulligan import Mulligan
from rules.mine.verbs.play import PutDown
from rules.mine.verbs.play_many import PutDownMany
from rules.mine.verbs.standing import SetStanding

_WORDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "corp": ("corporation", "corporate", "기업", "azienda"),
        "g": ("goal", "목표", "obiettivo"),
        "p": ("play", "put", "내기", "내려놓기", "gioca"),
        "c": ("coin", "coins", "동전", "moneta"),
        "b": ("buy", "구입", "compra"),
        "a": ("answer", "답", "rispondi"),
        "e": ("end", "끝", "fine"),
        "end_play": ("내기끝", "fine_gioco"),
        "enter": ("입장", "들어가기", "entra"),
        "mulligan": ("redraw", "다시뽑기", "ripesca"),
        "standing": ("pref", "설정", "automatico"),
    }
)
_VERBS: Final = {word: verb for verb, words in _WORDS.items() for word in (verb, *words)}
_ALONE: Final = ("e", "end_play")
"""Words that take no argument."""
_YES: Final = ("yes", "y", "네", "예", "sì", "si")
_NO: Final = ("no", "n", "아니요", "아니오")
_REVEALS: Final = ("reveal", "공개", "rivela")
_ASKS: Final = ("ask", "묻기", "chiedi")
_SLOT: Final = re.compile(r"([hmgo])(\d{1,2})")
_ITEM: Final = re.compile(r"(.+?)\s*(?:#\s*(\d{1,2}))?\s*(?:\*\s*(\d{1,2}))?", re.DOTALL)
_NOTHING: Final = "-"
_MOST_COPIES: Final = 20


def write(move: Move) -> str:
    """The canonical line of a move."""
    match move:
        case PickCorporation(corp):
            return f"corp {corp}"
        case UseGoal(goal):
            return f"g {goal}"
        case PutDown(card):
            return f"p {card}"
        case PutDownMany(cards):
            # The comma distinguishes one of several cards from a card put down alone.
            return f"p {', '.join(cards)}{',' if len(cards) == 1 else ''}"
        case SpendCoin(n):
            return f"c {n}"
        case Buy(target):
            return f"b {target}"
        case Answer(picks):
            return f"a {', '.join(picks) or _NOTHING}"
        case EndTurn():
            return "e"
        case EndPlay():
            return "end_play"
        case Enter(yes):
            return f"enter {_YES[0] if yes else _NO[0]}"
        case Mulligan(yes):
            return f"mulligan {_YES[0] if yes else _NO[0]}"
        case SetStanding(cards, auto_reveal):
            how = _REVEALS[0] if auto_reveal else _ASKS[0]
            return f"standing {how} {', '.join(cards) or _NOTHING}"
        case _:
            raise TypeError(f"{type(move).__name__} is no move of Project MINE")


def read(state: State, seat: Seat, text: str, spoken: Spoken) -> Move:
    """The move that a line means. Names may be in any language, or slots such as ``h1``.

    Raises:
        MalformedMove: syntax, unknown or ambiguous.
    """
    word, _, rest = checked(text).partition(" ")
    verb, rest = _VERBS.get(word.casefold()), rest.strip()
    if verb is None or (verb in _ALONE) != (not rest):
        raise _unreadable(text)
    match verb:
        case "corp":
            return PickCorporation(find(rest, state.seats[seat].offer, CORPORATE_GOALS, spoken))
        case "g":
            return UseGoal(_goal(state, seat, rest, spoken))
        case "p":
            return _read_play(state, seat, rest, spoken)
        case "c":
            return SpendCoin(_number(rest))
        case "b":
            return Buy(_target(state, rest, spoken))
        case "a":
            return Answer(_picks(state, seat, rest, spoken))
        case "enter":
            return Enter(_yes(rest))
        case "mulligan":
            return Mulligan(_yes(rest))
        case "standing":
            return _read_standing(state, seat, rest, spoken)
        case "end_play":
            return EndPlay()
        case _:
            return EndTurn()


def _unreadable(text: str) -> MalformedMove:
    return MalformedMove("mine.syntax", text=excerpt(text))


def _read_play(state: State, seat: Seat, rest: str, spoken: Spoken) -> PutDown | PutDownMany:
    hand = state.seats[seat].hand
    copies = _copies(rest, hand, hand, CARDS, spoken)
    if len(copies) == 1 and "," not in rest:
        return PutDown(kind_of(copies[0]))
    return PutDownMany(copies)


def _read_standing(state: State, seat: Seat, rest: str, spoken: Spoken) -> SetStanding:
    how, _, cards = rest.partition(" ")
    if how.casefold() not in (*_REVEALS, *_ASKS):
        raise _unreadable(rest)
    hand = state.seats[seat].hand
    copies = _copies(cards or _NOTHING, hand, hand, CARDS, spoken)
    kinds = tuple(map(kind_of, copies))
    return SetStanding(kinds, how.casefold() in _REVEALS)


def _copies(
    text: str, hand: list[str], wanted: Iterable[str], others: Iterable[str], spoken: Spoken
) -> tuple[str, ...]:
    """Copies given by name, number (``fund#2``), count (``fund*3``) or slot of the hand, separated by commas."""
    if text.strip() == _NOTHING:
        return ()
    copies: list[str] = []
    met: Counter[str] = Counter()
    for item in (part.strip() for part in text.split(",")):
        if not item:
            continue
        if (place := _slot(item, "h", len(hand))) is not None:
            copies.append(numbered(hand)[place])
            continue
        parsed = _ITEM.fullmatch(item)
        assert parsed is not None
        name, number, count = parsed.groups()
        kind = find(name, wanted, others, spoken)
        if number is not None:
            copies.append(kind if int(number) == 1 else f"{kind}#{int(number)}")
            continue
        for _ in range(min(_MOST_COPIES, int(count or 1))):
            met[kind] += 1
            copies.append(kind if met[kind] == 1 else f"{kind}#{met[kind]}")
    if not copies:
        raise _unreadable(text)
    return tuple(copies)


def _goal(state: State, seat: Seat, text: str, spoken: Spoken) -> str:
    own = [goal.id for goal in state.seats[seat].goals]
    if (place := _slot(text, "o", len(own))) is not None:
        return own[place]
    return find(text, own, PUBLIC_GOALS, spoken)


def _target(state: State, text: str, spoken: Spoken) -> str:
    for letter, row in (("m", state.market), ("g", state.goal_board)):
        if (place := _slot(text, letter, len(row))) is not None:
            return row[place]
    wanted = (*state.market, *state.goal_board, *state.basic)
    return find(text, wanted, (*CARDS, *PUBLIC_GOALS), spoken)


def _picks(state: State, seat: Seat, text: str, spoken: Spoken) -> tuple[str, ...]:
    decision = open_decision_of(state, seat)
    if text == _NOTHING:
        return ()
    if decision is None or decision.kind in ("cards", "goal", "resource"):
        return _named_picks(state, seat, decision, text, spoken)
    words = [part.strip().casefold() for part in text.split(",") if part.strip()]
    if decision.kind == "reveal":
        return tuple("yes" if _yes(word) else "no" for word in words)
    return tuple(str(_number(word)) for word in words)


def _named_picks(
    state: State, seat: Seat, decision: Decision | None, text: str, spoken: Spoken
) -> tuple[str, ...]:
    everything = (*CARDS, *PUBLIC_GOALS, *RESOURCES)
    options = () if decision is None else decision.options
    hand = state.seats[seat].hand
    if decision is not None and decision.kind == "goal":
        marks = {option_mark(state, decision, option): option for option in options}
        if (marked := text.strip().casefold()) in marks and marked:
            return (marks[marked],)
    picks = _copies(text, hand, [kind_of(option) for option in options], everything, spoken)
    if decision is not None and decision.at_most == 1 and len(picks) == 1 and "#" not in text:
        # A single pick names a kind, whichever copy a slot points to.
        return (kind_of(picks[0]),)
    return picks


def _slot(text: str, letter: str, count: int) -> int | None:
    """The index that a slot such as ``h2`` means; None if it is no slot of that row."""
    found = _SLOT.fullmatch(text.strip().casefold())
    if found is None or found[1] != letter:
        return None
    place = int(found[2]) - 1
    return place if 0 <= place < count else None


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", text):
        raise _unreadable(text)
    return int(text)


def _yes(text: str) -> bool:
    word = plain(text)
    if word not in (*map(plain, _YES), *map(plain, _NO)):
        raise _unreadable(text)
    return word in map(plain, _YES)
