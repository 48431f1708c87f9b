import pytest

from rules import registry


def test_a_title_is_loaded_by_its_key() -> None:
    for key in registry.GAME_KEYS:
        assert registry.load(key).key == key


def test_there_is_no_title_of_another_key() -> None:
    with pytest.raises(KeyError):
        registry.load("core")
