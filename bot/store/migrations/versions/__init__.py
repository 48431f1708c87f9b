"""The migrations, in the order of their numbers.

They are in one folder because that order is all there is to know about them.
"""
