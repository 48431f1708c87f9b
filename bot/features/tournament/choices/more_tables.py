"""Choices of the size of tables, and of the end of a tournament, behind *Change more*."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from bot.features.tournament.choices.choice import Choice, Chosen
from bot.tournaments.model import Held
from rules.contest.director.plan import Format
from rules.contest.plans.defaults import PAIR, with_final
from rules.contest.plans.resizing import ODD, cuts, odd_of, resized, sizes_beside
from rules.core.text import Msg, msg

_NO: Final = "no"
_ONE_SIZE: Final = (Format.DOUBLE,)
_NOT_IN_PAIRS: Final = (Format.LIVES, Format.LEAGUE)
_BY_PAIRING: Final = (Format.SWISS, Format.HEATS, Format.LADDER, Format.LIVES)


def table_choices(held: Held) -> Iterator[tuple[str, Choice]]:
    first = held.row.plan.stages[0]
    wanted = first.scheme.wanted
    if first.format not in _ONE_SIZE and wanted >= PAIR:
        yield "seats", _seats(held)
    if first.format in _BY_PAIRING and wanted > PAIR:
        yield "odd", _odd(held)
    if first.format in (Format.SWISS, Format.HEATS):
        yield "cut", _cut(held)


def _seats(held: Held) -> Choice:
    plan, settings = held.row.plan, held.row.settings
    first = plan.stages[0]
    least = PAIR + (first.format in _NOT_IN_PAIRS)

    def change(value: str) -> Chosen:
        size = int(value)
        if size == first.scheme.wanted:
            return plan, settings
        return resized(plan, held.game.seats, size), settings

    values = tuple(str(each) for each in held.game.seats if each >= least)
    now = str(first.scheme.wanted)
    return Choice(
        values, now, lambda value: msg("tournament.more_seats", choice=int(value)), change
    )


def _odd(held: Held) -> Choice:
    """Return the menu of the sizes beside the wanted one; those with the same tables are offered once."""
    plan, settings = held.row.plan, held.row.settings
    first, *others = plan.stages
    found = {
        value: sizes_beside(first.scheme.wanted, held.game.seats, value) for value in reversed(ODD)
    }
    now = odd_of(first)
    offered = {sizes: value for value, sizes in found.items()} | {first.sizes: now}

    def change(value: str) -> Chosen:
        return replace(plan, stages=(replace(first, sizes=found[value]), *others)), settings

    def said(value: str) -> Msg:
        return msg("tournament.more_odd", choice=msg(f"tournament.more_odd_{value}"))

    values = tuple(each for each in ODD if each in offered.values())
    return Choice(values, now, said, change)


def _cut(held: Held) -> Choice:
    plan, settings = held.row.plan, held.row.settings
    wanted = plan.stages[0].scheme.wanted
    now = str(plan.stages[1].cut) if len(plan.stages) > 1 else _NO

    def said(value: str) -> Msg:
        if value == _NO:
            return msg("tournament.more_cut_no")
        key = "more_cut" if int(value) <= wanted else "more_playoffs"
        return msg(f"tournament.{key}", choice=int(value))

    def change(value: str) -> Chosen:
        if value == now:
            return plan, settings
        if len(plan.stages) > 1 and value != _NO and min(int(value), int(now)) > wanted:
            # Playoffs of another size keep what the organiser has chosen for them.
            first, last = plan.stages
            return replace(plan, stages=(first, replace(last, cut=int(value)))), settings
        first, *finals = with_final(plan.stages, 0 if value == _NO else int(value))
        # A player who has left may be missing at the end.
        sizes = sizes_beside(wanted, held.game.seats, "smaller")
        finals = [replace(each, sizes=sizes) for each in finals]
        return replace(plan, stages=(first, *finals)), settings

    return Choice((_NO, *map(str, cuts(wanted))), now, said, change)
