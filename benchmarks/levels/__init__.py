"""How levels of robots are compared: matches, and what they say of strength."""
