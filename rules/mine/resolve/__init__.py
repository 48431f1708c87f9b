"""Resolves effects step by step: the stack, its questions, and what starts it."""
