"""Texts as one reader gets them: their language, their length, links in them."""
