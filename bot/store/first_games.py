"""First games with lessons: tables that nobody sees but whoever learns there, and that belong to no tournament."""

from typing import Final

from sqlalchemy import and_, or_

from bot.store.schema import tables

IS_FIRST_GAME: Final = and_(tables.c.is_sealed != 0, tables.c.tournament_id.is_(None))
IS_NO_FIRST_GAME: Final = or_(tables.c.is_sealed == 0, tables.c.tournament_id.is_not(None))
