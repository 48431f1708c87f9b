-- With the hash of the state that it led to, an entry's link can be checked without playing. None in older entries.
ALTER TABLE moves ADD COLUMN state_hash BLOB;

-- A checksum over a table's row and its seats; none in rows that were last written before there was one.
ALTER TABLE tables ADD COLUMN seal BLOB;
