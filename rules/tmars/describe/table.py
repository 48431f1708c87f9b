"""Describes a whole view for alt texts and screen readers."""

from collections.abc import Iterator
from typing import Final

from rules.core.game import Outcome
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.tmars.components.content import HIGHEST
from rules.tmars.components.coordinates import READING
from rules.tmars.components.effects import Parameter
from rules.tmars.describe.acts import act_in_full, act_msg, changes, was_seen
from rules.tmars.describe.bot import bot_board, bot_turn
from rules.tmars.describe.map import spaces_left
from rules.tmars.describe.own import private
from rules.tmars.describe.seats import lines_of, seat_cards, seat_line
from rules.tmars.economy.owners import owner_msg
from rules.tmars.view import BOT, NOBODY, GoalView, OpenQuestion, View
from rules.tmars.wording.goals import AWARDS, MILESTONES, counted
from rules.tmars.wording.names import (
    award_msg,
    card_msg,
    map_msg,
    milestone_msg,
    parameter_value,
    space_name,
    tile_msg,
)

ACTS_IN_A_LINE: Final = 4


def describe(view: View) -> tuple[Msg, ...]:
    """Describe the view line by line: the acting seat, the last move, scores, parameters, then the rest, since alt
    texts are cut.

    The viewer's own things come last.
    """
    lines = [*_moment(view)]
    if view.question is not None:
        lines.append(_question(view.question))
    lines += _last_act(view)
    lines += _choice(view)
    lines.append(_scores(view))
    lines += _planet(view)
    for seat, mine in enumerate(view.seats):
        lines += seat_line(seat, mine)
    if view.bot is not None:
        lines += bot_board(view.bot, hard=view.hard)
    lines += _goals(view)
    lines += _tiles(view)
    lines += spaces_left(view)
    for seat, mine in enumerate(view.seats):
        lines += seat_cards(seat, mine)
    if view.bot is not None:
        lines += bot_turn(view.bot)
    lines += _earlier_acts(view)
    lines += _counts(view)
    lines.append(msg("tmars.text.decks", deck=view.deck, discard=view.discard))
    if view.mine is not None:
        lines += private(view.mine)
    return tuple(lines)


def _moment(view: View) -> Iterator[Msg]:
    if view.outcome is not None:
        yield view.outcome.reason
        yield from _finals(view, view.outcome)
        return
    if view.active is None:
        undecided = tuple(SeatName(at) for at, mine in enumerate(view.seats) if not mine.chosen)
        yield msg(f"tmars.text.stage.{view.stage}", seats=undecided)
    elif view.stage == "action":
        yield _acting(view, view.active)
    else:
        yield msg(f"tmars.text.stage.{view.stage}", owner=owner_msg(view.active))


def _finals(view: View, outcome: Outcome) -> Iterator[Msg]:
    """The final standings. A solo seat has won or lost, but has no rank."""
    if len(outcome.scores) > 1:
        for seat, score in enumerate(outcome.scores):
            name, rank = SeatName(seat), outcome.ranks[seat]
            yield msg("tmars.text.final", seat=name, rank=rank, total=score.total)
        return
    yield msg("tmars.text.final_alone", owner=owner_msg(0), total=outcome.scores[0].total)
    if view.bot is not None:
        total = sum(part.points for part in view.bot.parts)
        yield msg("tmars.text.final_alone", owner=owner_msg(BOT), total=total)


def _acting(view: View, owner: int) -> Msg:
    """An action with an open question is not finished yet."""
    done = view.actions if view.question is None else max(0, view.actions - 1)
    return msg("tmars.text.acting", owner=owner_msg(owner), actions=done)


def _question(asked: OpenQuestion) -> Msg:
    seat, what = SeatName(asked.seat), msg(f"tmars.asked.{asked.why}")
    if not asked.source:
        return msg("tmars.text.asked", seat=seat, what=what)
    return msg("tmars.text.asked_by", seat=seat, what=what, card=card_msg(asked.source))


def _last_act(view: View) -> Iterator[Msg]:
    seen = [act for act in view.acts if was_seen(act)]
    if not seen:
        return
    last = seen[-1]
    yield msg("tmars.text.last", act=act_msg(last))
    if last.space:
        yield msg("tmars.text.last_space", space=space_name(last.space))
    if last.changes:
        yield msg("tmars.text.last_changes", changes=changes(last))
    if view.marked and view.marked != (last.space,):
        yield msg("tmars.text.marked", spaces=tuple(map(space_name, view.marked)))


def _earlier_acts(view: View) -> Iterator[Msg]:
    earlier = [act for act in view.acts if was_seen(act)][-2::-1]
    for some in lines_of(earlier, ACTS_IN_A_LINE):
        yield msg("tmars.text.earlier", acts=tuple(map(act_in_full, some)))


def _choice(view: View) -> Iterator[Msg]:
    if view.chosen:
        yield msg("tmars.text.chosen", space=view.chosen)
    elif view.legal:
        yield msg("tmars.text.legal", spaces=view.legal)


def _scores(view: View) -> Msg:
    owners = [*enumerate(mine.parts for mine in view.seats)]
    if view.bot is not None:
        owners.append((BOT, view.bot.parts))
    return msg(
        "tmars.text.scores",
        scores=tuple(
            msg("tmars.text.score", owner=owner_msg(owner), n=sum(part.points for part in parts))
            for owner, parts in owners
        ),
    )


def _planet(view: View) -> Iterator[Msg]:
    yield msg(
        "tmars.text.parameters",
        temperature=parameter_value(Parameter.TEMPERATURE, view.temperature),
        oxygen=parameter_value(Parameter.OXYGEN, view.oxygen),
        oceans=view.oceans,
        most=HIGHEST[Parameter.OCEANS],
    )
    last = view.last_generation
    generation = msg("tmars.text.generation", n=view.generation)
    if last is not None:
        generation = msg("tmars.text.generation_of", n=view.generation, last=last)
    yield msg("tmars.text.map", generation=generation, map=map_msg(view.board))
    if view.rating_goal is not None and last is not None:
        yield msg("tmars.text.rating_goal", goal=view.rating_goal, last=last)
    if len(view.seats) > 1 or view.bot is not None:
        yield msg("tmars.text.first", owner=owner_msg(view.first))


def _goals(view: View) -> Iterator[Msg]:
    if view.milestones:
        goals = tuple(_goal(goal, milestone_msg(goal.id)) for goal in view.milestones)
        yield msg("tmars.text.milestones", goals=goals)
    if not view.awards:
        return
    goals = tuple(_goal(goal, award_msg(goal.id)) for goal in view.awards)
    if view.award_price is None:
        yield msg("tmars.text.awards_full", goals=goals)
    else:
        yield msg("tmars.text.awards", goals=goals, price=view.award_price)


def _goal(goal: GoalView, name: Msg) -> Msg:
    facts: list[Msg] = []
    if goal.need is not None:
        facts.append(msg("tmars.text.goal_needs", n=goal.need))
    if goal.bot_need is not None:
        facts.append(msg("tmars.text.goal_needs_bot", n=goal.bot_need))
    if goal.owner is not None:
        facts.append(msg("tmars.text.goal_taken", owner=owner_msg(goal.owner)))
    facts += (
        msg("tmars.text.score", owner=owner_msg(seat), n=value)
        for seat, value in enumerate(goal.values)
    )
    if goal.bot is not None:
        facts.append(msg("tmars.text.score", owner=owner_msg(BOT), n=goal.bot))
    return msg("tmars.text.goal", goal=name, facts=tuple(facts))


def _counts(view: View) -> Iterator[Msg]:
    """Yield the measure of each milestone and award."""
    goals = (
        *((milestone_msg(goal.id), counted(MILESTONES[goal.id])) for goal in view.milestones),
        *((award_msg(goal.id), counted(AWARDS[goal.id])) for goal in view.awards),
    )
    for name, what in goals:
        yield msg("tmars.text.goal_counts", goal=name, what=what)


def _tiles(view: View) -> Iterator[Msg]:
    by_owner: dict[int, list[str]] = {}
    for space in sorted(view.tiles, key=READING.__getitem__):
        by_owner.setdefault(view.tiles[space].owner, []).append(space)
    for owner in sorted(by_owner, reverse=True):
        if owner == NOBODY:
            yield msg("tmars.text.oceans", spaces=tuple(by_owner[owner]))
            continue
        tiles = tuple(
            msg("tmars.text.tile", tile=tile_msg(view.tiles[space].kind), space=space_name(space))
            for space in by_owner[owner]
        )
        yield msg("tmars.text.tiles", owner=owner_msg(owner), tiles=tiles)
    if view.claims:
        yield msg("tmars.text.claims", claims=_claims(view.claims))


def _claims(claims: dict[str, Seat]) -> tuple[Msg, ...]:
    return tuple(
        msg("tmars.text.claim", space=space, seat=SeatName(claims[space]))
        for space in sorted(claims, key=READING.__getitem__)
    )
