"""The post of a round: its tables, its deadline, and the quality of the pairing."""

from collections.abc import Iterator, Mapping
from typing import Final

import discord

from bot.core.controls.ids import TournamentId
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post, PostFile
from bot.core.text.lines import cut_at_line
from bot.core.text.translator import Translator
from bot.features.tournament.buttons import BLUE, button
from bot.features.tournament.words import Shown, event, names, person, points
from bot.store.contest.rows import PodRow, RoundRow
from rules.contest.director.plan import Format
from rules.contest.director.stages.matches import game_of
from rules.contest.director.stages.single import SMALL
from rules.contest.formats.proof import Proof, ScheduleCertificate, evenness, read_proof
from rules.contest.pairing.certificate import Unverifiable
from rules.contest.scores.results import Unplayed

MOST_LINES: Final = 16
"""Maximum number of tables that a post lists."""
CERTIFICATE: Final = "certificate"
_CHARS: Final = 1900


def round_post(
    shown: Shown,
    row: RoundRow,
    text: Translator,
    links: Mapping[int, str],
    files: tuple[PostFile, ...] = (),
) -> Post:
    """Return the post with the pairings of a round.

    Args:
        links: mentions of the threads of pods, by the id of the pod.
        files: the picture and the certificate.
    """
    content = cut_at_line(round_lines(shown, row, text, links), _CHARS)
    view = discord.ui.View(timeout=None)
    number = shown.row.id
    where = f"{shown.stage_of(row)}.{row.number}"
    view.add_item(button(TournamentId("own", number), text, BLUE))
    view.add_item(button(TournamentId("rank", number), text))
    if row.certificate is not None:
        view.add_item(button(TournamentId("verify", number, where), text))
    return Post(content, files, view)


def undone_post(shown: Shown, number: int, text: Translator) -> Post:
    """Return the text that replaces the post of an undone round."""
    return Post(text.words("tournament.undone", name=event(text, shown), number=number))


def round_lines(
    shown: Shown, row: RoundRow, text: Translator, links: Mapping[int, str]
) -> list[str]:
    lines = [_head(shown, row, text)]
    pods = shown.pods_of(row)
    if is_alone(shown, row):
        done = sum(pod.scored_ms is not None for pod in pods)
        return [*lines, text.words("tournament.deal_done", done=done, all=len(pods))]
    lines += [_pod_line(shown, pod, text, links) for pod in pods[:MOST_LINES]]
    lines += _games(shown, row, text)
    lines += _small_final(shown, row, text)
    if (more := len(pods) - MOST_LINES) > 0:
        label = text.words("tournament.button.own")
        lines.append(text.words("tournament.round_more", count=more, button=label))
    lines += rest_lines(shown, row, text)
    # The final table is the only one of its stage, so the draw could not avoid repeats.
    is_final = shown.is_final_table(shown.stage_of(row))
    if not is_final and (said := achieved(row, text)) is not None:
        lines.append(said)
    if row.altered:
        lines.append(text.words("tournament.altered"))
    return lines


def _games(shown: Shown, row: RoundRow, text: Translator) -> Iterator[str]:
    """Yield a line about the game of a pairing that several wins decide."""
    stage = shown.stage_of(row)
    wins = shown.at.plan.stages[stage - 1].wins
    if wins > 1:
        game = game_of(shown.at, stage, row.number)
        yield text.words("tournament.game_of", game=game, most=2 * wins - 1)


def _small_final(shown: Shown, row: RoundRow, text: Translator) -> Iterator[str]:
    """Yield a line about the table that plays for the places behind the final."""
    pods = shown.pods_of(row)
    if shown.at.plan.stages[shown.stage_of(row) - 1].format is not Format.SINGLE:
        return
    for pod in pods:
        if pod.group_no == SMALL:
            ahead = sum(len(shown.held.seats(each.id)) for each in pods if each is not pod)
            facts = {"table": pod.number + 1, "place": ahead + 1}
            yield text.words("tournament.small_final", **facts)


def is_alone(shown: Shown, row: RoundRow) -> bool:
    """Return whether every entrant plays the deal of the round solo."""
    return shown.is_alone(shown.stage_of(row))


def rest_lines(shown: Shown, row: RoundRow, text: Translator) -> list[str]:
    """Return lines about byes, a line for each kind, with the names of the entrants and the points."""
    lines = []
    for kind, key in ((Unplayed.ALLOCATED, "byes"), (Unplayed.REQUESTED, "rests")):
        found = [each for each in shown.stored.byes if each.round_id == row.id]
        of_kind = [each for each in found if each.kind is kind]
        if of_kind:
            who = names(text, (shown.entrant(each.no) for each in of_kind), ", ")
            worth = points(text, of_kind[0].points)
            lines.append(text.words(f"tournament.{key}", names=who, points=worth))
    return lines


def achieved(row: RoundRow, text: Translator) -> str | None:
    """Return the line about the quality of the pairing by its certificate; None if there is nothing to say."""
    held = certificate_of(row)
    if held is None:
        return None
    if isinstance(held, ScheduleCertificate):
        return _of_schedule(held, text)
    if held.input.hand is not None:
        return text.words("tournament.by_hand")
    repeats, bounds = held.pairing.criteria.repeats, held.pairing.bounds
    if repeats == 0:
        return text.words("tournament.no_repeats")
    is_least = bounds.is_exact or repeats == bounds.repeats
    key = "some" if is_least else "found"
    return text.words(f"tournament.{key}_repeats", count=repeats)


def _of_schedule(held: ScheduleCertificate, text: Translator) -> str | None:
    """Return the line about the number of meetings of two entrants in a schedule; only for its first round."""
    found = evenness(held) if held.round == 1 else None
    if found is None:
        return None
    if found.least == found.most:
        return text.words("tournament.meets_even", count=found.most)
    facts = {"least": found.least, "most": found.most}
    even = {"from": found.even_least, "to": found.even_most}
    return text.words("tournament.meets_nearly", **facts, **even)


def certificate_of(row: RoundRow) -> Proof | None:
    if row.certificate is None:
        return None
    try:
        return read_proof(row.certificate)
    except Unverifiable:
        return None


def certificate_file(shown: Shown, row: RoundRow, text: Translator) -> PostFile | None:
    """Return the certificate with which a reader can recalculate the pairing; None if there is none."""
    if row.certificate is None:
        return None
    stage = shown.stage_of(row)
    name = f"{CERTIFICATE}-{shown.row.id}-{stage}-{row.number}-{row.attempt}.json"
    alt = text.words("tournament.certificate", number=row.number)
    return PostFile(name, row.certificate, alt)


def _head(shown: Shown, row: RoundRow, text: Translator) -> str:
    at = stamp(shown.due_of(row), "f")
    stage = shown.stage_of(row)
    if shown.is_final_table(stage):
        final = text.words("tournament.stage_final")
        return text.words("tournament.round_stage", name=event(text, shown), stage=final, at=at)
    everything = shown.total_at(stage, row.number)
    if shown.at.plan.stages[stage - 1].format is Format.DUPLICATE:
        deal = text.words("tournament.stage_deal", number=row.number, all=everything)
        return text.words("tournament.round_stage", name=event(text, shown), stage=deal, at=at)
    return text.words(
        "tournament.round_head",
        name=event(text, shown),
        number=row.number,
        all=everything,
        at=at,
    )


def _pod_line(shown: Shown, pod: PodRow, text: Translator, links: Mapping[int, str]) -> str:
    """Return the line of a table: its players in the order of seats, or by rank once its result is public."""
    seats = shown.held.seats(pod.id)
    rows = [shown.entrant(each.no) for each in seats]
    if pod.result is not None and not shown.held.is_closed(pod):
        order = {each.no: (each.fault is not None, each.rank) for each in pod.result.seats}
        rows.sort(key=lambda each: order.get(each.no, (True, 99)))
        first = min(order.values(), default=(False, 1))
        who = " · ".join(
            f"**{person(text, each.name)}**"
            if order.get(each.no) == first
            else person(text, each.name)
            for each in rows
        )
    else:
        who = names(text, rows)
    link = links.get(pod.id)
    # The name of a thread has the table and its players, as long as they are the same.
    if link is not None and pod.result is None and all(each.since_ms is None for each in seats):
        return link
    return text.words("tournament.round_table", number=pod.number + 1, names=who)
