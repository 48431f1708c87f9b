"""First games with lessons (ADR 42)."""
