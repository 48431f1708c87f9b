"""What every title must keep to, checked by seeded random play.

Each check is a function of a title and a table played with it (or all its tables) that raises `AssertionError`; `suite`
lists them all. The suite is itself tested: every check has a deliberately broken toy title that it must catch.

``TURNPOST_GAMES`` says how many tables are played for each number of seats and each option; 1 when not set, and then
the choices of a title that has many take turns at the numbers of seats (`tables.setups`).

``python -m tests.conformance KEY`` runs the suite on one title, also on one that an installed package brings.
"""
