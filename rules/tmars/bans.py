"""Cards that the opener has taken out of the table (chapter "Game options")."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Final

from rules.core.errors import MalformedMove
from rules.core.options import OptionSpec, OwnValue, list_label, read_list
from rules.core.text import Msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import BEGINNER, CORPORATIONS_DEALT, PRELUDES_DEALT
from rules.tmars.components.designs import Module, Type
from rules.tmars.wording.names import card_msg, type_msg

BAN: Final = "ban"
NO_BANS: Final = "none"
MOST_BANS: Final = 20
_TYPES: Final = (Type.CORPORATION, Type.PRELUDE, Type.EVENT, Type.ACTIVE, Type.AUTOMATED)
_NAMES: Final = {card: card_msg(card) for card in CARDS if card != BEGINNER}


def _read_bans(text: str) -> str:
    """Raises MalformedMove: tmars.too_many_bans or core.unknown_option."""
    cards = read_list(BAN, _NAMES, text)
    count = len(cards.split(","))
    if count > MOST_BANS:
        raise MalformedMove("tmars.too_many_bans", count=count, most=MOST_BANS)
    return cards


def option(modules_of: Callable[[int, Mapping[str, str]], Collection[Module]]) -> OptionSpec:
    """Return the option. `modules_of` returns the modules at a table with these seats and options."""

    def groups(seats: int, options: Mapping[str, str]) -> list[tuple[Msg, list[str]]]:
        modules = modules_of(seats, options)
        in_play = [card for card in _NAMES if CARDS[card].module in modules]
        types = {each: [card for card in in_play if CARDS[card].type is each] for each in _TYPES}
        return [(type_msg(each), cards) for each, cards in types.items() if cards]

    return OptionSpec(
        BAN,
        (NO_BANS,),
        NO_BANS,
        OwnValue(
            _read_bans,
            partial(list_label, _NAMES),
            "009,R03",
            things=_NAMES,
            groups=groups,
            most=MOST_BANS,
        ),
        before=NO_BANS,
    )


def banned(options: Mapping[str, str]) -> frozenset[str]:
    """Return the banned cards. Tables of earlier rules have none."""
    bans = options.get(BAN, NO_BANS)
    return frozenset() if bans == NO_BANS else frozenset(bans.split(","))


def assert_enough(seats: int, corporations: int, preludes: int | None) -> None:
    """Check that the cards that are left can be dealt. `preludes` is None without preludes.

    Raises:
        MalformedMove: tmars.few_corporations or tmars.few_preludes.
    """
    need = CORPORATIONS_DEALT * seats
    if corporations < need:
        raise MalformedMove("tmars.few_corporations", left=corporations, need=need)
    need = PRELUDES_DEALT * seats
    if preludes is not None and preludes < need:
        raise MalformedMove("tmars.few_preludes", left=preludes, need=need)
