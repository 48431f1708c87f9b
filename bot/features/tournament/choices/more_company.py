"""Choices of who plays with whom behind *Change more*: teams, and members who block each other."""

from msgspec.structs import replace

from bot.features.tournament.choices.choice import Choice, Chosen
from bot.tournaments.model import Held
from rules.contest.plans.teams import TEAM_SIZES, with_teams
from rules.core.text import Msg, msg

_NO, _YES = "no", "yes"


def teams_choice(held: Held) -> Choice:
    """Return the menu of teams: none, or of some size."""
    plan, settings = held.row.plan, held.row.settings

    def said(value: str) -> Msg:
        if value == _NO:
            return msg("tournament.more_teams_no")
        return msg("tournament.more_teams", choice=int(value))

    def change(value: str) -> Chosen:
        return with_teams(plan, 0 if value == _NO else int(value)), settings

    now = str(plan.team_size) if plan.team_size else _NO
    return Choice((_NO, *map(str, TEAM_SIZES)), now, said, change)


def blocks_choice(held: Held) -> Choice:
    plan, settings = held.row.plan, held.row.settings

    def change(value: str) -> Chosen:
        return plan, replace(settings, are_blocks_kept=value == _YES)

    now = _YES if settings.are_blocks_kept else _NO
    return Choice((_NO, _YES), now, lambda value: msg(f"tournament.more_blocks_{value}"), change)
