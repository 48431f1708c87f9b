"""Whole routes: the choices from which a form fills in a dig."""

from collections import Counter
from collections.abc import Iterator

from bot.core import form
from bot.core.form import Page
from rules.core import engine
from rules.core.seats import Seat
from rules.core.text import msg
from rules.metromania import GAME
from rules.metromania.components.content import DIG
from rules.metromania.components.steps import TunnelStep, read_step
from rules.metromania.forms.routes import FIRST_PAGE, marker_options, route_options
from rules.metromania.state import State
from rules.metromania.verbs.dig import DIG as VERB
from rules.metromania.verbs.dig import dig_of
from tests.render.golden_views import names, sampled_states
from tests.rules.metromania.positions import P1, blank, dug, play

SOUTHEAST = "1:S11>v2 1:A3>v9 1:B5>v17"
SECOND = "2:S45>v86 2:J1>v79 2:I1>v71 2:H1>v62 2:G1>v52 2:F1>v41 2:E1>v31"


def positions(count: int = 3) -> Iterator[tuple[State, Seat]]:
    """Positions of every recorded table."""
    for name in names("metromania"):
        for state in sampled_states(GAME, name, count):
            yield from ((state, seat) for seat in GAME.waiting_for(state))


def page_of(state: State, given: dict[str, str], pages: dict[str, int] | None = None) -> Page:
    return form.page(GAME, state, state.turn.seat, VERB, given, pages or {})


def chosen(state: State, steps: tuple[str, ...]) -> dict[str, str]:
    return dict(zip((field.name for field in VERB.fields), steps, strict=False))


def test_every_route_is_a_legal_dig_on_one_line() -> None:
    seen = 0
    for state, seat in positions():
        for option in route_options(state, seat, {}):
            engine.check(GAME, state, seat, dig_of(option.value))
            steps = [read_step(text) for text in option.value]
            assert all(isinstance(step, TunnelStep) for step in steps)
            assert len({step.line for step in steps if isinstance(step, TunnelStep)}) == 1
            assert len(steps) <= DIG - len(state.turn.tunnels)
            seen += 1
    assert seen > 100


def test_a_form_offers_nine_routes_at_a_time_of_both_lines() -> None:
    for state, seat in positions():
        options = route_options(state, seat, {})
        if not options:
            continue
        (control,) = page_of(state, {}).controls
        assert [choice.mark for choice in control.choices] == list("123456789")[: len(options)]
        lines = {option.value[0][0] for option in options}
        assert {option.value[0][0] for option in options[:FIRST_PAGE]} == lines


def test_a_chosen_route_keeps_its_place_and_control() -> None:
    for state, seat in positions():
        options = route_options(state, seat, {})
        for option in options[:2]:
            page = page_of(state, chosen(state, option.value))
            again = page.controls[0]
            assert [choice.value for choice in again.choices if choice.chosen] == [option.value]
            before = page_of(state, {}).controls[0]
            assert again.name == before.name
            assert [each.value for each in again.choices] == [each.value for each in before.choices]
            given = tuple(page.given[field.name] for field in VERB.fields[: len(option.value)])
            assert given == option.value


def test_another_marker_is_one_choice_away() -> None:
    state = dug(blank("A3=R", seats=3), {P1: "1:S11>v2"})
    held = next(each for each in route_options(state, P1, {}) if "=" in str(each.value))
    given = chosen(state, held.value)
    markers = marker_options(state, P1, given)
    assert [option.mark for option in markers] == ["A", "D"]
    page = page_of(state, given)
    assert [control.name for control in page.controls][:2] == ["route", "marker"]
    tokens = [choice.token for choice in page.controls[1].choices]
    for option, token in zip(markers, tokens, strict=True):
        now = form.choose(state, P1, VERB, given, "marker", tokens=[token])
        assert tuple(now.values())[: len(option.value)] == option.value
        row = page_of(state, now).controls[0]
        assert [choice.value for choice in row.choices if choice.chosen] == [option.value]


def test_each_tunnel_can_be_changed() -> None:
    state = dug(blank(), {P1: SOUTHEAST})
    held = chosen(state, route_options(state, P1, {})[0].value)
    pieces = page_of(state, held, {form.PIECES: 1})
    assert [control.name for control in pieces.controls][:3] == ["first", "second", "third"]
    assert pieces.given["first"] == held["first"]
    assert pieces.other_way == msg("metromania.wholes.dig")
    split = {"first": "1:C7>v26", "second": "", "third": ""}
    assert page_of(state, split).in_pieces, "these tunnels are no whole route"


def test_a_dig_that_leaves_a_line_without_a_way_asks_once_more() -> None:
    """The label says so as well, unless the dig reaches something all the same."""
    said: Counter[tuple[str, str]] = Counter()
    for name in ("korean_stations", "lines_four_seats", "shared_victory"):
        for state in sampled_states(GAME, name, 24):
            for option in route_options(state, state.turn.seat, {})[:FIRST_PAGE]:
                move = dig_of(option.value)
                caution = VERB.caution(state, state.turn.seat, move)
                if caution is not None:
                    label = option.label.key.rpartition(".")[2]
                    said[label, caution.key.rpartition(".")[2]] += 1
    assert said["route_blocks", "caution_blocked"]
    assert said["route_strands", "caution_stranded"]
    assert not said["route_exit", "caution_blocked"]
    assert sum(number for (_, caution), number in said.items() if caution == "caution_trips")


def test_a_line_that_can_still_end_needs_no_caution() -> None:
    state = dug(blank(), {P1: SOUTHEAST})
    for option in route_options(state, P1, {})[:FIRST_PAGE]:
        assert page_of(state, chosen(state, option.value)).caution is None


def test_after_an_exit_the_form_asks_for_the_bonus_station() -> None:
    state = dug(blank(), {P1: f"{SOUTHEAST} {SECOND}"})
    option = next(each for each in route_options(state, P1, {}) if "X62" in str(each.value))
    assert option.label == msg("metromania.text.route_exit", line=2)
    page = page_of(state, chosen(state, option.value))
    asked = page.controls[-1]
    assert any(str(choice.value).startswith("+") for choice in asked.choices)
    after = play(state, f"dig {' '.join(option.value)}")
    assert after.turn.bonus_line == 2
    assert route_options(after, P1, {}) == ()
