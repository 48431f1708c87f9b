"""The services about people at tables, built together."""

from dataclasses import dataclass

from bot.store.database import Database
from bot.tables.absence.ballots import BallotKind
from bot.tables.absence.leavers import Leavers
from bot.tables.absence.leaving import Leaving, ended_now
from bot.tables.absence.offers import Offers
from bot.tables.absence.taking_back import TakingBack
from bot.tables.absence.voting import Voting
from bot.tables.absence.ways_out import Ways
from bot.tables.dependencies import HasLeft, nobody_has_left
from bot.tables.history.replays import Replays
from bot.tables.service import Tables


@dataclass(frozen=True, slots=True)
class People:
    voting: Voting
    leaving: Leaving
    offers: Offers
    has_left: HasLeft
    leavers: Leavers
    taking_back: TakingBack
    ways: Ways


def people_at(
    database: Database,
    tables: Tables,
    has_left: HasLeft = nobody_has_left,
    replays: Replays | None = None,
) -> People:
    """Return the services for the tables of a database."""
    voting = Voting(database, tables)
    voting.on(BallotKind.END, ended_now)
    offers = Offers(database, tables, has_left=has_left)
    taking_back = TakingBack(tables, voting, replays or Replays(database))
    leavers = Leavers(database, tables.changes, has_left)
    ways = Ways(database, tables, taking_back)
    leaving = Leaving(database, tables)
    return People(voting, leaving, offers, has_left, leavers, taking_back, ways)
