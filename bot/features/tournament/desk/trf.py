"""The first stage of a tournament of duels as a report for chess programs: the format TRF-16 of FIDE."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Final

from bot.core.text.translator import Translator
from bot.features.tournament.views.drawing import subject
from bot.features.tournament.words import Shown, title
from rules.contest.director.held import Ended, Pod, RoundHeld
from rules.contest.director.stages.knocked_out import places_in
from rules.contest.scores.results import No, Unplayed
from rules.contest.showing.subject import public, ranking

_NAME_CHARS: Final = 33
_TEAM_CHARS: Final = 32
_WORTH: Final[Mapping[str, int]] = {"1": 2, "+": 2, "U": 2, "=": 1, "H": 1}
"""Half points by the sign of a result."""
_RESTS: Final[Mapping[Unplayed, str]] = {Unplayed.ALLOCATED: "U", Unplayed.REQUESTED: "H"}


def has_report(shown: Shown) -> bool:
    """Return whether the tournament has begun and all its tables have two seats."""
    return bool(shown.at.stages) and all(each.scheme.wanted == 2 for each in shown.at.plan.stages)


def report(shown: Shown, text: Translator) -> bytes:
    """Return the report with what is public now. A win counts 1 and a draw a half, whatever the tournament scores."""
    at, about = public(shown.at), subject(shown, text)
    lines = [
        f"012 {about.event}",
        f"042 {datetime.fromtimestamp(shown.row.starts_ms / 1000, UTC):%Y/%m/%d}",
        f"062 {len(shown.stored.entrants)}",
        f"092 {text.draw(title(shown))}",
    ]
    places = {each.no: each.place for each in ranking(at, 1)}
    rounds = at.stages[0].rounds
    for entrant in shown.stored.entrants:
        no = entrant.no
        results = [_result(each, no) for each in rounds]
        score = sum(_WORTH.get(each[-1], 0) for each in results) / 2
        name = about.name(no)[:_NAME_CHARS]
        head = f"001 {no:>4}      {name:<33} {'':>4} {'':>3} {'':>11} {'':>10}"
        lines.append(f"{head} {score:>4.1f} {places.get(no, 0):>4}{''.join(results)}".rstrip())
    for team in shown.stored.teams:
        members = (each.no for each in shown.stored.entrants if each.team_no == team.no)
        name = about.team(team.no)[:_TEAM_CHARS]
        lines.append(f"013 {name:<{_TEAM_CHARS}} {' '.join(f'{no:>4}' for no in members)}")
    return "".join(f"{line}\r\n" for line in lines).encode()


def _result(played: RoundHeld, no: No) -> str:
    """Return the opponent, the colour and the result of an entrant's round in ten characters."""
    pod = next((each for each in played.pods if no in each.seats), None)
    if pod is None:
        return f"  0000 - {next(_rests(played, no), 'Z')}"
    if pod.is_scored and pod.table is None and pod.ended is not Ended.WALKOVER:
        return f"  0000 - {'H' if any(each.no == no for each in pod.rests) else 'Z'}"
    seat = pod.seats.index(no)
    other = next((each for each in pod.seats if each != no), 0)
    return f"  {other:>4} {'wb'[seat % 2]} {_sign(pod, no, other)}"


def _rests(played: RoundHeld, no: No) -> Iterator[str]:
    return (_RESTS.get(each.kind, "Z") for each in played.rests if each.no == no)


def _sign(pod: Pod, no: No, other: No) -> str:
    """Return the sign of the result at a table; a space while it is played, and a forfeit after a walkover."""
    if not pod.is_scored:
        return " "
    places = places_in(pod)
    own, its = places[no], places.get(other, len(pod.seats))
    if pod.ended is Ended.WALKOVER:
        return "+" if own < its else "-"
    return "1" if own < its else "0" if own > its else "="
