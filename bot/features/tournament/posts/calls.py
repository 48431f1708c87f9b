"""Posts that call entrants: each has one cause, and names exactly the entrants that it concerns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import ButtonStyle

from bot.core.controls.ids import TournamentId
from bot.core.controls.items import BUTTON_CHARS
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.lines import MESSAGE_CHARS, cut
from bot.core.text.translator import Translator
from bot.features.tournament.buttons import BLUE, GREEN, GREY, button
from bot.features.tournament.posts.changes import changes_since
from bot.features.tournament.posts.ruled import said_of
from bot.features.tournament.teams import short_post
from bot.features.tournament.words import Shown, event, person
from bot.store.contest.rows import EntrantRow, RulingKind
from bot.tables.names import NOBODY
from bot.tournaments.signing import may_come_back, may_enter_late
from rules.contest.director.held import Place
from rules.contest.scores.results import No
from rules.core.text import Msg, Own, Typed, typed

TABLE: Final = "table"
"""The cause of the post that greets the players in the thread of their table."""
NUDGED: Final = "nudged"
"""The cause of the post in that thread with which a referee asks players to move."""
TO_REFEREES: Final = ("dispute", "unposted", "left", "entrant_left", "named", "role_kept")
"""The causes of direct messages to organisers and referees."""
AT_TABLES: Final = (TABLE, NUDGED, "show", "deadline")
"""The causes of calls to a table; they are posted where it is played."""
_BUTTONS: Final[Mapping[str, tuple[str, ...]]] = {
    "checkin": ("in",),
    "show": ("ready",),
    TABLE: ("ready",),
    "deals": ("own",),
    "changed": ("rules", "out"),
}
_STYLES: Final[Mapping[str, ButtonStyle]] = {"ready": BLUE, "rules": GREY, "out": GREY}
_TEXTS: Final[Mapping[str, str]] = {"show": "ready", "called_off": "cancelled"}
_MOST_MENTIONS: Final = 40
"""Maximum number of entrants in one message; Discord takes a hundred in `allowed_mentions`."""
_MOST_CHARS: Final = 1500
"""Maximum characters of names and mentions in one message."""


@dataclass(frozen=True, slots=True)
class Call:
    cause: str
    nos: tuple[No, ...]
    until_ms: int | None = None
    place: Place | None = None
    since_ms: int = 0
    """The moment from which changes are told."""

    @property
    def is_silent(self) -> bool:
        """Return whether the message rings nowhere: a no-show was called twice, and can take their time now."""
        return self.cause == "dropped"


def read_call(facts: Mapping[str, object]) -> Call:
    """Return the call that a row of the outbox holds."""
    nos = facts.get("nos")
    until = facts.get("until")
    place = None
    if "pod" in facts:
        stage, number, pod = (int(str(facts[key])) for key in ("stage", "round", "pod"))
        place = Place(stage, number, pod)
    return Call(
        str(facts["cause"]),
        tuple(int(each) for each in nos) if isinstance(nos, list) else (),
        None if until is None else int(str(until)),
        place,
        int(str(facts.get("since", 0))),
    )


def call_posts(
    shown: Shown, call: Call, text: Translator, called: Sequence[int]
) -> tuple[Post, ...]:
    """Return the messages of a call; more than one only if the entrants do not fit into one.

    Args:
        called: the members to mention; the other entrants are only named.
    """
    wanted = set(called)
    groups: list[list[tuple[EntrantRow, str]]] = [[]]
    for member in map(shown.entrant, call.nos):
        is_wanted = member.member_id in wanted
        said = text.mention(member.member_id) if is_wanted else f"**{person(text, member.name)}**"
        size = sum(len(each) + 1 for _, each in groups[-1])
        if len(groups[-1]) == _MOST_MENTIONS or size + len(said) > _MOST_CHARS:
            groups.append([])
        groups[-1].append((member, said))
    posts = []
    for group in groups:
        mentioned = tuple(each.member_id for each, _ in group if each.member_id in wanted)
        content = _words(shown, call, text, " ".join(said for _, said in group))
        posts.append(Post(content, view=_view(shown, call, text), mentions=mentioned))
    return tuple(posts)


def _words(shown: Shown, call: Call, text: Translator, mentions: str) -> str:
    facts: dict[str, Own] = {
        "mentions": mentions,
        "name": event(text, shown),
        "at": "" if call.until_ms is None else stamp(call.until_ms, "R"),
        "number": 0 if call.place is None else call.place.number,
        "place": "" if call.place is None else shown.named(call.place),
        "ready": Msg("tournament.button.ready"),
        "count": len([each for each in shown.in_play() if each.checked_in_ms is not None]),
        "least": shown.at.plan.entrants_min,
    }
    if call.cause == "message":
        facts |= _message(shown, call.since_ms, text)
    if call.cause == "changed":
        facts["list"] = "\n".join(changes_since(shown, call.since_ms, text))
    if call.cause == "put_off":
        facts["at"] = stamp(shown.row.starts_ms, "f")
    key = _TEXTS.get(call.cause, call.cause)
    return text.words(f"tournament.call.{key}", **facts)


def _message(shown: Shown, at_ms: int, text: Translator) -> dict[str, Own]:
    """Return the organiser's message of a moment, and the organiser. It neither formats nor mentions."""
    found = (
        each
        for each in shown.stored.rulings
        if each.kind is RulingKind.MESSAGE and each.at_ms == at_ms
    )
    row = next(found, None)
    if row is None:
        return {"who": text.words(NOBODY), "text": "…"}
    return {"who": text.mention(row.by_id), "text": typed(row.reason)}


def _view(shown: Shown, call: Call, text: Translator) -> discord.ui.View | None:
    view = discord.ui.View(timeout=None)
    for op in _BUTTONS.get(call.cause, ()):
        where = "" if call.place is None else ".".join(map(str, _parts(call.place)))
        clicked = TournamentId(op, shown.row.id, where)
        view.add_item(button(clicked, text, _STYLES.get(op, GREEN)))
    return view if view.children else None


def _link_view(link: str, text: Translator) -> discord.ui.View | None:
    """Return a button that leads to a table."""
    if not link:
        return None
    view = discord.ui.View(timeout=None)
    label = cut(text.words("tournament.button.go"), BUTTON_CHARS)
    view.add_item(discord.ui.Button(label=label, url=link, style=ButtonStyle.link))
    return view


def _parts(place: Place) -> tuple[int, int, int]:
    return place.stage, place.number, place.pod


def letter(
    shown: Shown,
    call: Call,
    facts: Mapping[str, object],
    member_id: int,
    text: Translator,
    link: str = "",
) -> Post:
    """Return the direct message of a row of the outbox to one member; `link` leads to the table of the call."""
    match call.cause:
        case "test":
            return test_post(shown, text)
        case "dropped":
            return dropped_post(shown, member_id, text)
        case "missed":
            return missed_post(shown, text)
        case "team_removed" | "team_captain" | "team_short":
            return short_post(shown, call.cause, Typed(str(facts["team"])), text)
        case "private_reason":
            return private_reason_post(shown, int(str(facts["of"])), text)
        case "unposted":
            return unposted_post(shown, text)
        case "left":
            who = text.mention(int(str(facts["who"])))
            name = event(text, shown)
            return Post(text.words("tournament.call.left", name=name, who=who))
        case "named":
            role = str(facts["role"])
            return Post(text.words(f"tournament.call.named_{role}", name=event(text, shown)))
        case "entrant_left":
            who = person(text, Typed(str(facts["by"])))
            name = event(text, shown)
            return Post(text.words("tournament.call.entrant_left", name=name, who=who))
        case "role_kept":
            return role_kept_post(shown, call, str(facts["why"]), text)
    assert call.place is not None
    pod = shown.held.pod(call.place).id
    said = (each.text for each in reversed(shown.stored.disputes) if each.pod_id == pod)
    by = Typed(str(facts.get("by", "")))
    return dispute_post(shown, call.place, by, next(said, Typed("")), member_id, text, link)


def unposted_post(shown: Shown, text: Translator) -> Post:
    """Return the message to an organiser that the tournament's channel was deleted, or is closed to the bot."""
    place = f"<#{shown.row.channel_id}>"
    return Post(text.words("tournament.call.unposted", name=event(text, shown), place=place))


def role_kept_post(shown: Shown, call: Call, why: str, text: Translator) -> Post:
    """Return the message to an organiser that the winner did not get the role, with the reason and the way."""
    words = text.words(
        f"tournament.call.role_{why}",
        name=event(text, shown),
        role=f"<@&{shown.row.settings.winner_role}>",
        who=", ".join(person(text, shown.entrant(no).name) for no in call.nos),
    )
    return Post(words)


def dispute_post(
    shown: Shown,
    place: Place,
    by: Typed,
    said: Typed,
    referee_id: int,
    text: Translator,
    link: str = "",
) -> Post:
    """Return the direct message about a dispute to a referee. The player's text neither formats nor mentions."""
    words = text.words(
        "tournament.call.dispute",
        mentions=f"<@{referee_id}>",
        name=event(text, shown),
        place=shown.named(place),
        who=person(text, by),
        text=typed(said),
    )
    return Post(cut(words, MESSAGE_CHARS), view=_link_view(link, text))


def dropped_post(shown: Shown, member_id: int, text: Translator) -> Post:
    """Return the direct message to a no-show: they are out, with a button to come back while that is allowed."""
    lines = [text.words("tournament.call.dropped", name=event(text, shown))]
    if not may_come_back(shown.held, member_id):
        return Post(lines[0])
    again = Msg("tournament.button.again")
    lines.append(text.words("tournament.call.dropped_back", button=again))
    view = discord.ui.View(timeout=None)
    view.add_item(button(TournamentId("again", shown.row.id), text, GREEN))
    return Post("\n".join(lines), view=view)


def missed_post(shown: Shown, text: Translator) -> Post:
    """Return the direct message to a member who missed check-in, with a button to come in while that is possible."""
    name, late = event(text, shown), may_enter_late(shown.held)
    if late is None:
        return Post(text.words("tournament.call.missed", name=name))
    label = text.words("tournament.button.late", number=late)
    view = discord.ui.View(timeout=None)
    view.add_item(button(TournamentId("again", shown.row.id), text, GREEN, label=label))
    words = text.words("tournament.call.missed_back", name=name, number=late)
    return Post(words, view=view)


def private_reason_post(shown: Shown, ruling_id: int, text: Translator) -> Post:
    """Return the direct message to an entrant with the reason of a ruling, which is not posted."""
    row = next(each for each in shown.stored.rulings if each.id == ruling_id)
    what, why = said_of(shown, row, text), typed(row.reason)
    name = event(text, shown)
    return Post(text.words("tournament.call.private_reason", name=name, what=what, reason=why))


def test_post(shown: Shown, text: Translator) -> Post:
    """Return the direct message that shows a member the form of later calls."""
    return Post(text.words("tournament.call.test", name=event(text, shown)))
