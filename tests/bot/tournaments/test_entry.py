"""Conditions for signing up: a code, reliability, ratings, and several of them together."""

import pytest
from sqlalchemy import Connection, insert

from bot.core.text.translator import translator
from bot.features.tournament.desk.files import lists_of
from bot.features.tournament.posts.announcing import announcement
from bot.features.tournament.views.regulations import rules_post
from bot.features.tournament.words import Shown
from bot.store import schema
from bot.store.contest.rows import Eligible, Settings
from bot.store.declaring import ratings
from bot.tournaments import creating
from bot.tournaments.eligibility import Who
from bot.tournaments.model import Held
from rules.contest.director.snapshot import Kind
from rules.contest.ratings.model import UNIT
from rules.core.errors import Refusal
from rules.core.text import Msg, Typed
from tests.bot.tables.house import CHANNEL, GUILD
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, Hall, plan
from tests.catalogues import toy_catalogue_of
from tests.refusing import refuses

pytestmark = pytest.mark.slow

CODE = Typed("open sesame")


async def draft(hall: Hall) -> Held:
    return await hall.tournaments.create(
        hall.by(ORGANISER),
        guild_id=GUILD,
        channel_id=CHANNEL,
        language="en",
        name=Typed("Cup"),
        title="nim",
        plan=plan(),
        settings=Settings(),
    )


async def rated(hall: Hall, member_id: int, points: int) -> None:
    """Give a member a rating at tables of nim."""
    mu = (points - 500) * UNIT // 40

    def keep(conn: Connection) -> None:
        row = {"pool": "nim:table", "member_id": member_id, "mu": mu, "sigma": UNIT}
        conn.execute(insert(ratings.ratings), row | {"tables": 9, "last_at": 1})

    await hall.database.write(keep)


async def test_a_code_is_asked_for_once_and_in_any_case(hall: Hall) -> None:
    held = await draft(hall)
    await hall.tournaments.invite.code(held.id, hall.by(ORGANISER), CODE)
    await hall.tournaments.announce(held.id, hall.by(ORGANISER))
    sign_up = hall.tournaments.sign_up
    with refuses("tournament.code_needed"):
        await sign_up(held.id, hall.by(FIRST_MEMBER))
    with refuses("tournament.code_wrong"):
        await sign_up(held.id, hall.by(FIRST_MEMBER), who=Who(code="open barley"))
    await sign_up(held.id, hall.by(FIRST_MEMBER), who=Who(code=" Open Sesame "))
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    await hall.director.look()
    held = await hall.tournaments.check_in(held.id, hall.by(FIRST_MEMBER))
    assert held.entrant(1).checked_in_ms is not None


async def test_a_code_changes_in_the_draft_alone_and_fits(hall: Hall) -> None:
    held, code = await draft(hall), hall.tournaments.invite.code
    for unfit in ("short", "x" * 41):
        with refuses("tournament.code_unfit"):
            await code(held.id, hall.by(ORGANISER), Typed(unfit))
    with refuses("tournament.not_organiser"):
        await code(held.id, hall.by(FIRST_MEMBER), CODE)
    await code(held.id, hall.by(ORGANISER), CODE)
    with refuses("act.unchanged"):
        await code(held.id, hall.by(ORGANISER), CODE)
    await code(held.id, hall.by(ORGANISER), Typed(""))
    await hall.tournaments.announce(held.id, hall.by(ORGANISER))
    with refuses("tournament.frozen"):
        await code(held.id, hall.by(ORGANISER), CODE)
    await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER))


async def test_a_code_is_shown_nowhere_and_does_not_change_the_fingerprint(hall: Hall) -> None:
    held = await draft(hall)
    before = creating.fingerprint(held.row)
    await hall.tournaments.invite.code(held.id, hall.by(ORGANISER), CODE)
    held = await hall.tournaments.announce(held.id, hall.by(ORGANISER))
    assert held.row.fingerprint == before
    shown, text = Shown(held), translator(toy_catalogue_of("en"), None)
    public = [announcement(shown, text).content, rules_post(shown, text, ("x",)).content]
    outbox = await hall.database.read(lambda conn: conn.execute(schema.outbox.select()).all())
    assert "code" in public[1]
    assert [each for each in (*public, str(lists_of(shown)), str(outbox)) if "sesame" in each] == []


async def test_reliability_and_ratings_are_asked_for_together(hall: Hall) -> None:
    eligible = Eligible(rating_least=1500, rating_most=1700, reliability=80)
    held = await hall.announced(settings=Settings(eligible=eligible))
    for member, points in enumerate((1400, 1500, 1700, 1701), FIRST_MEMBER):
        await rated(hall, member, points)
    sign_up, first = hall.tournaments.sign_up, FIRST_MEMBER
    refused = (first, "rating_least"), (first + 3, "rating_most"), (900, "rating_least")
    for member, missing in refused:
        with pytest.raises(Refusal) as caught:
            await sign_up(held.id, hall.by(member))
        condition = caught.value.facts["condition"]
        assert isinstance(condition, Msg)
        assert condition.key == f"tournament.eligible.{missing}"
    for member in (first + 1, first + 2):
        held = await sign_up(held.id, hall.by(member))
    assert [each.member_id for each in held.stored.entrants] == [first + 1, first + 2]


async def test_a_newcomer_has_less_than_95_per_cent_of_reliability(hall: Hall) -> None:
    held = await hall.announced(settings=Settings(eligible=Eligible(reliability=95)))
    with refuses("tournament.not_eligible"):
        await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER))


async def test_members_without_a_rating_enter_below_a_greatest_rating(hall: Hall) -> None:
    held = await hall.announced(settings=Settings(eligible=Eligible(rating_most=1500)))
    await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER))


async def test_the_waiting_list_keeps_its_order(hall: Hall) -> None:
    settings = Settings(eligible=Eligible(rating_most=1500))
    held = await hall.announced(plan(entrants_max=3), settings=settings)
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 6):
        await hall.tournaments.sign_up(held.id, hall.by(member))
    # A member of the bench who was a substitute for a while keeps the place.
    fourth = FIRST_MEMBER + 3
    await hall.tournaments.sign_up(held.id, hall.by(fourth), as_substitute=True)
    await hall.tournaments.sign_up(held.id, hall.by(fourth))
    for out in range(3):
        held = await hall.tournaments.withdraw(held.id, hall.by(FIRST_MEMBER + out))
        playing = [each.no for each in held.stored.entrants if each.kind is Kind.ENTRANT]
        assert playing[-1] == out + 4


async def test_invited_members_enter_without_the_code(hall: Hall) -> None:
    held, invite = await draft(hall), hall.tournaments.invite
    await invite.members(held.id, hall.by(ORGANISER), [FIRST_MEMBER])
    with refuses("act.unchanged"):
        await invite.members(held.id, hall.by(ORGANISER), [FIRST_MEMBER])
    await invite.code(held.id, hall.by(ORGANISER), CODE)
    held = await hall.tournaments.announce(held.id, hall.by(ORGANISER))
    with refuses("tournament.frozen"):
        await invite.members(held.id, hall.by(ORGANISER), [])
    # The organiser forgot one of them.
    await invite.members(held.id, hall.by(ORGANISER), [FIRST_MEMBER, FIRST_MEMBER + 2])
    sign_up = hall.tournaments.sign_up
    await sign_up(held.id, hall.by(FIRST_MEMBER))
    await sign_up(held.id, hall.by(FIRST_MEMBER + 2))
    with refuses("tournament.code_needed"):
        await sign_up(held.id, hall.by(FIRST_MEMBER + 1))
    held = await sign_up(held.id, hall.by(FIRST_MEMBER + 1), who=Who(code="open sesame"))
    assert len(held.stored.entrants) == 3
    text = translator(toy_catalogue_of("en"), None)
    rules = rules_post(Shown(held), text, ("x",)).content
    assert "whom the organiser has invited, or who have the code" in rules


async def test_only_invited_members_enter_without_a_code(hall: Hall) -> None:
    held = await draft(hall)
    await hall.tournaments.invite.members(held.id, hall.by(ORGANISER), [FIRST_MEMBER])
    await hall.tournaments.announce(held.id, hall.by(ORGANISER))
    with refuses("tournament.not_eligible"):
        await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER + 1))
    await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER))
