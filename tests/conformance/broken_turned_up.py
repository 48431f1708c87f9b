"""Deliberately broken toys, continued: things that all should see for a moment are told to some only."""

from dataclasses import replace

from rules.core.log import Log
from rules.core.seats import Seat
from tests.conformance import checks_secrets
from tests.conformance.broken import SEALED, Broken, with_verb
from tests.toys import sealed
from tests.toys.sealed import verbs

_KEY = "sealed.event.left"


def _whispered(draft: sealed.State, seat: Seat, move: verbs.Lay, log: Log) -> None:
    verbs.LAY.apply(draft, seat, move, log)
    log.whisper(seat, _KEY)


TURNED_UP = (
    Broken(
        "turns a card up for one alone that all should see",
        checks_secrets.check_events_keep_secrets,
        "is not public",
        replace(
            with_verb(SEALED, replace(verbs.LAY, apply=_whispered)), turned_up=frozenset({_KEY})
        ),
    ),
)
