"""Lists what organisers can choose behind *Change more*: ``python -m tests.tournament_choices`` writes the document.

The document is made from the menus themselves, for every kind of tournament, and a test compares it with them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.core.text.translator import translator
from bot.features.tournament.choices.choice import Choice
from bot.features.tournament.choices.kinds import kinds_for, plan_for
from bot.features.tournament.choices.more import choices
from bot.features.tournament.choices.more_groups import grouped
from rules.core.text import Msg
from rules.registry import load
from tests.bot.ui.tournaments.test_kinds import STARTS, draft
from tests.catalogues import own_catalogues

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "run-a-server" / "tournament-choices.md"
TITLE: Final = "tmars"
"""A title that has every kind."""
_SEATS: Final = tuple(load(TITLE).seats)
_HEAD: Final = """\
# All choices of a tournament

*Change more* has these menus, in these groups. A draft shows those that fit its kind; the usual choice comes first.
The game's own options stand among the tables. Texts, lists and dates are typed behind the other buttons of the draft.
[Tournaments](tournaments.md) tells how they work.

<!-- choices: python -m tests.tournament_choices -->
"""

_END: Final = "\n\n<!-- end of choices -->\n"


def document() -> str:
    """Return the document."""
    return _HEAD + "\n".join(_lines()) + _END


def _lines() -> Iterator[str]:
    text = translator(own_catalogues()["en"], None)
    found = _choices()
    for group, names in grouped(found).items():
        name = text.draw(Msg(f"tournament.more_group_{group}", {}))
        about = text.draw(Msg(f"tournament.more_about_{group}", {}))
        yield f"\n## {name}\n\n{about}\n"
        yield "| Choices | Kinds |\n| --- | --- |"
        for each in names:
            said = dict.fromkeys(
                text.draw(choice.said(value))
                for choice in found[each].values()
                for value in _in_order(choice)
            )
            lacking = [kind for kind in kinds_for(_SEATS) if kind not in found[each]]
            having = [kind for kind in found[each] if len(lacking) > len(found[each])]
            named = [text.draw(Msg(f"tournament.preset.{kind}", {})) for kind in having or lacking]
            told = ", ".join(named)
            yield f"| {_joined(list(said))} | {told if having else f'all but {told}' if told else 'all'} |"


def _joined(said: list[str]) -> str:
    """Return the labels; a beginning that all share, up to a colon, stands once."""
    head, colon, _ = said[0].partition(": ")
    if not colon or not all(each.startswith(head + colon) for each in said):
        return " · ".join(said)
    return f"{head}: {' · '.join(each.removeprefix(head + colon) for each in said)}"


def _in_order(choice: Choice) -> Iterator[str]:
    yield choice.now
    yield from (value for value in choice.values if value != choice.now)


def _choices() -> dict[str, dict[str, Choice]]:
    """Return the menus by name, each with the kinds that have it."""
    found: dict[str, dict[str, Choice]] = {}
    for kind in kinds_for(_SEATS):
        plan, _ = plan_for(kind, _SEATS, STARTS)
        for name, choice in choices(draft(TITLE, plan)).items():
            if not name.startswith("opt."):
                found.setdefault(name, {})[kind] = choice
    return found


if __name__ == "__main__":
    DOCUMENT.write_text(document(), "utf-8")
