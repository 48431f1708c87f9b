"""Moves markers on tracks and resolves the icons they reach (chapter "MarsBot", sections "Procedure" and "Tracks")."""

from typing import Final, assert_never

from rules.core.log import Log
from rules.tmars.components.content import HIGHEST, OCEAN_AT, STEP
from rules.tmars.components.effects import Parameter, Tag
from rules.tmars.components.tracks import LAST_SPACE, TRACKS, Cell, Icon
from rules.tmars.economy.bot_supplies import add_token
from rules.tmars.economy.parameters import raise_parameter
from rules.tmars.economy.supplies import add_tr
from rules.tmars.marsbot.choices import claim_milestone, fund_award
from rules.tmars.marsbot.level import advances_chains
from rules.tmars.marsbot.placing import place_city, place_greenery, place_ocean
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import State
from rules.tmars.view import BOT, BotMove
from rules.tmars.wording.names import tag_msg, track_msg

TOKEN: Final = "token"


def advance(draft: State, track: str, tag: Tag | None, log: Log) -> list[BotMove]:
    """Advance a marker by a space and carry out its icon. If the level says so, an advance icon advances it again.

    `tag` is the tag that moves the marker; None at the start and after an advance icon.
    """
    assert draft.bot is not None
    before = draft.bot.markers[track]
    if before == LAST_SPACE:
        log.explain("tmars.event.bot_at_end", track=track_msg(track))
        add_token(draft, log)
        return [BotMove(tag or "", track, before, before, (TOKEN,))]
    after = before + 1
    draft.bot.markers[track] = after
    _tell_move(track, tag, before, after, log)
    cell = TRACKS[track].cells[after]
    results = [] if cell is None else _carry_out(draft, cell, log)
    move = BotMove(tag or "", track, before, after, tuple(results))
    if cell is None or cell.icon is not Icon.ADVANCE:
        return [move]
    if not advances_chains(draft):
        log.explain("tmars.event.bot_idle_advance")
        return [move]
    return [move, *advance(draft, track, None, log)]


def settle(draft: State, log: Log) -> None:
    """Carry out the seat's cards that react. None of them asks anything."""
    resolve(draft, log)
    assert draft.question is None


def place_final_greenery(draft: State, log: Log) -> list[str]:
    """Place a greenery that raises nothing; without a space nothing happens."""
    space = place_greenery(draft, log)
    if not space:
        log.explain("tmars.event.bot_no_space.greenery")
        return []
    settle(draft, log)
    return [f"{Icon.GREENERY}:{space}"]


def _tell_move(track: str, tag: Tag | None, before: int, after: int, log: Log) -> None:
    if not log.hears:
        return
    name = track_msg(track)
    if tag is None:
        # Markers move without a tag at the start and after an advance icon.
        event = "bot_moves_on" if before else "bot_moves"
        log.explain(f"tmars.event.{event}", track=name, before=before, after=after)
    elif tag is Tag.WILD:
        log.explain("tmars.event.bot_moves_last", track=name, before=before, after=after)
    else:
        tag_name = tag_msg(tag)
        log.explain(
            "tmars.event.bot_moves_for", tag=tag_name, track=name, before=before, after=after
        )


def _carry_out(draft: State, cell: Cell, log: Log) -> list[str]:
    """Carry out an icon. Returns its results in the terms of `BotMove.results`."""
    match cell.icon:
        case Icon.ADVANCE:
            return []
        case Icon.TR:
            add_tr(draft, BOT, cell.n, log)
            return [f"{cell.icon}:{cell.n}"]
        case Icon.TEMPERATURE:
            return [result for _ in range(cell.n) for result in _raise_temperature(draft, log)]
        case Icon.OCEAN:
            return [_placed(draft, cell.icon, place_ocean(draft, log), log)]
        case Icon.CITY:
            return [_placed(draft, cell.icon, place_city(draft, log), log)]
        case Icon.GREENERY:
            return _place_greenery(draft, log)
        case Icon.MILESTONE:
            return [_done(draft, cell.icon, claim_milestone(draft, log), log)]
        case Icon.AWARD:
            return [_done(draft, cell.icon, fund_award(draft, log), log)]
        case _:
            assert_never(cell.icon)


def _done(draft: State, icon: Icon, subject: str, log: Log) -> str:
    """The result of an icon that could be carried out; otherwise a failed action."""
    if subject:
        return f"{icon}:{subject}"
    add_token(draft, log)
    return TOKEN


def _placed(draft: State, icon: Icon, space: str, log: Log) -> str:
    if not space:
        log.explain(f"tmars.event.bot_no_space.{icon}")
    settle(draft, log)
    return _done(draft, icon, space, log)


def _place_greenery(draft: State, log: Log) -> list[str]:
    placed = _placed(draft, Icon.GREENERY, place_greenery(draft, log), log)
    if placed == TOKEN or draft.oxygen == HIGHEST[Parameter.OXYGEN]:
        return [placed]
    return [placed, *raise_by_a_step(draft, Parameter.OXYGEN, log)]


def _raise_temperature(draft: State, log: Log) -> list[str]:
    if draft.temperature == HIGHEST[Parameter.TEMPERATURE]:
        log.explain("tmars.event.bot_no_temperature")
        add_token(draft, log)
        return [TOKEN]
    return raise_by_a_step(draft, Parameter.TEMPERATURE, log)


def raise_by_a_step(draft: State, parameter: Parameter, log: Log) -> list[str]:
    """Raise a parameter by a step. Returns the steps of temperature and the oceans that resulted, in the terms of
    `BotMove.results`.
    """
    temperature, tiles = draft.temperature, len(draft.tiles)
    raise_parameter(draft, BOT, parameter, 1, log)
    if temperature < OCEAN_AT <= draft.temperature:
        place_ocean(draft, log)
    settle(draft, log)
    steps = (draft.temperature - temperature) // STEP[Parameter.TEMPERATURE]
    return ["temperature"] * steps + [f"ocean:{space}" for space in [*draft.tiles][tiles:]]
