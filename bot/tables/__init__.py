"""Everything that can be done at a table and how it is stored, without any knowledge of Discord."""
