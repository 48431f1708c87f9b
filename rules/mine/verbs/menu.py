"""The menu of a seat in its turn, with each question asked once."""

from rules.core.seats import Seat
from rules.mine.resolve.buying import affordable
from rules.mine.resolve.playing import PUT_DOWN_PHASES, playable_cards, usable_goals
from rules.mine.state import Phase, State, is_acting
from rules.mine.verbs.answer import ANSWER
from rules.mine.verbs.buy import BUY
from rules.mine.verbs.coin import COIN
from rules.mine.verbs.corporation import CORPORATION
from rules.mine.verbs.end import END
from rules.mine.verbs.end_play import END_PLAY, waits_for_buying
from rules.mine.verbs.enter import ENTER
from rules.mine.verbs.goal import GOAL
from rules.mine.verbs.mulligan import MULLIGAN
from rules.mine.verbs.play import PLAY
from rules.mine.verbs.play_many import PLAY_MANY, has_simple
from rules.mine.verbs.standing import STANDING

_OFF_TURN = (CORPORATION, ANSWER, ENTER, MULLIGAN)


def menu(state: State, seat: Seat) -> tuple[str, ...]:
    if state.pending:
        return (ANSWER.name,)
    if not is_acting(state, seat):
        return tuple([verb.name for verb in _OFF_TURN if verb.available(state, seat)])
    turn, found = state.turn, []
    if turn.phase is Phase.GOALS and usable_goals(state, seat):
        found.append(GOAL.name)
    may_put_down = turn.phase in PUT_DOWN_PHASES
    if may_put_down and playable_cards(state, seat):
        if has_simple(state, seat):
            found.append(PLAY_MANY.name)
        found.append(PLAY.name)
    if state.seats[seat].coins > 0:
        found.append(COIN.name)
    if affordable(state, seat):
        found.append(BUY.name)
    if may_put_down and waits_for_buying(state, seat):
        found.append(END_PLAY.name)
    found.append(END.name)
    if not turn.standing_set:
        found.append(STANDING.name)
    return tuple(found)
