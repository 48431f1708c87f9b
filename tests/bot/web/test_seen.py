"""The channels whose tables a server's page lists: those that all members may see."""

from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.features.web.servers import seen_by_all


def server(**seen: set[str]) -> dict[str, Any]:
    """Return channels by name, in a server whose roles see these channels, by name of the role."""
    roles = {}
    for name in seen:
        roles[name] = Mock(spec=discord.Role, managed=name == "bot")
        roles[name].is_default.return_value = name == "everyone"
    guild = Mock(spec=discord.Guild, roles=list(roles.values()))
    channels = {}
    for place in set().union(*seen.values()) | {"closed"}:
        channel = Mock(spec=discord.TextChannel, guild=guild)

        def permissions_for(role: object, place: str = place) -> Any:
            (name,) = [each for each, its in roles.items() if its is role]
            return Mock(view_channel=place in seen[name])

        channel.permissions_for.side_effect = permissions_for
        channels[place] = channel
    guild.channels = list(channels.values())
    return channels


@pytest.mark.parametrize(
    ("seen", "public"),
    [
        ({"everyone": {"open"}, "staff": {"open", "staff"}}, {"open"}),
        ({"everyone": set(), "member": {"open"}, "staff": {"open", "staff"}}, {"open"}),
        ({"everyone": set(), "bot": {"open", "staff"}, "staff": {"staff"}}, {"staff"}),
        ({"everyone": set()}, set()),
    ],
)
def test_only_channels_that_all_members_may_see_are_listed(
    seen: dict[str, set[str]], public: set[str]
) -> None:
    found = {name for name, channel in server(**seen).items() if seen_by_all(channel)}
    assert found == public
