import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.guide import GUIDE, ROOT, example, write


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example as its author would have it on disk."""
    return write(example(GUIDE.read_text("utf-8")), tmp_path_factory.mktemp("turnpost-hog"))


@pytest.fixture(scope="session")
def environment(source: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Environment variables of a process in which pip has installed the example."""
    target = tmp_path_factory.mktemp("installed")
    # No network: the build uses the installed packages.
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", *offline)
    subprocess.run([*pip, "--target", str(target), str(source)], check=True, timeout=300)
    return os.environ | {"PYTHONPATH": os.pathsep.join((str(target), str(ROOT)))}
