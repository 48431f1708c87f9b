"""Describes MarsBot: its board, and its latest turn."""

from collections.abc import Iterator

from rules.core.text import Msg, msg
from rules.tmars.components.tracks import LAST_SPACE
from rules.tmars.describe.seats import cards_of, lines_of, parts_of
from rules.tmars.economy.owners import owner_msg
from rules.tmars.view import BOT, BotCard, BotView
from rules.tmars.wording.bot import tagged_move
from rules.tmars.wording.names import card_msg, track_msg


def bot_board(bot: BotView, *, hard: bool) -> Iterator[Msg]:
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
    if hard:
        yield msg("tmars.text.bot_hard")
    if bot.passed:
        yield msg("tmars.text.passed", owner=owner_msg(BOT))


def bot_turn(bot: BotView) -> Iterator[Msg]:
    for card in bot.turn:
        yield _card(card)
    for used in lines_of(bot.used):
        yield msg("tmars.text.bot_used", cards=cards_of(used))


def _card(card: BotCard) -> Msg:
    moves = tuple(tagged_move(move) for move in card.moves)
    if not card.card:
        return msg("tmars.text.bot_moves", moves=moves)
    if card.token:
        return msg("tmars.text.bot_no_tags", card=card_msg(card.card))
    return msg("tmars.text.bot_card", card=card_msg(card.card), moves=moves)
