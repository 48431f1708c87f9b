"""Makes the moves of cases in a position, without continuing to the next turn."""

from rules.core.copying import copy_state
from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.tmars.components.cards import CARDS
from rules.tmars.economy.costs import card_cost, project_cost
from rules.tmars.economy.paying import NOTHING, means, suggest
from rules.tmars.resolve.card_actions import action_means
from rules.tmars.resolve.playing import means_for
from rules.tmars.resolve.preludes import play_prelude
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import Stage, StartChoice, State
from rules.tmars.turns.opening import reveal_choices
from rules.tmars.verbs.action import ACTION, CardAction
from rules.tmars.verbs.convert import CONVERT, Convert
from rules.tmars.verbs.first import FIRST, First
from rules.tmars.verbs.play import PLAY, PlayCard
from rules.tmars.verbs.project import PROJECT, StandardProject
from tests.rules.tmars.whole_effect import Case, answered, changes, position


def prepared(case: Case, more: str = "") -> State:
    """The position, with the card where the case needs it."""
    state = position(more[1:] if more.startswith("!") else f"{case.given} {more}")
    mine = state.seats[0]
    match case.do.split(":"):
        case ["play"]:
            mine.hand.append(case.card)
        case ["first"]:
            mine.corporation, mine.first_due = case.card, True
            mine.tableau.append(case.card)
        case ["prelude"]:
            state.stage = Stage.PRELUDES
        case ["corporation"]:
            state.stage = Stage.START
            mine.stock["mc"] = 0
            mine.choice = StartChoice(case.card, (), ())
            for other in range(1, len(state.seats)):
                state.seats[other].choice = StartChoice("R30", (), ())
        case ["action", *_]:
            if case.card not in mine.tableau:
                mine.tableau.append(case.card)
            if CARDS[case.card].start_mc:
                mine.corporation = case.card
        case _:
            pass
    do = case.do.removeprefix("q.")
    if do.startswith("play:"):
        seat = int(do != case.do)
        state.seats[seat].hand.append(do.removeprefix("play:"))
        if seat:
            state.seats[seat].stock["mc"] = 100
    return state


def carry_out(state: State, case: Case) -> State:
    """The state after the move and its answers.

    Raises:
        IllegalMove: the move is refused.
    """
    state = copy_state(state)
    seat = int(case.do.startswith("q."))
    state.active = seat
    begin(state, seat, case.card, case.do.removeprefix("q."))
    resolve(state, Log())
    return answered(state, case.answers.split())


def begin(state: State, seat: int, card: str, do: str) -> None:
    """Make the move with the suggested payment."""
    log = Log()
    match do.split(":"):
        case ["play", *other]:
            played = other[0] if other else card
            pay = suggest(means_for(state, seat, played), card_cost(state, seat, played))
            play = PlayCard(played, pay or NOTHING)
            PLAY.check(state, seat, play)
            PLAY.apply(state, seat, play, log)
        case ["action", option, *amount]:
            able = action_means(state, seat, card, int(option))
            pay = suggest(able, CARDS[card].actions[int(option)].cost.mc)
            action = CardAction(card, int(option), int(amount[0]) if amount else 0, pay or NOTHING)
            ACTION.check(state, seat, action)
            ACTION.apply(state, seat, action, log)
        case ["first"]:
            FIRST.check(state, seat, First())
            FIRST.apply(state, seat, First(), log)
        case ["prelude"]:
            play_prelude(state, seat, card, log)
        case ["corporation"]:
            reveal_choices(state, log)
        case ["project", project, *space]:
            pay = suggest(means(state, seat), project_cost(state, seat, project))
            standard = StandardProject(project, (), space[0] if space else "", pay or NOTHING)
            PROJECT.check(state, seat, standard)
            PROJECT.apply(state, seat, standard, log)
        case ["convert", what, *space]:
            convert = Convert(what, space[0] if space else "")
            CONVERT.check(state, seat, convert)
            CONVERT.apply(state, seat, convert, log)
        case _:
            raise AssertionError(do)


def changed_by(case: Case) -> set[str]:
    """Everything that differs afterwards, except that the card itself leaves the hand and comes into play."""
    before = prepared(case)
    after = carry_out(before, case)
    found = changes(before, after)
    if case.do == "corporation":
        return {word for word in found if not word.startswith("q.")} - {f"in:{case.card}"}
    kind, _, other = case.do.removeprefix("q.").partition(":")
    played = other if kind == "play" and other else case.card
    mark = "q." if case.do.startswith("q.") else ""
    found.discard(f"{mark}in:{played}")
    if kind != "play":
        return found
    hand = after.seats[int(bool(mark))].hand
    kept = len(hand) - len(before.seats[int(bool(mark))].hand) + 1
    found = {word for word in found if not word.startswith(f"{mark}cards")}
    return found | ({f"{mark}cards{kept:+d}"} if kept else set())


def refusal(case: Case, more: str) -> str | None:
    """The code, without the title, of the refusal in a position with these additional words."""
    try:
        carry_out(prepared(case, more), case)
    except IllegalMove as refused:
        return refused.code.removeprefix("tmars.")
    return None
