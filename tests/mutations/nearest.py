"""The tests that are run for a module: first those of its folder, then those that use it from further away."""

from collections.abc import Iterator
from pathlib import Path

_HOSTING = (
    *("bot/store/finding", "bot/store/people"),
    *("bot/tables/absence", "bot/tables/conduct", "bot/tables/finding", "bot/tables/moderating"),
    *("bot/tables/planning", "bot/tables/privacy", "bot/tables/telling"),
    *("bot/tables/timekeeping", "bot/tables/timing"),
)
"""The rooms whose tests are in ``tests/hosting``."""

# The longest folder that holds a module counts. The second set is run only when the first notices nothing.
NEAREST: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "rules/core": (
        ("tests/rules/core",),
        ("tests/conformance/test_suite_catches.py", "tests/bot/tables", "tests/rules/expancity"),
    ),
    "bot/store": (("tests/bot/store", "tests/bot/outbox"), ("tests/bot/tables", "tests/hosting")),
    "bot/tables": (("tests/bot/tables",), ("tests/bot/ui", "tests/bot/edges")),
    **dict.fromkeys(_HOSTING, (("tests/hosting",), ("tests/bot/tables", "tests/bot/edges"))),
    **dict.fromkeys(
        ("bot/core", "bot/features"),
        (("tests/bot/ui", "tests/bot/i18n"), ("tests/bot/edges", "tests/fuzz")),
    ),
}
FOLDERS = ("rules/core", "bot/store", "bot/tables", "bot/core", "bot/features")
"""The folders that are changed."""

_LONG = ("test_crash.py", "test_damage.py", "test_confirmation.py", "test_month.py")


def runs_for(module: str, *, near_only: bool) -> Iterator[list[str]]:
    """Arguments of pytest for each run, the shortest run first."""
    folder = max((each for each in NEAREST if module.startswith(f"{each}/")), key=len)
    near, far = (_ordered(folders, module) for folders in NEAREST[folder])
    one_engine = [] if "postgres" in module else ["-k", "not postgres"]
    quick = ["-m", "not (release or sockets or browser)", *one_engine]
    yield [*quick, *(str(file) for file in near if file.name not in _LONG)]
    if not near_only:
        yield [
            *quick,
            *(str(file) for file in (*far, *near) if file not in near or file.name in _LONG),
        ]


def _ordered(folders: tuple[str, ...], module: str) -> list[Path]:
    """Test files, those first that name the module."""
    files = [file for folder in folders for file in _files(Path(folder))]
    dotted = module.removesuffix(".py").replace("/", ".")
    package, _, name = dotted.rpartition(".")

    def rank(file: Path) -> tuple[bool, bool]:
        text = file.read_text()
        imported = dotted in text or f"from {package} import {name}" in text
        return not imported, name not in file.name

    return sorted(files, key=rank)


def _files(folder: Path) -> list[Path]:
    return [folder] if folder.is_file() else sorted(folder.rglob("test_*.py"))
