"""Every refusal gives one reason and a way out, as far as its English sentence shows.

`tests/e2e/test_ways_out.py` tries the ways.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

import bot

_TEXTS: Final = Path(bot.__file__).parent / "locale" / "en"
_GUESSES: Final = re.compile(
    r"\b(?:perhaps|maybe|might|probably|possibly)\b"
    r"|, or (?:it|they|the|you|your|one|something|somebody)\b"
    r"|, or \w+ (?:is|are|was|were|has|have|can)\b"
)
_OFFERED: Final = re.compile(
    r"\{ cmd-|\*\*|<t:|\$(?:options|nearest|names|others|verbs|example|asked)\b"
)
"""A command, a button, the moment from which it is possible, or what there is instead."""
_ASKED: Final = re.compile(
    r"(?:^|[.:!?\]}] |, or |, and )(?:First |Now |Instead |To \w[^.:]*, )?"
    r"(?:Act|Add|Answer|Ask|Attach|Build|Buy|Change|Choose|Compare|Complete|Correct|Decide|Dig|Dismiss|Draw|End|Fill|Finish"
    r"|Get|Give|Go|Keep|Lay|Leave|Lead|Like this|Look|Lower|Make|Move|Name|Open|Pass|Pay|Pick|Place|Play|Put|Raise"
    r"|Reload|Replay|Roof|Say|See|Send|Share|Show|Spend|Start|Step|Take|There are|Try|Type|Use|Wait|Watch|Work"
    r"|Write)\b",
    re.IGNORECASE,
)
"""A sentence that tells the member to do something."""
_LATER: Final = re.compile(r"\b(?:again|next|when|until|then|later)\b", re.IGNORECASE)
"""It becomes possible by itself."""

NO_WAY: Final[Mapping[str, str]] = MappingProxyType(
    {
        "act-unchanged": "what was asked for holds already",
        "core-seat_count": "the range is the way",
        "expancity-must_act": "names the cells",
        "expancity-roof_type": "names the roofs",
        "learn-no_record": "says which games do",
        "metromania-": "names the lines, cells or vertices; of a map file, the line and what must stand there",
        "mine-stage": "the reason is a text of its own that says what to do",
        "moderate-": "there is nothing to do",
        "table-record_other_rules": "only another program can",
        "table-reliability": "says what raises it",
        "table-seat_count": "the range is the way",
        "table-stale": "the new question is below it",
        "tmars-pay_more_than_owned": "the limit is the way",
        "tmars-req_tags": "a fact of the game, beside what it takes",
        "tmars-req_other": "a fact of the game, beside what it takes",
        "tmars-req_global": "a fact of the game, beside what it takes",
        "tmars-unknown_conversion": "names what can",
        "tmars-wrong_phase": "the reason is a text of its own that says what to do",
        "tournament-no_such_number": "the range is the way",
        "tournament-operator_barred": "says which other part they can have",
        "tournament-options_unfit": "the reason is a refusal of its own, with its way",
        "tournament-seat_came": "they keep what they had",
        "tournament-seat_robot": "they keep what they had",
        "tournament-seat_taken": "they keep what they had",
    }
)
"""Refusals, or beginnings of their keys, whose sentence recommends nothing, and why."""


def _refusals() -> Iterator[tuple[str, str]]:
    for file in sorted(_TEXTS.glob("*.ftl")):
        for block in re.split(r"^(?=[a-z#-])", file.read_text("utf-8"), flags=re.MULTILINE):
            if found := re.match(r"error-([\w-]+) =\s*(.*)", block, re.DOTALL):
                yield found[1], found[2].strip()


def test_no_refusal_lists_guesses() -> None:
    assert [key for key, words in _refusals() if _GUESSES.search(words)] == []


def test_every_refusal_recommends_something_or_says_here_why_not() -> None:
    silent = [
        key
        for key, words in _refusals()
        if not any(way.search(words) for way in (_OFFERED, _ASKED, _LATER))
    ]
    assert [key for key in silent if not key.startswith(tuple(NO_WAY))] == []
    assert [each for each in NO_WAY if not any(key.startswith(each) for key in silent)] == []
