CREATE TABLE tables (
    id               INTEGER PRIMARY KEY,
    title            TEXT NOT NULL,
    rules_version    INTEGER NOT NULL,
    guild_id         INTEGER NOT NULL,
    channel_id       INTEGER NOT NULL,
    thread_id        INTEGER,
    lobby_message_id INTEGER,
    board_message_id INTEGER,
    opener_id        INTEGER NOT NULL,
    status           TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'cancelled')),
    options          TEXT NOT NULL,
    seat_count       INTEGER NOT NULL,
    seq              INTEGER NOT NULL,
    told_seq         INTEGER NOT NULL,
    asks             TEXT NOT NULL,
    votes            TEXT NOT NULL,
    state            BLOB,
    hash             BLOB,
    seed             BLOB NOT NULL,
    salt             BLOB NOT NULL,
    commitment       TEXT NOT NULL,
    opened_at        INTEGER NOT NULL,
    touched_at       INTEGER NOT NULL,
    ended_at         INTEGER
) STRICT;

CREATE INDEX tables_by_thread ON tables (thread_id);
CREATE INDEX tables_by_channel ON tables (channel_id);
CREATE INDEX tables_by_status ON tables (status);

CREATE TABLE seats (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    seat        INTEGER NOT NULL,
    member_id   INTEGER,
    robot_level INTEGER,
    away_id     INTEGER,
    name        TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_member ON seats (member_id) WHERE member_id IS NOT NULL;

-- Everything that ever happened to a table, never changed: the set-up (seq 0), moves, undone moves, seats given up.
CREATE TABLE moves (
    table_id      INTEGER NOT NULL REFERENCES tables (id),
    seq           INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    kind          TEXT NOT NULL CHECK (kind IN ('start', 'move', 'undo', 'leave')),
    seat          INTEGER CHECK ((seat IS NULL) = (kind = 'start')),
    move          BLOB CHECK ((move IS NULL) = (kind <> 'move')),
    events        BLOB NOT NULL,
    member_id     INTEGER,
    hash          BLOB NOT NULL,
    at            INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Interactions that were carried out, so that one delivered again changes nothing; seq is -1 for those without a move.
CREATE TABLE interactions (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL
) STRICT;

-- The states that moves may be taken back to, only as long as they may.
CREATE TABLE undo_states (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    state    BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Ids are never used again: posts are recognised by them.
CREATE TABLE outbox (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id     INTEGER NOT NULL REFERENCES tables (id),
    kind         TEXT NOT NULL,
    target       TEXT NOT NULL,
    payload      BLOB NOT NULL,
    coalesce_key TEXT,
    due_at       REAL NOT NULL,
    attempts     INTEGER NOT NULL DEFAULT 0,
    claimed_at   REAL,
    sent_at      REAL,
    message_id   INTEGER,
    error        TEXT
) STRICT;

CREATE INDEX outbox_open ON outbox (target, id) WHERE sent_at IS NULL AND error IS NULL;

CREATE TABLE guilds (
    id       INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;

CREATE TABLE members (
    id       INTEGER PRIMARY KEY,
    language TEXT,
    pings    INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
