"""MarsBot's turns (chapter "MarsBot", section "Procedure")."""

from msgspec import structs

from rules.core.log import Log
from rules.core.piles import draw_top
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import BOT_ACTIONS, BOT_CARDS
from rules.tmars.components.designs import Card, Event, Type
from rules.tmars.components.effects import Tag
from rules.tmars.components.tracks import LAST_SPACE, TRACK_OF, TRACKS, Icon
from rules.tmars.economy.bot_supplies import add_token
from rules.tmars.economy.deck import take_top
from rules.tmars.economy.supplies import begin_act
from rules.tmars.economy.triggers import happened
from rules.tmars.marsbot.advancing import advance, place_final_greenery, settle
from rules.tmars.marsbot.level import starts_on_space_1
from rules.tmars.marsbot.telling import tell_action
from rules.tmars.state import BotState, State
from rules.tmars.view import BOT, BotCard, BotMove
from rules.tmars.wording.names import card_msg, track_msg


def start(draft: State, log: Log) -> None:
    """Before the first turn, move every marker to space 1 if the level says so."""
    if not starts_on_space_1(draft):
        return
    begin_act(draft, BOT, "bot", "")
    inner = log.within()
    moves = [move for track in TRACKS for move in advance(draft, track, None, inner)]
    tell_action(log, "tmars.event.bot_starts", moves, inner)
    _bot(draft).turn = [BotCard("", tuple(moves), token=False)]


def take_turn(draft: State, log: Log) -> None:
    """Take two actions, as far as there are cards; pass without any."""
    bot = _bot(draft)
    if not bot.pile:
        bot.passed = True
        begin_act(draft, BOT, "bot_pass", "")
        log.tell("tmars.event.bot_passed")
        return
    begin_act(draft, BOT, "bot", bot.pile[0])
    bot.turn = []
    for _ in range(BOT_ACTIONS):
        if bot.pile:
            bot.turn.append(_act(draft, bot, log))


def new_generation(draft: State, log: Log) -> None:
    """Deal new cards, face down and free of charge."""
    bot = _bot(draft)
    bot.passed = False
    taken = take_top(draft, BOT_CARDS, log)
    bot.pile += taken
    log.tell("tmars.event.bot_cards", count=len(taken), pile=len(bot.pile))


def final_greeneries(draft: State, log: Log) -> None:
    """Move markers that are just before a greenery icon to it, in the order of the tracks (DECISION 27)."""
    bot = _bot(draft)
    ready = [
        track.id
        for track in TRACKS.values()
        if bot.markers[track.id] < LAST_SPACE and _is_greenery(track.id, bot.markers[track.id] + 1)
    ]
    if not ready:
        return
    begin_act(draft, BOT, "greenery", "")
    inner = log.within()
    moves = tuple(_final_move(draft, bot, track, inner) for track in ready)
    tell_action(log, "tmars.event.bot_final", moves, inner)
    bot.turn = [BotCard("", moves, token=False)]


def _bot(draft: State) -> BotState:
    assert draft.bot is not None
    return draft.bot


def _act(draft: State, bot: BotState, log: Log) -> BotCard:
    """Turn up the top card of the pile and move a marker for each of its tags."""
    (name,) = draw_top(bot.pile, 1, log)
    draft.acts[-1] = structs.replace(draft.acts[-1], subject=name)
    card = CARDS[name]
    tags = tags_to_move(card)
    inner = log.within()
    _play_tags(draft, card, inner)
    moves = [move for tag in tags for move in advance(draft, _track_for(bot, tag), tag, inner)]
    if not tags:
        add_token(draft, inner)
    key = "tmars.event.bot_card" if tags else "tmars.event.bot_card_without_tags"
    tell_action(log, key, moves, inner, card=card_msg(name))
    bot.used.append(name)
    return BotCard(name, tuple(moves), token=not tags)


def tags_to_move(card: Card) -> tuple[Tag, ...]:
    """The printed tags from left to right, then the symbol of events (DECISION 6)."""
    return (*card.tags, Tag.EVENT) if card.type is Type.EVENT else card.tags


def _play_tags(draft: State, card: Card, log: Log) -> None:
    """Run the effects of seats that react to tags played by any owner (DECISION 25)."""
    for tag in card.tags:
        happened(draft, Event.TAG_PLAYED, BOT, card=card.id, tag=tag)
        settle(draft, log)


def _track_for(bot: BotState, tag: Tag) -> str:
    """The track for a tag. A wild tag moves the marker that is furthest behind, on a tie the upper one (DECISION 7)."""
    if tag is Tag.WILD:
        return min(TRACKS, key=lambda track: bot.markers[track])
    return TRACK_OF[tag]


def _is_greenery(track: str, space: int) -> bool:
    cell = TRACKS[track].cells[space]
    return cell is not None and cell.icon is Icon.GREENERY


def _final_move(draft: State, bot: BotState, track: str, log: Log) -> BotMove:
    before = bot.markers[track]
    bot.markers[track] = before + 1
    log.explain(
        "tmars.event.bot_final_move", track=track_msg(track), before=before, after=before + 1
    )
    cell = TRACKS[track].cells[before + 1]
    assert cell is not None
    results = [result for _ in range(cell.n) for result in place_final_greenery(draft, log)]
    return BotMove("", track, before, before + 1, tuple(results))
