"""The best-of facts of a tournament in one line."""

from bot.ui.text.translator import Translator
from bot.ui.tournaments.words import Shown
from rules.contest.scores.results import No
from rules.contest.showing.facts import Facts
from rules.core.text import msg


def facts_line(facts: Facts, shown: Shown, text: Translator) -> str:
    """The narrowest win, the biggest comeback, the quickest; empty if there is nothing to tell. Names ping nobody."""
    names = {each.no: each.name for each in shown.stored.entrants}

    def called(no: No) -> str:
        return names.get(no, "") or "–"

    told = []
    if (closest := facts.closest) is not None:
        told.append(msg("rating.facts_closest", name=called(closest.winner), by=closest.by))
    if (turned := facts.comeback) is not None:
        before, after = str(turned.before), str(turned.after)
        told.append(
            msg("rating.facts_comeback", name=called(turned.no), before=before, after=after)
        )
    if (quickest := facts.quickest) is not None:
        told.append(msg("rating.facts_quickest", name=called(quickest.no)))
    return " · ".join(text.say(each) for each in told)
