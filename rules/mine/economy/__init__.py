"""The economy: zones, the market, costs, supplies, goals and triggers."""
