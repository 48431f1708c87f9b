"""Pictures painted with sprites that were packed equal those painted with sprites just drawn."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from render.core.packed import Pack
from render.core.painter import Painter
from render.core.repaint.memory import Memory
from render.core.sprites import SPRITES, SpriteCache
from render.registry import load as load_painter
from rules.core.record import decode_record, replay
from rules.registry import GAME_KEYS
from rules.registry import load as load_game
from tests.golden import FOLDER
from tests.render.conftest import Speak
from tests.render.golden_views import names

pytestmark = pytest.mark.slow

HELD_BYTES = 2 * 2**20
"""Room for one ground and little else, so that each title drives the others out."""
PACKED_BYTES = 2**26
POSITIONS = 4


@pytest.fixture
def cramped(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The cache of sprites, empty, with room for little but packs."""
    SPRITES.clear()
    small = SpriteCache(HELD_BYTES, PACKED_BYTES)
    for name in ("_limit", "_packed"):
        monkeypatch.setattr(SPRITES, name, vars(small)[name])
    yield
    SPRITES.clear()


def views(key: str) -> list[tuple[Any, Any]]:
    """Return some positions of a golden table, as a spectator and as the first seat see them."""
    game, name = load_game(key), names(key)[0]
    record = decode_record((FOLDER / key / f"{name}.json").read_bytes())
    states = [step.state for step in replay(game, record)]
    chosen = [states[(len(states) - 1) * each // (POSITIONS - 1)] for each in range(POSITIONS)]
    return [(game.view(state, None), game.view(state, 0)) for state in chosen]


def painted(painter: Painter[Any], memory: Memory, seen: tuple[Any, Any], say: Any) -> list[bytes]:
    """The pixels of the board and of the hand, each upon the last of the same title."""
    assert painter.drawings is not None
    public, own = seen
    files = [
        *memory.pictures("board", (painter.drawings.board(public, say),), quick=True),
        *memory.pictures("hand", painter.drawings.hand(own, say), quick=True),
    ]
    return [Image.open(BytesIO(file)).tobytes() for file in files]


def test_tables_of_all_titles_drive_each_other_out_of_the_cache(
    speak: Speak, cramped: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    inflated: list[int] = []
    unpacked = Pack.unpacked

    def counted(pack: Pack) -> Any:
        inflated.append(1)
        return unpacked(pack)

    monkeypatch.setattr(Pack, "unpacked", counted)
    say = speak("ko")
    wanted = {key: views(key) for key in GAME_KEYS}
    painters = {key: load_painter(key) for key in GAME_KEYS}
    first = {key: Memory() for key in GAME_KEYS}
    alone = {
        key: [painted(painters[key], first[key], seen, say) for seen in wanted[key]]
        for key in GAME_KEYS
    }
    again = {key: Memory() for key in GAME_KEYS}
    inflated.clear()
    for place in range(POSITIONS):
        for key in GAME_KEYS:
            found = painted(painters[key], again[key], wanted[key][place], say)
            assert found == alone[key][place], f"{key}, position {place}"
    assert len(inflated) > len(GAME_KEYS) * POSITIONS, "few sprites were packed: this shows nothing"
