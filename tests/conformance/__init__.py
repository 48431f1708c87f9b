"""The contract that every title must keep, checked by seeded random play.

Each check is a function of a title and one of its tables (or all of them) that raises `AssertionError`; `suite` lists
them all. The suite is itself tested: for every check there is a deliberately broken toy title that it must catch.

``TURNPOST_GAMES`` is the number of tables played for each number of seats and each option. The default is 1; for a
title with many choices, each choice is then played at only one number of seats (`tables.setups`).

``python -m tests.conformance KEY`` runs the suite on one title, which may come from an installed package.
"""
