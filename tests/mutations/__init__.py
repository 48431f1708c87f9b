"""Mutation tests: the program is changed at random, one small place at a time (``make mutate``)."""
