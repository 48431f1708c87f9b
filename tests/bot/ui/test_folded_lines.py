"""Repeated acts are one line in posts, in the log and in the news; the log of moves keeps every event."""

from bot.core.caller import Caller
from bot.core.controls.ids import ReadId
from bot.core.posts.pictures import Pictures
from bot.core.posts.public import told_lines
from bot.core.text.translator import translator
from bot.features.look.catching_up import CatchingUp
from bot.features.look.reader import Reader
from bot.i18n import LANGUAGES, Catalogues
from rules.core.text import Typed
from rules.mine import GAME
from tests.bot.tables.house import ANN, BOB, CID, House
from tests.catalogues import catalogue_of
from tests.golden import goldens
from tests.toys import nim

TURN = {
    "en": [
        "Seat 1’s turn.",
        "Seat 1 plays Investment Fund ×3 for energy 3: credit +3 (now 3).",
        "Seat 1 plays Small Emerald Mine for energy 1.",
        "Seat 1: Emerald +1.",
        "Seat 1 buys Accumulated Know-how for 3.",
        "New on the market: Subcontract.",
        "Seat 1 draws 4 cards.",
    ],
    "ko": [
        "1번 자리 차례예요.",
        "1번 자리가 투자금을 3번 내려놓아요 (에너지 3): 크레딧 +3 (지금 3).",
        "1번 자리가 소형 에메랄드 광산을 내려놓아요 (에너지 1).",
        "1번 자리: 에메랄드 +1.",
        "1번 자리가 기술 축적을 구입해요 (3원).",
        "시장에 새로 나온 것: 하청.",
        "1번 자리가 카드를 4장 뽑아요.",
    ],
    "it": [
        "Tocca a Posto 1.",
        "Posto 1 gioca Fondo d’investimento ×3 con energia 3: credito +3 (ora 3).",
        "Posto 1 gioca Piccola miniera di smeraldi con energia 1.",
        "Posto 1: Smeraldo +1.",
        "Posto 1 compra Esperienza accumulata a 3.",
        "Nuovo sul mercato: Subappalto.",
        "Posto 1 pesca 4 carte.",
    ],
}
"""A turn of Project MINE, with the three funds that each seat starts with."""


def caller(member: int) -> Caller:
    return Caller(member, Typed("Somebody"), 77, "en")


def test_a_round_of_24_events_is_14_lines() -> None:
    steps = list(goldens(GAME)["two_seats"].steps())
    events = [event for step in steps for event in step.events]
    turns = [place for place, event in enumerate(events) if event.msg.key == "mine.event.turn"]
    round_ = [event for event in events[turns[0] : turns[2]] if event.is_for(None)]
    assert len(round_) == 24
    for language in LANGUAGES:
        lines = told_lines(round_, GAME.folds, translator(catalogue_of(language), None))
        assert len(lines) == 14
        assert lines[:7] == TURN[language]


async def test_a_line_of_the_log_has_the_numbers_of_all_its_entries(
    house: House, catalogues: Catalogues, pictures: Pictures
) -> None:
    at = await house.lobby("nim", ANN, BOB, options={"heaps": "9-9-9"})
    at = (await house.tables.start(at.table.id, house.by(ANN))).position
    take = nim.Take(heap=2, count=1)
    at = await house.play(at.table.id, take, take, take, nim.EndTurn())
    reader = Reader(house.tables, catalogues, pictures)
    log = await reader.page(caller(CID), ReadId("log", str(at.table.id)))
    assert "`1–3` (×3) Ann takes 1 stone from heap 2.\n`4` Ann ends the turn." in log.content
    history = await house.tables.history(at.table.id, 400)
    assert [event.msg.key for _, event in history].count("nim.event.took") == 3


async def test_news_tell_repeated_acts_once(
    house: House, catalogues: Catalogues, pictures: Pictures
) -> None:
    at = await house.lobby("nim", ANN, BOB, options={"heaps": "9-9-9"})
    at = (await house.tables.start(at.table.id, house.by(ANN))).position
    take = nim.Take(heap=2, count=1)
    at = await house.play(at.table.id, take, take, nim.EndTurn())
    news = await CatchingUp(house.tables, catalogues, pictures).news(caller(CID), at)
    assert "▸ (×2) Ann takes 1 stone from heap 2 · Ann ends the turn" in news.content
