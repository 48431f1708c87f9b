"""MarsBot in words: its board, and what its latest turn did."""

from collections.abc import Iterator

from rules.core.text import Arg, Msg, msg
from rules.tmars.describe_seats import cards_of, lines_of, parts_of
from rules.tmars.owners import owner_msg
from rules.tmars.state import BOT, BotCard, BotMove
from rules.tmars.tracks import LAST_SPACE
from rules.tmars.view import BotView
from rules.tmars.wording_names import (
    award_msg,
    card_msg,
    milestone_msg,
    parameter_msg,
    space_name,
    tag_msg,
    tile_msg,
    track_msg,
)


def bot_board(bot: BotView) -> Iterator[Msg]:
    yield msg(
        "tmars.text.bot",
        tr=bot.tr,
        tokens=bot.tokens,
        pile=bot.pile,
        used=len(bot.used),
        parts=parts_of(bot.parts),
    )
    yield msg(
        "tmars.text.bot_markers",
        last=LAST_SPACE,
        markers=tuple(
            msg("tmars.text.amount", what=track_msg(track), n=at)
            for track, at in bot.markers.items()
        ),
    )
    if bot.passed:
        yield msg("tmars.text.passed", owner=owner_msg(BOT))


def bot_turn(bot: BotView) -> Iterator[Msg]:
    for card in bot.turn:
        yield _card(card)
    for used in lines_of(bot.used):
        yield msg("tmars.text.bot_used", cards=cards_of(used))


def _card(card: BotCard) -> Msg:
    moves = tuple(_move(move) for move in card.moves)
    if not card.card:
        return msg("tmars.text.bot_moves", moves=moves)
    if card.token:
        return msg("tmars.text.bot_no_tags", card=card_msg(card.card))
    return msg("tmars.text.bot_card", card=card_msg(card.card), moves=moves)


def _move(move: BotMove) -> Msg:
    facts: dict[str, Arg] = {
        "track": track_msg(move.track),
        "before": move.before,
        "after": move.after,
    }
    results = tuple(_result(result) for result in move.results)
    if move.tag:
        facts["tag"] = tag_msg(move.tag)
    kind = "tagged" if move.tag else "plain"
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
            return milestone_msg(subject)
        case "award":
            return award_msg(subject)
        case "token":
            return msg("tmars.text.failed")
        case _:
            return msg("tmars.text.tile", tile=tile_msg(kind), space=space_name(subject))
