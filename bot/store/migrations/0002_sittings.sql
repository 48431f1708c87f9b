ALTER TABLE tables ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
ALTER TABLE tables ADD COLUMN started_at INTEGER;
ALTER TABLE tables ADD COLUMN rematch_id INTEGER REFERENCES tables (id);

UPDATE tables SET language = guilds.language FROM guilds WHERE guilds.id = tables.guild_id;
UPDATE tables SET started_at = moves.at FROM moves WHERE moves.table_id = tables.id AND moves.seq = 0;

-- Whose a seat of a table in play was, from one entry of the log of moves on: never changed, so that a member who has
-- seen one hand is never shown another, and what happened is told with the names of then. A robot's has no member.
CREATE TABLE sittings (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    since     INTEGER NOT NULL,
    member_id INTEGER,
    name      TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, since)
) STRICT, WITHOUT ROWID;

INSERT INTO sittings
    SELECT seats.table_id, seats.seat, 0, coalesce(seats.member_id, seats.away_id), seats.name
    FROM seats JOIN tables ON tables.id = seats.table_id WHERE tables.seq >= 0;
INSERT INTO sittings
    SELECT seats.table_id, seats.seat, tables.seq + 1, NULL, ''
    FROM seats JOIN tables ON tables.id = seats.table_id WHERE tables.seq >= 0 AND seats.away_id IS NOT NULL;
