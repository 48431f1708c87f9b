"""Rulings of referees in words."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import convert, json

from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.translator import Translator
from bot.features.tournament.views.drawing import moment
from bot.features.tournament.words import Shown, event, person
from bot.store.contest.rows import PodRow, RulingKind, RulingRow
from bot.tables.names import NOBODY
from bot.tournaments.rulings.penalties import entrant_in, penalties_of
from render.contest.parts.words import date
from rules.contest.director.held import Place
from rules.contest.views.numbers import UNIT
from rules.core.text import Own, msg, typed


def ruling_post(shown: Shown, ruling: RulingRow, text: Translator) -> Post:
    """Return the public post of a ruling. It pings no member; names and reason neither format nor mention."""
    facts: dict[str, Own] = {
        "name": event(text, shown),
        "referee": text.mention(ruling.by_id),
        "reason": typed(ruling.reason),
    }
    if ruling.kind is RulingKind.UNDO:
        undone = next(
            (each for each in shown.stored.rulings if each.id == ruling.undoes_id), ruling
        )
        words = said_of(shown, undone, text)
        return Post(text.words("tournament.ruling_undone", what=words, **facts))
    key = "ruling_private" if ruling.is_private else "ruling"
    return Post(text.words(f"tournament.{key}", what=said_of(shown, ruling, text), **facts))


def said_of(shown: Shown, ruling: RulingRow, text: Translator) -> str:
    """Return the ruling in half a sentence."""
    return _said(shown, ruling, text, lambda at_ms: stamp(at_ms, "f"))


def penalty_lines(shown: Shown, stage: int, text: Translator) -> list[str]:
    """Return the penalties that change the standings of a stage, a line each."""
    return [
        text.words("tournament.penalty_line", what=said_of(shown, each.ruling, text))
        for each in penalties_of(shown.stored)
        if each.ruling.kind is not RulingKind.WARN and each.stage in (0, stage)
    ]


def suggested(shown: Shown, ruling: RulingRow, text: Translator, *, reads_all: bool) -> str:
    """Return the ruling and its reason as plain text for a suggestion: names instead of mentions, and dates.

    Args:
        reads_all: whether the reader may know reasons that are private.
    """
    plain = text.plainly()

    def when(at_ms: int) -> str:
        return date(moment(at_ms, shown.row.settings.zone), plain.draw)

    what = _said(shown, ruling, plain, when)
    if ruling.is_private and not reads_all:
        return what
    return plain.words("tournament.ruling_choice", what=what, reason=typed(ruling.reason))


def _said(
    shown: Shown,
    ruling: RulingRow,
    text: Translator,
    when: Callable[[int], str],
) -> str:
    before: dict[str, Any] = json.decode(ruling.before)
    after: dict[str, Any] = json.decode(ruling.after)
    pod = next((each for each in shown.stored.pods if each.id == ruling.pod_id), None)
    facts = _of_pod(shown, pod, after)
    match ruling.kind:
        case RulingKind.RESULT:
            key = "result"
            if pod is not None and shown.held.is_closed(pod):
                key = "result_closed"
            else:
                facts["places"] = _places(shown, after.get("result") or {}, text)
                if lifted := [_name(shown, no, text) for no in after.get("lifted", ())]:
                    key = "result_lifted"
                    facts["players"] = " · ".join(lifted)
        case RulingKind.STANDS:
            key = "stands_closed"
            if pod is not None and after.get("result") and not shown.held.is_closed(pod):
                key, facts["places"] = "stands", _places(shown, after["result"], text)
        case RulingKind.FAULT:
            key = "fault"
            facts["player"] = _name(shown, after.get("no"), text)
            kind = (after.get("fault") or {}).get("kind", "cleared")
            facts["kind"] = msg(f"tournament.fault.{kind}")
        case RulingKind.WARN | RulingKind.DEDUCT | RulingKind.DISQUALIFY:
            key = ruling.kind.value
            facts["player"] = _name(shown, entrant_in(ruling), text)
            facts["points"] = int(after.get("points", 0)) // UNIT
        case RulingKind.EXTEND:
            key = "extend" if pod is None else "extend_pod"
            facts["hours"] = int(after.get("hours", 0))
            due = [each for each in before.get("due", {}).values() if each is not None]
            until = max(due, default=ruling.at_ms) + int(after.get("hours", 0)) * 3_600_000
            facts["at"] = when(until)
            if pod is None:
                facts["number"] = int(after.get("number", 1))
        case RulingKind.REPAIR:
            key = "repair"
            first, second = after["exchanged"]
            facts["first"] = _name(shown, first, text)
            facts["second"] = _name(shown, second, text)
        case RulingKind.UNPAIR:
            key = "unpair"
            facts["number"] = int(after.get("number", 0))
        case RulingKind.ADD | RulingKind.DROP:
            key = ruling.kind.value
            facts["player"] = _name(shown, (after.get("entrant") or {}).get("no"), text)
        case RulingKind.SUBSTITUTE:
            key = "substitute"
            facts["player"] = _name(shown, before.get("no"), text)
            facts["by"] = _name(shown, after.get("no"), text)
        case RulingKind.KEEP:
            key = "keep"
            facts["player"] = _name(shown, (after.get("entrant") or {}).get("no"), text)
        case RulingKind.BYE:
            key = "bye"
            facts["player"] = _name(shown, after["entrant"]["no"], text)
            facts["number"] = int(after["wish"]["number"])
        case RulingKind.TAKE_OVER:
            key = "take_over"
            facts["player"] = text.mention(int(after["organiser"]))
        case _:
            key = ruling.kind.value
    return text.words(f"tournament.rule.{key}", **facts)


def _of_pod(shown: Shown, pod: PodRow | None, after: Mapping[str, Any]) -> dict[str, Own]:
    """Return the name of a table; the ruling knows its place if the round was taken back since."""
    if pod is not None:
        place = shown.held.place_of(pod.id)
    elif "place" in after:
        place = convert(after["place"], Place)
    else:
        return {}
    return {"place": shown.named(place)}


def _places(shown: Shown, result: Mapping[str, Any], text: Translator) -> str:
    seats = sorted(result.get("seats", ()), key=lambda each: each["rank"])
    return " · ".join(f"{each['rank']}. {_name(shown, each['no'], text)}" for each in seats)


def _name(shown: Shown, no: object, text: Translator) -> str:
    found = next((each for each in shown.stored.entrants if each.no == no), None)
    return text.words(NOBODY) if found is None else person(text, found.name)
