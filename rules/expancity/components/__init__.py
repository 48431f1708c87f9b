"""The contents of the box: tiles, cards with their conditions as data, and the numbers of the rule book."""
