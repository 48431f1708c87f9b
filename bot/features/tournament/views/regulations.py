"""The rules of a tournament in words."""

from typing import Final

from bot.core.posts.post import Post
from bot.core.text.lines import cut_at_line
from bot.core.text.translator import Translator
from bot.features.tournament.choices.more_rules import unusual
from bot.features.tournament.posts.changes import change_lines
from bot.features.tournament.posts.deals import deal_lines
from bot.features.tournament.words import (
    Shown,
    beside_lines,
    event,
    format_lines,
    length,
    pace,
    points,
    seeds_line,
)
from bot.store.contest.rows import Eligible
from rules.contest.director.plan import DealScoring, Format, StagePlan
from rules.contest.scores.scoring import DRAWS, SHARE, column
from rules.contest.scores.tie_breaks import POINTS
from rules.core.text import Msg, msg

_CHARS: Final = 1900
_BY_PAIRING: Final = (Format.SWISS, Format.HEATS, Format.LADDER, Format.LIVES)
"""Formats whose rounds are paired one after the other, so that entrants may request byes or come late."""


def rules_post(shown: Shown, text: Translator, referees: tuple[str, ...]) -> Post:
    """Return the rules of a tournament, with the hash of its rules and the commitment of its draw.

    Args:
        referees: mentions of the organiser and then of the referees; a private answer pings no member.
    """
    row, plan = shown.row, shown.at.plan
    first, is_alone = plan.stages[0], shown.is_alone(1)
    lines = [
        text.words("tournament.rules_head", name=event(text, shown)),
        format_lines(text, shown.at),
        *filter(None, [seeds_line(text, shown)]),
        *_points(first, text),
        text.words("tournament.rules_ties", list=_ties(first)),
    ]
    if plan.team_size:
        lines.append(text.words("tournament.rules_teams", size=plan.team_size))
    if max(first.sizes) > 1:
        lines.append(
            text.words(
                "tournament.rules_show",
                show=length(plan.show_ms),
                ready=Msg("tournament.button.ready"),
            )
        )
    lines.append(
        text.words(
            "tournament.rules_due_alone" if is_alone else "tournament.rules_due",
            length=length(plan.round_ms),
            what=msg(f"tournament.unfinished.{plan.unfinished.value}"),
        )
    )
    if first.format in _BY_PAIRING:
        if plan.free_byes:
            lines.append(text.words("tournament.rules_byes", count=plan.free_byes))
        if plan.late_until > 1:
            lines.append(text.words("tournament.rules_late", number=plan.late_until))
    if plan.disputes_ms:
        lines.append(text.words("tournament.rules_disputes", length=length(plan.disputes_ms)))
    if also := unusual(shown.held):
        lines.append(text.words("tournament.rules_also", list=tuple(also)))
    if conditions := conditions_of(row.settings.eligible, has_code=bool(row.entry_code)):
        lines.append(text.words("tournament.rules_eligible", list=conditions))
    lines += beside_lines(shown, text)
    organiser, *others = referees
    lines.append(text.words("tournament.rules_organiser", name=organiser))
    if others:
        said = ", ".join(others)
        lines.append(text.words("tournament.rules_referees", names=said))
    rated = "rated" if row.settings.is_rated else "unrated"
    lines.append(
        text.words(
            "tournament.terms_over", pace=pace(text, shown), rated=Msg(f"tournament.{rated}")
        )
    )
    if row.fingerprint:
        lines.append(text.words("tournament.rules_print", print=row.fingerprint))
    lines.append(text.words("tournament.rules_seal", seal=row.commitment))
    lines += deal_lines(shown, {}, text)
    lines += change_lines(shown, text)
    return Post(cut_at_line(lines, _CHARS))


def conditions_of(eligible: Eligible, *, has_code: bool) -> tuple[Msg, ...]:
    """Return the conditions that entrants must meet; empty if all members may enter."""
    by_code = "both" if has_code else "list"
    found = [msg("tournament.eligible.code")] if has_code else []
    if eligible.is_by_list:
        found = [msg(f"tournament.eligible.invited_{by_code}")]
    if eligible.role_id is not None:
        found.append(msg("tournament.eligible.role", role=str(eligible.role_id)))
    if eligible.account_days:
        found.append(msg("tournament.eligible.account", days=eligible.account_days))
    if eligible.rated_tables:
        found.append(msg("tournament.eligible.tables", tables=eligible.rated_tables))
    if eligible.reliability:
        found.append(msg("tournament.eligible.reliability", least=eligible.reliability))
    if eligible.rating_least:
        found.append(msg("tournament.eligible.rating_least", rating=eligible.rating_least))
    if eligible.rating_most:
        found.append(msg("tournament.eligible.rating_most", rating=eligible.rating_most))
    if eligible.language is not None:
        found.append(msg("tournament.eligible.language", language=eligible.language))
    return tuple(found)


def _points(stage: StagePlan, text: Translator) -> list[str]:
    scheme = stage.scheme
    if stage.format is Format.DUPLICATE and stage.deal_scoring is DealScoring.MATCHPOINTS:
        whose = "all" if scheme.wanted == 1 else "seat"
        return [text.words(f"tournament.rules_deals_{whose}")]
    if scheme.wanted < 2:
        return []
    if scheme.scoring == SHARE:
        return [text.words("tournament.rules_share")]
    if scheme.scoring in DRAWS:
        return [text.words("tournament.rules_draws")]
    worth = column(scheme.scoring, scheme.wanted, scheme.wanted)
    said = " · ".join(points(text, int(each)) for each in worth)
    lines = [text.words("tournament.rules_points", seats=scheme.wanted, points=said)]
    if set(stage.sizes) != {scheme.wanted}:
        lines.append(text.words("tournament.rules_smaller"))
    return lines


def _ties(stage: StagePlan) -> tuple[Msg, ...]:
    if stage.format is Format.DUPLICATE and stage.deal_scoring is DealScoring.MATCHPOINTS:
        names = ("deals", "margins", "best_deal") if stage.scheme.wanted == 1 else ("share",)
        return tuple(msg(f"tournament.tie.{name}") for name in names)
    return tuple(msg(f"tournament.tie.{name}") for name in stage.scheme.order if name != POINTS)
