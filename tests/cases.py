"""Tables of cases: what each case shows is the name of its row."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest


def cases(names: Sequence[str], rows: Mapping[str, tuple[Any, ...]]) -> pytest.MarkDecorator:
    """Return the rows as parameters of a test, each with its name as its id.

    Args:
        names: the parameters in the order in which each row gives them.
    """
    return pytest.mark.parametrize(names, [pytest.param(*row, id=id_) for id_, row in rows.items()])
