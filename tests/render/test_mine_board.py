"""The board of Project MINE is readable with any number of seats and however full the market is."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES
from render.core.panel.focus import LEAST_PX
from render.mine import PAINTER
from render.mine.board import board_drawing
from render.mine.head import waiting
from render.mine.layout import (
    CHIP,
    LAST,
    MINES,
    PERIOD,
    WIDTH,
    goal_boxes,
    market_boxes,
    seat_boxes,
    seat_cell,
    seat_frame,
)
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.view import View
from tests.render.conftest import LONG_NAMES, NAMES, Speak, Written
from tests.render.mine_views import (
    MARKET,
    corporation,
    ended,
    market_goal,
    owned,
    parts,
    table,
    turn_view,
    waiting_for,
    with_hand,
)

ALL_GOALS = tuple(PUBLIC_GOALS)
MORE = ("discovery", "tech_leak", "expo", "consulting", "scathing_criticism", "opportunity_cost")


def busy(seats: int) -> View:
    """A view with everything as wide as possible."""
    view = table(seats, market=("opportunity_cost", *MARKET))
    goals = tuple(owned(goal, tokens=1) for goal in ALL_GOALS[:10])
    full = tuple(
        replace(
            state,
            resources=dict.fromkeys(state.resources, 128),
            energy=14,
            credits=27,
            purchases=3,
            coins=5,
            penalty=42,
            deck=27,
            hand=12,
            discard=("fund",) * 24,
            goals=goals,
            waiting=("tech_leak", "chicken_game"),
            corporation=corporation("infinite_analysis", 10, 10),
        )
        for state in view.seats
    )
    long = replace(turn_view(1), bought=("large_emerald_mine",), used=ALL_GOALS[:5])
    return replace(view, seats=full, turn=long, last=long, acting=1, first=1)


def late(seats: int) -> View:
    """A second transition period without the odd seats, and with empty decks."""
    view = busy(seats)
    states = tuple(
        replace(state, deck=0, entered=not seat % 2, out=bool(seat % 2))
        for seat, state in enumerate(view.seats)
    )
    return replace(view, stage="transition", transition=2, seats=states, acting=0)


def start(seats: int) -> View:
    """The first choice, before anything else happened."""
    view = replace(table(seats, 0), stage="corporate", phase=None, acting=None)
    return replace(view, turn=None, last=None, period=1, round=1, last_round=False)


def exhausted(seats: int) -> View:
    view = table(seats)
    states = (replace(view.seats[0], deck=0, declared=True), *view.seats[1:])
    return replace(view, seats=states, basic=tuple(replace(m, left=0) for m in view.basic))


VIEWS = {
    "two": table(2),
    "three": table(3),
    "four": table(4),
    "busy": busy(3),
    "late": late(4),
    "start": start(4),
    "exhausted": exhausted(4),
    "waiting": waiting_for(table(4), (0, 1, 3)),
    "over": ended(4, (2, 1, 4, 1)),
    "seven": table(4, market=(*MARKET, MORE[0])),
    "crowded": table(4, market=(*MARKET, *MORE)),
    "goals gone": replace(table(4), goals=(market_goal("goal_achieved"),)),
    "empty": replace(table(4), goals=(), market=()),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_word_leaves_its_box(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, LONG_NAMES[language])
    everybody = ended(seats, (1,) * seats)
    for view in (busy(seats), late(seats), start(seats), exhausted(seats), everybody):
        PAINTER.board(view, say)
    assert len(written) > 300
    assert not [word for word in written if not word.within.holds(word.box)]


def test_a_seats_secrets_change_no_pixel_of_the_board(speak: Speak) -> None:
    view, say = table(4), speak()
    public = PAINTER.board(view, say).tobytes()
    for mine in (with_hand(view), with_hand(view, ("loan",) * 9, goal="arsene")):
        assert PAINTER.board(mine, say).tobytes() == public


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_panels_do_not_overlap(seats: int) -> None:
    boxes = (CHIP, LAST, PERIOD, MINES, *goal_boxes(2), *seat_boxes(seats))
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]


@pytest.mark.parametrize("cards", range(1, 15))
def test_market_cards_do_not_overlap(cards: int) -> None:
    boxes = market_boxes(cards)
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]
    assert all(box.x0 >= 16 and box.x1 <= WIDTH - 16 for box in boxes)
    assert all(box.y0 > CHIP.y1 and box.y1 < MINES.y0 for box in boxes)


@pytest.mark.parametrize("cards", [15, 20, 29])
def test_a_market_of_any_size_stays_in_the_picture(cards: int) -> None:
    boxes = market_boxes(cards)
    assert len(set(boxes)) == cards
    assert max(box.x1 for box in boxes) <= WIDTH - 16
    assert max(box.y1 for box in boxes) < MINES.y0


@pytest.mark.parametrize(
    ("view", "seats"),
    [
        pytest.param(table(4), (2,), id="whose turn it is"),
        pytest.param(waiting_for(table(4), (3, 1)), (1, 3), id="who must answer"),
        pytest.param(start(3), (0, 1, 2), id="who has not picked a corporate goal"),
        pytest.param(ended(4, (1, 2, 3, 4)), (), id="nobody when it is over"),
    ],
)
def test_the_board_shows_the_active_players(view: View, seats: tuple[int, ...]) -> None:
    assert waiting(view) == seats


def test_entrants_are_asked_about_their_hands() -> None:
    view = table(3)
    asked = (
        replace(view.seats[0], entered=True, chosen=True),
        replace(view.seats[1], entered=True),
        replace(view.seats[2], entered=False, out=True),
    )
    assert waiting(replace(view, stage="mulligan", seats=asked)) == (1,)


def sizes_of(words: list[Written]) -> dict[str, set[int]]:
    """The sizes of each text."""
    sizes: dict[str, set[int]] = {}
    for word in words:
        sizes.setdefault(word.line.text, set()).add(word.line.type.size)
    return sizes


def test_the_three_things_of_a_thumbnail_are_large(speak: Speak, written: list[Written]) -> None:
    PAINTER.board(table(4), speak("ko"))
    sizes = sizes_of(written)
    assert max(sizes[NAMES[2]]) >= 40
    assert next(max(sizes[text]) for text in sizes if text.startswith("바겐세일")) >= 36
    totals = [sum(part.points for part in state.parts) for state in table(4).seats]
    assert all(max(sizes[str(total)]) >= 56 for total in totals)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_amounts_and_prices_can_be_read_on_a_phone(
    seats: int, speak: Speak, written: list[Written]
) -> None:
    view = table(seats)
    PAINTER.board(view, speak("it", LONG_NAMES["it"]))
    for box, state in zip(seat_boxes(seats), view.seats, strict=True):
        sizes = sizes_of([word for word in written if box.holds(word.box)])
        for amount in (*state.resources.values(), state.deck, state.hand, len(state.discard)):
            assert max(sizes[str(amount)]) >= LEAST_PX, amount


def test_the_winner_is_named_on_the_board_of_an_ended_table(
    speak: Speak, written: list[Written]
) -> None:
    PAINTER.board(ended(3, (2, 3, 1)), speak("en"))
    assert [word.line.text for word in written if word.within == CHIP] == ["Tom wins!"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_final_board_agrees_with_the_score_sheet(
    seats: int, speak: Speak, written: list[Written]
) -> None:
    """The sheet counts the corporate goal, so the board does too."""
    view = ended(seats, tuple(range(1, seats + 1)))
    assert view.outcome is not None
    PAINTER.board(view, speak("en"))
    for box, score in zip(seat_boxes(seats), view.outcome.scores, strict=True):
        words = [word for word in written if word.within == box]
        largest = max(words, key=lambda word: word.line.type.size)
        assert largest.line.text == str(score.total)


def test_two_seats_see_the_next_step_of_a_resource(speak: Speak, written: list[Written]) -> None:
    PAINTER.board(table(2), speak("en"))
    cell = seat_cell(seat_boxes(2)[0], 0, seat_frame(2))
    assert [word.line.text for word in written if word.within == cell] == ["7", "→10"]


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_nothing_stands_on_anything_else_in_a_seats_panel(
    language: str, speak: Speak, written: list[Written]
) -> None:
    for seats in (2, 3, 4):
        for view in (busy(seats), late(seats), ended(seats, (1,) * seats)):
            written.clear()
            PAINTER.board(view, speak(language, LONG_NAMES[language]))
            boxes = [w.box for w in written if any(b.holds(w.box) for b in seat_boxes(seats))]
            assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]


def test_before_the_first_deed_the_strip_names_seats_that_have_decided(
    speak: Speak, written: list[Written]
) -> None:
    view = start(3)
    decided = tuple(replace(seat, chosen=place == 1) for place, seat in enumerate(view.seats))
    corporate = replace(view, stage="corporate", seats=decided)
    board_drawing(corporate, speak("en")).canvas()
    assert not [word for word in written if word.within == LAST]
    undecided = tuple(replace(seat, chosen=False) for seat in view.seats)
    before = replace(corporate, seats=undecided)
    drawn = [PAINTER.board(each, speak("en")).convert("RGB") for each in (corporate, before)]
    parts = [image.crop((LAST.x0, LAST.y0, LAST.x1, LAST.y1)).tobytes() for image in drawn]
    assert parts[0] != parts[1]


def test_before_the_first_card_the_strip_does_not_repeat_the_title(
    speak: Speak, written: list[Written]
) -> None:
    view = replace(start(2), stage="turn", turn=None, last=None, acting=0)
    board_drawing(view, speak("it")).canvas()
    assert [word.line.text for word in written if word.within == LAST] == ["Nessuna carta giocata"]


def test_a_bought_card_is_the_headline(speak: Speak, written: list[Written]) -> None:
    view = replace(table(4), turn=replace(turn_view(2), bought=("grant",)))
    PAINTER.board(view, speak("en"))
    assert "Bought Grant" in {word.line.text for word in written if word.within == LAST}


def test_before_anything_is_done_the_last_turn_is_shown(
    speak: Speak, written: list[Written]
) -> None:
    fresh = replace(turn_view(2), put_down=(), used=())
    last = replace(turn_view(1), put_down=("loan",))
    PAINTER.board(replace(table(4), turn=fresh, last=last), speak("en"))
    assert "Played Loan" in {word.line.text for word in written if word.within == LAST}


def test_effects_that_wait_are_counted(speak: Speak, written: list[Written]) -> None:
    view = table(4)

    def shown(waiting: tuple[str, ...]) -> list[str]:
        written.clear()
        seats = (*view.seats[:3], replace(view.seats[3], waiting=waiting))
        PAINTER.board(replace(view, seats=seats), speak("en"))
        return [word.line.text for word in written if word.within == seat_boxes(4)[3]]

    assert len(shown(("tech_leak", "tech_leak"))) == len(shown(())) + 1


def only_card(card: str, off: int) -> View:
    return replace(table(4, off, market=(card,)), goals=())


def test_a_reduced_price_is_shown_beside_the_printed_one(
    speak: Speak, written: list[Written]
) -> None:
    assert CARDS["gold_standard"].cost == 7
    PAINTER.board(only_card("gold_standard", 1), speak())
    sizes = sizes_of([word for word in written if word.within.y1 <= market_boxes(1)[0].height])
    assert max(sizes["6"]) >= LEAST_PX > max(sizes["7"])


def test_a_full_price_is_shown_alone(speak: Speak, written: list[Written]) -> None:
    PAINTER.board(only_card("gold_standard", 0), speak())
    assert next(word.line.type.size for word in written if word.line.text == "7") >= LEAST_PX


@pytest.mark.parametrize("seats", [3, 4])
def test_amounts_and_piles_of_all_seats_stand_in_the_same_columns(
    seats: int, speak: Speak, written: list[Written]
) -> None:
    """An amount begins beside its stone; a short one at the end of its cell looks like the next stone's."""
    view, frame = table(seats), seat_frame(seats)
    PAINTER.board(view, speak("en"))
    for box in seat_boxes(seats):
        for column in range(5):
            cell = seat_cell(box, column, frame)
            (amount,) = (word for word in written if word.within == cell)
            assert amount.box.x0 - cell.x0 < frame.stone_at[0] + frame.stone
    for seat, box in enumerate(seat_boxes(seats)):
        state, y = view.seats[seat], box.y0 + frame.stores_y
        row = [word for word in written if word.within == box and word.box.y0 < y < word.box.y1]
        piles = sorted(row, key=lambda word: word.box.x0)[:3]
        said = [state.deck, state.hand, len(state.discard)]
        assert [word.line.text for word in piles] == list(map(str, said))
        starts = [word.box.x0 - box.x0 for word in piles]
        assert all(abs(start - 58 - 112 * place) < 8 for place, start in enumerate(starts))


def test_penalty_points_are_shown_as_points_lost(speak: Speak, written: list[Written]) -> None:
    view = table(3)
    seat = replace(view.seats[1], penalty=6, coins=0, goals=())
    PAINTER.board(replace(view, seats=(view.seats[0], seat, view.seats[2])), speak("en"))
    assert "−6" in [word.line.text for word in written if word.within == seat_boxes(3)[1]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_long_negative_score_does_not_shrink_a_name(
    seats: int, speak: Speak, written: list[Written]
) -> None:
    """Counts of the turn give way instead."""
    view = table(seats)
    owing = tuple(
        replace(state, parts=parts(0, 0, 0, 143), energy=3, credits=12) for state in view.seats
    )
    PAINTER.board(replace(view, seats=owing), speak("en", "Alessandra"))
    names = [word for word in written if word.line.text == "Alessandra"]
    panels = seat_boxes(seats)
    assert [word.line.type.size >= 36 for word in names if word.within in panels] == [True] * seats
    assert len([word for word in written if word.line.text == "−143"]) == seats


@pytest.mark.parametrize("cards", [6, 7, 8])
def test_a_label_stands_on_its_plate_and_not_beside_a_cost(
    cards: int, speak: Speak, written: list[Written]
) -> None:
    PAINTER.board(table(4, 1, market=("gold_standard",) * cards), speak("en"))
    labels = [word for word in written if word.line.text in ("m1", "g1")]
    assert len(labels) == 2
    for label in labels:
        beside = [
            word
            for word in written
            if word is not label and word.within == label.within and word.box != label.box
        ]
        assert not beside


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_tells_how_many_periods_there_are_and_which_round_is_the_last(
    language: str, speak: Speak, written: list[Written]
) -> None:
    """A number beside “last” would read as so many rounds."""
    PAINTER.board(late(2), speak(language))
    assert "2/20" in {word.line.text for word in written}
    written.clear()
    PAINTER.board(replace(table(2), stage="competition", last_round=True), speak(language))
    said = [word.line for word in written if word.within == PERIOD]
    assert said[0].text.count("/") == 1
    assert not any(sign.isdigit() for line in said[1:] for sign in line.text)
    assert all(line.type.size >= 30 for line in said)
