"""The picture for narrow screens: a large map, and the few numbers that a turn needs."""
