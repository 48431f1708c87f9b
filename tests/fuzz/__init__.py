"""All typed or forged input gets a result or a refusal; no other error is ever raised.

``TURNPOST_EXAMPLES=5000 python -m pytest tests/fuzz`` tries more; by default a test takes a few seconds and is the same
every time.
"""

import os

from hypothesis import HealthCheck, settings

_GIVEN = os.environ.get("TURNPOST_EXAMPLES")


def tried(times: int) -> settings:
    """Return how many examples a test tries, unless the environment says otherwise."""
    return settings(
        max_examples=times if _GIVEN is None else int(_GIVEN),
        derandomize=_GIVEN is None,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    )
