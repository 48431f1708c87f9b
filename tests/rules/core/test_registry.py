from importlib.metadata import EntryPoint

import pytest

from rules import registry
from rules.registry import GROUP, BadTitle, read_entries


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_a_title_is_loaded_by_its_key() -> None:
    for key in registry.GAME_KEYS:
        assert registry.load(key).key == key


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(KeyError):
        registry.load("core")


def test_our_titles_come_first() -> None:
    assert registry.title_keys()[: len(registry.GAME_KEYS)] == registry.GAME_KEYS


def test_installed_titles_are_listed_by_name() -> None:
    found = read_entries([entry("pig", "farm.pig"), entry("hog", "farm_of_hogs")])
    assert list(found.items()) == [("hog", "farm_of_hogs"), ("pig", "farm.pig")]


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        pytest.param([entry("Hog", "hog")], "key = package", id="a key with a capital"),
        pytest.param([entry("hog", "hog:GAME")], "key = package", id="more than a package"),
        pytest.param([entry("mine", "hog")], "which is taken", id="a key of ours"),
        pytest.param([entry("hog", "a"), entry("hog", "b")], "which is taken", id="a key twice"),
    ],
)
def test_entry_points_without_a_title_are_refused(entries: list[EntryPoint], words: str) -> None:
    with pytest.raises(BadTitle, match=words):
        read_entries(entries)


def test_a_module_without_its_exports_is_named() -> None:
    with pytest.raises(BadTitle, match=r"no_such_package\.GAME of the title “hog”"):
        registry.exported("hog", "no_such_package", "GAME")
    with pytest.raises(BadTitle, match=r"rules\.core\.GAME of the title “hog”"):
        registry.exported("hog", "rules.core", "GAME")
