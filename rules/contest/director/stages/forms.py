"""All formats."""

from collections.abc import Mapping
from typing import Final

from rules.contest.director.plan import Format
from rules.contest.director.stages.drawn import Form
from rules.contest.director.stages.swiss import SWISS

FORMS: Final[Mapping[Format, Form]] = {
    Format.SINGLE_TABLE: SWISS,
    Format.SWISS: SWISS,
}
