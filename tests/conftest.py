from pathlib import Path

import pytest
from sqlalchemy import URL

from tests import engines


@pytest.fixture(params=[engines.SQLITE])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """An address at which there is no database yet, or an empty one."""
    return engines.sqlite_in(tmp_path)
