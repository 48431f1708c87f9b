"""Describe the movements of MarsBot's markers."""

from rules.core.text import Arg, Msg, msg
from rules.tmars.view import BotMove
from rules.tmars.wording.names import (
    award_msg,
    milestone_msg,
    parameter_msg,
    space_name,
    tag_msg,
    tile_msg,
    track_msg,
)


def tagged_move(move: BotMove) -> Msg:
    """Return a marker's movement, after the tag that moved it."""
    return _move(move, "tagged", {"tag": tag_msg(move.tag)}) if move.tag else plain_move(move)


def plain_move(move: BotMove) -> Msg:
    return _move(move, "plain", {})


def _move(move: BotMove, kind: str, facts: dict[str, Arg]) -> Msg:
    facts = {
        **facts,
        "track": track_msg(move.track),
        "before": move.before,
        "after": move.after,
    }
    results = tuple(_result(result) for result in move.results)
    if not results:
        return Msg(f"tmars.text.bot_move.{kind}", facts)
    return Msg(f"tmars.text.bot_move.{kind}_brings", {**facts, "results": results})


def _result(result: str) -> Msg:
    kind, _, subject = result.partition(":")
    match kind:
        case "tr":
            return msg("tmars.text.change", what=msg("tmars.text.tr"), n=int(subject))
        case "temperature":
            return parameter_msg(kind)
        case "milestone":
            return msg("tmars.text.bot_milestone", milestone=milestone_msg(subject))
        case "award":
            return msg("tmars.text.bot_award", award=award_msg(subject))
        case "token":
            return msg("tmars.text.failed")
        case _:
            return msg("tmars.text.tile", tile=tile_msg(kind), space=space_name(subject))
