"""What things cost, count and bring: zones, the market, supplies, goals and triggers."""
