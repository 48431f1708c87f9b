"""Tournaments as members see them: questions, posts, lists and the buttons under them.

They are in one folder because each is one window, post or list about the same tournament, and all share its words.
"""
