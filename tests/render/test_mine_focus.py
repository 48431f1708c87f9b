"""The panels of Project MINE: labels as on the controls, whole effects, and means before and after."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from render.core.panel.focus import Focus, Offer, Offered, Question
from render.core.text import ELLIPSIS
from render.mine.focus import paint_focus
from render.mine.icons.tokens import is_told
from rules.core.text import msg
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.view import View
from rules.mine.wording.cards import card_msg, card_text, corporate_text, goal_text
from tests.render.conftest import LONG_NAMES, Speak
from tests.render.mine_views import in_hand, market_goal, table, with_hand
from tests.render.test_focus import SLACK, complaints, letters

LONGEST = ("discovery", "venture", "consulting", "the_more", "labor_dispute", "chicken_game")
ALL_CARDS, ALL_GOALS = tuple(CARDS), tuple(PUBLIC_GOALS)


def asked(
    view: View,
    verb: str,
    field: str,
    offers: Iterable[Offer],
    chosen: object = None,
    then: View | None = None,
) -> Question[View]:
    offered = tuple(offers)
    given = {} if chosen is None else {field: chosen}
    shown = Offered(field, offered, chosen, len(offered))
    return Question(view, then or view, verb, (verb,), given, (shown,))


def words(focus: Focus) -> str:
    return " ".join(text.line.text for text in focus.texts)


def holds(focus: Focus, effect: str) -> bool:
    return "".join(effect.split()) in "".join(words(focus).split())


def covered(focus: Focus) -> list[str]:
    """Return the texts whose letters stand on a sign without standing in it."""
    return [
        text.line.text
        for text in focus.texts
        for sign in focus.signs
        if letters(text).overlap(sign.box) and not sign.box.inset(-SLACK).holds(letters(text))
    ]


def hand(cards: tuple[str, ...], chosen: object = None, then: View | None = None) -> Question[View]:
    offers = [Offer(card, f"h{place}") for place, card in enumerate(cards, 1)]
    return asked(with_hand(table(4), cards), "play", "card", offers, chosen, then)


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_a_hand_of_five_tells_every_effect(language: str, speak: Speak) -> None:
    say = speak(language)
    for start in range(0, len(ALL_CARDS), 5):
        cards = ALL_CARDS[start : start + 5]
        focus = paint_focus(hand(cards), say)
        assert ELLIPSIS not in words(focus)
        for card in cards:
            assert say(card_msg(card)).split()[0] in words(focus)
            told = " ".join(map(say, card_text(card)))
            assert is_told(card) or holds(focus, told)


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_the_chosen_one_of_eight_goods_tells_its_whole_effect(language: str, speak: Speak) -> None:
    say = speak(language)
    market = with_hand(table(4, market=LONGEST))
    for goal in ALL_GOALS:
        view = replace(market, goals=(market_goal("octopus"), market_goal(goal)))
        offers = [Offer(card, f"m{place}") for place, card in enumerate(LONGEST, 1)]
        offers += [Offer("octopus", "g1"), Offer(goal, "g2")]
        focus = paint_focus(asked(view, "buy", "target", offers, goal), say)
        assert holds(focus, " ".join(map(say, goal_text(goal))))
        assert ELLIPSIS not in words(focus)
        assert not covered(focus)


def test_labels_are_those_of_the_controls(speak: Speak) -> None:
    cards = ("fund", "loan", "fund", "trade")
    view = with_hand(table(3), cards)
    offers = [Offer("fund", "h1"), Offer("loan", "h2"), Offer("fund#2", "h3")]
    focus = paint_focus(asked(view, "play_many", "cards", offers, ("fund", "loan")), speak())
    labels = [text for text in focus.texts if text.line.text in ("h1", "h2", "h3", "h4")]
    assert sorted(label.line.text for label in labels) == ["h1", "h2", "h3", "h4"]
    filled = {label.line.text for label in labels if label.colour < label.on}
    assert filled == {"h1", "h2"}


def test_the_strip_shows_means_before_and_after(speak: Speak) -> None:
    cards = ("fund", "loan")
    now = with_hand(table(4), cards)
    seat = now.viewer
    assert seat is not None
    state = now.seats[seat]
    after = replace(state, resources={**state.resources, "ruby": state.resources["ruby"] + 2})
    seats = (*now.seats[:seat], after, *now.seats[seat + 1 :])
    focus = paint_focus(hand(cards, "fund", replace(now, seats=seats)), speak())
    said = [text.line.text for text in focus.texts]
    ruby = state.resources["ruby"]
    assert str(ruby) in said
    assert str(ruby + 2) in said


def test_large_penalties_and_scores_have_room_in_the_strip(speak: Speak) -> None:
    now = with_hand(replace(table(2), stage="enter", phase=None, acting=None), ("fund",))
    seat, mine = now.viewer, now.mine
    assert seat is not None
    assert mine is not None

    def indebted(penalty: int) -> View:
        state = replace(now.seats[seat], penalty=penalty)
        seats = (*now.seats[:seat], state, *now.seats[seat + 1 :])
        parts = (replace(mine.parts[0], points=-penalty), *mine.parts[1:])
        return replace(now, seats=seats, mine=replace(mine, parts=parts))

    offers = [Offer(True, ""), Offer(False, "")]
    question = asked(indebted(138), "enter", "yes", offers, True, indebted(162))
    focus = paint_focus(question, speak())
    assert {"138", "162"} <= {text.line.text for text in focus.texts}
    assert not covered(focus)


def test_a_card_that_cannot_be_played_shows_the_reason_and_its_effect(speak: Speak) -> None:
    say = speak()
    view = with_hand(table(4), ("fund", "gold_standard"))
    assert view.mine is not None
    assert in_hand("gold_standard").refusal is not None
    focus = paint_focus(asked(view, "play", "card", [Offer("fund", "h1")]), say)
    assert "1/3" in words(focus)
    assert holds(focus, " ".join(map(say, card_text("gold_standard"))))


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_any_three_corporate_goals_fit_with_their_whole_texts(language: str, speak: Speak) -> None:
    say = speak(language)
    longest = sorted(CORPORATE_GOALS, key=lambda goal: -len(say(corporate_text(goal, 4)[0])))[:3]
    now = replace(with_hand(table(4), goal=None, offer=tuple(longest)), stage="corporate")
    question = asked(now, "corporation", "corp", map(Offer, longest), longest[0])
    focus = paint_focus(question, say)
    assert not list(complaints(focus))
    for goal in longest:
        assert holds(focus, say(corporate_text(goal, 4)[0]))


def menu(view: View, *verbs: str) -> Question[View]:
    return Question(view, view, None, verbs, {}, ())


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_an_empty_hand_is_told_above_the_goods(language: str, speak: Speak) -> None:
    say = speak(language)
    view = replace(with_hand(table(4), ()), phase="play")
    for verbs in (("buy", "end"), ("end", "standing")):
        first = paint_focus(menu(view, *verbs), say).texts[0]
        assert first.line.text == say(msg("mine.board.empty_hand"))
    held = replace(with_hand(table(4), ("fund",)), phase="play")
    assert say(msg("mine.board.empty_hand")) not in words(paint_focus(menu(held, "end"), say))


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_goods_have_their_names_where_the_seat_can_pay_none(language: str, speak: Speak) -> None:
    say, refusal = speak(language), msg("error.mine.phase_play")
    view = with_hand(table(4), ())
    assert view.mine is not None
    poor = replace(
        view,
        mine=replace(view.mine, funds=0),
        market=tuple(replace(each, refusal=refusal) for each in view.market),
        goals=tuple(replace(each, refusal=refusal) for each in view.goals),
    )
    focus = paint_focus(menu(poor, "end"), say)
    assert not list(complaints(focus))
    names = [each.card for each in poor.market] + [each.goal for each in poor.goals]
    assert all(set(say(card_msg(name)).split()) <= set(words(focus).split()) for name in names)
