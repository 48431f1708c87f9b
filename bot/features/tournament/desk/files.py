"""A tournament's lists as files: sign-ups, pairings, results, standings and penalties as CSV and JSON, duels as TRF.

They hold what every member may see: no results of closed deals, no numbers of members, no reasons of disputes, and of
penalties only reasons that were posted.
"""

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from io import StringIO
from typing import Final

from msgspec import json

from bot.core.caller import Caller
from bot.core.core import Core
from bot.core.posts.post import Post, PostFile
from bot.core.text.translator import translator
from bot.features.tournament.circuits.posts import circuit_lines
from bot.features.tournament.desk.trf import has_report, report
from bot.features.tournament.joining import assert_here
from bot.features.tournament.views.standing import standings_of
from bot.features.tournament.words import Shown, event
from bot.store.contest.rows import EntrantRow
from bot.tables.names import visible
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.rulings.penalties import penalties_of
from bot.tournaments.service import Tournaments
from rules.contest.director.held import Pod
from rules.contest.director.snapshot import Status
from rules.contest.director.stages.knocked_out import places_in
from rules.contest.director.teams import of_team
from rules.contest.scores.results import No
from rules.contest.showing.subject import public, totals_of
from rules.contest.showing.team_standings import team_ranking
from rules.contest.views.numbers import points_text

Line = Mapping[str, str | int | None]
_FORMULA: Final = ("=", "+", "-", "@")
"""A name that begins so would be reckoned by a spreadsheet."""


class Files:
    def __init__(self, core: Core, tournaments: Tournaments) -> None:
        self._catalogues = core.catalogues
        self._tournaments = tournaments

    async def all(self, caller: Caller, tournament_id: int) -> Post:
        """Return the files as they are now.

        Raises:
            TournamentRefusal: no_such or not_announced.
        """
        held = await assert_here(self._tournaments, caller, tournament_id)
        if held.row.status is Status.DRAFT:
            raise TournamentRefusal("not_announced")
        text, shown = translator(self._catalogues[caller.language], None), Shown(held)
        lists = lists_of(shown)
        for each in held.stored.circuits:
            # A circuit is gone if the operator has made the bot forget the server.
            if each.id == held.row.settings.circuit_id:
                circuit = await self._tournaments.circuits.show(held.row.guild_id, each.id)
                lists["circuit"] = circuit_lines(circuit)
        alts = {name: text.words(f"tournament.file_csv_{name}") for name in lists}
        files = [
            PostFile(f"tournament-{held.id}-{name}.csv", written(lines), alts[name])
            for name, lines in lists.items()
            if lines
        ]
        data = json.format(json.encode({"tournament": visible(held.row.name), **lists}), indent=1)
        name = f"tournament-{held.id}-lists.json"
        files.append(PostFile(name, data, text.words("tournament.file_lists")))
        if has_report(shown):
            name, told = f"tournament-{held.id}.trf", text.words("tournament.file_trf")
            files.append(PostFile(name, report(shown, text), told))
        return Post(text.words("tournament.files_head", name=event(text, shown)), tuple(files))


def lists_of(shown: Shown) -> dict[str, list[Line]]:
    """Return all lists by name, each a dictionary a line with the same keys; an empty one has nothing to tell yet."""
    made: dict[str, Callable[[Shown], Iterator[Line]]] = {
        "signups": _sign_ups,
        "pairings": _pairings,
        "results": _results,
        "standings": _standings,
        "penalties": _penalties,
    }
    if shown.at.plan.team_size:
        made["teams"] = _teams
    return {name: list(lines(shown)) for name, lines in made.items()}


def written(lines: Sequence[Line]) -> bytes:
    """Return lines as CSV in UTF-8, with the mark by which spreadsheets know it. No cell is a formula."""
    out = StringIO()
    fields = dict.fromkeys(key for line in lines for key in line)
    writer = csv.DictWriter(out, fields, restval="")
    writer.writeheader()
    writer.writerows({key: _cell(value) for key, value in line.items()} for line in lines)
    return out.getvalue().encode("utf-8-sig")


def _cell(value: str | int | None) -> str | int:
    if value is None:
        return ""
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return value


def _sign_ups(shown: Shown) -> Iterator[Line]:
    for each in shown.stored.entrants:
        yield {
            "no": each.no,
            "name": visible(each.name),
            "kind": each.kind.value,
            "seed": each.rank or None,
            "signed_up": _moment(each.entered_ms),
            "checked_in": None if each.checked_in_ms is None else _moment(each.checked_in_ms),
            "out_from_round": each.dropped_round,
            **_team(shown, each),
        }


def _pairings(shown: Shown) -> Iterator[Line]:
    for stage, number, at, pod in _pods(shown):
        for seat, no in enumerate(pod.seats, 1):
            place = {"stage": stage, "round": number, "table": at, "seat": seat}
            yield {**place, "no": no, "name": _name(shown, no), "bye": None}
    for stage, each in enumerate(shown.at.stages, 1):
        for number, held in enumerate(each.rounds, 1):
            for rest in held.rests:
                nowhere = {"stage": stage, "round": number, "table": None, "seat": None}
                name = _name(shown, rest.no)
                yield {**nowhere, "no": rest.no, "name": name, "bye": rest.kind.value}


def _results(shown: Shown) -> Iterator[Line]:
    for stage, number, at, pod in _pods(shown):
        if pod.table is None:
            continue
        places, totals = places_in(pod), totals_of(pod)
        for each in pod.table.seats:
            yield {
                "stage": stage,
                "round": number,
                "table": at,
                "no": each.no,
                "name": _name(shown, each.no),
                "place": places[each.no],
                "total": totals.get(each.no),
                "at_fault": "yes" if each.fault is not None else "no",
                "ended": "finished" if pod.ended is None else pod.ended.value,
            }


def _standings(shown: Shown) -> Iterator[Line]:
    for stage in range(1, len(shown.at.stages) + 1):
        if shown.is_closed(stage):
            continue
        for each in standings_of(shown.at, stage):
            rounds = {
                f"round_{at}": points_text(one, ".") for at, one in enumerate(each.by_round, 1)
            }
            place = {"stage": stage, "place": each.place, "no": each.no}
            name = _name(shown, each.no)
            points = {
                "points": points_text(each.points, "."),
                "points_off": points_text(each.deducted, ".") if each.deducted else None,
            }
            yield {**place, "name": name, **points, **rounds}


def _teams(shown: Shown) -> Iterator[Line]:
    for stage in range(1, len(shown.at.stages) + 1):
        for each in team_ranking(shown.at, stage):
            own = of_team(shown.at, each.no)
            rounds = {
                f"round_{at}": points_text(one, ".") for at, one in enumerate(each.by_round, 1)
            }
            yield {
                "no": each.no,
                "place": each.place,
                "team": visible(shown.held.team(each.no).name),
                "players": ", ".join(_name(shown, one.no) for one in own),
                "points": points_text(each.points, "."),
                **rounds,
            }


def _team(shown: Shown, row: EntrantRow) -> Line:
    """Return the team and the board of an entrant; nothing in tournaments without teams."""
    if not shown.at.plan.team_size:
        return {}
    team = None if row.team_no is None else visible(shown.held.team(row.team_no).name)
    return {"team": team, "board": row.board or None}


def _penalties(shown: Shown) -> Iterator[Line]:
    pods = {each.id: shown.held.place_of(each.id) for each in shown.stored.pods}
    for each in penalties_of(shown.stored):
        place = pods.get(each.ruling.pod_id or 0)
        yield {
            "no": each.no,
            "name": _name(shown, each.no),
            "penalty": each.kind.value,
            "stage": each.stage or (None if place is None else place.stage),
            "round": None if place is None else place.number,
            "table": None if place is None else place.pod + 1,
            "points_off": points_text(each.points, ".") if each.points else None,
            "given": _moment(each.ruling.at_ms),
            "reason": None if each.ruling.is_private else visible(each.ruling.reason),
        }


def _pods(shown: Shown) -> Iterator[tuple[int, int, int, Pod]]:
    """Yield stage, round and table, from 1, with what the public knows of it."""
    for place, pod in public(shown.at).pods():
        yield place.stage, place.number, place.pod + 1, pod


def _name(shown: Shown, no: No) -> str:
    return visible(shown.entrant(no).name)


def _moment(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).isoformat(timespec="seconds")
