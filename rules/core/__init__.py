"""The common part of all titles' rules; it knows no title.

Its modules are in one folder because each is a piece of one contract, and titles import them by these names.
"""
