"""The corporate goals, three to a trait (chapter "Corporate goals")."""

from rules.mine.components.designs import (
    CorporateGoal,
    Counted,
    DeclaredLast,
    EachColor,
    FlippedAfterLast,
    Majorities,
    OwnCards,
    TotalLead,
    Tracker,
    Zone,
)
from rules.mine.components.terms import (
    ANY_CARD,
    By,
    CardFilter,
    CardIs,
    Happening,
    Kind,
    PutDownAtLeast,
    RankAtLeast,
)

CORPORATE = (
    CorporateGoal(
        id="dodge",
        trait="trade",
        points=12,
        condition=OwnCards(
            10,
            CardFilter(min_points=2),
            (Zone.CARDS, Zone.PUBLIC_GOALS, Zone.CORPORATE_GOAL),
        ),
    ),
    CorporateGoal(
        id="the_traders",
        trait="trade",
        points=16,
        condition=OwnCards(6, CardFilter(min_cost=5), (Zone.CARDS, Zone.PUBLIC_GOALS)),
    ),
    CorporateGoal(id="the_ambition", trait="trade", points=20, condition=FlippedAfterLast(6)),
    CorporateGoal(id="mirae_mining", trait="collect", points=12, condition=RankAtLeast(2, 10)),
    CorporateGoal(id="greed_salads", trait="collect", points=16, condition=Majorities((3, 2, 2))),
    CorporateGoal(id="mr_borobo", trait="collect", points=20, condition=TotalLead((15, 10, 10))),
    CorporateGoal(
        id="infinite_analysis",
        trait="research",
        points=12,
        condition=Counted((6, 8, 10)),
        tracker=Tracker(Happening.RES_REMOVED, By.ANYONE),
    ),
    CorporateGoal(
        id="matrix_group",
        trait="research",
        points=16,
        condition=Counted((6, 6, 6)),
        tracker=Tracker(Happening.BOUGHT, By.SELF, CardIs(CardFilter(kind=Kind.PLAN))),
    ),
    CorporateGoal(
        id="revival",
        trait="research",
        points=20,
        condition=Counted((7, 7, 7)),
        tracker=Tracker(Happening.TURN_END, By.SELF, PutDownAtLeast(5)),
    ),
    CorporateGoal(
        id="easter_melon",
        trait="sales",
        points=12,
        condition=OwnCards(25, ANY_CARD, (Zone.CARDS, Zone.PUBLIC_GOALS, Zone.CORPORATE_GOAL)),
    ),
    CorporateGoal(id="starting_point", trait="sales", points=20, condition=EachColor(3)),
    CorporateGoal(id="arsene", trait="sales", points=16, condition=DeclaredLast()),
)
