-- Which turn is being played, who is at it, and what the newest board tells and shows.
ALTER TABLE tables ADD COLUMN turn_seq INTEGER NOT NULL DEFAULT -1;
ALTER TABLE tables ADD COLUMN acting_id INTEGER;
ALTER TABLE tables ADD COLUMN board_from_seq INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN board_seq INTEGER NOT NULL DEFAULT -1;

-- Boards so far told all that they showed.
UPDATE tables SET turn_seq = told_seq, board_from_seq = told_seq, board_seq = told_seq;
