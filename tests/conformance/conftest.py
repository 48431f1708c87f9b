"""Puts all checks of a title next to each other, so that few workers play its tables."""

import pytest

from tests.conformance.subjects import Subject


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    titles = {item: title for item in items if (title := _title(item)) is not None}
    places = [place for place, item in enumerate(items) if item in titles]
    order = list(dict.fromkeys(titles.values()))
    # Sorting keeps the order within a title.
    ours = sorted(titles, key=lambda item: order.index(titles[item]))
    for place, item in zip(places, ours, strict=True):
        items[place] = item


def _title(item: pytest.Item) -> Subject | None:
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return None
    subject = item.callspec.params.get("subject")
    return subject if isinstance(subject, Subject) else None
