"""Each library that the program imports is declared, so that no other library has to bring it."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
OURS = ("bot", "render", "rules")
FOR_TESTS = {"jsonschema", "jsonschema-rs", "referencing", "tests"}
"""The playground reads Discord's published document with them if a test names it."""


def _imported() -> Iterator[tuple[str, str]]:
    """Yield each package that is imported, with the module that does so."""
    for folder in OURS:
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Import):
                    yield from ((alias.name, str(path.relative_to(ROOT))) for alias in node.names)
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    yield node.module, str(path.relative_to(ROOT))


def _declared() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = (*project["dependencies"], *project["optional-dependencies"]["playground"])
    return {_normal(re.split(r"[\[<>=!~; ]", line, maxsplit=1)[0]) for line in lines}


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _distributions(module: str, known: Mapping[str, list[str]]) -> set[str]:
    """Return the libraries that may hold a module: several share the package ``fluent``."""
    top = module.partition(".")[0]
    names = {_normal(each) for each in known.get(top, [top])}
    module = _normal(module)
    exact = {each for each in names if module == each or module.startswith(f"{each}-")}
    return exact or names


def test_what_the_program_imports_is_declared() -> None:
    declared, known = _declared(), metadata.packages_distributions()
    assert "sqlalchemy" in declared
    missing = {
        f"{path}: {module}"
        for module, path in _imported()
        if module.partition(".")[0] not in {*sys.stdlib_module_names, *OURS}
        and not _distributions(module, known) & (declared | FOR_TESTS)
    }
    assert missing == set()
