"""Tournaments as members see them: questions, posts, lists and the buttons under them."""
