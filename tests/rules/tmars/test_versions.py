"""Three versions of the rules: how many of MarsBot's tokens "up to n" takes (DECISION 21)."""

import msgspec
import pytest
from msgspec.structs import replace

from rules.core.codec import decode_state, encode_state, forms
from rules.core.game import default_options
from rules.core.record import decode_record
from rules.core.versions import rules_at
from rules.tmars import GAME
from rules.tmars.components.effects import CardResource, Choice, RemoveAny, Resource
from rules.tmars.resolve.removing import amount_lost
from tests.golden import FOLDER, end_of
from tests.rules.tmars.positions import fresh
from tests.rules.tmars.whole_effect import position

ASTEROID = RemoveAny((Choice(Resource.PLANTS, 3),))
VIRUS = RemoveAny((Choice(CardResource.ANIMAL, 2), Choice(Resource.PLANTS, 5)))


@pytest.mark.parametrize(
    ("version", "asteroid", "virus"),
    [
        pytest.param(0, 3, 2, id="0: the printed number"),
        pytest.param(1, 1, 2, id="1: one, but the printed number of alternatives"),
        pytest.param(2, 1, 1, id="2: one"),
    ],
)
def test_each_version_takes_its_number_of_tokens(version: int, asteroid: int, virus: int) -> None:
    rules = rules_at(GAME, version)
    assert rules is not None
    state = position("automa bot.tokens=9")
    state.options = default_options(rules)
    assert amount_lost(state, "-1:tokens", ASTEROID) == asteroid
    assert amount_lost(state, "-1:tokens", VIRUS) == virus


def test_the_same_moves_end_otherwise_by_each_version() -> None:
    """A recorded table in which Virus took two tokens."""
    file = FOLDER / "tmars" / "v1" / "marsbot_elysium_space_1_prelude.json"
    record = decode_record(file.read_bytes())
    assert GAME.earlier is not None
    assert end_of(GAME.earlier, record).reason.args["bot"] == 103
    setup = replace(record.setup, options=default_options(GAME) | record.setup.options)
    later = replace(record, rules_version=2, setup=setup)
    assert end_of(GAME, later).reason.args["bot"] == 105


def test_tables_from_before_bans_have_none_and_are_proved() -> None:
    state = fresh(2)
    plain = msgspec.msgpack.decode(encode_state(state))
    del plain["options"]["ban"]
    stored = msgspec.msgpack.encode(plain)
    assert decode_state(GAME, stored, 2) == state
    assert stored in forms(GAME, state)
    assert GAME.earlier is not None
    assert "ban" not in default_options(GAME.earlier)
    assert not GAME.earlier.gained


def test_tables_of_version_1_stay_with_it() -> None:
    assert 1 not in GAME.upgrades
    assert GAME.earlier is not None
    assert GAME.earlier.rules_version == 1
