"""Creation of a tournament: the organiser's choices, checked for each size of pod."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from msgspec import json
from msgspec.structs import replace

from bot.clocks.paces import read_pace
from bot.store.contest.rows import DealRow, Settings, TournamentRow
from bot.store.rows import Secrets
from bot.tables.history.records import checked_options
from bot.tables.model import Actor
from bot.tables.names import visible
from bot.tournaments.errors import TournamentRefusal
from rules.contest.director.plan import Format, Plan
from rules.contest.director.snapshot import Status
from rules.contest.pairing.model import ALGORITHM
from rules.contest.plans.checking import Unfit, check
from rules.core.errors import Refusal
from rules.core.game import GameDef, default_options
from rules.core.record import commitment
from rules.core.text import Typed

MOST_LETTERS: Final = 60
MOST_HERE: Final = 10
"""Tournaments of a server that are announced and not over."""
MOST_DRAFTS: Final = 3
"""Drafts of one organiser in a server; the oldest is discarded for a further one."""
MOST_AHEAD_MS: Final = 366 * 24 * 3_600_000


def created(
    game: GameDef[Any, Any],
    actor: Actor,
    secrets: Secrets,
    *,
    guild_id: int,
    channel_id: int,
    language: str,
    name: Typed,
    settings: Settings,
    plan: Plan,
    now_ms: int,
) -> TournamentRow:
    """Return a draft; it has no number yet.

    Raises:
        TournamentRefusal: no_name, size_unfit, options_unfit, past, or the code of `Unfit` with which the plan cannot
            be played.
        Refusal: there is no such pace, see `bot.clocks.paces`.
    """
    called = visible(name)
    if not 1 <= len(called) <= MOST_LETTERS:
        raise TournamentRefusal("no_name")
    if not now_ms < plan.starts_at_ms <= now_ms + MOST_AHEAD_MS:
        raise TournamentRefusal("past")
    settings = checked(game, settings, plan)
    return TournamentRow(
        id=0,
        guild_id=guild_id,
        channel_id=channel_id,
        organiser_id=actor.member_id,
        language=language,
        name=Typed(called),
        title=game.key,
        status=Status.DRAFT,
        settings=settings,
        plan=plan,
        commitment=commitment(secrets.seed, secrets.salt),
        starts_ms=plan.starts_at_ms,
        created_ms=now_ms,
        algorithm=ALGORITHM,
    )


def checked(game: GameDef[Any, Any], settings: Settings, plan: Plan) -> Settings:
    """Return the settings with all options, after a check that the plan can be played with them.

    Raises:
        TournamentRefusal: size_unfit, options_unfit, or the code of `Unfit` with which the plan cannot be played.
        Refusal: there is no such pace, see `bot.clocks.paces`.
    """
    read_pace(settings.pace)
    options = dict(default_options(game) | settings.options)
    for stage in plan.stages:
        if not stage.sizes or any(size not in game.seats for size in stage.sizes):
            raise TournamentRefusal("size_unfit")
        for size in stage.sizes:
            try:
                options = checked_options(game, size, options)
            except Refusal as error:
                raise TournamentRefusal("options_unfit", seats=size, reason=error.msg) from error
    try:
        check(plan, tuple(game.seats))
    except Unfit as unfit:
        raise TournamentRefusal(unfit.code, **unfit.facts) from unfit
    return replace(settings, options=options)


def deals(row: TournamentRow, secrets: Callable[[], Secrets]) -> list[tuple[DealRow, Secrets]]:
    """Return the deals of a duplicate, with their seeds. Their commitments are published with the announcement."""
    found: list[tuple[DealRow, Secrets]] = []
    for stage in row.plan.stages:
        if stage.format is not Format.DUPLICATE:
            continue
        for number in range(len(found) + 1, len(found) + 1 + stage.rounds):
            own = secrets()
            deal = DealRow(
                id=0,
                number=number,
                seats=stage.scheme.wanted,
                options=row.settings.options,
                commitment=commitment(own.seed, own.salt),
                due_ms=row.starts_ms + row.plan.round_ms,
            )
            found.append((deal, own))
    return found


def fingerprint(row: TournamentRow) -> str:
    """Return the SHA-256 of all fixed settings, in hexadecimal: "these were the rules when you signed up"."""
    held = {"title": row.title, "settings": row.settings, "plan": row.plan}
    return sha256(json.encode(held, order="sorted")).hexdigest()
