"""The seats that nobody plays: how they value a table and choose their moves."""
