"""Public posts: what everybody sees of a table, and nothing else."""

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES, Catalogues
from bot.tables.model import Position
from bot.ui.caller import Caller
from bot.ui.commands.limits import check_post
from bot.ui.controls.ids import ReadId
from bot.ui.posts.pictures import Pictures
from bot.ui.posts.post import Post
from bot.ui.posts.public import TURN_CHARS, Posts, Tale
from bot.ui.posts.reader import LAST_PAGE, Reader
from bot.ui.posts.renderer import Renderer
from rules.core.engine import sample_move
from rules.core.log import Event
from rules.core.rng import Rng
from rules.core.text import msg
from tests.bot.tables.house import ANN, BOB, CID, House
from tests.bot.ui.hands import controls_of
from tests.rules.tmars import golden_games
from tests.toys.painter import PAINTER

READER = Caller(ANN, "Ann", 77, "en")


def tale(*events: Event) -> Tale:
    return Tale(events, 0, 0)


def labels(post: Post) -> dict[str, bool]:
    """Of the buttons under a post, and whether they can be pressed."""
    return {each["label"]: not each.get("disabled") for each in controls_of(post)}


async def finished(house: House, title: str, *members: int) -> Position:
    at = await house.table(title, *members)
    chance = Rng(3)
    while waiting := at.waiting():
        at = await house.play(at.table.id, sample_move(at.game, at.state, min(waiting), chance))
    return at


async def test_a_lobby_names_title_options_and_seats(house: House, posts: Posts) -> None:
    post = await posts.lobby(await house.lobby("nim", ANN, BOB, seats=3), "en")
    assert "## Nim" in post.content
    assert "Last stone: wins" in post.content
    assert "1. **Ann**" in post.content
    assert "3. *free*" in post.content
    assert post.files[0].name == "nim.png"
    assert "Take stones" in post.files[0].alt


async def test_a_lobby_is_silent_about_options_that_do_not_matter(
    house: House, posts: Posts
) -> None:
    """At one seat somebody plays against MarsBot; cards are handed round at two."""
    alone = await posts.lobby(await house.lobby("tmars", ANN), "en")
    together = await posts.lobby(await house.lobby("tmars", ANN, BOB), "en")
    assert ("MarsBot: Normal" in alone.content, "Draft: " in alone.content) == (True, False)
    assert ("MarsBot: Normal" in together.content, "Draft: " in together.content) == (False, True)


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        pytest.param({}, "The award that MarsBot funds: Where it is most ahead", id="the default"),
        pytest.param(
            {"bot_award_choice": "human_best"},
            "The award that MarsBot funds: Where the other one stands best",
            id="the other reading",
        ),
        pytest.param(
            {"bot_near": "beside"}, "What is near for MarsBot: Only what lies beside", id="counting"
        ),
    ],
)
async def test_a_lobby_against_marsbot_says_how_it_plays(
    house: House, posts: Posts, options: dict[str, str], shown: str
) -> None:
    """Which award it funds is always said; other readings only where they are not the usual ones."""
    usual = await posts.lobby(await house.lobby("tmars", ANN), "en")
    chosen = await posts.lobby(await house.lobby("tmars", ANN, options=options), "en")
    assert shown in chosen.content
    assert "What is near" not in usual.content


async def test_a_lobby_of_classic_solo_play_is_silent_about_marsbot(
    house: House, posts: Posts
) -> None:
    post = await posts.lobby(await house.lobby("tmars", ANN, options={"alone": "classic"}), "en")
    assert "Classic solo" in post.content
    assert not any(words in post.content for words in ("MarsBot: ", "MarsBot funds"))


async def test_a_full_lobby_may_start_and_no_more_join(house: House, posts: Posts) -> None:
    open_lobby = labels(await posts.lobby(await house.lobby("nim", ANN, BOB, seats=3), "en"))
    full = labels(await posts.lobby(await house.lobby("nim", ANN, BOB), "en"))
    assert (open_lobby["Join"], open_lobby["Start"]) == (True, False)
    assert (full["Join"], full["Start"]) == (False, True)


async def test_a_board_says_what_happened_and_who_must_act(house: House, posts: Posts) -> None:
    at = await house.table("nim", ANN, BOB)
    _, member = await house.acting(at.table.id)
    events = [Event(msg("nim.event.ended_turn", seat=msg("core.list_empty")))]
    post = await posts.board(at, tale(*events), "en", [member], "nim-1-r7")
    assert "none ends the turn." in post.content
    assert f"<@{member}> Take stones from a heap." in post.content
    assert post.mentions == (member,)
    assert post.files[0].name == "nim-1-r7.png"
    assert list(labels(post)) == ["Take your turn", "My hand", "Rules"]


async def test_who_is_not_pinged_is_named(house: House, posts: Posts) -> None:
    at = await house.table("nim", ANN, BOB)
    post = await posts.board(at, tale(), "en", [], "m")
    assert "<@" not in post.content
    assert post.mentions == ()


async def test_private_events_stay_private(house: House, posts: Posts) -> None:
    at = await house.table("sealed", ANN, BOB)
    events = [Event(msg("sealed.event.laid", cards="Rope 3"), only_to=(0,))]
    post = await posts.board(at, tale(*events), "en", [], "m")
    assert "Rope" not in post.content


async def test_explanations_are_read_in_the_log_and_not_told(
    house: House, posts: Posts, catalogues: Catalogues, pictures: Pictures
) -> None:
    at = await finished(house, "nim", ANN, BOB)
    history = await house.tables.history(at.table.id, 400)
    told = await posts.closing(
        at, tale(*(event for _, event in history)), "en", "m", seed=1, salt=b"s"
    )
    reader = Reader(house.tables, catalogues, pictures)
    log = await reader.page(READER, ReadId("log", str(at.table.id), LAST_PAGE))
    explained = "No heap of 4 has a stone left."
    assert explained not in "".join(post.content for post in told)
    assert explained in log.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_long_turn_is_told_in_one_short_post_and_the_rest_is_one_tap_away(
    house: House, posts: Posts, language: str
) -> None:
    at = await house.table("nim", ANN, BOB)
    _, member = await house.acting(at.table.id)
    events = [
        Event(msg("nim.event.took", seat="가나다" * 30, count=number, heap=2))
        for number in range(60)
    ]
    told = await posts.board(at, Tale(tuple(events), 3, 8), language, [member], "m")
    assert check_post(told) == ()
    assert len(told.content) <= TURN_CHARS
    assert "59" in told.content
    assert f"<@{member}>" in told.content
    assert [each["custom_id"] for each in controls_of(told)][-1] == f"t:told:{at.table.id}:8:3"


async def test_a_single_endless_sentence_is_cut_as_well(house: House, posts: Posts) -> None:
    at = await house.table("nim", ANN, BOB)
    event = Event(msg("nim.event.took", seat="long " * 300, count=1, heap=2))
    told = await posts.board(at, tale(event), "en", [], "m")
    assert len(told.content) <= TURN_CHARS
    assert "All of it" in labels(told)


async def test_a_short_turn_has_no_more_to_read(house: House, posts: Posts) -> None:
    at = await house.table("nim", ANN, BOB)
    assert "All of it" not in labels(await posts.board(at, tale(), "en", [], "m"))


async def test_an_older_board_keeps_its_tale_and_loses_its_buttons(
    house: House, posts: Posts
) -> None:
    at = await house.table("nim", ANN, BOB)
    event = Event(msg("nim.event.took", seat="Ann", count=1, heap=2))
    past = posts.past(at, tale(event), "en")
    assert past.content == "Ann takes 1 stone from heap 2."
    assert (past.view, past.mentions) == (None, ())


async def test_a_closing_post_has_ranks_and_proof(house: House, posts: Posts) -> None:
    at = await finished(house, "nim", ANN, BOB)
    secrets = await house.tables.secrets(at.table.id)
    (post,) = await posts.closing(at, tale(), "en", "m", seed=secrets.seed, salt=secrets.salt)
    assert "🏆" in post.content
    assert secrets.salt.hex() in post.content
    assert at.table.commitment in post.content
    assert [file.name for file in post.files] == ["m.png", "m-result.png"]


ALONE = {
    ("classic_lost", "en"): (
        "The game is lost: Mars was not ready by the end of generation 14. Not finished: ",
        "Ann: 17 (Terraform rating 17, ",
    ),
    ("classic_won", "en"): (
        "Ann has made Mars habitable in time and scores 74 VP.",
        "🏆 **Ann**: **74** (Terraform rating ",
    ),
    ("marsbot_tharsis_normal", "en"): (
        "MarsBot wins against Ann: 115 to 82 VP.",
        "MarsBot: 115 VP (Terraform rating ",
        "Ann: 82 (Terraform rating ",
    ),
    ("marsbot_beaten", "en"): (
        "Ann beats MarsBot, ",
        "MarsBot: ",
        "🏆 **Ann**: **",
    ),
    ("classic_lost", "ko"): ("게임에서 졌어요: ", "Ann 님: 17점 (테라포밍 등급 17, "),
    ("marsbot_tharsis_normal", "ko"): (
        "마스봇이 115점으로 이겼어요. Ann 님: 82점.",
        "마스봇: 115점 (테라포밍 등급 ",
        "Ann 님: 82점 (테라포밍 등급 ",
    ),
    ("classic_lost", "it"): (
        "Partita persa: alla fine della generazione 14 Marte non è pronto. Non completati: ",
        "Ann: 17 (Indice di Terraformazione 17, ",
    ),
    ("marsbot_tharsis_normal", "it"): (
        "MarsBot vince contro Ann: 115 a 82 PV.",
        "MarsBot: 115 PV (Indice di Terraformazione ",
        "Ann: 82 (Indice di Terraformazione ",
    ),
}
"""How the lines of the result begin, by recorded table and language."""


@pytest.mark.parametrize(("name", "language"), ALONE)
async def test_alone_one_wins_or_loses_and_has_no_place(
    house: House, posts: Posts, name: str, language: str
) -> None:
    *_, last = golden_games.GAMES[name].steps()
    at = dataclasses.replace(await house.table("tmars", ANN), state=last.state)
    told = await posts.closing(at, tale(*last.events), language, "m", seed=1, salt=b"s")
    lines = "\n".join(post.content for post in told).splitlines()
    result = [line for line in lines if line and "`" not in line][-len(ALONE[name, language]) :]
    for line, start in zip(result, ALONE[name, language], strict=True):
        assert line.startswith(start)


async def test_a_reason_that_was_told_is_not_repeated(house: House, posts: Posts) -> None:
    at = await finished(house, "nim", ANN, BOB)
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    told = [Event(outcome.reason)]
    (post,) = await posts.closing(at, tale(*told), "en", "m", seed=1, salt=b"s")
    assert post.content.count("took the last stone") == 1


async def test_a_table_that_was_called_off_has_no_ranks(house: House, posts: Posts) -> None:
    at = await house.called_off((await house.table("nim", ANN, BOB)).table.id)
    (post,) = await posts.closing(at, tale(), "en", "m", seed=1, salt=b"s")
    assert "🏆" not in post.content
    assert "There is no result." in post.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_table_of_expancity_closes_within_the_limits(
    house: House, posts: Posts, language: str
) -> None:
    at = await finished(house, "expancity", ANN, BOB, CID)
    history = await house.tables.history(at.table.id, 400)
    told = await posts.closing(
        at, tale(*(event for _, event in history)), language, "m", seed=2**64 - 1, salt=b"s" * 16
    )
    assert all(check_post(post) == () for post in told)


async def test_names_do_not_format_or_mention(house: House, posts: Posts) -> None:
    at = await house.lobby("nim", ANN, BOB, seats=3)
    seats = (replace(at.seats[0], name="**@everyone**"), *at.seats[1:])
    odd = dataclasses.replace(at, seats=seats)
    post = await posts.lobby(odd, "en")
    assert "@everyone" not in post.content
    assert "\\*\\*" in post.content


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u200b", "\x1b"])
async def test_names_turn_nothing_round_and_hide_nothing(
    house: House, posts: Posts, mark: str
) -> None:
    at = await house.lobby("nim", ANN, BOB, seats=3)
    seats = (replace(at.seats[0], name=f"{mark}An{mark}n"), *at.seats[1:])
    odd = dataclasses.replace(at, seats=seats)
    post = await posts.lobby(odd, "en")
    assert "Ann" in post.content
    assert mark not in post.content


async def test_a_name_of_which_nothing_shows_is_that_of_the_seat(
    house: House, posts: Posts
) -> None:
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

    posts = Posts(catalogues, Pictures(renderer, painters))
    at = await house.table("nim", ANN, BOB)
    for language in ("en", "ko", "en"):
        await posts.board(at, tale(), language, [], "m")
    assert drawn == ["nim", "nim"]


async def test_a_notice_is_a_sentence(house: House, posts: Posts) -> None:
    at = await house.table("nim", ANN, BOB)
    post = posts.notice(msg("table.took_over", member="A_b_", place="2"), at, "en")
    assert post.content == "A\\_b\\_ now plays seat 2."
