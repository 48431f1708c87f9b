"""The public log of an organiser's changes after the announcement, and of penalties."""

from typing import Any, Final

from msgspec import json

from bot.core.posts.clock_lines import stamp
from bot.core.text.translator import Translator
from bot.features.tournament.choices.more import choices
from bot.features.tournament.posts.ruled import said_of
from bot.features.tournament.words import Shown, person
from bot.store.contest.rows import RulingKind, RulingRow
from bot.tables.names import NOBODY
from bot.tournaments.rulings.penalties import penalties_of
from rules.core.text import Own, typed

MOST_IN_ANNOUNCEMENT: Final = 5
_FOR_ENTRANTS: Final = ("start", "deadline", "terms")
"""The changes that a post to entrants tells."""
_PRINT: Final = 8
"""Letters of a fingerprint that a line shows."""


def change_lines(shown: Shown, text: Translator, *, most: int | None = None) -> list[str]:
    """Return the lines of the log, the oldest first; with `most` only so many of the latest."""
    penalties = {each.ruling.id for each in penalties_of(shown.stored)}
    found = [
        each
        for each in shown.stored.rulings
        if each.kind is RulingKind.CHANGE or each.id in penalties
    ]
    if not found:
        return []
    listed = found if most is None else found[-most:]
    lines = [text.words("tournament.changes_head")]
    lines += [
        text.words(
            "tournament.changes_line", at=stamp(each.at_ms, "d"), what=said(shown, each, text)
        )
        for each in listed
    ]
    return lines


def changes_since(shown: Shown, since_ms: int, text: Translator) -> list[str]:
    """Return what has changed since a moment, for a post to those it concerns."""
    return [
        text.words("tournament.changes_item", what=said(shown, each, text))
        for each in shown.stored.rulings
        if each.kind is RulingKind.CHANGE
        and each.at_ms >= since_ms
        and json.decode(each.after)["what"] in _FOR_ENTRANTS
    ]


def said(shown: Shown, change: RulingRow, text: Translator) -> str:
    """Return a change in half a sentence. Its mentions send no pings."""
    if change.kind is not RulingKind.CHANGE:
        ruled: dict[str, Own] = {
            "what": said_of(shown, change, text),
            "reason": typed(change.reason),
        }
        return text.words(f"tournament.change.penalty{'_private' * change.is_private}", **ruled)
    before: dict[str, Any] = json.decode(change.before)
    after: dict[str, Any] = json.decode(change.after)
    what = str(after["what"])
    facts: dict[str, Own] = {}
    match what:
        case "start" | "deadline":
            facts = {"at": stamp(after["at"], "f"), "before": stamp(before["at"], "f")}
            facts["number"] = int(after.get("number", 0))
        case "places":
            facts = {"count": int(after["count"]), "before": int(before["count"])}
        case "terms":
            facts = _of_terms(shown, after, before, text)
        case "people":
            facts = {
                role: _mentions(after[role], text) or text.words("tournament.change.nobody")
                for role in ("organisers", "referees")
            }
        case "by_hand" | "by_lot":
            facts = {"number": int(after["number"])}
        case "seeds" if not after["order"]:
            what = "seeds_none"
        case "seeds":
            facts = {"names": _seeded(shown, after["order"], text)}
        case _:
            pass
    return text.words(f"tournament.change.{what}", **facts)


def _of_terms(
    shown: Shown, after: dict[str, Any], before: dict[str, Any], text: Translator
) -> dict[str, Own]:
    choice = choices(shown.held).get(str(after["choice"]))
    new, old = str(after["value"]), str(before["value"])
    facts: dict[str, Own] = {"print": str(after["print"])[:_PRINT]}
    if choice is None:
        return facts | {"after": new, "before": old}
    return facts | {"after": text.say(choice.said(new)), "before": text.say(choice.said(old))}


def _mentions(members: list[int], text: Translator) -> str:
    return " · ".join(text.mention(each) for each in members)


def _seeded(shown: Shown, order: list[int], text: Translator) -> str:
    known = {each.no: each.name for each in shown.stored.entrants}
    names = [person(text, known[no]) if no in known else text.words(NOBODY) for no in order]
    return " · ".join(f"{place}. {name}" for place, name in enumerate(names, 1))
