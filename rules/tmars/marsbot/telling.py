"""Log MarsBot's actions: one line says the result, further entries of the log explain it."""

from collections.abc import Sequence

from msgspec import structs

from rules.core.log import Event, Log
from rules.core.text import Arg, Msg
from rules.tmars.economy.owners import owner_msg
from rules.tmars.view import BOT, BotMove
from rules.tmars.wording.bot import plain_move


def tell_action(log: Log, key: str, moves: Sequence[BotMove], inner: Log, **facts: Arg) -> None:
    """Log the action's line, then the entries logged during it. Entries that concern only MarsBot explain the line."""
    if inner.revealed:
        log.reveal()
    if not log.hears:
        return
    if moves:
        facts["moves"] = tuple(plain_move(move) for move in moves)
    log.tell(key, **facts)
    log.events += (_explaining(event) for event in inner.events)


def _explaining(event: Event) -> Event:
    is_own = event.msg.args.get("owner") == _MARSBOT
    return structs.replace(event, explains=True) if is_own else event


_MARSBOT: Msg = owner_msg(BOT)
