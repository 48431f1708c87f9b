"""The rights to every command and button, declared once (specification of hosting, 7.1).

Discord itself keeps other members from the groups for moderators and managers. Server owners can change that on
Discord's page *Integrations*. `assert_may` checks the buttons of those groups. The services check all other rights. A
test compares every command and every button with this declaration.
"""

from collections.abc import Collection, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

import discord

from bot.core.controls.ids import (
    Id,
    ListId,
    MyId,
    OpeningId,
    PanelId,
    ReadId,
    TableId,
    TournamentId,
)
from rules.core.errors import Refusal


class Who(StrEnum):
    ANYBODY = "anybody"
    """All members of the table's server, seated or not; in a group of one's own, all members for themselves."""
    SEATED = "seated"
    """Members with a seat at the table."""
    AT_TABLE = "at the table"
    """Members with a seat, and the opener of the table."""
    OPENER = "opener"
    NAMED = "named"
    """The one member whom it concerns: to whom a seat is offered, given or kept."""
    ENTRANT = "entrant"
    """Members signed up for the tournament."""
    ORGANISER = "organiser"
    """Members allowed to hold tournaments in the server; for an existing one, its organiser and the managers."""
    REFEREE = "referee"
    """The organiser of the tournament, and the referees named by the organiser."""
    MODERATOR = "moderator"
    """Members with the permission to manage threads or the server, or with a role for moderators."""
    MANAGER = "manager"
    """Members with the permission to manage the server."""


_TABLE_COMMANDS: Final = {
    Who.ANYBODY: "open board clock log text take replay since resume",
    Who.SEATED: "give pause turn hand ahead undo leave away concede handover nudge end",
    Who.AT_TABLE: "replace invite",
}
_TOURNAMENT_COMMANDS: Final = {
    Who.ANYBODY: "list show rules join pairings standings bracket crosstable me verify files circuit",
    Who.ENTRANT: "withdraw return bye",
    Who.ORGANISER: "create",
    Who.REFEREE: "desk",
}
_REFEREE_COMMANDS: Final = {
    Who.ANYBODY: "referees",
    Who.REFEREE: (
        "pair pause resume result fault extend repair unpair add drop keep bye substitute undo post "
        "warn loss deduct disqualify"
    ),
    Who.ORGANISER: "start cancel close",
    Who.MANAGER: "takeover",
}
_OF_ENDED: Final = ("record", "verify")
"""Commands about ended tables, at which everything is public."""
_COMMANDS: Final = {
    **{f"table {name}": who for who, names in _TABLE_COMMANDS.items() for name in names.split()},
    **{f"table {name}": Who.ANYBODY for name in _OF_ENDED},
    **{
        f"{group} {name}": who
        for group, commands in (
            ("tournament", _TOURNAMENT_COMMANDS),
            ("referee", _REFEREE_COMMANDS),
        )
        for who, names in commands.items()
        for name in names.split()
    },
    "help": Who.ANYBODY,
    "rules": Who.ANYBODY,
    "play": Who.ANYBODY,
}
GROUPS: Final[Mapping[str, Who]] = MappingProxyType(
    {"my": Who.ANYBODY, "rating": Who.ANYBODY, "server": Who.MANAGER, "moderate": Who.MODERATOR}
)
"""Groups whose commands all have the same right."""
LOOKS: Final = frozenset({"card", "map", "learn"})
"""Commands of titles that only show something, or open a game of one's own."""

_OF_TABLE: Final = {
    Who.ANYBODY: "join take sit watch ending talk more rules told verify replay since clock",
    Who.SEATED: (
        "leave leaving turn hand give nudge vote pause resume away substitute concede conceded reopen review"
        " takeback"
    ),
    Who.AT_TABLE: "invite whom robot unrobot start rematch instead",
    Who.OPENER: "cancel",
    Who.NAMED: "back heir invited found",
}
_OF_PANEL: Final = (
    "type hint sure fill hand words show menu undo verb set pick reset rows pieces go plans rule "
    "withdraw skip stop"
)
_OF_READER: Final = (
    "tables board rules told log text changed help replay since ranks curve profile figures fame"
)
_OF_OPENING: Final = (
    "games game new draft more setseats setrobots setpace setoption setterm setwho things setthing open "
    "start fill learn rules"
)
_OF_MEMBER: Final = {
    Who.ANYBODY: (
        "hours set mute unmute test notices less more tables setvacation vacation vacation_days "
        "vacation_go vacation_auto vacation_end setbench_titles setbench_paces bench_on bench_off "
        "data_export data_ask data_keep data_sure unblock "
        "rate_hide rate_show rate_ask rate_sure rate_keep rate_light rate_dark "
        "play play_go play_off setplay_titles setplay_seats setplay_pace setplay_days"
    ),
    Who.SEATED: "hand_over",
    Who.NAMED: "bench_take bench_pass bench_sit",
}
_OF_TOURNAMENT: Final = {
    Who.ANYBODY: (
        "join in sub list rules rank page own pairs verify show bracket cross why line others files circuit "
        "teamin teamnew"
    ),
    Who.ENTRANT: "out sure again ready dispute play skip team teamup teamout",
    Who.NAMED: "seat",
    Who.ORGANISER: (
        "games game setkind when points code draft more set announce discard "
        "alter altwhat altset altyes altwho altwhen altwords desksay seeds seedsyes calloff "
        "apart apartadd apartoff apartfile hand handyes handoff "
        "circopen circend circsure"
    ),
    Who.REFEREE: "desk desktable deskcall desknow deskmore deskresult deskstands",
}


def _spread(declared: Mapping[Who, str]) -> dict[str, Who]:
    return {op: who for who, ops in declared.items() for op in ops.split()}


CONTROLS: Final[Mapping[type[Id], Mapping[str, Who]]] = MappingProxyType(
    {
        TableId: _spread(_OF_TABLE),
        PanelId: _spread({Who.SEATED: _OF_PANEL}),
        ReadId: _spread({Who.ANYBODY: _OF_READER, Who.MODERATOR: "audit"}),
        OpeningId: _spread({Who.ANYBODY: _OF_OPENING}),
        MyId: _spread(_OF_MEMBER),
        ListId: _spread({Who.ANYBODY: "join take watch"}),
        TournamentId: _spread(_OF_TOURNAMENT),
    }
)
"""The right to each operation, by kind of control."""


def of_command(name: str, titles: Collection[str] = ()) -> Who | None:
    """Return the right to a command, by its whole name such as ``table open``; None if none is declared.

    Args:
        titles: the names of the groups of titles, whose commands make moves.
    """
    group, _, own = name.partition(" ")
    if group in titles:
        return Who.ANYBODY if own in LOOKS else Who.SEATED
    return GROUPS.get(group) if group in GROUPS else _COMMANDS.get(name)


def of_control(clicked: Id) -> Who | None:
    """Return the right to a button or a menu; None if none is declared."""
    op = clicked.source if isinstance(clicked, ReadId) else clicked.op
    return CONTROLS[type(clicked)].get(op)


def moderates(interaction: discord.Interaction, roles: Collection[int] = ()) -> bool:
    """Return whether the caller may manage threads or the server, or has one of the server's roles for moderators."""
    allowed = interaction.permissions
    if allowed.manage_threads or allowed.manage_guild:
        return True
    held = interaction.user.roles if isinstance(interaction.user, discord.Member) else ()
    return any(role.id in roles for role in held)


def organises(interaction: discord.Interaction, roles: Collection[int]) -> bool:
    """Return whether the caller may hold tournaments: may manage events or the server, or has one of the `roles`."""
    allowed = interaction.permissions
    if allowed.manage_events or allowed.manage_guild:
        return True
    held = interaction.user.roles if isinstance(interaction.user, discord.Member) else ()
    return any(role.id in roles for role in held)


def assert_may(interaction: discord.Interaction, clicked: Id, roles: Collection[int] = ()) -> None:
    """Refuse other members at the buttons of moderators and of managers.

    Raises:
        Refusal: ui.not_moderator or ui.not_manager.
    """
    match of_control(clicked):
        case Who.MODERATOR if not moderates(interaction, roles):
            raise Refusal("ui.not_moderator")
        case Who.MANAGER if not interaction.permissions.manage_guild:
            raise Refusal("ui.not_manager")
