"""The public goals (chapter "Public goals")."""

from rules.mine.components.designs import PublicGoal
from rules.mine.components.effects import (
    Credit,
    DeckEnd,
    Discard,
    EachSeat,
    Energy,
    Exile,
    GoalToken,
    If,
    Lose,
    MarketReveal,
    Moment,
    Schedule,
    Scope,
    Source,
    TakeBack,
    Until,
    Watch,
)
from rules.mine.components.terms import (
    AnyResource,
    By,
    CardFilter,
    CardIs,
    ColorsPutDown,
    CountAtLeast,
    CreditsAtLeast,
    EnergyAtLeast,
    EnergyCostAtLeast,
    GoalChange,
    Happening,
    Kind,
    NeedsDeck,
    NeedsHand,
    NeedsMarket,
    NeedsResource,
    NoResourceChange,
    OthersFlipped,
    PutDownAtLeast,
    RankAtLeast,
    Trigger,
)

_TOKEN = GoalToken(1)

ACTIVE = (
    PublicGoal(
        id="lightweight",
        cost=3,
        points=4,
        tokens=4,
        requires=NeedsDeck(1),
        effects=(Discard(Source.DECK_TOP, 1), _TOKEN),
    ),
    PublicGoal(
        id="mine_survey",
        cost=3,
        points=4,
        tokens=3,
        requires=NeedsMarket(1),
        effects=(
            MarketReveal(1, bind="m"),
            If(CountAtLeast("m", 1, CardFilter(kind=Kind.RESOURCE)), (_TOKEN,)),
        ),
    ),
    PublicGoal(
        id="spoil_the_pot",
        cost=4,
        points=4,
        tokens=3,
        effects=(EachSeat(Scope.OPPONENTS, (Schedule(Moment.BUY_PHASE, (Credit(-1),)),)), _TOKEN),
    ),
    PublicGoal(
        id="side_income",
        cost=3,
        points=3,
        tokens=4,
        effects=(
            _TOKEN,
            Watch(Happening.RES_ADDED, By.SELF, Until.TURN_END, (Credit(1),), limit=1),
        ),
    ),
    PublicGoal(
        id="hire_interns",
        cost=3,
        points=5,
        tokens=2,
        effects=(
            EachSeat(Scope.OPPONENTS, (Discard(Source.DECK_TOP, 1, bind="+i"),)),
            If(CountAtLeast("i", 1, CardFilter(kind=Kind.PLAN)), (_TOKEN,)),
        ),
    ),
    PublicGoal(
        id="disposable_battery",
        cost=4,
        points=4,
        tokens=3,
        requires=NeedsHand(1),
        effects=(Exile(Source.HAND, 1), Energy(1), _TOKEN),
    ),
    PublicGoal(
        id="secondhand_mania",
        cost=3,
        points=4,
        tokens=3,
        effects=(
            TakeBack(DeckEnd.BOTTOM, 1, CardFilter(max_cost=1), bind="s"),
            If(CountAtLeast("s", 1), (_TOKEN,)),
        ),
    ),
    PublicGoal(
        id="scrap_resources",
        cost=4,
        points=6,
        tokens=4,
        requires=NeedsResource(1),
        effects=(Lose(AnyResource(), 1), _TOKEN),
    ),
    PublicGoal(
        id="handicap",
        cost=4,
        points=5,
        tokens=4,
        requires=NeedsHand(1),
        effects=(Discard(Source.HAND, 1), _TOKEN),
    ),
)

PASSIVE = (
    PublicGoal(
        id="isolated_factory",
        cost=4,
        points=7,
        tokens=2,
        trigger=Trigger(Happening.TURN_END, GoalChange.TOKEN, NoResourceChange()),
    ),
    PublicGoal(
        id="excess_energy",
        cost=4,
        points=6,
        tokens=3,
        trigger=Trigger(Happening.TURN_END, GoalChange.TOKEN, EnergyAtLeast(1)),
    ),
    PublicGoal(
        id="conglomerate",
        cost=5,
        points=7,
        tokens=None,
        trigger=Trigger(Happening.STATE, GoalChange.FLIP, RankAtLeast(3, 5)),
    ),
    PublicGoal(
        id="goal_achieved",
        cost=5,
        points=8,
        tokens=None,
        trigger=Trigger(Happening.STATE, GoalChange.FLIP, OthersFlipped(3)),
    ),
    PublicGoal(
        id="octopus",
        cost=4,
        points=7,
        tokens=3,
        trigger=Trigger(Happening.PLAYED, GoalChange.TOKEN, ColorsPutDown(3)),
    ),
    PublicGoal(
        id="boost", cost=4, points=6, tokens=5, trigger=Trigger(Happening.DREW, GoalChange.TOKEN)
    ),
    PublicGoal(
        id="slush_fund",
        cost=4,
        points=4,
        tokens=4,
        trigger=Trigger(Happening.TURN_END, GoalChange.TOKEN, CreditsAtLeast(1)),
    ),
    PublicGoal(
        id="out_boxer",
        cost=4,
        points=6,
        tokens=4,
        trigger=Trigger(Happening.PLAYED, GoalChange.TOKEN, EnergyCostAtLeast(2)),
    ),
    PublicGoal(
        id="overflow",
        cost=5,
        points=7,
        tokens=None,
        trigger=Trigger(Happening.STATE, GoalChange.FLIP, PutDownAtLeast(5)),
    ),
    PublicGoal(
        id="midsize_firm",
        cost=5,
        points=7,
        tokens=None,
        trigger=Trigger(Happening.STATE, GoalChange.FLIP, RankAtLeast(2, 8)),
    ),
    PublicGoal(
        id="project_presentation",
        cost=4,
        points=6,
        tokens=4,
        trigger=Trigger(Happening.PLAYED, GoalChange.TOKEN, CardIs(CardFilter(kind=Kind.PLAN))),
    ),
)

PUBLIC = (*ACTIVE, *PASSIVE)
