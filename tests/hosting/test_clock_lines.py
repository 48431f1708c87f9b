"""Times in posts."""

import pytest

from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS, PRESETS
from bot.clocks.reminders import Rung
from bot.core.commands.completions import pace_options
from bot.core.posts.clock_lines import due_lines, own_due_lines, pace_lines, reminder_lines
from bot.core.text.translator import Translator, translator
from bot.i18n import LANGUAGES, Catalogues
from bot.tables.timing.clocking import SeatTime
from bot.tables.timing.durations import duration
from tests.bot.tables.house import ANN, BOB
from tests.catalogues import toy_catalogues
from tests.hosting.clocked import START_MS, ClockedHouse

SOON = SeatTime(START_MS + HOUR_MS, None, HOUR_MS)


@pytest.fixture(scope="module")
def catalogues() -> Catalogues:
    return toy_catalogues()


@pytest.fixture
async def text(house: ClockedHouse, catalogues: Catalogues) -> Translator:
    return translator(catalogues["en"], await house.table(ANN, BOB))


def test_one_line_says_when_time_is_up(text: Translator) -> None:
    assert due_lines({0: SOON}, text) == [f"⏳ Due: <t:{(START_MS + HOUR_MS) // 1000}:R>"]


def test_more_than_a_day_is_a_date(text: Translator) -> None:
    late = SeatTime(START_MS + 2 * DAY_MS, None, 2 * DAY_MS)
    assert due_lines({0: late}, text) == [f"⏳ Due: <t:{(START_MS + 2 * DAY_MS) // 1000}:f>"]


def test_several_seats_are_named_unless_all_are_due_then(text: Translator) -> None:
    later = SeatTime(START_MS + 2 * HOUR_MS, None, 2 * HOUR_MS)
    lines = due_lines({0: SOON, 1: later}, text)
    assert ["Ann" in lines[0], "Bob" in lines[1]] == [True, True]
    assert due_lines({0: SOON, 1: SOON}, text) == due_lines({0: SOON}, text)


def test_a_sleeping_member_is_not_hurried(text: Translator) -> None:
    asleep = SeatTime(START_MS + 9 * HOUR_MS, START_MS + 8 * HOUR_MS, HOUR_MS)
    until = f"<t:{(START_MS + 8 * HOUR_MS) // 1000}:t>"
    assert due_lines({0: asleep}, text) == [f"🌙 Ann is asleep until {until}. The clock waits."]


def test_zero_is_told_with_the_end_of_grace(text: Translator) -> None:
    late = SeatTime(START_MS, None, 0, START_MS + HOUR_MS)
    [line] = reminder_lines("<@1>", Rung.ZERO, late, text)
    assert line.startswith("<@1> Out of time. You can still move. Grace ends: <t:")


def test_a_table_without_a_clock_says_nothing(text: Translator) -> None:
    assert due_lines({}, text) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_pace_is_a_sentence(
    house: ClockedHouse, catalogues: Catalogues, language: str
) -> None:
    lines: list[str] = []
    for key in (*PRESETS, "5h+10m/9d", "none"):
        at = await house.table(ANN, BOB, pace=key)
        lines += pace_lines(at.table, translator(catalogues[language], at))
    assert len(set(lines)) == len(PRESETS) + 1
    assert not any("hosting" in line for line in lines)


def test_a_duration_has_the_unit_that_fits(text: Translator) -> None:
    said = [text.say(duration(ms)) for ms in (MINUTE_MS, 36 * HOUR_MS, 5 * DAY_MS)]
    assert said == ["1 min", "36 h", "5 days"]


async def test_options_beside_a_pace_stand_below_it(house: ClockedHouse, text: Translator) -> None:
    at = await house.table(ANN, BOB, pace="daily nights=run weekends=stop zero=turn")
    first, second = pace_lines(at.table, text)
    assert first == "⏱ Daily: start with 36 h, +12 h a turn."
    assert second == "-# Weekends: clocks stop · When time is up: a robot plays this turn"


def test_options_are_suggested_after_a_pace(text: Translator) -> None:
    values = [each.value for each in pace_options("daily ", text.words)]
    assert values[0] == "daily"
    assert "daily weekends=stop" in values
    assert "daily zero=vote" in values
    [own, *_] = pace_options("48h+12h/72h zero=tu", text.words)
    assert own.value == "48h+12h/72h zero=turn"
    assert [each.value for each in pace_options("daily weekends=stop ze", text.words)] == [
        "daily weekends=stop zero=turn",
        "daily weekends=stop zero=resign",
        "daily weekends=stop zero=vote",
    ]
    assert pace_options("soon", text.words) == []


def test_the_panel_says_when_the_members_own_time_is_up(text: Translator) -> None:
    asleep = SeatTime(START_MS + HOUR_MS, START_MS + MINUTE_MS, HOUR_MS)
    # Whoever has the panel open is awake, and needs no name.
    shown = own_due_lines(0, {0: asleep, 1: SOON}, text)
    assert shown == [f"⏳ Due: <t:{(START_MS + HOUR_MS) // 1000}:R>"]
    assert own_due_lines(2, {0: asleep, 1: SOON}, text) == []
