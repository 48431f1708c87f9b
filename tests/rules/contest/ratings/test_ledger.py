"""Ratings over many tables."""

from collections.abc import Sequence

from rules.contest.ratings.counting import Anchor, Field, Why
from rules.contest.ratings.ledger import Event, Ledger, PoolRating
from rules.contest.ratings.model import DAY_S, NEW_MU, NEWCOMER, Rating
from rules.core.rng import Rng

ANN, BOB = 11, 12
POOL = "nim:duel"


def won(
    table: int, ended_at: int, who: Sequence[int] = (ANN, BOB), *, is_limited: bool = True
) -> Field:
    places = tuple(range(1, len(who) + 1))
    return Field(POOL, table, ended_at, tuple(who), places, (), is_limited)


def test_a_table_starts_from_the_ratings_after_the_last_one() -> None:
    ledger = Ledger()
    first = ledger.take(won(1, 100))
    second = ledger.take(won(2, 200))
    assert isinstance(first, tuple)
    assert isinstance(second, tuple)
    assert [each.mu_before for each in first] == [NEW_MU, NEW_MU]
    assert [each.mu_before for each in second] == [each.mu for each in first]
    held = ledger.standings[POOL, ANN]
    assert (held.rating.mu, held.tables, held.last_at) == (second[0].mu, 2, 200)


def test_the_same_members_have_three_rated_tables_in_thirty_days() -> None:
    ledger = Ledger()
    assert all(isinstance(ledger.take(won(n, n * DAY_S)), tuple) for n in (1, 2, 3))
    assert ledger.take(won(4, 4 * DAY_S)) is Why.AGAIN
    assert isinstance(ledger.take(won(5, 4 * DAY_S, (ANN, BOB, 13))), tuple)
    assert isinstance(ledger.take(won(6, 4 * DAY_S, is_limited=False)), tuple)
    # Unrated tables do not count, and the first is out of the thirty days.
    assert isinstance(ledger.take(won(7, 31 * DAY_S)), tuple)
    assert ledger.take(won(8, 31 * DAY_S)) is Why.AGAIN


def test_a_long_rest_makes_a_rating_less_sure() -> None:
    sure = PoolRating(Rating(30_000_000, 4_000_000), 20, 0)
    events = Ledger({(POOL, ANN): sure}).take(won(1, 60 * DAY_S))
    assert isinstance(events, tuple)
    assert events[0].mu_before == 30_000_000
    assert events[0].sigma_before > 4_000_000


def test_robots_never_change() -> None:
    ledger = Ledger()
    for table in range(5):
        field = Field("nim:practice", table, table, (ANN,), (1,), (Anchor(2, NEW_MU),), False)
        assert isinstance(ledger.take(field), tuple)
    assert list(ledger.standings) == [("nim:practice", ANN)]


def test_taking_up_in_the_middle_gives_the_same_as_going_through() -> None:
    chance = Rng(5)
    fields = []
    for table in range(60):
        people = [1, 2, 3, 4, 5]
        chance.shuffle(people)
        who = tuple(sorted(people[: 2 + table % 3]))
        fields.append(won(table, table * DAY_S, who, is_limited=False))
    whole = Ledger()
    events: list[Event] = []
    for field in fields:
        events += _events(whole, field)
    first = Ledger()
    parted = [event for field in fields[:30] for event in _events(first, field)]
    second = Ledger(first.standings)
    parted += [event for field in fields[30:] for event in _events(second, field)]
    assert parted == events
    assert second.standings == whole.standings


def _events(ledger: Ledger, field: Field) -> tuple[Event, ...]:
    taken = ledger.take(field)
    assert isinstance(taken, tuple)
    return taken


def test_a_newcomer_starts_as_the_model_says() -> None:
    events = Ledger().take(won(1, 0))
    assert isinstance(events, tuple)
    assert {(each.mu_before, each.sigma_before) for each in events} == {
        (NEWCOMER.mu, NEWCOMER.sigma)
    }
