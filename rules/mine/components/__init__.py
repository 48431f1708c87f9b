"""The components: cards, goals, effects as data, spellings, and the numbers of the rule book."""
