"""Our own modules, read and parsed once for all rules about them."""

from functools import cache
from pathlib import Path, PurePosixPath

from tests.architecture import (
    Rule,
    Source,
    bot_borders,
    colours_in_palettes,
    no_memory_in_rules,
    pure_rules,
    render_borders,
    rules_borders,
    sql_in_store,
)
from tests.architecture_rooms import (
    known_rooms,
    names_are_imported_from_home,
    nothing_hidden_is_handed_on,
    one_way_bot,
    packages_say_who_lives_there,
)
from tests.databases import drivers_in_store, outages_are_let_through
from tests.ordered import no_order_of_sets
from tests.transactions import transactions_touch_nothing

ROOT = Path(__file__).parents[1]
PRODUCT = ("rules", "render", "bot")

RULES_OF_CODE: tuple[Rule, ...] = (
    rules_borders,
    render_borders,
    bot_borders,
    sql_in_store,
    pure_rules,
    no_memory_in_rules,
    no_order_of_sets,
    transactions_touch_nothing,
    colours_in_palettes,
    drivers_in_store,
    outages_are_let_through,
)
RULES_OF_ROOMS: tuple[Rule, ...] = (
    known_rooms,
    packages_say_who_lives_there,
    nothing_hidden_is_handed_on,
    names_are_imported_from_home,
    one_way_bot,
)


def files_in(folders: tuple[str, ...], endings: tuple[str, ...]) -> tuple[Source, ...]:
    return tuple(
        Source(PurePosixPath(file.relative_to(ROOT)), file.read_text("utf-8"))
        for folder in folders
        for file in sorted((ROOT / folder).rglob("*"))
        if file.suffix in endings and "__pycache__" not in file.parts
    )


@cache
def house() -> tuple[Source, ...]:
    return files_in(PRODUCT, (".py",))


def complaints_of(rule: Rule) -> list[str]:
    """The complaints of a rule about our modules."""
    return _complaints()[rule]


@cache
def _complaints() -> dict[Rule, list[str]]:
    found: dict[Rule, list[str]] = {rule: [] for rule in (*RULES_OF_CODE, *RULES_OF_ROOMS)}
    for source in house():
        for rule, complaints in found.items():
            complaints.extend(f"{source.path}:{complaint}" for complaint in rule(source))
        # All trees together would take hundreds of megabytes, which each collection of garbage looks at.
        source.forget()
    return found
