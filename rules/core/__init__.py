"""What the rules of all titles share; it knows no title.

They are in one folder because each is a piece of one contract, and titles import them by these names.
"""
