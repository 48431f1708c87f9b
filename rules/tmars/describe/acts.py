"""Describes past moves."""

from rules.core.text import Msg, msg
from rules.tmars.components.effects import Resource
from rules.tmars.economy.owners import owner_msg
from rules.tmars.view import NOBODY, Act
from rules.tmars.wording.names import (
    award_msg,
    card_msg,
    milestone_msg,
    parameter_msg,
    production_msg,
    project_msg,
    resource_msg,
    space_name,
)


def was_seen(act: Act) -> bool:
    """Return true if it is worth mentioning. The end of a turn is not."""
    return act.what != "end"


def act_msg(act: Act) -> Msg:
    """Return the actor and the act."""
    if act.owner == NOBODY:
        return msg(f"tmars.text.act.{act.what}")
    owner = owner_msg(act.owner)
    match act.what:
        case "bot" if not act.subject:
            return msg("tmars.text.act.bot_start", owner=owner)
        case "project":
            subject = project_msg(act.subject)
        case "convert":
            subject = resource_msg(act.subject)
        case "milestone":
            subject = milestone_msg(act.subject)
        case "award":
            subject = award_msg(act.subject)
        case _ if not act.subject:
            return msg(f"tmars.text.act.{act.what}", owner=owner)
        case _:
            subject = card_msg(act.subject)
    return msg(f"tmars.text.act.{act.what}", owner=owner, subject=subject)


def act_in_full(act: Act) -> Msg:
    """Return the actor and the act, the place of its tile, and its gains."""
    facts = (*([space_name(act.space)] if act.space else []), *changes(act))
    if not facts:
        return act_msg(act)
    return msg("tmars.text.act_with", act=act_msg(act), facts=facts)


def changes(act: Act) -> tuple[Msg, ...]:
    return tuple(msg("tmars.text.change", what=_what(key), n=n) for key, n in act.changes.items())


def _what(key: str) -> Msg:
    if key in tuple(Resource):
        return resource_msg(key)
    if key.startswith("p_"):
        return production_msg(key.removeprefix("p_"))
    if key in ("tr", "cards", "tokens"):
        return msg(f"tmars.text.{key}")
    return parameter_msg(key)
