"""Cards in positions written as words, and everything that one move changes, as words of the same kind.

A position is a line of words. Of the table: ``hellas``, ``solo``, ``automa``, ``oxygen=5``, ``temperature=-12``,
``oceans=3`` (far away), ``D5=city:0`` (a tile and its owner), ``B1=claim:1``, ``deck=009,010``, ``preludes=P01``,
``generation=2``. Of the first seat: ``mc=5`` (100 unless given), ``p_energy=1``, ``tr=25``, ``hand=056,057``,
``events=009``, ``049:2`` (a card in play with resources), ``metal=064:steel``, ``next_discount=8``. ``q.`` before a
word means the second seat, ``r.`` the third. Of MarsBot: ``bot.tokens=3``, ``bot.space=6`` (a marker) and
``bot.used=009``.

Changes: ``mc-14``, ``p_energy+1``, ``tr+1``, ``cards+2`` (in hand), ``049+1`` (resources on a card), ``in:056`` (now in
play), ``events+1``, ``D5=city:0``, ``B1=claim:0``, ``metal=064:steel``, ``deck-2``, ``q.plants-3``, ``bot.tokens-1``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.copying import copy_state
from rules.core.log import Log
from rules.tmars.components.cards import CARDS
from rules.tmars.components.coordinates import READING
from rules.tmars.components.designs import Type
from rules.tmars.components.effects import RESOURCES
from rules.tmars.components.tracks import TRACKS
from rules.tmars.economy.placing import oceans_out
from rules.tmars.resolve.purchases import payment_domain
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import Mode, State
from rules.tmars.verbs.answer import ANSWER, Answer
from rules.tmars.view import BOT, NEUTRAL, NOBODY, Tile
from tests.rules.tmars.bot_positions import automa, table

FAR_OCEANS: Final = ("I5", "F8", "F7", "F6", "D8", "B6", "A5", "A4", "A2")
DECK: Final = "001,018,040,057,082,084,090,114,119,150"
_OWNERS: Final = {"bot": BOT, "none": NEUTRAL}
_NAMES: Final = {BOT: "bot", NEUTRAL: "none"}
_STOCK: Final = frozenset(resource.value for resource in RESOURCES)
_SEATS: Final = "pqr"


def position(words: str) -> State:
    """The position. Later words override earlier ones."""
    tokens = [f"deck={DECK}", "mc=100", *words.split()]
    if "automa" in tokens:
        state = automa()
    elif "solo" in tokens:
        state = table({}, mode=Mode.SOLO)
    else:
        state = (
            table({}, {}, {}) if any(word.startswith("r.") for word in tokens) else table({}, {})
        )
    for token in tokens:
        _put(state, token)
    return state


def _put(state: State, token: str) -> None:
    if token in ("automa", "solo"):
        return
    if token in ("hellas", "elysium"):
        state.board = token
        return
    owner, dot, rest = token.partition(".")
    if dot and owner == "bot":
        _put_bot(state, rest)
    elif dot and owner in _SEATS:
        _put_seat(state, _SEATS.index(owner), rest)
    elif not _put_table(state, token):
        _put_seat(state, 0, token)


def _put_table(state: State, token: str) -> bool:
    name, _, value = token.partition("=")
    match name:
        case "oxygen" | "temperature" | "generation" | "active":
            setattr(state, name, int(value))
        case "oceans":
            for space in FAR_OCEANS:
                state.tiles.pop(space, None)
            for space in FAR_OCEANS[: int(value)]:
                state.tiles[space] = Tile("ocean", NOBODY)
        case "deck":
            state.deck = value.split(",") if value else []
        case "discard":
            state.discard = value.split(",")
        case "preludes":
            state.prelude_deck = value.split(",")
        case "awards":
            state.awards = dict.fromkeys(value.split(","), 1)
        case _ if name in READING and value != "ocean":
            kind, whose = value.split(":")
            seat = _OWNERS[whose] if whose in _OWNERS else int(whose)
            if kind == "claim":
                state.claims[name] = seat
            else:
                state.tiles[name] = Tile(kind, seat)
        case _ if value == "ocean":
            state.tiles[name] = Tile("ocean", NOBODY)
        case _:
            return False
    return True


def _put_seat(state: State, seat: int, token: str) -> None:
    mine = state.seats[seat]
    name, equals, value = token.partition("=")
    if not equals:
        card, _, resources = token.partition(":")
        assert card in CARDS, token
        mine.tableau.append(card)
        if CARDS[card].type is Type.CORPORATION:
            mine.corporation = card
        if resources:
            mine.on_card[card] = int(resources)
    elif name in _STOCK:
        mine.stock[name] = int(value)
    elif name.startswith("p_"):
        mine.production[name.removeprefix("p_")] = int(value)
    elif name in ("hand", "events"):
        setattr(mine, name, value.split(",") if value else [])
    elif name == "metal":
        card, metal = value.split(":")
        mine.metals[card] = metal
    elif name == "tr_raised":
        mine.tr_raised = value == "1"
    else:
        assert name in ("tr", "next_discount", "next_flex"), token
        setattr(mine, name, int(value))


def _put_bot(state: State, token: str) -> None:
    assert state.bot is not None
    name, _, value = token.partition("=")
    if name in TRACKS:
        state.bot.markers[name] = int(value)
    elif name == "used":
        state.bot.used = value.split(",")
    else:
        assert name == "tokens"
        state.bot.tokens = int(value)


def everything(state: State) -> dict[str, int | str]:
    """Everything that cards can change, by name."""
    found: dict[str, int | str] = {
        "oxygen": state.oxygen,
        "temperature": state.temperature,
        "oceans": oceans_out(state),
        "deck": len(state.deck),
        "discard": len(state.discard),
        "prelude_deck": len(state.prelude_deck),
        "prelude_discard": len(state.prelude_discard),
    }
    for space, tile in state.tiles.items():
        if tile.kind != "ocean":
            found[f"{space}="] = f"{tile.kind}:{_NAMES.get(tile.owner, tile.owner)}"
        else:
            found[f"{space}="] = "ocean"
    found |= {f"{space}=claim:": str(seat) for space, seat in state.claims.items()}
    found |= {f"award:{award}=": str(owner) for award, owner in state.awards.items()}
    for seat in range(len(state.seats)):
        before = f"{_SEATS[seat]}." if seat else ""
        found |= {before + name: value for name, value in _of_seat(state, seat).items()}
    if state.bot is not None:
        found |= {f"bot.{track}": n for track, n in state.bot.markers.items()}
        found |= {"bot.tokens": state.bot.tokens, "bot.tr": state.bot.tr}
    return found


def _of_seat(state: State, seat: int) -> dict[str, int | str]:
    mine = state.seats[seat]
    return {
        **mine.stock,
        **{f"p_{resource}": n for resource, n in mine.production.items()},
        **mine.on_card,
        **{f"in:{card}": "" for card in mine.tableau},
        **{f"metal={card}:": metal for card, metal in mine.metals.items()},
        "tr": mine.tr,
        "cards": len(mine.hand),
        "events": len(mine.events),
        "offer": len(mine.offer) + len(mine.preludes),
        "next_discount": mine.next_discount,
        "next_flex": mine.next_flex,
    }


def changes(before: State, after: State) -> set[str]:
    """The differences, as words."""
    old, new = everything(before), everything(after)
    found: set[str] = set()
    for name in old.keys() | new.keys():
        was, now = old.get(name, 0), new.get(name, 0)
        if was == now:
            continue
        if isinstance(now, int) and isinstance(was, int):
            found.add(f"{name}{now - was:+d}")
        else:
            found.add(f"{name}{now}" if name in new else f"no {name}{was}")
    return found


def answered(state: State, answers: Sequence[str]) -> State:
    """The state after answering every question; it is stored and loaded again at each one.

    An answer is ``-`` for none, or picks joined by ``+``; bought and played cards are paid as suggested.
    """
    for answer in answers:
        question = state.question
        assert question is not None, f"nothing is asked for {answer}"
        state = copy_state(state)
        picks = () if answer == "-" else tuple(answer.split("+"))
        pay = payment_domain(state, question.seat, question, picks).start
        assert pay is not None
        move = Answer(picks, pay)
        ANSWER.check(state, question.seat, move)
        ANSWER.apply(state, question.seat, move, Log())
        resolve(state, Log())
    assert state.question is None, state.question
    assert state.stack == []
    return state


@dataclass(frozen=True)
class Case:
    """A card, the move and position, the answers, and all changes.

    `do`: ``play``, ``action:<alternative>[:<amount>]``, ``first``, ``prelude``, ``corporation``, ``play:<other card>``,
    ``project:<project>[:<space>]``, ``convert:heat``; with ``q.`` before it, the second seat does it. `refused`:
    additional
    words for the position, or other words after ``!``, and the code of the refusal.
    """

    card: str
    then: str
    given: str = ""
    answers: str = ""
    do: str = "play"
    refused: tuple[tuple[str, str], ...] = ()
