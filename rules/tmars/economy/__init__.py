"""The economy: costs, supplies, payments, tiles, parameters, goals and triggers."""
