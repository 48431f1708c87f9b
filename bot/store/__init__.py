"""The database: its tables, its migrations, and every SQL statement."""

from bot.store.declaring.sparing import spare_the_mapper

spare_the_mapper()
