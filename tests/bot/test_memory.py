"""The garbage collector and the C library are set up for a program that runs for weeks."""

import gc
import re
from pathlib import Path

import pytest

from bot.memory import COLLECT_AFTER, MALLOC, keep_what_is_there


def test_objects_of_the_start_are_exempt_from_garbage_collection() -> None:
    class Thing:
        pass

    before, usual = Thing(), gc.get_threshold()
    try:
        keep_what_is_there()
        assert gc.get_threshold() == COLLECT_AFTER
        after = Thing()
        looked_through = {id(each) for each in gc.get_objects()}
        assert id(after) in looked_through
        assert id(before) not in looked_through
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)


@pytest.mark.parametrize("file", ["deploy/turnpost.service", "deploy/Containerfile", "Makefile"])
def test_every_way_to_start_the_bot_sets_the_same_memory_limits(file: str) -> None:
    text = Path(file).read_text("utf-8")
    assert dict(re.findall(r"(MALLOC_\w+)=(\d+)", text)) == MALLOC
