"""The components: cards, boards, tracks, effects as data, and the numbers of the rule book."""
