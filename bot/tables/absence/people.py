"""The services about people at tables, built together."""

from dataclasses import dataclass

from bot.store.database import Database
from bot.tables.absence.ballots import BallotKind
from bot.tables.absence.leaving import Leaving, ended_now
from bot.tables.absence.offers import Offers
from bot.tables.absence.voting import Voting
from bot.tables.dependencies import HasLeft, nobody_has_left
from bot.tables.service import Tables


@dataclass(frozen=True, slots=True)
class People:
    voting: Voting
    leaving: Leaving
    offers: Offers
    has_left: HasLeft


def people_at(database: Database, tables: Tables, has_left: HasLeft = nobody_has_left) -> People:
    """Return the services for the tables of a database."""
    voting = Voting(database, tables)
    voting.on(BallotKind.END, ended_now)
    offers = Offers(database, tables, has_left=has_left)
    return People(voting, Leaving(database, tables), offers, has_left)
