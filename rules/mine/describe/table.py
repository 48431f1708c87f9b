"""Describes a whole view for alt texts and screen readers."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.mine.components.content import kind_of
from rules.mine.describe.faces import card_says, goal_says
from rules.mine.describe.own import private
from rules.mine.state import SeatCard
from rules.mine.view import MarketCardView, MarketGoalView, OwnedGoalView, SeatView, TurnView, View
from rules.mine.view_own import CorporationView
from rules.mine.wording.cards import card_msg, resource_msg


def describe(view: View) -> tuple[Msg, ...]:
    """The view line by line: short and urgent lines first, since alt texts are cut; the viewer's own come last."""
    lines = [*_moment(view)]
    lines += [_decision(view, seat) for seat in dict.fromkeys(each.seat for each in view.decisions)]
    if view.turn is not None:
        lines += _turn(view.turn, "turn")
    if view.last is not None:
        lines += _turn(view.last, "last")
    if view.outcome is None:
        lines.append(msg("mine.text.first", seat=SeatName(view.first)))
    for seat, mine in enumerate(view.seats):
        lines += _seat(seat, mine)
    lines += _market(view)
    for seat, mine in enumerate(view.seats):
        lines += _piles(seat, mine)
    lines += _faces(view)
    if view.mine is not None:
        lines += private(view.mine)
    return tuple(lines)


def _moment(view: View) -> Iterator[Msg]:
    if view.outcome is not None:
        yield view.outcome.reason
        for seat, score in enumerate(view.outcome.scores):
            yield msg(
                "mine.text.final",
                seat=SeatName(seat),
                rank=view.outcome.ranks[seat],
                total=score.total,
                parts=tuple(
                    msg("mine.text.part", part=part.label, points=part.points)
                    for part in score.parts
                ),
            )
        return
    if view.stage in ("corporate", "competition"):
        yield msg("mine.text.period", period=view.period, periods=view.periods, round=view.round)
    else:
        yield msg("mine.text.transition", transition=view.transition)
    if view.last_round:
        yield msg("mine.text.last_round")
    if view.acting is not None:
        phase = view.stage if view.phase is None else view.phase
        yield msg(f"mine.text.acting.{phase}", seat=SeatName(view.acting))
    else:
        yield msg(f"mine.text.stage.{view.stage}", seats=_undecided(view))


def _undecided(view: View) -> tuple[SeatName, ...]:
    return tuple(SeatName(seat) for seat, mine in enumerate(view.seats) if not mine.chosen)


def _decision(view: View, seat: Seat) -> Msg:
    asked = next(each for each in view.decisions if each.seat == seat)
    if not asked.source:
        return msg(f"mine.text.asked.{asked.why}", seat=SeatName(seat))
    return msg(
        "mine.text.asked_by",
        seat=SeatName(seat),
        card=card_msg(asked.source),
        what=msg(f"mine.text.why.{asked.why}"),
    )


def _turn(made: TurnView, when: str) -> Iterator[Msg]:
    """Yield the effects of a turn; none if it has had none so far."""
    told = (("put_down", made.put_down), ("used", made.used), ("bought", made.bought))
    for what, names in told:
        if names:
            yield msg(f"mine.text.{when}_{what}", seat=SeatName(made.seat), cards=counted(names))
    if made.discarded:
        yield msg(f"mine.text.{when}_discarded", cards=_by_seat(made.discarded))
    if made.shown:
        yield msg(f"mine.text.{when}_shown", cards=_by_seat(made.shown))
    if made.earned:
        yield msg(f"mine.text.{when}_earned", seat=SeatName(made.seat), credits=made.earned)
    if when == "last" and not any(names for _, names in told):
        yield msg("mine.text.last_idle", seat=SeatName(made.seat))


def _by_seat(cards: Iterable[SeatCard]) -> tuple[Msg, ...]:
    return tuple(
        msg("mine.text.card_of", card=card_msg(each.card), seat=SeatName(each.seat))
        for each in cards
    )


def _seat(seat: Seat, mine: SeatView) -> Iterator[Msg]:
    yield msg(
        "mine.text.seat",
        seat=SeatName(seat),
        score=sum(part.points for part in mine.parts),
        resources=tuple(
            msg("mine.text.amount", what=resource_msg(each), n=n)
            for each, n in mine.resources.items()
        ),
        deck=mine.deck,
        hand=mine.hand,
        energy=mine.energy,
        credits=mine.credits,
        purchases=mine.purchases,
        coins=mine.coins,
        penalty=mine.penalty,
    )
    if mine.goals:
        goals = tuple(_owned_goal(goal) for goal in mine.goals)
        yield msg("mine.text.seat_goals", seat=SeatName(seat), goals=goals)
    if mine.corporation is not None:
        yield _corporation(seat, mine.corporation)
    if mine.trait is not None:
        yield msg("mine.text.seat_trait", seat=SeatName(seat), card=card_msg(mine.trait))
    if mine.waiting:
        cards = counted(mine.waiting)
        yield msg("mine.text.waiting", seat=SeatName(seat), cards=cards)
    if mine.declared:
        yield msg("mine.text.declared", seat=SeatName(seat))
    if mine.out:
        yield msg("mine.text.out", seat=SeatName(seat))
    elif mine.entered is not None:
        key = "entered" if mine.entered else "not_entered"
        yield msg(f"mine.text.{key}", seat=SeatName(seat))


def _owned_goal(goal: OwnedGoalView) -> Msg:
    said = _goal_as_it_stands(goal)
    return msg("mine.text.goal_used", goal=said) if goal.used else said


def _goal_as_it_stands(goal: OwnedGoalView) -> Msg:
    name = card_msg(goal.goal)
    if goal.flipped:
        return msg("mine.text.goal_flipped", goal=name)
    if goal.needed is None:
        return msg("mine.text.goal_open", goal=name)
    return msg("mine.text.goal_tokens", goal=name, tokens=goal.tokens, needed=goal.needed)


def _corporation(seat: Seat, goal: CorporationView) -> Msg:
    return msg(
        "mine.text.seat_corporation",
        seat=SeatName(seat),
        goal=card_msg(goal.goal),
        points=goal.points,
        have=goal.have,
        need=goal.need,
    )


def _market(view: View) -> Iterator[Msg]:
    yield msg("mine.text.market", cards=tuple(_for_sale(card) for card in view.market))
    yield msg("mine.text.market_goals", goals=tuple(_goal_for_sale(goal) for goal in view.goals))
    yield msg(
        "mine.text.basic",
        cards=tuple(
            msg("mine.text.pile", card=card_msg(pile.card), cost=pile.cost, count=pile.left)
            for pile in view.basic
        ),
    )
    yield msg(
        "mine.text.decks",
        market=view.market_deck,
        discarded=len(view.market_discard) + view.market_discard_hidden,
        goals=view.goal_deck,
    )
    if view.market_discard:
        yield msg("mine.text.market_discard", cards=counted(view.market_discard))
    if view.exile:
        yield msg("mine.text.exile", cards=counted(view.exile))


def _for_sale(card: MarketCardView) -> Msg:
    return _price(card_msg(card.card), card.cost, card.printed)


def _goal_for_sale(goal: MarketGoalView) -> Msg:
    said = _price(card_msg(goal.goal), goal.cost, goal.printed)
    if goal.tokens is None:
        return said
    return msg("mine.text.needs_tokens", goal=said, n=goal.tokens)


def _price(card: Msg, cost: int, printed: int) -> Msg:
    if cost == printed:
        return msg("mine.text.for_sale", card=card, cost=cost)
    return msg("mine.text.for_sale_printed", card=card, cost=cost, printed=printed)


def _faces(view: View) -> Iterator[Msg]:
    """Yield the texts of the cards and goals that can be bought or lie open."""
    goals = (*(each.goal for each in view.goals), *_goals_owned(view))
    yield from (goal_says(goal) for goal in dict.fromkeys(goals))
    cards = (*(each.card for each in view.market), *(each.card for each in view.basic))
    yield from (card_says(card) for card in dict.fromkeys(cards))


def _goals_owned(view: View) -> Iterator[str]:
    for mine in view.seats:
        yield from (goal.goal for goal in mine.goals)


def _piles(seat: Seat, mine: SeatView) -> Iterator[Msg]:
    if parts := tuple(part for part in mine.parts if part.points):
        yield msg(
            "mine.text.seat_score",
            seat=SeatName(seat),
            parts=tuple(
                msg("mine.text.part", part=part.label, points=part.points) for part in parts
            ),
        )
    if mine.play:
        yield msg("mine.text.seat_play", seat=SeatName(seat), cards=counted(mine.play))
    for end, cards in (("top", mine.top), ("bottom", mine.bottom)):
        if cards:
            names = tuple(map(card_msg, cards))
            yield msg(f"mine.text.seat_{end}", seat=SeatName(seat), cards=names)
    if mine.discard:
        yield msg("mine.text.seat_discard", seat=SeatName(seat), cards=counted(mine.discard))


def counted(names: Iterable[str]) -> tuple[Msg, ...]:
    """Each kind of card or goal once, with its count."""
    kinds = Counter(kind_of(name) for name in names)
    return tuple(
        card_msg(kind) if n == 1 else msg("mine.text.times", card=card_msg(kind), n=n)
        for kind, n in kinds.items()
    )
