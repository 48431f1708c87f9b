"""Texts as one reader gets them: their language, their length, and their links."""
