"""What things cost, count and bring: supplies, payments, tiles, parameters, goals and triggers."""
