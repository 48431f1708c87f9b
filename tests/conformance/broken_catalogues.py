"""Deliberately broken toys, continued: faults in catalogues as a whole, and in recorded tables."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from rules.core.errors import IllegalMove, InvariantBroken
from rules.core.game import Outcome, Setup
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.conformance import checks_catalogues, checks_golden, checks_versions
from tests.conformance.broken import NIM, Broken, with_verb
from tests.golden import FOLDER
from tests.toys import nim, nim_versions

_TEXTS = """nim-rules-1 = Take stones.
nim-option-heaps-few = three
nim-option-heaps-many = four
nim-option-ending-last_wins = wins
nim-option-ending-last_loses = loses
"""
_SWAPPED = "\n".join(reversed(_TEXTS.splitlines()))


def _spoken(korean: str, english: str = _TEXTS) -> Mapping[str, str]:
    return {"en": english, "ko": korean}


CATALOGUES = (
    Broken(
        "lacks a text in Korean",
        checks_catalogues.check_same_texts,
        "have other texts: ['nim-rules-1']",
        NIM,
        texts=_spoken(_TEXTS.replace("nim-rules-1", "# nim-rules-1")),
    ),
    Broken(
        "has a text in Korean alone",
        checks_catalogues.check_same_texts,
        "have other texts: ['nim-rules-2']",
        NIM,
        texts=_spoken(f"{_TEXTS}nim-rules-2 = More.\n"),
    ),
    Broken(
        "says the same key twice",
        checks_catalogues.check_same_texts,
        "said twice in ko: ['nim-rules-1']",
        NIM,
        texts=_spoken(f"{_TEXTS}nim-rules-1 = Again.\n"),
    ),
    Broken(
        "has another order in Korean",
        checks_catalogues.check_same_texts,
        "have another order",
        NIM,
        texts=_spoken(_SWAPPED),
    ),
    Broken(
        "has a sentence for a refusal that is none",
        checks_catalogues.check_refusals_are_raised,
        "error-nim-cold: nothing is refused so",
        NIM,
        source="tests.toys.nim:GAME",
        texts=_spoken(_TEXTS, f"{_TEXTS}error-nim-cold = Too cold.\n"),
    ),
    Broken(
        "has a paragraph too long",
        checks_catalogues.check_rules_fit,
        "nim.rules.1 in ko has 1001 characters",
        NIM,
        texts=_spoken(_TEXTS.replace("Take stones.", "돌" * 1001)),
    ),
    Broken(
        "has a paragraph more in Korean",
        checks_catalogues.check_rules_fit,
        "paragraphs of the rules: {'en': 1, 'ko': 2}",
        NIM,
        texts=_spoken(f"{_TEXTS}nim-rules-2 = More.\n"),
    ),
    Broken(
        "has a choice too long for a menu",
        checks_catalogues.check_choices_fit,
        "nim.option.heaps.many has 101 characters in ko",
        NIM,
        texts=_spoken(_TEXTS.replace("= four", f"= {'넷' * 101}")),
    ),
)


def _refuses(state: nim.State, seat: Seat, move: nim.Take) -> None:
    raise IllegalMove("nim.not_so_many", count=move.count, left=0)


def _sighing(draft: nim.State, seat: Seat, move: nim.EndTurn, log: Log) -> None:
    nim.END_TURN.apply(draft, seat, move, log)
    log.tell("nim.event.sighed")


def _more_stones(setup: Setup) -> nim.State:
    return nim.new(msgspec.structs.replace(setup, options=setup.options | {"heaps": "9-9-9-9"}))


def _unsound(state: nim.State) -> None:
    if state.over:
        raise InvariantBroken("stones are lost")


def _everybody_wins(state: nim.State) -> Outcome | None:
    found = nim.outcome(state)
    return found and msgspec.structs.replace(found, ranks=(1,) * len(found.ranks))


def _taking_all(draft: nim.State, seat: Seat, move: nim.Take, log: Log) -> None:
    draft.from_heap = move.heap
    draft.heaps[move.heap - 1] = 0


_MADE: list[Setup] = []


def _another_each_time(setup: Setup) -> nim.State:
    _MADE.append(setup)
    state = nim.new(setup)
    state.rng = Rng(len(_MADE))
    return state


GOLDEN = tuple(
    Broken(what, checks_golden.check_golden_tables, says, game, golden=FOLDER / "nim")
    for what, says, game in (
        (
            "refuses what was recorded",
            "robots no longer replays: IllegalMove",
            with_verb(NIM, replace(nim.TAKE, check=_refuses)),
        ),
        (
            "loses stones at a recorded table",
            "robots no longer replays: InvariantBroken('stones are lost')",
            replace(NIM, check_invariants=_unsound),
        ),
        (
            "goes on where a recorded table ended",
            "robots does not end",
            replace(NIM, new=_more_stones),
        ),
        (
            "lets others win than at the recorded table",
            "robots ends otherwise",
            replace(NIM, outcome=_everybody_wins),
        ),
        (
            "tells at a recorded table what has no words",
            "nim.event.sighed",
            with_verb(NIM, replace(nim.END_TURN, apply=_sighing)),
        ),
        (
            "replays the same record in two ways",
            "robots wavers",
            replace(NIM, new=_another_each_time),
        ),
    )
)

VERSIONS = tuple(
    Broken(what, checks_versions.check_versions, says, game, golden=FOLDER / folder)
    for what, says, game, folder in (
        (
            "keeps rules without recorded tables of theirs",
            "no recorded tables in v1",
            replace(NIM, rules_version=2, earlier=NIM),
            "nowhere",
        ),
        (
            "keeps rules that are as new as its own",
            "versions [1, 1]",
            replace(NIM, earlier=NIM),
            "nim",
        ),
        (
            "ends a table in play otherwise after going up",
            "robots ends otherwise after going up",
            replace(nim_versions.SECOND, outcome=_everybody_wins),
            "nim_versions",
        ),
        (
            "alters a table in play by going up",
            "robots cannot go on: IllegalMove",
            with_verb(nim_versions.SECOND, replace(nim.TAKE, apply=_taking_all)),
            "nim_versions",
        ),
        (
            "ends a table of earlier rules otherwise",
            "robots ends otherwise than ends.toml",
            replace(
                nim_versions.SECOND, earlier=replace(nim_versions.FIRST, outcome=_everybody_wins)
            ),
            "nim_versions",
        ),
    )
)
