"""Layout is computed without drawing anything."""

import ast
from pathlib import Path

import pytest

import render

PURE = (
    "core/boxes.py",
    "core/scores/layout.py",
    *(f"expancity/{name}.py" for name in ("layout", "city/projection", "city/placing")),
    *(f"metromania/{name}.py" for name in ("layout", "city/rails", "figures/layout")),
    "mine/layout.py",
    *(f"tmars/{name}.py" for name in ("layout", "table/layout", "figures_layout")),
)
ROOT = Path(render.__file__).parent


@pytest.mark.parametrize("name", PURE)
def test_layout_imports_no_pillow(name: str) -> None:
    modules = _imported(ROOT / name)
    assert not [module for module in modules if module.split(".")[0] == "PIL"]
    inner = {module for module in modules if module.startswith("render.")}
    assert inner <= {"render." + pure[:-3].replace("/", ".") for pure in PURE}


def _imported(file: Path) -> list[str]:
    modules: list[str] = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            modules.append(node.module)
        elif isinstance(node, ast.Import):
            modules.extend(alias.name for alias in node.names)
    return modules
