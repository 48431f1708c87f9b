"""Acts that must be refused."""

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager

import pytest

from rules.core.errors import Refusal


@contextmanager
def refuses(code: str, kind: type[Refusal] = Refusal) -> Iterator[None]:
    """Assert that the block is refused with this code."""
    with pytest.raises(kind) as refused:
        yield
    assert refused.value.code == code


async def refused(act: Awaitable[object]) -> str:
    """Return the code with which an act is refused."""
    with pytest.raises(Refusal) as caught:
        await act
    return caught.value.code
