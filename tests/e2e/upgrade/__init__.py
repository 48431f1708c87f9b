"""The bot is upgraded while tables are in play: `python -m tests.e2e.upgrade --tables 100` (ADR 44)."""
