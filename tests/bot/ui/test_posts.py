"""Public posts show only the public view of a table."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core.caller import Caller
from bot.core.commands.limits import check_post
from bot.core.controls.ids import LAST_PAGE, ReadId, TableId
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post
from bot.core.posts.public import TURN_CHARS, PublicPosts, Tale
from bot.core.posts.renderer import Renderer
from bot.core.text.lines import GAP, SMALL
from bot.core.text.translator import translator
from bot.features.look.reader import Reader
from bot.i18n import LANGUAGES, Catalogues
from bot.store.rows import Status
from bot.tables.history.past import Past
from bot.tables.model import Position
from rules.core.engine import sample_move
from rules.core.log import Event
from rules.core.record import decode_record
from rules.core.record import replay as replayed
from rules.core.rng import Rng
from rules.core.text import Typed, msg
from rules.tmars import GAME as TMARS
from tests.bot.tables.house import ANN, BOB, CID, House
from tests.bot.ui.hands import controls_of
from tests.golden import goldens
from tests.toys.painter import PAINTER

GOLDEN = Path(__file__).parents[2] / "golden" / "expancity"
READER = Caller(ANN, Typed("Ann"), 77, "en")


def tale(*events: Event) -> Tale:
    return Tale(events, 0, 0)


def labels(post: Post) -> dict[str, bool]:
    """The buttons under a post, by label, and whether each can be pressed."""
    return {each["label"]: not each.get("disabled") for each in controls_of(post)}


async def finished(house: House, title: str, *members: int, **options: str) -> Position:
    opened = await house.lobby(title, *members, seats=len(members), options=options)
    at = (await house.tables.start(opened.table.id, house.by(members[0]))).position
    chance = Rng(3)
    while waiting := at.waiting():
        at = await house.play(at.table.id, sample_move(at.game, at.state, min(waiting), chance))
    return at


async def test_a_board_names_the_events_and_the_active_members(
    house: House, posts: PublicPosts
) -> None:
    at = await house.table("nim", ANN, BOB)
    _, member = await house.acting(at.table.id)
    events = [Event(msg("nim.event.ended_turn", seat=msg("core.list_empty")))]
    post = await posts.board(at, tale(*events), "en", [member], "nim-1-r7", {})
    assert "none ends the turn." in post.content
    assert f"<@{member}> Take stones from a heap." in post.content
    assert post.mentions == (member,)
    assert post.files[0].name == "nim-1-r7.png"
    assert list(labels(post)) == ["Take your turn", "My hand", "What happened?", "More"]


async def test_a_member_who_is_not_pinged_is_named(house: House, posts: PublicPosts) -> None:
    at = await house.table("nim", ANN, BOB)
    post = await posts.board(at, tale(), "en", [], "m", {})
    assert "<@" not in post.content
    assert post.mentions == ()


async def test_members_with_the_same_question_share_a_line(
    house: House, posts: PublicPosts, catalogues: Catalogues
) -> None:
    at = await house.table("tmars", ANN, BOB, CID)
    [asked] = {translator(catalogues["en"], at).say(each) for each in at.waiting().values()}
    post = await posts.board(at, tale(), "en", [ANN, BOB, CID], "tmars-1-r1", {})
    assert f"<@{ANN}> <@{BOB}> <@{CID}> {asked}" in post.content.splitlines()
    assert sorted(post.mentions) == [ANN, BOB, CID]
    post = await posts.board(at, tale(), "en", [BOB], "tmars-1-r1", {})
    lines = post.content.splitlines()
    assert f"<@{BOB}> {asked}" in lines
    assert f"**Ann, Cid**: {asked}" in lines
    assert post.mentions == (BOB,)


async def test_private_events_stay_private(house: House, posts: PublicPosts) -> None:
    at = await house.table("sealed", ANN, BOB)
    events = [Event(msg("sealed.event.laid", cards="Rope 3"), only_to=(0,))]
    post = await posts.board(at, tale(*events), "en", [], "m", {})
    assert "Rope" not in post.content


async def test_explanations_are_in_the_log_but_not_in_the_post(
    house: House, posts: PublicPosts, catalogues: Catalogues, pictures: Pictures
) -> None:
    at = await finished(house, "nim", ANN, BOB)
    history = await house.tables.history(at.table.id, 400)
    told = await posts.closing(at, tale(*(event for _, event in history)), "en", "m")
    reader = Reader(house.tables, catalogues, pictures)
    log = await reader.page(READER, ReadId("log", str(at.table.id), LAST_PAGE))
    explained = "No heap of 4 has a stone left."
    assert explained not in "".join(post.content for post in told)
    assert explained in log.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_long_turn_gets_one_short_post_and_a_button_for_the_rest(
    house: House, posts: PublicPosts, language: str
) -> None:
    at = await house.table("nim", ANN, BOB)
    _, member = await house.acting(at.table.id)
    events = [
        Event(msg("nim.event.took", seat="가나다" * 30, count=number, heap=2))
        for number in range(60)
    ]
    told = await posts.board(at, Tale(tuple(events), 3, 8), language, [member], "m", {})
    assert check_post(told) == ()
    assert len(told.content) <= TURN_CHARS
    assert "59" in told.content
    assert f"<@{member}>" in told.content
    assert [each["custom_id"] for each in controls_of(told)][-1] == f"t:more:{at.table.id}:8:3"


async def test_a_single_very_long_sentence_is_cut_too(house: House, posts: PublicPosts) -> None:
    at = await house.table("nim", ANN, BOB)
    event = Event(msg("nim.event.took", seat="long " * 300, count=1, heap=2))
    told = await posts.board(at, tale(event), "en", [], "m", {})
    assert len(told.content) <= TURN_CHARS
    assert list(controls_of(told))[-1]["custom_id"] == f"t:more:{at.table.id}:0:0"


async def test_after_a_short_turn_more_names_no_part_of_the_log(
    house: House, posts: PublicPosts
) -> None:
    at = await house.table("nim", ANN, BOB)
    told = await posts.board(at, tale(), "en", [], "m", {})
    assert list(controls_of(told))[-1]["custom_id"] == TableId("more", at.table.id).write()


async def test_an_older_board_keeps_its_text_and_loses_its_buttons(
    house: House, posts: PublicPosts
) -> None:
    at = await house.table("nim", ANN, BOB)
    event = Event(msg("nim.event.took", seat="Ann", count=1, heap=2))
    past = posts.past(at, tale(event), "en")
    assert past.content == "Ann takes 1 stone from heap 2."
    assert (past.view, past.mentions) == (None, ())


async def test_a_closing_post_leads_with_the_winner_and_keeps_figures_behind_a_button(
    house: House, posts: PublicPosts
) -> None:
    at = await finished(house, "nim", ANN, BOB)
    secrets = await house.tables.secrets(at.table.id)
    (post,) = await posts.closing(at, tale(), "en", "m")
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    winner = ("Ann", "Bob")[outcome.ranks.index(1)]
    lines = post.content.splitlines()
    assert lines[0] == f"🏆 **{winner} wins Nim!**"
    assert lines[1].startswith(f"**1.** **{winner}**: ")
    for figure in (str(secrets.seed), secrets.salt.hex(), at.table.commitment):
        assert figure not in post.content
    assert labels(post) == {"Rematch": True, "Review": True, "Replay": True, "Verify": True}
    assert [file.name for file in post.files] == ["m.png", "m-result.png"]


@pytest.mark.parametrize("is_void", [False, True])
async def test_a_table_that_its_tournament_does_not_count_cannot_be_disputed(
    house: House, posts: PublicPosts, is_void: bool
) -> None:
    at = await house.table("nim", ANN, BOB)
    table = replace(at.table, tournament_id=1, status=Status.CANCELLED)
    at = dataclasses.replace(at, table=table)
    (post,) = await posts.closing(at, tale(), "en", "m", is_void=is_void)
    assert ("Dispute" in labels(post)) is not is_void


async def test_how_the_last_turn_went_follows_the_result(house: House, posts: PublicPosts) -> None:
    at = await finished(house, "nim", ANN, BOB)
    event = Event(msg("nim.event.took", seat="Ann", count=1, heap=2))
    (post,) = await posts.closing(at, tale(event), "en", "m")
    result, last = post.content.split(GAP)
    assert "🏆" in result
    assert last == "-# Ann takes 1 stone from heap 2."


async def test_all_sharers_of_a_win_are_named(house: House, posts: PublicPosts) -> None:
    """The taker of the last stone loses alone, so the two others win."""
    at = await finished(house, "nim", ANN, BOB, CID, ending="last_loses")
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    one, other = (("Ann", "Bob", "Cid")[seat] for seat in outcome.winners)
    (post,) = await posts.closing(at, tale(), "en", "m")
    assert post.content.startswith(f"🏆 **{one} and {other} share the win!**")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_lobby_shows_the_commitment_of_its_seed(
    house: House, posts: PublicPosts, language: str
) -> None:
    playing = await house.table("nim", ANN, BOB)
    over = await finished(house, "nim", ANN, BOB)
    for at in (playing, over):
        assert at.table.commitment not in (await posts.lobby(at, language)).content


ALONE = {
    ("classic_lost", "en"): (
        "Mars was not ready by the end of generation 14. Not finished: ",
        "**Ann**: **17** (Terraform rating 17, ",
    ),
    ("classic_won", "en"): (
        "🏆 **Ann has made Mars habitable in time and scores 74 VP.",
        "**Ann**: **74** (Terraform rating ",
    ),
    ("marsbot_tharsis_normal", "en"): (
        "MarsBot wins against Ann: 115 to 82 VP.",
        "MarsBot: 115 VP (Terraform rating ",
        "**Ann**: **82** (Terraform rating ",
    ),
    ("marsbot_beaten", "en"): (
        "🏆 **Ann beats MarsBot, ",
        "MarsBot: ",
        "**Ann**: **",
    ),
    ("classic_lost", "ko"): (
        "14세대가 끝날 때까지 화성을 다 바꾸지 못했어요. ",
        "**Ann 님**: **17점** (테라포밍 등급 17, ",
    ),
    ("marsbot_tharsis_normal", "ko"): (
        "마스봇이 115점으로 이겼어요. Ann 님: 82점.",
        "마스봇: 115점 (테라포밍 등급 ",
        "**Ann 님**: **82점** (테라포밍 등급 ",
    ),
    ("classic_lost", "it"): (
        "Alla fine della generazione 14 Marte non è pronto. Non completati: ",
        "**Ann**: **17** (Tasso di Terraformazione 17, ",
    ),
    ("marsbot_tharsis_normal", "it"): (
        "MarsBot vince contro Ann: 115 a 82 PV.",
        "MarsBot: 115 PV (Tasso di Terraformazione ",
        "**Ann**: **82** (Tasso di Terraformazione ",
    ),
}
"""The beginnings of the post and of other lines, by recorded table and language."""


@pytest.mark.parametrize(("name", "language"), ALONE)
async def test_a_solo_player_wins_or_loses_and_has_no_rank(
    house: House, posts: PublicPosts, name: str, language: str
) -> None:
    *_, last = goldens(TMARS)[name].steps()
    at = dataclasses.replace(await house.table("tmars", ANN), state=last.state)
    told = await posts.closing(at, tale(*last.events), language, "m")
    written = "\n".join(post.content for post in told).splitlines()
    lines = [line.removeprefix(SMALL) for line in written]
    headline, *others = ALONE[name, language]
    assert lines[0].startswith(headline)
    for start in others:
        assert any(line.startswith(start) for line in lines)


async def test_a_reason_among_the_events_is_not_repeated(house: House, posts: PublicPosts) -> None:
    at = await finished(house, "nim", ANN, BOB)
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    told = [Event(outcome.reason)]
    (post,) = await posts.closing(at, tale(*told), "en", "m")
    assert post.content.count("took the last stone") == 1


@pytest.mark.parametrize(
    ("name", "is_said"),
    [("outright_two_seats", False), ("shared_victory", False), ("tie_taller", True)],
)
async def test_the_closing_post_names_the_tie_break_unless_totals_decide(
    house: House, posts: PublicPosts, catalogues: Catalogues, name: str, is_said: bool
) -> None:
    table = await house.table("expancity", ANN, BOB)
    record = decode_record((GOLDEN / f"{name}.json").read_bytes())
    *_, last = replayed(table.game, record)
    seats = tuple(
        replace(table.seats[0], seat=seat, name=f"Ann {seat}") for seat in range(record.setup.seats)
    )
    at = dataclasses.replace(table, state=last.state, seats=seats)
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    (post,) = await posts.closing(at, tale(), "en", "m")
    reason = translator(catalogues["en"], at).say(outcome.reason)
    assert (reason in post.content) is is_said


async def test_a_table_that_was_called_off_has_no_ranks(house: House, posts: PublicPosts) -> None:
    at = await house.called_off((await house.table("nim", ANN, BOB)).table.id)
    (post,) = await posts.closing(at, tale(), "en", "m")
    assert "🏆" not in post.content
    first, second = post.content.splitlines()
    assert first == "The table closes without a result."
    assert (
        second
        == f"Closed by mistake? **Open again** until <t:{(at.table.ended_at or 0) + 24 * 3600}:f>"
    )


async def test_a_final_sheet_shows_how_the_table_came_there_if_that_is_known(
    house: House, catalogues: Catalogues, renderer: Renderer
) -> None:
    at = await finished(house, "nim", ANN, BOB)
    bare = Pictures(renderer, lambda key: PAINTER)
    knowing = Pictures(renderer, lambda key: PAINTER, Past(house.database))
    text = translator(catalogues["en"], at)
    (end,), (way,) = [await each.sheets(at, text, name="m") for each in (bare, knowing)]
    assert (end.name, end.alt) == (way.name, way.alt)
    assert end.data != way.data
    newer = dataclasses.replace(at, game=dataclasses.replace(at.game, rules_version=2))
    (without,) = await knowing.sheets(newer, text, name="m")
    assert without.data == end.data


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_table_of_expancity_closes_within_the_limits(
    house: House, posts: PublicPosts, language: str
) -> None:
    at = await finished(house, "expancity", ANN, BOB, CID)
    history = await house.tables.history(at.table.id, 400)
    told = await posts.closing(at, tale(*(event for _, event in history)), language, "m")
    assert all(check_post(post) == () for post in told)


async def test_names_cannot_format_or_mention(house: House, posts: PublicPosts) -> None:
    at = await house.lobby("nim", ANN, BOB, seats=3)
    seats = (replace(at.seats[0], name="**@everyone**"), *at.seats[1:])
    odd = dataclasses.replace(at, seats=seats)
    post = await posts.lobby(odd, "en")
    assert "@everyone" not in post.content
    assert "\\*\\*" in post.content


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u200b", "\x1b"])
async def test_names_cannot_reverse_or_hide_text(
    house: House, posts: PublicPosts, mark: str
) -> None:
    at = await house.lobby("nim", ANN, BOB, seats=3)
    seats = (replace(at.seats[0], name=f"{mark}An{mark}n"), *at.seats[1:])
    odd = dataclasses.replace(at, seats=seats)
    post = await posts.lobby(odd, "en")
    assert "Ann" in post.content
    assert mark not in post.content


async def test_an_invisible_name_is_replaced_by_the_seats(house: House, posts: PublicPosts) -> None:
    at = await house.lobby("nim", ANN, BOB, seats=3)
    seats = (replace(at.seats[0], name="\u3164\u202e"), *at.seats[1:])
    post = await posts.lobby(dataclasses.replace(at, seats=seats), "en")
    assert "1. **Seat 1**" in post.content


async def test_a_board_is_drawn_once_per_language(
    house: House, catalogues: Catalogues, renderer: Renderer
) -> None:
    drawn: list[str] = []

    def painters(key: str) -> Any:
        drawn.append(key)
        return PAINTER

    posts = PublicPosts(catalogues, Pictures(renderer, painters))
    at = await house.table("nim", ANN, BOB)
    for language in ("en", "ko", "en"):
        await posts.board(at, tale(), language, [], "m", {})
    assert drawn == ["nim", "nim"]


async def test_a_notice_is_a_sentence(house: House, posts: PublicPosts) -> None:
    at = await house.table("nim", ANN, BOB)
    post = posts.notice(msg("table.took_over", member="A_b_", place="2"), at, "en")
    assert post.content == "-# A\\_b\\_ takes over seat 2."
