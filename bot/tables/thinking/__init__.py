"""Robots of level 3 think in processes of their own, so that no board and no answer waits for them (ADR 40)."""
