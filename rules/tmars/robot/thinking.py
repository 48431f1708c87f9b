"""Search of robots of level 3: about the start, research and actions, to the end of the generation."""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from rules.core.game import Move, Outcome
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.thinking import POINT, Thinking
from rules.tmars.economy.paying import NOTHING, suggest
from rules.tmars.robot.appraisal import hope
from rules.tmars.robot.greedy import best_actions, greedy_move
from rules.tmars.robot.outlook import ONE, Outlook
from rules.tmars.robot.prospects import prospects
from rules.tmars.robot.weights import AGAINST_BOT_WITHOUT_PULL, WITHOUT_PULL
from rules.tmars.state import Mode, Stage, State
from rules.tmars.turns.generations import is_won_alone, rating_goal, research_means, research_price
from rules.tmars.turns.opening import least_projects, most_projects
from rules.tmars.turns.scoring import bot_score, missing_parameters
from rules.tmars.turns.turn import may_act, may_end
from rules.tmars.verbs.end import End
from rules.tmars.verbs.passing import Pass
from rules.tmars.verbs.research import Research
from rules.tmars.verbs.start import Start

_WIN: Final = 20 * POINT
_USUAL_END: Final = 15
"""The generation before which tables against MarsBot usually end.

The loss of later turns by a step of the planet is not counted where a playout is cut: MarsBot's points are sure, the
seat's own are estimated low, so every step would look like a gain.
"""
_SOON: Final = 150
"""Hundredths of generations that a table lasts at least."""
_MISSING: Final = 50 * POINT
"""The cost of each parameter that is missing in the end."""


def _propose(state: State, seat: Seat, rng: Rng, most: int) -> Sequence[Move]:
    usual = greedy_move(state, seat)
    return list(dict.fromkeys((usual, *_others(state, seat, usual, most))))[:most]


def _others(state: State, seat: Seat, usual: Move, most: int) -> list[Move]:
    outlook = Outlook(state, seat)
    match usual:
        case Start():
            return _starts(outlook, usual)
        case Research():
            return _researches(outlook, usual)
    last = End() if may_end(state, seat) else Pass()
    return [*best_actions(outlook)[: most - 2], last]


def _starts(outlook: Outlook, usual: Start) -> list[Move]:
    """Other corporations, and more or fewer projects."""
    found: list[Move] = []
    for cards in _around(outlook, usual.projects):
        for corporation in outlook.mine.corporations:
            if least_projects(corporation) <= len(cards) <= most_projects(corporation):
                found.append(structs.replace(usual, corporation=corporation, projects=cards))
    return found


def _researches(outlook: Outlook, usual: Research) -> list[Move]:
    able = research_means(outlook.state, outlook.seat)
    found: list[Move] = []
    for cards in _around(outlook, usual.cards):
        pay = suggest(able, research_price(len(cards)))
        if pay is not None:
            found.append(Research(cards, pay if cards else NOTHING))
    return found


def _around(outlook: Outlook, cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The same cards, one more, one less, two more."""
    offer = outlook.mine.offer
    others = sorted(set(offer) - set(cards), key=lambda card: (-hope(outlook, card), card))
    worst = min(cards, key=lambda card: hope(outlook, card), default="")
    wanted = [
        set(cards),
        {*cards, *others[:1]},
        set(cards) - {worst},
        {*cards, *others[:2]},
    ]
    return [tuple(card for card in offer if card in each) for each in wanted]


def _ended(state: State, outcome: Outcome) -> Sequence[int]:
    values = [POINT * score.total for score in outcome.scores]
    for seat in outcome.winners:
        values[seat] += _WIN // len(outcome.winners)
    match state.mode:
        case Mode.AUTOMA:
            return [*values, POINT * bot_score(state).total]
        case Mode.SOLO:
            return [values[0] - _MISSING * _missing(state)]
        case _:
            return values


def _missing(state: State) -> int:
    """Return how many goals of classic solo play are missed."""
    if rating_goal(state) is None:
        return len(missing_parameters(state))
    return 0 if is_won_alone(state) else 1


def _horizon(state: State) -> int:
    return state.generation


def _appraise(state: State) -> Sequence[int]:
    """Return each seat's score now and the worth of its income, stock and hand, in points."""
    if state.mode is not Mode.AUTOMA:
        return [prospects(Outlook(state, seat, WITHOUT_PULL)) for seat in range(len(state.seats))]
    lasts = max(_SOON, ONE * (_USUAL_END - state.generation))
    outlook = Outlook(state, 0, AGAINST_BOT_WITHOUT_PULL, lasts=lasts)
    coming = POINT * outlook.bot_pace * lasts // (ONE * ONE)
    return [prospects(outlook), POINT * bot_score(state).total + coming]


def _matters(state: State, seat: Seat) -> bool:
    """Return false in classic solo play: there, search played worse than level 2 (`docs/develop/robots.md`)."""
    if state.mode is Mode.SOLO or state.question is not None:
        return False
    if state.stage in (Stage.START, Stage.RESEARCH):
        return True
    return state.stage is Stage.ACTION and may_act(state, seat)


THINKING: Final = Thinking(
    propose=_propose,
    horizon=_horizon,
    appraise=_appraise,
    ended=_ended,
    matters=_matters,
    candidates=6,
    budget=8_000,
)
